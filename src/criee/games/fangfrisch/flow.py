"""What follows what: a turn, an auction, putting a lot away, the end. In the rulebook's order.

Every function ends by opening the phase that decides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit
from criee.games.fangfrisch.box import CAN, CLOSE, CRATES, END, FISH_KINDS, SLOTS, THIEF
from criee.games.fangfrisch.state import NO_SEAT_YET, FangfrischState

# The phases, in the order of game.py's list.
FIRST_PHASE: Final = 0
SELL_PHASE: Final = 1
SKIP_PHASE: Final = 2
TURN_PHASE: Final = 3
RING_PHASE: Final = 4
AWARD_PHASE: Final = 5
STEAL_PHASE: Final = 6
STOW_PHASE: Final = 7
CAN_PHASE: Final = 8
CLOSING_PHASE: Final = 9
OVER_PHASE: Final = 10


# --- a turn (F3, F4, F14) ----------------------------------------------------------------------------


def begin_turn(s: FangfrischState, seller: i64) -> None:
    s.seller = seller
    s.buyer = NO_SEAT_YET
    s.sold = 0
    if s.has_fish(seller):
        s.phase = SELL_PHASE
    else:
        open_auction(s)


def next_turn(s: FangfrischState) -> None:
    """F3: clockwise from the seller, whoever bought."""
    begin_turn(s, (s.seller + 1) % s.seats)


def who_sells(s: FangfrischState) -> i64:
    """In a selling phase: the winner of an auction (F24), or the player whose turn it is (F4)."""
    return s.buyer if s.buyer >= 0 else s.seller


def sold_out(s: FangfrischState) -> None:
    """A selling phase is over."""
    if s.buyer >= 0:
        next_turn(s)
    else:
        open_auction(s)


def sell_slot(s: FangfrischState, seat: i64, slot: i64, species: i64) -> None:
    """F4-F8: a slot is sold whole and spoils that species in everybody's crates."""
    place = seat * SLOTS + slot
    price = s.box.price(s.fish[place])
    s.money[seat] += price
    s.sales[seat] += price
    for kind in s.clear_slot(place):
        s.discard[kind] += 1
    s.sold |= bit(species)
    for other in range(s.seats):
        for crate in range(CRATES):
            spoiled = other * SLOTS + crate
            if s.species[spoiled] == species:
                s.throw(other, s.take_top(spoiled))
    if not s.has_fish(seat):
        sold_out(s)


# --- the auction (F9-F15, F24, F25) ------------------------------------------------------------------


def may_bid(s: FangfrischState, seat: i64) -> bool:
    """F11: everybody but the seller, and at a small table the seller too."""
    return seat != s.seller or s.seats <= s.box.seller_rings_up_to


def allowed_to_ring(s: FangfrischState) -> i64:
    """F11, F14: who may bid and has the money."""
    allowed: i64 = 0
    for seat in range(s.seats):
        if s.money[seat] >= s.box.lot_price and may_bid(s, seat):
            allowed |= bit(seat)
    return allowed


def open_auction(s: FangfrischState) -> None:
    s.may_ring = allowed_to_ring(s)
    if s.may_ring == 0:
        s.phase = SKIP_PHASE
    else:
        s.idle = 0
        s.sold = 0
        s.phase = TURN_PHASE


def skip_auction(s: FangfrischState) -> None:
    """F14: nobody could buy. When nothing moves any more for a whole round, the market closes."""
    s.idle = s.idle + 1 if s.sold == 0 else 0
    if s.idle >= s.seats:
        s.phase = CLOSING_PHASE
    else:
        next_turn(s)


def closes_unsold(s: FangfrischState) -> bool:
    """F14: in a selling phase, whether the market closes before anybody else decides, unless something is sold now."""
    then: FangfrischState = s.clone()
    sold_out(then)
    while then.phase == SKIP_PHASE:
        skip_auction(then)
    return then.phase == CLOSING_PHASE


def turn_up(s: FangfrischState, kind: i64) -> None:
    s.rang = 0
    s.deck_cards -= 1
    if kind == CLOSE:  # F25
        s.closed = True
        for card in s.lot:
            s.discard[card] += 1
        s.lot = []
        s.may_ring = 0
        s.phase = CLOSING_PHASE
        return
    if kind == END:  # F24: set aside
        s.ending = True
    else:
        s.deck[kind] -= 1
        s.lot.append(int(kind))
    if len(s.lot) > 0:  # F14: an empty lot cannot be bought
        s.phase = RING_PHASE


def award(s: FangfrischState, buyer: i64) -> None:
    """F10, F12: the buyer pays, the seller is paid per card, and the lot goes into the buyer's hands."""
    box = s.box
    s.money[buyer] -= box.lot_price
    s.lots[buyer] += 1
    if buyer != s.seller:
        bonus: i64 = len(s.lot) * box.bonus
        s.money[s.seller] += bonus
        s.bonus[s.seller] += bonus
    s.buyer = buyer
    s.may_ring = 0
    for kind in s.lot:
        if kind < FISH_KINDS:
            s.hand[kind] += 1
            s.hand_cards += 1
        else:  # F22: used now or never
            s.discard[kind] += 1
            if kind == THIEF:
                s.thieves += 1
            elif kind == CAN:
                s.tins += box.per_can
    s.lot = []
    go_stealing(s)


# --- putting the lot away (F16-F22, F24) -------------------------------------------------------------


def go_stealing(s: FangfrischState) -> None:
    """F20: worthless if nobody else has fish."""
    if s.thieves > 0:
        for seat in range(s.seats):
            if seat != s.buyer and s.has_fish(seat):
                s.phase = STEAL_PHASE
                return
        s.thieves = 0
    s.laid = False
    stow(s)


def stow(s: FangfrischState) -> None:
    if s.hand_cards > 0:
        s.phase = STOW_PHASE
    else:
        s.laid = False
        open_cans(s)


def open_cans(s: FangfrischState) -> None:
    """F21."""
    if s.tins > 0 and s.bin_cards(s.buyer) > 0:
        s.phase = CAN_PHASE
        return
    s.tins = 0
    if s.ending and s.has_fish(s.buyer):  # F24
        s.phase = SELL_PHASE
    else:
        next_turn(s)


# --- the end (F26, F27) ------------------------------------------------------------------------------


def next_to_settle(s: FangfrischState) -> i64:
    """F26: from the last seller clockwise."""
    return (s.seller + s.settled) % s.seats


def settle_up(s: FangfrischState, seat: i64) -> None:
    """F26, F27: half prices for the stall, each slot by itself; then the bin is paid for."""
    first = seat * SLOTS
    for slot in range(SLOTS):
        euro = s.box.half_price(s.fish[first + slot])
        s.money[seat] += euro
        s.clearance[seat] += euro
        for kind in s.clear_slot(first + slot):
            s.discard[kind] += 1
    cost = s.bin_fish(seat) * s.box.bin_price
    s.money[seat] -= cost
    s.paid[seat] = cost
    s.settled += 1
    if s.settled == s.seats:
        s.phase = OVER_PHASE
