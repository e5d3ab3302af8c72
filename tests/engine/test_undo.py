"""Taking back: only while nothing hidden has come to light; the reason is said where it is not allowed."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.record import write
from criee.engine.rng import Rng
from criee.engine.undo import state_after, take_back, taker
from criee.games import open_game, packages, sign
from undoing import back_to


def table(name: str, seats: int, seed: int = 4) -> Match:
    match = Match(open_game(name), seats, seed)
    match.settle()
    return match


def say(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, match.game.parse(move))


def why(match: Match, seat: int) -> str:
    before = write(match)
    with pytest.raises(Refused) as refused:
        take_back(match, seat)
    assert write(match) == before and back_to(match, seat) is None
    return refused.value.key


def test_a_half_move_goes_back() -> None:
    match = table("tokyo", 2)
    seat = match.to_act()[0]
    before = write(match)
    say(match, seat, "navigate")
    assert back_to(match, seat) == len(match.steps) - 1
    take_back(match, seat)
    assert write(match) == before


def test_there_may_be_nothing_to_take_back() -> None:
    assert why(table("tsukiji", 2), 0) == "undo-nothing"


def test_not_after_others_have_moved() -> None:
    match = table("tsukiji", 2)
    say(match, 0, "bid 3")
    assert back_to(match, 0) is not None  # sealed: nobody has seen it
    say(match, 1, "bid 1")
    assert why(match, 0) == "undo-others"


def test_not_after_something_hidden_came_to_light() -> None:
    match = table("tsukiji", 2)
    say(match, 0, "bid 3")
    say(match, 1, "bid 1")
    assert why(match, 1) == "undo-revealed"


def test_nobody_is_told_to_ask_for_a_sealed_choice_that_was_opened() -> None:
    match = table("tsukiji", 2)
    say(match, 0, "bid 3")
    assert taker(match) == 0
    say(match, 1, "bid 1")
    assert taker(match) == HOUSE


def test_not_after_chance_has_spoken() -> None:
    match = table("tsukiji", 2)
    say(match, 0, "bid 3")
    say(match, 1, "bid 1")
    say(match, 0, match.game.describe(match.moves(0)[0]))
    assert why(match, 0) == "undo-chance"


@pytest.mark.parametrize("name", list(packages()))
def test_who_may_ask_is_seen_at_a_glance(name: str) -> None:
    """Told so, one has it back if nothing hidden came to light; else only where chance had no choice."""
    low, _ = sign(name).seats
    luck = Rng(3)
    match = table(name, low)
    while not match.over() and len(match.steps) < 30:
        seat = luck.pick(list(match.to_act()))
        match.play(seat, luck.pick(match.moves(seat)))
        for other in range(low):
            if other == taker(match):
                assert back_to(match, other) is not None or why(match, other) == "undo-revealed"
            elif back_to(match, other) is not None:
                assert any(step.drawn for step in match.steps[back_to(match, other) :])


@pytest.mark.parametrize("name", list(packages()))
def test_the_house_has_no_choice_where_there_is_no_chance(name: str) -> None:
    match = table(name, sign(name).seats[0])
    luck = Rng(5)
    while not match.over() and len(match.steps) < 200:
        seat = luck.pick(list(match.to_act()))
        match.play(seat, luck.pick(match.moves(seat)))
    state = match.first_state()
    for step in match.steps:
        if step.seat == HOUSE and not step.drawn:
            assert len(match.game.moves(state, HOUSE)) == 1
        match.game.play(state, step.seat, step.move)


@pytest.mark.parametrize("name", list(packages()))
def test_what_went_back_comes_again_alike(name: str) -> None:
    """The house draws by the number of the step: the same move after an undo leads to the same match."""
    match = table(name, sign(name).seats[0], 7)
    undone = 0
    for _ in range(20):
        if match.over():
            break
        seat = match.to_act()[0]
        move = Rng(5, len(match.steps)).pick(match.moves(seat))
        match.play(seat, move)
        after = write(match)
        if back_to(match, seat) is not None:
            take_back(match, seat)
            match.play(seat, move)
            undone += 1
            assert write(match) == after
    position: Any = match.game.position
    assert position(state_after(match, len(match.steps))) == position(match.state)
    assert undone > 0
