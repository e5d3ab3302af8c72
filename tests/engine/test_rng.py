"""The only source of chance."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from criee.engine.rng import Rng


def test_the_stream_of_a_seed_is_fixed_for_ever() -> None:
    """Records replay without chance, but seeds are quoted in bug reports: these numbers may never change."""
    rng = Rng(42)
    assert [rng.word() for _ in range(4)] == [3648644458, 4206697674, 2509843200, 3011021589]


@given(st.integers(0, 2**90), st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_fair() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_weighted_follows_its_weights() -> None:
    rng = Rng(9)
    counts = Counter(rng.weighted([1, 0, 3]) for _ in range(40_000))
    assert counts[1] == 0 and 9_600 < counts[0] < 10_400


def test_every_step_of_a_seed_has_a_stream_of_its_own_and_they_are_fair_together() -> None:
    """The house draws once or twice from each: first numbers of neighbouring streams must not look alike."""
    assert [Rng(5, 0).word() for _ in range(3)] == [Rng(5).word() for _ in range(3)]
    for seed in (0, 1, 42, 2**63):
        firsts = [int(Rng(seed, number).below(6)) for number in range(30_000)]
        assert all(4_700 < count < 5_300 for count in Counter(firsts).values())
        pairs = Counter(zip(firsts, firsts[1:], strict=False))
        assert len(pairs) == 36 and all(700 < count < 970 for count in pairs.values())
    assert len({int(Rng(seed, number).word()) for seed in range(50) for number in range(200)}) > 9_990


def test_neighbouring_seeds_do_not_deal_alike() -> None:
    firsts = [int(Rng(seed, 3).below(6)) for seed in range(30_000)]
    assert all(4_700 < count < 5_300 for count in Counter(firsts).values())
