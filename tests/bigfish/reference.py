"""A second opinion: which steps and births are legal, written from the rules alone, in plain sets and tuples.

Slow, obvious, and independent of the engine: cells are (column, row) pairs, tiles are the drawings of the rule sheet,
a sea is a dictionary, a fish is a pair of owner and size.
"""

from __future__ import annotations

from collections.abc import Mapping

Cell = tuple[int, int]
Sea = dict[Cell, str]
Fish = Mapping[Cell, tuple[int, int]]  # owner, size 1 to 3

TILES: dict[str, tuple[str, ...]] = {
    "blue": ("O?O", "NWb", "OWO"),
    "red": ("OrO", "WNW", "O?O"),
    "yellow": ("OWO", "Ny?", "OWO"),
    "green": ("OWO", "NgW", "O?O"),
}
CORNERS = ((1, 1), (4, 1), (1, 4), (4, 4))


def clockwise(drawing: tuple[str, ...]) -> tuple[str, ...]:
    """The left column, read upward, becomes the top row."""
    return tuple("".join(drawing[2 - i][j] for i in range(3)) for j in range(3))


def sea_of(placed: list[tuple[str, int]]) -> Sea:
    """B1: four tiles, each with its quarter turns, in the order of CORNERS."""
    sea: Sea = {}
    for (left, bottom), (name, turns) in zip(CORNERS, placed, strict=True):
        drawing = TILES[name]
        for _ in range(turns):
            drawing = clockwise(drawing)
        for i in range(3):
            for j in range(3):
                sea[left + j, bottom + 2 - i] = drawing[i][j]
    return sea


def around(cell: Cell, sea: Sea) -> list[Cell]:
    """B6."""
    x, y = cell
    return [near for near in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if near in sea]


def reachable(start: Cell, size: int, sea: Sea) -> set[Cell]:
    """B9, B10: the neighbours; for a small fish also whatever lies beyond any chain of wrecks."""
    found: set[Cell] = set()
    waiting = around(start, sea)
    crossed: set[Cell] = set()
    while waiting:
        cell = waiting.pop()
        if sea[cell] != "W":
            found.add(cell)
        elif size == 1 and cell not in crossed:
            crossed.add(cell)
            waiting += around(cell, sea)
    return found - {start}


def steps(sea: Sea, fish: Fish, player: int) -> set[tuple[Cell, Cell]]:
    """All legal single steps (B6, B9-B11)."""
    legal: set[tuple[Cell, Cell]] = set()
    for start, (owner, size) in fish.items():
        if owner != player:
            continue
        for end in reachable(start, size, sea):
            if end not in fish or (fish[end][0] != player and fish[end][1] <= size):
                legal.add((start, end))
    return legal


def births(sea: Sea, fish: Fish, cell: Cell) -> set[Cell]:
    """B17, B22: free cells of the tile on which `cell` lies, wrecks excluded."""
    tile = {(x, y) for x, y in sea if (x > 3) == (cell[0] > 3) and (y > 3) == (cell[1] > 3)}
    return {free for free in tile if free not in fish and sea[free] != "W"}


def name(cell: Cell) -> str:
    return f"{'abcdef'[cell[0] - 1]}{cell[1]}"
