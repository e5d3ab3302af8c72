"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/."""

from __future__ import annotations

from typing import Final

from criee.engine.bits import count, has
from criee.engine.line import Arg, Line, seat_name
from criee.games.wasabi.box import KINDS, SEATS, SPICY, WASABI, card, tile
from criee.games.wasabi.flow import BY_BOARD, BY_TOKENS, DISCARD_PHASE, OVER_PHASE, left_of
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.claims import add_claims
from criee.games.wasabi.phases.setup import drawing_rule
from criee.games.wasabi.score import key
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import knows

SILENT: Final = ("pick", "draw", "done", "enough")  # the step that follows tells it
CARD_RULES: Final = {"stack": "W21", "chop": "W22", "spicy": "W23", "switch": "W24", "wasabi": "W25"}


def label(codes: Codes, s: WasabiState, move: int) -> Line:
    """A legal move in plain words; the same arguments tell it in the log."""
    kind, args, rule = spell(codes, s, move)
    if kind == "pass" and s.recipes[s.actor] == 0:
        kind = "pass-bare"  # W8: there is none to put back
    return Line(f"move-{kind}", args, rule)


def spell(codes: Codes, s: WasabiState, move: int) -> tuple[str, dict[str, Arg], str]:
    """Kind, arguments and rule of a move."""
    words = codes.texts[move].split()
    kind = words[0]
    if kind == "first":
        return kind, {"player": seat_name(move - codes.first)}, "W4"
    if kind == "give":
        return kind, {"tile": tile(words[1]), "player": seat_name(int(left_of(s, s.actor)))}, "W4"
    if kind in ("pick", "stock"):
        return kind, {"tile": tile(words[1])}, "W7" if kind == "pick" else "W17"
    if kind == "draw":
        return kind, {"length": int(words[1])}, drawing_rule(s)
    if kind == "deal":
        recipe = (move - codes.deal) // SEATS
        args: dict[str, Arg] = {"recipe": dish(s, recipe), "player": seat_name(int(s.actor))}
        return kind, args | {"length": length(s, recipe)}, drawing_rule(s)
    if kind == "place":
        return place(codes, s, move, words)
    if kind in ("chop", "toss", "keep"):
        return chop(codes, s, move, words)
    if kind in ("switch", "cover"):
        return kind, {"one": words[1], "two": words[2]}, CARD_RULES["switch" if kind == "switch" else "wasabi"]
    if kind in ("claim", "discard"):
        recipe = move - (codes.claim if kind == "claim" else codes.discard)
        return kind, {"recipe": dish(s, recipe), "length": length(s, recipe)}, "W9" if kind == "claim" else "W8"
    if kind in ("take", "lift", "return"):
        return reward(codes, move)
    if kind == "play":
        return f"play-{words[1]}", {}, CARD_RULES[words[1]]
    if kind == "done":
        return ("enough", {}, "W8") if s.phase == DISCARD_PHASE else (kind, {}, "W12")
    return kind, {}, {"pass": "W8", "decline": "W15", "score": f"W{s.ended}"}[kind]


def place(codes: Codes, s: WasabiState, move: int, words: list[str]) -> tuple[str, dict[str, Arg], str]:
    """A tile on an empty square, or on top of another; the rule that allows just this one."""
    on_top = has(s.filled, (move - codes.place) % codes.size)
    second = s.played == SPICY and s.laid > 0
    rule = "W21" if on_top else "W22" if s.chopped else "W23" if second else "W7"
    return ("stack" if on_top else "place"), {"tile": tile(words[1]), "square": words[2]}, rule


def chop(codes: Codes, s: WasabiState, move: int, words: list[str]) -> tuple[str, dict[str, Arg], str]:
    """W22: after the tile what is chopped goes back at once; before it there is a choice."""
    if words[0] != "chop":
        return words[0], {"tile": tile(s.box.types[s.held])}, "W22"
    top = s.box.types[s.stack(move - codes.chop)[-1]]
    return ("chop-away" if s.laid > 0 else "chop"), {"tile": tile(top), "square": words[1]}, "W22"


