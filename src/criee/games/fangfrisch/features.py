"""One player's side of the table in numbers, for the learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.games.fangfrisch.box import CRATES, SLOTS
from criee.games.fangfrisch.flow import RING_PHASE, SELL_PHASE, who_sells
from criee.games.fangfrisch.promise import early, purse_worth, sale_chance, slot_worth
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState

LEGEND: Final = [
    "money: in hand",
    "money: in hand, late",
    "money: cannot pay a lot",
    "money: cannot pay a lot, early",
    "money: can pay one lot",
    "money: can pay one lot, early",
    "bin: fish in the bin",
    "bin: fish in the bin, late",
    "stall: price of the stall",
    "stall: price of the stall, late",
    "stall: price of the best slot",
    "stall: price of the second slot",
    "stall: price of the tub",
    "stall: half price of the stall",
    "stall: half price of the stall, late",
    "stall: growth with two fish more, early",
    "stall: free slots, early",
    "sale: sells now",
    "sale: sells now, the price",
    "sale: turns to the own sale",
    "sale: turns to the own sale, the price",
    "sale: chance to sell, the price",
    "sale: no chance to sell, half the price",
    "sale: sells after winning, the price",
    "stall: fish that may spoil first",
    "stall: fish that may spoil at a sale of others",
    "sale: own sale turns to come",
    "bell: holds the auction",
    "bell: rivals who can pay",
    "money: wealth",
    "money: wealth, late",
    "money: lead",
    "money: lead, late",
    "money: lead, at the end",
    "money: ahead, at the end",
    "deck: seats",
    "deck: cards left",
    "deck: end phase is out",
]
A_LOT: Final = 50.0  # euro
DEAR: Final = 30.0  # euro for a slot
CARDS_A_TURN: Final = 4.5
SELLS_NOW: Final = 0.97


def read(s: FangfrischState, seat: i64, into: vec[float]) -> None:
    deck = float(s.deck_cards) / float(s.box.total)
    late = 1.0 - deck
    read_purse(s, seat, deck, into)
    read_stall(s, seat, deck, into)
    read_sale(s, seat, into)
    read_danger(s, seat, into)
    read_lead(s, seat, late, into)
    into[35] = float(s.seats - 4)
    into[36] = deck
    into[37] = 1.0 if s.ending else 0.0


def read_purse(s: FangfrischState, seat: i64, deck: float, into: vec[float]) -> None:
    money: i64 = s.money[seat]
    binned = s.bin_fish(seat)
    into[0] = float(money) / A_LOT
    into[1] = into[0] * (1.0 - deck)
    into[2] = 1.0 if money < s.box.lot_price else 0.0
    into[3] = into[2] * deck
    into[4] = 1.0 if s.box.lot_price <= money < 2 * s.box.lot_price else 0.0
    into[5] = into[4] * deck
    into[6] = float(binned) / 10.0
    into[7] = into[6] * (1.0 - deck)


def read_stall(s: FangfrischState, seat: i64, deck: float, into: vec[float]) -> None:
    box, first = s.box, seat * SLOTS
    total: i64 = 0
    half: i64 = 0
    best: i64 = 0
    second: i64 = 0
    growth: i64 = 0
    free: i64 = 0
    for slot in range(SLOTS):
        fish: i64 = s.fish[first + slot]
        price = box.price(fish)
        total += price
        half += box.half_price(fish)
        growth += box.price(fish + 2) - price
        if fish == 0:
            free += 1
        if price > best:
            best, second = price, best
        elif price > second:
            second = price
    into[8] = float(total) / DEAR
    into[9] = into[8] * (1.0 - deck)
    into[10] = float(best) / DEAR
    into[11] = float(second) / DEAR
    into[12] = float(box.price(s.fish[first + CRATES])) / DEAR
    into[13] = float(half) / DEAR
    into[14] = into[13] * (1.0 - deck)
    into[15] = float(growth) / 20.0 * deck
    into[16] = float(free) / 3.0 * deck


def turns_away(s: FangfrischState, seat: i64) -> i64:
    """Auctions until this player's next own sale; none if it is now."""
    ahead = (seat - s.seller) % s.seats
    if ahead == 0 and not (s.phase == SELL_PHASE and s.buyer < 0):
        ahead = s.seats
    return ahead


def sells(s: FangfrischState, seat: i64) -> bool:
    return s.phase == SELL_PHASE and who_sells(s) == seat


def chance(s: FangfrischState, seat: i64) -> float:
    """Whether the deck will last until this player's next sale."""
    ahead = turns_away(s, seat)
    return SELLS_NOW if ahead == 0 or sells(s, seat) else sale_chance(s, ahead)


def read_sale(s: FangfrischState, seat: i64, into: vec[float]) -> None:
    now = 1.0 if sells(s, seat) else 0.0
    sure, ahead = chance(s, seat), turns_away(s, seat)
    into[17] = now
    into[18] = now * into[8]
    into[19] = float(ahead) / float(s.seats)
    into[20] = into[19] * into[8]
    into[21] = sure * into[8]
    into[22] = (1.0 - sure) * into[13]
    into[23] = into[8] if s.ending else 0.0
    to_come = float(s.deck_cards) / CARDS_A_TURN - float(ahead)
    into[26] = to_come / float(s.seats) / 5.0 if to_come > 0.0 else 0.0
    into[27] = 1.0 if s.phase == RING_PHASE and s.seller == seat else 0.0


def read_danger(s: FangfrischState, seat: i64, into: vec[float]) -> None:
    """F8: what is lost in crates if those who sell first sell what they have."""
    box, ahead = s.box, turns_away(s, seat)
    sure, maybe = 0.0, 0.0
    for crate in range(CRATES):
        place = seat * SLOTS + crate
        species = s.species[place]
        if species == NO_SPECIES:
            continue
        top = box.shows[s.piles[place][-1]]
        lost = float(box.price(s.fish[place]) - box.price(s.fish[place] - top) + top * box.bin_price) / 10.0
        for rival in range(s.seats):
            home = s.home(rival, species) if rival != seat else NO_SLOT
            if home != NO_SLOT:
                size = float(box.price(s.fish[rival * SLOTS + home])) / DEAR
                if turns_away(s, rival) < ahead:
                    sure += lost * size
                else:
                    maybe += lost * size
    into[24] = sure
    into[25] = maybe


def wealth(s: FangfrischState, seat: i64) -> float:
    """Money and what the stall promises, in euro."""
    time, sale = early(s), chance(s, seat)
    total = purse_worth(s, s.money[seat], time) - float(s.bin_fish(seat) * s.box.bin_price)
    for slot in range(SLOTS):
        total += slot_worth(s, s.fish[seat * SLOTS + slot], sale, 0.5 * time)
    return total


def read_lead(s: FangfrischState, seat: i64, late: float, into: vec[float]) -> None:
    own, best = wealth(s, seat), -1e9
    payers: i64 = 0
    for rival in range(s.seats):
        if rival != seat:
            other = wealth(s, rival)
            best = other if other > best else best
            if s.money[rival] >= s.box.lot_price:
                payers += 1
    lead = (own - best) / A_LOT
    into[28] = float(payers) / float(s.seats - 1)
    into[29] = own / A_LOT
    into[30] = into[29] * late
    into[31] = lead
    into[32] = lead * late
    into[33] = lead * late * late * late
    into[34] = late * late * late * (1.0 if lead > 0.0 else 0.0)
