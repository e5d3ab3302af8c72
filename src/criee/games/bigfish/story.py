"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.line import Line
from criee.games.bigfish.moves import Codes
from criee.games.bigfish.state import FishState


def label(codes: Codes, s: FishState, seat: int, move: int) -> Line:
    return Line("move-step")


def story(codes: Codes, before: FishState, after: FishState, seat: int, move: int) -> list[Line]:
    return []
