"""Clocks and the bell: F11, F13, with times handed in, not waited for."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criee.engine.game import Window
from criee.server.referee import MOST_CREDIT, QUICKEST, SLACK, Bell, Clocks, RoundTrips


def simulation() -> Any:
    path = Path(__file__).parents[2] / "benchmarks" / "bell.py"
    spec = importlib.util.spec_from_file_location("bell_simulation", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BELL = simulation()


def bell(seats: tuple[int, ...] = (0, 1), millis: int = 3000, **differences: tuple[int, ...]) -> Bell:
    opened = Bell(Window(seats, millis, **differences), 5)
    for seat in seats:
        opened.show(seat, 1000.0, 100.0)
    return opened


def test_F13_the_shorter_reaction_wins_though_it_arrives_later() -> None:
    rung = bell()
    assert rung.ring(0, 400.0, 1410.0) == "rung"  # near: 10 ms away
    assert rung.deadline() == 1000.0 + 400.0 + 100.0  # until then seat 1 could still beat it
    assert rung.ring(1, 380.0, 1470.0) == "rung"  # far: 90 ms away
    assert rung.order() == [1, 0] and rung.first() == [1] and rung.margin() == 20
    assert rung.deadline() == 0.0


def test_F13_a_claim_is_believed_only_as_far_as_the_line_explains_it() -> None:
    rung = bell()
    rung.ring(0, 0.0, 1500.0)  # 500 ms passed and the line may take 100: at least 400
    assert rung.rings[0] == 400.0
    rung.ring(1, 900.0, 1500.0)  # nobody has reacted later than the ring arrived
    assert rung.rings[1] == 500.0
    quick = bell()
    quick.ring(0, 0.0, 1001.0)
    assert quick.rings[0] == QUICKEST


def test_F13_without_a_claim_no_delay_is_credited() -> None:
    rung = bell()
    rung.ring(0, None, 1450.0)
    assert rung.rings[0] == 450.0


def test_F11_a_bell_that_opens_later_is_locked_until_then() -> None:
    rung = bell(opens=(800, 0))
    assert rung.ring(0, 700.0, 1750.0) == "locked"
    assert rung.ring(0, 850.0, 1900.0) == "rung"
    assert rung.ring(0, 860.0, 1910.0) == "again"


def test_F13_a_head_start_is_taken_off_before_times_are_compared() -> None:
    rung = bell(lead=(0, 60))
    rung.ring(0, 400.0, 1420.0)
    assert rung.deadline() == 1000.0 + 460.0 + 100.0
    rung.ring(1, 450.0, 1500.0)
    assert rung.order() == [1, 0] and rung.margin() == 10


def test_F13_no_ring_counts_when_the_window_is_over() -> None:
    rung = bell(millis=500)
    assert rung.deadline() == 1000.0 + 500.0 + 100.0
    assert rung.ring(0, 560.0, 1600.0) == "late"
    assert rung.ring(2, 100.0, 1200.0) == "closed"
    rung.decline([1])
    assert rung.first() == [] and rung.deadline() == 0.0
    assert rung.ring(1, 100.0, 1200.0) == "closed"


def test_equal_times_are_left_to_the_dice() -> None:
    rung = bell()
    rung.ring(0, 400.02, 1450.0)
    rung.ring(1, 400.04, 1480.0)
    assert rung.first() == [0, 1] and rung.margin() == 0


def test_a_line_is_credited_with_its_usual_delay_and_not_with_its_worst() -> None:
    trips = RoundTrips()
    assert trips.credit() == SLACK
    for millis in (50, 52, 48, 900, 51):
        trips.add(millis)
    assert trips.credit() == 51 + SLACK
    for _ in range(9):
        trips.add(2000)
    assert trips.credit() == MOST_CREDIT


@pytest.mark.parametrize("line", [10, 50, 100, 200, 300])
def test_F13_equal_reactions_win_equally_often_over_any_line(line: int) -> None:
    """50 +- 3 % over round trips of 10 to 300 ms; many lines, since each is measured with its own luck."""
    luck = Random(line)
    shares = [BELL.share(line, 100, luck) for _ in range(80)]
    assert 47.0 <= sum(shares) / len(shares) <= 53.0
    if line >= 200:
        assert BELL.share(line, 4000, luck, corrected=False) < 15.0, "the test can tell an unfair bell"


@pytest.mark.parametrize("line", [10, 100, 300])
@pytest.mark.parametrize("pongs_late", [0.0, 1000.0])
def test_F13_lying_gains_no_more_than_the_stated_bound(line: int, pongs_late: float) -> None:
    """Credited delay less the true round trip of that ring: exactly that, for every single ring."""
    luck = Random(line)
    liar = BELL.Player(line, luck, lies=True, pongs_late=pongs_late)
    credit = liar.trips.credit()
    assert credit <= MOST_CREDIT
    for _ in range(2000):
        shown, reaction, travels = 0.0, liar.reaction(), liar.travel() + liar.travel()
        rung = Bell(Window((0,), 3000), 1)
        rung.show(0, shown, credit)
        rung.ring(0, 0.0, shown + reaction + travels)
        assert reaction - rung.rings[0] <= max(0.0, credit - travels) + 1e-6


def test_a_clock_runs_only_for_who_is_to_act() -> None:
    clocks = Clocks(2, 1)
    clocks.run([0], 1000)
    assert clocks.shown(4000) == [57000, 60000] and list(clocks.since) == [0]
    assert clocks.next_flag(4000) == (57000, 0)
    assert clocks.stop(0, 5000) == 4000
    clocks.run([1], 5000)
    assert clocks.shown(8000) == [56000, 57000] and list(clocks.since) == [1]
    clocks.run([], 8000)
    assert clocks.next_flag(9000) is None and clocks.left == [56000, 57000]
