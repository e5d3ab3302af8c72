"""A ceiling: the same search, but it cheats. It is shown the true state, and foresees what the house will draw.

What it wins says about how much a game leaves to be won by thinking so far: what it wins more than the honest search
is luck and secrets. The house's draws are a function of the seed and the number of the step (`Match.draw`), so whoever
knows both knows the cards, as long as rivals make as many steps as were foreseen. A leaf is judged after other luck.
"""

from __future__ import annotations

from typing import Any, Final

from criee.bots.arena import play_out
from criee.bots.bot import Bot
from criee.bots.greedy import GreedyBot
from criee.bots.judgement import Judgement
from criee.bots.ladder import learned, read_ladder
from criee.bots.search import Search
from criee.bots.thinker import chosen_by
from criee.engine.game import Game, View
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from criee.lab.contest import Contest, one_against_the_rest
from criee.lab.provenance import expect
from criee.lab.rounds import Timed
from criee.lab.shard import Shard, plain

KIND: Final = f"{__name__}:play"


class Seer(Bot):
    """Sits at one match, whose truth it sees."""

    def __init__(self, game: Game[Any], match: Match, walks: int) -> None:
        super().__init__(game)
        self.match = match
        self.walks = walks
        self.search = Search(game, Judgement(game, learned(game.name)), read_ladder(game.name).plan)

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        self.search.drift.foretell(self.match.seed, len(self.match.steps))
        own = self.search.think_over([self.match.state.clone()], seat, moves, rng, self.walks)
        return chosen_by(self.search, own, rng)


def contest(game: str, seats: int, walks: int, seed: int) -> Contest:
    return Contest(game, {}, one_against_the_rest(f"seer@{walks}", "greedy", seats), seed)


def shards(asked: Contest, walks: int, rounds: int) -> list[Shard]:
    args = plain({**asked.about(), "walks": walks})
    return [Shard(KIND, args, asked.seed + i, 1) for i in range(rounds)]


def play(args: dict[str, Any], first: int, count: int) -> list[dict[str, Any]]:
    """The work of a shard: the rounds of these seeds, one seer against greedy others, in every rotation."""
    expect(args["code"], args["game"])
    game, seats = open_game(args["game"], args["options"]), len(args["bots"])
    return [play_round(game, seats, args["walks"], seed) for seed in range(first, first + count)]


def play_round(game: Game[Any], seats: int, walks: int, seed: int) -> dict[str, Any]:
    wins: list[list[float]] = []
    clock = [[0, 0.0, 0.0] for _ in range(seats)]
    for turn in range(seats):
        match = Match(game, seats, seed)
        seer = Timed(Seer(game, match, walks))
        play_out(match, [seer if seat == turn else GreedyBot(game) for seat in range(seats)], Rng(seed ^ 0x5EA7))
        outcome = game.outcome(match.state)
        assert outcome is not None
        wins.append([outcome.share((turn + i) % seats) for i in range(seats)])
        clock[0] = [clock[0][0] + seer.decisions, clock[0][1] + seer.seconds, max(clock[0][2], seer.longest)]
    return {"seed": seed, "wins": wins, "clock": clock}