def reward(codes: Codes, move: int) -> tuple[str, dict[str, Arg], str]:
    returned, got = codes.reward(move)
    args: dict[str, Arg] = {"card": card(WASABI if got >= KINDS else got)}
    kind = "take"
    if got >= KINDS:
        kind = "lift"
        args["one"], args["two"] = codes.block_name(codes.corners[got - KINDS]).split()
    if returned >= 0:
        kind = f"return-{kind}"
        args["old"] = card(returned)
    return kind, args, "W16" if returned >= 0 else "W27" if got >= KINDS else "W15"


def dish(s: WasabiState, recipe: int) -> str:
    return f"@{key(s.box.recipes[recipe])}"


def length(s: WasabiState, recipe: int) -> int:
    return s.box.lengths[s.box.length[recipe]]


def hidden_from(codes: Codes, s: WasabiState, move: int, viewer: int) -> bool:
    """Whether this viewer sees only the length of the recipe that a move deals or puts back (W6, W8)."""
    if codes.deal <= move < codes.pick:
        return not knows(s, viewer, int(s.actor), (move - codes.deal) // SEATS)
    if codes.discard <= move < codes.done:
        recipe = move - codes.discard
        alone = count(s.recipes[s.actor] & s.box.of_length[s.box.length[recipe]]) == 1
        return viewer != s.actor and not (alone and knows(s, viewer, int(s.actor), recipe))
    return False


def seen(codes: Codes, s: WasabiState, move: int, viewer: int) -> str:
    if not hidden_from(codes, s, move, viewer):
        return codes.describe(move)
    if move < codes.pick:
        return f"deal ?{length(s, (move - codes.deal) // SEATS)} p{int(s.actor) + 1}"
    return f"discard ?{length(s, move - codes.discard)}"


# --- the log ---------------------------------------------------------------------------------------


def story(codes: Codes, before: WasabiState, after: WasabiState, move: int, viewer: int) -> list[Line]:
    """What one step did, as far as this viewer may know."""
    kind, args, rule = spell(codes, before, move)
    args["who"] = seat_name(int(before.actor))
    if hidden_from(codes, before, move, viewer):
        del args["recipe"]
        return [Line(f"log-{kind}-hidden", args, rule)]
    if kind == "score":
        return [Line("log-full", {}, rule) if before.ended == BY_BOARD else passes(before, rule)]
    lines = [] if kind in SILENT else [Line(f"log-{kind}", args, rule)]
    if kind == "claim":
        lines += claim_story(before, after, move - codes.claim, args)
    elif kind == "cover":
        lines.append(Line("log-cube", {"who": args["who"], "cubes": gained(before, after)}, "W25"))
    elif kind == "done" and viewer == before.actor:
        lines += unclaimed(codes, before)
    return lines + lapsed(before, after, kind)


def passes(before: WasabiState, rule: str) -> Line:
    return Line("log-passes", {"passes": int(before.passes)}, rule)


def claim_story(before: WasabiState, after: WasabiState, recipe: int, args: dict[str, Arg]) -> list[Line]:
    lines: list[Line] = []
    if has(after.styled[before.actor], recipe):
        args = {"who": args["who"], "recipe": args["recipe"], "cubes": gained(before, after)}
        lines.append(Line("log-style", args, "W10"))
    if after.phase == OVER_PHASE and after.ended == BY_TOKENS:
        lines.append(Line("log-tokens", {"who": args["who"]}, "W28"))
    return lines


def unclaimed(codes: Codes, before: WasabiState) -> list[Line]:
    """W12: what its owner leaves unclaimed is lost; only he knows of it."""
    found: list[int] = []
    add_claims(codes, before, before.actor, found)
    return [Line("log-unclaimed", {"recipe": dish(before, move - codes.claim)}, "W12") for move in found]


def lapsed(before: WasabiState, after: WasabiState, kind: str) -> list[Line]:
    """W15: rewards that were due, were not given by this step, and are due no more: there is no card for them."""
    if kind == "claim":
        return []
    given = 1 if kind in ("take", "lift", "return-take", "return-lift", "decline") else 0
    gone = int(before.owed) - given - int(after.owed)
    if gone <= 0:
        return []
    return [Line("log-lapsed", {"who": seat_name(int(before.actor)), "rewards": gone}, "W15")]


def gained(before: WasabiState, after: WasabiState) -> int:
    return after.cubes[before.actor] - before.cubes[before.actor]
