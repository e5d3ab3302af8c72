"""Our games through OpenSpiel's interface: the same matches, the same knowledge."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from criee.engine.game import Game
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign

pytest.importorskip("pyspiel", reason="OpenSpiel is the extra `bench`")

from criee.research.openspiel import SpielGame, SpielState  # noqa: E402

MATCHES = 2


def opened(name: str) -> tuple[Game[Any], SpielGame]:
    game = open_game(name)
    return game, SpielGame(game, sign(name).seats[0])


def forced(game: Game[Any], truth: Any) -> None:
    """What the adapter does without being asked."""
    while HOUSE in game.to_act(truth) and len(game.moves(truth, HOUSE)) == 1:
        game.play(truth, HOUSE, game.moves(truth, HOUSE)[0])


@pytest.mark.parametrize("name", packages())
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_random_match_is_the_same_in_the_engine(name: str, seed: int) -> None:
    game, spiel = opened(name)
    luck = Random(seed)
    state, truth = spiel.new_initial_state(), game.new(spiel.seats)
    while not state.is_terminal():
        forced(game, truth)
        seat = HOUSE if state.is_chance_node() else state.current_player()
        assert seat == game.to_act(truth)[0]
        assert state.legal_actions() == sorted(game.moves(truth, seat))
        move = luck.choice(state.legal_actions())
        state.apply_action(move)
        game.play(truth, seat, move)
    forced(game, truth)
    assert game.position(state.truth) == game.position(truth)
    outcome = game.outcome(truth)
    assert outcome is not None
    winners = [seat for seat, won in enumerate(state.returns()) if won == max(state.returns())]
    assert winners == sorted(outcome.winners)
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", packages())
def test_the_odds_of_luck_are_those_of_the_house(name: str) -> None:
    game, spiel = opened(name)
    luck = Random(7)
    met = 0
    for state in decisions(spiel, luck):
        if state.is_chance_node():
            met += 1
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            drawn = {int(game.draw(state.truth, Rng(seed))) for seed in range(20)}
            assert drawn <= {move for move, _ in outcomes}
    assert met


@pytest.mark.parametrize("name", packages())
def test_resampling_keeps_what_the_seat_knows(name: str) -> None:
    _, spiel = opened(name)
    luck = Random(3)
    for number, state in enumerate(decisions(spiel, luck)):
        if number % 5 == 0 and not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, luck.random)
            assert other.information_state_string() == state.information_state_string()
            assert other.current_player() == seat
            assert other.legal_actions() == state.legal_actions()


def test_a_sealed_bid_is_seen_by_nobody_else() -> None:
    _, spiel = opened("tsukiji")
    state = first_decision(spiel)
    low, high = state.clone(), state.clone()
    low.apply_action(state.legal_actions()[0])
    high.apply_action(state.legal_actions()[-1])
    assert low.current_player() == high.current_player() == 1
    assert low.information_state_string() == high.information_state_string()
    assert low.information_state_string(0) != high.information_state_string(0)
    sampled = {str(low.resample_from_infostate(1, Random(seed).random)) for seed in range(40)}
    assert len(sampled) == len(state.legal_actions())


def test_a_copy_goes_its_own_way() -> None:
    _, spiel = opened("bigfish")
    state = first_decision(spiel)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_its_searches_play() -> None:
    """OpenSpiel's own code, as the benchmark uses it."""
    algorithms = pytest.importorskip("open_spiel.python.algorithms.mcts")
    others = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    for name in ("bigfish", "tsukiji"):
        _, spiel = opened(name)
        state = first_decision(spiel)
        evaluator = algorithms.RandomRolloutEvaluator(1)
        bot: Any = others.ISMCTSBot(spiel, evaluator, 2.0, 5)
        if name == "bigfish":
            bot = algorithms.MCTSBot(spiel, 2.0, 5, evaluator)
        assert bot.step(state) in state.legal_actions()


def decisions(spiel: SpielGame, luck: Random) -> list[SpielState]:
    """The states of one random match."""
    found = []
    state = spiel.new_initial_state()
    while not state.is_terminal():
        found.append(state.clone())
        state.apply_action(luck.choice(state.legal_actions()))
    return found


def first_decision(spiel: SpielGame) -> SpielState:
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state
