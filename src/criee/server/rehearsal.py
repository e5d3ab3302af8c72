"""The rehearsal: before the hall opens, a visitor who is not there tries everything that `wire` leans on.

Our protocols change those of uvicorn, and its bounds in pyproject.toml only hold where somebody keeps to them. So each
thing is tried, not looked at: what is heard, told, counted and closed has to be what it was. If not, the hall opens on
the plain way and says so. Nothing here waits for a clock: the line is a list.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.version import version as websockets_version

from criee.server.door import Door, DoorConfig
from criee.server.limits import Bucket, Limits
from criee.server.plain import Bare
from criee.server.purse import Purses
from criee.server.wire import EXTENSION, Wire, frame

log = logging.getLogger("criee.rehearsal")

HOOKS: Final = (  # methods of uvicorn's that do more here
    "handle_connect",
    "handle_cont",
    "handle_ping",
    "handle_pong",
    "handle_close",
    "send_receive_event_to_app",
    "keepalive_timeout",
)
TURNS: Final = 50  # of the event loop: a handshake takes three
HEAD: Final = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FIRST, LAST, TEXT, CLOSE, PING, PONG = 0x01, 0x80, 0x81, 0x88, 0x89, 0x8A  # the first byte of a frame


class Misfit(Exception):
    """Something is not as `wire` expects it."""


def fitting_wire() -> type[Wire] | type[Bare]:
    """The protocol that websockets are spoken with here: ours, or the plain one with a warning."""
    why = misfit()
    if not why:
        return Wire
    log.warning(
        "uvicorn %s with websockets %s is not what was tried (%s): the hall plays on, but slower, "
        "floods are kept off less well, and the bell does not know how long lines are",
        uvicorn.__version__,
        websockets_version,
        why,
    )
    return Bare


def misfit() -> str:
    """What is not as it was; nothing if everything is."""
    try:
        asyncio.run(rehearse())
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def need(fits: bool, what: str) -> None:
    if not fits:
        raise Misfit(what)


class Line(asyncio.Transport):
    """A transport to nobody: what is written is kept."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def wrote(self) -> bytes:
        """What was written since one last looked."""
        written, self.written = self.written, b""
        return written

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol  # type: ignore[no-any-return]

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


class Visit:
    """One websocket, from the door to its end."""

    def __init__(self, wire: type[Wire] | type[Bare] = Wire) -> None:
        limits = Limits()
        plainly: dict[str, Any] = {"interface": "asgi3", "proxy_headers": False, "log_config": None}
        self.config = DoorConfig(self.app, limits, Purses(limits), wire=wire, **plainly)
        self.config.load()
        self.line = Line()
        self.heard: list[bytes] = []
        self.events: list[str] = []
        self.wire: Wire | None = None

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            raise Misfit("a websocket is not known as one")
        self.events.append((await receive())["type"])
        await send({"type": "websocket.accept"})
        self.wire = scope["extensions"].get(EXTENSION)
        if self.wire is not None:
            self.wire.listener = self.heard.append
        self.events.append((await receive())["type"])

    async def enter(self) -> Wire:
        door = Door(self.config, ServerState(), {})
        self.line.set_protocol(door)
        door.connection_made(self.line)
        door.data_received(HEAD)
        for _ in range(TURNS):
            if self.wire is None:
                await asyncio.sleep(0)
        need(self.line.wrote().startswith(b"HTTP/1.1 101 "), "a handshake is not answered")
        need(self.wire is not None and self.line.protocol is self.wire, "the wire is not found in the scope")
        need(self.config.porter.inside == 1, "a place at the door is not kept")
        assert self.wire is not None
        return self.wire

    def hears(self, *pieces: bytes, what: str) -> None:
        """These pieces together say `word`."""
        for piece in pieces:
            self.line.protocol.data_received(piece)
        need(self.heard == [b"word"], what)
        self.heard.clear()


def masked(kind: int, payload: bytes = b"") -> bytes:
    """A frame as a client sends it."""
    return bytes((kind, 0x80 + len(payload), 0, 0, 0, 0)) + payload


async def rehearse() -> None:
    for name in HOOKS:
        need(hasattr(WebSocketsSansIOProtocol, name), f"there is no {name}")
    visit = Visit()
    wire = await visit.enter()
    try:
        listening(visit, wire)
        telling(visit, wire)
        await leaving(visit, wire)
    finally:
        visit.line.protocol.connection_lost(None)
        await asyncio.sleep(0)
    need(wire.disconnected, "the end of a line is not noticed")
    need(visit.config.porter.inside == 0, "a place at the door is not given back")


def listening(visit: Visit, wire: Wire) -> None:
    wire.small_talk = Bucket(0.0, 10.0)
    word = masked(TEXT, b"word")
    visit.hears(word, what="a frame is not heard")
    visit.hears(word[:3], word[3:], what="a frame in two pieces is not heard")
    visit.hears(masked(FIRST, b"wo") + masked(LAST, b"rd"), what="a message in fragments is not heard")
    visit.hears(masked(FIRST, b"wo"), masked(LAST, b"rd"), what="fragments one by one are not heard")
    visit.hears(masked(PING, b"there?") + word, what="a frame behind a ping is not heard")
    need(visit.line.wrote() == bytes((PONG, 6)) + b"there?", "a ping is not answered")
    visit.hears(masked(PONG, b"nobody asked"), word, what="a frame behind a pong is not heard")
    need(wire.small_talk.left == 6.0, "small frames are not counted")  # two fragments, a ping, a pong


def telling(visit: Visit, wire: Wire) -> None:
    need(wire.tell(frame(b"word")) and visit.line.wrote() == frame(b"word"), "nothing can be told")
    answers: list[float] = []
    wire.ping(answers.append)
    asked = visit.line.wrote()
    need(asked[:1] == bytes((PING,)), "no ping is sent")
    wire.data_received(masked(PONG, asked[2:]))
    need(len(answers) == 1, "the answer to a ping is not noticed")
    drained: list[bool] = []
    wire.drained = lambda: drained.append(True)
    wire.pause_writing()
    need(not wire.tell(frame(b"word")) and not visit.line.wrote(), "a full line is not noticed")
    wire.resume_writing()
    need(drained == [True], "a line that is free again is not noticed")


async def leaving(visit: Visit, wire: Wire) -> None:
    wire.hang_up(1008, "enough")
    need(visit.line.wrote()[:4] == bytes((CLOSE, 8, 0x03, 0xF0)), "nobody can be hung up on")
    wire.data_received(masked(TEXT, b"word"))
    need(not visit.heard, "somebody who was hung up on is still heard")
    for _ in range(TURNS):
        if len(visit.events) < 2:
            await asyncio.sleep(0)
    need(visit.events == ["websocket.connect", "websocket.disconnect"], "the app does not hear of the end")
