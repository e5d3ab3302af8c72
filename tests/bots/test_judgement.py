"""The learned judgement: chances that add up, certain where a match is over, for these features and no others."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec

from criee.bots.judgement import Judgement
from criee.bots.ladder import learned
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign

GAMES = list(packages())


def played(name: str, seats: int, seed: int, steps: int) -> Match:
    match, rng = Match(open_game(name), seats, seed), Rng(seed)
    match.settle()
    while not match.over() and len(match.steps) < steps:
        seat = match.to_act()[0]
        match.play(seat, rng.pick(match.moves(seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_to_one(name: str) -> None:
    low, high = sign(name).seats
    for seats in range(low, high + 1):
        match = played(name, seats, 3, 40)
        chances = vec[float]([-1.0] * 8)
        Judgement(match.game, learned(name)).chances(match.state, chances)
        found = [chances[seat] for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in found)
        assert abs(sum(found) - 1.0) < 1e-9


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_what_is_over_is_known(name: str) -> None:
    match = played(name, sign(name).seats[0], 5, 1_000_000)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    chances = vec[float]([-1.0] * 8)
    Judgement(match.game, learned(name)).chances(match.state, chances)
    for seat in range(match.seats):
        assert chances[seat] == (1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_written(name: str) -> None:
    """Whatever stood there before: a place that is left out would carry the last position's number on."""
    match = played(name, sign(name).seats[1], 2, 60)
    size = len(match.game.mind.legend())
    assert size > 0
    for seat in range(match.seats):
        first, second = vec[float]([7.5] * size), vec[float]([-3.25] * size)
        match.game.mind.features(match.state, seat, first)
        match.game.mind.features(match.state, seat, second)
        assert [first[i] for i in range(size)] == [second[i] for i in range(size)]


@pytest.mark.parametrize("name", [name for name in GAMES if learned(name)])
def test_what_was_learned_says_where_it_comes_from(name: str) -> None:
    data = json.loads(learned(name))
    assert data["legend"] == open_game(name).mind.legend()
    assert data["made"]["command"].startswith(f"criee train {name} ")
    assert {"seed", "date", "version"} <= set(data["made"])


def test_weights_of_other_features_are_refused() -> None:
    game = open_game("tsukiji")
    other = json.dumps({"legend": ["something else"], "hidden": 0, "linear": [1.0], "weights": []})
    with pytest.raises(Impossible, match="other features"):
        Judgement(game, other)


def test_without_anything_learned_worth_decides() -> None:
    match = played("bigfish", 2, 1, 30)
    chances = vec[float]([0.0] * 8)
    Judgement(match.game).chances(match.state, chances)
    better = match.game.mind.worth(match.state, 0) > 0.0
    assert (chances[0] > 0.5) == better
