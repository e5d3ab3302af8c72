"""The voice: what the game says, put together (labels.py, story.py)."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.bits import members
from criee.engine.line import Line
from criee.engine.phase import HOUSE, ForcedPhase, Phase
from criee.engine.voice import Voice
from criee.games.tokyo import labels, story, warnings
from criee.games.tokyo.flow import BID_PHASE
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import FISH
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources


class TokyoVoice(Voice[TokyoState]):
    def __init__(self, phases: list[Phase[TokyoState]], codes: Codes, hall: Hall) -> None:
        super().__init__(phases)
        self.codes = codes
        self.hall = hall

    def label(self, state: TokyoState, seat: int, move: int) -> Line:
        return labels.label(self.codes, self.hall, state, seat, move)

    def story(self, before: TokyoState, after: TokyoState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(self.codes, self.hall, before, after, seat, move)

    def foresee(self, state: TokyoState, seat: int, move: int) -> Mapping[str, object]:
        """Yen and resources won or lost (below 0) once the house has done what it must, and what would be overfished.

        What comes of a sealed bid rests on the bids of the others (K60): nothing is said of it.
        """
        if state.phase == BID_PHASE:
            return {}
        ahead = self.after(state, seat, move)
        phase = self.phases[ahead.phase]
        while isinstance(phase, ForcedPhase):
            phase.play(ahead, HOUSE, phase.move)
            phase = self.phases[ahead.phase]
        return {
            "cash": ahead.cash[seat] - state.cash[seat],
            "resources": int(resources(ahead, seat) - resources(state, seat)),
            "overfished": [FISH[species] for species in members(ahead.overfished & ~state.overfished)],
        }

    def warning(self, state: TokyoState, seat: int, move: int) -> Line | None:
        return warnings.warning(self.codes, self.hall, state, seat, move)
