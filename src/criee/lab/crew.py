"""Crew: whoever does the work. Here processes of this machine; lab/cluster.py hires those of many."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, TypeVar

from criee.engine.line import Impossible, Line

J = TypeVar("J")
T = TypeVar("T")
H = TypeVar("H")
AHEAD: Final = 2  # jobs under way for each worker: one in hand, one waiting


class Crew(ABC):
    @abstractmethod
    def completed(self, work: Callable[[J], T], jobs: Sequence[J]) -> Generator[tuple[int, T], None, None]:
        """Which job is done, with its result, as they get done. Closing this stops what is still under way."""

    def leave(self) -> None:  # noqa: B027  most crews have nothing to give back
        """Says goodbye to whoever lent the machines."""


class Processes(Crew):
    """Processes of this machine: as many as it has cores, if not told otherwise. One worker works right here."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1

    def completed(self, work: Callable[[J], T], jobs: Sequence[J]) -> Generator[tuple[int, T], None, None]:
        if self.workers == 1 or len(jobs) == 1:
            return ((i, work(job)) for i, job in enumerate(jobs))
        return self.hired(work, jobs)

    def hired(self, work: Callable[[J], T], jobs: Sequence[J]) -> Generator[tuple[int, T], None, None]:
        # Spawned, not forked: the progress bar is a thread, and what a thread holds is held forever in a fork.
        spawning = get_context("spawn")
        theirs, ours = spawning.Pipe(duplex=False)
        pool = ProcessPoolExecutor(min(self.workers, len(jobs)), spawning, clock_in, (theirs,))
        try:
            under_way = in_flight(jobs, AHEAD * self.workers, lambda job: pool.submit(work, job), first_done)
            for i, done in under_way:
                yield i, done.result()
        except BrokenProcessPool:
            reason = "a worker process died, perhaps for want of memory"
            raise Impossible("workers", reason, Line("lab-worker-died")) from None
        finally:
            ours.close()  # whoever is still at work leaves at once
            pool.shutdown(cancel_futures=True)
            theirs.close()


def clock_in(line: Connection) -> None:
    """How a worker begins. It leaves when the line to whoever hired it breaks: also when that one was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever hired us
    Thread(target=leave_with, args=(line,), daemon=True).start()


def leave_with(line: Connection) -> None:
    line.poll(None)
    os._exit(1)


def in_flight(
    jobs: Iterable[J], most: int, send: Callable[[J], H], first: Callable[[list[H]], Iterable[H]]
) -> Iterator[tuple[int, H]]:
    """Keeps a few jobs under way, never all: a run that stops early has then begun little in vain."""
    running: dict[H, int] = {}
    queue = enumerate(jobs)
    while True:
        for i, job in islice(queue, most - len(running)):
            running[send(job)] = i
        if not running:
            return
        for done in first(list(running)):
            yield running.pop(done), done


def first_done(running: list[Future[Any]]) -> set[Future[Any]]:
    return wait(running, return_when=FIRST_COMPLETED).done
