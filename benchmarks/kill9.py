"""kill -9 at random moments under load: is every acknowledged move there afterwards?

    python benchmarks/kill9.py [--kills 200] [--tables 20] [--seed 1]

A real server plays many tables at once. At a random moment its process is killed without warning and started again
on the same data. Then every seat comes back, and what it is told must begin with everything it had been told before
(a move is acknowledged by telling it); the steps on disk must be numbered without a gap. Then play goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LIMITS = {
    "tables_at_once": 1e9,
    "requests_at_once": 1e9,
    "frames_per_second": 1e9,
    "frames_at_once": 1e9,
    "work_at_once": 1e9,
    "work_per_turn": 1e9,
}


class Server:
    def __init__(self, data: Path) -> None:
        self.data = data

    def start(self) -> None:
        command = [sys.executable, "-m", "criee.server.run", "--data", str(self.data), "--limits", json.dumps(LIMITS)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Seat:
    """One person: plays when it may, and remembers everything it was ever told."""

    def __init__(self, table: str, seat: int, secret: str, luck: Random) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self.luck = luck
        self.told: list[dict[str, Any]] = []
        self.acknowledged = 0
        self.over = False

    async def play(self, port: int) -> None:
        """Until the connection breaks or the match ends."""
        try:
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{self.table}/ws", compression=None) as socket:
                await socket.send(json.dumps({"type": "sit", "secret": self.secret, "since": len(self.told)}))
                async for text in socket:
                    await self.hear(json.loads(text), socket)
        except (WebSocketException, OSError):
            pass

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["type"] != "steps":
            assert message["type"] == "table", message
            return
        self.told += message["steps"]
        assert len(self.told) == message["seq"], (len(self.told), message["seq"])
        self.acknowledged = max(self.acknowledged, message["count"])
        self.over = message["outcome"] is not None
        if message["moves"]:
            move = self.luck.choice(message["moves"])["move"]
            frame = {"type": "move", "seat": self.seat, "count": message["count"], "move": move}
            await socket.send(json.dumps(frame))

    async def compare(self, port: int) -> None:
        """After the restart: everything that was told must still be there, in the same words."""
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{self.table}/ws", compression=None) as socket:
            await socket.send(json.dumps({"type": "sit", "secret": self.secret, "since": 0}))
            message: dict[str, Any] = {"type": ""}
            while message["type"] != "steps":
                message = json.loads(await socket.recv())
        assert message["steps"][: len(self.told)] == self.told, f"lost or changed at table {self.table}"
        assert message["count"] >= self.acknowledged, f"an acknowledged move is lost at table {self.table}"


async def open_table(port: int, luck: Random) -> list[Seat]:
    wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "same"}]}
    async with httpx.AsyncClient() as client:
        made = (await client.post(f"http://127.0.0.1:{port}/api/tables", json=wish, timeout=60)).json()
    return [Seat(made["table"], key["seat"], key["secret"], luck) for key in made["seats"]]


def check_disk(data: Path) -> int:
    """The numbering of every match on disk has no gap; how many steps there are."""
    disk = sqlite3.connect(data / "criee.db")
    rows = disk.execute("SELECT match, count(*), min(seq), max(seq) FROM steps GROUP BY match").fetchall()
    disk.close()
    for match, count, low, high in rows:
        assert low == 0 and high == count - 1, f"match {match} has a gap"
    return sum(row[1] for row in rows)


async def rounds(server: Server, kills: int, tables: int, luck: Random) -> tuple[int, int]:
    """How many moves were acknowledged in all, and how many kills fell among them."""
    seats: list[Seat] = []
    finished: list[Seat] = []
    moves: list[int] = []
    for _ in range(kills):
        server.start()
        await asyncio.gather(*(seat.compare(server.port) for seat in seats + finished))
        finished.clear()  # looked at once more, and left alone from now on
        while len(seats) < 2 * tables:
            seats += await open_table(server.port, luck)
        before = sum(seat.acknowledged for seat in seats)
        playing = [asyncio.create_task(seat.play(server.port)) for seat in seats]
        await asyncio.sleep(luck.uniform(0.1, 1.0))
        server.kill()
        await asyncio.gather(*playing)
        moves.append(sum(seat.acknowledged for seat in seats) - before)
        check_disk(server.data)
        over = {seat.table for seat in seats if seat.over}
        finished = [seat for seat in seats if seat.table in over]
        seats = [seat for seat in seats if seat.table not in over]
    server.start()
    await asyncio.gather(*(seat.compare(server.port) for seat in seats + finished))
    server.kill()
    return sum(moves), sum(1 for made in moves if made)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        try:
            moves, under_load = asyncio.run(rounds(server, said.kills, said.tables, Random(said.seed)))
        finally:
            server.kill()
        steps = check_disk(server.data)
    print(f"{said.kills} kills, {under_load} of them while moves were being acknowledged; {said.tables} tables at once")
    print(f"{moves} acknowledged moves, {steps} steps on disk: none lost, none doubled, no gap")
    print(f"{time.monotonic() - began:.0f} s, seed {said.seed}")


if __name__ == "__main__":
    main()
