"""A table: one live match, its people and its screens. One writer: everything passes through here, in order.

A move is applied in memory, and what each viewer may know of it is encoded, once. All that waits in the ledger until
the store has synced; then it is told. So memory may be ahead of the disk, but nobody outside is.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from typing import Any

import msgspec

from criee.engine import undo
from criee.engine.ending import AGREED
from criee.engine.game import View
from criee.engine.line import Line, seat_name
from criee.engine.match import Match, Step, tell_all
from criee.engine.phase import HOUSE, NOBODY, State
from criee.engine.window import Window
from criee.server import alarms, keys, telling
from criee.server import messages as m
from criee.server.backroom import Backroom
from criee.server.company import seat_name as bot_name
from criee.server.company import still_here
from criee.server.crowd import Crowd
from criee.server.driver import Driver
from criee.server.ledger import Ledger, Pending
from criee.server.names import distinct
from criee.server.noticeboard import lesson, shared_game
from criee.server.people import News, People, Setup
from criee.server.plea import MOST_UNDONE, Offer, Plea
from criee.server.retelling import Retelling
from criee.server.screen import Screen, encoded
from criee.server.store import ADD_MATCH, ADD_NEWS, Stored
from criee.server.telling import Moment, Note
from criee.server.wire import frame

log = logging.getLogger("criee.table")


class Table(Ledger):
    def __init__(self, backroom: Backroom, table: str, number: int, setup: Setup) -> None:
        super().__init__(backroom, number)
        self.id = table
        self.setup = setup
        self.game = shared_game(setup.game, setup.options)
        self.start: State | None = None if setup.position is None else self.game.from_position(setup.position)
        self.people = People(setup, alarms.now())
        self.match = self._new_match()
        self.journal: list[Note] = []
        self.counts = [0] * len(setup.people)
        self.crowd = Crowd()
        self.undone = 0  # how often something was taken back
        self.plea = Plea()
        self.offer = Offer()
        self.last_used = time.monotonic()
        self.driver = Driver(self, backroom)

    def _new_match(self) -> Match:
        seats = len(self.setup.people)
        return Match(self.game, seats, self.setup.seed, self.people.names(), self.start, self.setup.live)

    def restore(self, stored: Stored) -> None:
        """Takes up where the store left off."""
        self.people = People(self.setup, alarms.now())
        for data in stored.news:
            news = msgspec.convert(data, News)
            if news.bot:
                news.bot = still_here(news.bot, self.setup.game)
            self.people.note(news)
        self.journal = [(seat, move) for seat, move, _ in stored.steps]
        self.undone = sum(move.startswith(telling.UNDO) for _, move, _ in stored.steps)
        self._replay()
        self.driver.restored([(seat, spent) for seat, _, spent in stored.steps])

    def _replay(self) -> None:
        """The match behind the journal. Chance goes on as if nothing had happened: see `Match.draw`."""
        match = self._new_match()
        for seat, text in telling.standing(self.journal):
            match.follow_line(seat, text)
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
        return keys.seat_of(self.backroom.store.key, self.id, secret, len(self.people.seats))

    def secret_of(self, seat: int) -> str:
        return keys.secret_of(self.backroom.store.key, self.id, seat)

    def news(self) -> bytes:
        people = self.people
        told = m.TableNews(
            self.seq,
            self.game.name,
            self.setup.options,
            people.names(),
            people.cards(alarms.now()),
            self.status(),
            people.rematch,
            round(self.patience),
        )
        return encoded(told)

    @property
    def patience(self) -> float:
        """Milliseconds somebody may be gone before the others may decide about that seat."""
        return self.backroom.limits.away_seconds * 1000

    def moment(self) -> Moment:
        final = self.setup.live or self.undone >= MOST_UNDONE
        taker = HOUSE if final else undo.taker(self.match)
        return Moment(self.match, self.seq, self.driver.clock(), self.window(), taker, self.rests())

    # --- screens ---------------------------------------------------------------------------------

    def sit(self, screen: Screen, eyes: tuple[int, ...], since: int) -> None:
        """Somebody comes, or comes again, and is told only what has been written."""
        self.when_written(lambda: self._seat(screen, eyes, since), screen)

    def _seat(self, screen: Screen, eyes: tuple[int, ...], since: int) -> None:
        if screen.wire.disconnected:
            return
        if not screen.eyes and not self.has_room(eyes):
            look_on = eyes == (NOBODY,)
            screen.error("full", f"{'the table' if look_on else 'this seat'} is on too many screens already")
            return
        self.crowd.come(screen, eyes)
        self.count_online()
        screen.tell(self.news())
        if self.stuck:
            screen.tell(encoded(m.StoreNews(False)))
        if self.offer.seat is not None:
            screen.tell(encoded(m.DrawNews(self.offer.seat, "offered")))
        if self.plea.seat is not None and any(self.plea.concerns(eye) for eye in eyes):
            screen.tell(encoded(m.UndoNews(self.plea.seat, "asked")))
        moment = self.moment()
        for eye in eyes:
            told: object = self.past(eye).since(since) if since < self.seq else []
            screen.tell(frame(moment.message(eye, told, self.counts[eye] if eye >= 0 else 0)))
        self.driver.sat(screen)

    def tell_again(self, screen: Screen) -> None:
        """The moment as it stands, without what led to it."""
        self.when_written(lambda: self._seat(screen, screen.eyes, self.seq) if screen.eyes else None)

    def has_room(self, eyes: tuple[int, ...]) -> bool:
        """Spectators may be too many; a seat is free for its owner, whoever looks on, up to some screens of his own."""
        limits = self.backroom.limits
        most = limits.spectators_per_table if eyes == (NOBODY,) else limits.screens_per_seat
        return all(len(self.crowd.of(eye)) < most for eye in eyes)

    def past(self, eye: int) -> Retelling:
        return self.backroom.shelf.take(self.number, self.game, self.match.first_state(), self.journal, eye)

    def forget(self, screen: Screen) -> None:
        """Somebody looks away, to sit again or to go."""
        self.crowd.go(screen)
        self.last_used = time.monotonic()

    def came(self, screen: Screen) -> None:
        """A connection was made."""
        self.crowd.here.add(screen)

    def left(self, screen: Screen) -> None:
        """A connection has ended."""
        self.crowd.here.discard(screen)
        self.forget(screen)
        self.count_online()

    def count_online(self) -> None:
        online = [len(self.crowd.of(seat)) for seat in range(len(self.counts))]
        if self.people.connected(online, alarms.now()):
            self.tell_people()

    # --- what happens ----------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        """A legal move by a seat, and all that follows from it. Refused: nothing has changed."""
        before: State = self.match.state.clone()
        first = len(self.match.steps)
        self.match.play(seat, code)
        self.advance(before, first)

    def play_bell(self, moves: dict[int, int], award: int, told: bytes) -> None:
        """What each did at a bell; the house awards if several rang, and draws if nobody knows who was first."""
        match = self.match
        before: State = match.state.clone()
        first = len(match.steps)
        for seat in match.to_act():
            if seat != HOUSE:
                match.play(seat, moves[seat])
        if match.to_act() == (HOUSE,):
            match.play(HOUSE, match.draw() if award < 0 else award)
        self.advance(before, first, [told])

    def advance(
        self, before: State, first: int, everybody: list[bytes] | None = None, news: list[News] | None = None
    ) -> None:
        """Notes the steps since `first`, encodes what is to be told of them, and hands both to the store."""
        game, match = self.game, self.match
        steps: list[Step] = match.steps[first:]
        notes = [(step.seat, game.describe(step.move)) for step in steps]
        for step in steps:
            if step.seat != HOUSE:
                self.counts[step.seat] += 1
        spent = [self.driver.moved(step.seat) for step in steps]
        if self.plea.seat is not None:
            mover = steps[0].seat
            own = mover == self.plea.seat
            self.refuse_plea(Line("undo-own") if own else Line("undo-others", {"who": seat_name(mover)}))
        if self.offer.seat is not None and any(step.seat in self.must_answer() for step in steps):
            self.refuse_draw()
        eyes = self.crowd.eyes()
        told = dict(zip(eyes, tell_all(game, before, steps, match.state, eyes), strict=True))
        self.write(notes, spent, told, everybody, news)

    # --- written, then told ----------------------------------------------------------------------

    def write(
        self,
        notes: list[Note],
        spent: list[int],
        told: dict[int, list[dict[str, object]]],
        everybody: list[bytes] | None = None,
        news: list[News] | None = None,
    ) -> None:
        seq, at = self.seq, round(time.time() * 1000)
        self.journal += notes
        rows = [(self.number, seq + i, seat, text, at, spent[i]) for i, (seat, text) in enumerate(notes)]
        moment = self.moment()
        counts = self.counts
        messages = {
            eye: frame(moment.message(eye, steps, counts[eye] if eye >= 0 else 0)) for eye, steps in told.items()
        }
        self.hand_in(rows, self._news_rows(news), Pending(messages, everybody or []))

    def note(self, news: News) -> None:
        """Something about people, written and then told like a step."""
        self.people.note(news)
        self.hand_in([], self._news_rows([news]), Pending({}, [self.news()]))

    def _news_rows(self, news: list[News] | None) -> list[tuple[str, tuple[Any, ...]]]:
        last = self.people.news_count
        texts = [msgspec.json.encode(one).decode() for one in news or ()]
        return [(ADD_NEWS, (self.number, last - len(texts) + i + 1, text)) for i, text in enumerate(texts)]

    def tell(self, done: Pending) -> None:
        began = time.perf_counter()
        self.crowd.tell(done.messages)
        for data in done.everybody:
            self.crowd.tell_all(data)
        self.crowd.pay(time.perf_counter() - began)

    def go_on(self) -> None:
        self.driver.go_on()

    def go_back(self) -> None:
        """An append failed: what the store has is the truth, and everybody looks again."""
        self.plea, self.offer = Plea(), Offer()
        self.driver.stop()
        self.backroom.shelf.forget(self.number, len(self.counts))
        stored = self._load()
        if stored is None:
            self.lost = True
            self.crowd.hang_up()
            return
        self.restore(stored)
        self.count_online()
        if self.stuck:
            self.crowd.tell_all(encoded(m.StoreNews(False)))
            self.driver.stuck(self.pause(), self.try_store)
        self.crowd.tell_all(encoded(m.Resync()))

    def _load(self) -> Stored | None:
        try:
            return self.backroom.store.load(self.id)
        except sqlite3.Error as error:  # it cannot even be read
            log.error("the store cannot be read: %s", error)
            return None

    def recovered(self) -> None:
        self.crowd.tell_all(encoded(m.StoreNews(True)))

    def create(self, played: Match | None = None) -> None:
        """Writes a new table down: its setup, and the match of a record that is opened."""
        notes: list[Note] = []
        if played is not None:
            notes = played.lines()
            played.names = self.people.names()
            self.match, self.counts, self.journal = played, played.counts(), notes
        now = round(time.time() * 1000)
        other = [(ADD_MATCH, (self.number, self.id, now, msgspec.json.encode(self.setup).decode()))]
        rows = [(self.number, seq, seat, text, now, 0) for seq, (seat, text) in enumerate(notes)]
        self.hand_in(rows, other, Pending({}, []))
        if not notes and self.people.complete:
            self.begin()

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

    def fill(self, bot: str) -> None:
        """Bots take all open seats, this one or whom the table was opened with; the match begins."""
        people = self.people
        news: list[News] = []
        for seat in people.open_seats():
            who = bot or people.seats[seat].bot
            taken = [person.name for person in people.seats if person.kind != "open"]
            name = distinct(bot_name(who, seat, self.setup.game, people.bot_names()), taken)
            news.append(News("fill", seat, name, who))
            people.note(news[-1])
        self.match.names = people.names()
        self.begin(news)

    def begin(self, news: list[News] | None = None) -> None:
        before: State = self.match.state.clone()
        self.match.settle()
        self.advance(before, 0, [self.news()], news)

    def take_back(self, seat: int, kept: int, granted: bytes) -> None:
        """Back to the first `kept` steps that stand: noted as a step of its own, since nothing is ever deleted."""
        note = (seat, f"{telling.UNDO}{([0] + telling.places(self.journal))[kept]}")
        told = {"seat": seat, "move": note[1], "lines": [telling.undo_line(seat).data()]}
        self.undone += 1
        self.backroom.shelf.forget(self.number, len(self.counts))
        self.journal.append(note)
        self._replay()
        self.journal.pop()
        self.write([note], [self.driver.moved(seat)], dict.fromkeys(self.crowd.eyes(), [told]), [granted])

    def refuse_plea(self, why: Line) -> None:
        seat = self.plea.end()
        if seat is not None:
            self.crowd.tell_all(encoded(m.UndoNews(seat, "refused", m.Line(why.key, why.args, why.rule))))

    # --- ended by people -------------------------------------------------------------------------

    def end(self, seat: int, text: str) -> None:
        """Somebody resigns, or the house notes that all agreed on a draw: a step like any other, and the last one."""
        match = self.match
        match.end(seat, text)
        assert match.ended is not None
        if seat != HOUSE:
            self.counts[seat] += 1
        spent = self.driver.moved(seat)
        self.driver.stop()  # bots think in vain, and no bell rings any more
        self.refuse_plea(Line("refuse-over"))
        self.offer.end()
        self.write([(seat, text)], [spent], dict.fromkeys(self.crowd.eyes(), [match.ended.data()]))

    def must_answer(self) -> set[int]:
        """The people without whom the draw that is offered cannot be: not those who have been gone for long."""
        return {seat for seat in self.people.persons() - self.offer.agreed if not self.long_gone(seat)}

    def long_gone(self, seat: int) -> bool:
        gone = self.people.gone(seat, alarms.now())
        return gone > 0.0 and gone >= self.patience

    def settle_draw(self) -> None:
        """Ends the match if nobody is left who has to agree."""
        if self.offer.seat is not None and not self.must_answer():
            self.end(HOUSE, AGREED)

    def refuse_draw(self) -> None:
        seat = self.offer.end()
        if seat is not None:
            self.crowd.tell_all(encoded(m.DrawNews(seat, "refused")))

    # --- for the driver: see desk.py -------------------------------------------------------------

    def must_wait(self) -> bool:
        return not self.people.complete or self.stuck or self.lost

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act()

    def moves(self, seat: int) -> list[int]:
        return self.match.moves(seat)

    def view(self, seat: int) -> View:
        return self.game.view(self.match.state, seat)

    def window(self) -> Window | None:
        match = self.match
        return match.game.phase(match.state).window(match.state) if match.refereed and not match.ended else None

    def rests(self) -> bool:
        return self.driver.bellman.waits()

    def has_begun(self) -> bool:
        return any(self.counts)

    def persons(self) -> set[int]:
        return self.people.persons()

    def bot_of(self, seat: int) -> str:
        return self.people.seats[seat].bot if self.people.is_bot(seat) else ""

    def line_of(self, seat: int) -> str:
        found = lesson(self.game.name) if self.setup.lesson else None
        return "" if found is None else found.line(seat, self.match)

    def stamp(self, seat: int) -> tuple[int, int, int]:
        return self.epoch, self.undone, self.counts[seat]

    def flag(self, seat: int) -> None:
        self.note(News("flag", seat))

    def tell_people(self) -> None:
        self.crowd.tell_all(self.news())

    # --- for everybody ---------------------------------------------------------------------------

    def summary(self) -> m.Summary:
        outcome = self.match.outcome() if self.match.over() else None
        told = None if outcome is None else msgspec.convert(outcome.data(), m.Outcome)
        setup, people = self.setup, self.people
        return m.Summary(
            self.id,
            self.game.name,
            setup.options,
            people.cards(alarms.now()),
            self.status(),
            self.seq,
            told,
            setup.live,
            setup.clock_minutes,
            people.rematch,
            [seat for seat in self.to_act() if seat >= 0] if self.status() == "playing" else [],
            setup.lesson,
        )

    def is_idle(self, now: float, limit: float) -> bool:
        return not self.crowd.here and not self.pending and now - self.last_used > limit

    def close(self) -> None:
        """Leaves memory: whatever would come back to this table is let go of."""
        self.epoch += 1
        self.driver.close()
        self.backroom.shelf.forget(self.number, len(self.counts))
