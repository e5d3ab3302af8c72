"""What a position is worth."""

from __future__ import annotations

from criee.games.tokyo.score import wealth
from criee.games.tokyo.state import TokyoState


def worth(s: TokyoState, seat: int) -> float:
    return float(wealth(s)[seat])
