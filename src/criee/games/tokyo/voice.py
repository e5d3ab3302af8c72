"""The voice: what the game says, put together."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.phase import Phase
from criee.engine.voice import Voice
from criee.games.tokyo import foresee, labels, story
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.state import TokyoState


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
        return foresee.foresee(self.phases, state, seat, move)
