"""Setting up: the tiles, who begins, three small fish each (B1-B4)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, lowest, nth, shl
from criee.engine.line import Refused
from criee.engine.phase import HousePhase
from criee.engine.rng import Rng
from criee.games.bigfish import moves as m
from criee.games.bigfish.box import SMALL, TURNS
from criee.games.bigfish.flow import FIRST_PHASE, SETUP_PHASE, begin_turn
from criee.games.bigfish.phases.asked import Asked
from criee.games.bigfish.sea import PLACES, SIDE, cell_name
from criee.games.bigfish.state import FishState

READY_MADE: Final[list[object]] = list(range(m.PASS + 1))  # codes as objects, so that listing moves makes none


class Layout(HousePhase[FishState]):
    """B1: the house lays the next tile, turned as it comes: a1 corner, f1 corner, a6 corner, f6 corner."""

    def __init__(self) -> None:
        super().__init__("layout", "B1", ("lay",))

    def moves(self, state: FishState, seat: i64) -> list[int]:
        used = laid_tiles(state)
        return [m.LAY + tile * TURNS + turns for tile in range(PLACES) if not has(used, tile) for turns in range(TURNS)]

    def draw(self, state: FishState, rng: Rng) -> i64:
        left = ~laid_tiles(state) & (bit(PLACES) - 1)
        index = rng.below(count(left) * TURNS)
        return m.LAY + nth(left, index // TURNS) * TURNS + index % TURNS

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        state.layout |= shl(move - m.LAY, 4 * state.laid)
        state.laid += 1
        if state.laid == PLACES:
            state.sea = state.box.sea(state.layout)
            state.phase = FIRST_PHASE


def laid_tiles(state: FishState) -> i64:
    used: i64 = 0
    for place in range(state.laid):
        used |= bit(state.tile_at(place))
    return used


class First(HousePhase[FishState]):
    """B4: who begins is drawn; row 1 is his."""

    def __init__(self) -> None:
        super().__init__("first", "B4", ("first",))

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return [m.FIRST, m.FIRST + 1]

    def draw(self, state: FishState, rng: Rng) -> i64:
        return m.FIRST + rng.below(2)

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        state.first = move - m.FIRST
        state.turn = state.first
        state.phase = SETUP_PHASE


def free_at_home(state: FishState, seat: i64) -> i64:
    return state.home(seat) & state.sea.ocean & ~state.fish(seat)


def listed(first: i64, cells: i64) -> list[int]:
    """A move for each of these cells."""
    found: list[object] = []
    while cells:
        found.append(READY_MADE[first + lowest(cells)])
        cells &= cells - 1
    return cast(list[int], found)


def picked(first: i64, cells: i64, rng: Rng) -> i64:
    """One of them at random."""
    return first + nth(cells, rng.below(count(cells)))


class Setup(Asked):
    """B3: a small fish on a free ocean cell of one's own row; nothing triggers."""

    def __init__(self) -> None:
        super().__init__("setup", "B3", ("place",))

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return listed(m.PLACE, free_at_home(state, seat))

    def pick(self, state: FishState, seat: i64, rng: Rng) -> i64:
        return picked(m.PLACE, free_at_home(state, seat), rng)

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        state.put(seat, move - m.PLACE, SMALL)
        if count(state.fish(seat)) < state.box.start:
            return
        state.turn = 1 - seat
        if seat != state.first:
            begin_turn(state)

    def why_not(self, state: FishState, seat: i64, move: i64) -> Refused | None:
        place = move - m.PLACE
        cell = cell_name(int(place))
        home = state.home(seat)
        if not has(home, place):
            return Refused("B3", "refuse-row", {"cell": cell, "row": int(lowest(home)) // SIDE + 1})
        if not has(state.sea.ocean, place):
            return Refused("B3", "refuse-no-ocean", {"cell": cell})
        if has(state.fish(seat), place):
            return Refused("B3", "refuse-taken", {"cell": cell})
        return None

    def why_not_asked(self, state: FishState, seat: i64) -> Refused:
        return Refused("B3", "refuse-rival-first" if seat != state.first else "refuse-set-up")
