"""The plain way: a watcher's line by ASGI alone, for libraries that `wire` does not fit.

Matches go on, with a queue and a task for every message. Lost are the bounds on fragments and pings, the end of lines
that are closed and never read, and what the bell knows of lines.
"""

from __future__ import annotations

from asyncio import Task, get_running_loop
from collections import deque
from collections.abc import Callable

from starlette.types import Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from criee.server.purse import Purse
from criee.server.wire import MOST_WAITING, unframed


class Bare(WebSocketsSansIOProtocol):
    """uvicorn's own websocket. Only its end is noticed, by a method that asyncio calls."""

    gone: Callable[[], None] | None = None  # gives the place at the door back

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
        self.gone = None


class Plain:
    """What is needed of a wire. Frames do not come through its listener but through `receive`, at the guard's cost."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.listener: Callable[[bytes], None] | None = None
        self.drained: Callable[[], None] | None = None
        self.purse: Purse | None = None
        self.disconnected = False
        self.handshake_complete = False
        self.box: deque[bytes] = deque()
        self.waiting = 0  # bytes in the box
        self.full = False
        self.goodbye: tuple[int, str] | None = None
        self.posting: Task[None] | None = None

    def tell(self, data: bytes) -> bool:
        """Sends a finished frame; False if the reader is too far behind to be sent anything."""
        if self.disconnected:
            return True
        if self.full:
            return False
        self.box.append(data)
        self.waiting += len(data)
        self.full = self.waiting > MOST_WAITING
        self.start()
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye and closes; nothing is sent or heard afterwards."""
        if not self.disconnected:
            self.disconnected = True
            self.goodbye = (code, reason)
            self.start()

    def start(self) -> None:
        if self.posting is None:
            self.posting = get_running_loop().create_task(self.post())

    async def post(self) -> None:
        """Empties the box, as fast as the line takes it."""
        try:
            while self.box:
                data = self.box.popleft()
                await self.send({"type": "websocket.send", "text": unframed(data).decode()})
                self.waiting -= len(data)
            if self.goodbye is not None:
                code, reason = self.goodbye
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):  # the line ended meanwhile
            self.disconnected = True
        self.posting = None
        if self.full and not self.disconnected:
            self.full = False
            if self.drained is not None:
                self.drained()

    def ping(self, answered: Callable[[float], None]) -> None:
        """ASGI has no pings: how long the line is stays unknown."""

    def line(self) -> float | None:
        return None
