"""Ports: what lies in which column. The ten columns of one row and item are packed in one number, five bits each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import shl
from criee.games.tokyo.pieces import COLUMNS, FRESH, ITEMS, NAMED, OLD, SPECIES, SPOTS
from criee.games.tokyo.state import TokyoState

WIDTH: Final = 5
FULL: Final = 31


def packed_one(place: i64) -> i64:
    """One piece in this place of a packed number."""
    return shl(1, WIDTH * place)


def packed_at(packed: i64, place: i64) -> i64:
    return (packed >> (WIDTH * place)) & FULL


def packed_sum(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & FULL
        packed >>= WIDTH
    return total


# --- cells: the numbers that moves name the places of a port by ------------------------------------------


def cell_at(row: i64, item: i64, column: i64) -> i64:
    return (row * ITEMS + item) * COLUMNS + column


def row_of(cell: i64) -> i64:
    return cell // (ITEMS * COLUMNS)


def item_of(cell: i64) -> i64:
    return cell // COLUMNS % ITEMS


def column_of(cell: i64) -> i64:
    return cell % COLUMNS


def spot_of(cell: i64) -> i64:
    """All columns of a cell's row and item, in one's own port (as in the list `moved`)."""
    return cell // COLUMNS


def item_on(spot: i64) -> i64:
    """The item that lies on a spot of anybody's port."""
    return spot % ITEMS


def spot(seat: i64, row: i64, item: i64) -> i64:
    """Where a row of one item is in the list `port`."""
    return seat * SPOTS + row * ITEMS + item


# --- what lies there --------------------------------------------------------------------------------------


def lying(s: TokyoState, seat: i64, cell: i64) -> i64:
    """How many pieces lie in one cell of a port."""
    return packed_at(s.port[seat * SPOTS + spot_of(cell)], column_of(cell))


def price_of(s: TokyoState, seat: i64, column: i64) -> i64:
    """What a piece in this column of a port costs."""
    if column == NAMED:
        return s.named[seat]
    return s.box.prices[column]


def put(s: TokyoState, seat: i64, cell: i64) -> None:
    s.port[seat * SPOTS + spot_of(cell)] += packed_one(column_of(cell))


def take(s: TokyoState, seat: i64, cell: i64) -> None:
    """Takes one piece out; an empty column ??? forgets its price (K15)."""
    column = column_of(cell)
    s.port[seat * SPOTS + spot_of(cell)] -= packed_one(column)
    if column == NAMED:
        forget_price(s, seat)


def forget_price(s: TokyoState, seat: i64) -> None:
    if in_column(s, seat, NAMED) == 0:
        s.named[seat] = 0


def in_column(s: TokyoState, seat: i64, column: i64) -> i64:
    """How many pieces lie in one column, both rows."""
    total: i64 = 0
    for at in range(seat * SPOTS, (seat + 1) * SPOTS):
        total += packed_at(s.port[at], column)
    return total


def is_port_empty(s: TokyoState, seat: i64) -> bool:
    return all(s.port[at] == 0 for at in range(seat * SPOTS, (seat + 1) * SPOTS))


def in_port(s: TokyoState, seat: i64, item: i64) -> i64:
    """How many pieces of one item lie in a port."""
    return packed_sum(s.port[spot(seat, FRESH, item)]) + packed_sum(s.port[spot(seat, OLD, item)])


def has_barrels(s: TokyoState, seat: i64) -> bool:
    """Whether there is anything that can degrade: takoyaki cannot (K36)."""
    for row in range(2):
        first = spot(seat, row, 0)
        for species in range(SPECIES):
            if s.port[first + species] != 0:
                return True
    return False


def cells(found: list[int], base: i64, packed: i64) -> None:
    """Appends base + column for every column that holds something."""
    for column in range(COLUMNS):
        if packed & FULL:
            found.append(int(base + column))
        packed >>= WIDTH
