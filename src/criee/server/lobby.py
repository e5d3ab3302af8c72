"""The lobby: opens tables, finds them, lets people join, brings stored ones back when they are first needed."""

from __future__ import annotations

import asyncio
import re
import secrets
import sqlite3
import time
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from criee.bots import GENTLEST
from criee.engine import record
from criee.engine.game import Game
from criee.engine.line import Impossible, Refused, span
from criee.engine.match import Match
from criee.engine.phase import State
from criee.games import sign
from criee.server import keys
from criee.server import messages as m
from criee.server.backroom import Backroom
from criee.server.company import bots, seat_name, still_here, wanted
from criee.server.limits import Buckets
from criee.server.names import clean_name
from criee.server.noticeboard import shared_game, taught
from criee.server.people import News, Person, Setup, told_apart
from criee.server.problem import Wrong
from criee.server.store import Stored
from criee.server.table import Table

LINES_AT_ONCE: Final = 200
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


class Lobby:
    def __init__(self, backroom: Backroom) -> None:
        self.backroom = backroom
        self.tables: dict[str, Table] = {}
        limits = backroom.limits
        self.openings = Buckets(limits.tables_per_second, limits.tables_at_once)
        self.rematches: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table, while it is made

    # --- finding ---------------------------------------------------------------------------------

    def find(self, table: str) -> Table:
        """A table by its name, from memory or from the store."""
        found = self.tables.get(table)
        if found is None or found.lost:
            found = self._restore(table)
        found.last_used = time.monotonic()
        return found

    def _restore(self, table: str) -> Table:
        stored = self._load(table) if TABLE_ID.fullmatch(table) else None
        if stored is None:
            raise Wrong(404, "no-table", "there is no such table")
        setup = msgspec.convert(stored.data, Setup)
        self._make_room()
        try:
            if sign(setup.game).version != setup.version:
                raise Wrong(410, "other-rules", "this table was played by an older version of the rules")
            for person in setup.people:
                person.bot = still_here(person.bot, setup.game)
            found = Table(self.backroom, table, stored.number, setup)
            found.restore(stored)
        except (Impossible, Refused, ValueError):
            raise Wrong(410, "other-rules", "this table was played by other rules") from None
        self.tables[table] = found
        return found

    def _load(self, table: str) -> Stored | None:
        try:
            return self.backroom.store.load(table)
        except sqlite3.Error:
            raise Wrong(503, "not-read", "the table cannot be read now; try again later") from None

    def _make_room(self) -> None:
        if len(self.tables) >= self.backroom.limits.tables_in_memory:
            self.tidy(0.0)
        if len(self.tables) >= self.backroom.limits.tables_in_memory:
            raise Wrong(503, "full", "the hall is full; try again later")

    def tidy(self, idle: float | None = None) -> None:
        """Tables that nobody watches leave memory; the store keeps them. Who does not sit down has to go."""
        now = time.monotonic()
        limits = self.backroom.limits
        limit = limits.idle_seconds if idle is None else idle
        for table in list(self.tables.values()):
            for screen in table.crowd.dawdlers(now - limits.sit_seconds):
                screen.wire.hang_up(1008, "nobody sat down")
            if table.is_idle(now, limit):
                del self.tables[table.id]
                table.close()

    # --- opening ---------------------------------------------------------------------------------

    def _charge(self, address: str) -> None:
        """Whoever opens tables pays for each, whatever is played there."""
        if not self.openings.take(address):
            raise Wrong(429, "slow-down", "too many tables from this address; wait a little")

    async def open(self, wish: m.TableWish, address: str) -> m.TableMade:
        self._charge(address)
        setup = self._setup(wish)
        table = await self._make(setup)
        given = [
            m.SeatKey(seat, table.secret_of(seat) if one.kind in ("me", "same") else None)
            for seat, one in enumerate(wish.seats)
        ]
        return m.TableMade(table.id, given)

    async def open_lesson(self, wish: m.LessonWish, address: str) -> m.TableMade:
        """The match of a lesson, from its beginning, with the gentlest on the other seats."""
        self._charge(address)
        try:
            lesson = taught(wish.game)
        except Impossible as error:
            raise Wrong(422, "impossible", str(error)) from None
        match, seat = lesson.match, lesson.told.seat
        kinds: list[m.SeatWish] = [m.SeatWish("bot", GENTLEST) for _ in range(match.seats)]
        kinds[seat] = m.SeatWish("me")
        game = match.game
        people = told_apart(self._people(m.TableWish(game.name, kinds, nickname=wish.nickname), game.name))
        position = None if match.start is None else game.position(match.start)
        options = dict(game.options.values)
        table = await self._make(
            Setup(game.name, game.sign.version, options, match.seed, people, position, lesson=True)
        )
        given = [m.SeatKey(i, table.secret_of(i) if i == seat else None) for i in range(match.seats)]
        return m.TableMade(table.id, given)

    def _setup(self, wish: m.TableWish) -> Setup:
        try:
            game = shared_game(wish.game, wish.options)
            low, high = game.sign.seats
            if not low <= len(wish.seats) <= high:
                raise Wrong(422, "seats", f"{game.name} is for {span(low, high)} players")
            game.new(len(wish.seats))  # an option may ask for a seat that this table has not
        except Impossible as error:
            raise Wrong(422, "impossible", str(error)) from None
        if (wish.seed is not None or wish.position is not None) and any(one.kind == "open" for one in wish.seats):
            raise Wrong(422, "unfair", "whoever chooses seed or position knows too much: no seat may be open to others")
        position = None if wish.position is None else understood(game, wish.position, len(wish.seats))
        return Setup(
            game.name,
            game.sign.version,
            dict(game.options.values),
            secrets.randbits(64) if wish.seed is None else wish.seed,
            told_apart(self._people(wish, game.name)),
            position,
            wish.live,
            wish.clock_minutes,
        )

    def _people(self, wish: m.TableWish, game: str) -> list[Person]:
        people: list[Person] = []
        for seat, one in enumerate(wish.seats):
            bots_here = [person.name for person in people if person.kind == "bot"]
            people.append(self._person(one, seat, wish.nickname, game, bots_here))
        return people

    def _person(self, wish: m.SeatWish, seat: int, nickname: str, game: str, bots_here: list[str]) -> Person:
        bot = wanted(wish.bot, game)
        if not bot:
            raise Wrong(422, "no-bot", f"there are: {', '.join(bots(game))}")
        if wish.kind == "bot":
            return Person("bot", seat_name(bot, seat, game, bots_here), bot)
        if wish.kind == "open":
            return Person("open", "", bot)
        name = clean_name(nickname, f"Player {seat + 1}")
        return Person("person", name if wish.kind == "me" else f"Player {seat + 1}", bot)

    async def _make(self, setup: Setup, played: Match | None = None) -> Table:
        self._make_room()
        name = keys.new_table_id()
        table = self.tables[name] = Table(self.backroom, name, self.backroom.store.new_number(), setup)
        table.create(played)
        await table.written()
        if table.lost:
            self.tables.pop(table.id, None)
            table.close()
            raise Wrong(503, "not-written", "the table could not be written; try again later")
        return table

    # --- joining ---------------------------------------------------------------------------------

    async def join(self, table: Table, wish: m.JoinWish) -> m.Joined:
        free = table.people.open_seats()
        if not free or (wish.seat is not None and wish.seat not in free):
            raise Wrong(409, "taken", "no such seat is open at this table")
        seat = free[0] if wish.seat is None else wish.seat
        table.join(seat, table.people.name_for(seat, wish.nickname))
        await table.written()
        if table.people.seats[seat].kind == "open":
            raise Wrong(503, "not-written", "joining could not be written; try again")
        return m.Joined(seat, table.secret_of(seat))

    async def rematch(self, table: Table, secret: str, address: str) -> m.TableMade:
        """The same people at a new table, seats moved by one. Whoever asks later is led to the same table."""
        seat = table.seat_of(secret)
        if seat is None:
            raise Wrong(403, "wrong-secret", "this secret opens no seat at this table")
        if not table.match.over():
            raise Wrong(409, "unfinished", "the match is not over")
        again = self.find(await self._again(table.id, address))
        mine = (seat + 1) % len(again.people.seats)
        given = [m.SeatKey(s, again.secret_of(s) if s == mine else None) for s in range(len(again.people.seats))]
        return m.TableMade(again.id, given)

    async def _again(self, table: str, address: str) -> str:
        """The table where the people of this one play again: made by the first who asks, while others wait."""
        async with self.rematches.setdefault(table, asyncio.Lock()):
            old = self.find(table)
            if old.people.rematch is not None:
                return old.people.rematch
            self._charge(address)
            made = await self._make(moved_by_one(old))
            old = self.find(table)  # it may have left memory meanwhile
            old.note(News("rematch", -1, made.id))
            await old.written()
        if old.people.rematch is None:
            raise Wrong(503, "not-written", "the rematch could not be written; try again later")
        return old.people.rematch

    # --- records ---------------------------------------------------------------------------------

    async def open_record(self, text: str, address: str) -> m.RecordOpened:
        self._charge(address)
        match = await read(text)
        if not match.over():
            raise Wrong(422, "unfinished", "the record stops before the end of the match", 0)
        game = match.game
        position = None if match.start is None else game.position(match.start)
        people = told_apart(
            [Person("person", clean_name(name, f"Player {i + 1}")) for i, name in enumerate(match.names)]
        )
        setup = Setup(game.name, game.sign.version, dict(game.options.values), match.seed, people, position)
        table = await self._make(setup, match)
        return m.RecordOpened(table.id)


