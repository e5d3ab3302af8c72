"""A turn of many small decisions is together no longer than one of few."""

from __future__ import annotations

from criee.server.bot_process import shorter
from criee.server.pace import LEAST, TURN, Pace


def play_turn(pace: Pace, seat: int, decisions: int) -> float:
    """A turn in which every decision takes as long as it may."""
    total = 0.0
    for _ in range(decisions):
        seconds = pace.allowed(seat)
        pace.thought(seat, seconds)
        pace.moved(seat)
        total += seconds
    return total


def test_a_turn_keeps_its_time_however_many_decisions_it_has() -> None:
    for decisions in (1, 2, 5, 30):
        assert play_turn(Pace(), 1, decisions) <= TURN + decisions * LEAST


def test_what_is_usual_is_learned_from_the_turns_before() -> None:
    quick, slow = Pace(), Pace()
    for _ in range(20):
        play_turn(quick, 1, 1)
        quick.moved(0)
        play_turn(slow, 1, 12)
        slow.moved(0)
    assert quick.allowed(1) > 0.5 * TURN
    assert slow.allowed(1) < 0.15 * TURN


def test_with_somebody_elses_move_a_new_turn_begins() -> None:
    pace = Pace()
    play_turn(pace, 1, 6)
    tired = pace.allowed(1)
    pace.moved(0)
    assert pace.allowed(1) > tired
    assert pace.allowed(2) == pace.allowed(1)


def test_of_two_times_the_shorter_holds_and_0_is_none() -> None:
    assert (shorter(0.0, 2.0), shorter(2.0, 0.0), shorter(2.0, 1.0), shorter(1.0, 2.0)) == (2.0, 2.0, 1.0, 1.0)
