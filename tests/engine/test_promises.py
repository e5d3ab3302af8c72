"""The promises, on every game, by Hypothesis and by seed; and that a broken promise is found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from criee.engine.bits import count
from criee.engine.check import check_game, check_match, check_notation
from criee.engine.game import Game
from criee.engine.line import Impossible, Refused
from criee.engine.promise import Broken
from criee.engine.rng import Rng
from criee.games import components, open_game, packages, sign
from criee.games.tsukiji.game import SIGN, Tsukiji
from criee.games.tsukiji.state import TsukijiState
from refusals import fitting

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


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
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
@settings(max_examples=60, deadline=None)
@given(st.text(max_size=30))
def test_nonsense_is_never_a_move(name: str, text: str) -> None:
    game = open_game(name)
    try:
        move = game.parse(text)
    except (ValueError, Refused):
        return
    assert sorted(game.describe(move).split()) == sorted(text.split())  # a pair may be named in either order


class Leaky(Tsukiji):
    """Shows everybody the sealed bids."""

    def view(self, state: TsukijiState, seat: int) -> Mapping[str, object]:
        return {**super().view(state, seat), "spy": [int(state.bid0), int(state.bid1)]}

    def imagine(self, view: Mapping[str, object], seat: int, rng: Rng) -> TsukijiState:
        return super().imagine({k: v for k, v in view.items() if k != "spy"}, seat, rng)


class Forgetful(Tsukiji):
    """Loses a card whenever the discard pile has three."""

    def census(self, state: TsukijiState) -> dict[str, int]:
        return {"cards": 18 - (count(state.discard) > 2)}


class Gossip(Tsukiji):
    """Tells the number of a sealed bid in the log."""

    def story(self, before: TsukijiState, after: TsukijiState, seat: int, move: int, viewer: int) -> list[Any]:
        lines = super().story(before, after, seat, move, viewer)
        if move < 4:
            lines[0].args["bid"] = move
        return lines


class Miscounting(Tsukiji):
    def score(self, state: TsukijiState) -> list[Any]:
        return super().score(state)[1:]


def broken(kind: type[Tsukiji]) -> Game[Any]:
    from criee.engine.options import Options

    return kind(SIGN, Options(SIGN.options, {}), components("tsukiji"))


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (Leaky, "hidden things change no byte"),
        (Gossip, "hidden things change no byte"),
        (Forgetful, "components are conserved"),
        (Miscounting, "the score sheet adds up"),
    ],
)
def test_a_broken_promise_is_found(kind: type[Tsukiji], promise: str) -> None:
    with pytest.raises(Broken) as found:
        check_game(broken(kind), 2, 40)
    assert found.value.promise == promise
    assert found.value.record.startswith("criee record 1")
