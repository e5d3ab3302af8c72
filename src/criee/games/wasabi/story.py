"""The sentences of the log: what one step did, as far as a viewer may know. Keys and arguments only; see texts/."""

from __future__ import annotations

from typing import Final

from criee.engine.bits import count
from criee.engine.line import Arg, Line, seat_name
from criee.games.wasabi.flow import BY_BOARD, BY_TOKENS, OVER_PHASE
from criee.games.wasabi.labels import named, recipe_in, spell
from criee.games.wasabi.phases.claims import add_claims
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import knows

SILENT: Final = ("pick", "draw", "done", "enough")  # the step that follows tells it
REWARDS: Final = ("take", "lift", "return-take", "return-lift", "decline")


def hidden_from(s: WasabiState, text: str, viewer: int) -> bool:
    """Whether this viewer sees only the length of the recipe that a move deals or puts back (W6, W8)."""
    actor = int(s.actor)
    if text.startswith("deal "):
        return not knows(s, viewer, actor, recipe_in(s, text))
    if text.startswith("discard "):
        recipe = recipe_in(s, text)
        alone = count(s.recipes[actor] & s.box.of_length[s.box.length[recipe]]) == 1
        return viewer != actor and not (alone and knows(s, viewer, actor, recipe))
    return False


def seen(s: WasabiState, text: str, viewer: int) -> str:
    if not hidden_from(s, text, viewer):
        return text
    recipe = recipe_in(s, text)
    return text.replace(s.box.recipes[recipe], f"?{s.box.lengths[s.box.length[recipe]]}")


def story(before: WasabiState, after: WasabiState, text: str, viewer: int) -> list[Line]:
    kind, args, rule = spell(before, text)
    args["who"] = seat_name(int(before.actor))
    if hidden_from(before, text, viewer):
        del args["recipe"]
        return [Line(f"log-{kind}-hidden", args, rule)]
    if kind == "score":
        full = before.ended == BY_BOARD
        return [Line("log-full", {}, rule) if full else Line("log-passes", {"passes": int(before.passes)}, rule)]
    lines = [] if kind in SILENT else [Line(f"log-{kind}", args, rule)]
    if kind == "claim":
        lines += claimed(before, after, args)
    elif kind == "cover":
        lines.append(Line("log-cube", {"who": args["who"], "cubes": gained(before, after)}, "W25"))
    elif kind == "done" and viewer == before.actor:
        lines += unclaimed(before)
    return lines + lapsed(before, after, kind)


def claimed(before: WasabiState, after: WasabiState, args: dict[str, Arg]) -> list[Line]:
    lines: list[Line] = []
    cubes = gained(before, after)
    if cubes:  # W10: where style earns none there is nothing to tell
        lines.append(Line("log-style", {"who": args["who"], "recipe": args["recipe"], "cubes": cubes}, "W10"))
    if after.phase == OVER_PHASE and after.ended == BY_TOKENS:
        lines.append(Line("log-tokens", {"who": args["who"]}, "W28"))
    return lines


def unclaimed(before: WasabiState) -> list[Line]:
    """W12: what its owner leaves unclaimed is lost; only he knows of it."""
    left: list[int] = []
    add_claims(0, before, before.actor, left)
    return [Line("log-unclaimed", {"recipe": named(before, recipe)}, "W12") for recipe in left]


def lapsed(before: WasabiState, after: WasabiState, kind: str) -> list[Line]:
    """W15: rewards that were due, were not given by this step, and are due no more: there is no card for them."""
    gone = int(before.owed - after.owed) - (1 if kind in REWARDS else 0)
    if kind == "claim" or gone <= 0:
        return []
    return [Line("log-lapsed", {"who": seat_name(int(before.actor)), "rewards": gone}, "W15")]


def gained(before: WasabiState, after: WasabiState) -> int:
    return after.cubes[before.actor] - before.cubes[before.actor]
