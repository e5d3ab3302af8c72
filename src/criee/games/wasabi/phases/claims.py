"""Claiming recipes, possible at several moments of phase 1 (W9-W14)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, members
from criee.engine.line import Refused
from criee.games.wasabi.flow import serve
from criee.games.wasabi.lines import BURIED, COVERED, NOT_DONE, STANDING, STYLE, claim, standing
from criee.games.wasabi.state import NONE, WasabiState


def add_claims(first: int, state: WasabiState, seat: i64, found: list[int]) -> None:
    """W9, W12: every recipe of his that a line of this turn shows, if he has a token for it; numbered from `first`."""
    if state.fresh == 0 and state.swap_a == NONE:
        return
    for recipe in members(state.recipes[seat]):
        if claim(state, recipe) != NOT_DONE and state.tokens_left(seat, state.box.length[recipe]) > 0:
            found.append(first + recipe)


def can_claim(state: WasabiState) -> bool:
    """Whether the player in turn has completed a recipe and not claimed it."""
    found: list[int] = []
    add_claims(0, state, state.actor, found)
    return len(found) > 0


def play_claim(state: WasabiState, recipe: i64) -> None:
    """W10: style is judged now."""
    cubes: i64 = 0
    if claim(state, recipe) == STYLE:
        cubes = state.box.style_cubes[state.box.length[recipe]]
        state.styled[state.actor] |= int(bit(recipe))
    serve(state, recipe, cubes)


def why_no_claim(state: WasabiState, seat: i64, recipe: i64) -> Refused | None:
    """Of a recipe in a rival's hand or in the piles no more is said than that it is not here."""
    if state.recipes[seat] & bit(recipe) == 0:
        return Refused("W9", "refuse-recipe")
    place = state.box.length[recipe]
    if state.tokens_left(seat, place) == 0:
        return Refused("W9", "refuse-token", {"length": state.box.lengths[place]})
    if claim(state, recipe) != NOT_DONE:
        return None
    found = standing(state, recipe)
    if found == STANDING:
        return Refused("W11", "refuse-old-line")
    if found == COVERED:
        return Refused("W26", "refuse-covered-line")
    if found == BURIED:
        return Refused("W21", "refuse-buried-line")
    return Refused("W9", "refuse-line")
