"""What cannot lie on the table: every piece once, every limit of a player, a ship or a market kept."""

from __future__ import annotations

from criee.engine.bits import has, members
from criee.engine.line import Impossible
from criee.games.tokyo.box import TAKOYAKI_TOKEN
from criee.games.tokyo.census import count_all
from criee.games.tokyo.markets.dealer import in_dock
from criee.games.tokyo.markets.hall import Hall
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
    OLD,
    RENTALS,
    RIGHT,
    SALMON,
    SEA,
    SPECIES,
    STATE_SHOP,
    TAKOYAKI,
    TANK,
    TRADING,
    TUNA,
)
from criee.games.tokyo.ports import packed_at, packed_sum, spot
from criee.games.tokyo.state import TokyoState, first_state
from criee.games.tokyo.stock import bag_left, slots_used, supply, tanked


def wrong(key: str, reason: str) -> Impossible:
    return Impossible(f"position.{key}", reason)


def check_pieces(s: TokyoState) -> None:
    """Every piece exactly once; a species that has run out is overfished (K55)."""
    expected, found = count_all(first_state(s.box, int(s.seats))), count_all(s)
    for name, number in expected.items():
        if found[name] != number:
            raise wrong(name, f"there must be {number}, found {found[name]} (K56)")
    for species, name in enumerate(FISH):
        if not has(s.open, species):
            if barrels_or_tokens(s, species) or has(s.overfished, species):
                raise wrong("markets", f"{name} is in play but its market is not")
            continue
        if min(s.shoal[species], s.boxed[species], s.permits[species], bag_left(s, species)) < 0:
            raise wrong(name, "more pieces are in play than there are (K56)")
        if has(s.overfished, species):
            if s.shoal[species]:
                raise wrong("barrels", f"{name} is overfished: its barrels are in the box (K55)")
        elif s.boxed[species] or s.shoal[species] == 0 or market_tokens(s, species) == 0:
            raise wrong("overfished", f"{name} has run out, or lost barrels to the box: it is overfished (K55)")
    if not has(s.open, RENTALS) and (s.fridges_left or s.carts_left or any(s.tiles)):
        raise wrong("markets", "tiles are in play but the rental market is not (K41)")
    if not has(s.open, BANK) and (s.loans_left or s.shares_left or any(s.loans) or any(s.shares)):
        raise wrong("markets", "loans or shares are in play but the bank is not (K44)")
    if min(s.fridges_left, s.carts_left, s.loans_left, s.shares_left, *s.tokens) < 0:
        raise wrong("players", "more tiles or tokens are in play than there are (K56)")
    if len(set(members(s.box.never)) & set(members(s.open)) - {MACKEREL, 9}):
        raise wrong("markets", "an option keeps one of these markets out of play (K1)")


def market_tokens(s: TokyoState, species: int) -> int:
    """Takoyaki do not count: running out of them is no overfishing (K36)."""
    token = s.box.token_of[species]
    return int(supply(s, token)) if token >= 0 else int(bag_left(s, species))


def barrels_or_tokens(s: TokyoState, species: int) -> bool:
    mine = any(s.mine[seat * SPECIES + species] for seat in range(int(s.seats)))
    kinds = int(s.box.kind_count)
    tokens = any(n and s.box.species_of[i % kinds] == species for i, n in enumerate(s.tokens))
    barrels = any(
        s.port[spot(seat, row, item)]
        for seat in range(int(s.seats))
        for row in range(2)
        for item in ((species, TAKOYAKI) if FISH[species] == "octopus" else (species,))
    )
    return mine or tokens or barrels or bool(s.shoal[species] or s.permits[species] or s.waiting[species])


def check_player(s: TokyoState, seat: int) -> None:
    where = f"players[{seat}]"
    if slots_used(s, seat) > s.box.slots:
        raise wrong(f"{where}.permits", f"at most {int(s.box.slots)} permits and rented tiles (K3)")
    if min(s.idle[seat * SPECIES : (seat + 1) * SPECIES]) < 0:
        raise wrong(f"{where}.permits", "a ship uses a permit that its owner does not have (K12)")
    if s.loans[seat] and s.shares[seat]:
        raise wrong(f"{where}.loans", "nobody holds both loans and shares (K44)")
    for species in (TUNA, CRAB):
        if s.port[spot(seat, 0, species)] or s.port[spot(seat, 1, species)]:
            raise wrong(f"{where}.fresh", f"{FISH[species]} never lies in a price column (K32)")
    if s.port[spot(seat, OLD, TAKOYAKI)]:
        raise wrong(f"{where}.old", "takoyaki do not degrade (K36)")
    for dock in range(1, RIGHT + 1):
        if in_dock(s, seat, dock) > (0 if dock > s.docks[seat] else 2 if dock == RIGHT else 1):
            raise wrong(f"{where}.docks", "more ships in a dock than it takes, or in a closed one (K15)")


def check_ship(s: TokyoState, ship: int) -> None:
    where = f"ships[{ship + 1}]"
    barge = ship == int(s.box.barge)
    aboard = int(packed_sum(s.cargo[ship])) if barge else s.cargo[ship]
    salmon = int(packed_at(s.cargo[ship], SALMON)) if barge else (aboard if s.bound[ship] == SALMON else 0)
    if (s.owner[ship] < 0 or s.place[ship] != SEA) and (aboard or s.bound[ship] != NO_PERMIT):
        raise wrong(where, "only a ship at sea has a permit and barrels (K12)")
    if barge and s.bound[ship] != NO_PERMIT:
        raise wrong(where, "the barge does not fish (K14)")
    if aboard > s.box.cells[ship] or salmon > s.box.salmon_aboard:
        raise wrong(where, "more barrels than it takes (K12, K13)")
    if barge and s.place[ship] not in (SEA, RIGHT):
        raise wrong(where, "the barge needs the right dock (K15)")


def check_shops(s: TokyoState, hall: Hall) -> None:
    """What was sold to a market that keeps it: the market is in play, and took no more than it does (K42, K43, K45)."""
    n, kinds = int(s.seats), int(s.box.kind_count)
    for species, name in enumerate(FISH):
        if tanked(s, species) > s.box.demand[species]:
            raise wrong("aquarium", f"buys only {s.box.demand[species]} of {name} (K45)")
    if s.tokens[(n + TANK) * kinds + TAKOYAKI_TOKEN]:
        raise wrong("aquarium", "buys no takoyaki (K45)")
    if hall.government.bought(s) > hall.government.capacity:
        raise wrong("government", f"buys only {int(hall.government.capacity)} tokens (K42)")
    shops = [("government", GOVERNMENT, STATE_SHOP, 1), ("aquarium", AQUARIUM, TANK, 1)]
    shops.append(("cases", TRADING, CASE, int(s.box.cases)))
    for key, market, place, count in shops:
        first = (n + place) * kinds
        if any(s.tokens[first : first + count * kinds]) and not has(s.open, market):
            raise wrong(key, f"{MARKETS[market]} is not in play (K1)")
