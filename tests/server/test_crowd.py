"""Who is at a table: nobody stays who has gone, nobody is kept out of his own seat, and what left memory is gone."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY
from criee.games import open_game
from criee.server.backroom import Backroom
from criee.server.crowd import Crowd
from criee.server.limits import Limits
from criee.server.lobby import Lobby
from criee.server.messages import SeatWish, TableWish
from criee.server.people import Person, Setup
from criee.server.purse import Purse
from criee.server.retelling import Retelling, Shelf
from criee.server.screen import Screen
from criee.server.store import Store, Stored
from criee.server.table import Table
from criee.server.telling import Note
from criee.server.watcher import Watcher
from server.guests import FREELY, HallProcess


class Wire:
    """A connection that remembers what it was told, as long as it reads."""

    disconnected = False
    reads = True

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def tell(self, data: bytes) -> bool:
        if self.reads:
            self.told.append(json.loads(data[data.index(b"{") :]))
        return self.reads


class Disk:
    """A store whose disk is full, or is not."""

    key = b"k" * 32

    def __init__(self) -> None:
        self.full = False
        self.jobs: list[Any] = []

    def write(self, job: Any) -> None:
        self.jobs.append(job)
        error = sqlite3.OperationalError("database or disk is full") if self.full else None
        asyncio.get_running_loop().call_soon(job.done, error)

    def load(self, table: str) -> Stored:
        steps = [
            (seat, move, spent) for job in self.jobs if job.error is None for _, _, seat, move, _, spent in job.steps
        ]
        return Stored(1, {}, [] if self.full else steps, [])


def at_a_table() -> tuple[Table, Watcher, Wire, Disk]:
    disk: Any = Disk()
    pool: Any = None
    limits = Limits()
    backroom = Backroom(disk, pool, limits, asyncio.get_running_loop())
    table = Table(backroom, "table", 1, Setup("tsukiji", 1, {}, 5, [Person("person", "a"), Person("person", "b")]))
    wire: Any = Wire()
    watcher = Watcher(wire, table, limits, Purse(limits))
    watcher.screen.seats = (0,)
    watcher.came()
    return table, watcher, wire, disk


def run(story: Callable[[], Any]) -> None:
    asyncio.run(story())


async def turns(count: int) -> None:
    """Some turns of the event loop: far fewer than a timer of half a second needs."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_who_fell_behind_and_caught_up_is_let_go_of() -> None:
    async def story() -> None:
        table, watcher, wire, _ = at_a_table()
        table.begin([])
        await turns(5)
        table.sit(watcher.screen, (0,), 0)
        assert table.crowd.of(0) == [watcher.screen]
        wire.reads = False
        watcher.screen.error("any", "nobody reads this")
        wire.reads = True
        watcher.caught_up()
        assert wire.told[-1] == {"type": "resync"}
        assert table.crowd.of(0) == [], "nothing is told to somebody who has to sit down again"
        table.sit(watcher.screen, (0,), 0)
        assert table.crowd.of(0) == [watcher.screen], "and then only once"
        watcher.left()
        assert table.people.online == [0, 0] and table.crowd.by_eye == {}
        assert table.is_idle(float("inf"), 0.0)

    run(story)


def test_a_connection_on_which_nobody_sits_keeps_its_table_in_memory() -> None:
    """Else the table would come back a second time beside it, and two memories would write one match."""

    async def story() -> None:
        table, watcher, _, _ = at_a_table()
        assert not table.is_idle(float("inf"), 0.0)
        assert table.crowd.dawdlers(float("inf")) == [watcher.screen]
        watcher.left()
        assert table.is_idle(float("inf"), 0.0)

    run(story)


def test_a_full_disk_is_tried_again_after_a_pause_and_not_at_once() -> None:
    async def story() -> None:
        table, watcher, wire, disk = at_a_table()
        disk.full = True
        table.sit(watcher.screen, (0,), 0)  # somebody is there: the house wants to deal
        await turns(500)
        assert len(disk.jobs) == 1, "begin, fail, begin, fail ... is a core and a full log"
        assert table.stuck and {"type": "store", "ok": False} in wire.told
        table.sit(watcher.screen, (0,), 0)
        await turns(500)
        assert len(disk.jobs) == 1, "nor does coming again make it try"
        table.driver.stop()  # its timer is set: now the pause is over
        table.try_store()
        await turns(500)
        assert len(disk.jobs) == 2 and table.stuck and table.failures == 2
        disk.full = False
        disk.jobs.clear()
        table.driver.stop()
        table.try_store()
        await turns(500)
        assert {"type": "store", "ok": True} in wire.told
        assert not table.stuck and table.match.to_act() == (0, 1), "the house has dealt"
        table.driver.stop()

    run(story)


def test_seats_are_free_for_their_owners(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FREELY, "spectators_per_table": 2, "screens_per_seat": 2})
    made = hall.open("me same")
    spectators = [hall.sit(made["table"]) for _ in range(3)]
    assert [spectator.until("table")["status"] for spectator in spectators[:2]] == ["playing", "playing"]
    assert spectators[2].until("error")["code"] == "full"
    screens = [hall.sit(made["table"], made["seats"][0]["secret"]) for _ in range(3)]
    assert [screen.steps(0)["seat"] for screen in screens[:2]] == [0, 0]
    assert screens[2].until("error")["code"] == "full"
    assert hall.sit(made["table"], made["seats"][1]["secret"]).steps(1)["seat"] == 1
    hall.stop()
    assert hall.errors() == ""


