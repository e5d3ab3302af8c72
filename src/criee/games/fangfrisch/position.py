"""Positions: a full state as readable data, and back; what cannot be is refused with the reason (see legal.py).

Only what differs from a fresh table must be written. `deck` may be left out: then it holds every card that lies
nowhere else; or `discard` may, if `deck` is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.bits import bit, members
from criee.engine.fields import Fields
from criee.engine.line import Impossible, shown
from criee.games.fangfrisch import flow, legal
from criee.games.fangfrisch.box import CAN, FISH_KINDS, JOKER, PILE_KINDS, SLOT_NAMES, SLOTS, SPECIES, THIEF, Box
from criee.games.fangfrisch.state import NO_SEAT_YET, NO_SPECIES, FangfrischState
from criee.games.fangfrisch.view import look

DERIVED: Final = (
    "slots",
    "bin_cards",
    "bin_fish",
    "bin_cost",
    "full",
    "half",
    "closed_bins",
    "lot_price",
    "deck_cards",
    "end_in",
    "close_in",
    "may_ring",
)
MOST_EURO: Final = 10_000


def write(s: FangfrischState, phase: str) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived is left out."""
    data: dict[str, object] = dict(look(s, phase, 0))
    for derived in DERIVED:
        del data[derived]
    data["rings"] = members(s.rings)
    return data


def read(box: Box, data: Mapping[str, object], phases: list[str], seats: tuple[int, int]) -> FangfrischState:
    """The state behind a position, or behind a view whose hidden parts have been imagined."""
    fields = Fields(data, "position")
    fields.asked.update(DERIVED)
    money = fields.numbers("money", -MOST_EURO, MOST_EURO)
    if not seats[0] <= len(money) <= seats[1]:
        raise fields.wrong("money", f"there are {seats[0]} to {seats[1]} players, found {len(money)}")
    s = FangfrischState(box, len(money))
    s.money = money
    s.phase = phases.index(fields.choice("phase", phases))
    read_stalls(s, fields)
    read_turn(s, fields)
    read_ringing(s, fields)
    read_ledger(s, fields)
    read_deck(s, fields)
    fields.done()
    legal.check(s, phases[s.phase])
    return s


def read_stalls(s: FangfrischState, fields: Fields) -> None:
    stalls = fields.tables("stalls") if fields.has("stalls") else []
    if stalls and len(stalls) != s.seats:
        raise fields.wrong("stalls", f"there are {s.seats} players, found {len(stalls)}")
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
    s.seller = fields.number("seller", -1, last) if fields.has("seller") else (-1 if s.phase == 0 else 0)
    s.buyer = fields.number("buyer", -1, last) if fields.has("buyer") else NO_SEAT_YET
    s.lot = cards(box, fields, "lot", PILE_KINDS)
    for kind in cards(box, fields, "hand", FISH_KINDS):
        s.hand[kind] += 1
        s.hand_cards += 1
    s.laid = fields.has("laid") and fields.flag("laid")
    s.thieves = fields.number("thieves", 0, box.count[THIEF]) if fields.has("thieves") else 0
    s.tins = fields.number("tins", 0, box.count[CAN] * int(box.per_can)) if fields.has("tins") else 0
    for name in fields.texts("sold") if fields.has("sold") else []:
        if name not in box.names[:SPECIES]:
            raise fields.wrong("sold", f"must be species: {', '.join(box.names[:SPECIES])}; found {shown(name)!r}")
        s.sold |= bit(box.names.index(name))
    s.idle = fields.number("idle", 0, int(s.seats)) if fields.has("idle") else 0
    s.ending = fields.has("ending") and fields.flag("ending")
    s.closed = fields.has("closed") and fields.flag("closed")
    s.settled = fields.number("settled", 0, int(s.seats)) if fields.has("settled") else 0


def read_ringing(s: FangfrischState, fields: Fields) -> None:
    if s.phase in (flow.TURN_PHASE, flow.RING_PHASE, flow.AWARD_PHASE):
        s.may_ring = flow.allowed_to_ring(s)
    s.decided = some_seats(s, fields, "decided")
    s.rings = some_seats(s, fields, "rings")
    s.rang = some_seats(s, fields, "rang")


def some_seats(s: FangfrischState, fields: Fields, key: str) -> int:
    found = 0
    for seat in fields.numbers(key, 0, int(s.seats) - 1) if fields.has(key) else []:
        found |= int(bit(seat))
    return found


def read_ledger(s: FangfrischState, fields: Fields) -> None:
    if not fields.has("ledger"):
        return
    ledger = fields.table("ledger")
    s.sales = column(s, ledger, "sales")
    s.bonus = column(s, ledger, "bonus")
    s.lots = column(s, ledger, "lots")
    s.clearance = column(s, ledger, "clearance")
    s.paid = column(s, ledger, "paid")
    ledger.done()


def column(s: FangfrischState, ledger: Fields, key: str) -> list[int]:
    if not ledger.has(key):
        return [0] * int(s.seats)
    euro = ledger.numbers(key, 0, MOST_EURO)
    if len(euro) != s.seats:
        raise ledger.wrong(key, f"there are {s.seats} players, found {len(euro)}")
    return euro


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
    elsewhere = flow.cards_outside_deck(s)
    left = [s.box.count[kind] - elsewhere[kind] - taken[kind] for kind in range(PILE_KINDS)]
    for kind in range(PILE_KINDS):
        if left[kind] < 0:
            raise Impossible(f"position.{where}", f"there are only {s.box.count[kind]} cards {s.box.labels[kind]}")
    return left


def cards(box: Box, fields: Fields, key: str, kinds: int) -> list[int]:
    """A list of card labels as kinds."""
    found: list[int] = []
    for label in fields.texts(key) if fields.has(key) else []:
        found.append(card(box, fields, key, label, kinds))
    return found


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
