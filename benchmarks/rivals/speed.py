"""How fast our search is against OpenSpiel's MCTS in C++ on a game in C++, in one run: medians of interleaved rounds.

Little Big Fish is held against breakthrough: fish or pawns on a small board, about as many moves at each decision, no
hidden things. Time is the processor's. Both think about positions of a whole match, in turn, as far as random play
leads there: so early and late ones count alike.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import pyspiel

from criee.bots.judgement import Judgement
from criee.bots.ladder import learned, read_ladder
from criee.bots.plan import Plan
from criee.bots.search import Search
from criee.engine.rng import Rng
from criee.games import open_game

GAME: Final = "bigfish"
PEER: Final = "breakthrough"
WALKS: Final = 2000  # a decision, for both
POSITIONS: Final = 5
EVERY: Final = 7  # decisions between two of them
UCT: Final = 2.0
MEMORY: Final = 1000  # megabytes that the peer may use
LENGTHS: Final = 40  # random matches from each of the peer's positions, to know how long they are


class Theirs:
    """OpenSpiel's C++ MCTSBot with its C++ random rollouts, on its C++ game."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game(PEER)
        self.luck = Random(1)
        self.states = self.met()
        self.lengths = [statistics.mean(self.length(s) for _ in range(LENGTHS)) for s in self.states]
        self.turn = 0

    def met(self) -> list[Any]:
        state = self.game.new_initial_state()
        found = []
        for number in range(POSITIONS * EVERY):
            if number % EVERY == 0:
                found.append(state.clone())
            state.apply_action(self.luck.choice(state.legal_actions()))
        return found

    def length(self, state: Any) -> int:
        """Decisions of one random match from here."""
        state = state.clone()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(self.luck.choice(state.legal_actions()))
            decisions += 1
        return decisions

    def think(self) -> tuple[int, float]:
        """Simulations of one decision, and the random decisions in them: as if a rollout began at the root."""
        self.turn += 1
        at = self.turn % POSITIONS
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.turn)
        bot = pyspiel.MCTSBot(self.game, evaluator, UCT, WALKS, MEMORY, False, self.turn, False)
        bot.step(self.states[at])
        return WALKS, WALKS * self.lengths[at]


class Ours:
    """Our search with a leaf judged, or played at random to the end as the peer does."""

    def __init__(self, rollout: bool, look: bool, text: str) -> None:
        self.game = open_game(GAME)
        plan = Plan()
        plan.rollout, plan.look, plan.worlds = rollout, look, read_ladder(GAME).plan.worlds
        self.search = Search(self.game, Judgement(self.game, text or learned(GAME)), plan)
        self.states = self.met()
        self.turn = 0

    def met(self) -> list[Any]:
        """Positions of a match in which there is something to decide."""
        rng = Rng(1)
        state = self.game.new(2)
        moves = self.game.ask(state, rng)
        found: list[Any] = []
        number = 0
        while len(found) < POSITIONS:
            if number % EVERY == 0 and len(moves) > 1:
                found.append(state.clone())
            moves = self.game.step(state, rng.pick(moves), rng)
            number += 1
        return found

    def think(self) -> tuple[int, float]:
        self.turn += 1
        state = self.states[self.turn % POSITIONS]
        seat = self.game.to_act(state)[0]
        view, moves = self.game.view(state, seat), self.game.moves(state, seat)
        before = int(self.search.rolled)
        self.search.think(view, seat, moves, Rng(self.turn), WALKS)
        return WALKS, float(int(self.search.rolled) - before)


def rates(think: Callable[[], tuple[int, float]], seconds: float) -> tuple[float, float]:
    """Simulations and random decisions a second. Whole rounds of positions, so that all count alike."""
    simulations, decisions = 0, 0.0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(POSITIONS):
            one, more = think()
            simulations, decisions = simulations + one, decisions + more
    took = time.process_time() - start
    return simulations / took, decisions / took


def measure(rounds: Iterable[int], seconds: float, text: str) -> dict[str, tuple[float, float]]:
    """Medians: of each searcher, simulations and random decisions a second."""
    searchers: dict[str, Callable[[], tuple[int, float]]] = {
        "peer": Theirs().think,
        "rollouts": Ours(True, False, text).think,
        "judged": Ours(False, False, text).think,
        "judged, every move looked at": Ours(False, True, text).think,
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in searchers}
    for think in searchers.values():
        rates(think, 0.1)  # to get warm
    for _ in rounds:
        for name, think in searchers.items():
            found[name].append(rates(think, seconds))
    return {
        name: (statistics.median(r[0] for r in all_), statistics.median(r[1] for r in all_))
        for name, all_ in found.items()
    }
