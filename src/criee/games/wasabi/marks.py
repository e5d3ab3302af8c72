"""How much each tile in hand is wanted on each square: what it would do for the recipes in hand, all lines at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count, lowest
from criee.games.wasabi.box import MOST_TYPES
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.reach import WIDEST, Atlas, Counter, Lines, lacking
from criee.games.wasabi.state import WasabiState

SHARE: Final = [1.0, 0.6, 0.33, 0.18, 0.1, 0.06, 0.0]  # of a recipe's points, with so many tiles missing
EXTRA: Final = 1.1  # what a token is worth beside its points: a card, and a step towards the last token
IN_THE_WAY: Final = 0.5  # of what a recipe loses, when its best line is blocked
SQUARES: Final = 64  # places kept for the squares of one tile
FURTHEST: Final = 6  # the last place of SHARE


class Marks:
    """Marks of a hand for one counter, at kind * SQUARES + square; written over whenever a search asks."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.sum: vec[float] = vec[float]([0.0] * (MOST_TYPES * SQUARES))
        self.one: vec[float] = vec[float]([0.0] * (MOST_TYPES * SQUARES))  # for one recipe
        self.both: bool = False  # two tiles of the hand complete a recipe between them

    def read(self, s: WasabiState, seat: i64, hand: i64) -> None:
        """Marks these tiles for the recipes of a seat."""
        counter = Counter(s)
        self.both = False
        clear(self.sum, hand, counter.free)
        gone = tiles_gone(s, tiles_held(s, seat))
        recipes: i64 = s.recipes[seat]
        while recipes:
            low = recipes & -recipes
            recipes ^= low
            recipe = lowest(low)
            if s.tokens_left(seat, s.box.length[recipe]) > 0:
                self.read_recipe(counter, recipe, hand, gone)

    def read_recipe(self, counter: Counter, recipe: i64, hand: i64, gone: i64) -> None:
        """What each tile does for one recipe, and what lies in the way of its best lines."""
        atlas, free = self.atlas, counter.free
        clear(self.one, hand, free)
        least: i64 = FURTHEST  # tiles missing on the best lines, ...
        ways: i64 = 0  # ... how many such lines there are, ...
        needed: i64 = 0  # ... and the squares they need
        for step in (1, int(atlas.columns)):
            lines = Lines(atlas, counter, recipe, step, gone, free)
            n: i64 = 1
            while n <= lines.size and lines.run != 0:
                level = lines.missing(n)
                if level != 0:
                    if n < least:
                        least, ways, needed = n, 0, 0
                    if n == least:
                        ways += count(level)
                        needed |= squares_of(level, lines.size, step) & free
                    self.read_level(counter, lines, recipe, n, level, hand)
                n += 1
        loss = 0.0
        if ways > 0:
            loss = IN_THE_WAY * (SHARE[least] - SHARE[least + 1]) * (atlas.points[recipe] + EXTRA) / float(ways)
        self.add_up(hand, free, needed, loss)

    def read_level(self, counter: Counter, lines: Lines, recipe: i64, n: i64, level: i64, hand: i64) -> None:
        """The lines on which so many are missing: every free square of theirs, more where the order is kept (W10)."""
        atlas, free, size, step = self.atlas, counter.free, lines.size, lines.step
        gain = SHARE[n - 1] - SHARE[n]
        plain = gain * (atlas.points[recipe] + EXTRA)
        styled = plain + gain * atlas.cubes[recipe]
        base = recipe * WIDEST
        held: i64 = 0
        place: i64 = 0
        while place < size:
            kind = atlas.kinds[base + place]
            here = level & lacking(counter, lines, kind) if (hand >> kind) & 1 else 0
            if here != 0:
                held += 1
                self.raise_to(kind * SQUARES, squares_of(here, size, step) & free, plain)
                exact = (here & lines.forward) << (place * step)
                exact |= (here & lines.backward) << ((size - 1 - place) * step)
                self.raise_to(kind * SQUARES, exact & free, styled)
            place += 1
        if n == 2 and held >= 2:
            self.both = True

    # --- the table itself -----------------------------------------------------------------------------

    def raise_to(self, base: i64, squares: i64, mark: float) -> None:
        one = self.one
        while squares:
            at = base + lowest(squares)
            squares &= squares - 1
            if one[at] < mark:
                one[at] = mark

    def add_up(self, hand: i64, free: i64, needed: i64, loss: float) -> None:
        one, total = self.one, self.sum
        while hand:
            base = lowest(hand) * SQUARES
            hand &= hand - 1
            left = free
            while left:
                low = left & -left
                left ^= low
                at = base + lowest(low)
                mark = one[at]
                total[at] = total[at] + (-loss if mark == 0.0 and needed & low != 0 else mark)

    def best(self, hand: i64, free: i64) -> i64:
        """The tile and square that are wanted most, as kind * SQUARES + square; -1 if there is none."""
        most = -1e9
        found: i64 = -1
        while hand:
            base = lowest(hand) * SQUARES
            hand &= hand - 1
            left = free
            while left:
                at = base + lowest(left)
                left &= left - 1
                if self.sum[at] > most:
                    most, found = self.sum[at], at
        return found


def squares_of(lines: i64, size: i64, step: i64) -> i64:
    """All squares of the lines that begin here."""
    found: i64 = 0
    place: i64 = 0
    while place < size:
        found |= lines << (place * step)
        place += 1
    return found


def clear(table: vec[float], hand: i64, free: i64) -> None:
    """No marks for these tiles on these squares."""
    while hand:
        base = lowest(hand) * SQUARES
        hand &= hand - 1
        left = free
        while left:
            table[base + lowest(left)] = 0.0
            left &= left - 1
