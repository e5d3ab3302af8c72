"""The end: points and cubes (W28-W30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count, has, members
from criee.engine.game import Outcome
from criee.engine.line import Arg, Line, Tally, seat_name
from criee.games.wasabi.flow import BY_BOARD, BY_TOKENS, OVER_PHASE
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
        why = Line("end-tokens", {"who": seat_name(int(s.actor))}, "W28")
        return Outcome([int(s.actor)], scores, "W28", why)
    best = [seat for seat in seats if scores[seat] == max(scores)]
    cubes = max(s.cubes[seat] for seat in best)
    winners = [seat for seat in best if s.cubes[seat] == cubes]
    why = decision(s, best, winners, max(scores), cubes)
    return Outcome(winners, scores, why.rule, why)


def decision(s: WasabiState, best: list[int], winners: list[int], most: int, cubes: int) -> Line:
    """W29, W31: the most points; W30: among those tied the most cubes, else a draw between them."""
    full = s.ended == BY_BOARD
    end = "end-full" if full else "end-passes"
    args: dict[str, Arg] = {"points": most}
    if not full:
        args["passes"] = int(s.passes)
    if len(winners) > 1:
        args["cubes"] = cubes
        args["who"] = [seat_name(seat) for seat in winners]
        return Line(f"{end}-draw", args, "W30")
    args["who"] = seat_name(winners[0])
    if len(best) == 1:
        return Line(end, args | lead(s, winners[0]), f"W{s.ended}")
    args["cubes"] = cubes
    return Line(f"{end}-cubes", args, "W30")


def lead(s: WasabiState, first: int) -> dict[str, Arg]:
    """W29: what the points of the first are made of, and those of the next."""
    rest = [(points(s, seat), s.cubes[seat], -seat) for seat in range(int(s.seats)) if seat != first]
    second = -max(rest)[2]
    return {
        "recipes": int(count(s.served[first])),
        "cubes": s.cubes[first],
        "next": seat_name(second),
        "next_points": int(points(s, second)),
        "next_recipes": int(count(s.served[second])),
        "next_cubes": s.cubes[second],
    }
