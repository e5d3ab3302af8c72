"""Small simultaneous games: a mixed strategy nobody can exploit."""

from __future__ import annotations

ROUNDS = 400


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
