"""What a position is worth: points on the table, and how near each recipe is to completion.

A recipe is measured on the line that suits it best: which of its ingredients lie there already, in the right order or
not, and whether the missing ones are in hand. Rivals are measured the same way with the recipes imagined for them, at
a discount: what helps them is worth denying, but it is a guess.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count, has, members
from criee.engine.mind import Mind
from criee.engine.phase import Phase
from criee.engine.rng import Rng
from criee.games.wasabi import features, flow
from criee.games.wasabi.box import Box
from criee.games.wasabi.lines import NOT_DONE, STYLE, claim
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.reach import Atlas
from criee.games.wasabi.reflex import Chef
from criee.games.wasabi.score import outcome, points
from criee.games.wasabi.state import NONE, WasabiState, one

WIN: Final = 1000.0
MISSING: Final[list[float]] = [0.0, 0.6, 0.33, 0.18, 0.1, 0.06]  # the share left with 1, 2, 3 ... tiles missing
HELD: Final[list[float]] = [1.0, 1.15, 1.25, 1.3, 1.32, 1.33]  # times this when so many of the missing ones are in hand
GONE: Final = 0.1  # and this for each that is in no pantry any more
CLAIMABLE: Final = 0.95
ORDERED: Final = 0.7  # of the cubes for style, while the order can still be kept
CARD: Final = 0.7
TOKEN: Final = 0.4  # every recipe opens the way to the last token
RIVAL: Final = 0.3
FEW: Final = 10  # squares for a card that are thought through to the end of the turn
CARD_PHASES: Final = (flow.CHOP_PHASE, flow.SWITCH_PHASE, flow.COVER_PHASE)
AT_ONCE: Final = (flow.STOCK_PHASE, flow.DRAW_PHASE, flow.GIVE_PHASE)
EYE: Final = 6  # squares for a tile that are thought of far ahead
LONG: Final = 2  # from this place in the list of lengths on, one recipe at a time is enough


class WasabiMind(Mind[WasabiState]):
    def __init__(self, phases: list[Phase[WasabiState]], codes: Codes) -> None:
        self.phases = phases
        self.codes = codes
        self.atlas = Atlas(codes.box)
        self.chef = Chef(codes, self.atlas)

    def worth(self, state: WasabiState, seat: int) -> float:
        if state.phase == flow.OVER_PHASE:
            result = outcome(state)
            assert result is not None
            return WIN / len(result.winners) if seat in result.winners else -WIN
        most = -1e9
        for rival in range(state.seats):
            if rival != seat:
                theirs = standing(state, rival) + RIVAL * promise(state, rival)
                most = theirs if theirs > most else most
        return standing(state, seat) + promise(state, seat) - most

    def shortlist(self, state: WasabiState, seat: int, moves: list[int]) -> list[int]:
        """Of many squares for a card, the few that look best at once."""
        if len(moves) <= FEW or state.phase not in CARD_PHASES:
            return moves
        looks: list[float] = []
        for move in moves:
            then = state.clone()
            self.phases[then.phase].play(then, seat, move)
            looks.append(self.worth(then, seat))
        bar = sorted(looks)[-FEW]
        return [move for move, look in zip(moves, looks, strict=True) if look >= bar][:FEW]

    def instinct(self, state: WasabiState, seat: int, rng: Rng) -> int:
        """Ingredients and piles are chosen at once, by what they are good for."""
        if state.phase not in AT_ONCE:
            return NONE
        codes, moves = self.codes, self.phases[state.phase].moves(state, seat)
        if state.phase == flow.STOCK_PHASE:
            return codes.stock + wanted(state, seat, [move - codes.stock for move in moves])
        if state.phase == flow.DRAW_PHASE:
            return codes.draw + length_to_draw(state, seat, [move - codes.draw for move in moves])
        return codes.give + least_useful(state.box, [move - codes.give for move in moves])

    # --- for a search ---------------------------------------------------------------------------------

    def legend(self) -> list[str]:
        return list(features.LEGEND)

    def features(self, state: WasabiState, seat: i64, into: vec[float]) -> None:
        features.read(self.atlas, state, seat, into)

    def spread(self) -> float:
        return 8.0

    def reflex(self, state: WasabiState, seat: int, rng: Rng) -> int:
        phase, moves = state.phase, self.phases[state.phase].moves(state, seat)
        if phase == flow.TURN_PHASE:
            return self.chef.turn(state, seat, moves)
        if phase == flow.PLACE_PHASE:
            return self.chef.place(state, seat, moves)
        if phase == flow.STOCK_PHASE:
            return self.chef.stock(state, seat, moves)
        if phase == flow.REWARD_PHASE:
            return self.chef.reward(state, seat, moves)
        if phase == flow.DISCARD_PHASE:
            return self.chef.discard(state, seat, moves)
        if phase in CARD_PHASES:
            return self.best_square(state, seat, moves)
        return moves[0] if phase == flow.CHOPPED_PHASE else self.instinct(state, seat, rng)

    def best_square(self, state: WasabiState, seat: int, moves: list[int]) -> int:
        """Where a card does most for the own recipes."""
        best, chosen = -1e9, moves[0]
        for move in moves:
            then = state.clone()
            self.phases[then.phase].play(then, seat, move)
            look = promise(then, seat)
            if look > best:
                best, chosen = look, move
        return chosen

    def quiet(self, state: WasabiState) -> bool:
        """The beginning of a turn: in its middle a recipe may be complete and not yet claimed."""
        return state.phase == flow.TURN_PHASE and state.laid == 0 and state.played == NONE

    def obvious(self, state: WasabiState) -> bool:
        """What the pantry and the piles are good for is seen at once; luck would drown it in a search."""
        return state.phase in AT_ONCE

    def glance(self, state: WasabiState, seat: int, moves: list[int]) -> list[int]:
        """The squares that a practised eye falls on."""
        if len(moves) <= EYE or state.phase != flow.PLACE_PHASE:
            return self.shortlist(state, seat, moves)
        return self.chef.squares(state, seat, moves, EYE)


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


def least_useful(box: Box, kinds: list[int]) -> int:
    """W4: for a rival's starting hand, the ingredient that fewest recipes ask for."""
    uses = [sum(1 for mask in box.mask if has(mask, kind)) for kind in kinds]
    return kinds[uses.index(min(uses))]


def wanted(s: WasabiState, seat: i64, kinds: list[int]) -> int:
    """The ingredient that brings the own recipes nearest."""
    hopes: list[float] = []
    for kind in kinds:
        s.hands[seat] += int(one(kind))
        hopes.append(promise(s, seat))
        s.hands[seat] -= int(one(kind))
    return kinds[hopes.index(max(hopes))]


def length_to_draw(s: WasabiState, seat: i64, lengths: list[int]) -> int:
    """The longest recipe that a token is left for, but only one long one at a time."""
    held: i64 = s.recipes[seat]
    long = False
    for recipe in members(held):
        if s.box.length[recipe] >= LONG:
            long = True
    chosen = lengths[0]
    for length in lengths:
        spare = s.tokens_left(seat, length) - count(held & s.box.of_length[length])
        if spare > 0 and not (long and length >= LONG):
            chosen = length
    return chosen
