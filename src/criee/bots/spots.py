"""The tree of an outlook: decisions in positions that are recognised, and what each choice has in prospect."""

from __future__ import annotations

from librt.vecs import vec

from criee.engine.phase import State

NO_STATE = State(0)


class Prospect:
    """Where a choice leads, before luck goes on. All values are seat 0's chance to win."""

    def __init__(self, value: float) -> None:
        self.state: State = NO_STATE  # where luck is drawn, or the next decision is made
        self.value: float = value
        self.judged: float = value
        self.visits: float = 0.0
        self.over: bool = False  # nothing more to learn: the match is over, or all that follows is known
        self.fixed: bool = False  # no luck before the next decision
        self.spots: list[Spot] = []  # the next decision, as luck has it
        self.weights: list[float] = []  # how often luck led there
        self.drawn: int = 0  # how often luck was asked
        self.known: dict[tuple[int, ...], int] = {}  # which of the spots it is


class Spot:
    """A decision of one seat, or of both at once, unseen by each other."""

    def __init__(self, seat: int, rows: list[int], columns: list[int]) -> None:
        self.seat = seat  # who decides; -1: both
        self.rows = rows  # the moves of who decides; of seat 0 if both do
        self.columns = columns  # of seat 1 if both decide, else none
        self.prospects: list[Prospect] = []  # each once: different choices may lead to the same
        self.cells: list[int] = []  # which of them each move, or each pair row by row, leads to
        self.value: float = 0.5
        self.visits: float = 0.0
        self.over: bool = False  # nothing more to learn: everything it leads to is known
        self.row_odds: list[float] = []
        self.column_odds: list[float] = []

    def payoff(self) -> vec[float]:
        """Of two who choose at once: what each pair is worth to seat 0."""
        found = vec[float]([0.0] * len(self.cells))
        for at, which in enumerate(self.cells):
            found[at] = self.prospects[which].value
        return found
