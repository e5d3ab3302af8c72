"""What happens at a table unasked: time runs out, bots answer, also too late. With a clock of our own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from criee.server import alarms, leaving, requests
from criee.server.backroom import Backroom
from criee.server.bot_process import Question
from criee.server.limits import Limits
from criee.server.messages import Draw, Move, Replace, Resign
from criee.server.people import Person, Setup
from criee.server.purse import Purse
from criee.server.screen import Screen
from criee.server.table import Table


class Wire:
    """A connection that remembers what it was told."""

    disconnected = False

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def tell(self, data: bytes) -> bool:
        self.told.append(json.loads(data[data.index(b'{"') :]))
        return True


class Disk:
    """A store that writes at once: what is written is not in question here."""

    key = b"k" * 32

    def __init__(self) -> None:
        self.rows: list[tuple[int, str, int]] = []  # seat, move, spent

    def write(self, job: Any) -> None:
        self.rows += [(seat, move, spent) for _, _, seat, move, _, spent in job.steps]
        asyncio.get_running_loop().call_soon(job.done, None)


class Heads:
    """Bots who answer only when they are told to, with their first legal move."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, asyncio.Future[str]]] = []

    async def choose(self, question: Question, payer: object) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked.append((question, answer))
        return await answer

    def answer(self, number: int) -> None:
        question, answer = self.asked[number]
        answer.set_result(question.moves[0])


def sit(kinds: str, minutes: int = 0) -> tuple[Table, Screen, Wire, Heads]:
    """A table of Tsukiji; a person on seat 0, the others as named."""
    heads: Any = Heads()
    disk: Any = Disk()
    limits = Limits(bot_pause=0.0)
    people = [Person(kind, kind) for kind in kinds.split()]  # type: ignore[arg-type]
    backroom = Backroom(disk, heads, limits, asyncio.get_running_loop())
    table = Table(backroom, "table", 1, Setup("tsukiji", 1, {}, 5, people, clock_minutes=minutes))
    wire: Any = Wire()
    screen = Screen(wire, Purse(limits))
    screen.seats = (0,)
    table.begin([])
    table.sit(screen, (0,), 0)
    return table, screen, wire, heads


async def until(holds: Callable[[], object]) -> None:
    for _ in range(30_000):  # only what fails waits so long
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never happened")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The driver's clock, in milliseconds, set by the test."""
    time = [1000.0]
    monkeypatch.setattr(alarms, "now", lambda: time[0])
    return time


def test_who_runs_out_of_time_is_replaced_by_a_bot(time: list[float]) -> None:
    async def story() -> None:
        table, screen, wire, heads = sit("person person", minutes=1)
        await until(lambda: table.driver.timekeeper.clocks is not None and table.driver.timekeeper.clocks.since)
        time[0] += 20_000
        requests.move(table, screen, Move(0, 0, "bid 1"))
        await until(lambda: wire.told[-1].get("seq") == table.seq)
        assert wire.told[-1]["clock"] == {"left": [40_000, 40_000], "running": [1]}
        time[0] += 41_000
        table.driver.timekeeper.flag()
        await until(lambda: heads.asked)
        assert table.people.seats[1].flagged and not table.people.seats[0].flagged
        heads.answer(0)
        await until(lambda: table.counts[1] == 1)
        assert table.driver.timekeeper.clocks is not None and table.driver.timekeeper.clocks.left[0] == 40_000
        table.driver.stop()

    asyncio.run(story())


def test_a_flag_that_comes_too_early_takes_nobodys_seat(time: list[float]) -> None:
    async def story() -> None:
        table, _, _, heads = sit("person person", minutes=1)
        await until(lambda: table.driver.timekeeper.clocks is not None and table.driver.timekeeper.clocks.since)
        time[0] += 59_000
        table.driver.timekeeper.flag()
        await asyncio.sleep(0.01)
        assert not heads.asked and not any(person.flagged for person in table.people.seats)
        table.driver.stop()

    asyncio.run(story())


def test_a_bots_answer_to_a_position_that_was_taken_back_is_dropped() -> None:
    async def story() -> None:
        table, screen, _, heads = sit("person bot")
        await until(lambda: heads.asked)
        requests.move(table, screen, Move(0, 0, "bid 1"))
        await until(lambda: not table.pending)
        assert len(heads.asked) == 1  # a bot who thinks already is not asked again
        requests.ask_undo(table, screen, 0)  # nobody else is a person: granted at once
        await until(lambda: table.undone == 1 and not table.pending)
        heads.answer(0)
        await until(lambda: len(heads.asked) == 2)
        assert table.counts[1] == 0 and table.match.to_act() == (0, 1)
        heads.answer(1)
        await until(lambda: table.counts[1] == 1)
        table.driver.stop()

    asyncio.run(story())


def test_somebody_has_a_whole_minute_to_come_back(time: list[float]) -> None:
    async def story() -> None:
        table, screen, wire, _ = sit("person person")
        await until(lambda: not table.pending and screen.eyes)
        time[0] += 59_999
        leaving.decide(table, screen, Replace(0, 1))
        assert (wire.told[-1]["code"], wire.told[-1]["wait"]) == ("too-soon", 2)
        leaving.decide(table, screen, Draw(0, True))
        assert wire.told[-1]["state"] == "offered" and not table.match.over()
        time[0] += 1
        leaving.decide(table, screen, Replace(0, 1))
        assert table.people.seats[1].kind == "away"
        assert table.match.over(), "a bot minds no draw, and it was offered"
        table.driver.stop()

    asyncio.run(story())


def test_the_minute_begins_again_with_every_lost_line(time: list[float]) -> None:
    async def story() -> None:
        table, screen, wire, _ = sit("person person")
        await until(lambda: not table.pending and screen.eyes)
        other: Any = Wire()
        bo = Screen(other, Purse(Limits()))
        bo.seats = (1,)
        time[0] += 90_000
        table.sit(bo, (1,), 0)
        assert [card.gone for card in table.people.cards(time[0])] == [0, 0]
        table.left(bo)
        time[0] += 30_000
        assert [card.gone for card in table.people.cards(time[0])] == [0, 30_000]
        leaving.decide(table, screen, Replace(0, 1))
        assert wire.told[-1]["code"] == "too-soon"
        table.driver.stop()

    asyncio.run(story())


def test_a_bot_that_still_thinks_when_somebody_resigns_is_not_waited_for() -> None:
    async def story() -> None:
        table, screen, wire, heads = sit("person bot")
        await until(lambda: heads.asked)
        leaving.decide(table, screen, Resign(0))
        await until(lambda: wire.told[-1].get("status") == "over")
        assert not table.driver.alarms.tasks and not table.driver.thinking
        assert heads.asked[0][1].cancelled()
        assert [move for _, move, _ in table.backroom.store.rows][-1:] == ["resign"]  # type: ignore[attr-defined]
        table.driver.stop()

    asyncio.run(story())
