"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.bits import count, has
from criee.engine.line import Arg, Line, seat_name
from criee.games.wasabi.box import CARDS, KINDS, SEATS, WASABI
from criee.games.wasabi.flow import BY_BOARD, BY_TOKENS, OVER_PHASE, TURN_PHASE, left_of
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.score import key
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import knows

SILENT = ("pick", "draw", "done")  # the step that follows tells it


def label(codes: Codes, s: WasabiState, move: int) -> Line:
    """A legal move in plain words; the same arguments tell it in the log."""
    kind, args, rule = spell(codes, s, move)
    return Line(f"move-{kind}", args, rule)


def spell(codes: Codes, s: WasabiState, move: int) -> tuple[str, dict[str, Arg], str]:
    """Kind, arguments and rule of a move."""
    box = s.box
    words = codes.texts[move].split()
    kind = words[0]
    if kind == "first":
        return kind, {"player": seat_name(move - codes.first)}, "W4"
    if kind in ("give", "pick", "stock"):
        rule = {"give": "W4", "pick": "W7", "stock": "W17"}[kind]
        args: dict[str, Arg] = {"tile": tile(words[1])}
        if kind == "give":
            args["player"] = seat_name(int(left_of(s, s.actor)))
        return kind, args, rule
    if kind == "draw":
        return kind, {"length": int(words[1])}, "W5" if s.opening else "W18"
    if kind == "deal":
        recipe = (move - codes.deal) // SEATS
        return kind, {"recipe": dish(s, recipe), "player": seat_name(int(s.actor)), "length": length(s, recipe)}, "W18"
    if kind == "place":
        square = (move - codes.place) % codes.size
        on_top = has(s.filled, square)
        return ("stack" if on_top else kind), {"tile": tile(words[1]), "square": words[2]}, "W21" if on_top else "W7"
    if kind == "chop":
        return kind, {"square": words[1], "tile": tile(box.types[s.stack(move - codes.chop)[-1]])}, "W22"
    if kind in ("toss", "keep"):
        return kind, {"tile": tile(box.types[s.held])}, "W22"
    if kind in ("switch", "cover"):
        return kind, {"one": words[1], "two": words[2]}, "W24" if kind == "switch" else "W25"
    if kind in ("claim", "discard"):
        recipe = move - (codes.claim if kind == "claim" else codes.discard)
        return kind, {"recipe": dish(s, recipe), "length": length(s, recipe)}, "W9" if kind == "claim" else "W8"
    if kind in ("take", "lift", "return"):
        return reward(codes, move)
    rules = {"play": "W7", "pass": "W8", "done": "W12", "decline": "W15", "score": "W29"}
    return (f"play-{words[1]}" if kind == "play" else kind), {}, rules[kind]


def reward(codes: Codes, move: int) -> tuple[str, dict[str, Arg], str]:
    returned, got = codes.reward(move)
    args: dict[str, Arg] = {"card": card(WASABI if got >= KINDS else got)}
    kind = "take"
    if got >= KINDS:
        kind = "lift"
        args["block"] = codes.block_name(codes.corners[got - KINDS])
    if returned >= 0:
        kind = f"return-{kind}"
        args["old"] = card(returned)
    return kind, args, "W16" if returned >= 0 else "W27" if got >= KINDS else "W15"


def tile(name: str) -> str:
    """An ingredient with its article, which French needs."""
    return f"@the-{name}"


def card(kind: int) -> str:
    return f"@card-{CARDS[kind]}"


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


def story(codes: Codes, before: WasabiState, after: WasabiState, move: int, viewer: int) -> list[Line]:
    """What one step did, as far as this viewer may know."""
    kind, args, rule = spell(codes, before, move)
    args["who"] = seat_name(int(before.actor))
    if hidden_from(codes, before, move, viewer):
        del args["recipe"]
        return [Line(f"log-{kind}-hidden", args, rule)]
    if kind in SILENT:
        return lapsed(before, after)
    if kind == "score":
        return [Line("log-full", {}, "W29") if before.ended == BY_BOARD else Line("log-passes", {}, "W31")]
    lines = [Line(f"log-{kind}", args, rule)]
    if kind == "claim":
        lines += claim_story(before, after, move - codes.claim, args)
    if kind == "cover":
        lines.append(Line("log-cube", {"who": args["who"], "cubes": gained(before, after)}, "W25"))
    return lines


def claim_story(before: WasabiState, after: WasabiState, recipe: int, args: dict[str, Arg]) -> list[Line]:
    lines: list[Line] = []
    if has(after.styled[before.actor], recipe):
        args = {"who": args["who"], "recipe": args["recipe"], "cubes": gained(before, after)}
        lines.append(Line("log-style", args, "W10"))
    if after.phase == OVER_PHASE and after.ended == BY_TOKENS:
        lines.append(Line("log-tokens", {"who": args["who"]}, "W28"))
    return lines


def lapsed(before: WasabiState, after: WasabiState) -> list[Line]:
    """W15: rewards for which no card is there."""
    if before.phase == TURN_PHASE and before.owed > 0 and after.owed == 0:
        return [Line("log-lapsed", {"who": seat_name(int(before.actor))}, "W15")]
    return []


def gained(before: WasabiState, after: WasabiState) -> int:
    return after.cubes[before.actor] - before.cubes[before.actor]
