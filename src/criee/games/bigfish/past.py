"""B27: the positions at the start of past turns, packed so that comparing them is cheap and exact.

A position is three words: the fish, their sizes, the discarded surprise tokens, the layout. What can never come back
(a fish eaten, a plankton token gone) empties the list, so both are the same in all positions that are compared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from criee.engine.bits import count, shl
from criee.games.bigfish.sea import PLACES
from criee.games.bigfish.state import FishState

WORDS: Final = 3
LOW: Final = 0x3FFFFFF  # 26 bits: 36 + 26 fill a word
LOW_BITS: Final = 26
HIGH_BITS: Final = 10
CELL_BITS: Final = 36
CELL_MASK: Final = 0xFFFFFFFFF


def note(s: FishState) -> i64:
    """Adds the position at the start of this turn; how often it has now stood."""
    a = s.fish0 | shl(s.fish1 & LOW, CELL_BITS)
    b = (s.fish1 >> LOW_BITS) | shl(s.medium, HIGH_BITS) | shl(s.drawn, HIGH_BITS + CELL_BITS)
    c = s.big | shl(s.layout, CELL_BITS)
    past = s.past
    times: i64 = 1
    i = len(past) - 2 * WORDS  # turns alternate: the same player was to move two turns ago
    while i >= 0:
        if past[i] == a and past[i + 1] == b and past[i + 2] == c:
            times += 1
        i -= 2 * WORDS
    s.past = append(append(append(past, a), b), c)
    return times


def times_stood(s: FishState) -> i64:
    """How often the latest position noted has stood."""
    past = s.past
    last = len(past) - WORDS
    times: i64 = 0
    i = last
    while i >= 0:
        if past[i] == past[last] and past[i + 1] == past[last + 1] and past[i + 2] == past[last + 2]:
            times += 1
        i -= 2 * WORDS
    return times


def most_stood(s: FishState, turns: i64) -> int:
    """How often the position has stood that stood most often among so many of the oldest, whoever was to move."""
    stood: dict[tuple[int, int, int, int], int] = {}
    most = 0
    for turn in range(turns):
        i = turn * WORDS
        key = (int(turn & 1), int(s.past[i]), int(s.past[i + 1]), int(s.past[i + 2]))
        stood[key] = stood.get(key, 0) + 1
        most = max(most, stood[key])
    return most


def forget(s: FishState) -> None:
    """A fish was eaten or a token discarded: nothing before can come back."""
    s.progress = True
    s.past = vec[i64]()


def unpack(s: FishState, turn: i64) -> FishState:
    """A state that shows only what was noted of a past turn (0 the oldest): fish, layout, discards."""
    a = s.past[turn * WORDS]
    b = s.past[turn * WORDS + 1]
    c = s.past[turn * WORDS + 2]
    layout = c >> CELL_BITS
    then = FishState(s.box, layout, s.box.sea(layout))
    then.fish0 = a & CELL_MASK
    then.fish1 = (a >> CELL_BITS) | shl(b & (shl(1, HIGH_BITS) - 1), LOW_BITS)
    then.medium = (b >> HIGH_BITS) & CELL_MASK
    then.drawn = b >> (HIGH_BITS + CELL_BITS)
    then.big = c & CELL_MASK
    return then


def is_sound(s: FishState, turn: i64) -> bool:
    """Whether a noted position is one at all: each tile once, one fish a cell, sizes only where fish are."""
    layout = s.past[turn * WORDS + 2] >> CELL_BITS
    tiles: i64 = 0
    for place in range(PLACES):
        tiles |= shl(1, (layout >> (4 * place + 2)) & 3)
    if count(tiles) != PLACES or layout >> (4 * PLACES):
        return False
    then = unpack(s, turn)
    fish = then.fish0 | then.fish1
    return (then.fish0 & then.fish1) | (then.medium & then.big) | ((then.medium | then.big) & ~fish) == 0
