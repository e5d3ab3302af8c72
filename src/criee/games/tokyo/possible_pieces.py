"""What cannot lie on the table: every piece once, every limit of a player, a ship or a market kept."""

from __future__ import annotations

from criee.engine.bits import bit, has
from criee.engine.fields import require
from criee.games.tokyo.box import TAKOYAKI_TOKEN
from criee.games.tokyo.census import barrels_of, contents, count
from criee.games.tokyo.markets.dealer import in_dock
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.phases.give import barrels_aboard
from criee.games.tokyo.pieces import (
    AQUARIUM,
    BANK,
    CASE,
    CRAB,
    FISH,
    GOVERNMENT,
    MACKEREL,
    MARKETS,
    NO_PERMIT,
    OCTOPUS,
    OLD,
    RENTALS,
    RIGHT,
    SALMON,
    SEA,
    SHIPS,
    SPECIES,
    STATE_SHOP,
    TAKOYAKI,
    TANK,
    TRADING,
    TUNA,
)
from criee.games.tokyo.ports import in_port, spot
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bag_left, slots_used, supply, tanked


def check_pieces(s: TokyoState) -> None:
    """Every piece exactly once; a species that has run out is overfished (K55)."""
    check_closed(s)
    found = count(s)
    for name, number in contents(s.box, int(s.seats)).items():
        require(found[name] == number, name, f"there must be {number}, found {found[name]} (K56)")
    for species in range(SPECIES):
        if has(s.open, species):
            check_species(s, species)
    least = min(s.fridges_left, s.carts_left, s.loans_left, s.shares_left, *s.tokens)
    require(least >= 0, "players", "more tiles or tokens are in play than there are (K56)")


def check_closed(s: TokyoState) -> None:
    """Nothing of a market that is not in play lies anywhere."""
    kept_out = s.box.never & s.open & ~(bit(MACKEREL) | bit(SHIPS))
    require(kept_out == 0, "markets", "an option keeps one of these markets out of play (K1)")
    for species, name in enumerate(FISH):
        bare = not has(s.overfished, species) and not barrels_or_tokens(s, species)
        require(has(s.open, species) or bare, "markets", f"{name} is in play but its market is not")
    tiles = s.fridges_left == 0 and s.carts_left == 0 and not any(s.tiles)
    require(has(s.open, RENTALS) or tiles, "markets", "tiles are in play but the rental market is not (K41)")
    paper = s.loans_left == 0 and s.shares_left == 0 and not any(s.loans) and not any(s.shares)
    require(has(s.open, BANK) or paper, "markets", "loans or shares are in play but the bank is not (K44)")


def check_species(s: TokyoState, species: int) -> None:
    name = FISH[species]
    least = min(s.shoal[species], s.boxed[species], s.permits[species], int(bag_left(s, species)))
    require(least >= 0, name, "more pieces are in play than there are (K56)")
    if has(s.overfished, species):
        require(s.shoal[species] == 0, "barrels", f"{name} is overfished: its barrels are in the box (K55)")
        return
    well = s.boxed[species] == 0 and s.shoal[species] > 0 and market_tokens(s, species) > 0
    require(well, "overfished", f"{name} has run out, or lost barrels to the box: it is overfished (K55)")


def market_tokens(s: TokyoState, species: int) -> int:
    """Takoyaki do not count: running out of them is no overfishing (K36)."""
    token = s.box.token_of[species]
    return int(supply(s, token)) if token >= 0 else int(bag_left(s, species))


def barrels_or_tokens(s: TokyoState, species: int) -> bool:
    mine = any(s.mine[seat * SPECIES + species] for seat in range(int(s.seats)))
    kinds = int(s.box.kind_count)
    tokens = any(n and s.box.species_of[i % kinds] == species for i, n in enumerate(s.tokens))
    barrels = barrels_of(s, species) + (barrels_of(s, TAKOYAKI) if species == OCTOPUS else 0)
    return mine or tokens or barrels > 0 or s.shoal[species] > 0 or s.permits[species] > 0


def check_player(s: TokyoState, seat: int) -> None:
    permits = f"players[{seat}].permits"
    most = int(s.box.slots)
    require(slots_used(s, seat) <= most, permits, f"at most {most} permits and rented tiles (K3)")
    idle = min(s.idle[seat * SPECIES : (seat + 1) * SPECIES])
    require(idle >= 0, permits, "a ship uses a permit that its owner does not have (K12)")
    both = s.loans[seat] > 0 and s.shares[seat] > 0
    require(not both, f"players[{seat}].loans", "nobody holds both loans and shares (K44)")
    for species in (TUNA, CRAB):
        text = f"{FISH[species]} never lies in a price column (K32)"
        require(in_port(s, seat, species) == 0, f"players[{seat}].fresh", text)
    old = s.port[spot(seat, OLD, TAKOYAKI)]
    require(old == 0, f"players[{seat}].old", "takoyaki do not degrade (K36)")
    for dock in range(1, RIGHT + 1):
        room = 0 if dock > s.docks[seat] else 2 if dock == RIGHT else 1
        text = "more ships in a dock than it takes, or in a closed one (K15)"
        require(in_dock(s, seat, dock) <= room, f"players[{seat}].docks", text)


def check_ship(s: TokyoState, ship: int) -> None:
    where = f"ships[{ship + 1}]"
    is_barge = ship == int(s.box.barge)
    aboard = sum(int(barrels_aboard(s, ship, species)) for species in range(SPECIES))
    is_bare = aboard == 0 and s.bound[ship] == NO_PERMIT
    at_sea = s.owner[ship] >= 0 and s.place[ship] == SEA
    require(at_sea or is_bare, where, "only a ship at sea has a permit and barrels (K12)")
    require(not is_barge or s.bound[ship] == NO_PERMIT, where, "the barge does not fish (K14)")
    fits = aboard <= s.box.cells[ship] and barrels_aboard(s, ship, SALMON) <= s.box.salmon_aboard
    require(fits, where, "more barrels than it takes (K12, K13)")
    require(not is_barge or s.place[ship] in (SEA, RIGHT), where, "the barge needs the right dock (K15)")


def check_shops(s: TokyoState, hall: Hall) -> None:
    """What was sold to a market that keeps it: the market is in play, and took no more than it does (K42, K43, K45)."""
    n, kinds = int(s.seats), int(s.box.kind_count)
    for species, name in enumerate(FISH):
        most = s.box.demand[species]
        require(tanked(s, species) <= most, "aquarium", f"buys only {most} of {name} (K45)")
    require(s.tokens[(n + TANK) * kinds + TAKOYAKI_TOKEN] == 0, "aquarium", "buys no takoyaki (K45)")
    most = int(hall.government.capacity)
    require(hall.government.bought(s) <= most, "government", f"buys only {most} tokens (K42)")
    shops = [("government", GOVERNMENT, STATE_SHOP, 1), ("aquarium", AQUARIUM, TANK, 1)]
    shops.append(("cases", TRADING, CASE, int(s.box.cases)))
    for key, market, place, number in shops:
        first = (n + place) * kinds
        is_bare = not any(s.tokens[first : first + number * kinds])
        require(is_bare or has(s.open, market), key, f"{MARKETS[market]} is not in play (K1)")
