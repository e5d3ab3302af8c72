"""Bits, in plain and compiled arithmetic (the parity test runs the compiled side)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from criee.engine import bits

SETS = st.integers(min_value=0, max_value=2**62 - 1)


@given(SETS)
def test_a_set_is_its_members(x: int) -> None:
    assert bits.of(bits.members(x)) == x
    assert bits.count(x) == len(bits.members(x)) == x.bit_count()


@given(SETS.filter(bool), st.data())
def test_nth_counts_members_from_the_lowest(x: int, data: st.DataObject) -> None:
    members = bits.members(x)
    n = data.draw(st.integers(0, len(members) - 1))
    assert bits.nth(x, n) == members[n]
    assert bits.lowest(x) == members[0]
    assert all(bits.has(x, m) for m in members)


def test_high_bits_are_real() -> None:
    assert [bits.bit(n) for n in (0, 31, 32, 35, 61)] == [1, 2**31, 2**32, 2**35, 2**61]
