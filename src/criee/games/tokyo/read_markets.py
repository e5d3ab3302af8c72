"""Reading the turn under way, and what lies on the markets: given, or whatever is nowhere else."""

from __future__ import annotations

from criee.engine.bits import bit, of
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.tokyo.census import barrels_of, printed_tokens, tokens_of
from criee.games.tokyo.fields_of import counts, flag, kind_of, number, put_tokens, species_set
from criee.games.tokyo.flow import SETUP_PHASE
from criee.games.tokyo.pieces import (
    BACK,
    CASE,
    COLUMNS,
    FISH,
    ITEM_NAMES,
    ITEMS,
    LOT,
    MACKEREL,
    MARKETS,
    ROWS,
    SPECIES,
    STATE_SHOP,
    SUPPLY,
    TAKOYAKI,
    TANK,
    TILES,
)
from criee.games.tokyo.ports import packed_one
from criee.games.tokyo.state import TokyoState, is_open


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
        raise fields.wrong(key, f"expected a cell such as 'fresh eel 3', found {shown(name)!r}")
    return (ROWS.index(words[0]) * ITEMS + ITEM_NAMES.index(words[1])) * COLUMNS + columns.index(words[2])


def read_markets(s: TokyoState, fields: Fields) -> None:
    """The visit under way, then what lies on the markets: given, or all that is nowhere else."""
    box, n = s.box, int(s.seats)
    market = fields.text("market") if fields.has("market") else ""
    if market and market not in MARKETS:
        raise fields.wrong("market", f"{shown(market)!r} is not a market")
    s.market = MARKETS.index(market) if market else -1
    s.dealt = flag(fields, "dealt")
    s.permit_bought = flag(fields, "permit_bought")
    s.half = flag(fields, "half")
    used = fields.numbers("cases_used", 1, int(box.cases)) if fields.has("cases_used") else []
    s.cases_used = of([i - 1 for i in used])
    s.case = number(fields, "case", 0, int(box.cases), 0) - 1
    s.eel = number(fields, "eel", int(box.eel_lowest), int(box.eel_highest), int(box.eel_lowest))
    for key, place in (("government", STATE_SHOP), ("aquarium", TANK), ("lot", LOT), ("came_back", BACK)):
        put_tokens(s, n + place, counts(fields, key, box.kinds))
    if fields.has("lowest_kind"):
        s.lowest_kind = kind_of(s, fields, "lowest_kind", fields.text("lowest_kind"))
    else:
        s.lowest_kind = last_in_lot(s)
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


def last_in_lot(s: TokyoState) -> int:
    """A lot is laid in the order of the kinds; it goes on from the last one that lies there."""
    first = (int(s.seats) + LOT) * int(s.box.kind_count)
    return max((kind for kind in range(int(s.box.kind_count)) if s.tokens[first + kind]), default=0)


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
