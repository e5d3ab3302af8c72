"""Positions: a full state as readable data, and back. Only what differs from the first turn must be written.

What lies on the markets may be left out: it is whatever is nowhere else. checks.py refuses what cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from criee.engine.bits import bit, of
from criee.engine.fields import Fields
from criee.engine.rng import Rng
from criee.games.tokyo import checks
from criee.games.tokyo.box import FEWEST_SEATS, Box
from criee.games.tokyo.census import barrels_of, printed_tokens, tokens_of
from criee.games.tokyo.flow import SETUP_PHASE
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import (
    BACK,
    CASE,
    COLUMNS,
    DOCKS,
    FISH,
    ITEM_NAMES,
    ITEMS,
    LOT,
    MACKEREL,
    MARKETS,
    MOST_SEATS,
    NAMED,
    NOT_IN_GAME,
    PLACES,
    ROWS,
    SECOND_HAND,
    SHIPS,
    SHIPYARD,
    SPECIES,
    STATE_SHOP,
    SUPPLY,
    TAKOYAKI,
    TANK,
    TILES,
    USED,
)
from criee.games.tokyo.ports import packed_one, spot
from criee.games.tokyo.state import TokyoState, first_state, is_open, set_up
from criee.games.tokyo.view import TILE_KEYS, TokyoView, look

PLENTY = 1_000_000  # yen; more than a match can bring
DERIVED = ("values", "seats")
DERIVED_OF_PLAYER = ("has_bid", "resources", "named")


def write(s: TokyoState, phases: list[str]) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived is left out."""
    seen = look(s, phases, 0, shows_all=True)
    data: dict[str, object] = dict(seen)
    for key in DERIVED:
        del data[key]
    players: list[dict[str, object]] = [dict(player) for player in seen["players"]]
    for player in players:
        for key in DERIVED_OF_PLAYER:
            del player[key]
    data["players"] = players
    return data


