"""Stocks and money: what tokens are worth now, who holds how much, and the only ways yen change hands.

With them the reasons that phases and markets give alike when there is too little of something.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, count, has
from criee.engine.line import Refused
from criee.games.tokyo.box import EEL_TOKEN, FRESH_SALMON, FUGU_TOKEN, OLD_SALMON, SNAPPER_TOKEN
from criee.games.tokyo.pieces import SNAPPER, SPECIES, SUPPLY, TANK, TILES
from criee.games.tokyo.state import TokyoState

# --- money (K58): every yen moves through one of these three -------------------------------------------


def bank_pays(s: TokyoState, seat: i64, yen: i64) -> None:
    s.cash[seat] += yen
    s.bank -= yen


def pay_bank(s: TokyoState, seat: i64, yen: i64) -> None:
    s.cash[seat] -= yen
    s.bank += yen


def pay(s: TokyoState, payer: i64, payee: i64, yen: i64) -> None:
    s.cash[payer] -= yen
    s.cash[payee] += yen


def too_dear(s: TokyoState, seat: i64, yen: i64) -> Refused | None:
    """K58: nobody spends more than his cash. Told to this seat only: it knows its own purse."""
    if s.cash[seat] >= yen:
        return None
    return Refused("K58", "refuse-cash", {"yen": int(yen), "cash": s.cash[seat]})


# --- tokens ----------------------------------------------------------------------------------------------


def held(s: TokyoState, seat: i64, kind: i64) -> i64:
    return s.tokens[seat * s.box.kind_count + kind]


def supply(s: TokyoState, kind: i64) -> i64:
    """How many tokens of a kind are on their market or in its bag."""
    return s.tokens[(s.seats + SUPPLY) * s.box.kind_count + kind]


def shift(s: TokyoState, kind: i64, source: i64, target: i64) -> None:
    """One token from one place to another (see pieces.py)."""
    kinds = s.box.kind_count
    s.tokens[source * kinds + kind] -= 1
    s.tokens[target * kinds + kind] += 1


def to_supply(s: TokyoState, seat: i64, kind: i64) -> None:
    """K29: a token goes back to its market or bag (no salmon ever does: its market buys none)."""
    shift(s, kind, seat, s.seats + SUPPLY)


def bag_left(s: TokyoState, species: i64) -> i64:
    """Tokens of a species on its market or in its bag, all kinds."""
    return tokens_at(s, s.seats + SUPPLY, species)


def tanked(s: TokyoState, species: i64) -> i64:
    """K45: how many tokens of a species the aquarium has bought."""
    return tokens_at(s, s.seats + TANK, species)


def tokens_at(s: TokyoState, place: i64, species: i64) -> i64:
    """Tokens of a species in one place, all kinds."""
    total: i64 = 0
    first = place * s.box.kind_count
    for kind in range(s.box.kind_count):
        if s.box.species_of[kind] == species:
            total += s.tokens[first + kind]
    return total


def all_gone() -> Refused:
    """K56: what is not there cannot be taken."""
    return Refused("K56", "refuse-gone")


# --- resources (K34, K35, K37, K39, K49, K57) ------------------------------------------------------------


def unit_value(s: TokyoState, kind: i64) -> i64:
    """What one token of a kind is worth now; for fugu, what the first one is worth."""
    if kind == SNAPPER_TOKEN:
        if has(s.overfished, SNAPPER):
            return s.box.snapper_overfished
        return (supply(s, SNAPPER_TOKEN) + s.box.snapper_share - 1) // s.box.snapper_share
    if kind == FRESH_SALMON:
        return salmon_held(s)
    if kind == EEL_TOKEN:
        return s.eel
    if kind == FUGU_TOKEN:
        return 1
    return s.box.printed[kind]


def salmon_held(s: TokyoState) -> i64:
    """K35: salmon tokens in all stocks, fresh and old."""
    total: i64 = 0
    for seat in range(s.seats):
        at = seat * s.box.kind_count
        total += s.tokens[at + FRESH_SALMON] + s.tokens[at + OLD_SALMON]
    return total


def worth_of(s: TokyoState, kind: i64, n: i64) -> i64:
    """What n tokens of a kind are worth together: k fugu count k squared."""
    return n * n if kind == FUGU_TOKEN else n * unit_value(s, kind)


def value_at(s: TokyoState, place: i64) -> i64:
    """What the tokens in one place are worth together."""
    total: i64 = 0
    first = place * s.box.kind_count
    for kind in range(s.box.kind_count):
        n: i64 = s.tokens[first + kind]
        if n:
            total += worth_of(s, kind, n)
    return total


def value_with(s: TokyoState, place: i64, kind: i64) -> i64:
    """What they would be worth with one more token of a kind."""
    n: i64 = s.tokens[place * s.box.kind_count + kind]
    return value_at(s, place) + worth_of(s, kind, n + 1) - worth_of(s, kind, n)


def resources(s: TokyoState, seat: i64) -> i64:
    """K57: the tokens in a player's stock."""
    return value_at(s, seat)


# --- permits and slots (K3, K28) -------------------------------------------------------------------------


def slots_used(s: TokyoState, seat: i64) -> i64:
    total: i64 = 0
    for species in range(SPECIES):
        total += s.mine[seat * SPECIES + species]
    for tile in range(TILES):
        total += s.tiles[seat * TILES + tile]
    return total


def no_slot(s: TokyoState, seat: i64) -> Refused | None:
    """K3: permits and rented tiles share the slots."""
    return None if slots_used(s, seat) < s.box.slots else Refused("K3", "refuse-slots", {"slots": int(s.box.slots)})


def take_permit(s: TokyoState, seat: i64, species: i64) -> None:
    s.permits[species] -= 1
    s.mine[seat * SPECIES + species] += 1
    s.idle[seat * SPECIES + species] += 1


def drop_permit(s: TokyoState, seat: i64, species: i64) -> None:
    """An unbound permit goes back to its market."""
    s.permits[species] += 1
    s.mine[seat * SPECIES + species] -= 1
    s.idle[seat * SPECIES + species] -= 1


# --- barrels and overfishing (K55) -----------------------------------------------------------------------


def return_barrel(s: TokyoState, species: i64) -> None:
    """A barrel goes back to its market, or to the box if the species is overfished."""
    if has(s.overfished, species):
        s.boxed[species] += 1
    else:
        s.shoal[species] += 1


def can_be_drawn(s: TokyoState) -> i64:
    """Fish markets that a draw could still bring into play, as bits."""
    fish: i64 = bit(SPECIES) - 1
    return fish & ~s.open & ~s.box.never


def overfish(s: TokyoState, species: i64) -> None:
    """The last barrel or token of a species was taken: its barrels go to the box and a new market is due."""
    if has(s.overfished, species):
        return
    s.overfished |= bit(species)
    s.boxed[species] += s.shoal[species]
    s.shoal[species] = 0
    if count(can_be_drawn(s)) > s.owed:
        s.owed += 1
