"""What a client needs to draw the table and that never changes: cards, prices, slots, how the bell behaves live."""

from __future__ import annotations

from typing import TypedDict

from criee.games.fangfrisch.box import FISH_KINDS, PILE_KINDS, SLOT_NAMES, SPECIES, Box


class Card(TypedDict):
    species: str  # "" on a thief or a can
    fish: int
    number: int  # in the box


class BellCard(TypedDict):
    """Milliseconds, and the seat that has the bell within easier reach."""

    millis: int
    naming: int
    head_start: int
    near: int


class Catalogue(TypedDict):
    species: list[str]
    joker: str
    cards: dict[str, Card]
    special: list[str]
    slots: list[str]
    full: list[int]  # euro by number of fish; the last is for all above
    half: list[int]
    capital: int
    lot_price: int
    bonus: int
    bin_price: int
    per_can: int
    seller_rings_up_to: int
    bell: BellCard


def card_of(box: Box, kind: int) -> Card:
    if kind >= FISH_KINDS:
        return {"species": "", "fish": 0, "number": box.count[kind]}
    return {"species": box.names[box.of_species[kind]], "fish": box.shows[kind], "number": box.count[kind]}


def facts(box: Box) -> Catalogue:
    return {
        "species": box.names[:SPECIES],
        "joker": box.names[SPECIES],
        "cards": {box.labels[kind]: card_of(box, kind) for kind in range(PILE_KINDS)},
        "special": ["end", "close"],
        "slots": list(SLOT_NAMES),
        "full": box.full.copy(),
        "half": box.half.copy(),
        "capital": int(box.capital),
        "lot_price": int(box.lot_price),
        "bonus": int(box.bonus),
        "bin_price": int(box.bin_price),
        "per_can": int(box.per_can),
        "seller_rings_up_to": int(box.seller_rings_up_to),
        "bell": {"millis": box.millis, "naming": box.naming, "head_start": box.head_start, "near": box.near_seat},
    }
