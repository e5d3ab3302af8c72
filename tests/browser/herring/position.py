"""Positions: a full state from readable data. `herrings` may be left out: then it is what nobody has taken."""

from __future__ import annotations

from criee.engine.fields import Fields

from .box import Box
from .state import Barrel


def read(box: Box, fields: Fields) -> Barrel:
    s = Barrel(box)
    full = int(box.herrings)
    s.taken = fields.numbers("taken", 0, full, [0, 0], size=2)
    s.herrings = fields.number("herrings", 0, full, max(0, full - sum(s.taken)))
    s.turn = fields.number("turn", 0, 1, 0)
    return s
