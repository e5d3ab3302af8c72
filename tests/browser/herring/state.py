"""The truth of one match. All of it lies open."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.phase import State

from .box import Box


class Barrel(State):
    def __init__(self, box: Box) -> None:
        super().__init__(2)
        self.box = box
        self.herrings: i64 = box.herrings
        self.turn: i64 = 0
        self.taken: list[int] = [0, 0]

    def clone(self) -> Barrel:
        new = Barrel(self.box)
        new.phase = self.phase
        new.herrings = self.herrings
        new.turn = self.turn
        new.taken = self.taken.copy()
        return new
