"""Cheating at the bell (F13): every way that was thought of, with times handed in. And honest people's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.server import alarms, requests
from criee.server.backroom import Backroom
from criee.server.limits import Limits
from criee.server.messages import Move, Ring
from criee.server.people import Person, Setup
from criee.server.purse import Purse
from criee.server.referee import MOST_CREDIT, SLACK, Bell
from criee.server.screen import Screen
from criee.server.store import Stored
from criee.server.table import Table
from server.test_driver import Disk, Heads, Wire, until

OPENED = 1000.0
GOAL = 60.0  # what a cheat may gain


class Line(Wire):
    """A connection that answers no ping by itself; its system says how long it is, unless a proxy stands between."""

    def __init__(self, system: float | None) -> None:
        super().__init__()
        self.system = system

    def line(self) -> float | None:
        return self.system

    def ping(self, answered: Callable[[float], None]) -> None:
        pass


class Hall:
    """A table of Fangfrisch, and the bell at it."""

    def __init__(self) -> None:
        self.disk = Disk()
        disk: Any = self.disk
        heads: Any = Heads()
        self.limits = Limits()
        backroom = Backroom(disk, heads, self.limits, asyncio.get_running_loop())
        people = [Person("person", name) for name in "abc"]
        self.table = Table(backroom, "table", 1, Setup("fangfrisch", 1, {}, 5, people, live=True, clock_minutes=1))

    @property
    def bell(self) -> Bell:
        bell = self.table.driver.bellman.bell
        assert bell is not None
        return bell

    def connect(self, seat: int, pongs: list[float], system: float | None = None) -> Screen:
        wire: Any = Line(system)
        screen = Screen(wire, Purse(self.limits))
        screen.seats = (seat,)
        for millis in pongs:
            screen.trips.add(millis)
        return screen

    async def open(self, *screens: Screen) -> None:
        """The first card, for those who are there."""
        for screen in screens:
            self.table.crowd.come(screen, screen.seats)
        self.table.begin([])
        await until(lambda: self.table.driver.bellman.bell)

    async def next_card(self, time: list[float]) -> None:
        """Nobody rings: the lot grows by a card."""
        before = self.bell
        time[0] = before.deadline() + 1
        self.table.driver.bellman.decide()
        await until(lambda: self.table.driver.bellman.bell not in (None, before))
        assert self.bell.opened == time[0]

    def sit(self, screen: Screen) -> None:
        self.table.sit(screen, screen.seats, 0)

    def ring(self, screen: Screen, claim: float = 0.0) -> float:
        """The reaction that counts."""
        self.table.driver.rang(screen, Ring(screen.seats[0], self.bell.seq, claim))
        return self.bell.rings[screen.seats[0]]


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The driver's clock, in milliseconds, set by the test."""
    now = [OPENED]
    monkeypatch.setattr(alarms, "now", lambda: now[0])
    return now


def play(story: Callable[[Hall], Any]) -> None:
    async def evening() -> None:
        hall = Hall()
        try:
            await story(hall)
        finally:
            hall.table.driver.stop()

    asyncio.run(evening())


def test_F13_who_holds_all_pongs_back_is_known_by_its_system(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [1000.0] * 9, system=20.0)
        await hall.open(cheat)
        now[0] = OPENED + 20 + 400
        assert hall.ring(cheat) >= 400 - GOAL

    play(story)


def test_F13_behind_a_proxy_held_pongs_gain_the_rest_of_the_most_credit(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [1000.0] * 9)
        await hall.open(cheat)
        now[0] = OPENED + 20 + 600
        assert hall.ring(cheat) == 620 - MOST_CREDIT

    play(story)


@pytest.mark.parametrize("system", [20.0, None])
def test_F13_some_late_pongs_gain_nothing(now: list[float], system: float | None) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [1000.0, 1000.0, 20.0] * 3, system)
        await hall.open(cheat)
        now[0] = OPENED + 20 + 400
        assert hall.ring(cheat) >= 400 - GOAL

    play(story)


def test_F13_a_line_that_grew_since_this_lot_is_credited_as_it_was(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [20.0] * 9)
        await hall.open(cheat)
        for _ in range(2):
            await hall.next_card(now)
            for _ in range(9):
                cheat.trips.add(1000.0)
        now[0] += 20 + 400
        assert hall.ring(cheat) >= 400 - GOAL

    play(story)


def test_F13_who_sits_down_when_the_card_is_there_has_seen_it_since_it_was_shown(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [20.0] * 9)
        await hall.open(hall.connect(1, [20.0]))
        now[0] = OPENED + 300
        hall.sit(cheat)
        now[0] = OPENED + 20 + 400
        assert hall.ring(cheat) >= 400 - GOAL

    play(story)


