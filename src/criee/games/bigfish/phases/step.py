"""Moving: single steps, going on or staying, passing (B5-B11)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count, has, lowest, nth, shl
from criee.engine.line import Refused
from criee.engine.phase import ForcedPhase
from criee.engine.rng import Rng
from criee.games.bigfish import moves as m
from criee.games.bigfish.box import SMALL
from criee.games.bigfish.flow import OVER_PHASE, STEP_PHASE, can_step, effect, end_turn, ends, movers, swim, targets
from criee.games.bigfish.phases.asked import Asked
from criee.games.bigfish.phases.setup import READY_MADE
from criee.games.bigfish.sea import CELLS, SIDE, cell_name
from criee.games.bigfish.state import NOWHERE, FishState

MOST_STEPS: Final = CELLS * CELLS  # more than any position has


class Step(Asked):
    """B5: one of the two single steps of a turn."""

    def __init__(self) -> None:
        super().__init__("step", "B5", ("step",))
        self.blank: list[object] = [None] * MOST_STEPS
        self.noted: vec[i64] = vec[i64]([0] * MOST_STEPS)

    def moves(self, state: FishState, seat: i64) -> list[int]:
        """By start; then the cells beside it, then those across wrecks.

        Every step is noted, and the note counts only if the step is legal: a branch here could not be predicted.
        """
        noted = self.noted
        sea = state.sea
        mine = state.fish(seat)
        larger = state.fish(1 - seat) & (state.medium | state.big)
        fish = movers(state)
        n: i64 = 0
        while fish:
            start = lowest(fish)
            fish &= fish - 1
            ends = targets(state, sea, start, mine, larger)
            near = ends & sea.step[start]
            around = shl(near, SIDE) >> start  # the cells below, left, right, above are now bits 0, 5, 7 and 12
            step = start * CELLS + start
            noted[n] = step - SIDE
            n += around & 1
            noted[n] = step - 1
            n += (around >> 5) & 1
            noted[n] = step + 1
            n += (around >> 7) & 1
            noted[n] = step + SIDE
            n += (around >> 12) & 1
            across = ends ^ near
            while across:
                noted[n] = start * CELLS + lowest(across)
                n += 1
                across &= across - 1
        return self.listed(n)

    def listed(self, n: i64) -> list[int]:
        """The first n notes, as objects."""
        found = self.blank[:n]
        noted = self.noted
        i: i64 = 0
        while i < n:
            found[i] = READY_MADE[noted[i]]
            i += 1
        return cast(list[int], found)

    def pick(self, state: FishState, seat: i64, rng: Rng) -> i64:
        """The same as picking from the list, without making it."""
        sea = state.sea
        mine = state.fish(seat)
        larger = state.fish(1 - seat) & (state.medium | state.big)
        noted = self.noted  # where each fish may go: asked once, looked at twice
        total: i64 = 0
        n: i64 = 0
        movable = movers(state)
        fish = movable
        while fish:
            ends = targets(state, sea, lowest(fish), mine, larger)
            noted[n] = ends
            n += 1
            total += count(ends)
            fish &= fish - 1
        index = rng.below(total)
        n = 0
        while True:
            ends = noted[n]
            here = count(ends)
            if index < here:
                break
            index -= here
            n += 1
            movable &= movable - 1
        start = lowest(movable)
        near = ends & sea.step[start]
        beside_it = count(near)
        if index < beside_it:
            return start * CELLS + nth(near, index)
        return start * CELLS + nth(ends ^ near, index - beside_it)

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        swim(state, move // CELLS, move % CELLS)

    def why_not(self, state: FishState, seat: i64, move: i64) -> Refused | None:
        start, end = move // CELLS, move % CELLS
        return barred_start(state, seat, start, end) or barred_end(state, seat, start, end)


def barred_start(s: FishState, seat: i64, start: i64, end: i64) -> Refused | None:
    """Why this fish makes no step, or none from this cell to itself."""
    cell = cell_name(int(start))
    if not has(s.fish(seat), start):
        return Refused("B5", "refuse-not-yours", {"cell": cell})
    if s.running != NOWHERE and s.running != start:
        return Refused("B7", "refuse-running", {"cell": cell_name(int(s.running))})
    if s.resting == start:
        return Refused("B7", "refuse-resting", {"cell": cell})
    if start == end:
        return Refused("B6", "refuse-no-step" if ends(s, start) else "refuse-shut-in", {"cell": cell})
    return None


def barred_end(s: FishState, seat: i64, start: i64, end: i64) -> Refused | None:
    """Why the fish on `start` cannot go to `end`."""
    small = s.size_at(start) == SMALL
    cell, goal = cell_name(int(start)), cell_name(int(end))
    if s.sea.is_wreck(end):
        return (
            Refused("B9", "refuse-wreck", {"cell": goal})
            if small
            else Refused("B10", "refuse-wreck-size", {"cell": goal})
        )
    if has(s.fish(seat), end):
        return Refused("B6", "refuse-own", {"cell": goal})
    if not has(s.sea.reach[start], end):
        wrecks = small and s.sea.reach[start] != s.sea.step[start]  # it may go on through them (B9)
        return Refused("B6", "refuse-far", {"from": cell, "to": goal, "wrecks": "yes" if wrecks else "no"})
    if not small and not has(s.sea.step[start], end):
        return Refused("B10", "refuse-cross", {"from": cell, "to": goal})
    if has(s.fish(1 - seat), end) and s.size_at(end) > s.size_at(start):
        return Refused("B11", "refuse-larger", {"cell": goal})
    return None


class Choice(Asked):
    """B7, option: a fish that has come to a birth or surprise cell goes on, or stays and has the effect."""

    def __init__(self) -> None:
        super().__init__("choice", "B7", m.CHOICES)

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return [m.ON, m.STAY]

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        if move == m.STAY:
            effect(state, state.at)
            return
        state.running = state.at
        state.at = NOWHERE
        state.left -= 1
        state.phase = STEP_PHASE


class Pass(ForcedPhase[FishState]):
    """B8: without a possible step the turn passes."""

    def __init__(self) -> None:
        super().__init__("pass", "B8", m.PASS, ("pass",))

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        end_turn(state)
        if not state.box.safeguard and not can_step(state):
            state.phase = OVER_PHASE  # neither can ever move again: without this the house would pass for ever

    def why_not_asked(self, state: FishState, seat: i64) -> Refused:
        return Refused("B8", "refuse-pass") if seat == state.turn else Refused("", "refuse-turn")
