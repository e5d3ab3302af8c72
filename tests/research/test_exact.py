"""The exact solver: against games that can be solved by hand, and against what must hold in any."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from criee.engine.game import Game
from criee.engine.phase import State
from criee.games import open_game

pytest.importorskip("scipy", reason="scipy is of the extra `bench`")

from criee.research.exact import Against, Odds, Perfect, matrix_value  # noqa: E402

TINY = {  # four cards without icons, bids of 1 or 2: hardly more than taking the better card
    "cards": {"faces": [["R1", "O1"], ["R2", "O2"], ["R3", "O3"], ["R4", "O4"]]},
    "balance": {"notches": 2},
    "bids": {"highest": 2},
}


@pytest.fixture(autouse=True)
def deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize(
    ("payoff", "value"),
    [
        ([[0.25]], 0.25),
        ([[1.0, 0.0], [0.0, 1.0]], 0.5),  # matching pennies
        ([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], 0.0),  # stone, paper, scissors
        ([[3.0, 1.0], [0.0, 2.0]], 1.5),  # by hand: the first row half of the time, and 3p = p + 2(1 - p)
        ([[2.0, 0.0, 3.0], [1.0, 2.0, 2.0]], 4 / 3),  # the third column is never chosen; a third of the first row
        ([[0.4, 0.9], [0.3, 0.1]], 0.4),  # a saddle: nobody mixes
        ([[0.2, 0.6, 0.3]], 0.2),
    ],
)
def test_matrix_games_by_hand(payoff: list[list[float]], value: float) -> None:
    assert matrix_value(payoff) == pytest.approx(value, abs=1e-9)
    turned = [[-payoff[i][j] for i in range(len(payoff))] for j in range(len(payoff[0]))]
    assert matrix_value(turned) == pytest.approx(-value, abs=1e-9)


def tiny() -> Game[Any]:
    return open_game("tsukiji", variant=TINY)


def near_the_end(game: Game[Any]) -> State:
    """The last round, the barrel in the middle by night, two cards on the balance: 4 and 1. Nobody has any other.

    Who bids higher takes the 4 and pays with a notch of the barrel, which is worth 2 points to the other: 4 against 2.
    Equal bids by night: both cards go, nobody has anything, a draw. So a bid of 2 is never worse than one of 1.
    """
    position = {
        "phase": "bid",
        "balance": ["R4", "R1"],
        "top": "",
        "deck": [],
        "discard": ["R2", "R3"],
        "emptied": 2,
        "last": True,
    }
    found: State = game.read_all({**game.position(game.new(2)), **position})
    return found


def test_one_round_by_hand() -> None:
    game = tiny()
    assert Perfect(game).value(near_the_end(game)) == pytest.approx(0.5)

    def timid(state: State, seat: int) -> Odds:
        moves = game.moves(state, seat)
        return [(moves[0], 1.0)]

    def even(state: State, seat: int) -> Odds:
        moves = game.moves(state, seat)
        return [(move, 1 / len(moves)) for move in moves]

    def bold(state: State, seat: int) -> Odds:
        moves = game.moves(state, seat)
        return [(moves[-1] if len(game.to_act(state)) > 1 else moves[0], 1.0)]

    # who bids 1 loses to a 2; who tosses a coin loses half of the time and draws otherwise; who bids 2 draws
    for policy, lost in ((timid, 0.5), (even, 0.25), (bold, 0.0)):
        assert Against(game, 0, policy).value(near_the_end(game)) == pytest.approx(0.5 - lost)
        assert Against(game, 1, policy).value(near_the_end(game)) == pytest.approx(0.5 + lost)


def test_a_whole_match_is_fair_and_no_policy_beats_perfect_play() -> None:
    game = tiny()
    perfect = Perfect(game)
    assert perfect.value(game.new(2)) == pytest.approx(0.5, abs=1e-9)  # the seats are alike

    def first(state: State, seat: int) -> Odds:
        return [(game.moves(state, seat)[0], 1.0)]

    assert Against(game, 0, first).value(game.new(2)) < 0.5
    assert Against(game, 1, first).value(game.new(2)) > 0.5
