"""The store: one SQLite file, append-only. Written, then told.

One thread writes. Whatever tables hand in during one turn of the event loop, and while a sync is under way, is
committed together (group commit), so a hundred tables share one disk flush. Steps of a batch travel as one JSON text
and are unpacked inside SQLite: one call, without holding up the event loop. Reading happens on the event loop's own
connection; WAL readers never wait.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

import msgspec

from criee.server.folder import make_folder, make_private, take_lock
from criee.server.inspection import inspect
from criee.server.keys import new_key
from criee.server.shut import Shut, unusable, unwritable

log = logging.getLogger("criee.store")

MIGRATIONS: Final = [
    """
    CREATE TABLE hall (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE matches (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, made INTEGER NOT NULL, data TEXT NOT NULL);
    CREATE TABLE steps (
      match INTEGER NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
      at INTEGER NOT NULL, spent INTEGER NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
    CREATE TABLE news (
      match INTEGER NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID;
    """,
]
ADD_STEPS: Final = (
    "INSERT INTO steps SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)"
)
ADD_MATCH: Final = "INSERT INTO matches VALUES (?, ?, ?, ?)"
ADD_NEWS: Final = "INSERT INTO news VALUES (?, ?, ?)"
# Something that takes room, as a step does: can this store be written?
PROBE: Final[tuple[str, tuple[Any, ...]]] = ("INSERT OR REPLACE INTO hall VALUES ('probe', randomblob(8192))", ())

StepRow = tuple[int, int, int, str, int, int]  # match, seq, seat, move, at, spent: as the columns stand
Done = Callable[[Exception | None], None]


class Job:
    """What one table wants written, all or nothing, and whom to tell."""

    __slots__ = ("done", "epoch", "error", "match", "other", "steps")

    def __init__(
        self, match: int, epoch: int, steps: list[StepRow], other: list[tuple[str, tuple[Any, ...]]], done: Done
    ) -> None:
        self.match = match
        self.epoch = epoch  # of the table's memory; grows each time it is rebuilt from the store
        self.steps = steps
        self.other = other
        self.done = done
        self.error: Exception | None = None


class Stored:
    """Everything the store knows about one match."""

    def __init__(self, number: int, data: dict[str, Any], steps: list[tuple[int, str, int]], news: list[Any]) -> None:
        self.number = number
        self.data = data
        self.steps = steps  # seat, move, spent
        self.news = news


class Store:
    def __init__(self, folder: Path, patience: float = 5.0) -> None:
        """Raises Shut if there is anything that cannot be used, and then leaves it as it is."""
        make_folder(folder)
        self._lock = take_lock(folder / "lock.db")
        self.path = folder / "criee.db"
        self.patience = patience
        try:
            self._open()
        except sqlite3.Error as error:
            raise unusable(self.path, error) from None
        except OSError as error:
            raise unwritable(self.path, error) from None
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._trouble = False  # the last attempt failed
        self._failed: dict[int, int] = {}  # match -> epoch whose later jobs must not be written
        self.commits = 0
        self._thread: Thread | None = None

    def _open(self) -> None:
        inspect(self.path, len(MIGRATIONS), self.patience)
        make_private(self.path)
        self._reader = self._connect()
        migrate(self._reader, self.path)
        self.key = self._own_key()
        self._next = int(self._reader.execute("SELECT coalesce(max(number), 0) FROM matches").fetchone()[0])

    def start(self, after_this: Callable[..., object], call_back: Callable[..., object]) -> None:
        """From now on jobs are written. `after_this` calls when the event loop has heard everybody who speaks now;
        `call_back` brings the answers from the writing thread to the event loop."""
        self._after_this = after_this
        self._call_back = call_back
        self._thread = Thread(target=self._write_forever, name="criee-store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self.patience, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # A page of steps changes many times before it is full: up to 32 MB of log, then each is copied once.
        connection.execute("PRAGMA wal_autocheckpoint = 8000")
        return connection

    def _own_key(self) -> bytes:
        self._reader.execute("INSERT OR IGNORE INTO hall VALUES ('key', ?)", (new_key(),))
        return bytes(self._reader.execute("SELECT value FROM hall WHERE name = 'key'").fetchone()[0])

    # --- writing ---------------------------------------------------------------------------------

    def new_number(self) -> int:
        self._next += 1
        return self._next

    def write(self, job: Job) -> None:
        """Takes a job for the writer; its `done` is called on the event loop after the sync."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            self._after_this(self._hand_over)

    def _hand_over(self) -> None:
        self._queue.put(self._gathered)
        self._gathered = []

    def _write_forever(self) -> None:
        connection = self._connect()
        while self._write_some(connection):
            pass
        connection.close()

    def _write_some(self, connection: sqlite3.Connection) -> bool:
        """Waits for jobs, writes all there are, and holds on to none. False: that were the last."""
        batch = [self._queue.get()]
        while not self._queue.empty():
            batch.append(self._queue.get())
        jobs = [job for gathered in batch for job in gathered or ()]
        self._commit_all(connection, jobs)
        self._call_back(tell_done, jobs)
        return None not in batch

    def _commit_all(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails, each on its own, so that one table harms no other."""
        try:
            if any(job.match in self._failed for job in jobs):
                raise sqlite3.Error("a job follows one that failed")
            self._commit(connection, jobs)
        except sqlite3.Error:
            for job in jobs:
                self._commit_alone(connection, job)

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        commit(connection, jobs)
        self.commits += 1
        if self._trouble:
            self._trouble = False
            log.warning("the store is written again")

    def _commit_alone(self, connection: sqlite3.Connection, job: Job) -> None:
        if self._failed.get(job.match, -1) >= job.epoch:
            job.error = sqlite3.Error("an earlier step was not written")
            return
        try:
            self._commit(connection, [job])
            self._failed.pop(job.match, None)
        except sqlite3.Error as error:
            if not self._trouble:  # a full disk fails for every table, again and again: said once
                log.error("the store cannot be written: %s; tables wait until it can", error)
            self._trouble = True
            job.error = error
            self._failed[job.match] = job.epoch

    def close(self) -> None:
        """Writes what was handed in, then stops."""
        if self._thread is not None:
            self._hand_over()
            self._queue.put(None)
            self._thread.join()
        self._reader.close()
        self._lock.close()

    # --- reading ---------------------------------------------------------------------------------

    def load(self, table: str) -> Stored | None:
        row = self._reader.execute("SELECT number, data FROM matches WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        number, data = row
        steps = self._reader.execute("SELECT seat, move, spent FROM steps WHERE match = ? ORDER BY seq", (number,))
        news = self._reader.execute("SELECT data FROM news WHERE match = ? ORDER BY number", (number,))
        return Stored(
            number, msgspec.json.decode(data), steps.fetchall(), [msgspec.json.decode(text) for (text,) in news]
        )


def tell_done(jobs: list[Job]) -> None:
    for job in jobs:
        job.done(job.error)


def commit(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    steps = [row for job in jobs for row in job.steps]
    other = [statement for job in jobs for statement in job.other]
    if not other:  # a single statement is a transaction of its own
        connection.execute(ADD_STEPS, (msgspec.json.encode(steps).decode(),))
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, values in other:
            connection.execute(sql, values)
        connection.execute(ADD_STEPS, (msgspec.json.encode(steps).decode(),))
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Brings an older file up to date, one version at a time; a newer one is refused."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(MIGRATIONS):
        raise Shut("shut-newer", file=path, found=str(version), known=str(len(MIGRATIONS)))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version = {number}; COMMIT;")
