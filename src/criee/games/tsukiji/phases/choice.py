"""What all decisions have in common: who is asked, and what cannot be done meanwhile."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused, seat_name
from criee.engine.phase import ONLY, Phase
from criee.games.tsukiji.flow import BID_PHASE, TAKE_PHASE
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import TsukijiState


class Decision(Phase[TsukijiState]):
    """A phase in which players decide."""

    def __init__(self, codes: Codes, name: str, rule: str, verb: str) -> None:
        super().__init__(name, rule, (verb,))
        self.codes = codes

    def not_now(self, state: TsukijiState, seat: i64, move: i64) -> Refused:
        """Who reaches for a pile while no bonus is under way hears what opens it."""
        quiet = state.phase == BID_PHASE or state.phase == TAKE_PHASE
        if quiet and self.codes.steal <= move < self.codes.turn:
            return Refused("T17", "refuse-stays")
        return super().not_now(state, seat, move)


class Choice(Decision):
    """A decision of one player: who picks, or whose effects are being resolved."""

    def to_act(self, state: TsukijiState) -> tuple[int, ...]:
        return ONLY[state.picker]

    def why_not_asked(self, state: TsukijiState, seat: i64) -> Refused:
        who = seat_name(int(state.picker))
        return Refused(self.rule_in(state), f"refuse-wait-{self.name}", {"who": who})