def test_a_table_that_leaves_memory_is_gone_at_once(tmp_path: Path) -> None:
    """Not some time later, when a collector finds the rings of references: that one looks rarely."""

    async def story() -> None:
        store = Store(tmp_path)
        loop = asyncio.get_running_loop()
        store.start(loop.call_soon, loop.call_soon_threadsafe)
        pool: Any = None
        lobby = Lobby(Backroom(store, pool, Limits(), loop))
        gc.collect()
        before = [one for one in gc.get_objects() if isinstance(one, (Table, Watcher, Screen, Match))]  # of other tests
        gc.disable()
        try:
            for _ in range(5):
                made = await lobby.open(TableWish("tsukiji", [SeatWish("me"), SeatWish("same")]), "somebody")
                table = lobby.find(made.table)
                wire: Any = Wire()
                watcher = Watcher(wire, table, Limits(), Purse(Limits()))
                watcher.came()
                table.sit(watcher.screen, (0,), 0)
                table.play(0, table.game.parse("bid 1"))
                await table.written()
                watcher.left()
                table.last_used -= 1
                lobby.tidy(0.0)
                wire.listener = wire.drained = None
                del table, watcher, wire
            await turns(3)
            assert not lobby.tables
            await asyncio.to_thread(store.close)  # its thread holds what it wrote until it comes back for more
            left = [
                one
                for one in gc.get_objects()
                if isinstance(one, (Table, Watcher, Screen, Match)) and one not in before
            ]
            assert left == []
        finally:
            gc.enable()

    run(story)


# --- retelling ------------------------------------------------------------------------------------


def journal_of(name: str, seats: int, luck: Random, undos: bool) -> tuple[Any, Any, list[Note]]:
    """A match at random, as a table notes it; now and then it goes back to a moment before."""
    game = open_game(name)
    match = Match(game, seats, luck.getrandbits(32))
    match.settle()
    notes: list[Note] = [(step.seat, game.describe(step.move)) for step in match.steps]
    states = [None] * len(notes) + [match.state.clone()]
    for _ in range(60):
        acting = [seat for seat in match.to_act() if seat != HOUSE]
        if not acting:
            break
        done = len(match.steps)
        seat = luck.choice(acting)
        match.play(seat, luck.choice(match.moves(seat)))
        new = [(step.seat, game.describe(step.move)) for step in match.steps[done:]]
        notes += new
        states += [None] * (len(new) - 1) + [match.state.clone()]
        if undos and luck.random() < 0.2:
            goal, state = luck.choice([(number, state) for number, state in enumerate(states) if state is not None])
            match.state = state.clone()
            notes.append((0, f"undo {goal}"))
            states.append(match.state.clone())
    return game, match.first_state(), notes


@pytest.mark.parametrize("undos", [False, True])
@pytest.mark.parametrize(
    ("name", "seats"), [("tsukiji", 2), ("wasabi", 3), ("tokyo", 4), ("fangfrisch", 3), ("bigfish", 2)]
)
def test_a_retelling_that_grows_is_the_one_told_at_once(name: str, seats: int, undos: bool) -> None:
    luck = Random(3)
    game, first, notes = journal_of(name, seats, luck, undos)
    shelf = Shelf()
    for viewer in (NOBODY, 0, seats - 1):
        grown = 0
        while grown < len(notes):
            grown = min(len(notes), grown + luck.randrange(1, 12))
            told = shelf.take(1, game, first.clone(), notes[:grown], viewer)
            assert len(told.steps) == grown
        fresh = Retelling(game, first.clone(), viewer)
        assert fresh.catch_up(notes) and fresh.steps == told.steps
        assert json.loads(bytes(told.since(len(notes) - 2))) == [json.loads(step) for step in told.steps[-2:]]
        assert shelf.take(1, game, first.clone(), notes, viewer) is told, "asked again: nothing is told anew"
    assert shelf.size == sum(told.size for told in shelf.kept.values()) and len(shelf.kept) == 3
    shelf.forget(1, seats)
    assert shelf.size == 0 and not shelf.kept


def test_a_shelf_has_an_end() -> None:
    game, first, notes = journal_of("tsukiji", 2, Random(1), False)
    size = Shelf().take(1, game, first.clone(), notes, 0).size
    shelf = Shelf(most=size * 3)
    for table in range(10):
        shelf.take(table, game, first.clone(), notes, 0)
    assert list(shelf.kept) == [(7, 0), (8, 0), (9, 0)] and shelf.size == size * 3


def test_bots_wait_as_long_as_the_slowest_player_wishes() -> None:
    def somebody(pause: float | None, *seats: int) -> Screen:
        wire: Any = Wire()
        purse: Any = None
        screen = Screen(wire, purse)
        screen.pause, screen.seats = pause, seats
        crowd.come(screen, seats or (NOBODY,))
        return screen

    crowd = Crowd()
    assert crowd.pause(0.5) == 0.5
    onlooker = somebody(2.0)
    assert crowd.pause(0.5) == 2.0  # bots play for those who look on
    quick = somebody(0.0, 0)
    assert crowd.pause(0.5) == 0.0  # ... and for players, where there are some
    usual = somebody(None, 1)
    assert crowd.pause(0.5) == 0.5
    crowd.go(usual)
    assert crowd.pause(0.5) == 0.0
    crowd.go(quick)
    crowd.go(onlooker)
    assert crowd.pause(0.5) == 0.5


@pytest.mark.parametrize("pause", [-1, 3001, 0.5, "calm"])
def test_nobody_wishes_for_an_odd_pause(hall: HallProcess, pause: object) -> None:
    made = hall.open()
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    guest.send(type="sit", secrets=[made["seats"][0]["secret"]], since=0, pause=pause)
    assert guest.until("error")["code"] == "bad-frame"
    guest.send(type="sit", secrets=[made["seats"][0]["secret"]], since=0, pause=3000)
    guest.steps(0)
    guest.close()
