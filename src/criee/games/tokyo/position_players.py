"""Reading players, their ports and their ships out of a position."""

from __future__ import annotations

from criee.engine.fields import Fields
from criee.games.tokyo.pieces import (
    DOCKS,
    FISH,
    ITEM_NAMES,
    MARKETS,
    NAMED,
    NOT_IN_GAME,
    PLACES,
    ROWS,
    SECOND_HAND,
    SHIPS,
    SHIPYARD,
    SPECIES,
    TILES,
    USED,
)
from criee.games.tokyo.ports import packed_one, spot
from criee.games.tokyo.position_names import counts, named, put_tokens
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.view import DERIVED_OF_PLAYER, TILE_KEYS

PLENTY = 1_000_000  # yen; more than a match can bring


def read_player(s: TokyoState, seat: int, fields: Fields) -> None:
    box = s.box
    s.cash[seat] = fields.number("cash", 0, PLENTY, int(box.cash))
    if s.cash[seat] % int(box.unit):
        raise fields.wrong("cash", f"all money is a multiple of {int(box.unit)}")
    put_tokens(s, seat, counts(fields, "tokens", box.kinds))
    first, end = seat * SPECIES, (seat + 1) * SPECIES
    s.mine[first:end] = counts(fields, "permits", FISH, s.mine[first:end])
    s.docks[seat] = fields.number("docks", 1, len(DOCKS), 1)
    for row, name in enumerate(ROWS):
        for goods in fields.tables(name) if fields.has(name) else []:
            read_goods(s, seat, row, goods)
    for tile, key in enumerate(TILE_KEYS):
        s.tiles[seat * TILES + tile] = fields.number(key, 0, 20, 0)
    s.loans[seat] = fields.number("loans", 0, 99, 0)
    s.shares[seat] = fields.number("shares", 0, 99, 0)
    s.bids[seat] = fields.number("bid", -1, int(box.highest_bid), -1)
    fields.asked.update(DERIVED_OF_PLAYER)
    fields.done()


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
    s.port[spot(seat, row, item)] += fields.number("count", 1, 31, 1) * int(packed_one(column))
    fields.done()


def read_ships(s: TokyoState, fields: Fields) -> None:
    """Ships that are not listed are where they were at the start."""
    for ship in fields.tables("ships") if fields.has("ships") else []:
        at = ship.number("number", 1, int(s.box.ships)) - 1
        if s.owner[at] == NOT_IN_GAME:
            raise ship.wrong("number", f"ship {at + 1} is not in a game for {int(s.seats)} players")
        owner = ship.number("owner", -1, int(s.seats) - 1, -1)
        place = ship.choice("place", [*PLACES, MARKETS[SHIPS], MARKETS[USED]])
        if (owner >= 0) != (place in PLACES):
            raise ship.wrong("place", "a ship is its owner's, at sea or in a dock, or for sale in a market")
        s.owner[at] = owner if owner >= 0 else (SHIPYARD if place == MARKETS[SHIPS] else SECOND_HAND)
        s.place[at] = PLACES.index(place) if owner >= 0 else 0
        s.bound[at] = named(ship, "permit", FISH, "species")
        cargo = counts(ship, "cargo", FISH)
        if at == int(s.box.barge):
            s.cargo[at] = sum(n * int(packed_one(i)) for i, n in enumerate(cargo))
        else:
            s.cargo[at] = sum(cargo)
            if sum(cargo) and (s.bound[at] < 0 or cargo[s.bound[at]] != sum(cargo)):
                raise ship.wrong("cargo", "all barrels of a ship come from the market of its permit (K12)")
        ship.asked.update(("cells", "barge"))
        ship.done()
