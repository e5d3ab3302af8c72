"""A disk that is full: nobody is told what could not be kept, nothing spins, and play goes on when there is room."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.guests import FREELY, HallProcess

WISH = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "same"}]}


@contextmanager
def full_disk(hall: HallProcess) -> Iterator[None]:
    """From now on no file of the server can grow beyond what the store's log has now."""
    size = (hall.data / "criee.db-wal").stat().st_size
    before = resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(hall.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def steps_do_not_fit(hall: HallProcess) -> Iterator[None]:
    """There is room for the row of a match, but not for its steps."""
    disk = sqlite3.connect(hall.data / "criee.db", isolation_level=None, timeout=20)
    disk.execute(
        "CREATE TRIGGER full BEFORE INSERT ON steps BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    )
    try:
        yield
    finally:
        disk.execute("DROP TRIGGER full")
        disk.close()


def test_a_match_waits_for_room_and_goes_on_by_itself(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FREELY)
    made = hall.open("me same")
    secrets = [seat["secret"] for seat in made["seats"]]
    first, second = hall.sit(made["table"], secrets[0]), hall.sit(made["table"], secrets[1])
    first.steps(0)
    told = second.steps(1)
    first.move(0, "bid 2")
    with full_disk(hall):
        second.send(type="move", seat=1, count=0, move="bid 3")
        for guest in (first, second):
            assert guest.until("store") == {"type": "store", "ok": False}
            guest.until("resync")
        second.send(type="sit", secret=secrets[1], since=0)
        assert second.until("store") == {"type": "store", "ok": False}, "who comes is told as well"
        assert second.steps(1)["count"] == 0 and second.last[1]["seq"] == told["seq"] + 1
        second.send(type="move", seat=1, count=0, move="bid 3")
        assert second.until("refused")["line"]["key"] == "refuse-store"
        answer = hall.http.post("/api/tables", json=WISH)
        assert answer.status_code == 503 and answer.json()["code"] == "not-written"
    assert second.until("store") == {"type": "store", "ok": True}
    assert second.move(1, "bid 3")["count"] == 1
    hall.stop()
    log = hall.errors()
    assert log.count("cannot be written") == 1 and log.count("written again") == 1 and "Traceback" not in log
    hall.start()
    assert hall.sit(made["table"], secrets[1]).steps(1)["count"] == 1
    hall.stop()


def test_a_match_whose_first_steps_do_not_fit_does_not_spin(tmp_path: Path) -> None:
    """The house would deal, fail and deal again: a core, and sixteen gigabytes of log a day."""
    hall = HallProcess(tmp_path / "data", FREELY)
    hall.open("me same")
    with steps_do_not_fit(hall):
        made = hall.http.post("/api/tables", json=WISH)
        assert made.status_code == 201
        table = made.json()["table"]
        guest = hall.sit(table)
        guest.until("store", ok=False)
        for _ in range(100):
            assert hall.http.get(f"/api/tables/{table}").json()["seq"] == 0
        assert len(hall.errors().splitlines()) < 5
    guest.until("store", ok=True)
    while not guest.last[-2]["seq"]:
        guest.hear()
    hall.stop()
    assert "Traceback" not in hall.errors()
