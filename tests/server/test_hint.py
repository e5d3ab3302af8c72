"""The frame `hint`: for whoever plays against bots alone, from the own view, told to the screen that asked alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from criee.bots import STRONGEST
from criee.server import alarms, requests
from criee.server.bot_pool import Pool
from criee.server.bot_process import Answer, Question
from criee.server.chef import RESTS
from criee.server.messages import Advised, Line, Move
from criee.server.purse import Purse
from criee.server.screen import Screen
from criee.server.table import Table
from server.guests import HallProcess
from server.test_driver import Heads, Wire, sit, until


class Chefs(Heads):
    """Heads that also give advice when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.hints: list[tuple[Question, asyncio.Future[list[Advised]]]] = []

    async def advise(self, question: Question, payer: object) -> list[Advised]:
        answer: asyncio.Future[list[Advised]] = asyncio.get_running_loop().create_future()
        self.hints.append((question, answer))
        return await answer

    def counsel(self, number: int) -> None:
        question, answer = self.hints[number]
        answer.set_result([Advised(question.moves[1], 0.6, 0.0, Line("why-best"))])


def table_of(kinds: str) -> tuple[Table, Screen, Wire, Chefs]:
    table, screen, wire, _ = sit(kinds)
    heads: Any = Chefs()
    table.backroom.pool = table.driver.chef.pool = heads
    return table, screen, wire, heads


def told(wire: Wire, kind: str) -> list[dict[str, Any]]:
    return [one for one in wire.told if one["type"] == kind]


def codes(wire: Wire) -> list[str]:
    return [one["code"] for one in told(wire, "error")]


def run(story: Callable[[], Any]) -> None:
    asyncio.run(story())


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    time = [1_000_000.0]
    monkeypatch.setattr(alarms, "now", lambda: time[0])
    return time


def test_the_answer_is_told_to_the_screen_that_asked_and_nothing_is_written() -> None:
    async def story() -> None:
        table, screen, wire, heads = table_of("person bot")
        other: Any = Wire()
        looker = Screen(other, Purse(table.backroom.limits))
        table.sit(looker, (-2,), 0)
        again: Any = Wire()
        second = Screen(again, Purse(table.backroom.limits))
        second.seats = (0,)
        table.sit(second, (0,), 0)
        await until(lambda: not table.pending)
        before = table.seq
        requests.hint(table, screen, 0)
        await until(lambda: heads.hints)
        heads.counsel(0)
        await until(lambda: told(wire, "hint"))
        news = told(wire, "hint")[0]
        assert (news["seat"], news["seq"]) == (0, before)
        assert news["moves"] == [{"move": "bid 2", "chance": 0.6, "share": 0.0, "why": news["moves"][0]["why"]}]
        assert not told(other, "hint") and not told(again, "hint")
        assert table.seq == before
        table.driver.stop()

    run(story)


def test_the_chef_sees_what_the_seat_sees() -> None:
    async def story() -> None:
        table, screen, _, heads = table_of("person bot")
        await until(lambda: not table.pending)
        requests.hint(table, screen, 0)
        await until(lambda: heads.hints)
        asked = heads.hints[0][0]
        assert (asked.seat, asked.bot, asked.hint) == (0, STRONGEST, True)
        assert json.dumps(asked.view, sort_keys=True) == json.dumps(table.view(0), sort_keys=True)
        table.driver.stop()

    run(story)


@pytest.mark.parametrize("kinds", ["person person", "person away"])
def test_between_people_the_chef_is_silent(kinds: str) -> None:
    async def story() -> None:
        table, screen, wire, heads = table_of(kinds)
        await until(lambda: not table.pending)
        requests.hint(table, screen, 0)
        assert codes(wire) == ["hint-people"] and not heads.hints
        table.driver.stop()

    run(story)


def test_one_question_at_a_time_and_a_rest_after_it(time: list[float]) -> None:
    async def story() -> None:
        table, screen, wire, heads = table_of("person bot")
        await until(lambda: not table.pending)
        requests.hint(table, screen, 0)
        requests.hint(table, screen, 0)
        assert codes(wire) == ["hint-busy"]
        await until(lambda: heads.hints)
        heads.counsel(0)
        await until(lambda: told(wire, "hint"))
        time[0] += RESTS / 2
        requests.hint(table, screen, 0)
        assert codes(wire) == ["hint-busy", "hint-soon"]
        assert 0 < told(wire, "error")[-1]["wait"] <= RESTS
        time[0] += RESTS
        requests.hint(table, screen, 0)
        await until(lambda: len(heads.hints) == 2)
        table.driver.stop()

    run(story)


