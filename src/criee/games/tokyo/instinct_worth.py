"""What things are worth in yen: a token, a barrel, a ship's activity, the turns to come."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.tokyo.box import EEL_TOKEN, FRESH_SALMON, FUGU_TOKEN, OLD_SALMON, SNAPPER_TOKEN, TAKOYAKI_TOKEN
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import (
    AQUARIUM,
    CRAB,
    FRESH,
    GOVERNMENT,
    OLD,
    SALMON,
    SPECIES,
    SQUID,
    TUNA,
)
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import held, resources, salmon_held, supply, unit_value

SHOWN = 0.7  # of what a token is worth to a buyer, asked for its barrel
PAID = 0.8  # of what a token is worth, paid for a barrel at most
SOLD = 0.6  # how likely a barrel in a port finds a buyer
TURNS = 20.0  # how long a match lasts, in turns
HOPED = 4.0  # what salmon, fugu and eel grow to when people begin to trade them, in resources
AT_LEAST = 8.0  # turns to come until somebody triggers the end: who stops investing never gets there


def token_value(s: TokyoState, hall: Hall, seat: i64, kind: i64) -> float:
    """What one more token of a kind would bring a player: as resources at the end, or in the best open market."""
    resource = float(s.box.resource)
    hoped = 0.0 if s.ender >= 0 else HOPED
    if kind == FUGU_TOKEN:
        value = resource * max(float(2 * held(s, seat, kind) + 1), 0.75 * hoped)
    elif kind == FRESH_SALMON:
        value = resource * max(float(salmon_held(s) + 1), hoped)
    elif kind == EEL_TOKEN:
        value = resource * max(float(s.eel), hoped)
    elif kind == SNAPPER_TOKEN:
        value = resource * 0.85 * float(unit_value(s, kind))
    else:
        value = resource * float(unit_value(s, kind))
    if kind >= s.box.squid_token and has(s.open, SQUID):
        value = max(value, 0.8 * float(hall.markets[SQUID].price_for(s, kind)))
    species: i64 = s.box.species_of[kind]
    if species in (TUNA, CRAB) and has(s.open, species):
        value = max(value, 0.9 * float(hall.markets[species].price_for(s, kind)))
    if has(s.open, GOVERNMENT):
        value = max(value, 0.9 * float(hall.markets[GOVERNMENT].price_for(s, kind)))
    if has(s.open, AQUARIUM):
        value = max(value, 0.75 * float(hall.markets[AQUARIUM].price_for(s, kind)))
    return value


def stock_value(s: TokyoState, hall: Hall, seat: i64) -> float:
    """A player's tokens: their resources, or what markets pay beyond that for one of each kind."""
    resource = float(s.box.resource)
    total = resource * float(resources(s, seat))
    for kind in range(s.box.kind_count):
        n = held(s, seat, kind)
        if n:
            extra = token_value(s, hall, seat, kind) - resource * float(unit_value(s, kind))
            if kind not in (FUGU_TOKEN, FRESH_SALMON, EEL_TOKEN) and extra > 0.0:
                total += extra * (float(n) if kind == s.box.squid_token else 1.0)
    return total


def buyer_value(s: TokyoState, hall: Hall, owner: i64, item: i64) -> float:
    """What a barrel (or takoyaki) in this owner's port is worth to the others, on average."""
    token: i64 = s.box.token_of[item]
    if token < 0 or (token != TAKOYAKI_TOKEN and supply(s, token) == 0):
        return 0.0
    other = owner + 1 if owner + 1 < s.seats else 0
    return token_value(s, hall, other, token)


def asking_price(s: TokyoState, hall: Hall, owner: i64, item: i64, row: i64) -> i64:
    """The price at which a piece should lie in one's port: day-old barrels get cheaper."""
    value = buyer_value(s, hall, owner, item)
    if row == OLD and item == SALMON:
        value = float(s.box.resource) * float(s.box.printed[OLD_SALMON])
    unit = s.box.unit
    price = i64(value * (SHOWN if row == FRESH or item >= SPECIES else 0.5 * SHOWN)) // unit * unit
    highest: i64 = s.box.all_prices[-1]
    if price > highest:
        return highest
    lowest: i64 = s.box.prices[0]
    return price if price > lowest else lowest


def barrel_value(s: TokyoState, hall: Hall, seat: i64, species: i64) -> float:
    """What landing one barrel brings: half the landing pay of a pair, and what it sells or is auctioned for."""
    landing = float(s.box.landing_pay) / float(s.box.landing_barrels)
    lot: i64 = s.box.lot_of[species]
    if lot > 0:
        return landing + 0.6 * average_bag(s, hall, seat, species) / float(lot)
    asked = float(asking_price(s, hall, seat, species, FRESH))
    if asked > PAID * buyer_value(s, hall, seat, species):
        return landing  # nobody will buy it, even at the lowest price
    return landing + SOLD * asked


def average_bag(s: TokyoState, hall: Hall, seat: i64, species: i64) -> float:
    """What a token drawn from the bag is worth on average."""
    total, tokens = 0.0, 0.0
    for kind in range(s.box.kind_count):
        if s.box.species_of[kind] == species:
            n = float(supply(s, kind))
            total += n * token_value(s, hall, seat, kind)
            tokens += n
    return total / tokens if tokens > 0.0 else 0.0


def full_load(s: TokyoState, ship: i64, species: i64) -> i64:
    """With how many barrels a ship should come home: whole auctions, one salmon, otherwise a full hold."""
    cells: i64 = s.box.cells[ship]
    if species == SALMON:
        return s.box.salmon_aboard
    lot: i64 = s.box.lot_of[species]
    return cells // lot * lot if lot > 0 else cells


def per_activity(s: TokyoState, hall: Hall, seat: i64, ship: i64, species: i64) -> float:
    """What one activity of a ship is worth on a voyage for this species: sail, fish until full, moor."""
    load = full_load(s, ship, species)
    if load == 0:
        return 0.0
    return barrel_value(s, hall, seat, species) * float(load) / float(load + 2)


def best_permit(s: TokyoState, hall: Hall, seat: i64, ship: i64) -> i64:
    """The idle permit that suits a ship best; -1 without one."""
    best, chosen = 0.0, -1
    for species in range(SPECIES):
        if s.idle[seat * SPECIES + species] and s.shoal[species]:
            value = per_activity(s, hall, seat, ship, species)
            if value > best:
                best, chosen = value, species
    return chosen


def turns_left(s: TokyoState) -> float:
    """How many turns everybody will still have, by how near the richest is to an end condition."""
    if s.ender >= 0:
        return 0.0
    nearest = 0.0
    for seat in range(s.seats):
        nearest = max(nearest, float(s.cash[seat]) / float(s.box.goal_yen))
        nearest = max(nearest, float(resources(s, seat)) / float(s.box.goal_resources))
    return max(AT_LEAST, 1.0 + TURNS * (1.0 - nearest))
