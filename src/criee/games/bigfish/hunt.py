"""Who can eat whom: asked by the mind's worth and by its features."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import lowest
from criee.games.bigfish.flow import targets
from criee.games.bigfish.state import FishState


def hunted(s: FishState, hunter: i64, steps: i64) -> i64:
    """The rival's fish that a hunter can eat with one fish in so many steps; what happens on the way is left out."""
    mine = s.fish(hunter)
    theirs = s.fish(1 - hunter)
    larger = theirs & (s.medium | s.big)
    prey: i64 = 0
    fish = mine
    while fish:
        start = lowest(fish)
        fish &= fish - 1
        ends = targets(s, s.sea, start, mine, larger)
        prey |= ends & theirs
        if steps > 1:
            prey |= second(s, start, ends & ~theirs, mine, larger) & theirs
    return prey


def second(s: FishState, start: i64, ends: i64, mine: i64, larger: i64) -> i64:
    """Where the fish from `start` can go on to from these cells."""
    sea = s.sea
    if_small = ((s.medium | s.big) >> start & 1) - 1
    barred = larger & (if_small | (-((s.medium >> start) & 1) & s.big))
    found: i64 = 0
    while ends:
        cell = lowest(ends)
        ends &= ends - 1
        found |= sea.step[cell] | (sea.reach[cell] & if_small)
    return found & ~mine & ~barred
