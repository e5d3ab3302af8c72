"""Bots see views only, and the better ones win."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from typing import Any

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.bots.matrix import solve
from criee.engine.game import Game
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.record import read
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
def test_a_bot_chooses_by_the_view_alone_and_remembers_nothing(name: str) -> None:
    """One bot at every seat, shown the view itself, chooses like a new one that got the view over a line."""
    game = open_game(name)
    old = seat_bot("greedy", game)
    match = Match(game, sign(name).seats[0], 4)
    compared = 0
    while compared < 12:
        match.settle()
        if match.over():  # a short game: another match, with the same bot
            match = Match(game, sign(name).seats[0], 5 + compared)
            continue
        seat = match.to_act()[-1]
        moves, view = match.moves(seat), game.view(match.state, seat)
        if len(moves) > 1:
            sent = json.loads(json.dumps(view))
            chosen = seat_bot("greedy", game).choose(sent, seat, moves, Rng(5))
            assert old.choose(view, seat, moves, Rng(5)) == chosen
            compared += 1
        match.play(seat, moves[-1])


@pytest.mark.parametrize("name", ["fangfrisch", "tokyo", "tsukiji"])
def test_a_bot_does_not_know_what_a_rival_has_sealed(name: str) -> None:
    """Two true matches that differ in one sealed move only: the rival chooses the same in both."""
    moments = 0
    for game, state, seat, rival in islice(sealed_moments(name), 5):
        moments += 1
        chosen = set()
        for sealed in (game.moves(state, seat)[0], game.moves(state, seat)[-1]):
            then = state.clone()
            game.play(then, seat, sealed)
            view, moves = game.view(then, rival), game.moves(then, rival)
            chosen.add(seat_bot("greedy", game).choose(view, rival, moves, Rng(5)))
        assert len(chosen) == 1
    assert moments == 5


def sealed_moments(name: str) -> Iterator[tuple[Game[Any], Any, int, int]]:
    """From the game's own records: a state in which several seats choose at once, and two of them."""
    for file in files(packages()[name]).joinpath("records").iterdir():
        match = read(file.read_text(encoding="utf-8"), open_game)
        game, state = match.game, match.first_state()
        for step in match.steps:
            acting = game.to_act(state)
            if len(acting) > 1 and len(game.moves(state, acting[0])) > 1:
                yield game, state, acting[0], acting[1]
            game.play(state, step.seat, step.move)


@pytest.mark.compiled
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
    with pytest.raises(Impossible, match="there are: noa, .*, strongest, gentlest, random, greedy"):
        seat_bot("genius", open_game("tsukiji"))
