"""Where every piece is, counted: the same at every moment of a match, and what the box says (K56)."""

from __future__ import annotations

from criee.engine.bits import has
from criee.games.tokyo.box import Box
from criee.games.tokyo.pieces import (
    BACK,
    BANK,
    CART_1,
    CART_2,
    FISH,
    FRIDGE_1,
    FRIDGE_2,
    LOT,
    MACKEREL,
    MARKETS,
    MOST_SEATS,
    NOT_IN_GAME,
    OCTOPUS,
    RENTALS,
    SPECIES,
    TAKOYAKI,
    TILES,
)
from criee.games.tokyo.ports import in_port, packed_at
from criee.games.tokyo.state import TokyoState


def contents(box: Box, seats: int) -> dict[str, int]:
    """What is printed for so many players: on the markets, in the bags, in the players' hands at the start (K1, K2)."""
    printed: dict[str, int] = {}
    for species, name in enumerate(FISH):
        column = species * (MOST_SEATS + 1) + seats
        printed[f"{name} barrels"] = box.barrels[column]
        printed[f"{name} permits"] = box.permits[column] + (seats if species == MACKEREL else 0)
        printed[f"{name} tokens"] = box.stock[column] + (int(box.takoyaki) if species == OCTOPUS else 0)
    for kind, number in enumerate(box.bag):
        if number:
            printed[box.kinds[kind]] = number
            printed[f"{FISH[box.species_of[kind]]} tokens"] += number
    printed["ships"] = seats + len(box.for_sale[seats])
    printed["refrigerators"] = int(box.refrigerators)
    printed["carts"] = int(box.carts)
    printed["loans"] = int(box.loans)
    printed["shares"] = int(box.shares)
    printed["yen"] = int(box.cash) * seats
    return printed


def count(s: TokyoState) -> dict[str, int]:
    """What lies anywhere on the table; the pieces of a market that is not in play are all in the box still."""
    box, n = s.box, int(s.seats)
    found: dict[str, int] = {}
    for species, name in enumerate(FISH):
        kinds = [kind for kind in range(len(box.kinds)) if box.species_of[kind] == species]
        found[f"{name} barrels"] = s.shoal[species] + s.boxed[species] + barrels_of(s, species)
        found[f"{name} permits"] = s.permits[species] + sum(s.mine[seat * SPECIES + species] for seat in range(n))
        found[f"{name} tokens"] = sum(tokens_of(s, kind) for kind in kinds)
        found.update({box.kinds[kind]: tokens_of(s, kind) for kind in kinds if box.bag[kind]})
        if species == OCTOPUS:
            found[f"{name} tokens"] += barrels_of(s, TAKOYAKI)
    found["ships"] = sum(1 for owner in s.owner if owner != NOT_IN_GAME)
    found["refrigerators"] = int(s.fridges_left) + tiles_of(s, FRIDGE_1) + tiles_of(s, FRIDGE_2)
    found["carts"] = int(s.carts_left) + tiles_of(s, CART_1) + tiles_of(s, CART_2)
    found["loans"] = int(s.loans_left) + sum(s.loans)
    found["shares"] = int(s.shares_left) + sum(s.shares)
    found["yen"] = sum(s.cash) + int(s.bank)
    boxed = contents(box, n)
    for market in range(len(MARKETS)):
        if not has(s.open, market):
            for key in pieces_of(box, market):
                found[key] += boxed[key]
    return found


def pieces_of(box: Box, market: int) -> list[str]:
    """What belongs to one market."""
    if market == RENTALS:
        return ["refrigerators", "carts"]
    if market == BANK:
        return ["loans", "shares"]
    if market >= SPECIES:
        return []
    drawn = [name for kind, name in enumerate(box.kinds) if box.bag[kind] and box.species_of[kind] == market]
    return [f"{FISH[market]} barrels", f"{FISH[market]} permits", f"{FISH[market]} tokens", *drawn]


def barrels_of(s: TokyoState, item: int) -> int:
    """Barrels of a species (or takoyaki) outside their market and the box: in ports, aboard, on the quay."""
    total = int(packed_at(s.quay, item)) + sum(int(in_port(s, seat, item)) for seat in range(int(s.seats)))
    if item == TAKOYAKI:
        return total
    total += s.waiting[item] + int(packed_at(s.cargo[s.box.barge], item))
    for ship in range(int(s.box.barge)):
        if s.bound[ship] == item:
            total += s.cargo[ship]
    return total


def tokens_of(s: TokyoState, kind: int) -> int:
    """Tokens of a kind wherever they are; a lot is only a choice among those in a stock."""
    kinds = int(s.box.kind_count)
    n = int(s.seats)
    places = len(s.tokens) // kinds
    total = sum(s.tokens[place * kinds + kind] for place in range(places) if place not in (n + LOT, n + BACK))
    return total + (1 if s.token == kind else 0)


def tiles_of(s: TokyoState, tile: int) -> int:
    """Rented tiles of a kind on all slots."""
    return sum(s.tiles[seat * TILES + tile] for seat in range(int(s.seats)))
