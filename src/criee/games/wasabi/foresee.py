"""What a legal move is sure to do, read off the counter before and after it. Own recipes only (W6)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has, members
from criee.games.wasabi.flow import CHOP_PHASE, CHOPPED_PHASE, COVER_PHASE, PLACE_PHASE, SWITCH_PHASE, TURN_PHASE
from criee.games.wasabi.lines import NOT_DONE, STYLE, claim, line_of
from criee.games.wasabi.phases.claims import add_claims
from criee.games.wasabi.score import outcome, points
from criee.games.wasabi.state import WasabiState

CLAIMING = (TURN_PHASE, CHOPPED_PHASE)
HALF_DONE = (PLACE_PHASE, CHOP_PHASE, SWITCH_PHASE, COVER_PHASE)  # a tile or a card still waits for its squares


def tell(before: WasabiState, after: WasabiState, seat: int) -> dict[str, object]:
    """As plain data: `claims` is what can be claimed next, `new` if this move made it so; `lost` what no longer can."""
    box = before.box
    could = claims(before, seat) if before.phase in CLAIMING or before.phase in HALF_DONE else []
    can = claims(after, seat) if after.phase in CLAIMING else []
    end = outcome(after)
    kept = end is not None or after.phase in HALF_DONE
    return {
        "claims": [dish(before, after, recipe, recipe in could) for recipe in can],
        "lost": [box.recipes[r] for r in could if not kept and r not in can and not has(after.served[seat], r)],
        "points": int(points(after, seat) - points(before, seat)),
        "cubes": after.cubes[seat] - before.cubes[seat],
        "squares": {box.squares[q]: [box.types[t] for t in after.stack(q)] for q in changed(before, after)},
        "ends": "" if end is None else end.rule,
        "winners": [] if end is None else end.winners,
    }


def claims(s: WasabiState, seat: i64) -> list[int]:
    """The recipes that a seat in turn has completed and not claimed (W9)."""
    found: list[int] = []
    if s.actor == seat:
        add_claims(0, s, seat, found)
    return found


def dish(before: WasabiState, after: WasabiState, recipe: int, was_there: bool) -> dict[str, object]:
    box = after.box
    place = box.length[recipe]
    value = claim(after, recipe)
    return {
        "recipe": box.recipes[recipe],
        "style": value == STYLE,
        "points": box.points[place],
        "cubes": box.style_cubes[place] if value == STYLE else 0,
        "squares": [box.squares[q] for q in line_of(after, recipe)],
        "new": value > (claim(before, recipe) if was_there else NOT_DONE),
    }


def changed(before: WasabiState, after: WasabiState) -> list[int]:
    return [q for q in members(before.filled | after.filled) if before.stack(q) != after.stack(q)]
