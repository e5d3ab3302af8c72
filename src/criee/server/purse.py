"""Purses: what an address may cost. Not how often it asks is counted, but how long the server was busy with it.

The event loop is one, and whoever keeps it busy keeps everybody waiting. So the time that is spent on a request or a
frame is taken from the purse of the address it came from, whatever it was spent on. Two bounds follow: in one turn of
the loop an address is served for some milliseconds only, then the others have their turn; and in the long run it gets
a share of the loop, not all of it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeVar

from starlette.types import Scope

from criee.server.limits import Bucket, Limits, PerAddress
from criee.server.problem import Wrong

T = TypeVar("T")
PURSE: Final = "criee.purse"  # where a scope keeps it
LONGEST_WAIT: Final = 5.0  # seconds
LONGEST_LINE: Final = 400  # frames


class Purse:
    """The time of one address."""

    def __init__(self, limits: Limits) -> None:
        self.bucket = Bucket(limits.work_per_second, limits.work_at_once)
        self.per_turn = limits.work_per_turn
        self.loop = asyncio.get_running_loop()
        self.spent = 0.0  # in this turn of the loop
        self.counting = False
        self.line: deque[tuple[Callable[[bytes], None], bytes]] = deque()
        self.thread = asyncio.Lock()

    def spend(self, seconds: float) -> None:
        self.bucket.spend(seconds)
        self.spent += seconds
        if not self.counting:
            self.counting = True
            self.loop.call_soon(self.next_turn)

    def pay_for(self, act: Callable[[], None]) -> None:
        """Does something at this address's cost."""
        began = perf_counter()
        act()
        self.spend(perf_counter() - began)

    def good(self) -> bool:
        """No debts."""
        return self.bucket.good()

    def has_turn(self) -> bool:
        return self.spent < self.per_turn and not self.line

    def stand_in_line(self, listen: Callable[[bytes], None], data: bytes) -> bool:
        """A frame waits for its turn; False if too many do."""
        if len(self.line) >= LONGEST_LINE:
            return False
        self.line.append((listen, data))
        return True

    def next_turn(self) -> None:
        self.counting = False
        self.spent = 0.0
        while self.line and self.spent < self.per_turn:
            listen, data = self.line.popleft()
            self.pay_for(partial(listen, data))

    async def afford(self) -> None:
        """Waits until debts are paid: a page that was loaded too eagerly comes slower, but it comes."""
        wait = self.bucket.wait()
        if wait > LONGEST_WAIT:
            raise Wrong(429, "slow-down", "this address has asked for too much work; wait a little")
        if wait:
            await asyncio.sleep(wait)

    def pause(self) -> float:
        """Seconds until the next look at a debt."""
        return min(self.bucket.wait(), LONGEST_WAIT)

    async def earn(self) -> None:
        """Between two pieces of a long answer."""
        await asyncio.sleep(self.pause())

    async def elsewhere(self, act: Callable[[], T]) -> T:
        """Does in a thread what would hold the loop up; one thing at a time for each address, and not for nothing."""
        async with self.thread:
            await self.afford()
            began = perf_counter()
            try:
                return await asyncio.to_thread(act)
            finally:
                self.bucket.spend(perf_counter() - began)


class Purses(PerAddress[Purse]):
    def __init__(self, limits: Limits) -> None:
        super().__init__()
        self.limits = limits

    def new(self) -> Purse:
        return Purse(self.limits)

    def is_full(self, one: Purse) -> bool:
        return one.bucket.is_full()


def purse_of(scope: Scope) -> Purse:
    purse: Purse = scope[PURSE]
    return purse


class Paid:
    """Awaits something, and takes the time between its pauses from a purse. While it waits, nobody pays."""

    def __init__(self, work: Awaitable[None], purse: Purse) -> None:
        self.work = work
        self.purse = purse

    def __await__(self) -> Generator[Any, Any, None]:
        steps: Any = self.work.__await__()
        error: BaseException | None = None
        while True:
            try:
                while not self.purse.has_turn():
                    yield from asyncio.sleep(0).__await__()
            except BaseException as thrown:
                error = thrown
            began = perf_counter()
            try:
                pause = next(steps) if error is None else steps.throw(error)
            except StopIteration:
                return
            finally:
                self.purse.spend(perf_counter() - began)
            error = None
            try:
                yield pause
            except BaseException as thrown:
                error = thrown
