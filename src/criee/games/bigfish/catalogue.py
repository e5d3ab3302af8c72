"""What a client needs to draw the table and that never changes: the tiles, and how many of everything there are."""

from __future__ import annotations

from typing import TypedDict

from criee.games.bigfish.box import SIZES, SURPRISES, Box
from criee.games.bigfish.sea import CELLS, TILE, cell_name


class Catalogue(TypedDict):
    tiles: dict[str, list[str]]  # as drawn, top row first
    cells: list[str]
    teams: list[str]  # by seat
    figures: dict[str, int]  # by size
    plankton: list[str]
    surprises: dict[str, int]
    goal: int
    lonely: int
    start: int
    quiet_turns: int
    repeats: int


def drawn_tile(box: Box, face: list[int]) -> list[str]:
    letters = "".join(box.kind_letter(kind) for kind in face)
    return [letters[row : row + TILE] for row in range(TILE * TILE - TILE, -1, -TILE)]


def facts(box: Box) -> Catalogue:
    return {
        "tiles": {name: drawn_tile(box, face) for name, face in zip(box.names, box.faces, strict=True)},
        "cells": [cell_name(cell) for cell in range(CELLS)],
        "teams": list(box.teams),
        "figures": dict(zip(SIZES, box.figures, strict=True)),
        "plankton": list(box.colours),
        "surprises": dict(zip(SURPRISES, box.tokens, strict=True)),
        "goal": int(box.goal),
        "lonely": int(box.lonely),
        "start": int(box.start),
        "quiet_turns": int(box.quiet_turns),
        "repeats": int(box.repeats),
    }
