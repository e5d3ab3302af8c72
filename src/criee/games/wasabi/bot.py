"""What a position is worth: points on the table, and how near each recipe is to completion.

A recipe is measured on the line that suits it best: which of its ingredients lie there already, in the right order or
not, and whether the missing ones are in hand. Rivals are measured the same way with the recipes imagined for them, at
a discount: what helps them is worth denying, but it is a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, members
from criee.engine.mind import Mind
from criee.engine.phase import Phase
from criee.engine.rng import Rng
from criee.games.wasabi.flow import (
    CHOP_PHASE,
    COVER_PHASE,
    DRAW_PHASE,
    GIVE_PHASE,
    OVER_PHASE,
    STOCK_PHASE,
    SWITCH_PHASE,
    left_of,
)
from criee.games.wasabi.lines import NOT_DONE, STYLE, claim
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.setup import categories
from criee.games.wasabi.score import outcome, points
from criee.games.wasabi.state import NONE, WasabiState, one

WIN: Final = 1000.0
MISSING: Final[list[float]] = [
    0.0,
    0.6,
    0.33,
    0.18,
    0.1,
    0.06,
]  # the share left with 1, 2, 3 ... tiles missing
HELD: Final[list[float]] = [1.0, 1.15, 1.25, 1.3, 1.32, 1.33]  # times this when so many of the missing ones are in hand
GONE: Final = 0.1  # and this for each that is in no pantry any more
CLAIMABLE: Final = 0.95
ORDERED: Final = 0.7  # of the cubes for style, while the order can still be kept
CARD: Final = 0.7
TOKEN: Final = 0.4  # every recipe opens the way to the last token
RIVAL: Final = 0.3
MANY: Final = 999
FEW: Final = 10  # squares for a card that are thought through to the end of the turn
CARD_PHASES: Final = (CHOP_PHASE, SWITCH_PHASE, COVER_PHASE)
LONG: Final = 2  # from this place in the list of lengths on, one recipe at a time is enough


def worth(s: WasabiState, seat: int) -> float:
    if s.phase == OVER_PHASE:
        result = outcome(s)
        assert result is not None
        return WIN / len(result.winners) if seat in result.winners else -WIN
    most = -1e9
    for rival in range(s.seats):
        if rival != seat:
            theirs = standing(s, rival) + RIVAL * promise(s, rival)
            most = theirs if theirs > most else most
    return standing(s, seat) + promise(s, seat) - most


def standing(s: WasabiState, seat: i64) -> float:
    """What is on the table for good."""
    return float(points(s, seat)) + CARD * float(s.cards_of(seat)) + TOKEN * float(count(s.served[seat]))


def promise(s: WasabiState, seat: i64) -> float:
    """What the recipes in hand may become."""
    held: i64 = 0
    gone: i64 = 0
    for kind in range(len(s.pantry)):
        if s.has_tile(seat, kind) > 0:
            held |= bit(kind)
        elif s.pantry[kind] == 0:
            gone |= bit(kind)
    total = 0.0
    for recipe in members(s.recipes[seat]):
        if s.tokens_left(seat, s.box.length[recipe]) > 0:
            total += nearness(s, seat, recipe, held, gone)
    return total


def nearness(s: WasabiState, seat: i64, recipe: i64, held: i64, gone: i64) -> float:
    """The best that a line of the zone promises for this recipe."""
    box = s.box
    place: i64 = box.length[recipe]
    value = float(box.points[place]) + TOKEN
    cubes = float(box.style_cubes[place])
    if seat == s.actor and (s.fresh != 0 or s.swap_a != NONE):
        claimed = claim(s, recipe)
        if claimed != NOT_DONE:
            return CLAIMABLE * (value + CARD + (cubes if claimed == STYLE else 0.0))
    length: i64 = box.lengths[place]
    columns = box.columns
    wide: i64 = box.zones[s.seats - 2]
    best = 0.0
    for row in range(box.rows):
        for column in range(wide):
            first = row * columns + column
            if column + length <= wide:
                found = on_line(s, recipe, first, 1, length, value, cubes, held, gone)
                best = found if found > best else best
            if row + length <= box.rows:
                found = on_line(s, recipe, first, columns, length, value, cubes, held, gone)
                best = found if found > best else best
    return best


def on_line(
    s: WasabiState, recipe: i64, first: i64, step: i64, length: i64, value: float, cubes: float, held: i64, gone: i64
) -> float:
    """What one line promises: nothing if something else lies in the way."""
    mask: i64 = s.box.mask[recipe]
    sequence = s.box.sequence[recipe]
    forward = True
    backward = True
    there: i64 = 0
    square = first
    for i in range(length):
        if s.locked != 0 and s.locked & bit(square) != 0:
            return 0.0
        ingredient: i64 = s.shown[square]
        if ingredient != 0:
            if ingredient & mask == 0 or ingredient & there != 0:
                return 0.0
            there |= ingredient
            if ingredient != sequence[i]:
                forward = False
            if ingredient != sequence[length - 1 - i]:
                backward = False
        square += step
    missing = mask & ~there
    share = MISSING[count(missing)] * HELD[count(missing & held)]
    for _ in range(count(missing & gone)):
        share *= GONE
    return share * (value + ORDERED * cubes) if forward or backward else share * value


# --- decisions that need no looking ahead ------------------------------------------------------------


def instinct(codes: Codes, s: WasabiState, seat: int) -> int:
    if s.phase == STOCK_PHASE:
        return codes.stock + int(wanted(s, seat))
    if s.phase == DRAW_PHASE:
        return codes.draw + int(length_to_draw(s, seat))
    if s.phase == GIVE_PHASE:
        return codes.give + int(least_useful(s, seat))
    return NONE


def least_useful(s: WasabiState, seat: i64) -> i64:
    """W4: for a rival's starting hand, the ingredient that fewest recipes ask for."""
    box = s.box
    taken = categories(s, left_of(s, seat))
    fewest = MANY
    chosen: i64 = NONE
    for kind in range(len(box.types)):
        if box.may_start[kind] and s.pantry[kind] > 0 and not has(taken, box.category[kind]):
            uses = 0
            for mask in box.mask:
                if has(mask, kind):
                    uses += 1
            if uses < fewest:
                fewest = uses
                chosen = kind
    return chosen


