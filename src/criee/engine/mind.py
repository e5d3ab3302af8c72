"""Mind: what a game knows about playing it well. Bots climb it; no rule rests on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from criee.engine.phase import S
from criee.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """What a position is worth to a seat; greedy bots climb it. Higher is better, 0 is even."""

    def shortlist(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """The moves worth thinking about; all of them unless a game knows better."""
        return moves

    def instinct(self, state: S, seat: int, rng: Rng) -> int:
        """A move that a game's own bot plays at once, without looking ahead; -1: look ahead."""
        return -1
