"""What a viewer cannot see: whether others have struck the bell, until the house awards the lot (F13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from criee.engine.bits import has, members
from criee.engine.rng import Rng
from criee.games.fangfrisch.state import FangfrischState
from criee.games.fangfrisch.view import FangfrischView


def fill(view: Mapping[str, object], seat: int, rng: Rng) -> dict[str, object]:
    """Only rings have to be made up: the deck is drawn card by card, with the odds of F2."""
    seen = cast(FangfrischView, view)
    return {**view, "rings": sorted(seen["rings"] + [p for p in seen["decided"] if p != seat and rng.below(2) == 1])}


def secrets(s: FangfrischState, viewer: int, rng: Rng) -> dict[str, object]:
    others = [seat for seat in members(s.decided) if seat != viewer]
    if not others:
        return {}
    own = [viewer] if viewer >= 0 and has(s.rings, viewer) else []
    return {"rings": sorted(own + [seat for seat in others if rng.below(2) == 1])}
