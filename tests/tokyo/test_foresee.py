"""What a move is said to do beforehand is what it does (K16, K45, K48, K55, K57); a sealed bid says nothing (K60)."""

from __future__ import annotations

from typing import Any, cast

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.rng import Rng
from refusals import option_sets
from tokyo.stages import STAGES
from tokyo.table import Data, Table, opened, ship

MUST = ("land", "degrade", "hammer", "score")  # what the house does without any choice
STEPS = 200


def seen(match: Match, seat: int) -> Data:
    return cast(Data, match.game.view(match.state, seat))


def really(start: Match, seat: int, move: int) -> Data:
    """Plays a move in a match of its own, lets the house do what it must, and looks at the table again."""
    match = Match(start.game, start.seats, 1, start=start.state)
    before = seen(match, seat)
    match.follow(seat, move)
    while match.to_act() == (HOUSE,) and match.game.phase(match.state).name in MUST:
        match.follow(HOUSE, match.moves(HOUSE)[0])
    after = seen(match, seat)
    mine, then = before["players"][seat], after["players"][seat]
    return {
        "cash": then["cash"] - mine["cash"],
        "resources": then["resources"] - mine["resources"],
        "overfished": [fish for fish in after["overfished"] if fish not in before["overfished"]],
    }


def hold(match: Match, rng: Rng | None = None) -> int:
    """Two of the legal moves of this moment, or all of them, foreseen and played. Returns how many said anything."""
    telling = 0
    for seat in match.to_act():
        moves = match.moves(seat)
        for move in moves if rng is None else {rng.pick(moves), rng.pick(moves)}:
            foreseen: dict[str, Any] = dict(match.game.voice.foresee(match.state, seat, move))
            if match.game.phase(match.state).name == "bid":
                assert foreseen == {}
                continue
            assert foreseen == really(match, seat, move), match.game.describe(move)
            telling += any(foreseen.values())
    return telling


@pytest.mark.compiled
def test_K57_what_is_foreseen_happens() -> None:
    """Under every house rule, along matches between players who often play sensibly."""
    telling = 0
    for number, options in enumerate(option_sets("tokyo")):
        match = Match(opened(tuple(options.items())), 2 + number % 5, number)
        rng = Rng(number)
        while not match.over() and len(match.steps) < STEPS:
            acting = match.to_act()
            if acting[0] == HOUSE:
                match.follow(HOUSE, match.draw())
                continue
            if rng.below(3) == 0:
                telling += hold(match, rng)
            seat = rng.pick(list(acting))
            wise = match.game.mind.instinct(match.state, seat, rng)
            match.follow(seat, wise if rng.below(2) else rng.pick(match.moves(seat)))
    assert telling > 600


@pytest.mark.compiled
def test_K57_what_is_foreseen_happens_in_every_market() -> None:
    telling = 0
    for stage in STAGES.values():
        table = stage()
        telling += hold(Match(table.game, int(table.state.seats), 1, start=table.state))
    assert telling > 60


def foreseen(table: Table, move: str, seat: int = 0) -> Data:
    return dict(table.game.voice.foresee(table.state, seat, table.game.parse(move)))


def test_K16_the_end_of_a_navigation_pays_for_what_landed() -> None:
    t = Table([], [{"docks": 3, "permits": {}}, {}], ships=[ship(16, 0, "sea", mackerel=5)])
    t.play("navigate", "moor 16 right", *["price mackerel 100"] * 5)
    assert foreseen(t, "done") == {"cash": 200, "resources": 0, "overfished": []}


def test_K48_the_last_bid_is_the_hammer() -> None:
    t = Table(["auction", "octopus"], [{"tokens": {"octopus": 1}}, {}, {}])
    t.play("enter auction action", "lay octopus", "close").play("bid 200", seat=1)
    assert foreseen(t, "bid 300", 2) == {"cash": -300, "resources": 3, "overfished": []}
    assert foreseen(t, "pass", 2) == {"cash": 0, "resources": 0, "overfished": []}


def test_K55_the_last_barrel_is_foreseen_to_overfish() -> None:
    players: list[Data] = [{"permits": {"mackerel": 1}}, {"fresh": [{"item": "mackerel", "price": 100, "count": 5}]}]
    t = Table([], players, ships=[ship(1, 0, "sea")]).play("navigate")
    assert foreseen(t, "fish mackerel 1") == {"cash": 0, "resources": 0, "overfished": ["mackerel"]}


def test_K60_nothing_is_foreseen_of_a_sealed_bid() -> None:
    t = STAGES["sealed crab"]()
    assert t.game.to_act(t.state) == (2,) and foreseen(t, "bid 500", 2) == {}


def test_K45_the_view_says_what_the_aquarium_still_wants() -> None:
    t = Table(["aquarium", "eel", "salmon"], [{}, {}], aquarium={"old-salmon": 1, "mackerel": 3})
    assert t.view["demand"] == {"mackerel": 0, "salmon": 1, "eel": 2}
    assert Table(["eel"], [{}, {}]).view["demand"] == {}
