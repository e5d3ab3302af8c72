"""Positions that somebody bent: refused with the reason, or played to the end with every promise kept."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from criee.engine.check import canonical, check_match
from criee.engine.game import HOUSE, Game, State
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game, packages, sign
from refusals import fitting, option_sets

ODD: list[object] = [None, True, False, -1, 0, 1, 2, 3, 7, 99, 10**12, "", "?", "tuna", [], {}, 1.5, ["x"], [[]]]


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


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands, at every depth."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    found = [path] if path else []
    for key in keys:
        found += places(data[key], (*path, key))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def bend(rng: Rng, position: dict[str, Any], other: dict[str, Any]) -> str:
    """Changes one thing in place, the way people do: forget it, double it, move it, mistype it. Says what."""
    spots = places(position)
    path = spots[int(rng.below(len(spots)))]
    home, key = at(position, path[:-1]), path[-1]
    value = home[key]
    kind = int(rng.below(7))
    if kind == 0:
        del home[key]
    elif kind == 1:
        home[key] = copy.deepcopy(ODD[int(rng.below(len(ODD)))])
    elif kind == 2 and isinstance(value, int):
        home[key] = (not value) if isinstance(value, bool) else value + (1 if rng.below(2) else -1)
    elif kind == 3:
        try:
            home[key] = copy.deepcopy(at(other, path))  # from another moment
        except (KeyError, IndexError, TypeError):
            home[key] = None
    elif kind == 4 and isinstance(home, list):
        home.append(copy.deepcopy(value))
    elif kind == 5 and isinstance(home, list):
        home.reverse()
    else:
        twin = spots[int(rng.below(len(spots)))]  # two places exchanged
        if twin[: len(path)] != path and path[: len(twin)] != twin:
            there = at(position, twin[:-1])
            home[key], there[twin[-1]] = there[twin[-1]], value
    return f"{path}: {kind}"


def read(game: Game[Any], position: dict[str, Any]) -> State | None:
    """The state behind a position; None if it is refused, which must be with a reason."""
    try:
        state: State = game.from_position(position)
    except Impossible as error:
        assert error.reason
        return None
    low, high = game.sign.seats
    return state if low <= state.seats <= high else None


@pytest.mark.parametrize("name", list(packages()))
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**31), bends=st.integers(1, 3))
def test_a_bent_position_is_refused_or_plays_to_its_end(name: str, seed: int, bends: int) -> None:
    rng = Rng(seed)
    options = option_sets(name)
    game = open_game(name, options[int(rng.below(len(options)))])
    low, high = sign(name).seats
    seats = fitting(game, low + int(rng.below(high - low + 1)))
    position = some_position(game, seats, seed)
    other = some_position(game, seats, seed + 1)
    for _ in range(bends):
        bend(rng, position, other)
    state = read(game, json.loads(canonical(position)))
    if state is not None:
        check_match(game, int(state.seats), seed, start=state)