def wanted(s: WasabiState, seat: i64) -> i64:
    """The ingredient that brings the own recipes nearest."""
    best = -1.0
    chosen: i64 = NONE
    for kind in range(len(s.pantry)):
        if s.pantry[kind] > 0:
            s.hands[seat] += int(one(kind))
            found = promise(s, seat)
            s.hands[seat] -= int(one(kind))
            if found > best:
                best = found
                chosen = kind
    return chosen


def length_to_draw(s: WasabiState, seat: i64) -> i64:
    """The longest recipe that a token is left for, but only one long one at a time."""
    held: i64 = s.recipes[seat]
    long = False
    for recipe in members(held):
        if s.box.length[recipe] >= LONG:
            long = True
    chosen: i64 = NONE
    for length in range(len(s.box.lengths)):
        if s.has_pile(length):
            spare = s.tokens_left(seat, length) - count(held & s.box.of_length[length])
            if chosen == NONE or (spare > 0 and not (long and length >= LONG)):
                chosen = length
    return chosen


class WasabiMind(Mind[WasabiState]):
    def __init__(self, phases: list[Phase[WasabiState]], codes: Codes) -> None:
        self.phases = phases
        self.codes = codes

    def worth(self, state: WasabiState, seat: int) -> float:
        return worth(state, seat)

    def shortlist(self, state: WasabiState, seat: int, moves: list[int]) -> list[int]:
        """Of many squares for a card, the few that look best at once."""
        if len(moves) <= FEW or state.phase not in CARD_PHASES:
            return moves
        looks: list[float] = []
        for move in moves:
            then = state.clone()
            self.phases[then.phase].play(then, seat, move)
            looks.append(worth(then, seat))
        bar = sorted(looks)[-FEW]
        return [move for move, look in zip(moves, looks, strict=True) if look >= bar][:FEW]

    def instinct(self, state: WasabiState, seat: int, rng: Rng) -> int:
        return instinct(self.codes, state, seat)
