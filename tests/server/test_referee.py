"""Clocks and the bell: F11, F13, with times handed in, not waited for."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criee.engine.window import Window
from criee.server.referee import MOST_CREDIT, QUICKEST, SLACK, SPREAD, STRETCH, Bell, Clocks, Lines, RoundTrips


def simulation() -> Any:
    path = Path(__file__).parents[2] / "benchmarks" / "bell.py"
    spec = importlib.util.spec_from_file_location("bell_simulation", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BELL = simulation()


def line(*pings: float, system: float | None = None) -> RoundTrips:
    trips = RoundTrips()
    trips.system = system
    for millis in pings:
        trips.add(millis)
    return trips


LINE = line(100.0 - SLACK, system=100.0 - SLACK)  # credited with 100


def window(seats: tuple[int, ...], millis: int, **differences: tuple[int, ...]) -> Window:
    return Window(seats, millis, ring=0, wait=1, award=seats, **differences)  # moves of no game


def bell(seats: tuple[int, ...] = (0, 1), millis: int = 3000, **differences: tuple[int, ...]) -> Bell:
    opened = Bell(window(seats, millis, **differences), 5, 1000.0, {})
    for seat in seats:
        opened.show(seat, LINE)
    return opened


def test_F13_the_shorter_reaction_wins_though_it_arrives_later() -> None:
    rung = bell()
    assert rung.ring(0, 400.0, 1410.0, LINE) == "rung"  # near: 10 ms away
    assert rung.deadline() == 1000.0 + 400.0 + 100.0  # until then seat 1 could still beat it
    assert rung.ring(1, 380.0, 1470.0, LINE) == "rung"  # far: 90 ms away
    assert rung.order() == [1, 0] and rung.first() == [1] and rung.margin() == 20
    assert rung.deadline() == 0.0


def test_F13_a_claim_is_believed_only_as_far_as_the_line_explains_it() -> None:
    rung = bell()
    rung.ring(0, 0.0, 1500.0, LINE)  # 500 ms passed and the line may take 100: at least 400
    assert rung.rings[0] == 400.0
    rung.ring(1, 900.0, 1500.0, LINE)  # nobody has reacted later than the ring arrived
    assert rung.rings[1] == 500.0
    quick = bell()
    quick.ring(0, 0.0, 1001.0, LINE)
    assert quick.rings[0] == QUICKEST


def test_F13_without_a_claim_no_delay_is_credited() -> None:
    rung = bell()
    rung.ring(0, None, 1450.0)
    assert rung.rings[0] == 450.0


def test_F11_a_bell_that_opens_later_is_locked_until_then() -> None:
    rung = bell(opens=(800, 0))
    assert rung.ring(0, 700.0, 1750.0, LINE) == "locked"
    assert rung.ring(0, 850.0, 1900.0, LINE) == "rung"
    assert rung.ring(0, 860.0, 1910.0, LINE) == "again"


def test_F13_a_head_start_is_taken_off_before_times_are_compared() -> None:
    rung = bell(lead=(0, 60))
    rung.ring(0, 400.0, 1420.0, LINE)
    assert rung.deadline() == 1000.0 + 460.0 + 100.0
    rung.ring(1, 450.0, 1500.0, LINE)
    assert rung.order() == [1, 0] and rung.margin() == 10


def test_F13_no_ring_counts_when_the_window_is_over() -> None:
    rung = bell(millis=500)
    assert rung.deadline() == 1000.0 + 500.0 + 100.0
    assert rung.ring(0, 560.0, 1600.0, LINE) == "late"
    assert rung.ring(2, 100.0, 1200.0, LINE) == "closed"
    rung.decline([1])
    assert rung.first() == [] and rung.deadline() == 0.0
    assert rung.ring(1, 100.0, 1200.0, LINE) == "closed"


def test_equal_times_are_left_to_the_dice() -> None:
    rung = bell()
    rung.ring(0, 400.02, 1450.0, LINE)
    rung.ring(1, 400.04, 1480.0, LINE)
    assert rung.first() == [0, 1] and rung.margin() == 0


def test_a_line_is_as_long_as_its_pings_usually_are_and_no_longer_than_the_system_says() -> None:
    assert line().usual() == 0.0
    assert line(system=80.0).usual() == 80.0
    assert line(50, 52, 48, 900, 51, system=60.0).usual() == 51
    assert line(*[1000] * 9, system=60.0).usual() == 60.0
    assert line(*[20] * 9, *[1000] * 9, system=60.0).usual() == 60.0


def test_by_pings_alone_a_line_is_as_long_as_the_shortest_of_late_and_a_little() -> None:
    assert line(50, 52, 48, 900, 51).usual() == line(*[900] * 8, 48).usual() == 48 * STRETCH + SPREAD
    assert line(48, *[900] * 9).usual() == 900 * STRETCH + SPREAD


def test_a_ring_is_credited_with_the_line_it_came_over_and_some_slack() -> None:
    near, far = line(20.0, system=20.0), line(100.0, system=100.0)
    assert Lines([far]).credit(far) == 100 + SLACK
    both = Lines([near, far])  # the card may have been seen over the near one
    assert both.credit(near) == 20 + SLACK and both.credit(far) == both.most() == 60 + SLACK
    assert Lines([line()]).most() == SLACK
    assert Lines([line(2000.0)]).most() == MOST_CREDIT


def test_a_line_that_grows_or_comes_during_a_lot_is_no_longer_than_those_at_its_beginning() -> None:
    old, unknown, new = line(20.0), line(), line(300.0)
    lot = Lines([old, unknown])
    unknown.add(300.0)
    old.samples.clear()
    old.add(300.0)
    lot.come(new)
    assert lot.length(old) == lot.length(unknown) == lot.length(new) == 20 * STRETCH + SPREAD
    old.samples.clear()
    old.add(5.0)
    assert lot.length(old) == 5 * STRETCH + SPREAD, "a line may become shorter"


def test_nobody_there_when_the_lot_began_is_credited_with_the_line_it_comes_over() -> None:
    far = line()
    rung = Bell(window((0, 1), 3000), 5, 1000.0, {})
    rung.show(1, LINE)
    rung.show(0, far)
    far.add(140.0)
    assert rung.ring(0, 0.0, 1900.0, far) == "rung"
    assert rung.rings[0] == 900 - (140 * STRETCH + SPREAD + SLACK)


@pytest.mark.parametrize("round_trip", [10, 50, 100, 200, 300])
def test_F13_equal_reactions_win_equally_often_over_any_line(round_trip: int) -> None:
    """50 +- 3 % over round trips of 10 to 300 ms; many lines, since each is measured with its own luck."""
    luck = Random(round_trip)
    assert 47.0 <= BELL.share(round_trip, 8000, luck) <= 53.0
    if round_trip >= 200:
        assert BELL.share(round_trip, 4000, luck, corrected=False) < 15.0, "the test can tell an unfair bell"
    if round_trip <= 200:
        assert 47.0 <= BELL.share(round_trip, 8000, luck, direct=False) <= 53.0, "behind a proxy"
        assert 45.0 <= BELL.share(round_trip, 8000, luck, slow=0.02) <= 53.0, "one packet in 50 is slow"


@pytest.mark.parametrize("direct", [True, False])
@pytest.mark.parametrize("name", BELL.CHEATS)
def test_F13_no_cheat_gains_more_than_60_ms_on_average(name: str, direct: bool) -> None:
    """But one: behind a proxy only the cheat's own pongs say how far away it is."""
    for round_trip in (10, 100, 200):
        mean, most = BELL.gain(BELL.CHEATS[name], round_trip, 1000, Random(round_trip), direct)
        if direct or name != "holds all pongs back":
            assert mean <= 60.0
        assert most <= MOST_CREDIT


