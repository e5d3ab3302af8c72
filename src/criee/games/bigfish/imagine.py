"""What a viewer cannot see: nothing (B28). The order of the pile is drawn when a token is turned up."""

from __future__ import annotations

from criee.engine.rng import Rng
from criee.games.bigfish.state import FishState


def secrets(s: FishState, viewer: int, rng: Rng) -> dict[str, object]:
    return {}
