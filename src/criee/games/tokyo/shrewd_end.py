"""The last turn of each: what counts is the final score, and it can be counted (K51-K53)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.phases.start import is_poorest
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


def is_stuck(s: TokyoState, seat: i64) -> bool:
    """Whether somebody has the yen to end the match but alone has fewest resources (K50)."""
    return s.ender < 0 and s.cash[seat] >= s.box.goal_yen and is_poorest(s, seat)


def has_played(s: TokyoState, seat: i64) -> bool:
    """The end is triggered, and this player's last turn is over."""
    since = seat - s.ender if seat >= s.ender else seat - s.ender + s.seats
    now = s.turn - s.ender if s.turn >= s.ender else s.turn - s.ender + s.seats
    return since < now


def counted_value(s: TokyoState, seat: i64, kind: i64) -> float:
    """What one more token adds to one's lead if the match ended now, in own yen: bonus and penalty are part of it."""
    then = s.clone()
    then.tokens[seat * s.box.kind_count + kind] += 1
    return (standing(then, seat) - standing(s, seat)) / (1.0 + RICHER)
