"""The rules of The Last Herring, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine.line import Impossible, Refused
from criee.engine.match import Match
from criee.games import open_game


def match_of(*takes: int, rotten: bool = False) -> Match:
    """A match in which so many have been taken, in turn."""
    match = Match(open_game("herring", {"rotten": rotten}), seats=2, seed=1)
    for count in takes:
        match.play(match.to_act()[0], match.game.parse(f"take {count}"))
    return match


def position(match: Match) -> dict[str, Any]:
    return match.game.position(match.state)


def test_H1_the_barrel_is_full_and_everybody_sees_the_same() -> None:
    match = match_of()
    assert position(match) == {"phase": "take", "herrings": 21, "turn": 0, "taken": [0, 0]}
    assert match.game.view(match.state, 0) == match.game.view(match.state, 1)


def test_H2_players_take_one_to_three_in_turn() -> None:
    match = match_of(3, 1)
    assert position(match) == {"phase": "take", "herrings": 17, "turn": 0, "taken": [3, 1]}
    assert [match.game.describe(move) for move in match.moves(0)] == ["take 1", "take 2", "take 3"]
    assert match.moves(1) == []
    with pytest.raises(ValueError, match="take 4"):
        match.game.parse("take 4")


def test_H2_nobody_takes_more_than_there_are() -> None:
    match = match_of(3, 3, 3, 3, 3, 3, 1)
    assert [match.game.describe(move) for move in match.moves(1)] == ["take 1", "take 2"]
    with pytest.raises(Refused) as refused:
        match.play(1, match.game.parse("take 3"))
    assert (refused.value.rule, refused.value.key) == ("H2", "refuse-few")


@pytest.mark.parametrize(("rotten", "winner", "rule"), [(False, 0, "H3"), (True, 1, "H4")])
def test_H3_H4_the_last_herring_decides(rotten: bool, winner: int, rule: str) -> None:
    match = match_of(3, 3, 3, 3, 3, 3, 3, rotten=rotten)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ([winner], [12, 9], rule)


@pytest.mark.parametrize(
    "bent", [{"herrings": 20}, {"taken": [4, 0]}, {"taken": [3, 0]}, {"phase": "over"}, {"taken": [1, 1], "turn": 1}]
)
def test_what_play_cannot_lead_to_is_refused(bent: dict[str, object]) -> None:
    """H1, H2, H3: none is lost, nobody takes twice, and it is over when the barrel is empty."""
    with pytest.raises(Impossible):
        open_game("herring").from_position({"phase": "take", **bent})


@pytest.mark.parametrize("rotten", [False, True])
def test_a_forecast_is_what_happens(rotten: bool) -> None:
    """H2: so many are left."""
    match = match_of(2, 3, rotten=rotten)
    for move in match.moves(0):
        foreseen = match.game.voice.foresee(match.state, 0, move)
        assert foreseen == {"left": 16 - move - 1}
