"""What a viewer cannot see: nothing (H1)."""

from __future__ import annotations

from criee.engine.rng import Rng

from .state import Barrel


def secrets(s: Barrel, viewer: int, rng: Rng) -> dict[str, object]:
    return {}
