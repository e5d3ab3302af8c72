"""The driver: what happens at a table without a person asking for it. Bots move, time runs out, bells are decided."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from criee.engine.phase import HOUSE, State
from criee.engine.window import Window
from criee.server import messages as m
from criee.server.bot_process import Question
from criee.server.people import News
from criee.server.referee import Bell, Clocks, Lines, RoundTrips
from criee.server.watcher import PING_EVERY, Watcher, encoded

if TYPE_CHECKING:
    from criee.server.table import Table

log = logging.getLogger("criee.driver")

DICE = SystemRandom()
BOT_REACTION = (320.0, 120.0)  # milliseconds: what a bot needs to reach the bell, and how much that varies
FIRST_PINGS = 3
REST = 1000.0  # milliseconds


def now() -> float:
    return monotonic() * 1000


class Driver:
    def __init__(self, table: Table) -> None:
        self.table = table
        minutes = table.setup.clock_minutes
        self.clocks = Clocks(len(table.setup.people), minutes) if minutes else None
        self.bell: Bell | None = None
        self.lot: dict[int, Lines] = {}
        self.thinking: set[int] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def restore(self, spent: list[tuple[int, int]]) -> None:
        if self.clocks is not None:
            self.clocks = Clocks(len(self.table.counts), self.table.setup.clock_minutes)
            for seat, millis in spent:
                if seat != HOUSE:
                    self.clocks.left[seat] -= millis

    def stop(self) -> None:
        """Forgets everything that was under way."""
        for task in self.tasks:
            task.cancel()
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
        self.thinking.clear()
        self.bell = None

    def close(self) -> None:
        """The table leaves memory: without this, each would keep the other there."""
        self.stop()
        del self.table

    def after(self, name: str, millis: float, act: Any) -> None:
        """Sets one of the table's timers anew."""
        old = self.timers.pop(name, None)
        if old is not None:
            old.cancel()
        self.timers[name] = self.table.backroom.loop.call_later(max(0.0, millis) / 1000, act)

    # --- what follows a written step -------------------------------------------------------------

    def go_on(self) -> None:
        table = self.table
        if not table.people.complete or table.stuck or table.lost:
            return
        acting = table.match.to_act()
        if not acting:
            if "end" not in self.timers:
                self.after("end", 0, lambda: table.crowd.tell_all(table.news()))
            self.run_clocks()
            return
        self.run_clocks()
        window = self.live_window()
        if window is None and acting[0] == HOUSE:  # the server fell between opening a table and its first step
            table.begin([])
        elif not table.crowd.by_eye:
            return  # bots play for somebody, not for nobody
        elif window is not None:
            self.open_bell(window)
        elif table.people.has_bots and not table.crowd.solvent():
            self.after("rest", REST, self.go_on)  # ... and at somebody's cost
        elif table.people.has_bots:
            for seat in acting:
                if table.people.is_bot(seat) and seat not in self.thinking:
                    self.thinking.add(seat)  # now, not when the task begins: this may be called again before that
                    self.start(self.bot_moves(self.question(seat), self.stamp(seat)))

    def start(self, work: Any) -> None:
        task = self.table.backroom.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed", exc_info=task.exception())

    def sat(self, watcher: Watcher) -> None:
        """Somebody came: waiting bots wake up, and the line is measured if a bell may ring."""
        if self.table.setup.live and watcher.seats and f"ping {id(watcher)}" not in self.timers:
            for i in range(FIRST_PINGS):
                self.table.backroom.loop.call_later(i * 0.15, watcher.ping)
            self.after(f"ping {id(watcher)}", PING_EVERY * 1000, lambda: self.ping_on(watcher))
        bell = self.bell
        if bell is not None:
            for seat in watcher.seats:
                bell.show(seat, measured(watcher))
        self.table.when_written(self.go_on)

    def ping_on(self, watcher: Watcher) -> None:
        self.timers.pop(f"ping {id(watcher)}", None)
        if watcher.eyes:
            watcher.ping()
            self.after(f"ping {id(watcher)}", PING_EVERY * 1000, lambda: self.ping_on(watcher))

    # --- bots ------------------------------------------------------------------------------------

    def question(self, seat: int) -> Question:
        table, game = self.table, self.table.game
        return Question(
            table.setup.game,
            table.setup.options,
            table.people.seats[seat].bot,
            seat,
            msgspec.to_builtins(game.view(table.match.state, seat)),
            [game.describe(move) for move in table.match.moves(seat)],
            DICE.getrandbits(64),
        )

    def stamp(self, seat: int) -> tuple[int, int, int]:
        """What makes an answer of this seat out of date when it changes."""
        return self.table.epoch, self.table.undone, self.table.counts[seat]

    async def bot_moves(self, question: Question, asked: tuple[int, int, int]) -> None:
        table, seat = self.table, question.seat
        try:
            pause = asyncio.sleep(table.backroom.limits.bot_pause)
            text, _ = await asyncio.gather(table.backroom.pool.choose(question, table.crowd.payer()), pause)
        finally:
            self.thinking.discard(seat)
        if asked == self.stamp(seat) and table.people.is_bot(seat):
            began = perf_counter()
            table.play(seat, table.game.parse(text))
            table.crowd.pay(perf_counter() - began)
        else:  # the world has changed meanwhile: look again
            table.when_written(self.go_on)

    # --- clocks ----------------------------------------------------------------------------------

    def clock(self) -> dict[str, list[int]] | None:
        return None if self.clocks is None else {"left": self.clocks.shown(now()), "running": self.on_the_clock()}

    def on_the_clock(self) -> list[int]:
        """Whose time runs now, or will as soon as the last step is written."""
        return [seat for seat in self.table.match.to_act() if seat >= 0 and not self.table.people.is_bot(seat)]

    def moved(self, seat: int) -> int:
        """Stops the clock of who moved; what the move cost."""
        return 0 if self.clocks is None or seat == HOUSE else self.clocks.spent(seat, now())

    def run_clocks(self) -> None:
        if self.clocks is None:
            return
        self.clocks.run(self.on_the_clock(), now())
        flag = self.clocks.next_flag(now())
        if flag is not None:
            self.after("flag", flag[0], self.flag)

    def flag(self) -> None:
        """Time is up: a bot plays on for the seat."""
        assert self.clocks is not None
        flag = self.clocks.next_flag(now())
        if flag is not None and flag[0] <= 1.0:
            self.clocks.stop(flag[1], now())
            self.table.note(News("flag", flag[1]))
        else:
            self.run_clocks()

    # --- the bell --------------------------------------------------------------------------------

    def live_window(self) -> Window | None:
        match = self.table.match
        return match.game.phase(match.state).window(match.state) if match.refereed else None

    def window(self) -> dict[str, object] | None:
        window = self.live_window()
        if window is None:
            return None
        describe = self.table.game.describe
        ring, wait = describe(window.ring), describe(window.wait)
        return {"seats": window.seats, "millis": window.millis, "opens": window.opens, "ring": ring, "wait": wait}

    def open_bell(self, window: Window) -> None:
        """The card has just been told to everybody: from now on the bell may ring."""
        table = self.table
        if self.bell is not None:
            return
        bell = self.bell = Bell(window, table.seq, now(), self.lot)
        for seat in window.seats:
            if table.people.is_bot(seat):
                bell.show(seat)
                self.start(self.bot_rings(seat, bell))
            elif table.crowd.of(seat):
                bell.show(seat, *map(measured, table.crowd.of(seat)))
        self.after("bell", bell.deadline() - now() if bell.shown else window.millis, self.decide)

    async def bot_rings(self, seat: int, bell: Bell) -> None:
        choice = await self.table.backroom.pool.choose(self.question(seat), self.table.crowd.payer())
        if self.table.game.parse(choice) != bell.window.ring:
            bell.decline([seat])
            self.look_at(bell)
            return
        reaction = max(bell.opens[seat], DICE.gauss(*BOT_REACTION))
        await asyncio.sleep(max(0.0, bell.opened + reaction - now()) / 1000)
        bell.ring(seat, None, now())
        self.look_at(bell)

    def ring(self, watcher: Watcher, said: m.Ring) -> None:
        bell = self.bell
        if self.table.people.is_bot(said.seat):
            watcher.error("away", "a bot keeps your seat warm: take it back first")
            return
        if bell is None or bell.seq != said.seq:
            watcher.error("closed", "the bell is not open")
            return
        verdict = bell.ring(said.seat, said.millis, now(), measured(watcher))
        if verdict != "rung":
            watcher.error(verdict, "the ring does not count")
        self.look_at(bell)

    def took(self, watcher: Watcher, seat: int, code: int) -> bool:
        """In live play a move in a window is a ring, or the promise not to; it is never played by itself."""
        window = self.live_window()
        if window is None or seat not in window.seats or code not in (window.ring, window.wait):
            return False
        bell = self.bell
        if bell is None:  # decided, but not written yet: the next card has been shown to nobody
            watcher.error("closed", "the bell is not open")
            return True
        if code == window.ring:
            bell.ring(seat, None, now())
        else:
            bell.decline([seat])
        self.look_at(bell)
        return True

    def look_at(self, bell: Bell) -> None:
        if bell is self.bell:
            self.after("bell", bell.deadline() - now(), self.decide)

    def decide(self) -> None:
        """No ring under way can change the result: what each did is played, and the fastest is awarded."""
        bell, table = self.bell, self.table
        if bell is None:
            return
        if bell.waiting and bell.deadline() > now() + 0.5:
            self.look_at(bell)
            return
        self.bell = None
        first = bell.first()
        winner = DICE.choice(first) if first else -1
        if first:  # sold: with the next card another lot begins
            self.lot = {}
        before: State = table.match.state.clone()
        steps = len(table.match.steps)
        self.play_rings(bell, winner)
        times = [m.RingTime(seat, round(bell.rings[seat])) for seat in bell.order()]
        table.advance(before, steps, [encoded(m.BellNews(bell.seq, winner, times, bell.margin()))])

    def play_rings(self, bell: Bell, winner: int) -> None:
        match, window = self.table.match, bell.window
        for seat in match.to_act():
            if seat != HOUSE:
                match.play(seat, window.ring if seat in bell.rings else window.wait)
        if match.to_act() == (HOUSE,):  # several rang; if that was before this table, nobody knows who was first
            match.play(HOUSE, window.award_to(winner) if winner >= 0 else match.draw())


def measured(watcher: Watcher) -> RoundTrips:
    """A watcher's line, with what the system knows of it by now."""
    watcher.trips.system = watcher.wire.line() or watcher.trips.system
    return watcher.trips
