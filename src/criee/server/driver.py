"""The driver: what happens at a table without a person asking for it. Bots move, time runs out, bells are decided.

The table tells it what has happened; what it wants done it orders at the desk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

from criee.engine.phase import HOUSE
from criee.server import messages as m
from criee.server.alarms import Alarms
from criee.server.backroom import Backroom
from criee.server.bellman import Bellman
from criee.server.bot_process import Question
from criee.server.chef import Chef
from criee.server.desk import Desk, question
from criee.server.pace import Pace
from criee.server.screen import Screen
from criee.server.timekeeper import Timekeeper

FIRST_PINGS: Final = 3
PING_EVERY: Final = 5000.0  # milliseconds
REST: Final = 1000.0  # milliseconds


class Driver:
    def __init__(self, desk: Desk, backroom: Backroom) -> None:
        self.desk = desk
        self.backroom = backroom
        self.alarms = Alarms(backroom.loop)
        self.timekeeper = Timekeeper(desk, self.alarms)
        self.bellman = Bellman(desk, self.alarms, backroom.pool)
        self.chef = Chef(desk, self.alarms, backroom.pool)
        self.pace = Pace()
        self.thinking: set[int] = set()

    # --- what the table tells --------------------------------------------------------------------

    def restored(self, spent: list[tuple[int, int]]) -> None:
        """The match stands where the store has it, after steps that took so long."""
        self.timekeeper.restore(spent)

    def moved(self, seat: int) -> int:
        """A step of this seat is noted; what it took."""
        if seat != HOUSE:
            self.pace.moved(seat)
        return self.timekeeper.moved(seat)

    def clock(self) -> dict[str, list[int]] | None:
        return self.timekeeper.shown()

    def rang(self, screen: Screen, said: m.Ring) -> None:
        self.bellman.ring(screen, said)

    def took(self, screen: Screen, seat: int, code: int) -> bool:
        """Whether a move was one for the bell: then it is not played now."""
        return self.bellman.took(screen, seat, code)

    def sat(self, screen: Screen) -> None:
        """Somebody came: waiting bots wake up, and the line is measured if a bell may ring."""
        if self.desk.setup.live and screen.seats and f"ping {id(screen)}" not in self.alarms.timers:
            for i in range(FIRST_PINGS):
                self.backroom.loop.call_later(i * 0.15, screen.ping)
            self.ping_later(screen)
        self.bellman.sat(screen)
        self.desk.when_written(self.go_on)

    def ping_later(self, screen: Screen) -> None:
        self.alarms.set(f"ping {id(screen)}", PING_EVERY, lambda: self.ping_on(screen))

    def ping_on(self, screen: Screen) -> None:
        self.alarms.forget(f"ping {id(screen)}")
        if screen.eyes:
            screen.ping()
            self.ping_later(screen)

    def stuck(self, seconds: float, act: Callable[[], None]) -> None:
        """Nothing can be written; this is tried again after a pause."""
        self.alarms.set("store", seconds * 1000, act)

    def stop(self) -> None:
        """Forgets everything that was under way."""
        self.alarms.stop()
        self.thinking.clear()
        self.chef.stop()
        self.bellman.bell = None

    def close(self) -> None:
        """The table leaves memory: without this, each would keep the other there."""
        self.stop()
        del self.desk, self.timekeeper.desk, self.bellman.desk, self.chef.desk

    # --- what follows a written step -------------------------------------------------------------

    def go_on(self) -> None:
        desk = self.desk
        if desk.must_wait():
            return
        acting = desk.to_act()
        self.timekeeper.run()
        if not acting:
            if "end" not in self.alarms.timers:
                self.alarms.set("end", 0, desk.tell_people)
            return
        window = desk.window()
        if window is None and acting[0] == HOUSE:  # the server fell between opening a table and its first step
            desk.begin()
        elif not desk.crowd.by_eye:
            return  # bots play for somebody, not for nobody
        elif window is not None:
            self.bellman.open(window)
        else:
            self.wake([seat for seat in acting if desk.bot_of(seat)])

    def wake(self, bots: list[int]) -> None:
        if bots and not self.desk.crowd.solvent():
            self.alarms.set("rest", REST, self.go_on)  # they play at somebody's cost
            return
        for seat in bots:
            if seat not in self.thinking:
                self.thinking.add(seat)  # now, not when the task begins: this may be called again before that
                self.alarms.start(self.bot_moves(question(self.desk, seat), self.desk.stamp(seat)))

    async def bot_moves(self, asked: Question, stamp: tuple[int, int, int]) -> None:
        desk, seat = self.desk, asked.seat
        try:
            pause = asyncio.sleep(desk.crowd.pause(self.backroom.limits.bot_pause))
            text, _ = await asyncio.gather(self.thought(asked, desk.crowd.payer()), pause)
        finally:
            self.thinking.discard(seat)
        if stamp == desk.stamp(seat) and desk.bot_of(seat):
            began = perf_counter()
            desk.play(seat, desk.game.parse(text))
            desk.crowd.pay(perf_counter() - began)
        else:  # the world has changed meanwhile: look again
            desk.when_written(self.go_on)

    async def thought(self, asked: Question, payer: object) -> str:
        """The bot's choice, within what its turn has left for one decision; or its part in a lesson."""
        line = self.desk.line_of(asked.seat)
        if line in asked.moves:
            return line
        asked.millis = round(1000 * self.pace.allowed(asked.seat))
        began = perf_counter()
        text = await self.backroom.pool.choose(asked, payer)
        if len(asked.moves) > 1:
            self.pace.thought(asked.seat, perf_counter() - began)
        return text
