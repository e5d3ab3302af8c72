"""How near a recipe is, on all lines of the zone at once: sets of squares as the bits of one integer.

A line is known by its first square. Shifting the squares that show an ingredient by 0, 1, 2 ... steps tells for every
first square at once whether the line from there holds it; a few such sets answer what a walk over all lines would.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count, lowest
from criee.games.wasabi.box import MOST_TYPES, Box
from criee.games.wasabi.state import WasabiState

NEVER: Final = 9  # turns to a recipe that no line of the zone has room for
WIDEST: Final = 8  # places kept for the ingredients of one recipe


class Atlas:
    """What never changes, flat: the ingredients of each recipe in order, and where lines may begin."""

    def __init__(self, box: Box) -> None:
        self.box = box
        kinds: list[int] = []
        for strip in box.sequence:
            kinds += [int(lowest(ingredient)) for ingredient in strip] + [0] * (WIDEST - len(strip))
        self.kinds: vec[i64] = vec[i64]([i64(kind) for kind in kinds])
        self.size: vec[i64] = vec[i64]([i64(box.lengths[place]) for place in box.length])
        self.points: vec[float] = vec[float]([float(box.points[place]) for place in box.length])
        self.cubes: vec[float] = vec[float]([float(box.style_cubes[place]) for place in box.length])
        self.columns: i64 = box.columns
        self.across: vec[i64] = vec[i64]([self.in_a_row(size) for size in range(WIDEST)])
        self.all: i64 = bit(len(box.squares)) - 1

    def in_a_row(self, size: int) -> i64:
        """The squares from which a line of this size stays in its row."""
        found: i64 = 0
        for square in range(len(self.box.squares)):
            if square % self.columns + size <= self.columns:
                found |= bit(square)
        return found

    def starts(self, size: i64, step: i64) -> i64:
        return self.across[size] if step == 1 else self.all


class Counter:
    """The counter as sets of squares: where a tile can be laid, and where each ingredient lies in the open."""

    def __init__(self, s: WasabiState) -> None:
        self.free: i64 = s.empty()
        self.where: vec[i64] = vec[i64]([i64(0)] * MOST_TYPES)
        where = self.where
        left = s.filled & ~s.locked
        while left:
            low = left & -left
            kind = lowest(s.shown[lowest(low)])
            where[kind] = where[kind] | low
            left ^= low


class Lines:
    """Of one recipe and one direction: the first squares of all lines that have room for it."""

    def __init__(self, atlas: Atlas, counter: Counter, recipe: i64, step: i64, gone: i64, room: i64) -> None:
        """`room`: squares where a missing one may go; `gone`: ingredients that cannot be had any more."""
        self.size: i64 = atlas.size[recipe]
        self.step: i64 = step
        self.one: i64 = 0  # how many of the recipe lie there, as a binary number
        self.two: i64 = 0
        self.four: i64 = 0
        self.forward: i64 = 0
        self.backward: i64 = 0
        where, kinds, size = counter.where, atlas.kinds, self.size
        base = recipe * WIDEST
        good: i64 = 0
        place: i64 = 0
        while place < size:
            good |= where[kinds[base + place]]
            place += 1
        self.good: i64 = good  # squares that show something of the recipe
        fits = room | good
        run = atlas.starts(size, step)
        place = 0
        while place < size:
            run &= fits >> (place * step)
            place += 1
        self.run: i64 = run
        if run == 0:
            return
        self.tally(atlas, counter, base, gone)
        self.order(atlas, counter, base)

    def tally(self, atlas: Atlas, counter: Counter, base: i64, gone: i64) -> None:
        """Counts what lies there; two of a kind are one too many."""
        place: i64 = 0
        while place < self.size:
            kind = atlas.kinds[base + place]
            here: i64 = 0
            left = counter.where[kind]
            i: i64 = 0
            while i < self.size:
                self.run &= ~(here & left)
                here |= left
                left >>= self.step
                i += 1
            if (gone >> kind) & 1:
                self.run &= here
            carry = self.one & here
            self.one ^= here
            self.four ^= self.two & carry
            self.two ^= carry
            place += 1

    def order(self, atlas: Atlas, counter: Counter, base: i64) -> None:
        """W10: where the exact order is kept so far, read from either end."""
        forward, backward, size = self.run, self.run, self.size
        room = ~self.good
        place: i64 = 0
        while place < size:
            forward &= (counter.where[atlas.kinds[base + place]] | room) >> (place * self.step)
            backward &= (counter.where[atlas.kinds[base + size - 1 - place]] | room) >> (place * self.step)
            place += 1
        self.forward = forward
        self.backward = backward

    def missing(self, n: i64) -> i64:
        """The lines on which exactly so many are missing."""
        there = self.size - n
        found = self.run & (self.one if there & 1 else ~self.one)
        found &= self.two if there & 2 else ~self.two
        return found & (self.four if there & 4 else ~self.four)


def lacking(counter: Counter, lines: Lines, kind: i64) -> i64:
    """The first squares of lines on which this ingredient does not lie."""
    here: i64 = 0
    left = counter.where[kind]
    i: i64 = 0
    while i < lines.size:
        here |= left
        left >>= lines.step
        i += 1
    return ~here


class Reach:
    """The turns that a recipe still takes at best, in any order and in the exact one, and on how many lines."""

    def __init__(self) -> None:
        self.turns: i64 = NEVER
        self.ways: i64 = 0
        self.styled: i64 = NEVER
        self.needs: i64 = 0  # what is missing on the best lines
        self.stands: bool = False  # a line shows it already: only a card can make it count (W11)


def reach(atlas: Atlas, counter: Counter, recipe: i64, held: i64, gone: i64) -> Reach:
    """A tile a turn, and one turn more if none of the missing ones is in hand: the pantry comes after the tile."""
    found = Reach()
    look(atlas, counter, recipe, 1, held, gone, found)
    look(atlas, counter, recipe, atlas.columns, held, gone, found)
    return found


def look(atlas: Atlas, counter: Counter, recipe: i64, step: i64, held: i64, gone: i64, found: Reach) -> None:
    lines = Lines(atlas, counter, recipe, step, gone, counter.free)
    if lines.run == 0:
        return
    base = recipe * WIDEST
    if lines.missing(0):
        found.stands = True
    some: i64 = 0  # lines on which a tile in hand is missing
    place: i64 = 0
    while place < lines.size:
        kind = atlas.kinds[base + place]
        if (held >> kind) & 1:
            some |= lacking(counter, lines, kind)
        place += 1
    ordered = lines.forward | lines.backward
    n: i64 = 1
    while n <= lines.size and n <= found.styled:
        level = lines.missing(n)
        if level:
            best = level & some
            turns = n if best else n + 1
            note(atlas, counter, lines, base, best if best else level, turns, found)
            level &= ordered
            if level:
                turns = n if level & some else n + 1
                if turns < found.styled:
                    found.styled = turns
        n += 1


def note(atlas: Atlas, counter: Counter, lines: Lines, base: i64, level: i64, turns: i64, found: Reach) -> None:
    """Keeps the best of all lines, and what they ask for."""
    if turns > found.turns:
        return
    if turns < found.turns:
        found.turns = turns
        found.ways = 0
        found.needs = 0
    found.ways += count(level)
    place: i64 = 0
    while place < lines.size:
        kind = atlas.kinds[base + place]
        if level & lacking(counter, lines, kind):
            found.needs |= bit(kind)
        place += 1
