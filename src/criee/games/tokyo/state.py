"""The truth of one match, and the few questions everybody asks of it."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.phase import State
from criee.games.tokyo.box import Box
from criee.games.tokyo.pieces import (
    BANK,
    CASE,
    EEL,
    LEFT,
    MACKEREL,
    MOST_SEATS,
    NO_PERMIT,
    NO_SEAT_YET,
    NOT_IN_GAME,
    NOWHERE,
    OCTOPUS,
    RENTALS,
    SEA,
    SHIPS,
    SHIPYARD,
    SPECIES,
    SPOTS,
    SUPPLY,
    TAKOYAKI,
    TILES,
)


class TokyoState(State):
    """Bags and the pile of markets have no order here: they are drawn when they are needed.

    Flat lists: `tokens[place * kinds + kind]` with the seats as the first places (pieces.py names the others),
    `mine`, `idle` [seat * 9 + species], `port` [(seat * 2 + row) * 10 + item] with the ten columns packed in one
    number (ports.py), `tiles` [seat * 4 + tile].
    """

    def __init__(self, box: Box, seats: int, bare: bool = False) -> None:
        """`bare` leaves every list empty: a clone brings its own."""
        super().__init__(seats)
        self.box = box
        some = 0 if bare else 1
        each = some * seats
        ships = some * int(box.ships)
        # the markets
        self.open: i64 = 0  # in play, as bits
        self.overfished: i64 = 0
        self.owed: i64 = 0  # fish markets that overfishing still has to draw (K55)
        self.back: i64 = 0  # the phase that goes on after that
        self.eel: i64 = box.eel_lowest
        self.shoal: list[int] = [0] * (some * SPECIES)  # barrels on the markets
        self.boxed: list[int] = [0] * (some * SPECIES)  # barrels of overfished species that left the game
        self.permits: list[int] = [0] * (some * SPECIES)  # on the markets
        self.tokens: list[int] = [0] * (some * (seats + CASE + int(box.cases)) * int(box.kind_count))
        self.fridges_left: i64 = 0
        self.carts_left: i64 = 0
        self.loans_left: i64 = 0
        self.shares_left: i64 = 0
        # the players
        self.cash: list[int] = [0] * each
        self.bank: i64 = 0  # what the bank has gained (below 0: paid out); money comes and goes only through it
        self.mine: list[int] = [0] * (each * SPECIES)  # all permits of a player
        self.idle: list[int] = [0] * (each * SPECIES)  # those not bound to a ship
        self.docks: list[int] = [1] * each  # open docks
        self.port: list[int] = [0] * (each * SPOTS)
        self.named: list[int] = [0] * each  # price of the column ???; 0 while it is empty
        self.tiles: list[int] = [0] * (each * TILES)
        self.loans: list[int] = [0] * each
        self.shares: list[int] = [0] * each
        # the ships
        self.owner: list[int] = [NOT_IN_GAME] * ships
        self.place: list[int] = [SEA] * ships
        self.bound: list[int] = [NO_PERMIT] * ships
        self.cargo: list[int] = [0] * ships  # barrels aboard; the barge's packed by species
        # the turn
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 1
        self.actions: i64 = box.actions
        self.ender: i64 = NO_SEAT_YET  # who triggered the end (K50)
        self.by_yen: bool = False  # with money, not with resources
        self.returned: i64 = 0  # species whose permit was returned this turn (K9)
        self.kept: bool = False  # looked at what could be given back, and kept it
        self.free_from: i64 = 0  # the phase in which something is being given back
        # a navigation
        self.acted: i64 = 0  # ships that had their activity, as bits
        self.landed: i64 = 0  # barrels (K16)
        self.waiting: list[int] = [0] * (some * SPECIES)  # tuna and crab landed but not yet auctioned (K32)
        self.quay: i64 = 0  # barrels and takoyaki that wait for a price, packed by item
        self.after: i64 = 0  # the phase that goes on when all have one
        self.moved: list[int] = [0] * (some * SPOTS)  # what was repriced already, packed like the port (K17)
        self.lifted: i64 = -1  # the cell of what is being repriced
        # a purchase, or a visit to a market
        self.market: i64 = NOWHERE
        self.dealt: bool = False  # something was bought, sold, ...
        self.permit_bought: bool = False  # K28: one mackerel permit per visit
        self.half: bool = False  # one of a pair was sold (K30)
        self.cases_used: i64 = 0
        self.case: i64 = -1
        self.lowest_kind: i64 = 0  # a lot is built in the order of the kinds
        # auctions and offers
        self.token: i64 = -1  # the tuna or crab that is being auctioned
        self.bids: list[int] = [-1] * each  # -1: not spoken yet; 0: nothing, or a pass

    def clone(self) -> TokyoState:
        new = TokyoState(self.box, int(self.seats), True)
        new.phase = self.phase
        new.open = self.open
        new.overfished = self.overfished
        new.owed = self.owed
        new.back = self.back
        new.eel = self.eel
        new.shoal = self.shoal.copy()
        new.boxed = self.boxed.copy()
        new.permits = self.permits.copy()
        new.tokens = self.tokens.copy()
        new.fridges_left = self.fridges_left
        new.carts_left = self.carts_left
        new.loans_left = self.loans_left
        new.shares_left = self.shares_left
        new.cash = self.cash.copy()
        new.bank = self.bank
        new.mine = self.mine.copy()
        new.idle = self.idle.copy()
        new.docks = self.docks.copy()
        new.port = self.port.copy()
        new.named = self.named.copy()
        new.tiles = self.tiles.copy()
        new.loans = self.loans.copy()
        new.shares = self.shares.copy()
        new.owner = self.owner.copy()
        new.place = self.place.copy()
        new.bound = self.bound.copy()
        new.cargo = self.cargo.copy()
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.actions = self.actions
        new.ender = self.ender
        new.by_yen = self.by_yen
        new.returned = self.returned
        new.kept = self.kept
        new.free_from = self.free_from
        new.acted = self.acted
        new.landed = self.landed
        new.waiting = self.waiting.copy()
        new.quay = self.quay
        new.after = self.after
        new.moved = self.moved.copy()
        new.lifted = self.lifted
        new.market = self.market
        new.dealt = self.dealt
        new.permit_bought = self.permit_bought
        new.half = self.half
        new.cases_used = self.cases_used
        new.case = self.case
        new.lowest_kind = self.lowest_kind
        new.token = self.token
        new.bids = self.bids.copy()
        return new


def first_state(box: Box, seats: int) -> TokyoState:
    """K1, K2: mackerel and ships on the table, everybody with his first ship and permit."""
    s = TokyoState(box, seats)
    set_up(s, MACKEREL)
    set_up(s, SHIPS)
    for seat in range(seats):
        s.cash[seat] = int(box.cash)
        s.mine[seat * SPECIES + MACKEREL] = 1
        s.idle[seat * SPECIES + MACKEREL] = 1
        s.owner[seat] = seat
        s.place[seat] = LEFT
    return s


def set_up(s: TokyoState, market: i64) -> None:
    """K1, K55: a market comes into play with everything that belongs on it."""
    box = s.box
    s.open |= bit(market)
    if market < SPECIES:
        column = market * (MOST_SEATS + 1) + s.seats
        s.shoal[market] = box.barrels[column]
        s.permits[market] = box.permits[column]
        supply = (s.seats + SUPPLY) * box.kind_count
        for kind in range(box.kind_count):
            if box.species_of[kind] == market and box.bag[kind]:
                s.tokens[supply + kind] = box.bag[kind]
        token: i64 = box.token_of[market]
        if token >= 0:
            s.tokens[supply + token] = box.stock[column]
        if market == OCTOPUS:
            takoyaki: i64 = box.token_of[TAKOYAKI]
            s.tokens[supply + takoyaki] = int(box.takoyaki)
        if market == EEL:
            s.eel = box.eel_lowest
    elif market == SHIPS:
        for ship in box.for_sale[s.seats]:
            s.owner[ship] = SHIPYARD
    elif market == RENTALS:
        s.fridges_left = box.refrigerators
        s.carts_left = box.carts
    elif market == BANK:
        s.loans_left = box.loans
        s.shares_left = box.shares


def is_open(s: TokyoState, market: i64) -> bool:
    return has(s.open, market)
