"""The truth of one match, and the few questions everybody asks of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.phase import State
from criee.games.fangfrisch.box import FACES, FISH_KINDS, JOKER, PILE_KINDS, SLOTS, Box

NO_SEAT_YET: Final = -1
NO_SPECIES: Final = -1  # of a slot: empty, or jokers only
NO_SLOT: Final = -1


class FangfrischState(State):
    """The order of the deck is not in here: each card is drawn when it is turned up, with the odds of F2.

    So the only hidden things in this state are sealed decisions to ring.
    Slots are numbered seat * 3 + slot, bins seat * 21 + kind. Piles are tuples: clones may share them.
    """

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.deck: list[int] = box.count.copy()  # shuffled kinds still in the deck
        self.deck_cards: i64 = box.total  # with the special cards
        self.ending: bool = False  # end phase has been turned up (F24)
        self.closed: bool = False  # market close has been turned up (F25)
        self.discard: list[int] = [0] * PILE_KINDS
        self.money: list[int] = [int(box.capital)] * seats
        self.piles: list[tuple[int, ...]] = [()] * (seats * SLOTS)  # bottom card first
        self.fish: list[int] = [0] * (seats * SLOTS)  # fish shown in each slot
        self.species: list[int] = [NO_SPECIES] * (seats * SLOTS)  # of each slot
        self.bins: list[int] = [0] * (seats * FISH_KINDS)
        self.seller: i64 = NO_SEAT_YET
        self.buyer: i64 = NO_SEAT_YET  # who puts a lot away, or sells after winning one (F24)
        self.sold: i64 = 0  # species sold in this selling phase, as bits
        self.idle: i64 = 0  # skipped turns in a row without any sale (F14)
        self.lot: list[int] = []  # kinds, in the order they were turned up
        self.may_ring: i64 = 0  # seats, as bits; fixed for a whole auction, as nobody is paid meanwhile
        self.decided: i64 = 0
        self.rings: i64 = 0  # sealed until the house awards the lot
        self.rang: i64 = 0  # who rang for the last lot that was awarded; open to all until the next card
        self.hand: list[int] = [0] * FISH_KINDS  # bought and stolen cards still to be put away
        self.hand_cards: i64 = 0
        self.laid: bool = False  # a card of this lot lies on the stall: slots are no longer binned (F18)
        self.thieves: i64 = 0
        self.tins: i64 = 0  # cards that cans may still remove
        self.settled: i64 = 0  # how many have sold at half price and paid for their bin
        self.sales: list[int] = [0] * seats  # the ledger: euro for fish sold, ...
        self.bonus: list[int] = [0] * seats  # ... as auctioneer, ...
        self.lots: list[int] = [0] * seats  # ... lots bought, ...
        self.clearance: list[int] = [0] * seats  # ... euro from the half-price sale, ...
        self.paid: list[int] = [0] * seats  # ... paid for the bin

    def clone(self) -> FangfrischState:
        new = FangfrischState(self.box, self.seats)
        new.phase = self.phase
        new.deck = self.deck.copy()
        new.deck_cards = self.deck_cards
        new.ending = self.ending
        new.closed = self.closed
        new.discard = self.discard.copy()
        new.money = self.money.copy()
        new.piles = self.piles.copy()
        new.fish = self.fish.copy()
        new.species = self.species.copy()
        new.bins = self.bins.copy()
        new.seller = self.seller
        new.buyer = self.buyer
        new.sold = self.sold
        new.idle = self.idle
        new.lot = self.lot.copy()
        new.may_ring = self.may_ring
        new.decided = self.decided
        new.rings = self.rings
        new.rang = self.rang
        new.hand = self.hand.copy()
        new.hand_cards = self.hand_cards
        new.laid = self.laid
        new.thieves = self.thieves
        new.tins = self.tins
        new.settled = self.settled
        new.sales = self.sales.copy()
        new.bonus = self.bonus.copy()
        new.lots = self.lots.copy()
        new.clearance = self.clearance.copy()
        new.paid = self.paid.copy()
        return new

    # --- questions -------------------------------------------------------------------------------

    def home(self, seat: i64, species: i64) -> i64:
        """The slot (0 to 2) of a player that holds this species; NO_SLOT if none does."""
        first = seat * SLOTS
        for slot in range(SLOTS):
            if self.species[first + slot] == species:
                return slot
        return NO_SLOT

    def has_fish(self, seat: i64) -> bool:
        first = seat * SLOTS
        return self.fish[first] + self.fish[first + 1] + self.fish[first + 2] > 0

    def bin_cards(self, seat: i64) -> i64:
        total: i64 = 0
        for kind in range(FISH_KINDS):
            total += self.bins[seat * FISH_KINDS + kind]
        return total

    def bin_fish(self, seat: i64) -> i64:
        """F27: the fish shown on the cards in a bin."""
        total: i64 = 0
        for kind in range(FISH_KINDS):
            total += self.bins[seat * FISH_KINDS + kind] * self.box.shows[kind]
        return total

    def cards_in_hand(self, species: i64) -> i64:
        """Cards of a species still to be put away."""
        first = species * FACES
        return self.hand[first] + self.hand[first + 1] + self.hand[first + 2]

    def may_name(self, seat: i64, species: i64) -> bool:
        """F6: what a slot of jokers may be sold as."""
        return self.home(seat, species) == NO_SLOT and not has(self.sold, species)

    def half_value(self, seat: i64) -> i64:
        """F26: what the stall would bring at half price, each slot by itself."""
        first = seat * SLOTS
        total: i64 = 0
        for slot in range(SLOTS):
            total += self.box.half_price(self.fish[first + slot])
        return total

    def net(self, seat: i64) -> i64:
        """What the bank has paid this player so far, less what it took."""
        income = self.sales[seat] + self.bonus[seat] + self.clearance[seat]
        spent: i64 = self.lots[seat] * self.box.lot_price + self.paid[seat]
        return income - spent

    # --- cards on stalls -------------------------------------------------------------------------

    def put(self, place: i64, kind: i64) -> None:
        """F17: a card goes on top of a pile; a species settles a slot of jokers (F19)."""
        self.piles[place] = self.piles[place] + (int(kind),)
        self.fish[place] += self.box.shows[kind]
        if kind < JOKER * FACES:
            self.species[place] = self.box.of_species[kind]

    def take_top(self, place: i64) -> i64:
        """The top card leaves a pile; jokers left alone are wild again (F19)."""
        pile = self.piles[place]
        kind: i64 = pile[-1]
        left = pile[:-1]
        self.piles[place] = left
        self.fish[place] -= self.box.shows[kind]
        if kind < JOKER * FACES:
            self.species[place] = NO_SPECIES
            for card in left:
                if card < JOKER * FACES:
                    self.species[place] = self.box.of_species[card]
                    break
        return kind

    def clear_slot(self, place: i64) -> tuple[int, ...]:
        """Empties a slot; returns what lay there."""
        pile = self.piles[place]
        self.piles[place] = ()
        self.fish[place] = 0
        self.species[place] = NO_SPECIES
        return pile

    def throw(self, seat: i64, kind: i64) -> None:
        """A card goes into a bin."""
        self.bins[seat * FISH_KINDS + kind] += 1
