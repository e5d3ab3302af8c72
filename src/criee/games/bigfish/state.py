"""The truth of one match, and the few questions everybody asks of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count, has
from criee.engine.phase import State
from criee.games.bigfish.box import BIG, MEDIUM, SMALL, Box
from criee.games.bigfish.sea import Sea

NOWHERE: Final = -1
NO_TOKEN: Final = -1
STEPS: Final = 2  # B5


class FishState(State):
    """Fish are bits of the 36 cells. A fish that is neither in `medium` nor in `big` is small.

    The order of the surprise pile is not in here: the house draws a token when it is turned up. So nothing is hidden.
    """

    def __init__(self, box: Box, layout: i64, sea: Sea) -> None:
        super().__init__(2)
        self.box = box
        self.layout: i64 = layout  # tiles and their turns by place, four bits each
        self.sea: Sea = sea
        self.laid: i64 = 0  # how many tiles lie
        self.first: i64 = NOWHERE  # the seat that begins; its row is row 1 (B4)
        self.turn: i64 = NOWHERE  # whose turn it is
        self.left: i64 = STEPS  # steps left in this turn, the one under way included
        self.fish0: i64 = 0
        self.fish1: i64 = 0
        self.medium: i64 = 0
        self.big: i64 = 0
        self.tokens0: i64 = 15  # plankton tokens a player still has, a bit per colour
        self.tokens1: i64 = 15
        self.eaten0: i64 = 0  # what a player has eaten: four bits per size
        self.eaten1: i64 = 0
        self.drawn: i64 = 0  # discarded surprise tokens: four bits per kind
        self.held: i64 = NO_TOKEN  # the surprise token being resolved
        self.at: i64 = NOWHERE  # the cell whose effect is being resolved
        self.running: i64 = NOWHERE  # the fish that must make the second step (B7, option)
        self.resting: i64 = NOWHERE  # the fish that may not (B7, option)
        self.progress: bool = False  # this turn a fish was eaten or a plankton token discarded (B27)
        self.quiet: i64 = 0  # turns in a row without that
        self.past: vec[i64] = vec[i64]()  # the positions at the start of each turn since then (see past.py)

    def clone(self) -> FishState:
        new = FishState(self.box, self.layout, self.sea)
        new.phase = self.phase
        new.laid = self.laid
        new.first = self.first
        new.turn = self.turn
        new.left = self.left
        new.fish0 = self.fish0
        new.fish1 = self.fish1
        new.medium = self.medium
        new.big = self.big
        new.tokens0 = self.tokens0
        new.tokens1 = self.tokens1
        new.eaten0 = self.eaten0
        new.eaten1 = self.eaten1
        new.drawn = self.drawn
        new.held = self.held
        new.at = self.at
        new.running = self.running
        new.resting = self.resting
        new.progress = self.progress
        new.quiet = self.quiet
        new.past = self.past[:]  # a copy: appending to a vec may write into the shared one
        return new

    def fish(self, seat: i64) -> i64:
        return self.fish0 if seat == 0 else self.fish1

    def tokens(self, seat: i64) -> i64:
        return self.tokens0 if seat == 0 else self.tokens1

    def size_at(self, cell: i64) -> i64:
        """The size of the fish on a cell."""
        if has(self.big, cell):
            return BIG
        return MEDIUM if has(self.medium, cell) else SMALL

    def of_size(self, seat: i64, size: i64) -> i64:
        mine = self.fish(seat)
        if size == BIG:
            return mine & self.big
        return mine & self.medium if size == MEDIUM else mine & ~self.medium & ~self.big

    def eaten(self, seat: i64, size: i64) -> i64:
        """How many of the rival's figures of this size a player has eaten (B12)."""
        return ((self.eaten0 if seat == 0 else self.eaten1) >> (4 * size)) & 15

    def eaten_in_all(self, seat: i64) -> i64:
        return self.eaten(seat, SMALL) + self.eaten(seat, MEDIUM) + self.eaten(seat, BIG)

    def reserve(self, seat: i64, size: i64) -> i64:
        """Figures neither on the board nor eaten (B2, B12)."""
        return self.box.figures[size] - count(self.of_size(seat, size)) - self.eaten(1 - seat, size)

    def discarded(self, kind: i64) -> i64:
        return (self.drawn >> (4 * kind)) & 15

    def in_pile(self, kind: i64) -> i64:
        """Surprise tokens of a kind that are still face down (B19)."""
        return self.box.tokens[kind] - self.discarded(kind) - (1 if self.held == kind else 0)

    def tile_at(self, place: i64) -> i64:
        """Which tile lies in a place."""
        return (self.layout >> (4 * place + 2)) & 3

    def turns_at(self, place: i64) -> i64:
        """By how many quarter turns it lies there."""
        return (self.layout >> (4 * place)) & 3

    def home(self, seat: i64) -> i64:
        """B3: the row in front of a player: row 1 for the one who begins."""
        return self.box.rows[0 if seat == self.first else 1]

    # --- changing it: every figure that comes, grows or goes, does so here --------------------------

    def put(self, seat: i64, cell: i64, size: i64) -> None:
        if seat == 0:
            self.fish0 |= bit(cell)
        else:
            self.fish1 |= bit(cell)
        if size == MEDIUM:
            self.medium |= bit(cell)
        elif size == BIG:
            self.big |= bit(cell)

    def move(self, seat: i64, start: i64, end: i64) -> None:
        """A fish goes to an empty cell and keeps its size."""
        one = bit(start)
        both = one | bit(end)
        if seat == 0:
            self.fish0 ^= both
        else:
            self.fish1 ^= both
        if self.medium & one:
            self.medium ^= both
        elif self.big & one:
            self.big ^= both

    def lift(self, cell: i64) -> None:
        """Takes the fish off a cell, whosever it is."""
        others = ~bit(cell)
        self.fish0 &= others
        self.fish1 &= others
        self.medium &= others
        self.big &= others

    def keep_eaten(self, seat: i64, size: i64) -> None:
        """B12."""
        if seat == 0:
            self.eaten0 += bit(4 * size)
        else:
            self.eaten1 += bit(4 * size)
