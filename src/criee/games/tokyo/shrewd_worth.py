"""What things are worth to the shrewd player, in yen: a token, a barrel, a ship's activity, the turns to come."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.tokyo.box import EEL_TOKEN, FRESH_SALMON, FUGU_TOKEN, OLD_SALMON, SNAPPER_TOKEN, TAKOYAKI_TOKEN
from criee.games.tokyo.instinct_worth import full_load
from criee.games.tokyo.instinct_worth import token_value as plain_value
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import (
    AQUARIUM,
    CRAB,
    FRESH,
    FUGU,
    GOVERNMENT,
    MACKEREL,
    OLD,
    SALMON,
    SEA,
    SPECIES,
    SQUID,
    TUNA,
)
from criee.games.tokyo.shrewd_bonus import progress, swing
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import held, salmon_held, supply, unit_value

PAYS = 0.8  # of what a token is worth to him, what a rival is thought to pay for its barrel at most
OWN_FUGU = 0.6  # how likely one's own fugu lies there until it may be bought
COMFORT = 1000.0  # yen with which a rival buys as he likes


def turns_to_come(s: TokyoState, t: Taste) -> float:
    """How many turns everybody will still have."""
    if s.ender >= 0:
        return 0.0
    return max(t.least, 1.0 + t.turns * (1.0 - progress(s)))


def guarded(s: TokyoState, t: Taste, seat: i64, species: i64) -> bool:
    """Whether the last barrel is left in the sea: who has most mackerel permits lives on that market (K55)."""
    if species != MACKEREL or s.shoal[species] != 1 or t.stack <= 0.0 or s.ender >= 0:
        return False
    for other in range(s.seats):
        if other != seat and s.mine[other * SPECIES + species] >= s.mine[seat * SPECIES + species]:
            return False
    return True


def value_of(s: TokyoState, hall: Hall, t: Taste, seat: i64, kind: i64) -> float:
    """What one more token of a kind would bring a player: as resources at the end, or in the best open market."""
    resource = float(s.box.resource) * t.resource
    hoped = 0.0 if s.ender >= 0 else t.hoped
    if kind == FUGU_TOKEN:
        units = max(float(2 * held(s, seat, kind) + 1), 0.75 * hoped)
    elif kind == FRESH_SALMON:
        units = max(float(salmon_held(s) + 1), hoped)
    elif kind == EEL_TOKEN:
        units = max(float(s.eel), hoped)
    elif kind == SNAPPER_TOKEN:
        units = t.snapper * float(unit_value(s, kind))
    else:
        units = float(unit_value(s, kind))
    value = resource * units
    value += swing(s, t, seat, units)
    return best_market(s, hall, t, kind, value)


def best_market(s: TokyoState, hall: Hall, t: Taste, kind: i64, value: float) -> float:
    """The best of what a token is worth in stock and what an open market pays for it."""
    if kind >= s.box.squid_token and has(s.open, SQUID):
        value = max(value, t.squid * float(hall.markets[SQUID].price_for(s, kind)))
    species: i64 = s.box.species_of[kind]
    if species in (TUNA, CRAB) and has(s.open, species):
        value = max(value, t.bag * float(hall.markets[species].price_for(s, kind)))
    if has(s.open, GOVERNMENT):
        value = max(value, t.state * float(hall.markets[GOVERNMENT].price_for(s, kind)))
    if has(s.open, AQUARIUM):
        value = max(value, t.tank * float(hall.markets[AQUARIUM].price_for(s, kind)))
    return value


def dearest(s: TokyoState, hall: Hall, owner: i64, item: i64, row: i64) -> float:
    """What a piece in this owner's port is worth to the rival who wants it most."""
    token: i64 = s.box.token_of[item]
    if token < 0 or (token != TAKOYAKI_TOKEN and supply(s, token) == 0):
        return 0.0
    if item == SALMON and row == OLD:
        return float(s.box.resource) * float(s.box.printed[OLD_SALMON])
    if token != FUGU_TOKEN:  # worth the same to all
        return plain_value(s, hall, owner + 1 if owner + 1 < s.seats else 0, token)
    best = 0.0
    for other in range(s.seats):
        if other != owner:
            best = max(best, plain_value(s, hall, other, token))
    return best


