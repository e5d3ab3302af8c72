"""Every card in one place, and every euro paid by the bank or to it."""

from __future__ import annotations

from criee.games.fangfrisch.box import FISH_KINDS, Box
from criee.games.fangfrisch.state import FangfrischState


def outside_deck(s: FangfrischState) -> list[int]:
    """How many cards of each shuffled kind lie anywhere but in the deck."""
    found = s.discard.copy()
    for kind in s.lot:
        found[kind] += 1
    for pile in s.piles:
        for kind in pile:
            found[kind] += 1
    for kind in range(FISH_KINDS):
        found[kind] += s.hand[kind]
        for seat in range(s.seats):
            found[kind] += s.bins[seat * FISH_KINDS + kind]
    return found


def count(s: FangfrischState) -> dict[str, int]:
    shuffled = sum(outside_deck(s))
    special = (1 if s.ending else 0) + (1 if s.closed else 0)
    euro = sum([int(s.money[seat] - s.net(seat)) for seat in range(int(s.seats))])
    return {"cards": shuffled + special + int(s.deck_cards), "shuffled": shuffled + sum(s.deck), "euro": euro}


def contents(box: Box, seats: int) -> dict[str, int]:
    return {"cards": int(box.total), "shuffled": sum(box.count), "euro": int(box.capital) * seats}
