"""A position as anybody can read it: what is printed on each cell, who lies where, what is in reserve. No engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bigfish import reference
from bigfish.reference import Cell

SIZES = ("small", "medium", "big")
LETTERS = "smb"
FIGURES = {"small": 6, "medium": 4, "big": 2}
COLOURS = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}


@cache
def sea_of(placed: tuple[tuple[str, int], ...]) -> reference.Sea:
    return reference.sea_of(list(placed))


def cell(name: str) -> Cell:
    return "abcdef".index(name[0]) + 1, int(name[1])


class Pond:
    """A position, seen by one seat."""

    def __init__(self, position: Mapping[str, Any], seat: int = 0) -> None:
        self.data = position
        self.seat = seat
        self.placed: tuple[tuple[str, int], ...] = tuple((one["tile"], one["turn"]) for one in position["tiles"])
        self.sea = sea_of(self.placed) if len(self.placed) == 4 else {}
        self.fish: dict[Cell, tuple[int, int]] = {}  # owner, size from 1
        for y, row in enumerate(reversed(position["board"]), 1):
            for x, letter in enumerate(row, 1):
                if letter != ".":
                    self.fish[x, y] = (int(letter.isupper()), LETTERS.index(letter.lower()) + 1)
        self.phase: str = position["phase"]
        self.first: int = position["first"]
        self.turn: int = position["turn"]
        self.at = cell(position["at"]) if position["at"] else None

    def mine(self, place: Cell) -> bool:
        return place in self.fish and self.fish[place][0] == self.seat

    def size(self, place: Cell) -> str:
        """The text key of the fish on a cell."""
        return f"@fish-{SIZES[self.fish[place][1] - 1]}"

    def count(self, seat: int) -> int:
        return sum(owner == seat for owner, _ in self.fish.values())

    def tile(self, place: Cell) -> str:
        """The tile on which a cell lies."""
        return self.placed[(place[0] > 3) + 2 * (place[1] > 3)][0]

    def reserve(self, seat: int, size: int) -> int:
        """Figures neither on the board nor eaten; sizes count from 1."""
        name = SIZES[size - 1]
        swims = sum(fish == (seat, size) for fish in self.fish.values())
        return FIGURES[name] - swims - int(self.data["eaten"][1 - seat][name])

    def eaten(self, seat: int) -> int:
        return sum(self.data["eaten"][seat].values())

    def steps(self, seat: int) -> set[tuple[Cell, Cell]]:
        return reference.steps(self.sea, self.fish, seat)

    @property
    def birth(self) -> str:
        """The rule of the birth that is due."""
        return "B22" if self.data["held"] == "birth" else "B17"
