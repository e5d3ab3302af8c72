"""The only decision there is: how many (H2)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ONLY, Phase

from ..flow import next_turn
from ..state import Barrel


class Take(Phase[Barrel]):
    def __init__(self) -> None:
        super().__init__("take", "H2", ("take",))

    def to_act(self, state: Barrel) -> tuple[int, ...]:
        return ONLY[state.turn]

    def moves(self, state: Barrel, seat: i64) -> list[int]:
        return list(range(int(min(state.box.most, state.herrings))))

    def play(self, state: Barrel, seat: i64, move: i64) -> None:
        state.herrings -= move + 1
        state.taken[seat] += int(move) + 1
        next_turn(state)

    def why_not(self, state: Barrel, seat: i64, move: i64) -> Refused | None:
        if move >= state.herrings:
            return Refused("H2", "refuse-few", {"left": int(state.herrings)})
        return None
