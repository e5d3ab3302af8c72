"""What most and fewest resources will bring, as far as one can tell before the end (K51)."""

from __future__ import annotations

import math

from mypy_extensions import i64

from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources


def progress(s: TokyoState) -> float:
    """How near anybody is to an end condition, from 0 to 1."""
    if s.ender >= 0:
        return 1.0
    yen: i64 = 0
    most: i64 = 0
    for seat in range(s.seats):
        if s.cash[seat] > yen:
            yen = s.cash[seat]
        held = resources(s, seat)
        if held > most:
            most = held
    nearest = max(float(yen) / float(s.box.goal_yen), float(most) / float(s.box.goal_resources))
    return nearest if nearest < 1.0 else 1.0


def likely(ahead: float, blur: float) -> float:
    """How likely a lead of so many resources lasts."""
    far = ahead / blur
    return 1.0 / (1.0 + math.exp(-far if far > -30.0 else 30.0))


def expected_bonus(s: TokyoState, seat: i64, mine: float, blur: float) -> float:
    """The bonus for most less the penalty for fewest, each as likely as it looks with so many resources."""
    most, fewest = -1.0, 1e9
    for other in range(s.seats):
        if other != seat:
            theirs = float(resources(s, other))
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    ahead = mine - most
    behind = fewest - mine
    return float(s.box.most_resources) * likely(ahead, blur) - float(s.box.fewest_resources) * likely(behind, blur)


def swing(s: TokyoState, t: Taste, seat: i64, units: float) -> float:
    """What it is worth in the race for the bonus to have so many resources more (or less) than now."""
    if t.race <= 0.0:
        return 0.0
    closeness = (progress(s) - t.near) / (1.0 - t.near) if t.near < 1.0 else 0.0
    if closeness <= 0.0:
        return 0.0
    mine, blur = float(resources(s, seat)), max(0.5, t.blur)
    change = expected_bonus(s, seat, mine + units, blur) - expected_bonus(s, seat, mine, blur)
    return t.race * closeness * change
