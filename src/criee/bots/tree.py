"""The tree of a search: decisions, what could be done there, and what came of it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

UNWRITTEN: Final[dict[int, int]] = {}  # what all share until they have something of their own: nobody writes into it


class Choices:
    """What one seat may do at one node, and what came of it."""

    def __init__(self, seat: i64, sealed: bool) -> None:
        self.seat: i64 = seat
        self.sealed: bool = sealed  # others choose at the same time, unseen
        self.moves: list[int] = []
        self.places: dict[int, int] = UNWRITTEN  # see `where`
        self.prior: vec[float] = vec[float]()
        self.visits: vec[float] = vec[float]()
        self.total: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()
        self.regret: vec[float] = vec[float]()
        self.played: vec[float] = vec[float]()
        self.walks: float = 0.0
        self.sum: float = 0.0

    def open(self, moves: list[int]) -> None:
        """All the moves of one who chooses alone, at once. Copied: so comparing them compares the same objects."""
        number = len(moves)
        self.moves = moves.copy()
        self.prior = vec[float]([1.0] * number)
        self.visits = vec[float]([0.0] * number)
        self.total = vec[float]([0.0] * number)
        self.squares = vec[float]([0.0] * number)

    def where(self) -> dict[int, int]:
        """Where each move stands in the lists: written down when first asked, which only other worlds do."""
        if self.places is UNWRITTEN:
            self.places = {move: place for place, move in enumerate(self.moves)}
        return self.places

    def place(self, move: int) -> int:
        """Where a move stands in the lists; a new one is added."""
        places = self.where()
        found = places.get(move, -1)
        if found < 0:
            found = len(self.moves)
            places[move] = found
            self.moves.append(move)
            self.prior = append(self.prior, 1.0)
            self.visits = append(self.visits, 0.0)
            self.total = append(self.total, 0.0)
            self.squares = append(self.squares, 0.0)
            if self.sealed:
                self.regret = append(self.regret, 0.0)
                self.played = append(self.played, 0.0)
        return found

    def note(self, place: i64, value: float) -> None:
        self.visits[place] = self.visits[place] + 1.0
        self.total[place] = self.total[place] + value
        self.squares[place] = self.squares[place] + value * value

    def mean(self, place: i64) -> float:
        """What a move was seen to bring; -1 if it was never tried."""
        return self.total[place] / self.visits[place] if self.visits[place] > 0.0 else -1.0

    def swing(self, place: i64) -> float:
        """How far apart the ends are that a move was seen to lead to (their standard deviation)."""
        tried = self.visits[place]
        if tried <= 0.0:
            return 0.0
        mean = self.total[place] / tried
        spread = self.squares[place] / tried - mean * mean
        return math.sqrt(spread) if spread > 0.0 else 0.0


class Node:
    """A decision of one seat, or a sealed one of several. Most are judged once and never come to: they stay shut."""

    def __init__(self, acting: tuple[int, ...], value: float) -> None:
        self.acting = acting
        self.tables: list[Choices] = NO_TABLES
        self.children: dict[int, Node] = NO_CHILDREN
        self.visits: float = 0.0
        self.value: float = value  # what the first to decide was judged to have when the node was made
        self.looked: bool = False  # every move has been tried for one decision
        self.pairs: vec[float] = vec[float]()  # of two who choose at once: how often each pair was met, ...
        self.sums: vec[float] = vec[float]()  # ... and what the first of them got
        self.wide: i64 = 0
        self.known: bool = False  # at the root: how often each choice should be made is written in `played`

    def open(self) -> None:
        """Somebody decides here for the first time."""
        self.tables = [Choices(seat, len(self.acting) > 1) for seat in self.acting]
        self.children = {}


NO_TABLES: Final[list[Choices]] = []
NO_CHILDREN: Final[dict[int, Node]] = {}
