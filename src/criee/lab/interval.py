"""How sure a win share is: a 95 % interval over rounds.

Rounds are independent, the matches inside one are not, so the unit is the round: its share of wins, from 0 to 1.
As in the interval of Agresti and Coull, two rounds won and two lost (z²/2 of each, to be exact) are added before mean
and spread are taken. Where each round is 0 or 1 that is their interval; where rounds are shared it uses the spread
that is really there; and it has a width even if every round was won.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
METHOD: Final = "Agresti-Coull"


class Interval(NamedTuple):
    low: float
    high: float


def interval(rounds: Sequence[float]) -> Interval:
    """Where the true share lies, with 95 % confidence, by the share of each round."""
    added = Z * Z / 2  # rounds won, and as many lost
    weight = len(rounds) + 2 * added
    mean = (sum(rounds) + added) / weight
    squares = sum((share - mean) ** 2 for share in rounds) + added * ((1 - mean) ** 2 + mean**2)
    reach = Z * sqrt(squares / weight / weight)
    return Interval(max(0.0, mean - reach), min(1.0, mean + reach))
