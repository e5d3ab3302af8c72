"""Voice: what a game says. Moves in plain words, what a step did, what a move is sure to do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from criee.engine.line import Line
from criee.engine.phase import Phase, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice(Generic[S]):
    """The words of one game. It never writes prose: it hands out lines (see line.py) and plain data."""

    def __init__(self, phases: list[Phase[S]]) -> None:
        self.phases = phases

    @abstractmethod
    def label(self, state: S, seat: int, move: int) -> Line:
        """A legal move in plain words, for buttons and lists."""

    @abstractmethod
    def story(self, before: S, after: S, seat: int, move: int, viewer: int) -> list[Line]:
        """What one step did, told to one viewer."""

    def foresee(self, state: S, seat: int, move: int) -> Mapping[str, object]:
        """What a legal move is sure to do, as plain data for a client to draw before the choice is final.

        Found by playing it on a clone, never by a second copy of the rules; it rests on what the seat may know.
        """
        return {}

    def warning(self, state: S, seat: int, move: int) -> Line | None:
        """What a legal move throws away, where somebody new might not see it: whoever plays by hand is asked first."""
        return None

    def after(self, state: S, seat: i64, move: i64) -> S:
        """The state that a move leads to; this one stays as it is."""
        then: S = state.clone()
        self.phases[then.phase].play(then, seat, move)
        return then
