"""Judgement: everybody's chance to win, as a game's folder has learned it.

Each seat's side of the table is turned into numbers (`Mind.features`), a small network turns those into one number,
its strength, and the strengths are compared: `exp(mine) / sum(exp(everybody's))`. So the chances add up to one, for
two players as for six, and nothing has to be learned twice for the other seats.
"""

from __future__ import annotations

import json
import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.game import Game
from criee.engine.line import Impossible
from criee.engine.phase import State

LEARNED: Final = "learned.json"
FURTHEST: Final = 12.0  # beyond this a strength makes no difference any more: only the end is certain


class Judgement:
    """What a position promises each seat. Without anything learned it is read off `worth`."""

    def __init__(self, game: Game[Any], learned: str = "") -> None:
        self.game = game
        self.mind = game.mind
        self.names: list[str] = game.mind.legend()
        self.size: i64 = len(self.names)
        self.hidden: i64 = 0
        self.learned: bool = learned != ""
        self.spread: float = game.mind.spread() / math.log(3.0)
        self.side: vec[float] = vec[float]([0.0] * max(1, len(self.names)))
        self.place: vec[i64] = vec[i64]([0] * max(1, len(self.names)))  # the features that are not 0, ...
        self.value: vec[float] = vec[float]([0.0] * max(1, len(self.names)))  # ... and what they are
        self.weights: vec[float] = vec[float]()
        self.linear: vec[float] = vec[float]()
        if self.learned:
            self.read(learned)

    def read(self, text: str) -> None:
        """Takes over what was learned; Impossible if it was learned for other features."""
        data: dict[str, Any] = json.loads(text)
        if data["legend"] != self.names:
            raise Impossible(f"{self.game.name}/{LEARNED}", "was learned for other features: run `criee train` anew")
        self.hidden = int(data["hidden"])
        self.weights = vec[float]([float(w) for w in data["weights"]])
        self.linear = vec[float]([float(w) for w in data["linear"]])

    def overlook(self, themes: list[str]) -> None:
        """From now on what belongs to these themes means nothing: somebody new to a game does not see it."""
        for i, name in enumerate(self.names):
            if self.learned and name.partition(":")[0] in themes:
                self.linear[i] = 0.0
                for unit in range(self.hidden):
                    self.weights[unit * (self.size + 2) + 1 + i] = 0.0

    def chances(self, state: State, into: vec[float]) -> None:
        """Everybody's chance to win, which add up to one; what is over is known."""
        result = self.game.outcome(state)
        seats = state.seats
        if result is not None:
            for seat in range(seats):
                into[seat] = result.share(seat)
            return
        for seat in range(seats):
            into[seat] = self.strength(state, seat)
        compare(into, seats)

    def strength(self, state: State, seat: i64) -> float:
        """How a seat stands, to be compared with the others."""
        if not self.learned:
            return self.mind.worth(state, int(seat)) / self.spread / (2.0 if state.seats == 2 else 1.0)
        side = self.side
        self.mind.features(state, seat, side)
        return self.weighed(side)

    def weighed(self, side: vec[float]) -> float:
        """The network: a straight sum, and a layer of units that answer only above their threshold."""
        weights, linear, place, value = self.weights, self.linear, self.place, self.value
        total = 0.0
        used: i64 = 0  # most features are 0 most of the time: only the others are weighed
        i: i64 = 0
        while i < self.size:
            here = side[i]
            if here != 0.0:
                total += linear[i] * here
                place[used] = i + 1
                value[used] = here
                used += 1
            i += 1
        at: i64 = 0
        unit: i64 = 0
        while unit < self.hidden:
            level = weights[at]
            i = 0
            while i < used:
                level += weights[at + place[i]] * value[i]
                i += 1
            at += self.size + 2
            if level > 0.0:
                total += level * weights[at - 1]
            unit += 1
        return total


def compare(strengths: vec[float], seats: i64) -> None:
    """Strengths become chances, in place."""
    most = -1e9
    for seat in range(seats):
        if strengths[seat] > most:
            most = strengths[seat]
    total = 0.0
    for seat in range(seats):
        above = strengths[seat] - most
        chance = math.exp(above if above > -FURTHEST else -FURTHEST)
        strengths[seat] = chance
        total += chance
    for seat in range(seats):
        strengths[seat] = strengths[seat] / total