def test_F13_behind_a_proxy_held_pongs_gain_what_is_missing_to_the_most_credit() -> None:
    """Credited delay less the true round trip of that ring: exactly that, for every single ring."""
    cheat = BELL.Line(100.0, Random(5)).measure(False, BELL.HELD)
    for _ in range(2000):
        reaction, travels = BELL.honest(cheat).reaction(), cheat.travel() + cheat.travel()
        rung = Bell(window((0,), 3000), 1, 0.0, {})
        rung.show(0, cheat.trips)
        rung.ring(0, 0.0, reaction + travels, cheat.trips)
        assert reaction - rung.rings[0] <= max(0.0, MOST_CREDIT - travels) + 1e-6


def test_a_clock_runs_only_for_who_is_to_act() -> None:
    clocks = Clocks(2, 1)
    clocks.run([0], 1000)
    assert clocks.shown(4000) == [57000, 60000] and list(clocks.since) == [0]
    assert clocks.next_flag(4000) == (57000, 0)
    assert clocks.spent(0, 5000) == 4000
    clocks.run([1], 5000)
    assert clocks.shown(8000) == [56000, 57000] and list(clocks.since) == [1]
    clocks.run([], 8000)
    assert clocks.next_flag(9000) is None and clocks.left == [56000, 57000]


def test_time_that_others_ended_is_written_with_the_next_step() -> None:
    clocks = Clocks(2, 1)
    clocks.run([0, 1], 0)
    assert clocks.spent(0, 1000) == 1000
    clocks.run([0], 3000)  # what seat 1 had to decide was taken back
    clocks.run([1], 4000)
    assert clocks.spent(1, 9000) == 3000 + 5000
    assert clocks.spent(1, 9000) == 0 and clocks.left == [58_000, 52_000]
