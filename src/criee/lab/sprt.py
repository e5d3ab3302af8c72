"""Stopping early, honestly: a generalised sequential probability ratio test (GSPRT) on a win share, round by round.

As chess engines are tested: the round, not the match, is the unit, since its matches share a deal. For each hypothesis
the most likely distribution of round shares with that mean is found from what was seen (empirical likelihood), and
the ratio of the two is held against Wald's bounds. Where rounds are only won or lost it is Wald's own test.
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import Final

ERROR: Final = 0.05  # alpha and beta: how often either hypothesis is taken though the other is true
BOUND: Final = log((1 - ERROR) / ERROR)
UNSEEN: Final = 1e-3  # what a lost and a won round count for while none is seen: so no mean is impossible
HALVINGS: Final = 60


class Sprt:
    """Is the share `low` or less, or `high` or more? Fed with rounds in the order of their seeds."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.ratio = 0.0  # log likelihood ratio: above zero speaks for `high`
        self.seen: Counter[float] = Counter()

    def feed(self, share: float) -> None:
        self.seen[round(share, 9)] += 1
        self.ratio = likelihood_ratio(self.seen, self.low, self.high)

    @property
    def decided(self) -> float | None:
        """The hypothesis that is taken; None while it is open."""
        if self.ratio >= BOUND:
            return self.high
        return self.low if self.ratio <= -BOUND else None


def likelihood_ratio(seen: Counter[float], low: float, high: float) -> float:
    """How much likelier (as a logarithm) what was seen is under the best distribution with the higher mean."""
    counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN, **seen}
    at_low, at_high = tilt(counts, low), tilt(counts, high)
    return sum(
        count * log((1 + at_low * (share - low)) / (1 + at_high * (share - high))) for share, count in counts.items()
    )


def tilt(counts: dict[float, float], mean: float) -> float:
    """What moves the seen distribution to a mean: each count is divided by 1 + tilt * (share - mean).

    What is left over falls as the tilt grows, and between these bounds no divisor reaches zero: so by halving.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        middle = (least + most) / 2
        over = sum(count * (share - mean) / (1 + middle * (share - mean)) for share, count in counts.items())
        least, most = (middle, most) if over > 0 else (least, middle)
    return (least + most) / 2
