"""Positions that somebody bent: refused with the reason, or played to the end with every promise kept.

More of them, by chance:

    CRIEE_EXAMPLES=5000 PYTHONPATH=build/compiled .venv/bin/python -m pytest -n 2 tests/project/test_bent_positions.py
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criee.engine.check import check_match
from criee.engine.game import Game
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.phase import HOUSE, State
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from mutations import bend
from refusals import fitting, option_sets

EXAMPLES = int(os.environ.get("CRIEE_EXAMPLES", "0"))


def some_position(game: Game[Any], seats: int, seed: int) -> dict[str, Any]:
    """A position that random play comes through."""
    match = Match(game, seats, seed)
    rng = Rng(seed + 1)
    for _ in range(int(rng.below(150)) if rng.below(3) else int(rng.below(1500))):
        acting = match.to_act()
        if not acting:
            break
        seat = rng.pick(list(acting))
        match.follow(seat, match.draw() if seat == HOUSE else rng.pick(match.moves(seat)))
    position: dict[str, Any] = json.loads(canonical(game.position(match.state)))
    return position


def read(game: Game[Any], position: dict[str, Any]) -> State | None:
    """The state behind a position; None if it is refused, which must be with a reason."""
    try:
        state: State = game.from_position(position)
    except Impossible as error:
        assert error.reason
        return None
    low, high = game.sign.seats
    return state if low <= state.seats <= high else None


@pytest.mark.compiled
@pytest.mark.parametrize("name", list(packages()))
@settings(max_examples=EXAMPLES or 120, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**31), bends=st.integers(1, 3))
def test_a_bent_position_is_refused_or_plays_to_its_end(name: str, seed: int, bends: int) -> None:
    rng = Rng(seed)
    options = option_sets(name)
    game = open_game(name, options[int(rng.below(len(options)))])
    low, high = sign(name).seats
    seats = fitting(game, low + int(rng.below(high - low + 1)))
    position = some_position(game, seats, seed)
    other = some_position(game, seats, seed + 1)
    luck = Random(seed)
    for _ in range(bends):
        bend(position, other, luck)
    state = read(game, position)
    if state is not None:
        check_match(game, int(state.seats), seed, start=state)
