"""What a position is worth."""

from __future__ import annotations

from criee.games.wasabi.score import points
from criee.games.wasabi.state import WasabiState


def worth(s: WasabiState, seat: int) -> float:
    return float(points(s, seat))
