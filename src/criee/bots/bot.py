"""Bot: somebody who plays from what a seat may know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from criee.engine.game import Game, View
from criee.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        """One of the legal moves, from what this seat sees. Only called when there is a choice."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, all alike."""

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        return rng.pick(moves)
