"""Random play inside compiled code: the inner loop of simulations, searches and benchmarks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from criee.engine.game import Game
from criee.engine.phase import HOUSE, State
from criee.engine.rng import Rng


def playout(game: Game[Any], state: State, rng: Rng) -> i64:
    """Plays at random to the end, in place. Returns how many decisions the players made."""
    decisions: i64 = 0
    while True:
        phase = game.phases[state.phase]
        acting = phase.to_act(state)
        if len(acting) == 0:
            return decisions
        for seat in acting:
            if seat == HOUSE:
                phase.play(state, HOUSE, phase.draw(state, rng))
            else:
                phase.play(state, seat, phase.pick(state, seat, rng))
                decisions += 1


def playouts(game: Game[Any], seats: int, matches: int, seed: int) -> i64:
    """Many random matches; how many decisions they took together."""
    rng = Rng(seed)
    total: i64 = 0
    for _ in range(matches):
        total += playout(game, game.new(seats), rng)
    return total
