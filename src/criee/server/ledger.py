"""The ledger: written, then told. What one table hands to the store, and what waits until it is on disk.

A store that cannot be written, as on a full disk, makes a table go back to what was written, and wait. It tries again
after a pause that grows, and goes on by itself.
"""

from __future__ import annotations

import logging
import sqlite3
from asyncio import Future
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from criee.server.backroom import Backroom
from criee.server.screen import Screen
from criee.server.store import PROBE, Job, StepRow

log = logging.getLogger("criee.ledger")

LONGEST_PAUSE: Final = 8.0  # seconds


class Pending:
    """What will be told when a job has been written: a message per viewer, then some to all."""

    __slots__ = ("everybody", "messages")

    def __init__(self, messages: dict[int, bytes], everybody: list[bytes]) -> None:
        self.messages = messages
        self.everybody = everybody


class Ledger:
    """What a table is built on."""

    def __init__(self, backroom: Backroom, number: int) -> None:
        self.backroom = backroom
        self.number = number
        self.pending: deque[Pending] = deque()
        self.later: list[Callable[[], None]] = []  # waits until nothing is pending
        self.epoch = 0  # of this memory; grows when it is thrown away
        self.lost = False  # the store does not know this table: it could never be written
        self.stuck = False  # the last thing could not be written: everybody waits until the store can
        self.failures = 0  # in a row

    # --- what a table makes of it ----------------------------------------------------------------

    def tell(self, done: Pending) -> None:
        """It is on disk: now people may know."""
        raise NotImplementedError

    def go_back(self) -> None:
        """It is not: back to what is."""
        raise NotImplementedError

    def recovered(self) -> None:
        """The store can be written again."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Nothing is pending: whoever is next."""
        raise NotImplementedError

    # --- writing ---------------------------------------------------------------------------------

    def hand_in(self, steps: list[StepRow], other: list[tuple[str, tuple[Any, ...]]], told: Pending) -> None:
        self.pending.append(told)
        epoch = self.epoch
        self.backroom.store.write(Job(self.number, epoch, steps, other, lambda error: self._written(epoch, error)))

    def _written(self, epoch: int, error: Exception | None) -> None:
        if epoch != self.epoch:
            return  # of a memory that has been thrown away
        if error is not None:
            self._failed(error)
            return
        self.failures = 0
        self.tell(self.pending.popleft())
        if not self.pending:
            self._settled()

    def _settled(self) -> None:
        while self.later and not self.pending:
            self.later.pop(0)()
        if not self.pending:
            self.go_on()

    def when_written(self, act: Callable[[], None], screen: Screen | None = None) -> None:
        """Acts as soon as nothing is pending; if that is later, at the cost of who asked."""
        if not self.pending:
            act()
        elif screen is None:
            self.later.append(act)
        else:
            self.later.append(lambda: screen.purse.pay_for(act))

    def written(self) -> Future[None]:
        """Done when all that has happened so far is on disk."""
        future: Future[None] = self.backroom.loop.create_future()
        self.when_written(lambda: None if future.done() else future.set_result(None))
        return future

    # --- when it fails ---------------------------------------------------------------------------

    def _failed(self, error: Exception) -> None:
        if not self.failures:
            log.warning("table %d could not be written; it goes back to what the store has", self.number)
        self.epoch += 1
        self.pending.clear()
        self.failures += 1
        self.stuck = isinstance(error, sqlite3.OperationalError) or self.failures > 1
        self.go_back()
        self._settled()

    def pause(self) -> float:
        """Seconds until the next attempt."""
        return min(LONGEST_PAUSE, 0.5 * 2.0**self.failures)

    def try_store(self) -> None:
        """Whether the store can be written again."""
        epoch = self.epoch
        self.backroom.store.write(Job(self.number, epoch, [], [PROBE], lambda error: self._tried(epoch, error)))

    def _tried(self, epoch: int, error: Exception | None) -> None:
        if epoch != self.epoch:
            return
        if error is not None:
            self._failed(error)
            return
        self.stuck = False
        self.recovered()
        self.when_written(self.go_on)
