"""The voice: what the game says, put together."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.voice import Voice
from criee.games.bigfish import forecast, story
from criee.games.bigfish.state import FishState


class FishVoice(Voice[FishState]):
    def label(self, state: FishState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def story(self, before: FishState, after: FishState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def foresee(self, state: FishState, seat: int, move: int) -> Mapping[str, object]:
        return forecast.foresee(self.phases, state, seat, move)
