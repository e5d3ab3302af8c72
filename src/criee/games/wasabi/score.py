"""The end: points and cubes (W28-W30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has, members
from criee.engine.game import Outcome
from criee.engine.line import Line, Tally
from criee.games.wasabi.flow import BY_TOKENS, OVER_PHASE
from criee.games.wasabi.state import WasabiState


def points(s: WasabiState, seat: i64) -> i64:
    """W29: the points of assigned tokens, and one per cube."""
    total: i64 = s.cubes[seat]
    for recipe in members(s.served[seat]):
        total += s.box.points[s.box.length[recipe]]
    return total


def style_cubes(s: WasabiState, seat: i64) -> int:
    """The cubes that came from style; the others came from Wasabi! cards."""
    return sum(s.box.style_cubes[s.box.length[recipe]] for recipe in members(s.styled[seat]))


def sheet(s: WasabiState) -> list[Tally]:
    """The score sheet: a line per recipe, a line for its style, a line for the other cubes."""
    lines: list[Tally] = []
    for seat in range(int(s.seats)):
        for recipe in members(s.served[seat]):
            length = s.box.length[recipe]
            dish = f"@{key(s.box.recipes[recipe])}"
            lines.append(Tally(seat, Line("score-recipe", {"recipe": dish}, "W29"), s.box.points[length]))
            if has(s.styled[seat], recipe) and s.box.style_cubes[length]:
                lines.append(Tally(seat, Line("score-style", {"recipe": dish}, "W10"), s.box.style_cubes[length]))
        cubes = s.cubes[seat] - style_cubes(s, seat)
        if cubes:
            lines.append(Tally(seat, Line("score-wasabi", {"cubes": cubes}, "W25"), cubes))
    return lines


def key(name: str) -> str:
    """The text key of a recipe: `recipe-fishers-knot`."""
    return "recipe-" + name.lower().replace("'", "").replace(" ", "-")


def outcome(s: WasabiState) -> Outcome | None:
    if s.phase != OVER_PHASE:
        return None
    seats = range(int(s.seats))
    scores = [int(points(s, seat)) for seat in seats]
    if s.ended == BY_TOKENS:
        return Outcome([int(s.actor)], scores, "W28")
    most = max(scores)
    cubes = max(s.cubes[seat] for seat in seats if scores[seat] == most)
    return Outcome([seat for seat in seats if scores[seat] == most and s.cubes[seat] == cubes], scores, f"W{s.ended}")
