"""Positions: a full state as readable data, and back; what cannot be is refused with the reason (see possible.py).

Only what differs from a fresh table must be written. `deck` may be left out: then it holds every card that lies
nowhere else; or `discard` may, if `deck` is there.
"""

from __future__ import annotations

from typing import Final

from criee.engine.bits import bit
from criee.engine.fields import Fields, require
from criee.engine.line import shown
from criee.games.fangfrisch import flow
from criee.games.fangfrisch.box import CAN, FISH_KINDS, JOKER, PILE_KINDS, SLOT_NAMES, SLOTS, SPECIES, THIEF, Box
from criee.games.fangfrisch.census import outside_deck
from criee.games.fangfrisch.state import NO_SEAT_YET, NO_SPECIES, FangfrischState

MOST_EURO: Final = 10_000
LEDGER: Final = ("sales", "bonus", "lots", "clearance", "paid")


def read(box: Box, fields: Fields, phase: int, seats: tuple[int, int]) -> FangfrischState:
    money = fields.numbers("money", -MOST_EURO, MOST_EURO)
    if not seats[0] <= len(money) <= seats[1]:
        raise fields.wrong("money", f"there are {seats[0]} to {seats[1]} players, found {len(money)}")
    s = FangfrischState(box, len(money))
    s.money = money
    s.phase = phase
    read_stalls(s, fields)
    read_turn(s, fields)
    read_ringing(s, fields)
    read_ledger(s, fields)
    read_deck(s, fields)
    return s


def read_stalls(s: FangfrischState, fields: Fields) -> None:
    stalls = fields.tables("stalls", size=int(s.seats)) if fields.has("stalls") else []
    for seat, stall in enumerate(stalls):
        for slot, name in enumerate(SLOT_NAMES):
            for kind in cards(s.box, stall, name, FISH_KINDS):
                lay(s, seat, slot, kind, stall)
        for kind in cards(s.box, stall, "bin", FISH_KINDS):
            s.throw(seat, kind)
        stall.done()


def lay(s: FangfrischState, seat: int, slot: int, kind: int, stall: Fields) -> None:
    """A card onto a pile, if the pile can hold it (F16, F17)."""
    species, place = s.box.of_species[kind], seat * SLOTS + slot
    if species != JOKER:
        if s.species[place] not in (NO_SPECIES, species):
            raise stall.wrong(SLOT_NAMES[slot], "a slot holds one species only (F16)")
        if s.home(seat, species) not in (-1, slot):
            raise stall.wrong(SLOT_NAMES[slot], f"{s.box.names[species]} sits in one slot only (F17)")
    s.put(place, kind)


def read_turn(s: FangfrischState, fields: Fields) -> None:
    box = s.box
    last = int(s.seats) - 1
    s.seller = fields.number("seller", -1, last, NO_SEAT_YET if s.phase == flow.FIRST_PHASE else 0)
    s.buyer = fields.number("buyer", -1, last, NO_SEAT_YET)
    s.lot = cards(box, fields, "lot", PILE_KINDS)
    for kind in cards(box, fields, "hand", FISH_KINDS):
        s.hand[kind] += 1
        s.hand_cards += 1
    s.laid = fields.flag("laid", False)
    s.thieves = fields.number("thieves", 0, box.count[THIEF], 0)
    s.tins = fields.number("tins", 0, box.count[CAN] * int(box.per_can), 0)
    for name in fields.texts("sold", []):
        if name not in box.names[:SPECIES]:
            raise fields.wrong("sold", f"must be species: {', '.join(box.names[:SPECIES])}; found {shown(name)!r}")
        s.sold |= bit(box.names.index(name))
    s.idle = fields.number("idle", 0, int(s.seats), 0)
    s.ending = fields.flag("ending", False)
    s.closed = fields.flag("closed", False)
    s.settled = fields.number("settled", 0, int(s.seats), 0)


def read_ringing(s: FangfrischState, fields: Fields) -> None:
    if s.phase in (flow.TURN_PHASE, flow.RING_PHASE, flow.AWARD_PHASE):
        s.may_ring = flow.allowed_to_ring(s)
    s.decided = some_seats(s, fields, "decided")
    s.rings = some_seats(s, fields, "rings")
    s.rang = some_seats(s, fields, "rang")


def some_seats(s: FangfrischState, fields: Fields, key: str) -> int:
    found = 0
    for seat in fields.numbers(key, 0, int(s.seats) - 1, []):
        found |= int(bit(seat))
    return found


def read_ledger(s: FangfrischState, fields: Fields) -> None:
    """A ledger that is left out explains the money that is there: lots were bought, and the rest came from sales."""
    if not fields.has("ledger"):
        price, capital = int(s.box.lot_price), int(s.box.capital)
        s.lots = [max(0, -(-(capital - money) // price)) for money in s.money]
        s.sales = [money - capital + lots * price for money, lots in zip(s.money, s.lots, strict=True)]
        return
    ledger = fields.table("ledger")
    columns = [ledger.numbers(key, 0, MOST_EURO, [0] * int(s.seats), size=int(s.seats)) for key in LEDGER]
    s.sales, s.bonus, s.lots, s.clearance, s.paid = columns
    ledger.done()


def read_deck(s: FangfrischState, fields: Fields) -> None:
    """Deck and discard pile: what is not written follows from the rest."""
    if fields.has("discard"):
        s.discard = counts(s.box, fields, "discard")
    if fields.has("deck"):
        s.deck = counts(s.box, fields, "deck")
        if not fields.has("discard"):
            s.discard = rest(s, s.deck, "deck")
    else:
        s.deck = rest(s, [0] * PILE_KINDS, "stalls")
    s.deck_cards = sum(s.deck) + (0 if s.ending else 1) + (0 if s.closed else 1)


def rest(s: FangfrischState, taken: list[int], where: str) -> list[int]:
    """The cards of the box that lie nowhere yet."""
    elsewhere = outside_deck(s)
    left = [s.box.count[kind] - elsewhere[kind] - taken[kind] for kind in range(PILE_KINDS)]
    for kind in range(PILE_KINDS):
        require(left[kind] >= 0, where, f"there are only {s.box.count[kind]} cards {s.box.labels[kind]}")
    return left


def cards(box: Box, fields: Fields, key: str, kinds: int) -> list[int]:
    """A list of card labels as kinds."""
    return [card(box, fields, key, label, kinds) for label in fields.texts(key, [])]


def card(box: Box, fields: Fields, key: str, label: str, kinds: int) -> int:
    try:
        kind = box.kind(label)
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None
    if kind >= kinds:
        raise fields.wrong(key, f"{label} cannot lie here")
    return kind


def counts(box: Box, fields: Fields, key: str) -> list[int]:
    """A table label -> number of cards."""
    found = [0] * PILE_KINDS
    table = fields.table(key)
    for label in table.data:
        found[card(box, table, label, label, PILE_KINDS)] = table.number(label, 0, int(box.total))
    return found
