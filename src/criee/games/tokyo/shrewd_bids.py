"""Sealed bids: the best answer to how rivals bid as a rule."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.instinct_worth import token_value
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.shrewd_end import counted_value, has_played
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import value_of
from criee.games.tokyo.state import TokyoState

# What rivals bid, of what the token is worth to them: at least, the seller at least, and how much more.
FROM, SELLER_FROM, WIDE = 0.5, 0.35, 0.25


def best_bid(s: TokyoState, hall: Hall, t: Taste, seat: i64, keen: float) -> i64:
    """How many units to bid: what it wins, how likely, and what it gives to whom; `keen` raises its value."""
    unit = float(s.box.unit)
    value = value_of(s, hall, t, seat, s.token) * keen
    if s.ender >= 0:  # who has no turn left cannot sell it any more
        value = counted_value(s, seat, s.token) if has_played(s, seat) else max(value, counted_value(s, seat, s.token))
    most = s.cash[seat] // s.box.unit
    best, chosen, steps = -1e9, 0, i64(value / unit) + 2
    if most > steps:
        most = steps
    for step in range(most + 1):
        gain = prospects(s, hall, t, seat, value, float(step) * unit)
        if gain > best:
            best, chosen = gain, step
    return chosen


def prospects(s: TokyoState, hall: Hall, t: Taste, seat: i64, value: float, bid: float) -> float:
    """What a bid brings on average, against the best of the others' bids; what rivals get counts against it."""
    envy = t.envy / float(s.seats - 1)
    sells = seat == s.turn
    total, below, unit = 0.0, 0.0, float(s.box.unit)
    yen = 0.0
    while below < 0.999:
        reached = all_below(s, hall, seat, yen)
        chance = reached - below
        below = reached
        if chance > 0.0:
            wins = bid > yen or (bid == yen and sells)
            if wins:
                total += chance * (value - bid - (0.0 if sells else envy * bid))
            elif sells:
                total += chance * (yen - envy * (value - yen))
            else:
                total -= chance * envy * value * 0.5
        yen += unit
    return total


def all_below(s: TokyoState, hall: Hall, seat: i64, yen: float) -> float:
    """How likely it is that no other bids more than this; bids are rounded down to whole units."""
    chance, unit = 1.0, float(s.box.unit)
    for other in range(s.seats):
        if other == seat or float(s.cash[other]) <= yen:
            continue
        value = token_value(s, hall, other, s.token)
        low = value * (SELLER_FROM if other == s.turn else FROM)
        share = (yen + unit - low) / (value * WIDE) if value > 0.0 else 1.0
        chance *= 0.0 if share < 0.0 else share if share < 1.0 else 1.0
    return chance
