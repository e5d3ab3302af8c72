"""Matches against OpenSpiel's searches: rounds of one deal, played with the seats swapped."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.rivals.bots import Budget, Peer, ours

from criee import __version__
from criee.bots.bot import Bot
from criee.games import open_game
from criee.lab.contest import Standing, one_each
from criee.lab.folder import RunFolder
from criee.lab.provenance import code_of
from criee.lab.rounds import Timed, shares_of_win
from criee.lab.shard import Shard, plain

KIND: Final = f"{__name__}:play"


class Fight(NamedTuple):
    game: str
    peer: str  # mcts, ismcts
    budget: str
    rollouts: str  # theirs, or compiled: random play in our compiled code
    bar: float  # the share of wins that ours must have

    @property
    def title(self) -> str:
        return f"{self.game}, {self.peer}, {self.budget}, rollouts {self.rollouts}"


# What the project promises: at equal time and with equally many simulations.
FIGHTS: Final = [
    Fight("bigfish", "mcts", "100ms", "theirs", 0.8),
    Fight("bigfish", "mcts", "100ms", "compiled", 0.8),
    Fight("bigfish", "mcts", "200", "compiled", 0.6),
    Fight("tsukiji", "ismcts", "100ms", "theirs", 0.8),
    Fight("tsukiji", "ismcts", "100ms", "compiled", 0.8),
    Fight("tsukiji", "ismcts", "200", "compiled", 0.6),
]


def about(fight: Fight, learned: str) -> dict[str, Any]:
    return {**fight._asdict(), "learned": learned, "code": code_of(fight.game)}


def shards(fight: Fight, rounds: int, seed: int, learned: str) -> list[Shard]:
    args = plain(about(fight, learned))
    return [Shard(KIND, args, seed + i, 1) for i in range(rounds)]


def folder(path: Path | None, fight: Fight, seed: int, learned: str) -> RunFolder | None:
    if path is None:
        return None
    name = fight.title.replace(", ", "-").replace(" ", "-")
    return RunFolder(
        path / name, {"command": "opponents", "seed": seed, "version": __version__, **about(fight, learned)}
    )


def standing() -> Standing:
    return Standing(one_each(["ours", "peer"]))


def play(args: dict[str, Any], first: int, count: int) -> list[dict[str, Any]]:
    """The work of a shard."""
    return [play_round(args, seed) for seed in range(first, first + count)]


def play_round(args: dict[str, Any], seed: int) -> dict[str, Any]:
    """One deal twice. What each of ours and the peer got, and the time they took."""
    game, budget = open_game(args["game"]), Budget.read(args["budget"])
    wins: list[list[float]] = []
    clock = [[0, 0.0, 0.0], [0, 0.0, 0.0]]
    for turn in range(2):
        bots = [
            Timed(ours(game, budget, args["learned"])),
            Timed(Peer(game, 2, args["peer"], budget, args["rollouts"])),
        ]
        seats = [turn, 1 - turn]
        seated: list[Bot] = [bots[seat] for seat in seats]  # of two, who sits on a seat and where he sits are the same
        wins.append(shares_of_win(game, seated, seats, seed))
        for i, bot in enumerate(bots):
            clock[i] = [clock[i][0] + bot.decisions, clock[i][1] + bot.seconds, max(clock[i][2], bot.longest)]
    return {"seed": seed, "wins": wins, "clock": clock}
