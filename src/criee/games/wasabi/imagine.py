"""Worlds that a view allows: hidden recipes are dealt at random to the places where they must be."""

from __future__ import annotations

from typing import cast

from criee.engine.bits import members
from criee.engine.rng import Rng
from criee.games.wasabi.box import Box
from criee.games.wasabi.view import WasabiView


def fill(box: Box, view: WasabiView, seat: int, rng: Rng) -> dict[str, object]:
    """A position like the view, with a name for every recipe; what is left lies in the piles, in no order.

    What the seat itself knows of rivals' hands and of recipes put back stays known to it.
    """
    pools = unknown(box, view, rng)
    recipes = [[take(box, pools, name) for name in hand] for hand in view["recipes"]]
    under: dict[str, list[str]] = {}
    for length, pile in view["under"].items():
        under[length] = [take(box, pools, f"?{length}" if name == "?" else name) for name in pile]
    known: list[list[str]] = [[] for _ in range(view["players"])]
    if seat >= 0:
        others = [name for holder, hand in enumerate(view["recipes"]) if holder != seat for name in hand]
        placed = others + [name for pile in view["under"].values() for name in pile]
        known[seat] = [name for name in placed if not name.startswith("?")]
    data: dict[str, object] = dict(cast(dict[str, object], view))
    data["recipes"] = recipes
    data["under"] = under
    data["known"] = known
    return data


def unknown(box: Box, view: WasabiView, rng: Rng) -> dict[str, list[int]]:
    """The recipes whose place is not known, by length, shuffled."""
    seen: set[str] = set()
    for hands in (view["recipes"], view["served"], view["under"].values()):
        for hand in hands:
            seen.update(hand)
    pools: dict[str, list[int]] = {}
    for n, length in enumerate(box.lengths):
        pool = [r for r in members(box.of_length[n]) if box.recipes[r] not in seen]
        rng.shuffle(pool)
        pools[f"?{length}"] = pool
    return pools


def take(box: Box, pools: dict[str, list[int]], name: str) -> str:
    """A known name as it is, an unknown one from its pool."""
    return box.recipes[pools[name].pop()] if name.startswith("?") else name
