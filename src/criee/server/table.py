"""A table: one live match, its people and its watchers. One writer: everything passes through here, in order.

A move is applied in memory, and what each viewer may know of it is encoded, once. All that waits in `pending` until the
store has synced; then it is told. So memory may be ahead of the disk, but nobody outside is.
"""

from __future__ import annotations

import logging
import time
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from criee.engine.game import HOUSE, State
from criee.engine.line import Refused
from criee.engine.match import Match, Step, tell_all
from criee.server import keys, telling
from criee.server import messages as m
from criee.server.crowd import Crowd
from criee.server.driver import Driver
from criee.server.hall import shared_game
from criee.server.limits import Limits
from criee.server.people import News, People, Setup
from criee.server.plea import Plea
from criee.server.store import ADD_MATCH, ADD_NEWS, Job, Store, Stored
from criee.server.telling import Moment, Note
from criee.server.thinking import Pool
from criee.server.watcher import Watcher, encoded
from criee.server.wire import frame

log = logging.getLogger("criee.table")


class House:
    """What all tables share."""

    def __init__(self, store: Store, pool: Pool, limits: Limits, loop: AbstractEventLoop) -> None:
        self.store = store
        self.pool = pool
        self.limits = limits
        self.loop = loop


class Pending:
    """What will be told when a job has been written: a message per viewer, then some to all."""

    __slots__ = ("everybody", "messages")

    def __init__(self, messages: dict[int, bytes], everybody: list[bytes]) -> None:
        self.messages = messages
        self.everybody = everybody


