"""Choices that several make at once, unseen by each other: nobody may adapt to the others, so they stay mixed.

Each seat plays in proportion to what it regrets not having played. Over many walks the mixture of two players comes
near to one that nobody can exploit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from criee.bots.tree import Choices, Node
from criee.engine.rng import Rng

WANDER: Final = 0.15  # how often a sealed choice is tried without thinking


def mixed(rng: Rng, choices: Choices, moves: list[int]) -> int:
    """A sealed choice: in proportion to regret, now and then any."""
    wander = rng.unit() < WANDER
    total = 0.0
    for move in moves:
        place = choices.place(move)
        regret = choices.regret[place]
        total += regret if regret > 0.0 else 0.0
    each = 1.0 / float(len(moves))
    pick = rng.unit()
    found = -1
    for move in moves:
        place = choices.place(move)
        regret = choices.regret[place] if choices.regret[place] > 0.0 else 0.0
        share = regret / total if total > 0.0 else each
        choices.played[place] = choices.played[place] + share
        choices.prior[place] = WANDER * each + (1.0 - WANDER) * share  # how likely it was to be chosen
        pick -= each if wander else share
        if pick < 0.0 and found < 0:
            found = place
    return found if found >= 0 else choices.place(moves[-1])


def note_pair(node: Node, i: int, j: int, value: float) -> None:
    """Two have chosen at once: what each would have had instead, by the means of all pairs."""
    first, second = node.tables[0], node.tables[1]
    rows, columns = len(first.moves), len(second.moves)
    if node.wide == 0:
        node.wide = columns
        node.pairs = vec[float]([0.0] * (rows * columns))
        node.sums = vec[float]([0.0] * (rows * columns))
    wide, pairs, sums = node.wide, node.pairs, node.sums
    if columns > wide or rows * wide > len(pairs):  # another world allows more than the first one did
        return
    at = i * wide + j
    pairs[at] = pairs[at] + 1.0
    sums[at] = sums[at] + value
    here = sums[at] / pairs[at]
    for other in range(rows):
        cell = other * wide + j
        if pairs[cell] > 0.0:
            gained = first.regret[other] + sums[cell] / pairs[cell] - here
            first.regret[other] = gained if gained > 0.0 else 0.0
    for other in range(columns):
        cell = i * wide + other
        if pairs[cell] > 0.0:
            gained = second.regret[other] + here - sums[cell] / pairs[cell]
            second.regret[other] = gained if gained > 0.0 else 0.0


def note_regret(choices: Choices, chosen: int, value: float) -> None:
    """What one choice brought, weighed by how unlikely it was: on average the regret of not having made the others.

    Measured from the mean of all walks: what is good whatever one does is no merit of a choice.
    """
    choices.walks += 1.0
    choices.sum += value
    above = value - choices.sum / choices.walks
    for place in range(len(choices.moves)):
        gained = choices.regret[place] - above
        if place == chosen:
            gained += above / choices.prior[place]
        choices.regret[place] = gained if gained > 0.0 else 0.0


def payoff(root: Node, own: Choices) -> list[list[float]]:
    """What each pair of choices brought to the owner of the rows; a pair that was never met is worth the mean."""
    first, second = root.tables[0], root.tables[1]
    wide, mean = root.wide, root.value
    cells: list[list[float]] = []
    for i in range(len(first.moves)):
        row: list[float] = []
        for j in range(len(second.moves)):
            met = root.pairs[i * wide + j]
            row.append(root.sums[i * wide + j] / met if met > 0.0 else mean)
        cells.append(row)
    if own is first:
        return cells
    return [[1.0 - cells[i][j] for i in range(len(first.moves))] for j in range(len(second.moves))]
