"""Standing in line, fairly: payers take turns, so whose hundred tables are full of bots waits longer, not everybody."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

Place = tuple[asyncio.Future[None], float]  # done when it is its turn, and until when that should be over


class Queue:
    def __init__(self) -> None:
        self.lines: OrderedDict[object, deque[Place]] = OrderedDict()  # by who pays

    def __len__(self) -> int:
        """How many wait who have not given up."""
        return len(self.deadlines())

    def deadlines(self) -> list[float]:
        return [deadline for line in self.lines.values() for turn, deadline in line if not turn.done()]

    def join(self, payer: object, deadline: float) -> asyncio.Future[None]:
        """A place in the line of a payer: done when it is its turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(payer, deque()).append((turn, deadline))
        return turn

    def call(self) -> bool:
        """Whoever is next has its turn; False if nobody waits."""
        while self.lines:
            payer, line = self.lines.popitem(last=False)
            turn, _ = line.popleft()
            if line:
                self.lines[payer] = line
            if not turn.done():
                turn.set_result(None)
                return True
        return False