def moved_by_one(table: Table) -> Setup:
    """The same people once more, each a seat further on."""
    old = table.setup
    people = [
        Person("bot" if p.kind == "bot" else "person", clean_name(p.name, f"Player {i + 1}"), p.bot)
        for i, p in enumerate(table.people.seats)
    ]
    return Setup(
        old.game,
        old.version,
        old.options,
        secrets.randbits(64),
        told_apart([people[-1], *people[:-1]]),
        None,
        old.live,
        old.clock_minutes,
    )


async def read(text: str) -> Match:
    """Replays a record some lines at a time: a long one would hold everybody up."""
    try:
        reading = record.Reading(text, shared_game)
        while reading.go_on(LINES_AT_ONCE):
            await asyncio.sleep(0)
    except record.Damaged as error:
        raise Wrong(422, "damaged", str(error), error.line) from None
    return reading.match


def understood(game: Game[Any], position: dict[str, Any], seats: int) -> dict[str, Any]:
    """The position as the game would write it: what else was sent is not kept."""
    try:
        state: State = game.from_position(position)
    except Impossible as error:
        raise Wrong(422, "impossible", str(error)) from None
    except (TypeError, ValueError, KeyError, AttributeError, OverflowError):
        raise Wrong(422, "impossible", "the position cannot be read") from None
    if state.seats != seats:
        raise Wrong(422, "seats", f"the position has {state.seats} players")
    kept: dict[str, Any] = game.position(state)
    return kept
