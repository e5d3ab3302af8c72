"""Where tiles are worth laying: a liking for each tile in hand and square, before anything is searched."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count, lowest
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.reach import WIDEST, Atlas, Counter, Lines, lacking
from criee.games.wasabi.state import WasabiState

SLOT: Final = 64  # places of a tile in a table of likings
SHARE: Final[list[float]] = [1.0, 0.62, 0.36, 0.2, 0.11, 0.06, 0.0]  # of a recipe's value with so many tiles missing
REWARD: Final = 1.2  # points that a completed recipe is worth besides: a card, and a token less
CROSS: Final = 0.6  # of what a tile in the own way costs
DENIED: Final = 0.2  # of what a rival's recipe is worth
WAY: Final = 0.02  # for each further line on which a tile helps
NOWHERE: Final = -99.0


class Likings:
    """For a few ingredients, each in a slot of its own, and every square."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: vec[i64] = vec[i64]([i64(kind) for kind in kinds])
        self.slots: i64 = len(kinds)
        self.likes: vec[float] = vec[float]([0.0] * (SLOT * len(kinds)))
        self.gains: vec[float] = vec[float]([0.0] * (SLOT * len(kinds)))
        self.cross: i64 = 0  # squares that all the best lines of a recipe need
        self.crossed: float = 0.0  # what that recipe promises


def liking(atlas: Atlas, s: WasabiState, seat: i64, kinds: list[int], room: i64) -> Likings:
    """How far each tile on each of these squares helps the own recipes and hinders the others'."""
    found = Likings(kinds)
    counter = Counter(s)
    gone = tiles_gone(s, tiles_held(s, seat))
    hand: i64 = s.recipes[seat]
    while hand:
        recipe = lowest(hand)
        hand &= hand - 1
        if s.tokens_left(seat, s.box.length[recipe]) > 0:
            help_recipe(atlas, counter, recipe, gone, room, found)
            add_up(found, room)
    for rival in range(s.seats):
        if rival != seat:
            deny(atlas, s, counter, rival, found)
    return found


def help_recipe(atlas: Atlas, counter: Counter, recipe: i64, gone: i64, room: i64, found: Likings) -> None:
    across = Lines(atlas, counter, recipe, 1, gone, room)
    along = Lines(atlas, counter, recipe, atlas.columns, gone, room)
    least: i64 = 1
    while least <= across.size and (across.missing(least) | along.missing(least)) == 0:
        least += 1
    found.cross = 0
    if least > across.size:
        return
    value = atlas.points[recipe] + REWARD
    found.cross = shared(across, across.missing(least)) & shared(along, along.missing(least)) & room
    found.crossed = CROSS * value * SHARE[least]
    for slot in range(found.slots):
        if holds(atlas, recipe, found.kinds[slot]):
            n = least
            while n <= least + 1 and n <= across.size:
                help_level(atlas, counter, across, recipe, slot, n, least, found)
                help_level(atlas, counter, along, recipe, slot, n, least, found)
                n += 1


def holds(atlas: Atlas, recipe: i64, kind: i64) -> bool:
    mask: i64 = atlas.box.mask[recipe]
    return (mask >> kind) & 1 == 1


def line_of(lines: Lines, first: i64) -> i64:
    """The squares of a line."""
    found: i64 = 0
    for place in range(lines.size):
        found |= bit(first + place * lines.step)
    return found


def shared(lines: Lines, starts: i64) -> i64:
    """The squares that lie on every one of these lines; all squares if there are none."""
    found: i64 = -1
    while starts:
        found &= line_of(lines, lowest(starts))
        starts &= starts - 1
    return found


def help_level(
    atlas: Atlas, counter: Counter, lines: Lines, recipe: i64, slot: i64, n: i64, least: i64, found: Likings
) -> None:
    """The lines on which so many are missing, this tile among them: each of their open squares, best in order."""
    kind = found.kinds[slot]
    starts = lines.missing(n) & lacking(counter, lines, kind)
    base, size, gains = recipe * WIDEST, lines.size, found.gains
    gain = (atlas.points[recipe] + REWARD) * (SHARE[n - 1] - SHARE[least])
    style = atlas.cubes[recipe] * SHARE[n - 1]
    while starts:
        first = lowest(starts)
        start = bit(first)
        starts ^= start
        for place in range(size):
            square = first + place * lines.step
            if (lines.good >> square) & 1:
                continue
            better = gain
            if (lines.forward & start and atlas.kinds[base + place] == kind) or (
                lines.backward & start and atlas.kinds[base + size - 1 - place] == kind
            ):
                better += style
            at = slot * SLOT + square
            old = gains[at]
            gains[at] = (better if better > old else old) + WAY


def add_up(found: Likings, room: i64) -> None:
    """What helps one recipe and stands in the way of none adds up."""
    likes, gains, cross = found.likes, found.gains, found.cross
    left = room
    while left:
        low = left & -left
        left ^= low
        square = count(low - 1)
        for slot in range(found.slots):
            at = slot * SLOT + square
            if gains[at] != 0.0:
                likes[at] += gains[at]
                gains[at] = 0.0
            elif cross & low:
                likes[at] -= found.crossed


def deny(atlas: Atlas, s: WasabiState, counter: Counter, rival: i64, found: Likings) -> None:
    """Squares where a rival would complete a recipe: anything but what he needs is in his way."""
    held = tiles_held(s, rival)
    gone = tiles_gone(s, held)
    hand: i64 = s.recipes[rival]
    while hand:
        recipe = lowest(hand)
        hand &= hand - 1
        if s.tokens_left(rival, s.box.length[recipe]) <= 0:
            continue
        step: i64 = 1
        for _ in range(2):
            lines = Lines(atlas, counter, recipe, step, gone, counter.free)
            starts = lines.missing(1)
            while starts:
                squares = line_of(lines, lowest(starts)) & ~lines.good
                starts &= starts - 1
                deny_square(atlas, recipe, lowest(squares), held, found)
            step = atlas.columns


def deny_square(atlas: Atlas, recipe: i64, square: i64, held: i64, found: Likings) -> None:
    mask: i64 = atlas.box.mask[recipe]
    value = DENIED * (atlas.points[recipe] + REWARD) * (1.0 if held & mask != 0 else 0.5)
    for slot in range(found.slots):
        if (mask >> found.kinds[slot]) & 1 == 0:
            found.likes[slot * SLOT + square] += value
