"""One player's side of the table in numbers, for the learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.games.wasabi import flow
from criee.games.wasabi.box import KINDS
from criee.games.wasabi.reach import NEVER, Atlas, Counter, reach
from criee.games.wasabi.score import points
from criee.games.wasabi.state import WasabiState

BUCKETS: Final = 5  # recipes that take 1, 2, 3, 4 turns, and more
LEGEND: Final = [
    "points: points",
    "points: lead",
    "points: lead, late",
    "points: ahead, late",
    "points: cubes, late",
    "recipes: tokens used",
    "recipes: two tokens left",
    "recipes: one token left",
    "recipes: tokens of length 2 left",
    "recipes: tokens of length 3 left",
    "recipes: tokens of length 4 left",
    "recipes: tokens of length 5 left",
    "tempo: to move",
    "tempo: turns until the move",
    "cards: one action card",
    "cards: two action cards",
    "cards: Stack!",
    "cards: Chop!",
    "cards: Spicy!",
    "cards: Switch!",
    "cards: Wasabi!",
    "pantry: tiles in hand that a recipe needs",
    "recipes: recipes without a token",
    "recipes: recipes that nothing can complete in time",
    "recipes: recipes that stand already",
    "recipes: points, 1 turn",
    "recipes: points, 2 turns",
    "recipes: points, 3 turns",
    "recipes: points, 4 turns",
    "recipes: points, 5 turns or more",
    "style: style, 1 turn",
    "style: style, 2 turns",
    "style: style, 3 turns",
    "style: style, 4 turns",
    "style: style, 5 turns or more",
    "recipes: recipes, 1 turn",
    "recipes: recipes, 2 turns",
    "recipes: recipes, 3 turns",
    "recipes: more than one way, 1 turn",
    "recipes: more than one way, 2 turns",
    "tempo: few empty squares",
    "tempo: very few empty squares",
    "tempo: last turns",
    "tempo: three players",
    "tempo: four players",
]
POINTS: Final = 25
STYLE: Final = 30
RECIPES: Final = 35
WAYS: Final = 38
A_LOT: Final = 40.0  # points


def read(atlas: Atlas, s: WasabiState, seat: i64, into: vec[float]) -> None:
    box = s.box
    squares = float(box.rows) * float(box.zones[s.seats - 2])
    empty = float(count(s.empty()))
    late = 1.0 - empty / squares
    turns = empty / float(s.seats)  # that everybody still gets
    read_score(s, seat, late * late, into)
    read_tokens(s, seat, into)
    until = float((seat - s.actor) % s.seats)
    if s.actor == seat and flow.in_phase_two(s):
        until = float(s.seats)
    into[12] = 1.0 if until < 0.5 else 0.0
    into[13] = until / float(s.seats)
    cards = s.cards_of(seat)
    into[14] = 1.0 if cards == 1 else 0.0
    into[15] = 1.0 if cards >= 2 else 0.0
    for kind in range(KINDS):
        into[16 + kind] = float(s.cards[seat * KINDS + kind])
    read_recipes(atlas, s, seat, turns, into)
    into[40] = late
    into[41] = late * late
    into[42] = 1.0 / (1.0 + turns)
    into[43] = 1.0 if s.seats == 3 else 0.0
    into[44] = 1.0 if s.seats >= 4 else 0.0


def read_score(s: WasabiState, seat: i64, late: float, into: vec[float]) -> None:
    own = float(points(s, seat))
    most = -1.0
    for rival in range(s.seats):
        if rival != seat:
            theirs = float(points(s, rival))
            most = theirs if theirs > most else most
    into[0] = own / A_LOT
    into[1] = (own - most) / A_LOT
    into[2] = into[1] * late
    into[3] = late * (1.0 if own > most else 0.0 if own < most else 0.5)
    into[4] = late * float(s.cubes[seat]) / 10.0


def read_tokens(s: WasabiState, seat: i64, into: vec[float]) -> None:
    left = s.box.all_tokens - count(s.served[seat])
    into[5] = 1.0 - float(left) / float(s.box.all_tokens)
    into[6] = 1.0 if left == 2 else 0.0
    into[7] = 1.0 if left <= 1 else 0.0
    for length in range(4):
        into[8 + length] = float(s.tokens_left(seat, length)) / 2.0


def tiles_held(s: WasabiState, seat: i64) -> i64:
    """The ingredients in a hand."""
    held: i64 = 0
    for kind in range(len(s.pantry)):
        if s.has_tile(seat, kind) > 0:
            held |= bit(kind)
    return held


def tiles_gone(s: WasabiState, held: i64) -> i64:
    """The ingredients that are neither in this hand nor in the pantry."""
    gone: i64 = 0
    for kind in range(len(s.pantry)):
        if s.pantry[kind] == 0:
            gone |= bit(kind)
    return gone & ~held


def read_recipes(atlas: Atlas, s: WasabiState, seat: i64, left: float, into: vec[float]) -> None:
    """What the recipes in hand promise, by the turns they take; only as many of a length as there are tokens."""
    for i in range(21, 40):
        into[i] = 0.0
    counter = Counter(s)
    held = tiles_held(s, seat)
    gone = tiles_gone(s, held)
    needed: i64 = 0
    hand: i64 = s.recipes[seat]
    while hand:
        low = hand & -hand
        hand ^= low
        recipe = count(low - 1)
        if s.tokens_left(seat, s.box.length[recipe]) <= 0:
            into[22] += 0.33
            continue
        found = reach(atlas, counter, recipe, held, gone)
        if found.stands:
            into[24] += 0.5
        if found.turns == NEVER or float(found.turns) > left + 1.0:
            into[23] += 0.33
            continue
        needed |= found.needs
        read_recipe(atlas, recipe, found.turns - 1, found.styled - 1, found.ways, into)
    into[21] = float(count(needed & held)) / 3.0


def read_recipe(atlas: Atlas, recipe: i64, turns: i64, styled: i64, ways: i64, into: vec[float]) -> None:
    at = turns if turns < BUCKETS else BUCKETS - 1
    into[POINTS + at] += atlas.points[recipe] / 8.0
    if styled < NEVER - 1:
        later = styled if styled < BUCKETS else BUCKETS - 1
        into[STYLE + later] += atlas.cubes[recipe] / 3.0
    if turns < 3:
        into[RECIPES + turns] += 0.5
    if turns < 2 and ways > 1:
        into[WAYS + turns] += 0.5
