"""What a practised chef does without thinking: the tile that brings the recipes in hand on, every claim, a useful card.

A search asks this millions of times, for its own turns as for those of others: all lines are looked at once, as sets
of squares (reach.py), and every tile in hand gets a mark for every square.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count, lowest, members
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, KINDS, MOST_TYPES, SPICY, STACK, SWITCH, WASABI
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.reach import NEVER, WIDEST, Atlas, Counter, Lines, lacking, reach
from criee.games.wasabi.state import NONE, WasabiState

SHARE: Final = [1.0, 0.6, 0.33, 0.18, 0.1, 0.06, 0.0]  # of a recipe's points, with so many tiles missing
EXTRA: Final = 1.1  # what a token is worth beside its points: a card, and a step towards the tenth
BLOCK: Final = 0.5  # of what a recipe promises, for laying something else in its only line
SQUARES: Final = 64
LIKED: Final = [SPICY, WASABI, CHOP, SWITCH, STACK]  # cards, the most useful first


class Marks:
    """How much each tile in hand is wanted on each square: kind * SQUARES + square."""

    def __init__(self) -> None:
        self.sum: vec[float] = vec[float]([0.0] * (MOST_TYPES * SQUARES))
        self.one: vec[float] = vec[float]([0.0] * (MOST_TYPES * SQUARES))  # for one recipe
        self.best: i64 = -1  # the tile and square that are wanted most
        self.both: bool = False  # two tiles in hand complete a recipe

    def clear(self, hand: i64, free: i64) -> None:
        while hand:
            low = hand & -hand
            hand ^= low
            base = lowest(low) * SQUARES
            left = free
            while left:
                square = left & -left
                left ^= square
                self.sum[base + lowest(square)] = 0.0

    def raise_to(self, base: i64, squares: i64, mark: float) -> None:
        one = self.one
        while squares:
            low = squares & -squares
            squares ^= low
            at = base + lowest(low)
            if one[at] < mark:
                one[at] = mark


class Chef:
    """Reflexes at one counter; what it needs again and again is kept."""

    def __init__(self, codes: Codes, atlas: Atlas) -> None:
        self.codes = codes
        self.atlas = atlas
        self.marks = Marks()

    def tile(self, s: WasabiState, seat: i64, hand: i64) -> i64:
        """The best tile of these and its square, as kind * SQUARES + square; fills the marks of all of them."""
        marks, atlas = self.marks, self.atlas
        counter = Counter(s)
        free = counter.free
        marks.clear(hand, free)
        marks.both = False
        gone = tiles_gone(s, tiles_held(s, seat))
        recipes: i64 = s.recipes[seat]
        while recipes:
            low = recipes & -recipes
            recipes ^= low
            recipe = lowest(low)
            if s.tokens_left(seat, s.box.length[recipe]) > 0:
                self.mark(counter, recipe, hand, gone)
        return self.wanted_most(hand, free)

    def mark(self, counter: Counter, recipe: i64, hand: i64, gone: i64) -> None:
        """What each tile would do for one recipe."""
        marks, atlas = self.marks, self.atlas
        free = counter.free
        self.zero(hand, free)
        only: i64 = 0  # the squares that the best lines still need
        ways: i64 = 0
        least: i64 = WIDEST
        for step in (1, int(atlas.columns)):
            lines = Lines(atlas, counter, recipe, step, gone, free)
            n: i64 = 1
            while n <= lines.size and lines.run != 0:
                level = lines.missing(n)
                if level != 0:
                    if n < least:
                        least, ways, only = n, 0, 0
                    if n == least:
                        ways += count(level)
                        only |= spread_out(level, lines.size, step) & free
                    self.mark_level(counter, lines, recipe, n, level, hand)
                n += 1
        self.add_up(counter, recipe, hand, least, ways, only)

    def zero(self, hand: i64, free: i64) -> None:
        one = self.marks.one
        while hand:
            low = hand & -hand
            hand ^= low
            base = lowest(low) * SQUARES
            left = free
            while left:
                square = left & -left
                left ^= square
                one[base + lowest(square)] = 0.0

    def mark_level(self, counter: Counter, lines: Lines, recipe: i64, n: i64, level: i64, hand: i64) -> None:
        """The lines with so many missing: every free square of theirs, and more where the order is kept."""
        atlas, marks = self.atlas, self.marks
        gain = SHARE[n - 1] - SHARE[n]
        value = atlas.points[recipe] + EXTRA
        styled = gain * (value + atlas.cubes[recipe])
        plain = gain * value
        base = recipe * WIDEST
        held: i64 = 0
        place: i64 = 0
        while place < lines.size:
            kind = atlas.kinds[base + place]
            if (hand >> kind) & 1:
                here = level & lacking(counter, lines, kind)
                if here != 0:
                    held += 1
                    squares = spread_out(here, lines.size, lines.step) & counter.free
                    marks.raise_to(kind * SQUARES, squares, plain)
                    if styled > plain:
                        exact = (here & lines.forward) << (place * lines.step)
                        exact |= (here & lines.backward) << ((lines.size - 1 - place) * lines.step)
                        marks.raise_to(kind * SQUARES, exact & counter.free, styled)
            place += 1
        if n == 2 and held >= 2:
            marks.both = True

    def add_up(self, counter: Counter, recipe: i64, hand: i64, least: i64, ways: i64, only: i64) -> None:
        """What it does for this recipe is added, and what lies in the way of its best lines taken off."""
        marks, atlas = self.marks, self.atlas
        loss = 0.0
        if ways > 0:
            loss = BLOCK * (SHARE[least] - SHARE[least + 1 if least < 6 else 6]) * (atlas.points[recipe] + EXTRA)
            loss = loss / float(ways)
        while hand:
            low = hand & -hand
            hand ^= low
            base = lowest(low) * SQUARES
            left = counter.free
            while left:
                square = left & -left
                left ^= square
                at = base + lowest(square)
                mark = marks.one[at]
                if mark == 0.0 and only & square != 0:
                    mark = -loss
                marks.sum[at] = marks.sum[at] + mark

    def wanted_most(self, hand: i64, free: i64) -> i64:
        best = -1e9
        found: i64 = -1
        while hand:
            low = hand & -hand
            hand ^= low
            base = lowest(low) * SQUARES
            left = free
            while left:
                square = left & -left
                left ^= square
                at = base + lowest(square)
                if self.marks.sum[at] > best:
                    best, found = self.marks.sum[at], at
        return found

    # --- by phase -------------------------------------------------------------------------------------

    def turn(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        codes = self.codes
        if codes.claim <= moves[0] < codes.pass_:
            return moves[0]  # claims come first
        hand = tiles_held(s, seat)
        if flow.may_lay(s) and hand != 0 and s.empty() != 0:
            found = self.tile(s, seat, hand)
            if s.laid == 0 and s.played == NONE and self.marks.both and s.cards[seat * KINDS + SPICY] > 0:
                return codes.play + SPICY
            return codes.pick + int(found // SQUARES)
        if s.laid > 0:
            if codes.play + WASABI in moves:
                return codes.play + WASABI
            return codes.done
        return moves[-1]

    def place(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        if s.empty() == 0:
            return moves[0]
        found = self.tile(s, seat, bit(s.held))
        return self.codes.place + int(s.held) * self.codes.size + int(found % SQUARES)

    def reward(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """The card that is liked best, if it is better than one that has to go."""
        codes = self.codes
        for kind in LIKED:
            if codes.take + kind in moves:
                return codes.take + kind
        for worst in reversed(LIKED):
            if s.cards[seat * KINDS + worst] > 0:
                for kind in LIKED:
                    if kind == worst:
                        break
                    move = codes.swap + worst * codes.rewards + kind
                    if move in moves:
                        return move
                break
        for move in moves:
            if codes.take + KINDS <= move < codes.swap:
                return move
        return codes.decline

    def stock(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """The tile that the nearest recipes ask for."""
        counter = Counter(s)
        held = tiles_held(s, seat)
        gone = tiles_gone(s, held)
        wish = [0.0] * len(s.pantry)
        for recipe in members(s.recipes[seat]):
            if s.tokens_left(seat, s.box.length[recipe]) <= 0:
                continue
            found = reach(self.atlas, counter, recipe, 0, gone)
            if found.turns == NEVER:
                continue
            n = found.turns - 1
            value = (self.atlas.points[recipe] + EXTRA + 0.5 * self.atlas.cubes[recipe]) * SHARE[n if n < 6 else 6]
            for kind in members(found.needs & ~held):
                wish[kind] += value
        best, chosen = -1.0, moves[0]
        for move in moves:
            kind = move - self.codes.stock
            here = wish[kind] + 0.01 * float(s.pantry[kind])
            if here > best:
                best, chosen = here, move
        return chosen

    def discard(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """The recipe that is furthest away; one is enough."""
        if moves[-1] == self.codes.done:
            return moves[-1]
        counter = Counter(s)
        held = tiles_held(s, seat)
        gone = tiles_gone(s, held)
        worst, chosen = -1.0, moves[0]
        for move in moves:
            recipe = move - self.codes.discard
            far = 20.0
            if s.tokens_left(seat, s.box.length[recipe]) > 0:
                far = float(reach(self.atlas, counter, recipe, held, gone).turns)
            if far > worst:
                worst, chosen = far, move
        return chosen


def spread_out(lines: i64, size: i64, step: i64) -> i64:
    """All squares of these lines."""
    found: i64 = 0
    place: i64 = 0
    while place < size:
        found |= lines << (place * step)
        place += 1
    return found
