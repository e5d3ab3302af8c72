"""Which positions can be: every component in one place, nobody ahead of his tokens, an opening as the rules have it."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count, members
from criee.engine.line import Impossible
from criee.games.wasabi import flow
from criee.games.wasabi.box import CARDS, KINDS, WASABI
from criee.games.wasabi.phases.setup import categories
from criee.games.wasabi.score import style_cubes
from criee.games.wasabi.state import NONE, STACK_STEP, WasabiState, top_of

SETUP = ("first", "give")


def tiles_out(s: WasabiState) -> list[int]:
    """How many tiles of each ingredient are not in the pantry."""
    out = [0] * len(s.box.types)
    for square in members(s.filled):
        out[top_of(s.shown[square])] += 1
    for tile in s.buried:
        out[tile // STACK_STEP] += 1
    for seat in range(int(s.seats)):
        for kind in range(len(out)):
            out[kind] += int(s.has_tile(seat, kind))
    if s.chopped and s.held != NONE:
        out[s.held] += 1
    return out


def cards_out(s: WasabiState) -> list[int]:
    """How many action cards of each kind are not in the kitchen."""
    out = [sum(s.cards[seat * KINDS + kind] for seat in range(int(s.seats))) for kind in range(KINDS)]
    out[WASABI] += len(s.blocks)
    return out


def demand(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise Impossible(f"position.{where}", reason)


def check_components(s: WasabiState) -> None:
    box = s.box
    demand(s.filled & ~s.zone == 0, "board", "a tile lies outside the zone (W7)")
    demand(s.locked & ~s.zone == 0, "wasabi", "a Wasabi! card lies outside the zone (W25)")
    for kind, out in enumerate(tiles_out(s)):
        if s.pantry[kind] < 0 or s.pantry[kind] + out != box.copies[kind]:
            reason = f"{box.copies[kind]} {box.types[kind]} in all, found {s.pantry[kind] + out}"
            raise Impossible("position.pantry", reason)
    for kind, out in enumerate(cards_out(s)):
        cards = box.kitchens[s.seats - 2][kind]
        if s.kitchen[kind] < 0 or s.kitchen[kind] + out != cards:
            reason = f"{cards} {CARDS[kind]} in all, found {s.kitchen[kind] + out} (W2)"
            raise Impossible("position.kitchen", reason)
    placed = int(box.all_recipes & ~s.deck)
    for seat in range(int(s.seats)):
        elsewhere = placed & ~s.recipes[seat]
        for holder in range(int(s.seats)):
            elsewhere &= ~s.served[holder]
        demand(s.known[seat] & ~elsewhere == 0, f"known[{seat}]", "names a recipe that nobody could know of")


def check_served(s: WasabiState, phase: str) -> None:
    """W9, W10, W28: no more recipes than tokens; style only of what is served; the last token ends the match."""
    box = s.box
    for seat in range(int(s.seats)):
        for length in range(len(box.lengths)):
            demand(s.tokens_left(seat, length) >= 0, f"served[{seat}]", "has more recipes than tokens (W9)")
        demand(s.styled[seat] & ~s.served[seat] == 0, f"styled[{seat}]", "names a recipe that is not served")
        demand(s.cubes[seat] >= style_cubes(s, seat), f"cubes[{seat}]", "are fewer than style has earned (W10)")
        won = count(s.served[seat]) == box.all_tokens
        ended = phase == "over" and s.ended == flow.BY_TOKENS and seat == s.actor
        demand(won == ended, f"served[{seat}]", "the last token ends the match at once, for him who is in turn (W28)")


# --- the opening (W3-W5) -----------------------------------------------------------------------------


def check_opening(s: WasabiState, phase: str) -> None:
    demand(phase in SETUP or phase in ("draw", "deal") or not s.opening, "opening", "is over when turns are taken")
    demand(phase not in SETUP or s.opening, "opening", "is under way until all starting hands are given (W4)")
    if not s.opening:
        return
    demand(s.filled == 0 and s.locked == 0 and cards_out(s) == [0] * KINDS, "board", "is empty in the opening (W3)")
    demand(s.laid == 0 and s.played == NONE and s.owed == 0 and s.passes == 0, "laid", "no turn has been taken yet")
    demand(sum(s.served) == 0 and sum(s.cubes) == 0, "served", "nobody has cooked yet (W3)")
    demand(not s.under and sum(s.known) == 0, "under", "nobody has put a recipe back yet (W8)")
    if phase == "first":
        demand(sum(s.hands) == 0, "hands", "nothing is given yet (W4)")
    if phase in SETUP:
        demand(s.deck == s.box.all_recipes, "recipes", "are drawn when all starting hands are given (W5)")
    if phase == "give":
        check_gifts(s)
    elif phase != "first":
        check_first_recipes(s)
    for seat in range(int(s.seats)):
        check_start(s, seat)


def check_gifts(s: WasabiState) -> None:
    """W4: from the giver's left neighbour on nobody has a full hand yet; those served before do."""
    seat = flow.left_of(s, s.first)
    receiver = flow.left_of(s, s.actor)
    while seat != receiver:
        demand(s.tiles(seat) == s.box.hand, f"hands[{int(seat)}]", "must have been given in full (W4)")
        seat = flow.left_of(s, seat)
    demand(s.tiles(seat) < s.box.hand, f"hands[{int(seat)}]", "is full: the next player gives (W4)")
    while seat != s.first:
        seat = flow.left_of(s, seat)
        demand(s.hands[seat] == 0, f"hands[{int(seat)}]", "has not been given yet (W4)")


def check_first_recipes(s: WasabiState) -> None:
    """W5: the first player draws three, then the next; all have their starting hands."""
    drawing = False
    seat = s.first
    for _ in range(int(s.seats)):
        demand(s.tiles(seat) == s.box.hand, f"hands[{int(seat)}]", "must have been given in full (W4)")
        held = count(s.recipes[seat])
        drawing = drawing or seat == s.actor
        if not drawing:
            demand(
                held == s.box.recipes_held or s.deck == 0, f"recipes[{int(seat)}]", "must have been drawn in full (W5)"
            )
        elif seat != s.actor:
            demand(held == 0, f"recipes[{int(seat)}]", "are not drawn yet (W5)")
        seat = flow.left_of(s, seat)


def check_start(s: WasabiState, seat: i64) -> None:
    """W4: a starting hand has as many categories as ingredients, none of them barred."""
    for kind in range(len(s.box.types)):
        if s.has_tile(seat, kind) > 0:
            demand(s.box.may_start[kind], f"hands[{int(seat)}]", f"{s.box.types[kind]} is barred (W4)")
    demand(count(categories(s, seat)) == s.tiles(seat), f"hands[{int(seat)}]", "has a category twice (W4)")


def all_recipes(s: WasabiState) -> int:
    """How many recipes there are, counted place by place."""
    total = int(count(s.deck)) + len(s.under)
    for seat in range(int(s.seats)):
        total += int(count(s.recipes[seat]) + count(s.served[seat]))
    return total
