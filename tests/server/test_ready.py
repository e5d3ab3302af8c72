"""Who is not ready keeps the bell waiting: alone as long as it takes, with others before the first one, for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from criee.engine.phase import NOBODY
from criee.server import alarms
from criee.server.backroom import Backroom
from criee.server.bellman import READY
from criee.server.limits import Limits
from criee.server.people import Person, Setup
from criee.server.screen import Screen
from criee.server.table import Table
from server.test_bell import Hall
from server.test_driver import Disk, Heads, until


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(alarms, "now", lambda: now[0])
    return now


class Evening(Hall):
    """A live table of Fangfrisch where so many are people, the others bots."""

    def __init__(self, people: int) -> None:
        self.disk = Disk()
        disk: Any = self.disk
        heads: Any = Heads()
        self.limits = Limits()
        backroom = Backroom(disk, heads, self.limits, asyncio.get_running_loop())
        seats = [Person("person" if i < people else "bot", name, "greedy") for i, name in enumerate("abc")]
        self.table = Table(backroom, "table", 1, Setup("fangfrisch", 1, {}, 5, seats, live=True, clock_minutes=1))
        self.table.begin([])

    def come(self, seat: int, hold: bool = False) -> Screen:
        screen = self.connect(seat, [20.0] * 9)
        screen.holds = hold
        self.sit(screen)
        return screen

    def again(self, screen: Screen, hold: bool) -> None:
        screen.holds = hold
        self.sit(screen)

    @property
    def rings(self) -> bool:
        return self.table.driver.bellman.bell is not None


def told(screen: Screen) -> dict[str, Any]:
    """What the screen knows of the moment."""
    wire: Any = screen.wire
    return next(message for message in reversed(wire.told) if message["type"] == "steps")


def play(people: int, story: Callable[[Evening], Any]) -> None:
    async def evening() -> None:
        hall = Evening(people)
        try:
            await until(lambda: hall.table.seq)
            await story(hall)
        finally:
            hall.table.driver.stop()

    asyncio.run(evening())


def test_F13_alone_the_bell_waits_for_the_reader(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        ana = hall.come(0, hold=True)
        await asyncio.sleep(0)
        assert not hall.rings and "window" not in told(ana)
        assert told(ana)["moves"] == [] and told(ana)["clock"]["running"] == []
        now[0] += 10 * READY
        hall.again(ana, hold=False)
        await until(lambda: hall.rings)
        assert told(ana)["window"]["ring"] == "ring" and len(told(ana)["moves"]) == 2
        assert hall.bell.opened == now[0]
        assert told(ana)["clock"] == {"left": [60_000] * 3, "running": [0]}

    play(1, story)


def test_F13_alone_an_open_bell_is_taken_away_and_rings_anew(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        ana = hall.come(0)
        await until(lambda: hall.rings)
        first = hall.bell
        now[0] += 700
        hall.again(ana, hold=True)
        await until(lambda: not hall.rings)
        assert "bell" not in hall.table.driver.alarms.timers
        now[0] += 5000
        hall.again(ana, hold=False)
        await until(lambda: hall.rings)
        assert hall.bell is not first and hall.bell.seq == first.seq and hall.bell.opened == now[0]
        assert hall.table.counts == [0, 0, 0]

    play(1, story)


def test_F13_a_bell_that_was_struck_is_decided_first(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        ana = hall.come(0)
        await until(lambda: hall.rings)
        now[0] += 400
        hall.ring(ana, 400.0)
        hall.again(ana, hold=True)
        assert hall.rings

    play(1, story)


def test_F13_among_several_only_the_first_bell_waits_and_not_for_ever(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        ana, ben = hall.come(0, hold=True), hall.come(1)
        await asyncio.sleep(0)
        assert not hall.rings and "window" not in told(ben)
        timers = hall.table.driver.alarms.timers
        assert "ready" in timers
        now[0] += READY
        hall.table.driver.bellman.call_all()  # as the alarm does
        wires: list[Any] = [ana.wire, ben.wire]
        assert [wire.told[-1]["type"] for wire in wires] == ["resync", "resync"]
        hall.again(ben, hold=False)
        await until(lambda: hall.rings)
        assert "window" in told(ben)
        await hall.next_card(now)
        hall.again(ana, hold=True)
        assert hall.rings and "window" in told(ana)

    play(2, story)


def test_F13_when_the_last_is_ready_everybody_is_called(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        ana, ben = hall.come(0, hold=True), hall.come(1, hold=True)
        hall.again(ben, hold=False)
        await asyncio.sleep(0)
        assert not hall.rings
        hall.again(ana, hold=False)
        await until(lambda: hall.rings)
        wire: Any = ben.wire
        assert wire.told[-1]["type"] == "resync"

    play(2, story)


def test_F13_who_only_looks_on_keeps_nobody_waiting(now: list[float]) -> None:
    async def story(hall: Evening) -> None:
        looker = hall.connect(0, [20.0])
        looker.seats, looker.holds = (), True
        hall.table.sit(looker, (NOBODY,), 0)
        hall.come(0)
        await until(lambda: hall.rings)

    play(1, story)