def test_who_has_nothing_to_decide_is_told_so_and_a_seat_that_is_kept_warm_is_not_advised() -> None:
    async def story() -> None:
        table, screen, wire, heads = table_of("person bot")
        await until(lambda: not table.pending)
        requests.move(table, screen, Move(0, 0, "bid 1"))
        await until(lambda: not table.pending)
        requests.hint(table, screen, 0)
        requests.hint(table, screen, 1)
        assert codes(wire) == ["hint-turn", "away"] and not heads.hints
        table.driver.stop()

    run(story)


def test_a_screen_that_shows_somebody_else_meanwhile_is_told_nothing() -> None:
    async def story() -> None:
        table, screen, wire, heads = table_of("person bot")
        await until(lambda: not table.pending)
        requests.hint(table, screen, 0)
        await until(lambda: heads.hints)
        screen.seats = ()
        table.sit(screen, (-2,), 0)
        heads.counsel(0)
        await until(lambda: not table.driver.chef.thinking)
        assert not told(wire, "hint") and not codes(wire)
        table.driver.stop()

    run(story)


# --- in the pool --------------------------------------------------------------------------------


class Slow(Pool):
    """Heads that answer when they are told to."""

    def __init__(self, heads: int) -> None:
        super().__init__(heads)
        self.under_way: list[tuple[Question, asyncio.Future[Answer]]] = []

    async def _answer(self, question: Question) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.under_way.append((question, answer))
        return await answer

    def finish(self, number: int) -> None:
        question, answer = self.under_way[number]
        answer.set_result(Answer(question.moves[0], [Advised(question.moves[0], 0.5, 0.0, Line("why-best"))]))


def asked(name: str, hint: bool = False, millis: int = 0) -> Question:
    return Question(name, {}, "strongest", 0, {}, ["a", "b"], 1, millis, hint)


def test_hints_wait_for_moves_and_never_take_the_last_head() -> None:
    async def story() -> None:
        pool = Slow(2)
        hints = [asyncio.ensure_future(pool.advise(asked(f"hint {i}", True), i)) for i in range(3)]
        await asyncio.sleep(0)
        assert [one.game for one, _ in pool.under_way] == ["hint 0"]
        moves = [asyncio.ensure_future(pool.choose(asked(f"move {i}"), i)) for i in range(2)]
        await asyncio.sleep(0)
        assert [one.game for one, _ in pool.under_way] == ["hint 0", "move 0"]
        pool.finish(0)
        await until(lambda: len(pool.under_way) == 3)
        assert pool.under_way[2][0].game == "move 1"  # not the next hint
        pool.finish(1)
        await until(lambda: len(pool.under_way) == 4)
        assert pool.under_way[3][0].game == "hint 1"
        for number in (2, 3):
            pool.finish(number)
        await until(lambda: len(pool.under_way) == 5)
        pool.finish(4)
        await asyncio.gather(*hints, *moves)
        assert (pool.busy, pool.hints) == (0, 0)

    run(story)


def test_the_more_wait_the_shorter_each_is_thought_about() -> None:
    async def story() -> None:
        pool = Slow(2)
        assert pool.seconds(10.0, 10.3) == pytest.approx(0.3)  # alone it has all the time there is
        waiting = [asyncio.ensure_future(pool.choose(asked(str(i)), i)) for i in range(20)]
        await asyncio.sleep(0)
        now, last = asyncio.get_running_loop().time(), max(pool.waiting.deadlines())
        assert len(pool.waiting) == 18
        assert pool.seconds(now, last + 9.0) <= (last - now) * 2 / 20  # those who wait are as impatient as they were
        assert pool.seconds(now, now + 0.5) == pytest.approx(0.5 * 2 / 20)
        assert pool.seconds(now, now - 9.0) > 0.0
        for number in range(20):
            await until(lambda number=number: len(pool.under_way) > number)  # type: ignore[misc]
            pool.finish(number)
        await asyncio.gather(*waiting)
        assert all(question.millis > 0 for question, _ in pool.under_way)

    run(story)


# --- over the wire ------------------------------------------------------------------------------


def test_a_hint_over_the_wire(hall: HallProcess) -> None:
    made = hall.open("me bot:random", seed=4)
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    now = guest.steps(0)
    guest.send(type="hint", seat=0)
    news = guest.until("hint")
    assert news["seat"] == 0 and 1 <= len(news["moves"]) <= 3
    assert {one["move"] for one in news["moves"]} <= {one["move"] for one in now["moves"]}
    guest.send(type="hint", seat=1)
    assert guest.until("error")["code"] == "not-yours"
    looker = hall.sit(made["table"])
    looker.steps(-2)
    looker.send(type="hint", seat=0)
    assert looker.until("error")["code"] == "not-yours"


def test_two_at_one_screen_and_an_open_seat_are_matches_between_people(hall: HallProcess) -> None:
    for kinds in ("me same", "me open"):
        made = hall.open(kinds)
        guest = hall.sit(made["table"], made["seats"][0]["secret"])
        guest.steps(0)
        guest.send(type="hint", seat=0)
        assert guest.until("error")["code"] == "hint-people"
