"""Small simultaneous games: a mixed strategy nobody can exploit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS = 400
TINY: Final = 1e-12  # what is no more than rounding
PIVOTS: Final = 200  # more than any small game needs
NO_SADDLE: Final = -1e17


def solve(payoff: list[list[float]]) -> list[float]:
    """How often the row player of a zero-sum matrix game should play each row.

    Regret matching in self-play, the sides taking turns: each plays in proportion to what it regrets not having
    played; the average over all rounds approaches an equilibrium. Scissors, paper, stone come out a third each:
    `solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])`.
    """
    rows, columns = len(payoff), len(payoff[0])
    row_regret, column_regret = [0.0] * rows, [0.0] * columns
    row = in_proportion(row_regret)
    played = [0.0] * rows
    for turn in range(ROUNDS):
        costs = [sum(payoff[i][j] * row[i] for i in range(rows)) for j in range(columns)]
        regret(column_regret, in_proportion(column_regret), [-cost for cost in costs])
        column = in_proportion(column_regret)
        regret(row_regret, row, [sum(payoff[i][j] * column[j] for j in range(columns)) for i in range(rows)])
        row = in_proportion(row_regret)
        for i in range(rows):
            played[i] += row[i] * (turn + 1)  # later rounds know more
    return in_proportion(played)


def regret(so_far: list[float], played: list[float], values: list[float]) -> None:
    """Adds what each choice would have brought more than what was played; never below nothing."""
    value = sum(p * v for p, v in zip(played, values, strict=True))
    for i, v in enumerate(values):
        so_far[i] = max(0.0, so_far[i] + v - value)


def in_proportion(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]


class MatrixGame:
    """A zero-sum game of two who choose at once, solved by the simplex method: exact but for rounding.

    The columns' side asks for weights y >= 0, as large together as can be, that cost no row more than 1, all payoffs
    being made positive first: their sum is then one by the game's value. The rows' odds are the prices of that problem.
    """

    def __init__(self) -> None:
        self.row_odds: list[float] = []
        self.column_odds: list[float] = []
        self.table: vec[float] = vec[float]()  # payoffs, and what is left to spend; in the last row what is to gain
        self.basic: list[int] = []  # who stands at each row: rows are 0, 1, ..., columns come after them
        self.free: list[int] = []  # ... and at each column

    def solve(self, payoff: vec[float], rows: i64, columns: i64) -> float:
        """The value of the game for the rows; their odds and the columns' are left in `row_odds` and `column_odds`."""
        value = self.saddle(payoff, rows, columns)
        if value > NO_SADDLE:
            return value
        least = self.set_out(payoff, rows, columns)
        for _ in range(PIVOTS):
            column = self.entering(rows, columns)
            if column < 0:
                break
            self.pivot(self.leaving(rows, columns, column), column, rows, columns)
        return self.read_off(rows, columns) + least - 1.0

    def saddle(self, payoff: vec[float], rows: i64, columns: i64) -> float:
        """Where the best of the rows' worst is the worst of the columns' best nobody has to mix."""
        low, high = -1e18, 1e18
        row: i64 = 0
        column: i64 = 0
        i: i64 = 0
        while i < rows:
            worst = payoff[i * columns]
            j: i64 = 1
            while j < columns:
                worst = payoff[i * columns + j] if payoff[i * columns + j] < worst else worst
                j += 1
            if worst > low:
                low, row = worst, i
            i += 1
        j = 0
        while j < columns:
            best = payoff[j]
            i = 1
            while i < rows:
                best = payoff[i * columns + j] if payoff[i * columns + j] > best else best
                i += 1
            if best < high:
                high, column = best, j
            j += 1
        if low < high:
            return NO_SADDLE
        self.row_odds = [1.0 if i == row else 0.0 for i in range(rows)]
        self.column_odds = [1.0 if j == column else 0.0 for j in range(columns)]
        return low

    def set_out(self, payoff: vec[float], rows: i64, columns: i64) -> float:
        """Writes the table; the least payoff, which becomes 1."""
        least = payoff[0]
        for at in range(rows * columns):
            least = payoff[at] if payoff[at] < least else least
        wide = columns + 1
        if len(self.table) != wide * (rows + 1):
            self.table = vec[float]([0.0] * int(wide * (rows + 1)))
        table = self.table
        for i in range(rows):
            for j in range(columns):
                table[i * wide + j] = payoff[i * columns + j] - least + 1.0
            table[i * wide + columns] = 1.0
        for j in range(columns):
            table[rows * wide + j] = -1.0
        table[rows * wide + columns] = 0.0
        self.basic = [int(i) for i in range(rows)]
        self.free = [int(rows + j) for j in range(columns)]
        return least

    def entering(self, rows: i64, columns: i64) -> i64:
        """A column that still gains; the first by name, so that it never goes in circles (Bland)."""
        found: i64 = -1
        for j in range(columns):
            if self.table[rows * (columns + 1) + j] < -TINY and (found < 0 or self.free[j] < self.free[found]):
                found = j
        return found

    def leaving(self, rows: i64, columns: i64, column: i64) -> i64:
        """The row that is used up first."""
        wide, table = columns + 1, self.table
        found: i64 = -1
        least = 1e18
        for i in range(rows):
            cost = table[i * wide + column]
            if cost > TINY:
                ratio = table[i * wide + columns] / cost
                if ratio < least or (ratio == least and self.basic[i] < self.basic[found]):
                    found, least = i, ratio
        return found

    def pivot(self, row: i64, column: i64, rows: i64, columns: i64) -> None:
        wide, table = columns + 1, self.table
        start = row * wide
        one = table[start + column]
        for i in range(rows + 1):
            if i == row:
                continue
            share = table[i * wide + column] / one
            for j in range(wide):
                if j != column:
                    table[i * wide + j] = table[i * wide + j] - share * table[start + j]
            table[i * wide + column] = -share
        for j in range(wide):
            table[start + j] = table[start + j] / one
        table[start + column] = 1.0 / one
        self.basic[row], self.free[column] = self.free[column], self.basic[row]

    def read_off(self, rows: i64, columns: i64) -> float:
        wide, table = columns + 1, self.table
        row_odds, column_odds = [0.0] * int(rows), [0.0] * int(columns)
        value = 1.0 / table[rows * wide + columns]
        for j in range(columns):
            if self.free[j] < rows:
                row_odds[self.free[j]] = table[rows * wide + j] * value
        for i in range(rows):
            if self.basic[i] >= rows:
                column_odds[self.basic[i] - int(rows)] = table[i * wide + columns] * value
        self.row_odds, self.column_odds = row_odds, column_odds
        return value
