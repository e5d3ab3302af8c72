"""The bellman: opens the bell of a live table, takes rings, and has what each did played. The referee judges."""

from __future__ import annotations

import asyncio
from typing import Final

from criee.engine.window import Window
from criee.server import alarms
from criee.server import messages as m
from criee.server.alarms import Alarms
from criee.server.bot_pool import Pool
from criee.server.company import reaction_of
from criee.server.desk import DICE, Desk, question
from criee.server.referee import Bell, Lines
from criee.server.screen import Screen, encoded

READY: Final = 30_000.0  # milliseconds that the first bell waits at most, where others wait with it


class Bellman:
    def __init__(self, desk: Desk, timers: Alarms, pool: Pool) -> None:
        self.desk = desk
        self.alarms = timers
        self.pool = pool
        self.bell: Bell | None = None
        self.lot: dict[int, Lines] = {}
        self.waited = False  # people were told that no bell rings
        self.until = 0.0  # where others wait: how long at most; 0: nobody has asked yet

    # --- who is not ready ------------------------------------------------------------------------

    def waits(self) -> bool:
        """Somebody is not ready: that counts before the first bell of all, and always where no other person waits."""
        desk = self.desk
        if not desk.crowd.holds() or desk.window() is None:
            return False
        is_alone = len(desk.persons()) < 2
        return is_alone or (not desk.has_begun() and (not self.until or alarms.now() < self.until))

    def pause(self) -> None:
        """The bell is taken away again, unless somebody has struck it: that is decided first."""
        if self.bell is not None:
            if self.bell.rings:
                return
            self.bell = None
            self.alarms.forget("bell")
        self.waited = True
        if not self.until and len(self.desk.persons()) > 1:
            self.until = alarms.now() + READY
            self.alarms.set("ready", READY, self.call_all)

    def call_all(self) -> None:
        """Everybody sits again, and is told of the bell that rings from now on."""
        self.waited = False
        self.desk.crowd.tell_all(encoded(m.Resync()))

    # --- the bell --------------------------------------------------------------------------------

    def open(self, window: Window) -> None:
        """The card has just been told to everybody: from now on the bell may ring."""
        if self.waits():
            self.pause()
            return
        if self.bell is not None:
            return
        if self.waited:
            self.call_all()
        bell = self.bell = Bell(window, self.desk.seq, alarms.now(), self.lot)
        for seat in window.seats:
            if self.desk.bot_of(seat):
                bell.show(seat)
                self.alarms.start(self.bot_rings(seat, bell))
            elif self.desk.crowd.of(seat):
                bell.show(seat, *[screen.line() for screen in self.desk.crowd.of(seat)])
        self.alarms.set("bell", bell.deadline() - alarms.now() if bell.shown else window.millis, self.decide)

    def sat(self, screen: Screen) -> None:
        """Somebody came while the bell is open."""
        if self.bell is not None:
            for seat in screen.seats:
                self.bell.show(seat, screen.line())

    async def bot_rings(self, seat: int, bell: Bell) -> None:
        bot = self.desk.bot_of(seat)
        choice = await self.pool.choose(question(self.desk, seat), self.desk.crowd.payer())
        if self.desk.game.parse(choice) != bell.window.ring:
            bell.decline([seat])
            self.look_at(bell)
            return
        usual, spread = reaction_of(bot, self.desk.setup.game)
        reaction = max(bell.opens[seat], DICE.gauss(usual, spread))
        await asyncio.sleep(max(0.0, bell.opened + reaction - alarms.now()) / 1000)
        bell.ring(seat, None, alarms.now())
        self.look_at(bell)

    def ring(self, screen: Screen, said: m.Ring) -> None:
        bell = self.bell
        if bell is None or bell.seq != said.seq:
            screen.error("closed", "the bell is not open")
            return
        verdict = bell.ring(said.seat, said.millis, alarms.now(), screen.line())
        if verdict != "rung":
            screen.error(verdict, "the ring does not count")
        self.look_at(bell)

    def took(self, screen: Screen, seat: int, code: int) -> bool:
        """In live play a move in a window is a ring, or the promise not to; it is never played by itself."""
        window = self.desk.window()
        if window is None or seat not in window.seats or code not in (window.ring, window.wait):
            return False
        bell = self.bell
        if bell is None:  # decided, but not written yet: the next card has been shown to nobody
            screen.error("closed", "the bell is not open")
            return True
        if code == window.ring:
            bell.ring(seat, None, alarms.now())
        else:
            bell.decline([seat])
        self.look_at(bell)
        return True

    def look_at(self, bell: Bell) -> None:
        if bell is self.bell:
            self.alarms.set("bell", bell.deadline() - alarms.now(), self.decide)

    def decide(self) -> None:
        """No ring under way can change the result: what each did is played, and the fastest is awarded."""
        bell = self.bell
        if bell is None:
            return
        if bell.waiting and bell.deadline() > alarms.now() + 0.5:
            self.look_at(bell)
            return
        self.bell = None
        first = bell.first()
        if first:  # sold: with the next card another lot begins
            self.lot = {}
        winner = DICE.choice(first) if first else -1
        window = bell.window
        moves = {seat: window.ring if seat in bell.rings else window.wait for seat in window.seats}
        times = [m.RingTime(seat, round(bell.rings[seat])) for seat in bell.order()]
        news = encoded(m.BellNews(bell.seq, winner, times, bell.margin()))
        self.desk.play_bell(moves, window.award_to(winner) if first else -1, news)
