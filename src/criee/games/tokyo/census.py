"""Where every piece is, counted: the same at every moment of a match (K56)."""

from __future__ import annotations

from criee.engine.bits import has
from criee.games.tokyo.pieces import (
    BACK,
    BANK,
    CART_1,
    CART_2,
    FISH,
    FRIDGE_1,
    FRIDGE_2,
    LOT,
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


def printed_tokens(s: TokyoState, kind: int) -> int:
    """How many tokens of a kind belong to the set-up for this number of players."""
    box = s.box
    species = box.species_of[kind]
    if box.bag[kind]:
        return box.bag[kind]
    if kind == box.token_of[TAKOYAKI]:
        return int(box.takoyaki)
    return box.stock[species * (MOST_SEATS + 1) + int(s.seats)] if box.token_of[species] == kind else 0


def count_all(s: TokyoState) -> dict[str, int]:
    """A market that is not in play yet still has everything in the box."""
    box, n = s.box, int(s.seats)
    found: dict[str, int] = {}
    for species, name in enumerate(FISH):
        column = species * (MOST_SEATS + 1) + n
        is_here = has(s.open, species)
        found[f"{name} barrels"] = (
            s.shoal[species] + s.boxed[species] + barrels_of(s, species) if is_here else box.barrels[column]
        )
        permits = s.permits[species] + sum(s.mine[seat * SPECIES + species] for seat in range(n))
        found[f"{name} permits"] = permits if is_here else box.permits[column]
        own = [k for k in range(len(box.kinds)) if box.species_of[k] == species]
        found[f"{name} tokens"] = sum(tokens_of(s, k) if is_here else printed_tokens(s, k) for k in own)
        for kind in own:
            if box.bag[kind]:
                found[box.kinds[kind]] = tokens_of(s, kind) if is_here else box.bag[kind]
    if has(s.open, OCTOPUS):
        found["octopus tokens"] += barrels_of(s, TAKOYAKI)
    found["ships"] = sum(1 for owner in s.owner if owner != NOT_IN_GAME)
    fridges = sum(s.tiles[seat * TILES + FRIDGE_1] + s.tiles[seat * TILES + FRIDGE_2] for seat in range(n))
    carts = sum(s.tiles[seat * TILES + CART_1] + s.tiles[seat * TILES + CART_2] for seat in range(n))
    rents, lends = has(s.open, RENTALS), has(s.open, BANK)
    found["refrigerators"] = int(s.fridges_left) + fridges if rents else int(box.refrigerators)
    found["carts"] = int(s.carts_left) + carts if rents else int(box.carts)
    found["loans"] = int(s.loans_left) + sum(s.loans) if lends else int(box.loans)
    found["shares"] = int(s.shares_left) + sum(s.shares) if lends else int(box.shares)
    found["yen"] = sum(s.cash) + int(s.bank)
    return found
