"""Fits a judgement to what was seen: numpy, a few minutes, the same numbers for the same notes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
BATCH: Final = 1024
RATE: Final = 0.01
DECAY: Final = 1e-4  # weights that nothing speaks for fade


class Table(NamedTuple):
    """Positions of tables of one size: sides (position, seat, feature), shares (position, seat)."""

    sides: Array
    shares: Array


class Net(NamedTuple):
    linear: Array  # feature
    inner: Array  # unit, feature
    bias: Array  # unit
    outer: Array  # unit


def fresh(size: int, hidden: int, seed: int) -> Net:
    dice = np.random.default_rng(seed)
    return Net(
        np.zeros(size), dice.normal(0.0, 1.0 / np.sqrt(size), (hidden, size)), np.zeros(hidden), np.zeros(hidden) + 0.05
    )


def strengths(net: Net, sides: Array) -> tuple[Array, Array]:
    level = sides @ net.inner.T + net.bias
    level = np.maximum(level, 0.0)
    return sides @ net.linear + level @ net.outer, level


def chances(strength: Array) -> Array:
    above = np.exp(strength - strength.max(axis=1, keepdims=True))
    found: Array = above / above.sum(axis=1, keepdims=True)
    return found


def loss(net: Net, tables: list[Table]) -> float:
    """Mean surprise at the results, in nats."""
    total, count = 0.0, 0
    for table in tables:
        if len(table.sides):
            guess = chances(strengths(net, table.sides)[0])
            total -= float((table.shares * np.log(guess + 1e-9)).sum())
            count += len(table.sides)
    return total / max(1, count)


def slope(net: Net, table: Table) -> list[Array]:
    """How the loss changes with each weight, over one batch."""
    strength, level = strengths(net, table.sides)
    wrong = (chances(strength) - table.shares) / len(table.sides)
    back = wrong[:, :, None] * net.outer * (level > 0.0)
    size = table.sides.shape[2]
    flat = table.sides.reshape(-1, size)
    return [
        flat.T @ wrong.ravel(),
        back.reshape(len(flat), len(net.bias)).T @ flat,
        back.sum(axis=(0, 1)),
        level.reshape(len(flat), len(net.bias)).T @ wrong.ravel(),
    ]


def fit(net: Net, train: list[Table], test: list[Table], epochs: int, seed: int, tick: Any = None) -> Net:
    """Adam, with the rate falling to nothing; the net that judged the kept matches best."""
    dice = np.random.default_rng(seed)
    weights = [np.array(part) for part in net]
    first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    best, kept, step = loss(net, test), net, 0
    steps = epochs * sum(-(-len(table.sides) // BATCH) for table in train)
    for _ in range(epochs):
        batches = [
            (t, rows)
            for t in train
            for rows in np.array_split(dice.permutation(len(t.sides)), -(-len(t.sides) // BATCH))
        ]
        for at in dice.permutation(len(batches)):
            table, rows = batches[at]
            step += 1
            rate = RATE * (1.0 - step / (steps + 1))
            for i, found in enumerate(slope(Net(*weights), Table(table.sides[rows], table.shares[rows]))):
                found = found + DECAY * weights[i]
                first[i] = 0.9 * first[i] + 0.1 * found
                second[i] = 0.999 * second[i] + 0.001 * found * found
                weights[i] -= rate * (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
        now = loss(Net(*weights), test)
        if now < best:
            best, kept = now, Net(*(w.copy() for w in weights))
        if tick is not None:
            tick()
    return kept


def written(net: Net) -> dict[str, Any]:
    """The weights as the judgement reads them: unit by unit, bias first, what it adds last."""
    weights: list[float] = []
    for unit in range(len(net.bias)):
        weights += [float(net.bias[unit]), *map(float, net.inner[unit]), float(net.outer[unit])]
    return {
        "hidden": len(net.bias),
        "linear": [round(float(w), 5) for w in net.linear],
        "weights": [round(w, 5) for w in weights],
    }
