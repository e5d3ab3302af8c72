"""A real server in a process of its own, and people who sit at its tables over real websockets."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PYTHON = os.environ.get("CRIEE_PYTHON", sys.executable)  # `make bounds` tries the servers of other environments
FREELY = {
    "bot_pause": 0.0,
    "tables_at_once": 1e6,
    "requests_at_once": 1e6,
    "frames_per_second": 1e6,
    "frames_at_once": 1e6,
    "work_at_once": 1e6,
    "work_per_turn": 1e6,
}


class HallProcess:
    """The server under test, of another environment if its Python is given. `kill` is kill -9; `start` opens again."""

    def __init__(
        self,
        data: Path,
        limits: dict[str, Any],
        python: str = PYTHON,
        open_files: int | None = None,
        more: tuple[str, ...] = (),
        shelf: Path | None = None,
    ) -> None:
        self.data = data
        self.limits = limits
        self.python = python
        self.open_files = open_files
        self.more = more
        self.shelf = shelf  # what lies there is installed, for this server alone
        self.log = data.parent / f"{data.name}.log"
        self.start()

    def start(self) -> None:
        bound = [] if self.open_files is None else ["prlimit", f"--nofile={self.open_files}:{self.open_files}"]
        command = [self.python, "-m", "criee.server.run", "--port", "0", "--data", str(self.data), "--heads", "1"]
        self.process = subprocess.Popen(
            [*bound, *command, "--limits", json.dumps(self.limits), *self.more],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
            env=self.surroundings(),
        )
        atexit.register(self.process.kill)  # a test that fails leaves no server behind
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "localhost:" in line, self.errors()
        self.port = int(line.rpartition(":")[2])
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=30)

    def surroundings(self) -> dict[str, str]:
        shelves = [str(self.shelf or ""), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, shelves)), "PYTHONUNBUFFERED": "1"}

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)

    def errors(self) -> str:
        return self.log.read_text()

    def open(self, kinds: str = "me same", game: str = "tsukiji", **wish: Any) -> dict[str, Any]:
        seats = [{"kind": kind.partition(":")[0], "bot": kind.partition(":")[2] or "greedy"} for kind in kinds.split()]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "nickname": "Ana", **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, table: str, *secrets: str | None, since: int = 0) -> Guest:
        return Guest(self.port, table, [secret for secret in secrets if secret], since)


@contextmanager
def orderly(hall: HallProcess) -> Iterator[HallProcess]:
    """A server that is stopped in the end, and whose log must have stayed empty."""
    yield hall
    hall.stop()
    assert hall.errors() == ""


class Guest:
    """A connection that remembers the newest steps message of each seat it sees."""

    def __init__(self, port: int, table: str, secrets: list[str], since: int = 0) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/ws"
        self.socket: ClientConnection = connect(address, compression=None).__enter__()
        self.last: dict[int, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.send(type="sit", secrets=secrets, since=since)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["type"] == "steps":
            self.last[message["seat"]] = message
        return message

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this kind; those before it are noted and passed over."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[key] == value for key, value in fields.items()):
                return message

    def steps(self, seat: int) -> dict[str, Any]:
        return self.until("steps", seat=seat)

    def move(self, seat: int, move: str | None = None) -> dict[str, Any]:
        """Plays, the first legal move if none is named, and waits for the acknowledgement."""
        last = self.last[seat]
        self.send(type="move", seat=seat, count=last["count"], move=move or last["moves"][0]["move"])
        while self.last[seat]["count"] == last["count"]:
            assert self.hear()["type"] not in ("refused", "error"), self.heard[-1]
        return self.last[seat]

    def close(self) -> None:
        self.socket.close()


def play_on(guests: dict[int, Guest], luck: Random, moves: int = 10_000) -> None:
    """Random legal moves by these seats, each acknowledged before the next, until the end or so many."""
    seats = sorted(guests)
    for guest in set(guests.values()):
        while any(seat not in guest.last for seat in seats if guests[seat] is guest):
            guest.hear()
    for _ in range(moves):
        catch_up(guests)
        acting = [seat for seat in seats if guests[seat].last[seat]["moves"]]
        if not acting:
            assert guests[seats[0]].last[seats[0]]["outcome"] is not None
            return
        seat = luck.choice(acting)
        guests[seat].move(seat, luck.choice(guests[seat].last[seat]["moves"])["move"])
    catch_up(guests)


def catch_up(guests: dict[int, Guest]) -> None:
    """Until every seat has heard what the newest one has."""
    newest = max(guest.last[seat]["seq"] for seat, guest in guests.items())
    for seat, guest in guests.items():
        while guest.last[seat]["seq"] < newest:
            guest.hear()
