"""What all decisions of players have in common: who is asked, and what is not asked at all."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ONLY, Phase
from criee.games.bigfish import moves as m
from criee.games.bigfish.state import FishState


class Asked(Phase[FishState]):
    """A decision of the player whose turn it is."""

    def to_act(self, state: FishState) -> tuple[int, ...]:
        return ONLY[state.turn]

    def not_now(self, state: FishState, seat: i64, move: i64) -> Refused:
        """Without the option of B7 nobody ever says on or stay."""
        if move in (m.ON, m.STAY) and not state.box.stops:
            return Refused("B7", "refuse-no-stops")
        return super().not_now(state, seat, move)
