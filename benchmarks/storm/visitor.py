"""An honest visitor: plays, reads a page and sits down on fresh lines, and notes how long each answer takes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

MOVES: Final = 10.0  # a second
PAGES: Final = 20.0
SITS: Final = 5.0
PATIENCE: Final = 5.0  # seconds; whoever waits longer has got nothing


@dataclass
class Got:
    """What the visitor got: milliseconds of each answer by kind, and what failed."""

    move: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)
    sit: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def all(self) -> list[float]:
        return sorted([*self.move, *self.page, *self.sit])


class Visitor:
    def __init__(self, port: int) -> None:
        self.port = port
        self.got = Got()
        self.luck = Random(1)
        self.table = ""
        self.secrets: list[str] = []
        self.last: dict[int, dict[str, Any]] = {}
        self.socket: ClientConnection | None = None

    async def http(self, method: str, path: str, body: str = "") -> Any:
        """On a fresh line, as somebody who has just come."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            head = f"Host: 127.0.0.1:{self.port}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
            writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n{body}".encode())
            head_read, _, text = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if not head_read.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise ConnectionError(f"answered {head_read[:20]!r}")
        return json.loads(text)

    async def sat(self) -> tuple[ClientConnection, dict[int, dict[str, Any]]]:
        """A line with both seats, as soon as it has been told where the match stands; and what it was told."""
        secrets = self.secrets
        socket = await connect(f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/ws", compression=None)
        await socket.send(json.dumps({"type": "sit", "secrets": secrets, "since": 0}))
        told: dict[int, dict[str, Any]] = {}
        while len(told) < 2:
            message = json.loads(await socket.recv())
            if message["type"] == "steps":
                told[message["seat"]] = message
            elif message["type"] == "error":
                raise ConnectionError(message["code"])
        return socket, told

    async def take_table(self) -> None:
        wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "same"}], "nickname": "Ana"}
        made = await self.http("POST", "/api/tables", json.dumps(wish))
        self.table, self.secrets = made["table"], [seat["secret"] for seat in made["seats"]]
        if self.socket is not None:
            self.socket.transport.abort()
        self.socket, self.last = await self.sat()

    # --- what is measured ------------------------------------------------------------------------

    async def move(self) -> None:
        """One move, until it is told; at the end of a match a new table is opened instead."""
        acting = [seat for seat, message in self.last.items() if message["moves"]]
        if self.socket is None or not acting:
            await self.take_table()
            return
        last = self.last[self.luck.choice(acting)]
        seat = last["seat"]
        choice = self.luck.choice(last["moves"])["move"]
        await self.socket.send(json.dumps({"type": "move", "seat": seat, "count": last["count"], "move": choice}))
        waiting = {0, 1}
        while waiting:
            message = json.loads(await self.socket.recv())
            if message["type"] in ("refused", "error"):
                raise ConnectionError(str(message))
            if message["type"] == "steps":
                waiting.discard(message["seat"])
                self.last[message["seat"]] = message

    async def page(self) -> None:
        await self.http("GET", "/api/games")

    async def sit(self) -> None:
        socket, _ = await self.sat()
        socket.transport.abort()

    async def again_and_again(
        self, act: Callable[[], Awaitable[None]], noted: list[float], per_second: float, until: float
    ) -> None:
        due = time.monotonic()
        while (start := time.monotonic()) < until:
            try:
                await asyncio.wait_for(act(), PATIENCE)
            except Exception as error:
                self.got.failed.append(f"{act.__name__}: {type(error).__name__} {error}"[:100])
                if act == self.move:
                    self.socket = None  # begins anew at another table
            noted.append((time.monotonic() - start) * 1000)
            due = max(due + 1 / per_second, time.monotonic() - 0.1)
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def visit(self, seconds: float) -> Got:
        until, got = time.monotonic() + seconds, self.got
        await asyncio.gather(
            self.again_and_again(self.move, got.move, MOVES, until),
            self.again_and_again(self.page, got.page, PAGES, until),
            self.again_and_again(self.sit, got.sit, SITS, until),
        )
        return got
