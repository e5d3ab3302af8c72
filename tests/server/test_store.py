"""Written, then told: what the store promises, and what tables make of its failures."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from criee.server import store as stores
from criee.server.shut import Shut
from criee.server.store import ADD_MATCH, Job, Store, migrate
from server.guests import FREELY, HallProcess, play_on


def write(store: Store, match: int, rows: list[tuple[int, str]], first: int = 0, epoch: int = 0) -> Exception | None:
    """One job, waited for."""
    answered = Event()
    errors: list[Exception | None] = []

    def done(error: Exception | None) -> None:
        errors.append(error)
        answered.set()

    steps = [(match, first + i, seat, move, 0, 0) for i, (seat, move) in enumerate(rows)]
    other: list[tuple[str, tuple[Any, ...]]] = []
    if first == 0:
        other.append((ADD_MATCH, (match, f"table{match}", 0, "{}")))
    store.write(Job(match, epoch, steps, other, done))
    assert answered.wait(10)
    return errors[0]


def at_once(act: Any, *args: Any) -> None:
    act(*args)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(tmp_path, patience=0.2)
    opened.start(at_once, at_once)
    yield opened
    opened.close()


def test_what_was_written_is_read_back_in_order(store: Store) -> None:
    assert write(store, 1, [(-1, "turn R5"), (0, "bid 1")]) is None
    assert write(store, 1, [(1, "bid 'é\"'")], first=2) is None
    found = store.load("table1")
    assert found is not None and found.steps == [(-1, "turn R5", 0), (0, "bid 1", 0), (1, "bid 'é\"'", 0)]
    assert store.load("table2") is None


def test_a_number_is_given_once_and_what_follows_a_failure_is_not_written(store: Store) -> None:
    assert write(store, 1, [(0, "a"), (0, "b")]) is None
    assert isinstance(write(store, 1, [(0, "twice")], first=1), sqlite3.IntegrityError)
    assert write(store, 1, [(0, "after the gap")], first=2) is not None
    assert write(store, 2, [(0, "another table")]) is None
    assert write(store, 1, [(0, "c")], first=2, epoch=1) is None  # rebuilt: the table goes on
    found = store.load("table1")
    assert found is not None and [move for _, move, _ in found.steps] == ["a", "b", "c"]


def test_many_jobs_share_a_commit(store: Store) -> None:
    """While the disk is busy with the first, the others gather behind it."""
    holder = sqlite3.connect(store.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    answered: list[Exception | None] = []
    for match in range(1, 101):
        store.write(
            Job(match, 0, [(match, 0, 0, "x", 0, 0)], [(ADD_MATCH, (match, str(match), 0, "{}"))], answered.append)
        )
    holder.execute("ROLLBACK")
    assert write(store, 101, [(0, "last")]) is None
    assert answered == [None] * 100
    assert store.commits < 20


def test_synced_and_append_only(store: Store) -> None:
    assert store._connect().execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._connect().execute("PRAGMA journal_mode").fetchone() == ("wal",)
    source = Path(stores.__file__).read_text().upper()
    assert "UPDATE " not in source and "DELETE " not in source


def test_one_server_per_folder(store: Store) -> None:
    with pytest.raises(Shut, match="Another server"):
        Store(store.path.parent)


def test_an_older_file_is_migrated_and_a_newer_one_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.db"
    old = sqlite3.connect(path, isolation_level=None)
    migrate(old, path)
    old.execute("INSERT INTO steps VALUES (1, 0, 0, 'bid 1', 0, 0)")
    monkeypatch.setattr(stores, "MIGRATIONS", [*stores.MIGRATIONS, "ALTER TABLE steps ADD COLUMN mood TEXT;"])
    migrate(old, path)
    assert old.execute("PRAGMA user_version").fetchone() == (len(stores.MIGRATIONS),)
    assert old.execute("SELECT move, mood FROM steps").fetchall() == [("bid 1", None)]
    monkeypatch.undo()
    with pytest.raises(Shut, match="newer"):
        migrate(old, path)


def test_a_table_survives_a_restart_with_its_seats(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FREELY)
    made = hall.open("me same", clock_minutes=5)
    secrets = [seat["secret"] for seat in made["seats"]]
    guests = {i: hall.sit(made["table"], secret) for i, secret in enumerate(secrets)}
    play_on(guests, Random(9), 7)
    before = guests[0].last[0]
    hall.stop()
    hall.start()
    after = hall.sit(made["table"], secrets[0]).steps(0)
    told = {key: value for key, value in after.items() if key not in ("steps", "clock")}
    assert told == {key: value for key, value in before.items() if key not in ("steps", "clock")}
    assert sum(after["clock"]["left"]) < 600_000, "what was spent before the restart stays spent"
    guests = {i: hall.sit(made["table"], secret) for i, secret in enumerate(secrets)}
    play_on(guests, Random(10))
    hall.stop()
    assert hall.errors() == ""


def test_a_failed_append_rebuilds_the_table_from_the_store(tmp_path: Path) -> None:
    """Somebody else took the next number: the move is not acknowledged, and everybody is sent back to the truth."""
    hall = HallProcess(tmp_path / "data", FREELY)
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    told = guest.steps(0)
    disk = sqlite3.connect(hall.data / "criee.db", isolation_level=None)
    disk.execute("INSERT INTO steps VALUES (1, ?, 0, 'bid 4', 0, 0)", (told["seq"],))
    guest.send(type="move", seat=0, count=0, move="bid 2")
    assert guest.until("resync")["type"] == "resync"
    guest.send(type="sit", secret=made["seats"][0]["secret"], since=0)
    truth = guest.steps(0)
    assert truth["count"] == 1 and truth["view"]["bids"] == [4, 0]
    other = hall.sit(made["table"], made["seats"][1]["secret"])
    other.steps(1)
    assert other.move(1, "bid 1")["seq"] > truth["seq"]
    hall.stop()
    assert "could not be written" in hall.errors() and "Traceback" not in hall.errors()


def test_killed_without_warning_nothing_acknowledged_is_lost() -> None:
    """A short run of benchmarks/kill9.py; 200 kills are run by hand."""
    script = Path(__file__).parents[2] / "benchmarks" / "kill9.py"
    done = subprocess.run(
        [sys.executable, str(script), "--kills", "3", "--tables", "6"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "none lost, none doubled, no gap" in done.stdout
