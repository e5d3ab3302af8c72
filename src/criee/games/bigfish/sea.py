"""The sea: one arrangement of the four tiles, with everything about it that moving fish ask for.

Cells are numbered 0 to 35, a1 to f1, then a2 and so on. Sets of cells are bits of one i64.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from criee.engine.bits import bit, has, members, of
from criee.engine.line import shown

SIDE: Final = 6
CELLS: Final = 36
TILE: Final = 3  # cells along the side of a tile
PLACES: Final = 4  # the a1 corner, then the f1, a6 and f6 corners

# Kinds of cells; a plankton cell is PLANKTON + its colour.
OCEAN: Final = 0
WRECK: Final = 1
BIRTH: Final = 2
SURPRISE: Final = 3
PLANKTON: Final = 4
LETTERS: Final = "OWN?"
COLUMNS: Final = "abcdef"


def cell_name(cell: int) -> str:
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def cell_number(name: str) -> int:
    """The cell behind a name such as `c3`; ValueError if there is none."""
    if len(name) == 2 and name[0] in COLUMNS and name[1] in "123456":
        return (int(name[1]) - 1) * SIDE + COLUMNS.index(name[0])
    raise ValueError(f"expected a cell from a1 to f6, found {shown(name)!r}")


def place_of(cell: i64) -> i64:
    """In which of the four places a cell lies."""
    place: i64 = 0
    if cell % SIDE >= TILE:
        place += 1
    if cell >= SIDE * TILE:
        place += 2
    return place


def tile_cells(place: int) -> list[int]:
    """The nine cells of a place, its bottom row first."""
    corner = (place // 2) * TILE * SIDE + (place % 2) * TILE
    return [corner + row * SIDE + column for row in range(TILE) for column in range(TILE)]


def neighbours(cell: int) -> list[int]:
    """B6: the orthogonal ones."""
    column = cell % SIDE
    found = [cell - SIDE] if cell >= SIDE else []
    found += [cell - 1] if column > 0 else []
    found += [cell + 1] if column < SIDE - 1 else []
    return found + ([cell + SIDE] if cell < CELLS - SIDE else [])


BESIDE: Final[list[int]] = [int(of(neighbours(cell))) for cell in range(CELLS)]  # the same as sets


def quarter_turn(place: int, clockwise: bool) -> list[int]:
    """Where each cell of the board goes when one tile turns in its place (B23)."""
    goes = list(range(CELLS))
    cells = tile_cells(place)
    for i, cell in enumerate(cells):
        row, column = divmod(i, TILE)
        if clockwise:
            goes[cell] = cells[(TILE - 1 - column) * TILE + row]
        else:
            goes[cell] = cells[column * TILE + TILE - 1 - row]
    return goes


class Sea:
    """Never changed once made; shared by all states whose tiles lie like this."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds
        self.wrecks: i64 = 0
        self.ocean: i64 = 0
        for cell in range(CELLS):
            if kinds[cell] == WRECK:
                self.wrecks |= bit(cell)
            elif kinds[cell] == OCEAN:
                self.ocean |= bit(cell)
        self.kind: vec[i64] = vec[i64](kinds)
        self.step: vec[i64] = vec[i64]([])  # where a medium or big fish on each cell can go next (B10)
        self.reach: vec[i64] = vec[i64]([])  # where a small one can, wrecks crossed (B9)
        for cell in range(CELLS):
            self.step = append(self.step, BESIDE[cell] & ~self.wrecks)
            self.reach = append(self.reach, self._across(cell))

    def _across(self, cell: i64) -> i64:
        """B9: every cell that one step of a small fish can end on: wrecks are walked through, and nothing else is."""
        found: i64 = BESIDE[cell]
        walked: i64 = 0
        while True:
            wrecks = found & self.wrecks & ~walked
            if wrecks == 0:
                return found & ~self.wrecks & ~bit(cell)
            for wreck in members(wrecks):
                found |= BESIDE[wreck]
            walked |= wrecks

    def is_wreck(self, cell: i64) -> bool:
        return has(self.wrecks, cell)
