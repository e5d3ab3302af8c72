"""Alarms: what a table has set for later, timers by name and work under way. Forgotten together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

log = logging.getLogger("criee.alarms")


def now() -> float:
    """Milliseconds, of a clock that nobody sets."""
    return monotonic() * 1000


class Alarms:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def set(self, name: str, millis: float, act: Callable[[], object]) -> None:
        """A timer of this name; the one before is forgotten."""
        self.forget(name)
        self.timers[name] = self.loop.call_later(max(0.0, millis) / 1000, act)

    def forget(self, name: str) -> None:
        old = self.timers.pop(name, None)
        if old is not None:
            old.cancel()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a bot's turn failed", exc_info=task.exception())

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for name in list(self.timers):
            self.forget(name)
