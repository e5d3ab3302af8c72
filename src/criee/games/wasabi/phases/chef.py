"""What all decisions of the player in turn share: who acts, what is asked, what belongs to another part of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ONLY, Phase
from criee.games.wasabi import flow
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.state import WasabiState

COOKING: Final = ("pick", "place", "play", "chop", "toss", "keep", "switch", "cover", "claim")  # W7-W14
PREPARING: Final = {"take": "W15", "lift": "W15", "return": "W15", "decline": "W15", "stock": "W17", "draw": "W18"}


class ChefPhase(Phase[WasabiState]):
    def __init__(self, codes: Codes, name: str, rule: str, verbs: tuple[str, ...]) -> None:
        super().__init__(name, rule, verbs)
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def not_now(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        """Starting hands are given once, and a turn has two parts: who mixes them up hears what keeps them apart."""
        verb = self.codes.verb(int(move))
        if verb == "give":
            return Refused("W4", "refuse-given")
        if not state.opening:
            wrong_part = phase_two(state, verb) if flow.in_phase_two(state) else phase_one(state, verb)
            if wrong_part is not None:
                return wrong_part
        return super().not_now(state, seat, move)


def phase_one(state: WasabiState, verb: str) -> Refused | None:
    """What cannot be done while cooking, or while recipes go back in a pass."""
    if verb in PREPARING:
        return Refused(PREPARING[verb], "refuse-wait")
    if state.phase == flow.DISCARD_PHASE:
        return Refused("W8", "refuse-passed") if verb in COOKING else None
    return Refused("W8", "refuse-unpassed") if verb == "discard" else None


def phase_two(state: WasabiState, verb: str) -> Refused | None:
    """What cannot be done any more; `passes` counts this turn too if it was passed."""
    if state.passes > 0:
        return Refused("W8", "refuse-passed") if verb in COOKING else None
    if verb == "claim":
        return Refused("W19", "refuse-late-claim")
    if verb in COOKING:
        return Refused("W7", "refuse-cooked")
    return Refused("W8", "refuse-unpassed") if verb == "discard" else None
