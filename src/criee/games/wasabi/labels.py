"""Moves in plain words, for buttons and lists. Notation tells most of a move, the table which rule allows it here."""

from __future__ import annotations

from typing import Final

from criee.engine.bits import has, lowest
from criee.engine.line import Arg, Line, seat_name
from criee.games.wasabi.box import SPICY, tile
from criee.games.wasabi.flow import DISCARD_PHASE, left_of
from criee.games.wasabi.phases.setup import drawing_rule
from criee.games.wasabi.score import key
from criee.games.wasabi.state import WasabiState

CARD_RULES: Final = {"stack": "W21", "chop": "W22", "spicy": "W23", "switch": "W24", "wasabi": "W25"}

Spelt = tuple[str, dict[str, Arg], str]  # kind, arguments and rule of a move


def label(s: WasabiState, text: str) -> Line:
    """A legal move in plain words; the same arguments tell it in the log."""
    kind, args, rule = spell(s, text)
    if kind == "pass" and s.recipes[s.actor] == 0:
        kind = "pass-bare"  # W8: there is none to put back
    if kind == "draw" and s.tokens_left(s.actor, s.box.lengths.index(int(text.split()[1]))) == 0:
        kind = "draw-spent"  # W9: it may be drawn, and never claimed
    return Line(f"move-{kind}", args, rule)


def spell(s: WasabiState, text: str) -> Spelt:
    words = text.split()
    kind = words[0]
    if kind == "first":
        return kind, {"player": seat_name(int(words[1][1:]) - 1)}, "W4"
    if kind == "give":
        return kind, {"tile": tile(words[1]), "player": seat_name(int(left_of(s, s.actor)))}, "W4"
    if kind in ("pick", "stock"):
        return kind, {"tile": tile(words[1])}, "W7" if kind == "pick" else "W17"
    if kind == "draw":
        return kind, {"length": int(words[1])}, drawing_rule(s)
    if kind in ("deal", "claim", "discard"):
        return dish(s, kind, recipe_in(s, text))
    if kind == "place":
        return place(s, words)
    if kind in ("chop", "toss", "keep"):
        return chop(s, words)
    if kind in ("switch", "cover"):
        return kind, {"one": words[1], "two": words[2]}, "W24" if kind == "switch" else "W25"
    if kind in ("take", "lift", "return"):
        return reward(words)
    if kind == "play":
        return f"play-{words[1]}", {}, CARD_RULES[words[1]]
    if kind == "done":
        return ("enough", {}, "W8") if s.phase == DISCARD_PHASE else (kind, {}, "W12")
    return kind, {}, {"pass": "W8", "decline": "W15", "score": f"W{s.ended}"}[kind]


def recipe_in(s: WasabiState, text: str) -> int:
    """The recipe that a move deals, claims or puts back: `deal Fisher's Knot p3`, `claim Sunrise`."""
    verb, _, name = text.partition(" ")
    return s.box.recipe_number[name.rpartition(" ")[0] if verb == "deal" else name]


def dish(s: WasabiState, kind: str, recipe: int) -> Spelt:
    args: dict[str, Arg] = {"recipe": named(s, recipe), "length": s.box.lengths[s.box.length[recipe]]}
    if kind == "deal":
        args["player"] = seat_name(int(s.actor))
        return kind, args, drawing_rule(s)
    return kind, args, "W9" if kind == "claim" else "W8"


def named(s: WasabiState, recipe: int) -> str:
    """The mark that stands for the name of a recipe."""
    return f"@{key(s.box.recipes[recipe])}"


def place(s: WasabiState, words: list[str]) -> Spelt:
    """A tile on an empty square, or on top of another; the rule that allows just this one."""
    on_top = has(s.filled, s.box.square_number[words[2]])
    second = s.played == SPICY and s.laid > 0
    rule = "W21" if on_top else "W22" if s.chopped else "W23" if second else "W7"
    return ("stack" if on_top else "place"), {"tile": tile(words[1]), "square": words[2]}, rule


def chop(s: WasabiState, words: list[str]) -> Spelt:
    """W22: after the tile what is chopped goes back at once; before it there is a choice."""
    if words[0] != "chop":
        return words[0], {"tile": tile(s.box.types[s.held])}, "W22"
    top = s.box.types[lowest(s.shown[s.box.square_number[words[1]]])]
    return ("chop-away" if s.laid > 0 else "chop"), {"tile": tile(top), "square": words[1]}, "W22"


def reward(words: list[str]) -> Spelt:
    """W15, W16, W27: `take chop` or `lift a1 b2`, with a full hand `return stack` before it."""
    returned = words[0] == "return"
    got = words[2:] if returned else words
    kind = got[0]
    args: dict[str, Arg] = {"card": f"@card-{got[1] if kind == 'take' else 'wasabi'}"}
    if kind == "lift":
        args["one"], args["two"] = got[1], got[2]
    if returned:
        args["old"] = f"@card-{words[1]}"
        return f"return-{kind}", args, "W16"
    return kind, args, "W27" if kind == "lift" else "W15"
