"""The promises, on every game, by Hypothesis and by seed."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from criee.engine.check import check_match, check_notation
from criee.engine.line import Impossible, Refused
from criee.games import open_game, packages, sign
from refusals import fitting

EXAMPLES = int(os.environ.get("CRIEE_EXAMPLES", "0"))
TABLES = [(name, seats) for name in packages() for seats in range(sign(name).seats[0], sign(name).seats[1] + 1)]


def some_options(name: str) -> st.SearchStrategy[dict[str, object]]:
    """Any mixture of house rules."""
    choices: dict[str, st.SearchStrategy[object]] = {}
    for option in sign(name).options:
        if isinstance(option.default, bool):
            choices[option.key] = st.booleans()
        elif option.choices:
            choices[option.key] = st.sampled_from(option.choices)
        else:
            choices[option.key] = st.integers(option.low, option.high)
    return st.fixed_dictionaries(choices)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=EXAMPLES or 6, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_promises_hold_under_any_house_rules(name: str, seats: int, data: st.DataObject) -> None:
    try:
        game = open_game(name, data.draw(some_options(name)))
    except Impossible:  # house rules that contradict each other are refused
        assume(False)
    assume(fitting(game, seats) == seats)
    assert check_match(game, seats, data.draw(st.integers(0, 2**32))) > 0


@pytest.mark.parametrize("name", list(packages()))
def test_text_and_code_are_one(name: str) -> None:
    check_notation(open_game(name))


@pytest.mark.parametrize("name", list(packages()))
@settings(max_examples=60)
@given(st.text(max_size=30))
def test_nonsense_is_never_a_move(name: str, text: str) -> None:
    game = open_game(name)
    try:
        move = game.parse(text)
    except (ValueError, Refused):
        return
    assert sorted(game.describe(move).split()) == sorted(text.split())  # a pair may be named in either order
