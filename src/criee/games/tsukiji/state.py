"""The truth of one match, and the few questions everybody asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.engine.phase import State
from criee.games.tsukiji.box import COLOURS, Box

NO_CARD: Final = -1
NO_SEAT_YET: Final = -1

# Where a chain of effects began, which says what follows when it is over (see flow.py).
PICK: Final = 0  # a card taken from the balance (T8, T12)
END: Final = 1  # the bonus at the end of the balance (T24, T31)

# What waits while the house turns up the next card.
BACK_TO_LAYOUT: Final = 0
BACK_TO_HELD: Final = 1
BACK_TO_DRAW: Final = 2


class TsukijiState(State):
    """The order of the deck is not in here: it is drawn card by card as the house turns the top one up.

    So the only hidden thing in this state is a sealed bid.
    """

    def __init__(self, box: Box) -> None:
        super().__init__(2)
        self.box = box
        self.barrel: i64 = 0  # notches from the centre: below 0 on seat 0's side, above on seat 1's
        self.day: bool = False
        self.deck: i64 = box.all_faces  # faces that may lie below the top; both sides of a card until T25 fixes them
        self.top: i64 = NO_CARD  # the visible face on the deck (T4)
        self.discard: i64 = 0  # faces, as they were discarded
        self.emptied: i64 = 0  # how often the deck has run out
        self.last: bool = False  # this round is the last (T26)
        self.left: i64 = NO_CARD  # the two faces on the balance
        self.right: i64 = NO_CARD
        self.bid0: i64 = 0  # 0: not yet made
        self.bid1: i64 = 0
        self.tied: bool = False  # this round is a tie by day: the barrel turns after both have picked
        self.picker: i64 = NO_SEAT_YET  # who takes, or whose effects are being resolved
        self.waiting: i64 = NO_SEAT_YET  # who takes the other card afterwards (T12)
        self.held: i64 = NO_CARD  # a drawn card that has not entered a pile yet
        self.chain: i64 = PICK
        self.by_speciality: bool = False  # the bonus under way is a speciality's (T19-T21), not the balance's
        self.owed: i64 = 0  # cards still to be drawn by T31
        self.back: i64 = BACK_TO_LAYOUT
        self.knife_winner: i64 = NO_SEAT_YET
        self.piles: list[int] = [0] * (2 * COLOURS)  # seat * 4 + colour -> faces, as bits

    def clone(self) -> TsukijiState:
        new = TsukijiState(self.box)
        new.phase = self.phase
        new.barrel = self.barrel
        new.day = self.day
        new.deck = self.deck
        new.top = self.top
        new.discard = self.discard
        new.emptied = self.emptied
        new.last = self.last
        new.left = self.left
        new.right = self.right
        new.bid0 = self.bid0
        new.bid1 = self.bid1
        new.tied = self.tied
        new.picker = self.picker
        new.waiting = self.waiting
        new.held = self.held
        new.chain = self.chain
        new.by_speciality = self.by_speciality
        new.owed = self.owed
        new.back = self.back
        new.knife_winner = self.knife_winner
        new.piles = self.piles.copy()
        return new

    def pile(self, seat: i64, colour: i64) -> i64:
        return self.piles[seat * COLOURS + colour]

    def cards_of(self, seat: i64) -> i64:
        """All faces in a player's piles, as bits."""
        first = seat * COLOURS
        return self.piles[first] | self.piles[first + 1] | self.piles[first + 2] | self.piles[first + 3]

    def colour_of(self, seat: i64, face: i64) -> i64:
        """In which of his piles a player has this face."""
        wanted = bit(face)
        colour: i64 = 0
        while self.piles[seat * COLOURS + colour] & wanted == 0:
            colour += 1
        return colour

    def knives(self, seat: i64) -> i64:
        """T16: all his piles together, chosen halves only."""
        total: i64 = 0
        for colour in range(COLOURS):
            total += count(self.piles[seat * COLOURS + colour] & self.box.knives[colour])
        return total

    def bid_winner(self) -> i64:
        """Who has bid higher; -1: the bids are equal."""
        if self.bid0 == self.bid1:
            return NO_SEAT_YET
        return 0 if self.bid0 > self.bid1 else 1

    def on_balance(self) -> i64:
        """How many cards lie on the balance."""
        return (0 if self.left == NO_CARD else 1) + (0 if self.right == NO_CARD else 1)

    def notches_of(self, seat: i64) -> i64:
        """By how many notches the barrel is on this player's side; 0 if it is not."""
        mine = self.barrel if seat == 1 else -self.barrel
        return mine if mine > 0 else 0

    def side(self) -> i64:
        """On whose side the barrel is; -1 on the centre."""
        if self.barrel == 0:
            return NO_SEAT_YET
        return 1 if self.barrel > 0 else 0

    def push(self, toward: i64, notches: i64) -> None:
        """Moves the barrel toward a player; it stops at the end of the balance (T7)."""
        limit = self.box.notches
        moved = self.barrel + (notches if toward == 1 else -notches)
        self.barrel = limit if moved > limit else (-limit if moved < -limit else moved)

    def can_supply(self) -> bool:
        """Whether one more card can be had, from the deck or from the discard pile (T26)."""
        return self.top != NO_CARD or self.deck != 0 or self.discard != 0
