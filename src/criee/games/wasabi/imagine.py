"""What a viewer cannot see and fills in: recipes in rivals' hands, in the piles and under them (W6, W8)."""

from __future__ import annotations

from typing import cast

from criee.engine.bits import has, members, of
from criee.engine.rng import Rng
from criee.games.wasabi.box import Box
from criee.games.wasabi.state import WasabiState, names, put_back
from criee.games.wasabi.view import WasabiView


def fill(box: Box, view: WasabiView, seat: int, rng: Rng) -> dict[str, object]:
    """A position like the view, with a name for every recipe; what is left lies in the piles, in no order.

    What the seat itself knows of rivals' hands and of recipes put back stays known to it.
    """
    lying = [*view["recipes"], *view["under"].values()]
    named = {name for pile in lying for name in pile if not name.startswith("?")}
    pools = unknown(box, named.union(*view["served"]), rng)
    recipes = [[take(box, pools, name) for name in hand] for hand in view["recipes"]]
    under: dict[str, list[str]] = {}
    for length, pile in view["under"].items():
        under[length] = [take(box, pools, f"?{length}" if name == "?" else name) for name in pile]
    known: list[list[str]] = [[] for _ in range(view["players"])]
    if seat >= 0:
        known[seat] = sorted(named.difference(view["recipes"][seat]))
    return {**cast(dict[str, object], view), "recipes": recipes, "under": under, "known": known}


def unknown(box: Box, seen: set[str], rng: Rng) -> dict[str, list[int]]:
    """The recipes whose place is not known, by length, shuffled."""
    pools: dict[str, list[int]] = {}
    for n, length in enumerate(box.lengths):
        pool = [r for r in members(box.of_length[n]) if box.recipes[r] not in seen]
        rng.shuffle(pool)
        pools[f"?{length}"] = pool
    return pools


def take(box: Box, pools: dict[str, list[int]], name: str) -> str:
    """A known name as it is, an unknown one from its pool."""
    return box.recipes[pools[name].pop()] if name.startswith("?") else name


def secrets(s: WasabiState, viewer: int, rng: Rng) -> dict[str, object]:
    """Recipes that this viewer cannot place change places with others of their length.

    What rivals know goes with them: who knew the one that lay here now knows the other that does.
    """
    box = s.box
    unseen = int(box.all_recipes)
    for dishes in s.served:
        unseen &= ~dishes
    if viewer >= 0:
        unseen &= ~(s.recipes[viewer] | s.known[viewer])
    other = exchange(box, unseen, rng)
    found: dict[str, object] = {}
    for seat in range(int(s.seats)):
        if s.recipes[seat] & unseen:
            found[f"recipes.{seat}"] = names(box, of([other[recipe] for recipe in members(s.recipes[seat])]))
        if seat != viewer:
            found[f"known.{seat}"] = names(box, of([other[recipe] for recipe in members(s.known[seat])]))
    for length, pile in put_back(s).items():
        for place, recipe in enumerate(pile):
            if has(unseen, recipe):
                found[f"under.{length}.{place}"] = box.recipes[other[recipe]]
    return found


def exchange(box: Box, unseen: int, rng: Rng) -> list[int]:
    """For each recipe the one in its place in another world: itself where it can be seen, else any of its length."""
    other = list(range(len(box.recipes)))
    for same in box.of_length:
        here = members(same & unseen)
        there = here.copy()
        rng.shuffle(there)
        for place, recipe in enumerate(here):
            other[recipe] = there[place]
    return other
