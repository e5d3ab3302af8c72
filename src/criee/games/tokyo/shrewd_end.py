"""The last turn of each: what counts is the final score, and it can be counted (K51-K53)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.score import wealth
from criee.games.tokyo.state import TokyoState

RICHER = 0.3  # a yen of one's own, beside a yen of lead: the others have turns to come


def standing(s: TokyoState, seat: i64) -> float:
    """One's lead over the richest rival if the match ended now."""
    most, mine = -1000000, 0
    for other, yen in enumerate(wealth(s)):
        if other == seat:
            mine = yen
        elif yen > most:
            most = yen
    return float(mine - most) + RICHER * float(mine)
