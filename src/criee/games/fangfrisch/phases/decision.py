"""What all decisions of players share: a move of another moment is refused by the rule that says when its own is."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import Phase
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.state import FangfrischState


class Decision(Phase[FangfrischState]):
    """A phase in which players decide."""

    def not_now(self, state: FangfrischState, seat: i64, move: i64) -> Refused:
        if m.SELL <= move < m.STEAL:
            return Refused("F24", "refuse-sell-later") if state.ending else Refused("F4", "refuse-sell-turn")
        if move == m.NO_STEAL or m.STEAL <= move < m.LAY:  # thieves act first, so there is none left in any other phase
            return Refused("F20", "refuse-thief-none")
        if m.BIN <= move < m.TIN:
            return Refused("F18", "refuse-bin-now")
        if m.TIN <= move < m.TURN:
            return Refused("F21", "refuse-can-early" if state.tins > 0 else "refuse-can-none")
        return super().not_now(state, seat, move)
