"""Reading the visit under way, and what lies on the markets: given, or whatever is nowhere else."""

from __future__ import annotations

from criee.engine.bits import has, of
from criee.engine.fields import Fields
from criee.games.tokyo.box import FRESH_SALMON, OLD_SALMON, TAKOYAKI_TOKEN
from criee.games.tokyo.census import barrels_of, tiles_of, tokens_of
from criee.games.tokyo.pieces import (
    BACK,
    CART_1,
    CART_2,
    CASE,
    FISH,
    FRIDGE_1,
    FRIDGE_2,
    LOT,
    MACKEREL,
    MARKETS,
    SPECIES,
    STATE_SHOP,
    SUPPLY,
    TAKOYAKI,
    TANK,
)
from criee.games.tokyo.position_names import counted, counts, kind_of, named, put_tokens
from criee.games.tokyo.state import TokyoState


def read_visit(s: TokyoState, fields: Fields) -> None:
    box, n = s.box, int(s.seats)
    s.market = named(fields, "market", MARKETS, "market")
    s.dealt = fields.flag("dealt", False)
    s.permit_bought = fields.flag("permit_bought", False)
    s.half = fields.flag("half", False)
    s.cases_used = of([i - 1 for i in fields.numbers("cases_used", 1, int(box.cases), [])])
    s.case = fields.number("case", 0, int(box.cases), 0) - 1
    for key, place in (("lot", LOT), ("came_back", BACK)):
        put_tokens(s, n + place, counts(fields, key, box.kinds))
    s.lowest_kind = kind_of(s, fields, "lowest_kind") if fields.has("lowest_kind") else last_in_lot(s)


def last_in_lot(s: TokyoState) -> int:
    """A lot is laid in the order of the kinds; it goes on from the last one that lies there."""
    first = (int(s.seats) + LOT) * int(s.box.kind_count)
    return max((kind for kind in range(int(s.box.kind_count)) if s.tokens[first + kind]), default=0)


def read_markets(s: TokyoState, fields: Fields) -> None:
    """What is in the cases and shops, then the rest of what set-up laid out."""
    box, n = s.box, int(s.seats)
    s.eel = fields.number("eel", int(box.eel_lowest), int(box.eel_highest), int(box.eel_lowest))
    for key, place in (("government", STATE_SHOP), ("aquarium", TANK)):
        put_tokens(s, n + place, counts(fields, key, box.kinds))
    cases = fields.tables("cases") if fields.has("cases") else []
    if len(cases) > int(box.cases):
        raise fields.wrong("cases", f"there are {int(box.cases)} cases, found {len(cases)}")
    for i, case in enumerate(cases):
        put_tokens(s, n + CASE + i, counted(case, box.kinds))
    read_permits(s, fields)
    read_barrels(s, fields)
    put_tokens(s, n + SUPPLY, counts(fields, "supply", box.kinds, rest_of_supply(s)))
    fridges, carts = tiles_of(s, FRIDGE_1) + tiles_of(s, FRIDGE_2), tiles_of(s, CART_1) + tiles_of(s, CART_2)
    s.fridges_left = fields.number("refrigerators", 0, 99, int(s.fridges_left) - fridges)
    s.carts_left = fields.number("carts", 0, 99, int(s.carts_left) - carts)
    s.loans_left = fields.number("loans", 0, 99, int(s.loans_left) - sum(s.loans))
    s.shares_left = fields.number("shares", 0, 99, int(s.shares_left) - sum(s.shares))


def read_permits(s: TokyoState, fields: Fields) -> None:
    """Bound permits are those on ships; what is on the markets is the rest."""
    s.idle = s.mine.copy()
    for ship in range(int(s.box.ships)):
        if s.owner[ship] >= 0 and s.bound[ship] >= 0:
            s.idle[s.owner[ship] * SPECIES + s.bound[ship]] -= 1
    rest = s.permits.copy()
    rest[MACKEREL] += int(s.seats)  # handed out as the match began (K2)
    for at, permits in enumerate(s.mine):
        rest[at % SPECIES] -= permits
    s.permits = counts(fields, "permits", FISH, rest)


def read_barrels(s: TokyoState, fields: Fields) -> None:
    """The rest is in the box if the species is overfished (K55)."""
    left = [s.shoal[species] - barrels_of(s, species) for species in range(SPECIES)]
    s.shoal = counts(fields, "barrels", FISH, [0 if has(s.overfished, i) else n for i, n in enumerate(left)])
    s.boxed = counts(fields, "boxed", FISH, [n if has(s.overfished, i) else 0 for i, n in enumerate(left)])


def rest_of_supply(s: TokyoState) -> list[int]:
    """What set-up laid out (only that) less what is elsewhere: either side of a salmon, takoyaki also in ports."""
    kinds = int(s.box.kind_count)
    first = (int(s.seats) + SUPPLY) * kinds
    laid = s.tokens[first : first + kinds]
    out = [int(tokens_of(s, kind)) - laid[kind] for kind in range(kinds)]
    out[FRESH_SALMON] += out[OLD_SALMON]
    out[TAKOYAKI_TOKEN] += barrels_of(s, TAKOYAKI)
    return [laid[kind] - out[kind] if laid[kind] else 0 for kind in range(kinds)]
