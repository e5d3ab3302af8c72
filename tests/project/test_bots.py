"""Bots see views only, and the better ones win."""

from __future__ import annotations

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.bots.matrix import solve
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign


def test_a_matrix_game_is_solved_for_a_mixed_strategy() -> None:
    scissors = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert all(abs(p - 1 / 3) < 0.02 for p in scissors)
    pennies = solve([[2, -1], [-1, 1]])  # equilibrium: 2/5, 3/5
    assert abs(pennies[0] - 0.4) < 0.02
    assert solve([[1, 1], [0, 0]])[0] > 0.99


def test_greedy_does_not_bid_the_same_every_time() -> None:
    game = open_game("tsukiji")
    piles = [{"mackerel": ["B4W"]}, {"mackerel": ["B2W"]}]
    near_the_end = {"phase": "bid", "balance": ["B5", "B3W"], "top": "Y5", "barrel": 2, "piles": piles}
    state = game.from_position(near_the_end)
    bot = seat_bot("greedy", game)
    bids = {bot.choose(game.view(state, 0), 0, game.moves(state, 0), Rng(seed)) for seed in range(25)}
    assert len(bids) > 1


@pytest.mark.parametrize("name", list(packages()))
def test_a_bot_cannot_tell_hidden_things_apart(name: str) -> None:
    """The same view leads to the same choice, whatever the truth behind it."""
    game = open_game(name)
    bot = seat_bot("greedy", game)
    for seed in range(3):
        match = Match(game, sign(name).seats[0], seed)
        rng = Rng(seed)
        match.settle()
        for _ in range(30):
            if match.over():
                break
            seat = match.to_act()[0]
            match.play(seat, rng.pick(match.moves(seat)))
        if not match.over():
            seat = match.to_act()[-1]
            moves = match.moves(seat)
            world = game.imagine(game.view(match.state, seat), seat, Rng(99))
            truth = bot.choose(game.view(match.state, seat), seat, moves, Rng(5))
            assert bot.choose(game.view(world, seat), seat, moves, Rng(5)) == truth


@pytest.mark.parametrize("name", list(packages()))
def test_greedy_beats_random(name: str) -> None:
    """A few matches only: `criee simulate` measures the real figure. Here greedy must win most."""
    game = open_game(name)
    seats = sign(name).seats[0]
    wins = 0
    for seed in range(8):
        bots = [seat_bot("random", game) for _ in range(seats)]
        bots[seed % seats] = seat_bot("greedy", game)
        outcome = game.outcome(duel(game, bots, seed).state)
        assert outcome is not None
        wins += outcome.winners == [seed % seats]
    assert wins >= 6


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(Impossible, match="there are: random, greedy"):
        seat_bot("genius", open_game("tsukiji"))
