"""A round: one deal, played once in every rotation of the seats. Its matches share their luck; rounds do not.

So a round is what statistics may count. Bots are seated anew for every match: none remembers another one.
"""

from __future__ import annotations

import time
from typing import Any, Final

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.bots.bot import Bot
from criee.engine.game import Game, View
from criee.engine.rng import Rng
from criee.games import open_game
from criee.lab.provenance import expect

KIND: Final = f"{__name__}:play"


class Timed(Bot):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        began = time.perf_counter()
        move = self.bot.choose(view, seat, moves, rng)
        took = time.perf_counter() - began
        self.decisions += 1
        self.seconds += took
        self.longest = max(self.longest, took)
        return move


def play(args: dict[str, Any], first: int, count: int) -> list[dict[str, Any]]:
    """The work of a shard: the rounds of these seeds. `bots` names one bot for each seat."""
    expect(args["code"], args["game"])
    game = open_game(args["game"], args["options"])
    return [play_round(game, args["bots"], seed) for seed in range(first, first + count)]


def play_round(game: Game[Any], names: list[str], seed: int) -> dict[str, Any]:
    """All rotations of one seed, by bot (in the order of the names). Only `clock` differs from run to run."""
    wins: list[list[float]] = []
    clock = [[0, 0.0, 0.0] for _ in names]  # decisions, seconds, the longest of them
    for turn in range(len(names)):
        seats = [(i + turn) % len(names) for i in range(len(names))]  # bot i sits on seats[i]
        bots = [Timed(seat_bot(names[seats.index(seat)], game)) for seat in range(len(names))]
        wins.append(shares_of_win(game, list(bots), seats, seed))
        for i, seat in enumerate(seats):
            decisions, seconds, longest = clock[i]
            timed = bots[seat]
            clock[i] = [decisions + timed.decisions, seconds + timed.seconds, max(longest, timed.longest)]
    return {"seed": seed, "wins": wins, "clock": clock}


def shares_of_win(game: Game[Any], bots: list[Bot], seats: list[int], seed: int) -> list[float]:
    """One match: what each bot gets of the win, which may be shared."""
    outcome = game.outcome(duel(game, bots, seed).state)
    assert outcome is not None
    return [outcome.share(seat) for seat in seats]