def asked(s: TokyoState, hall: Hall, t: Taste, owner: i64, item: i64, row: i64) -> i64:
    """The price at which a piece should lie in one's port: what somebody would pay, and can."""
    value = dearest(s, hall, owner, item, row)
    unit = s.box.unit
    price = i64(value * (t.shown if row == FRESH or item >= SPECIES else t.shown_old) + 1.0) // unit * unit
    purse: i64 = 0
    for other in range(s.seats):
        if other != owner and s.cash[other] > purse:
            purse = s.cash[other]
    if price > purse >= unit and row == OLD:
        price = purse
    highest: i64 = s.box.all_prices[-1]
    if price > highest:
        return highest
    lowest: i64 = s.box.prices[0]
    return price if price > lowest else lowest


def barrel_worth(s: TokyoState, hall: Hall, t: Taste, seat: i64, species: i64) -> float:
    """What landing one barrel brings: half the landing pay of a pair, and what it sells or is auctioned for."""
    landing = float(s.box.landing_pay) / float(s.box.landing_barrels)
    lot: i64 = s.box.lot_of[species]
    if lot > 0:
        return landing + t.lot * bag_average(s, hall, t, seat, species) / float(lot)
    price, value = float(asked(s, hall, t, seat, species, FRESH)), dearest(s, hall, seat, species, FRESH)
    alone = own_use(s, hall, t, seat, species, price)
    if price > PAYS * value:
        return landing + alone  # nobody will buy it, even at the lowest price
    lead = price - t.envy / float(s.seats - 1) * (value - price)  # what the buyer gains counts against it
    return landing + max(alone, t.sold * lead * demand(s, t, seat))


def own_use(s: TokyoState, hall: Hall, t: Taste, seat: i64, species: i64, price: float) -> float:
    """What a barrel brings that no rival buys: the bank takes pairs of mackerel (K30), fugu one buys oneself (K38)."""
    if species == MACKEREL:
        return t.pair
    if species == FUGU and supply(s, FUGU_TOKEN) > 0:
        return max(0.0, OWN_FUGU * (value_of(s, hall, t, seat, FUGU_TOKEN) - price))
    return 0.0


def demand(s: TokyoState, t: Taste, seat: i64) -> float:
    """How much of the usual demand there is: who has nothing buys nothing."""
    yen: i64 = 0
    for other in range(s.seats):
        if other != seat:
            yen += s.cash[other]
    full = float(yen) / float(s.seats - 1) / COMFORT
    return 1.0 - t.poor * (1.0 - full) if full < 1.0 else 1.0


def bag_average(s: TokyoState, hall: Hall, t: Taste, seat: i64, species: i64) -> float:
    """What a token drawn from the bag is worth on average."""
    total, tokens = 0.0, 0.0
    for kind in range(s.box.kind_count):
        if s.box.species_of[kind] == species:
            n = float(supply(s, kind))
            if n > 0.0:
                total += n * value_of(s, hall, t, seat, kind)
                tokens += n
    return total / tokens if tokens > 0.0 else 0.0


def per_step(s: TokyoState, hall: Hall, t: Taste, seat: i64, ship: i64, species: i64) -> float:
    """What one activity of a ship is worth on a voyage for this species: sail, fish until full, moor."""
    load = full_load(s, ship, species)
    if load == 0:
        return 0.0
    return barrel_worth(s, hall, t, seat, species) * float(load) / float(load + 2)


def best_idle(s: TokyoState, hall: Hall, t: Taste, seat: i64, ship: i64) -> i64:
    """The idle permit that suits a ship best; -1 without one."""
    best, chosen = 0.0, -1
    for species in range(SPECIES):
        if s.idle[seat * SPECIES + species] and s.shoal[species] and not guarded(s, t, seat, species):
            value = per_step(s, hall, t, seat, ship, species)
            if value > best:
                best, chosen = value, species
    return chosen


def steps_home(s: TokyoState, ship: i64, species: i64) -> i64:
    """Navigations until a ship that goes out for a species has landed what it should."""
    load = full_load(s, ship, species) - s.cargo[ship]
    return (load if load > 0 else 0) + (1 if s.place[ship] == SEA else 2)
