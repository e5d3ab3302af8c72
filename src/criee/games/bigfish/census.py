"""Every figure and surprise token, wherever it is; and figures that stand where none can: always none."""

from __future__ import annotations

from criee.engine.bits import count as how_many
from criee.games.bigfish.box import SIZES, SURPRISES, Box
from criee.games.bigfish.state import FishState


def count(s: FishState) -> dict[str, int]:
    counted: dict[str, int] = {}
    for seat in range(2):
        for i, size in enumerate(SIZES):
            elsewhere = max(0, int(s.reserve(seat, i)))  # what is overdrawn shows as a surplus
            counted[f"{size} {seat}"] = elsewhere + int(how_many(s.of_size(seat, i)) + s.eaten(1 - seat, i))
    for kind, name in enumerate(SURPRISES):
        known = int(s.discarded(kind)) + (1 if s.held == kind else 0)
        counted[name] = max(0, int(s.in_pile(kind))) + known
    fish = s.fish0 | s.fish1
    strays = (s.fish0 & s.fish1) | (s.medium & s.big) | ((s.medium | s.big) & ~fish)
    counted["misplaced"] = int(how_many(strays | (fish & s.sea.wrecks)))
    return counted


def contents(box: Box) -> dict[str, int]:
    figures = {f"{size} {seat}": box.figures[i] for seat in range(2) for i, size in enumerate(SIZES)}
    return {**figures, **dict(zip(SURPRISES, box.tokens, strict=True)), "misplaced": 0}
