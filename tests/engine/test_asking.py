"""What is asked of a person, and how: warnings before something is thrown away, formalities, actions begun."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine.match import Match, is_formality, offer
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.engine.undo import take_back
from criee.games import open_game, packages, sign
from tokyo.table import Table, ship
from undoing import back_to
from wasabi.counter import Counter


def warned(game: Any, state: Any, seat: int = 0) -> dict[str, tuple[str, str]]:
    """The moves that are asked for twice: the text and the rule behind it."""
    choices = [one for one in offer(game, state, seat) if "warn" in one]
    return {str(one["move"]): (one["warn"]["key"], one["warn"]["rule"]) for one in choices}  # type: ignore[index]


def test_W12_whoever_is_done_is_told_what_stays_unclaimed() -> None:
    table = Counter(". . tu . .", hand=["maki"], recipes=["Tekkamaki"])
    assert warned(table.game, table.state) == {}
    table.lay("maki", "d1")
    assert table.moves()[0].startswith("claim")
    assert warned(table.game, table.state) == {"done": ("warn-unclaimed", "W12")}
    table.play("claim Tekkamaki")
    assert warned(table.game, table.state) == {}


def test_K25_a_market_that_could_only_take_the_last_ship_is_entered_with_open_eyes() -> None:
    docked = [ship(1, 0, "left")]
    poor = Table(["ships"], [{"docks": 1}, {}], ships=docked)
    assert warned(poor.game, poor.state)["enter ships action"] == ("warn-only-ship", "K25")
    poor.play("enter ships action")
    assert warned(poor.game, poor.state) == {"sell ship 1": ("warn-last-ship", "K40")}
    roomy = Table(["ships"], [{"docks": 2, "cash": 2000}, {}], ships=docked)
    assert "enter ships action" not in warned(roomy.game, roomy.state)


def test_K40_K46_a_ship_is_not_sold_by_a_slip_of_the_hand() -> None:
    fleet = [ship(1, 0, "left"), ship(8, 0, "middle")]
    for market, rule in (("ships", "K40"), ("used", "K46")):
        t = Table([market], [{"docks": 2}, {}], ships=fleet)
        t.play(f"enter {market} action")
        assert warned(t.game, t.state) == {f"sell ship {one}": ("warn-ship-sold", rule) for one in (1, 8)}


def test_K25_a_ship_that_is_all_one_can_sell_is_asked_for_once_at_the_door() -> None:
    t = Table(["ships"], [{"docks": 1}, {}], ships=[ship(1, 0, "left"), ship(8, 0, "sea")])
    assert warned(t.game, t.state)["enter ships action"] == ("warn-only-sale", "K25")
    t.play("enter ships action")
    assert warned(t.game, t.state) == {}


def test_K8_a_turn_that_ends_with_actions_left_is_asked_for() -> None:
    for actions in (2, 1, 0):
        t = Table([], [{}, {}], actions=actions)
        assert ("end" in warned(t.game, t.state)) == (actions > 0)


def test_nobody_is_asked_for_what_is_no_choice() -> None:
    """A tile laid, no card, nothing to claim: all that is left is to say so."""
    table = Counter(". . . . .", hand=["maki", "egg"], recipes=["Tekkamaki"])
    table.lay("egg", "e5")
    [only] = offer(table.game, table.state, 0)
    assert only["move"] == "done" and only["formal"] is True
    free = Counter(". . . . .", hand=["maki", "egg"], recipes=["Tekkamaki"], cards=["chop"])
    free.lay("egg", "e5")
    assert not any("formal" in one for one in offer(free.game, free.state, 0))


@pytest.mark.parametrize("name", sorted(packages()))
def test_an_action_that_was_begun_goes_back_to_its_beginning(name: str) -> None:
    """As long as nothing was revealed and nobody else acted: step by step, until no action is begun."""
    game = open_game(name)
    found = 0
    for seed in range(6):
        match, rng = Match(game, sign(name).seats[0], seed), Rng(seed, 9)
        match.settle()
        while not match.over() and len(match.steps) < 400:
            seat = match.to_act()[0]
            match.play(seat, rng.pick(match.moves(seat)))
            if not match.over() and game.phase(match.state).midway and rng.unit() < 0.2:
                found += goes_back(match)
    assert found > 0 or not any(phase.midway for phase in game.phases)


def goes_back(match: Match) -> int:
    """How many half actions were undone; each leads to where it began, or to something that was revealed."""
    game, seat = match.game, match.to_act()[0]
    before = game.view(match.state, NOBODY)
    while game.phase(match.state).midway:
        if back_to(match, seat) is None:
            return 0
        last = len(match.steps)
        take_back(match, seat)
        assert len(match.steps) < last
    assert game.view(match.state, NOBODY) != before
    return 1


@pytest.mark.parametrize("name", sorted(packages()))
def test_a_formality_is_the_only_move_and_a_step_like_any_other(name: str) -> None:
    game = open_game(name)
    for seed in range(4):
        match, rng = Match(game, sign(name).seats[0], seed), Rng(seed, 3)
        match.settle()
        while not match.over() and len(match.steps) < 500:
            seat = match.to_act()[0]
            moves = match.moves(seat)
            formal = [one for one in offer(game, match.state, seat) if "formal" in one]
            assert bool(formal) == is_formality(game, match.state, moves)
            assert not formal or len(moves) == 1
            match.play(seat, rng.pick(moves))
