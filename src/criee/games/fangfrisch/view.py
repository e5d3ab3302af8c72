"""What one seat may know, and what it can imagine from it.

Everything lies open in this game (F29), even what the deck still holds: all cards are seen on their way. Hidden are
the order of the deck, which nobody knows, and decisions to ring until the lot is awarded (F13).
"""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from criee.engine.bits import has, members
from criee.games.fangfrisch.box import FISH_KINDS, PILE_KINDS, SLOT_NAMES, SLOTS, Box
from criee.games.fangfrisch.flow import AWARD_PHASE, RING_PHASE
from criee.games.fangfrisch.state import FangfrischState


class Stall(TypedDict):
    """Cards by their labels; piles bottom card first."""

    crate1: list[str]
    crate2: list[str]
    tub: list[str]
    bin: list[str]


class Slot(TypedDict):
    """What a slot holds, added up: species ("" if empty or jokers only), fish, what they bring, and with one more."""

    species: str
    fish: int
    price: int
    next: int  # with one fish more


class FangfrischView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    seller: int  # -1 before the first turn
    buyer: int  # who puts a lot away or sells after winning one; -1: nobody
    money: list[int]
    stalls: list[Stall]
    slots: list[list[Slot]]  # per seat, in the order of SLOT_NAMES
    bin_cards: list[int]
    bin_fish: list[int]
    bin_cost: list[int]  # euro at the end (F27)
    closed_bins: bool  # the table shows only the number of cards in a bin (F23)
    full: list[int]  # the price list: euro by number of fish, the last for all above (F5) ...
    half: list[int]  # ... and at half price (F26)
    lot_price: int
    lot: list[str]  # in the order of turning up
    hand: list[str]  # bought or stolen, still to be put away
    laid: bool
    thieves: int
    tins: int  # cards that cans may still remove
    sold: list[str]  # species sold in this selling phase
    idle: int
    ending: bool
    closed: bool
    deck: dict[str, int]  # what the deck still holds, special cards left out
    deck_cards: int  # with them
    end_in: int  # end phase is the so-manyth card from the top; 0 once it is out
    close_in: list[int]  # market close is between these places; empty once it is out
    discard: dict[str, int]
    may_ring: list[int]
    decided: list[int]
    rings: list[int]  # seats that ring: before the award only oneself
    rang: list[int]  # seats that rang for the last lot
    settled: int
    ledger: dict[str, list[int]]  # what the bank paid and took, per seat


DERIVED: Final = (  # in a view, but not needed in a position
    *("slots", "bin_cards", "bin_fish", "bin_cost", "full", "half", "closed_bins"),
    *("lot_price", "deck_cards", "end_in", "close_in", "may_ring"),
)


def labels(box: Box, counts: list[int]) -> list[str]:
    """Cards given as counts, one label per card."""
    return [box.labels[kind] for kind, cards in enumerate(counts) for _ in range(cards)]


def tally(box: Box, counts: list[int]) -> dict[str, int]:
    return {box.labels[kind]: counts[kind] for kind in range(PILE_KINDS) if counts[kind]}


def stall(s: FangfrischState, seat: i64) -> Stall:
    names = s.box.labels
    first = seat * SLOTS
    thrown = s.bins[seat * FISH_KINDS : (seat + 1) * FISH_KINDS]
    return Stall(
        crate1=[names[kind] for kind in s.piles[first]],
        crate2=[names[kind] for kind in s.piles[first + 1]],
        tub=[names[kind] for kind in s.piles[first + 2]],
        bin=labels(s.box, thrown),
    )


def slots(s: FangfrischState, seat: i64) -> list[Slot]:
    found: list[Slot] = []
    for slot in range(len(SLOT_NAMES)):
        place = seat * SLOTS + slot
        species, fish = s.species[place], s.fish[place]
        name = "" if species < 0 else s.box.names[species]
        price, more = int(s.box.price(fish)), int(s.box.price(fish + 1))
        found.append(Slot(species=name, fish=fish, price=price, next=more))
    return found


def ledger(s: FangfrischState) -> dict[str, list[int]]:
    return {
        "sales": s.sales.copy(),
        "bonus": s.bonus.copy(),
        "lots": s.lots.copy(),
        "clearance": s.clearance.copy(),
        "paid": s.paid.copy(),
    }


def known_rings(s: FangfrischState, viewer: int) -> list[int]:
    """Sealed until the award: everybody knows only his own."""
    if s.phase != RING_PHASE and s.phase != AWARD_PHASE:
        return []
    return [viewer] if viewer >= 0 and has(s.rings, viewer) else []


def close_in(s: FangfrischState) -> list[int]:
    if s.closed:
        return []
    nearest = int(s.deck_cards - s.box.close_from) + 1
    return [max(1, nearest), int(s.deck_cards)]


def look(s: FangfrischState, phase: str, seat: int) -> FangfrischView:
    """The table as one seat sees it."""
    box = s.box
    seats = range(int(s.seats))
    return FangfrischView(
        phase=phase,
        seller=int(s.seller),
        buyer=int(s.buyer),
        money=s.money.copy(),
        stalls=[stall(s, p) for p in seats],
        slots=[slots(s, p) for p in seats],
        bin_cards=[int(s.bin_cards(p)) for p in seats],
        bin_fish=[int(s.bin_fish(p)) for p in seats],
        bin_cost=[int(s.bin_fish(p) * box.bin_price) for p in seats],
        closed_bins=box.closed_bins,
        full=box.full.copy(),
        half=box.half.copy(),
        lot_price=int(box.lot_price),
        lot=[box.labels[kind] for kind in s.lot],
        hand=labels(box, s.hand),
        laid=s.laid,
        thieves=int(s.thieves),
        tins=int(s.tins),
        sold=[box.names[species] for species in members(s.sold)],
        idle=int(s.idle),
        ending=s.ending,
        closed=s.closed,
        deck=tally(box, s.deck),
        deck_cards=int(s.deck_cards),
        end_in=0 if s.ending else int(s.deck_cards - box.end_at) + 1,
        close_in=close_in(s),
        discard=tally(box, s.discard),
        may_ring=members(s.may_ring),
        decided=members(s.decided),
        rings=known_rings(s, seat),
        rang=members(s.rang),
        settled=int(s.settled),
        ledger=ledger(s),
    )
