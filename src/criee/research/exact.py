"""Small games solved exactly: what perfect play is worth, and what can be won against play that is not perfect.

For two seats that win what the other loses, where all that is ever hidden is a sealed choice. Every position is gone
into once, from the end backwards: luck is averaged over all that can happen, who decides alone takes the best, and two
who choose at once play a matrix game, whose value is found by linear programming.

Values are seat 0's chance to win; a shared win is half of one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from scipy.optimize import linprog

from criee.engine.game import Game
from criee.engine.phase import HOUSE, State

Odds = list[tuple[int, float]]  # moves, each with how likely it is
Policy = Callable[[State, int], Odds]  # what a seat does in a state, from what it may know of it


def matrix_value(payoff: list[list[float]]) -> float:
    """What the row player of a zero-sum matrix game gets if both play perfectly.

    Where the best of the rows' worst is the worst of the columns' best, nobody has to mix. Otherwise: the greatest v
    such that some mix of the rows brings at least v against every column.
    """
    low = max(min(row) for row in payoff)
    high = min(max(row[j] for row in payoff) for j in range(len(payoff[0])))
    if low == high:
        return low
    rows, columns = len(payoff), len(payoff[0])
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=[[-payoff[i][j] for i in range(rows)] + [1.0] for j in range(columns)],
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, 1.0)] * rows + [(None, None)],
    )
    return float(found.x[-1])


class Backward(ABC):
    """Backward induction over all that can happen; what those do who decide is up to those who inherit this."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.known: dict[bytes, float] = {}

    def value(self, state: State) -> float:
        """Seat 0's chance from here. The state is changed: hand in a copy."""
        acting = self.advance(state)
        if not acting:
            outcome = self.game.outcome(state)
            assert outcome is not None
            return outcome.share(0)
        key = self.key(state)
        if key not in self.known:
            self.known[key] = self.gone_into(state, acting)
        return self.known[key]

    def key(self, state: State) -> bytes:
        """All of a position, as few bytes. Two positions with equal ones would be a coincidence of 1 in 10**30."""
        return blake2b(str(self.game.position(state)).encode(), digest_size=16).digest()

    def gone_into(self, state: State, acting: tuple[int, ...]) -> float:
        if len(acting) > 1:
            return self.at_once(state)
        return self.luck(state) if acting[0] == HOUSE else self.alone(state, acting[0])

    def advance(self, state: State) -> tuple[int, ...]:
        """Makes the steps that are forced; who is next."""
        game = self.game
        while True:
            acting = game.to_act(state)
            if len(acting) != 1:
                return acting
            moves = game.moves(state, acting[0])
            if len(moves) > 1:
                return acting
            game.play(state, acting[0], moves[0])

    def after(self, state: State, *moves: tuple[int, int]) -> float:
        """The value when these seats have made these moves."""
        then = state.clone()
        for seat, move in moves:
            self.game.play(then, seat, move)
        return self.value(then)

    def luck(self, state: State) -> float:
        phase = self.game.phase(state)
        outcomes = phase.moves(state, HOUSE)
        odds = phase.odds(state) or [1] * len(outcomes)
        found = (weight * self.after(state, (HOUSE, move)) for move, weight in zip(outcomes, odds, strict=True))
        return sum(found) / sum(odds)

    @abstractmethod
    def alone(self, state: State, seat: int) -> float:
        """The value where one seat decides."""

    @abstractmethod
    def at_once(self, state: State) -> float:
        """The value where both choose, unseen by each other."""


class Perfect(Backward):
    """Both play an equilibrium."""

    def alone(self, state: State, seat: int) -> float:
        values = [self.after(state, (seat, move)) for move in self.game.moves(state, seat)]
        return max(values) if seat == 0 else min(values)

    def at_once(self, state: State) -> float:
        rows, columns = self.game.moves(state, 0), self.game.moves(state, 1)
        return matrix_value([[self.after(state, (0, i), (1, j)) for j in columns] for i in rows])


class Against(Backward):
    """One seat plays a policy that the other knows and answers as well as can be."""

    def __init__(self, game: Game[Any], seat: int, policy: Policy, asked: Callable[[], None] = lambda: None) -> None:
        super().__init__(game)
        self.seat = seat
        self.policy = policy
        self.asked = asked  # called whenever the policy has been
        self.decisions = 0

    def odds(self, state: State) -> Odds:
        self.decisions += 1
        found = self.policy(state, self.seat)
        self.asked()
        return found

    def alone(self, state: State, seat: int) -> float:
        if seat == self.seat:
            return sum(chance * self.after(state, (seat, move)) for move, chance in self.odds(state) if chance > 0.0)
        values = [self.after(state, (seat, move)) for move in self.game.moves(state, seat)]
        return max(values) if seat == 0 else min(values)

    def at_once(self, state: State) -> float:
        """The other answers the mix, not what is drawn from it. What is never played need not be gone into."""
        seat, other = self.seat, 1 - self.seat
        mix = [(move, chance) for move, chance in self.odds(state) if chance > 0.0]
        values = [
            sum(chance * self.after(state, (seat, move), (other, answer)) for move, chance in mix)
            for answer in self.game.moves(state, other)
        ]
        return max(values) if other == 0 else min(values)