def imagine(box: Box, view: Mapping[str, object], seat: int, phases: list[str], rng: Rng) -> TokyoState:
    """Hidden cash covers what was bid aloud; sealed bids are anything the cash allows."""
    seen = cast(TokyoView, view)
    data: dict[str, object] = dict(view)
    players: list[object] = []
    for player in seen["players"]:
        filled: dict[str, object] = dict(player)
        cash = player["cash"]
        if cash < 0:
            likely = int(box.goal_yen // box.unit)
            cash = max(int(rng.below(likely + 1)) * int(box.unit), player["bid"])
            filled["cash"] = cash
        if player["has_bid"] and player["bid"] < 0:
            most = min(cash, int(box.highest_bid)) // int(box.unit)
            filled["bid"] = int(rng.below(most + 1)) * int(box.unit)
        players.append(filled)
    data["players"] = players
    return fill(box, data, phases)


def read(box: Box, hall: Hall, data: Mapping[str, object], phases: list[str]) -> TokyoState:
    s = fill(box, data, phases)
    checks.check(s, hall, phases)
    return s


def fill(box: Box, data: Mapping[str, object], phases: list[str]) -> TokyoState:
    fields = Fields(data, "position")
    players = fields.tables("players")
    if not FEWEST_SEATS <= len(players) <= MOST_SEATS:
        raise fields.wrong("players", f"there are {FEWEST_SEATS} to {MOST_SEATS} players, found {len(players)}")
    s = first_state(box, len(players))
    s.phase = phases.index(fields.choice("phase", phases)) if fields.has("phase") else phases.index("turn")
    if fields.has("markets"):
        for i, name in enumerate(fields.texts("markets")):
            number = box.market(name) if name in MARKETS else -1
            if number < 0:
                raise fields.wrong(f"markets[{i}]", f"{name!r} is not a market")
            if not is_open(s, number):
                set_up(s, number)
    s.overfished = species_set(fields, "overfished")
    for seat, player in enumerate(players):
        read_player(s, seat, player)
        player.done()
    read_ships(s, fields)
    read_turn(s, fields, phases)
    read_markets(s, fields)
    for key in DERIVED:
        fields.asked.add(key)
    fields.done()
    s.bank = int(box.cash) * len(players) - sum(s.cash)
    return s


def number(fields: Fields, key: str, low: int, high: int, default: int) -> int:
    return fields.number(key, low, high) if fields.has(key) else default


def flag(fields: Fields, key: str) -> bool:
    return fields.flag(key) if fields.has(key) else False


def species_set(fields: Fields, key: str) -> int:
    names = fields.texts(key) if fields.has(key) else []
    for name in names:
        if name not in FISH:
            raise fields.wrong(key, f"{name!r} is not a species")
    return int(of([FISH.index(name) for name in names]))


def counts(fields: Fields, key: str, names: list[str]) -> list[int]:
    """A table of names and numbers; what is not named is 0."""
    found = [0] * len(names)
    if fields.has(key):
        inner = fields.table(key)
        for i, name in enumerate(names):
            if inner.has(name):
                found[i] = inner.number(name, 0, 99)
        inner.done()
    return found


def read_player(s: TokyoState, seat: int, fields: Fields) -> None:
    box = s.box
    s.cash[seat] = number(fields, "cash", 0, PLENTY, int(box.cash))
    if s.cash[seat] % int(box.unit):
        raise fields.wrong("cash", f"all money is a multiple of {int(box.unit)}")
    put_tokens(s, seat, counts(fields, "tokens", box.kinds))
    if fields.has("permits"):
        s.mine[seat * SPECIES : (seat + 1) * SPECIES] = counts(fields, "permits", list(FISH))
    s.docks[seat] = number(fields, "docks", 1, len(DOCKS), 1)
    for row, name in enumerate(ROWS):
        for goods in fields.tables(name) if fields.has(name) else []:
            read_goods(s, seat, row, goods)
    for tile, key in enumerate(TILE_KEYS):
        s.tiles[seat * TILES + tile] = number(fields, key, 0, 20, 0)
    s.loans[seat] = number(fields, "loans", 0, 99, 0)
    s.shares[seat] = number(fields, "shares", 0, 99, 0)
    s.bids[seat] = number(fields, "bid", -1, int(box.highest_bid), -1)
    fields.asked.update(DERIVED_OF_PLAYER)


def put_tokens(s: TokyoState, place: int, found: list[int]) -> None:
    kinds = int(s.box.kind_count)
    s.tokens[place * kinds : (place + 1) * kinds] = found


def read_goods(s: TokyoState, seat: int, row: int, fields: Fields) -> None:
    """A price above the columns names the price of ???."""
    item = ITEM_NAMES.index(fields.choice("item", list(ITEM_NAMES)))
    price = fields.number("price", 0, PLENTY)
    fields.asked.add("column")
    if price not in s.box.all_prices:
        raise fields.wrong("price", f"must be one of {s.box.all_prices} (K15)")
    column = s.box.prices.index(price) if price in s.box.prices else NAMED
    if column == NAMED:
        if s.named[seat] not in (0, price):
            raise fields.wrong("price", f"??? has one price for the whole column, {s.named[seat]} (K15)")
        s.named[seat] = price
    s.port[spot(seat, row, item)] += number(fields, "count", 1, 31, 1) * int(packed_one(column))
    fields.done()


def read_ships(s: TokyoState, fields: Fields) -> None:
    """Ships that are not listed are where they were at the start."""
    for ship in fields.tables("ships") if fields.has("ships") else []:
        at = ship.number("number", 1, int(s.box.ships)) - 1
        if s.owner[at] == NOT_IN_GAME:
            raise ship.wrong("number", f"ship {at + 1} is not in a game for {int(s.seats)} players")
        owner = number(ship, "owner", -1, int(s.seats) - 1, -1)
        place = ship.choice("place", [*PLACES, MARKETS[SHIPS], MARKETS[USED]])
        if (owner >= 0) != (place in PLACES):
            raise ship.wrong("place", "a ship is its owner's, at sea or in a dock, or for sale in a market")
        s.owner[at] = owner if owner >= 0 else (SHIPYARD if place == MARKETS[SHIPS] else SECOND_HAND)
        s.place[at] = PLACES.index(place) if owner >= 0 else 0
        permit = ship.text("permit") if ship.has("permit") else ""
        if permit and permit not in FISH:
            raise ship.wrong("permit", f"{permit!r} is not a species")
        s.bound[at] = FISH.index(permit) if permit else -1
        cargo = counts(ship, "cargo", list(FISH))
        if at == int(s.box.barge):
            s.cargo[at] = sum(n * int(packed_one(i)) for i, n in enumerate(cargo))
        else:
            s.cargo[at] = sum(cargo)
            if sum(cargo) and (not permit or cargo[FISH.index(permit)] != sum(cargo)):
                raise ship.wrong("cargo", "all barrels of a ship come from the market of its permit (K12)")
        ship.asked.update(("cells", "barge"))
        ship.done()


def read_turn(s: TokyoState, fields: Fields, phases: list[str]) -> None:
    box, last = s.box, int(s.seats) - 1
    s.first = number(fields, "first", 0, last, 0)
    s.turn = number(fields, "turn", 0, last, 0)
    s.round = number(fields, "round", 1, int(box.rounds), 1)
    s.actions = number(fields, "actions", 0, int(box.actions), int(box.actions))
    s.ender = number(fields, "ender", -1, last, -1)
    s.owed = number(fields, "owed", 0, SPECIES, 0)
    s.back = phase_of(fields, "back", phases)
    s.free_from = phase_of(fields, "free_from", phases)
    s.after = phase_of(fields, "after", phases)
    s.returned = species_set(fields, "returned")
    s.kept = flag(fields, "kept")
    s.acted = of([n - 1 for n in (fields.numbers("acted", 1, int(box.ships)) if fields.has("acted") else [])])
    s.landed = number(fields, "landed", 0, 999, 0)
    s.waiting = counts(fields, "waiting", list(FISH))
    s.quay = sum(n * int(packed_one(i)) for i, n in enumerate(counts(fields, "quay", list(ITEM_NAMES))))
    for name in fields.texts("moved") if fields.has("moved") else []:
        cell = cell_number(fields, "moved", name)
        s.moved[cell // COLUMNS] += int(packed_one(cell % COLUMNS))
    lifted = fields.text("lifted") if fields.has("lifted") else ""
    s.lifted = cell_number(fields, "lifted", lifted) if lifted else -1
    token = fields.text("token") if fields.has("token") else ""
    s.token = kind_of(s, fields, "token", token) if token else -1


def phase_of(fields: Fields, key: str, phases: list[str]) -> int:
    return phases.index(fields.choice(key, phases)) if fields.has(key) else SETUP_PHASE


def cell_number(fields: Fields, key: str, name: str) -> int:
    """A cell of a port such as `fresh eel 3`, columns counted from 1."""
    words = name.split(" ")
    columns = [str(n + 1) for n in range(COLUMNS)]
    if len(words) != 3 or words[0] not in ROWS or words[1] not in ITEM_NAMES or words[2] not in columns:
        raise fields.wrong(key, f"expected a cell such as 'fresh eel 3', found {name!r}")
    return (ROWS.index(words[0]) * ITEMS + ITEM_NAMES.index(words[1])) * COLUMNS + columns.index(words[2])


def kind_of(s: TokyoState, fields: Fields, key: str, name: str) -> int:
    try:
        return s.box.kind(name)
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None


def read_markets(s: TokyoState, fields: Fields) -> None:
    """The visit under way, then what lies on the markets: given, or all that is nowhere else."""
    box, n = s.box, int(s.seats)
    market = fields.text("market") if fields.has("market") else ""
    if market and market not in MARKETS:
        raise fields.wrong("market", f"{market!r} is not a market")
    s.market = MARKETS.index(market) if market else -1
    s.dealt = flag(fields, "dealt")
    s.permit_bought = flag(fields, "permit_bought")
    s.half = flag(fields, "half")
    used = fields.numbers("cases_used", 1, int(box.cases)) if fields.has("cases_used") else []
    s.cases_used = of([i - 1 for i in used])
    s.case = number(fields, "case", 0, int(box.cases), 0) - 1
    s.lowest_kind = kind_of(s, fields, "lowest_kind", fields.text("lowest_kind")) if fields.has("lowest_kind") else 0
    s.eel = number(fields, "eel", int(box.eel_lowest), int(box.eel_highest), int(box.eel_lowest))
    for key, place in (("government", STATE_SHOP), ("aquarium", TANK), ("lot", LOT), ("came_back", BACK)):
        put_tokens(s, n + place, counts(fields, key, box.kinds))
    cases = fields.items("cases") if fields.has("cases") else []
    if len(cases) > int(box.cases):
        raise fields.wrong("cases", f"there are {int(box.cases)} cases, found {len(cases)}")
    for i, case in enumerate(cases):
        put_tokens(s, n + CASE + i, counts(Fields({"case": case}, f"position.cases[{i}]"), "case", box.kinds))
    read_permits(s, fields)
    read_barrels(s, fields)
    read_supply(s, fields)
    s.fridges_left = number(fields, "refrigerators", 0, 99, int(s.fridges_left) - sum(tile_row(s, 0) + tile_row(s, 1)))
    s.carts_left = number(fields, "carts", 0, 99, int(s.carts_left) - sum(tile_row(s, 2) + tile_row(s, 3)))
    s.loans_left = number(fields, "loans", 0, 99, int(s.loans_left) - sum(s.loans))
    s.shares_left = number(fields, "shares", 0, 99, int(s.shares_left) - sum(s.shares))


def tile_row(s: TokyoState, tile: int) -> list[int]:
    return [s.tiles[seat * TILES + tile] for seat in range(int(s.seats))]


def read_permits(s: TokyoState, fields: Fields) -> None:
    """Bound permits are those on ships; what is on the markets is the rest."""
    s.idle = s.mine.copy()
    for ship in range(int(s.box.ships)):
        if s.owner[ship] >= 0 and s.bound[ship] >= 0:
            s.idle[s.owner[ship] * SPECIES + s.bound[ship]] -= 1
    given = counts(fields, "permits", list(FISH)) if fields.has("permits") else None
    for species in range(SPECIES):
        held = sum(s.mine[seat * SPECIES + species] for seat in range(int(s.seats)))
        handed_out = int(s.seats) if species == MACKEREL else 0
        s.permits[species] = given[species] if given else s.permits[species] + handed_out - held


def read_barrels(s: TokyoState, fields: Fields) -> None:
    shoal = counts(fields, "barrels", list(FISH)) if fields.has("barrels") else None
    boxed = counts(fields, "boxed", list(FISH)) if fields.has("boxed") else None
    for species in range(SPECIES):
        left = s.shoal[species] - barrels_of(s, species)
        gone = bool(s.overfished & bit(species))
        s.shoal[species] = shoal[species] if shoal else (0 if gone else left)
        s.boxed[species] = boxed[species] if boxed else (left if gone else 0)


def read_supply(s: TokyoState, fields: Fields) -> None:
    first = (int(s.seats) + SUPPLY) * int(s.box.kind_count)
    given = counts(fields, "supply", s.box.kinds) if fields.has("supply") else None
    for kind in range(int(s.box.kind_count)):
        s.tokens[first + kind] = 0
    if given:
        put_tokens(s, int(s.seats) + SUPPLY, given)
        return
    for kind in range(int(s.box.kind_count)):
        if is_open(s, s.box.species_of[kind]) and printed_tokens(s, kind):
            s.tokens[first + kind] = printed_tokens(s, kind) - elsewhere(s, kind)


def elsewhere(s: TokyoState, kind: int) -> int:
    """Tokens of this kind (salmon: either side) that are not on their market."""
    total = tokens_of(s, kind)
    if s.box.kinds[kind] == "salmon":
        total += tokens_of(s, s.box.kind("old-salmon"))
    if s.box.kinds[kind] == "takoyaki":
        total += barrels_of(s, TAKOYAKI)
    return total
