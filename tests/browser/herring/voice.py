"""What The Last Herring says, and what a move is sure to do."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.voice import Voice

from . import story
from .state import Barrel


class HerringVoice(Voice[Barrel]):
    def label(self, state: Barrel, seat: int, move: int) -> Line:
        return Line("move-take", {"count": move + 1}, "H2")

    def story(self, before: Barrel, after: Barrel, seat: int, move: int, viewer: int) -> list[Line]:
        return story.told(after, seat, move)

    def foresee(self, state: Barrel, seat: int, move: int) -> Mapping[str, object]:
        then = self.after(state, seat, move)
        return {"left": int(then.herrings)}
