"""The voice: what the game says, put together."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.phase import Phase
from criee.engine.voice import Voice
from criee.games.tsukiji import foresee, labels, story
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import TsukijiState


class TsukijiVoice(Voice[TsukijiState]):
    def __init__(self, phases: list[Phase[TsukijiState]], codes: Codes) -> None:
        super().__init__(phases)
        self.codes = codes

    def label(self, state: TsukijiState, seat: int, move: int) -> Line:
        return labels.label(self.codes, state, seat, move)

    def story(self, before: TsukijiState, after: TsukijiState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(self.codes, before, after, seat, move)

    def foresee(self, state: TsukijiState, seat: int, move: int) -> Mapping[str, object]:
        return foresee.foresee(self.phases, self.codes, state, seat, move)
