"""The end: who has won and why (B25-B27)."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.engine.line import Line, Tally
from criee.games.bigfish.box import SIZES
from criee.games.bigfish.flow import OVER_PHASE, is_lonely
from criee.games.bigfish.state import FishState


def sheet(s: FishState) -> list[Tally]:
    """A point for every fish eaten, a line for every size."""
    lines: list[Tally] = []
    for seat in range(2):
        for i, size in enumerate(SIZES):
            eaten = int(s.eaten(seat, i))
            if eaten:
                lines.append(Tally(seat, Line("score-eaten", {"size": f"@{size}", "count": eaten}, "B25"), eaten))
    return lines


def at_once(s: FishState) -> tuple[int, str] | None:
    """Who has won at once, and by which rule; None if nobody has."""
    for seat in range(2):
        if s.eaten_in_all(seat) >= s.box.goal:
            return seat, "B25"
    for seat in range(2):
        if is_lonely(s, seat):
            return 1 - seat, "B26"
    return None


def outcome(s: FishState) -> Outcome | None:
    if s.phase != OVER_PHASE:
        return None
    scores = [int(s.eaten_in_all(0)), int(s.eaten_in_all(1))]
    won = at_once(s)
    if won is not None:
        return Outcome([won[0]], scores, won[1])
    if scores[0] == scores[1]:
        return Outcome([0, 1], scores, "B27")
    return Outcome([0 if scores[0] > scores[1] else 1], scores, "B27")
