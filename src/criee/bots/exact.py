"""The end of a match, solved: what is left is gone into position by position, if it is little enough.

For two who win what the other loses, where nothing is hidden but a sealed choice (`Mind.footprint`). Luck is averaged
over all that can happen, who decides alone takes the best, two who choose at once play a matrix game. Each position
is gone into once. After so many positions it gives up, and nothing is known.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.bots.matrix import MatrixGame
from criee.engine.game import Game
from criee.engine.phase import HOUSE, Phase, State

GAVE_UP: Final = -1.0  # no chance is below 0
GLANCES: Final = 256  # positions between two looks at the clock


class Exact:
    """Knows what it has solved until it is asked about another position."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.mind = game.mind
        self.matrix = MatrixGame()
        self.known: dict[tuple[int, ...], float] = {}
        self.used: i64 = 0
        self.bound: i64 = 0
        self.until: float = 0.0

    def open(self, bound: int, until: float = 0.0) -> None:
        """Forgets everything; from now on so many positions may be gone into, and no longer than `until` (0: ever)."""
        self.known = {}
        self.used = 0
        self.bound = bound
        self.until = until

    def value(self, state: State) -> float:
        """Seat 0's chance from here, or GAVE_UP. The state is changed: hand in a copy."""
        phases = self.game.phases
        while True:
            phase = phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) == 0:
                outcome = self.game.outcome(state)
                return outcome.share(0) if outcome is not None else GAVE_UP
            if len(acting) > 1:
                break
            moves = phase.moves(state, acting[0])
            if len(moves) > 1:
                break
            phase.play(state, acting[0], moves[0])
        key = self.mind.footprint(state)
        found = self.known.get(key, GAVE_UP)
        if found >= 0.0:
            return found
        if not self.may_go_on():
            return GAVE_UP
        if len(acting) > 1:
            found = self.at_once(phase, state)
        elif acting[0] == HOUSE:
            found = self.luck(phase, state)
        else:
            found = self.alone(phase, state, acting[0])
        if found >= 0.0:
            self.known[key] = found
        return found

    def may_go_on(self) -> bool:
        self.used += 1
        if self.until > 0.0 and self.used % GLANCES == 0 and perf_counter() > self.until:
            self.bound = 0
        return self.used <= self.bound

    def after(self, phase: Phase[Any], state: State, seat: i64, move: i64) -> float:
        then: State = state.clone()
        phase.play(then, seat, move)
        return self.value(then)

    def luck(self, phase: Phase[Any], state: State) -> float:
        odds = phase.odds(state)
        total, weights = 0.0, 0.0
        for i, move in enumerate(phase.moves(state, HOUSE)):
            found = self.after(phase, state, HOUSE, move)
            if found < 0.0:
                return GAVE_UP
            weight = float(odds[i]) if odds else 1.0
            total += weight * found
            weights += weight
        return total / weights

    def alone(self, phase: Phase[Any], state: State, seat: i64) -> float:
        best = GAVE_UP
        for move in phase.moves(state, seat):
            found = self.after(phase, state, seat, move)
            if found < 0.0:
                return GAVE_UP
            if best < 0.0 or (found > best if seat == 0 else found < best):
                best = found
        return best

    def at_once(self, phase: Phase[Any], state: State) -> float:
        cells = self.cells(phase, state)
        columns = len(phase.moves(state, 1))
        return self.matrix.solve(cells, len(cells) // columns, columns) if len(cells) > 0 else GAVE_UP

    def cells(self, phase: Phase[Any], state: State) -> vec[float]:
        """What each pair of sealed choices is worth to seat 0, row by row; none if it gave up."""
        rows, columns = phase.moves(state, 0), phase.moves(state, 1)
        found = vec[float]([0.0] * (len(rows) * len(columns)))
        at = 0
        for move in rows:
            chosen: State = state.clone()
            phase.play(chosen, 0, move)
            for answer in columns:
                value = self.after(phase, chosen, 1, answer)
                if value < 0.0:
                    return vec[float]()
                found[at] = value
                at += 1
        return found
