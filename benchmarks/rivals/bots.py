"""OpenSpiel's searches as bots of ours, and ours with the same budget: they see the same views and are asked alike.

A budget is written as in the arena: `200` simulations (walks) a decision, or `100ms`.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from criee.bots.bot import Bot
from criee.bots.judgement import Judgement
from criee.bots.ladder import MOST_NODES, learned, read_ladder
from criee.bots.thinker import Thinker
from criee.engine.game import Game, View
from criee.engine.playout import playout
from criee.engine.rng import Rng
from criee.research.openspiel import SpielGame, SpielState

UCT: Final = 2.0  # how curious: the default of OpenSpiel's own example, for returns from -1 to 1
LEAST: Final = 2  # simulations before a clock may stop them: before, the root has no child


class Budget(NamedTuple):
    simulations: int
    seconds: float  # 0.0: no clock

    @classmethod
    def read(cls, text: str) -> Budget:
        return cls(MOST_NODES, int(text[:-2]) / 1000) if text.endswith("ms") else cls(int(text), 0.0)


class TimeUp(Exception):
    """The clock stops a search between two simulations."""


class Clock:
    """Asked before each simulation."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until = 0.0
        self.asked = 0

    def start(self) -> None:
        self.until = time.perf_counter() + self.seconds
        self.asked = 0

    def check(self) -> None:
        self.asked += 1
        if self.seconds and self.asked > LEAST and time.perf_counter() > self.until:
            raise TimeUp


class Mcts(mcts.MCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's own code, with a clock."""

    clock = Clock(0.0)
    root: Any = None

    def mcts_search(self, state: SpielState) -> Any:
        self.clock.start()
        try:
            return super().mcts_search(state)
        except TimeUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        self.root = root  # asked for once a simulation
        self.clock.check()
        return super()._apply_tree_policy(root, state)


class IsMcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's own code, with a clock."""

    clock = Clock(0.0)

    def run_search(self, state: SpielState) -> Any:
        self.clock.start()
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        self.clock.check()
        return super().sample_root_state(state)


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """The same random play to the end as OpenSpiel's, in our compiled code: some thirty times as many in its time."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(1)
        self.rng = rng

    def evaluate(self, state: SpielState) -> Any:
        end = state.clone()
        playout(end.game.inner, end.truth, self.rng)
        return np.array(end.returns())


class Peer(Bot):
    """One of OpenSpiel's searches. It is shown a view, and given a state that the view allows."""

    def __init__(self, game: Game[Any], seats: int, kind: str, budget: Budget, rollouts: str) -> None:
        super().__init__(game)
        self.spiel = SpielGame(game, seats)
        self.kind = kind
        self.budget = budget
        self.rollouts = rollouts

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        luck = np.random.RandomState(int(rng.word()))
        evaluator = Rollouts(rng) if self.rollouts == "compiled" else mcts.RandomRolloutEvaluator(1, luck)
        bot = self.searcher(evaluator, luck, rng)
        bot.clock = Clock(self.budget.seconds)
        return int(bot.step(self.spiel.at(self.game.imagine(view, seat, rng))))

    def searcher(self, evaluator: Any, luck: Any, rng: Rng) -> Any:
        number = self.budget.simulations
        if self.kind == "mcts":
            return Mcts(self.spiel, UCT, number, evaluator, random_state=luck)
        bot = IsMcts(self.spiel, evaluator, UCT, number, random_state=luck)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.unit))
        return bot


def ours(game: Game[Any], budget: Budget, text: str = "") -> Thinker:
    """The strongest of the game's ladder without a temper of its own; `text`: other weights than the game ships."""
    judgement = Judgement(game, text or learned(game.name))
    return Thinker(game, judgement, read_ladder(game.name).plan, budget.simulations, budget.seconds)


def peer_name() -> str:
    return f"OpenSpiel {getattr(pyspiel, '__version__', '')}".strip()
