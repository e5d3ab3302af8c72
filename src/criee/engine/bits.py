"""Sets of up to 62 small numbers as the bits of one integer: piles, boards, who may act.

Always shift through `shl`: mypyc compiles a literal ``1 << n`` on i64 as a 32-bit shift, which is
silently wrong above 31. The parity test guards this.
"""

from __future__ import annotations

from mypy_extensions import i64


def shl(x: i64, n: i64) -> i64:
    return x << n


def bit(n: i64) -> i64:
    """The set that holds only n."""
    return shl(1, n)


def has(bits: i64, n: i64) -> bool:
    return (bits >> n) & 1 == 1


def count(bits: i64) -> i64:
    """How many members: the usual sums over pairs, nibbles, bytes (bits up to 62).

    No mask here may reach 2**62: mypyc would keep it as an object and convert it on every call.
    """
    x = bits - ((bits >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def lowest(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((bits & -bits) - 1)


def members(bits: i64) -> list[int]:
    """All members in rising order."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(int(count(low - 1)))
        bits ^= low
    return found


def nth(bits: i64, n: i64) -> i64:
    """The member with n smaller ones before it."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    bits: i64 = 0
    for n in numbers:
        bits |= bit(n)
    return bits