def test_F13_a_connection_that_came_since_this_lot_is_credited_like_those_before(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        await hall.open(hall.connect(0, [20.0] * 9))
        await hall.next_card(now)
        cheat = hall.connect(0, [1000.0] * 3)
        hall.table.crowd.come(cheat, (0,))  # between two cards
        await hall.next_card(now)
        now[0] += 20 + 400
        assert hall.ring(cheat) >= 400 - GOAL

    play(story)


def test_F13_sitting_down_again_does_not_push_old_round_trips_out(now: list[float]) -> None:
    """Nine new pings would, all held back; so the first ones are sent once."""

    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [20.0] * 9)
        hall.sit(cheat)
        await until(lambda: hall.table.driver.bellman.bell)
        timer = hall.table.driver.alarms.timers[f"ping {id(cheat)}"]
        for _ in range(3):
            hall.sit(cheat)
        assert hall.table.driver.alarms.timers[f"ping {id(cheat)}"] is timer

    play(story)


@pytest.mark.parametrize("slow_first", [True, False])
@pytest.mark.parametrize("system", [True, False])
def test_F13_a_second_slow_line_credits_nothing_to_the_fast_one(
    now: list[float], slow_first: bool, system: bool
) -> None:
    async def story(hall: Hall) -> None:
        slow = hall.connect(0, [300.0] * 9, 300.0 if system else None)
        fast = hall.connect(0, [20.0] * 9, 20.0 if system else None)
        await hall.open(*((slow, fast) if slow_first else (fast, slow)))
        now[0] = OPENED + 20 + 400
        assert hall.ring(fast) >= 400 - GOAL

    play(story)


@pytest.mark.parametrize("slow_first", [True, False])
def test_F13_a_card_seen_over_a_fast_line_is_not_credited_as_seen_over_a_slow_one(
    now: list[float], slow_first: bool
) -> None:
    async def story(hall: Hall) -> None:
        slow, fast = hall.connect(0, [300.0] * 9, 300.0), hall.connect(0, [20.0] * 9, 20.0)
        await hall.open(*((slow, fast) if slow_first else (fast, slow)))
        now[0] = OPENED + 10 + 400 + 150
        assert hall.ring(slow) >= 400 - GOAL

    play(story)


def test_F13_an_honest_ring_over_a_long_line_is_believed(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        far, near = hall.connect(0, [200.0] * 9, 201.0), hall.connect(1, [10.0] * 9, 10.5)
        await hall.open(far, near)
        now[0] = OPENED + 10 + 400
        assert hall.ring(near, 400.0) == 400
        now[0] = OPENED + 200 + 390 + 30  # and the screen needs its time
        assert hall.ring(far, 390.0) == 390
        assert hall.bell.first() == [0]

    play(story)


def test_F13_who_lost_the_line_can_ring_over_a_new_one(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        old, new = hall.connect(0, [80.0] * 9, 80.0), hall.connect(0, [], 90.0)
        await hall.open(old)
        hall.table.left(old)
        now[0] = OPENED + 500
        hall.sit(new)
        now[0] = OPENED + 900
        assert hall.ring(new, 300.0) == 900 - 80 - SLACK

    play(story)


@pytest.mark.parametrize("word", ["ring", "wait"])
def test_F13_a_move_between_decision_and_writing_is_not_played_on_a_card_nobody_has_seen(
    now: list[float], word: str
) -> None:
    async def story(hall: Hall) -> None:
        cheat = hall.connect(0, [20.0] * 9)
        await hall.open(cheat)
        now[0] = hall.bell.deadline() + 1
        hall.table.driver.bellman.decide()
        steps, made = hall.table.seq, hall.table.counts[0]
        requests.move(hall.table, cheat, Move(0, made, word))  # blind: the count is guessed, the card is not told yet
        assert (hall.table.seq, hall.table.counts[0]) == (steps, made)
        wire: Any = cheat.wire
        assert wire.told[-1] == {"type": "error", "code": "closed", "message": "the bell is not open", "wait": 0}
        await until(lambda: hall.table.driver.bellman.bell)
        assert 0 in hall.bell.waiting

    play(story)


def test_the_time_a_bell_took_is_still_gone_after_a_restart(now: list[float]) -> None:
    async def story(hall: Hall) -> None:
        people = [hall.connect(seat, [20.0] * 9) for seat in range(3)]
        await hall.open(*people)
        clocks = hall.table.driver.timekeeper.clocks
        assert clocks is not None and set(clocks.since) == {0, 1, 2}
        await hall.next_card(now)
        await hall.next_card(now)
        left = clocks.shown(now[0])
        assert all(60_000 - 10_000 < millis < 60_000 for millis in left)
        hall.table.restore(Stored(1, {}, hall.disk.rows, []))
        assert hall.table.driver.clock() == {"left": left, "running": [0, 1, 2]}

    play(story)


def test_F13_a_table_opened_where_several_have_rung_draws_the_winner() -> None:
    """Nobody knows any more who was first."""

    async def story(hall: Hall) -> None:
        match = Match(hall.table.game, 3, 5, refereed=True)
        match.settle()
        seats = match.to_act()
        for seat in seats:
            match.play(seat, match.game.parse("ring"))
        setup = hall.table.setup
        setup.position = match.game.position(match.state)
        table = Table(hall.table.backroom, "other", 2, setup)
        table.sit(hall.connect(0, [20.0]), (0,), 0)
        await until(lambda: table.seq)
        assert table.journal[0] in [(HOUSE, f"award p{seat + 1}") for seat in seats]
        table.driver.stop()

    play(story)
