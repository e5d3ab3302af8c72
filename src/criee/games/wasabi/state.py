"""The truth of one match, and the few questions everybody asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, lowest, members, shl
from criee.engine.phase import State
from criee.games.wasabi.box import KINDS, Box

NONE: Final = -1
PER_TYPE: Final = 3  # bits that count one ingredient in a packed hand
STACK_STEP: Final = 64  # buried tiles are written ingredient * 64 + square


class WasabiState(State):
    """The order of the recipe piles is not in here: `deck` is the set that lies in unknown order on top of them all.

    Only recipes put back by a pass lie in known order, below: `under`, first down first.
    """

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(int(seats))
        self.box = box
        self.zone: i64 = 0
        # the counter
        self.shown: list[int] = []  # per square: the ingredient on top, as one bit; 0 if empty
        self.buried: list[int] = []  # tiles below others, those of one square from the bottom up
        self.filled: i64 = 0  # squares with a tile
        self.locked: i64 = 0  # squares under Wasabi! cards
        self.blocks: list[int] = []  # those under Wasabi! cards (see Box.blocks), in the order they were covered
        # around it
        self.pantry: list[int] = []
        self.kitchen: list[int] = []
        self.deck: i64 = 0
        self.under: list[int] = []
        # the players
        self.hands: list[int] = []  # ingredients, packed
        self.cards: list[int] = []  # seat * 5 + kind
        self.recipes: list[int] = []  # held, as bits
        self.known: list[int] = []  # recipes in rivals' hands or under the piles that this seat can place
        self.served: list[int] = []
        self.styled: list[int] = []  # of those served, the ones with style
        self.cubes: list[int] = []
        # the turn
        self.first: i64 = 0
        self.actor: i64 = 0
        self.opening: bool = True  # before the first turn (W4, W5)
        self.played: i64 = NONE  # the action card of this turn
        self.laid: i64 = 0  # tiles laid this turn
        self.held: i64 = NONE  # the ingredient about to be laid
        self.chopped: bool = False  # it came off the board and is in no hand
        self.fresh: i64 = 0  # squares that a tile laid or lifted this turn made show something else (W11)
        self.swap_a: i64 = NONE  # the two squares of this turn's Switch!, if they changed
        self.swap_b: i64 = NONE
        self.dropped: i64 = 0  # recipes put back in this turn's pass
        self.owed: i64 = 0  # rewards: recipes completed this turn (W15)
        self.asking: i64 = NONE  # the length of the recipe about to be dealt
        self.passes: i64 = 0  # in a row (W31)
        self.ended: i64 = 0  # the number of the rule that ended the match

    def clone(self) -> WasabiState:
        new = WasabiState(self.box, self.seats)
        new.phase = self.phase
        new.zone = self.zone
        new.shown = self.shown.copy()
        new.buried = self.buried.copy()
        new.filled = self.filled
        new.locked = self.locked
        new.blocks = self.blocks.copy()
        new.pantry = self.pantry.copy()
        new.kitchen = self.kitchen.copy()
        new.deck = self.deck
        new.under = self.under.copy()
        new.hands = self.hands.copy()
        new.cards = self.cards.copy()
        new.recipes = self.recipes.copy()
        new.known = self.known.copy()
        new.served = self.served.copy()
        new.styled = self.styled.copy()
        new.cubes = self.cubes.copy()
        new.first = self.first
        new.actor = self.actor
        new.opening = self.opening
        new.played = self.played
        new.laid = self.laid
        new.held = self.held
        new.chopped = self.chopped
        new.fresh = self.fresh
        new.swap_a = self.swap_a
        new.swap_b = self.swap_b
        new.dropped = self.dropped
        new.owed = self.owed
        new.asking = self.asking
        new.passes = self.passes
        new.ended = self.ended
        return new

    # --- the counter -------------------------------------------------------------------------------

    def empty(self) -> i64:
        """Squares of the zone where a tile can be laid."""
        return self.zone & ~self.filled & ~self.locked

    def loose(self) -> i64:
        """Squares with an uncovered ingredient."""
        return self.filled & ~self.locked

    def put(self, square: i64, kind: i64) -> None:
        """A tile goes on a square, or on top of what lies there (W21)."""
        if has(self.filled, square):
            self.buried.append(int(lowest(self.shown[square]) * STACK_STEP + square))
        self.shown[square] = int(bit(kind))
        self.filled |= bit(square)

    def lift(self, square: i64) -> i64:
        """Takes the top tile off a square and shows what is below; returns the ingredient."""
        kind = lowest(self.shown[square])
        for i in range(len(self.buried) - 1, -1, -1):
            if self.buried[i] % STACK_STEP == square:
                self.shown[square] = int(bit(self.buried.pop(i) // STACK_STEP))
                return kind
        self.shown[square] = 0
        self.filled &= ~bit(square)
        return kind

    def stack(self, square: i64) -> list[int]:
        """The ingredients on a square, from the bottom up."""
        if not has(self.filled, square):
            return []
        below = [tile // STACK_STEP for tile in self.buried if tile % STACK_STEP == square]
        return [*below, int(lowest(self.shown[square]))]

    def is_full(self) -> bool:
        """W29: every square of the zone is filled or covered."""
        return self.empty() == 0

    # --- the players -------------------------------------------------------------------------------

    def has_tile(self, seat: i64, kind: i64) -> i64:
        """How many tiles of an ingredient a player holds."""
        return (self.hands[seat] >> (PER_TYPE * kind)) & 7

    def tiles(self, seat: i64) -> i64:
        """How many tiles a player holds: a number's digits in base 8 add up to its rest by 7 (hands are below 7)."""
        packed: i64 = self.hands[seat]
        return packed % 7

    def gain(self, seat: i64, kind: i64) -> None:
        """One tile from the pantry to a hand."""
        self.pantry[kind] -= 1
        self.hands[seat] += int(one(kind))

    def cards_of(self, seat: i64) -> i64:
        total: i64 = 0
        for kind in range(KINDS):
            total += self.cards[seat * KINDS + kind]
        return total

    def tokens_left(self, seat: i64, length: i64) -> i64:
        """Unused challenge tokens of one length."""
        return self.box.tokens[length] - count(self.served[seat] & self.box.of_length[length])

    # --- the recipe piles --------------------------------------------------------------------------

    def has_pile(self, length: i64) -> bool:
        if self.deck & self.box.of_length[length]:
            return True
        return self.next_under(length) != NONE

    def next_under(self, length: i64) -> i64:
        """The first of the recipes put back under one pile; -1 if there is none."""
        for recipe in self.under:
            if self.box.length[recipe] == length:
                return recipe
        return NONE


def one(kind: i64) -> i64:
    """A packed hand with one tile."""
    return shl(1, PER_TYPE * kind)


def hand_list(packed: i64, kinds: i64) -> list[int]:
    """The ingredients of a packed hand, each as often as it is held."""
    found: list[int] = []
    for kind in range(kinds):
        for _ in range((packed >> (PER_TYPE * kind)) & 7):
            found.append(int(kind))
    return found


def put_back(s: WasabiState) -> dict[str, list[int]]:
    """W8: the recipes under each pile, by its length, next to come first."""
    piles = [[recipe for recipe in s.under if s.box.length[recipe] == place] for place in range(len(s.box.lengths))]
    return {str(length): pile for length, pile in zip(s.box.lengths, piles, strict=True) if pile}


def names(box: Box, recipes: i64) -> list[str]:
    return [box.recipes[r] for r in members(recipes)]
