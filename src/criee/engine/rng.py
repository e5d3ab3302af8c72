"""The only source of chance.

sfc32 by Chris Doty-Humphrey (public domain, part of PractRand): four 32-bit words, so that every
intermediate value stays in the machine range and compiled and interpreted code agree bit for bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """A seeded stream of numbers; equal seeds give equal streams, everywhere."""

    def __init__(self, seed: int, number: int = 0) -> None:
        """`number` parts the streams of one seed: each step of a match has one of its own."""
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = ((seed >> 64) ^ number) & WORD
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + t) & WORD
        return t

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1 (n below 2**31), all equally likely.

        Lemire's way: scale a word by multiplying, and draw again the few words that would favour some numbers.
        """
        scaled = self.word() * n
        if scaled & WORD < n:
            unfair: i64 = 0x100000000 % n
            while scaled & WORD < unfair:
                scaled = self.word() * n
        return scaled >> 32

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight says."""
        total: i64 = 0
        for w in weights:
            total += w
        left = self.below(total)
        for i, w in enumerate(weights):
            left -= w
            if left < 0:
                return i
        raise ValueError("weights must be positive somewhere")

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return float(self.word()) / 4294967296.0
