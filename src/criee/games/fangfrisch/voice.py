"""The voice: what the game says, put together."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.voice import Voice
from criee.games.fangfrisch import foresee, story
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.state import FangfrischState


class FangfrischVoice(Voice[FangfrischState]):
    def label(self, state: FangfrischState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def story(self, before: FangfrischState, after: FangfrischState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def foresee(self, state: FangfrischState, seat: int, move: int) -> Mapping[str, object]:
        if move == m.RING:  # it is not sure who gets the lot; what it would be is
            return {"lot": foresee.lot_won(state, seat)}
        return foresee.changed(state, self.after(state, seat, move), seat)
