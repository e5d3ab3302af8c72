"""Counts of all lines of play from fixed positions: any change of the rules shows here (B5-B24).

A line is a sequence of moves, the house's draws included; after each depth the number of different lines is counted.
"""

from __future__ import annotations

from typing import Any

import pytest

from bigfish.drawn import FIRST_GAME, tiles
from criee.engine.game import Game
from criee.engine.phase import State
from criee.games import open_game

TURNED = (("red", 1), ("blue", 2), ("green", 3), ("yellow", 1))
MIXED = (("green", 2), ("yellow", 3), ("red", 0), ("blue", 1))
START = ["S.SS..", "......", "......", "......", "......", "s.ss.."]
MIDDLE = ["S....M", "......", "B.s...", "..S..m", "......", "s.b..s"]

TABLE: list[tuple[tuple[tuple[str, int], ...], list[str], dict[str, object], list[int]]] = [
    (FIRST_GAME, START, {}, [6, 32, 262, 1910]),
    (TURNED, START, {}, [6, 36, 290, 2179]),
    (MIXED, START, {}, [8, 61, 701, 8456]),
    (FIRST_GAME, MIDDLE, {}, [14, 138, 1203, 9906]),
    (TURNED, MIDDLE, {}, [12, 99, 820, 6501]),
    (FIRST_GAME, START, {"stops": True}, [6, 21, 104, 739]),
]


def lines(game: Game[Any], state: State, depth: int) -> int:
    moves = [(seat, move) for seat in game.to_act(state) for move in game.moves(state, seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for seat, move in moves:
        then: State = state.clone()
        game.play(then, seat, move)
        total += lines(game, then, depth - 1)
    return total


@pytest.mark.parametrize(("placed", "board", "options", "counts"), TABLE)
def test_lines_of_play(
    placed: tuple[tuple[str, int], ...], board: list[str], options: dict[str, object], counts: list[int]
) -> None:
    """B5-B24: depths 1 to 4."""
    game = open_game("bigfish", options)
    state = game.from_position({"phase": "step", "tiles": tiles(*placed), "board": board})
    assert [lines(game, state, depth) for depth in range(1, 5)] == counts
