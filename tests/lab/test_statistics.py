"""Intervals and the sequential test: what is known of them, and that they are wrong as rarely as they say."""

from __future__ import annotations

from collections import Counter
from math import log, sqrt
from random import Random

import pytest

from criee.lab.interval import Z, interval
from criee.lab.sprt import BOUND, Sprt, likelihood_ratio

# Shares of a round, and how often: won or lost whole, in pairs, in pairs where the deal decides, at a table of five.
ROUNDS = {
    "whole": ([0.0, 1.0], [0.4, 0.6]),
    "nearly all": ([0.0, 1.0], [0.03, 0.97]),
    "pairs": ([0.0, 0.5, 1.0], [0.2, 0.4, 0.4]),
    "even pairs": ([0.0, 0.5, 1.0], [0.05, 0.9, 0.05]),
    "five": ([0.0, 0.2, 0.4, 0.6, 1.0], [0.4, 0.35, 0.15, 0.08, 0.02]),
}


def mean(kind: str) -> float:
    return sum(share * odds for share, odds in zip(*ROUNDS[kind], strict=True))


@pytest.mark.parametrize("kind", ROUNDS)
def test_the_interval_holds_the_truth_in_about_95_of_100(kind: str) -> None:
    luck = Random(kind)
    held = 0
    for _ in range(600):
        low, high = interval(luck.choices(*ROUNDS[kind], k=60))
        held += low <= mean(kind) <= high
    assert held / 600 > 0.92


def test_where_rounds_are_won_or_lost_it_is_the_interval_of_agresti_and_coull() -> None:
    n, won = 50, 41
    p = (won + Z * Z / 2) / (n + Z * Z)
    reach = Z * sqrt(p * (1 - p) / (n + Z * Z))
    assert interval([1.0] * won + [0.0] * (n - won)) == pytest.approx((p - reach, p + reach))


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_rounds_that_are_all_alike_do_not_make_it_certain(share: float) -> None:
    few, many = interval([share] * 5), interval([share] * 500)
    for low, high in (few, many):
        assert 0 <= low <= share <= high <= 1 and high > low
    assert few.high - few.low > many.high - many.low > 0


def test_pairs_that_even_out_the_deal_make_it_narrower() -> None:
    paired, alone = interval([0.5] * 90 + [1.0] * 10), interval([1.0] * 55 + [0.0] * 45)
    assert paired.high - paired.low < (alone.high - alone.low) / 2


def test_where_rounds_are_won_or_lost_it_is_walds_own_test() -> None:
    seen = Counter({1.0: 13, 0.0: 7})
    assert likelihood_ratio(seen, 0.5, 0.6) == pytest.approx(13 * log(0.6 / 0.5) + 7 * log(0.4 / 0.5), abs=1e-3)
    assert likelihood_ratio(Counter({1.0: 3}), 0.5, 0.6) == pytest.approx(3 * log(0.6 / 0.5), abs=0.02)


def test_it_decides_and_stays_open() -> None:
    clear, level, between = Sprt(0.5, 0.6), Sprt(0.5, 0.6), Sprt(0.45, 0.55)
    for _ in range(20):
        clear.feed(1.0)
        level.feed(0.5)
        between.feed(0.5)
    assert clear.decided == 0.6 and clear.ratio >= BOUND
    assert level.decided == 0.5 and level.ratio <= -BOUND
    assert between.decided is None and between.ratio == pytest.approx(0)


@pytest.mark.parametrize("kind", ["pairs", "five"])
@pytest.mark.parametrize("step", [-0.15, 0.15])
def test_it_is_wrong_as_rarely_as_it_says(kind: str, step: float) -> None:
    luck, truth = Random(kind), mean(kind)
    low, high = sorted((truth, truth + step))
    wrong = 0
    for _ in range(80):
        test = Sprt(low, high)
        while test.decided is None:
            test.feed(luck.choices(*ROUNDS[kind])[0])
        wrong += test.decided != truth
    assert wrong <= 9