class Table:
    def __init__(self, house: House, table: str, number: int, setup: Setup) -> None:
        self.house = house
        self.id = table
        self.number = number
        self.setup = setup
        self.game = shared_game(setup.game, setup.options)
        self.start: State | None = None if setup.position is None else self.game.from_position(setup.position)
        self.people = People(setup)
        self.match = self._new_match()
        self.journal: list[Note] = []
        self.counts = [0] * len(setup.people)
        self.crowd = Crowd()
        self.pending: deque[Pending] = deque()
        self.later: list[Callable[[], None]] = []  # waits until nothing is pending
        self.epoch = 0
        self.lost = False  # the store does not know this table: it could never be written
        self.undone = 0  # how often something was taken back
        self.plea = Plea(self)
        self.last_used = time.monotonic()
        self.driver = Driver(self)

    def _new_match(self) -> Match:
        seats = len(self.setup.people)
        return Match(self.game, seats, self.setup.seed, self.people.names(), self.start, self.setup.live)

    def restore(self, stored: Stored) -> None:
        """Takes up where the store left off."""
        self.people = People(self.setup)
        for data in stored.news:
            self.people.note(msgspec.convert(data, News))
        self.journal = [(seat, move) for seat, move, _ in stored.steps]
        self._replay()
        self.driver.restore([(seat, spent) for seat, _, spent in stored.steps])

    def _replay(self) -> None:
        """The match behind the journal. Chance goes on as if nothing had happened: see `Match.draw`."""
        match = self._new_match()
        for seat, text in telling.standing(self.journal):
            match.follow(seat, self.game.parse(text))
        self.match = match
        self.counts = [0] * match.seats
        for seat, _ in self.journal:  # also what was taken back: a count is never used twice
            if seat != HOUSE:
                self.counts[seat] += 1

    # --- what is known ---------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return len(self.journal)

    def status(self) -> m.Status:
        if not self.people.complete:
            return "open"
        return "over" if self.match.over() else "playing"

    def seat_of(self, secret: str) -> int | None:
        return keys.seat_of(self.house.store.key, self.id, secret, len(self.people.seats))

    def secret_of(self, seat: int) -> str:
        return keys.secret_of(self.house.store.key, self.id, seat)

    def news(self) -> bytes:
        people = self.people
        told = m.TableNews(
            self.seq, self.game.name, self.setup.options, people.names(), people.cards(), self.status(), people.rematch
        )
        return encoded(told)

    def moment(self) -> Moment:
        moment = Moment(self.game, self.match.state, self.seq, self.driver.clock())
        window = self.driver.window()
        if window is not None:
            moment.extra["window"] = window
        return moment

    # --- watchers --------------------------------------------------------------------------------

    def sit(self, watcher: Watcher, eyes: tuple[int, ...], since: int) -> None:
        """A watcher comes, or comes again. It is told only what has been written."""
        self.when_written(lambda: self._seat(watcher, eyes, since))

    def _seat(self, watcher: Watcher, eyes: tuple[int, ...], since: int) -> None:
        if watcher.wire.disconnected:
            return
        if not watcher.eyes and len(self.crowd.everybody()) >= self.house.limits.watchers_per_table:
            watcher.error("full", "too many people watch this table")
            return
        self.crowd.come(watcher, eyes)
        self.count_online()
        watcher.tell(self.news())
        moment = self.moment()
        first = self.match.first_state()
        for eye in eyes:
            told = telling.history(self.game, first, self.journal, eye, since) if since < self.seq else []
            watcher.tell(frame(moment.message(eye, told, self.counts[eye] if eye >= 0 else 0)))
        self.driver.sat(watcher)

    def forget(self, watcher: Watcher) -> None:
        """A watcher goes."""
        self.crowd.go(watcher)
        self.last_used = time.monotonic()

    def left(self, watcher: Watcher) -> None:
        """A connection has ended."""
        if watcher.eyes:
            self.forget(watcher)
            self.count_online()

    def count_online(self) -> None:
        online = [len(self.crowd.of(seat)) for seat in range(len(self.counts))]
        changed = [count > 0 for count in online] != [count > 0 for count in self.people.online]
        self.people.online = online
        if changed:
            self.crowd.tell_all(self.news())

    # --- what people do --------------------------------------------------------------------------

    def obey(self, watcher: Watcher, said: m.FromClient) -> None:
        if isinstance(said, m.Move):
            self.move(watcher, said)
        elif isinstance(said, m.Why):
            self.when_written(lambda: self.because(watcher, said))
        elif isinstance(said, m.Ring):
            self.driver.ring(watcher, said)
        elif isinstance(said, m.React):
            if said.kind in m.REACTIONS:
                self.crowd.tell_all(encoded(m.Reaction(said.seat, said.kind)))
            else:
                watcher.error("unknown-reaction", f"there are: {', '.join(m.REACTIONS)}")
        elif isinstance(said, m.AskUndo):
            self.when_written(lambda: self.plea.ask(watcher, said.seat))
        elif isinstance(said, m.Grant):
            self.when_written(lambda: self.plea.answer(watcher, said.seat, said.yes))
        elif isinstance(said, (m.Leave, m.Back)):
            self.swap(watcher, said)

    def move(self, watcher: Watcher, said: m.Move) -> None:
        seat, made = said.seat, self.counts[said.seat]
        if said.count < made:  # sent again: it has been played, so it is only told again
            self.when_written(lambda: self._seat(watcher, watcher.eyes, self.seq) if watcher.eyes else None)
            return
        if said.count > made:
            watcher.error("ahead", f"seat {seat} has made {made} moves")
            return
        if self.status() != "playing":
            key = "refuse-over" if self.match.over() else "refuse-turn"
            watcher.tell(encoded(m.RefusedMove(seat, made, m.Line(key))))
            return
        if self.people.is_bot(seat):
            watcher.error("away", "a bot keeps your seat warm: take it back first")
            return
        try:
            code = self.game.parse(said.move)
        except ValueError as error:
            watcher.error("bad-move", str(error)[:200])
            return
        except Refused as error:
            self.refuse(watcher, seat, error)
            return
        try:
            if not self.driver.took(seat, code):
                self.play(seat, code)
        except Refused as error:
            self.refuse(watcher, seat, error)

    def refuse(self, watcher: Watcher, seat: int, refused: Refused) -> None:
        line = refused.line()
        watcher.tell(encoded(m.RefusedMove(seat, self.counts[seat], m.Line(line.key, line.args, line.rule))))

    def because(self, watcher: Watcher, said: m.Why) -> None:
        """Answers a why by the rules alone; nothing is played."""
        try:
            watcher.tell(frame(telling.because(self.game, self.match.state, self.seq, said.seat, said.move)))
        except ValueError as error:
            watcher.error("bad-move", str(error)[:200])

    def play(self, seat: int, code: int) -> None:
        """A legal move by a seat, and all that follows from it. Refused: nothing has changed."""
        before: State = self.match.state.clone()
        first = len(self.match.steps)
        self.match.play(seat, code)
        self.advance(before, first, seat)

    def advance(
        self, before: State, first: int, seat: int, everybody: list[bytes] | None = None, news: list[News] | None = None
    ) -> None:
        """Notes the steps since `first`, encodes what is to be told of them, and hands both to the store."""
        game, match = self.game, self.match
        steps: list[Step] = match.steps[first:]
        notes = [(step.seat, game.describe(step.move)) for step in steps]
        for step in steps:
            if step.seat != HOUSE:
                self.counts[step.seat] += 1
        spent = self.driver.moved(seat)
        self.plea.refuse()
        eyes = self.crowd.eyes()
        told = dict(zip(eyes, tell_all(game, before, steps, match.state, eyes), strict=True))
        self.write(notes, spent, told, everybody, news)

    # --- written, then told ----------------------------------------------------------------------

    def write(
        self,
        notes: list[Note],
        spent: int,
        told: dict[int, list[dict[str, object]]],
        everybody: list[bytes] | None = None,
        news: list[News] | None = None,
    ) -> None:
        seq, at = self.seq, round(time.time() * 1000)
        self.journal += notes
        rows = [(self.number, seq + i, seat, text, at, spent if i == 0 else 0) for i, (seat, text) in enumerate(notes)]
        moment = self.moment()
        counts = self.counts
        messages = {
            eye: frame(moment.message(eye, steps, counts[eye] if eye >= 0 else 0)) for eye, steps in told.items()
        }
        self.pending.append(Pending(messages, everybody or []))
        epoch = self.epoch
        job = Job(self.number, epoch, rows, self._news_rows(news), lambda error: self._written(epoch, error))
        self.house.store.write(job)

    def note(self, news: News) -> None:
        """Something about people, written and then told like a step."""
        self.people.note(news)
        self.pending.append(Pending({}, [self.news()]))
        epoch = self.epoch
        rows = self._news_rows([news])
        self.house.store.write(Job(self.number, epoch, [], rows, lambda error: self._written(epoch, error)))

    def _news_rows(self, news: list[News] | None) -> list[tuple[str, tuple[Any, ...]]]:
        last = self.people.news_count
        texts = [msgspec.json.encode(one).decode() for one in news or ()]
        return [(ADD_NEWS, (self.number, last - len(texts) + i + 1, text)) for i, text in enumerate(texts)]

    def _written(self, epoch: int, error: Exception | None) -> None:
        if epoch != self.epoch:
            return  # of a memory that has been thrown away
        if error is not None:
            self.rebuild()
            return
        done = self.pending.popleft()
        self.crowd.tell(done.messages)
        for data in done.everybody:
            self.crowd.tell_all(data)
        if not self.pending:
            self._settled()

    def _settled(self) -> None:
        while self.later and not self.pending:
            self.later.pop(0)()
        if not self.pending and not self.lost:
            self.driver.go_on()

    def when_written(self, act: Callable[[], None]) -> None:
        if self.pending:
            self.later.append(act)
        else:
            act()

    def written(self) -> Future[None]:
        """Done when all that has happened so far is on disk."""
        future: Future[None] = self.house.loop.create_future()
        self.when_written(lambda: None if future.done() else future.set_result(None))
        return future

    def rebuild(self) -> None:
        """An append failed: what the store has is the truth, and everybody is asked to look again."""
        log.error("table %d is rebuilt from the store", self.number)
        self.epoch += 1
        self.pending.clear()
        self.plea = Plea(self)
        self.driver.stop()
        stored = self.house.store.load(self.id)
        if stored is None:
            self.lost = True
            self._settled()
            return
        self.restore(stored)
        self.count_online()
        self.crowd.tell_all(encoded(m.Resync()))
        self._settled()

    def create(self, notes: list[Note]) -> None:
        """Writes a new table down: its setup, and the steps of a record that is opened."""
        self.journal = notes
        self._replay()
        now = round(time.time() * 1000)
        other = [(ADD_MATCH, (self.number, self.id, now, msgspec.json.encode(self.setup).decode()))]
        rows = [(self.number, seq, seat, text, now, 0) for seq, (seat, text) in enumerate(notes)]
        self.pending.append(Pending({}, []))
        epoch = self.epoch
        self.house.store.write(Job(self.number, epoch, rows, other, lambda error: self._written(epoch, error)))
        if not notes and self.people.complete:
            self.begin([])

    # --- people come and go ----------------------------------------------------------------------

    def join(self, seat: int, name: str) -> None:
        """Somebody takes an open seat; with the last one the match begins."""
        news = News("join", seat, name)
        if self.people.open_seats() == [seat]:
            self.people.note(news)
            self.match.names = self.people.names()
            self.begin([news])
        else:
            self.note(news)

    def begin(self, news: list[News]) -> None:
        before: State = self.match.state.clone()
        self.match.settle()
        self.advance(before, 0, HOUSE, [self.news()], news)

    def swap(self, watcher: Watcher, said: m.Leave | m.Back) -> None:
        person = self.people.seats[said.seat]
        leaving = isinstance(said, m.Leave)
        if person.kind != ("person" if leaving else "away") or person.flagged or self.status() != "playing":
            watcher.error("no-swap", "the seat cannot change hands now")
            return
        self.note(News("leave" if leaving else "back", said.seat))

    def take_back(self, seat: int, kept: int, granted: bytes) -> None:
        """Back to the first `kept` steps that stand: noted as a step of its own, since nothing is ever deleted."""
        note = (seat, f"{telling.UNDO}{([0] + telling.places(self.journal))[kept]}")
        told = {"seat": seat, "move": note[1], "lines": [telling.undo_line(seat).data()]}
        self.undone += 1
        self.journal.append(note)
        self._replay()
        self.journal.pop()
        self.write([note], self.driver.moved(seat), dict.fromkeys(self.crowd.eyes(), [told]), [granted])

    # --- for everybody ---------------------------------------------------------------------------

    def summary(self) -> m.Summary:
        outcome = self.game.outcome(self.match.state) if self.match.over() else None
        told = None if outcome is None else msgspec.convert(outcome.data(), m.Outcome)
        setup, people = self.setup, self.people
        return m.Summary(
            self.id,
            self.game.name,
            setup.options,
            people.cards(),
            self.status(),
            self.seq,
            told,
            setup.live,
            setup.clock_minutes,
            people.rematch,
        )

    def is_idle(self, now: float, limit: float) -> bool:
        return not self.crowd.by_eye and not self.pending and now - self.last_used > limit
