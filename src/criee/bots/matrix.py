"""Small simultaneous games: a mixed strategy nobody can exploit."""

from __future__ import annotations

ROUNDS = 400


def solve(payoff: list[list[float]]) -> list[float]:
    """How often the row player of a zero-sum matrix game should play each row.

    Regret matching in self-play: each side plays in proportion to what it regrets not having played; the average
    over all rounds approaches an equilibrium. `solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])` is about a third each.
    """
    rows, columns = len(payoff), len(payoff[0])
    row_regret, column_regret = [0.0] * rows, [0.0] * columns
    played = [0.0] * rows
    for turn in range(ROUNDS):
        row, column = in_proportion(row_regret), in_proportion(column_regret)
        row_value = [sum(payoff[i][j] * column[j] for j in range(columns)) for i in range(rows)]
        column_value = [sum(payoff[i][j] * row[i] for i in range(rows)) for j in range(columns)]
        value = sum(row[i] * row_value[i] for i in range(rows))
        for i in range(rows):
            row_regret[i] = max(0.0, row_regret[i] + row_value[i] - value)
            played[i] += row[i] * (turn + 1)
        for j in range(columns):
            column_regret[j] = max(0.0, column_regret[j] + value - column_value[j])
    return in_proportion(played)


def in_proportion(weights: list[float]) -> list[float]:
    total = sum(weights)
    if total <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
