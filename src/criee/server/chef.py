"""The chef: whoever plays against bots alone may ask what the strongest would do. Told to the screen that asked.

Nothing of it is written, and nobody waits for it: it thinks where bots think, after them (bot_pool.py).
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

import msgspec

from criee.bots import STRONGEST
from criee.server import alarms
from criee.server import messages as m
from criee.server.alarms import Alarms
from criee.server.bot_pool import Pool
from criee.server.desk import Desk, question
from criee.server.screen import Screen, encoded

THINKS: Final = 2000  # milliseconds, at most
RESTS: Final = 1500.0  # milliseconds between an answer and the next question


class Chef:
    def __init__(self, desk: Desk, timers: Alarms, pool: Pool) -> None:
        self.desk = desk
        self.alarms = timers
        self.pool = pool
        self.thinking: set[int] = set()  # seats whose question is under way
        self.rests: dict[int, float] = {}  # until when

    def ask(self, screen: Screen, seat: int) -> None:
        """A seat that has to decide asks: one question at a time, and not without rest."""
        left = self.rests.get(seat, 0.0) - alarms.now()
        if seat in self.thinking:
            screen.error("hint-busy", "the chef is thinking about this seat already")
        elif left > 0.0:
            screen.tell(encoded(m.ErrorNews("hint-soon", "the chef needs a moment", round(left) + 1)))
        else:
            self.thinking.add(seat)  # now, not when the task begins
            self.alarms.start(self.answer(screen, seat))

    async def answer(self, screen: Screen, seat: int) -> None:
        desk, seq = self.desk, self.desk.seq
        asked = question(desk, seat)
        asked.bot, asked.hint, asked.millis = STRONGEST, True, THINKS
        asked.seed = crc32(msgspec.json.encode(asked.view))  # the same table, the same advice
        try:
            found = await self.pool.advise(asked, screen.purse)
        finally:
            self.thinking.discard(seat)
            self.rests[seat] = alarms.now() + RESTS
        if seat not in screen.seats or seat not in screen.eyes:
            return  # somebody else looks at that screen now
        if found:
            screen.tell(encoded(m.HintNews(seat, seq, found)))
        else:
            screen.error("hint-failed", "the chef has no answer")

    def stop(self) -> None:
        self.thinking.clear()
