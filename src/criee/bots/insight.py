"""Insight into an open position: solved exactly if little enough is left, else searched; written where all can read it.

Whoever asks the search (opponents, advice, lessons) finds at its root how often each choice should be made and what it
brings, whichever way that was found.
"""

from __future__ import annotations

import gc
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec

from criee.bots.exact import Exact
from criee.bots.judgement import Judgement
from criee.bots.matrix import MatrixGame
from criee.bots.outlook import Outlook
from criee.bots.plan import Plan
from criee.bots.tree import Choices, Node
from criee.engine.game import Game
from criee.engine.phase import State

WALKS_A_SECOND: Final = 10_000.0  # that a clock is thought to leave time for
EXACT_SHARE: Final = 0.5  # of the time; if it gives up, the rest is for searching
WELL_TRIED: Final = 0.2  # of the visits of the most tried choice: what is less known is not believed to be the best
EQUAL: Final = 1e-9  # chances that differ by less are the same


class Insight:
    def __init__(self, game: Game[Any], judgement: Judgement, plan: Plan) -> None:
        self.game = game
        self.mind = game.mind
        self.plan = plan
        self.tremble: float = plan.tremble
        self.exact = Exact(game)
        self.outlook = Outlook(game, judgement, plan)
        self.matrix = MatrixGame()
        self.solved: bool = False  # the last question was

    def suits(self, worlds: list[State]) -> bool:
        """Whether positions have names here, and these worlds are one: nothing that is hidden makes a difference."""
        first = worlds[0]
        if first.seats != 2:
            return False
        key = self.mind.footprint(first)
        if not key:
            return False
        return all(self.mind.footprint(world) == key for world in worlds)

    def think(self, root: Node, state: State, luck: int, walks: int, seconds: float) -> None:
        start = perf_counter()
        collecting = gc.isenabled()
        gc.disable()  # nothing here has cycles, and looking for them takes time
        try:
            until = start + EXACT_SHARE * seconds if seconds > 0.0 else 0.0
            self.solved = self.solve(root, state, self.bound(walks, seconds), until)
            if not self.solved:
                self.search(root, state, luck, walks, start + seconds if seconds > 0.0 else 0.0)
        finally:
            if collecting:
                gc.enable()
        root.known = True

    def bound(self, walks: int, seconds: float) -> int:
        """Positions that may be gone into: how far somebody sees the end depends on how far he thinks."""
        most = float(walks)
        if seconds > 0.0 and seconds * WALKS_A_SECOND < most:
            most = seconds * WALKS_A_SECOND
        return int(most * float(self.plan.exact))

    # --- solved ---------------------------------------------------------------------------------------

    def solve(self, root: Node, state: State, bound: int, until: float) -> bool:
        """Writes down what is exactly so; False if there is too much left."""
        if self.mind.rest(state) > float(bound):
            return False
        exact = self.exact
        exact.open(bound, until)
        phase = self.game.phases[state.phase]
        if len(root.tables) > 1:
            cells = exact.cells(phase, state)
            if len(cells) == 0:
                return False
            rows, columns = phase.moves(state, 0), phase.moves(state, 1)
            self.write_pairs(root, rows, columns, cells, vec[float]([1.0] * len(cells)), 0.0)
            return True
        own = root.tables[0]
        moves = phase.moves(state, own.seat)
        values: list[float] = []
        ends: list[bool] = []
        for move in moves:
            value = exact.after(phase, state, own.seat, move)
            if value < 0.0:
                return False
            values.append(value if own.seat == 0 else 1.0 - value)
            then: State = state.clone()
            phase.play(then, own.seat, move)
            ends.append(len(self.outlook.make_forced_steps(then)) == 0)
        self.write_moves(own, moves, values, [1.0] * len(moves), ends)
        return True

    # --- searched -------------------------------------------------------------------------------------

    def search(self, root: Node, state: State, luck: int, walks: int, until: float) -> None:
        found = self.outlook.think(state, luck, walks, until)
        visits = [found.prospects[which].visits + 1.0 for which in found.cells]
        if found.seat < 0:
            self.write_pairs(root, found.rows, found.columns, found.payoff(), vec[float](visits), self.tremble)
            return
        own = root.tables[0]
        values = [prospect.value if own.seat == 0 else 1.0 - prospect.value for prospect in found.prospects]
        ends = [prospect.over for prospect in found.prospects]
        self.write_moves(own, found.rows, values, visits, ends)

    # --- written down ---------------------------------------------------------------------------------

    def write_moves(
        self, own: Choices, moves: list[int], values: list[float], visits: list[float], ends: list[bool]
    ) -> None:
        """The best of what is known well: tried often enough, or known to its end; of equals what ends it now."""
        own.open(moves)
        enough = WELL_TRIED * max(visits)
        best, chosen = -1.0, 0
        for i, value in enumerate(values):
            note(own, i, value, visits[i])
            if (visits[i] >= enough or ends[i]) and value + (EQUAL if ends[i] else 0.0) > best:
                best, chosen = value + (EQUAL if ends[i] else 0.0), i
        own.played = vec[float]([1.0 if i == chosen else 0.0 for i in range(len(moves))])

    def write_pairs(
        self, root: Node, rows: list[int], columns: list[int], cells: vec[float], visits: vec[float], tremble: float
    ) -> None:
        first, second = root.tables[0], root.tables[1]
        first.open(rows)
        second.open(columns)
        high, wide = len(rows), len(columns)
        root.value = self.matrix.solve(cells, high, wide)
        odds, answers = self.matrix.row_odds, self.matrix.column_odds
        first.played, second.played = vec[float](odds), vec[float](answers)
        if tremble > 0.0:
            first.played = leaning(odds, blind_values(cells, high, wide, True), tremble)
            second.played = leaning(answers, blind_values(cells, high, wide, False), tremble)
        root.wide = wide
        root.pairs = visits
        root.sums = vec[float]([cells[at] * visits[at] for at in range(len(cells))])
        for i in range(len(rows)):
            value, tried = 0.0, 0.0
            for j in range(wide):
                value += answers[j] * cells[i * wide + j]
                tried += visits[i * wide + j]
            note(first, i, value, tried)
        for j in range(wide):
            value, tried = 0.0, 0.0
            for i in range(len(rows)):
                value += odds[i] * (1.0 - cells[i * wide + j])
                tried += visits[i * wide + j]
            note(second, j, value, tried)


def note(choices: Choices, place: int, value: float, visits: float) -> None:
    choices.visits[place] = visits
    choices.total[place] = value * visits
    choices.squares[place] = value * value * visits


def blind_values(cells: vec[float], high: int, wide: int, rows: bool) -> list[float]:
    """What each choice of the rows' side (or else the columns') is worth against one who chooses blindly."""
    if rows:
        return [sum([cells[i * wide + j] for j in range(wide)]) for i in range(high)]
    return [-sum([cells[i * wide + j] for i in range(high)]) for j in range(wide)]


def leaning(odds: list[float], values: list[float], tremble: float) -> vec[float]:
    """Odds that so often give way to the best answer to a blind choice.

    An equilibrium alone never profits from mistakes; this does, and stays mixed.
    """
    best = values.index(max(values))
    return vec[float]([(1.0 - tremble) * chance + (tremble if i == best else 0.0) for i, chance in enumerate(odds)])
