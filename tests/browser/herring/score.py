"""The end: who took the last herring (H3, H4)."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.engine.line import Line, Tally, seat_name

from .flow import OVER_PHASE
from .state import Barrel


def outcome(s: Barrel) -> Outcome | None:
    if s.phase != OVER_PHASE:
        return None
    last = 1 - int(s.turn)
    winner, rule, key = (1 - last, "H4", "end-rotten") if s.box.rotten else (last, "H3", "end-last")
    return Outcome([winner], s.taken.copy(), rule, Line(key, {"who": seat_name(last)}, rule))


def sheet(s: Barrel) -> list[Tally]:
    return [Tally(seat, Line("score-taken", {}, "H3"), taken) for seat, taken in enumerate(s.taken)]
