"""Decisions of phase 2 at a glance: which reward, which ingredient, which pile (W15-W18)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count, lowest, members
from criee.games.wasabi.box import KINDS, MOST_TYPES
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.reach import Atlas, Counter, reach
from criee.games.wasabi.squares import REWARD, SHARE
from criee.games.wasabi.state import WasabiState

CARDS: Final[list[float]] = [0.6, 0.7, 1.0, 0.6, 0.9]  # what a card of each kind is worth, in points
LONG: Final[list[float]] = [0.5, 0.8, 0.5, 0.6]  # how gladly a recipe of each length is drawn
SPARE: Final = 0.3  # an ingredient for lines that are further off
LONGEST: Final = 5  # SHARE knows no more than so many turns


def needs(atlas: Atlas, s: WasabiState, seat: i64) -> vec[float]:
    """How much each ingredient that is not in hand would help."""
    found = vec[float]([0.0] * MOST_TYPES)
    counter = Counter(s)
    held = tiles_held(s, seat)
    gone = tiles_gone(s, held)
    for recipe in members(s.recipes[seat]):
        if s.tokens_left(seat, s.box.length[recipe]) <= 0:
            continue
        there = reach(atlas, counter, recipe, held, gone)
        turns = there.turns if there.turns < LONGEST else LONGEST
        value = (atlas.points[recipe] + REWARD) * SHARE[turns]
        mask: i64 = s.box.mask[recipe]
        left = mask & ~held
        while left:
            kind = lowest(left)
            left &= left - 1
            found[kind] += value if (there.needs >> kind) & 1 else SPARE * value
    return found


def stocks(atlas: Atlas, codes: Codes, s: WasabiState, seat: i64, moves: list[int]) -> list[float]:
    wanted = needs(atlas, s, seat)
    return [wanted[move - codes.stock] for move in moves]


def draws(codes: Codes, s: WasabiState, seat: i64, moves: list[int]) -> list[float]:
    """A length that a token is left for; not two long ones at a time."""
    held: i64 = s.recipes[seat]
    long = count(held & (s.box.of_length[2] | s.box.of_length[3]))
    found: list[float] = []
    for move in moves:
        length = move - codes.draw
        spare = s.tokens_left(seat, length) - count(held & s.box.of_length[length])
        like = LONG[length] if spare > 0 else -1.0
        found.append(like - (0.5 if long > 0 and length >= 2 else 0.0))
    return found


def rewards(codes: Codes, s: WasabiState, moves: list[int]) -> list[float]:
    found: list[float] = []
    for move in moves:
        if move == codes.decline:
            found.append(0.0)
            continue
        returned, reward = codes.reward(move)
        like = CARDS[reward] if reward < KINDS else CARDS[KINDS - 1] - 0.1
        found.append(like - (CARDS[returned] if returned >= 0 else 0.0))
    return found
