"""The wire: uvicorn's sans-IO websocket, with a short way for frames of a table.

A frame goes from the socket to its listener, and from a table to the socket, in one call: no queue, no task, no
second copy. The outgoing queue is the transport's own buffer, and it is bounded: `tell` says no when it is full.
"""

from __future__ import annotations

import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable, Generator
from secrets import token_bytes
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from criee.server.limits import Bucket
from criee.server.purse import Purse
from criee.server.sounding import sound

if TYPE_CHECKING:
    from criee.server.door import HallConfig

try:
    from websockets.speedups import apply_mask
except ImportError:  # no C compiler where websockets was built
    from websockets.utils import apply_mask

EXTENSION: Final = "criee.wire"
TEXT: Final = 0x81  # final, text
PONG: Final = 0x8A
MASKED: Final = 0x80
MOST_PINGS: Final = 8  # unanswered
MOST_WAITING: Final = 256 * 1024  # bytes a reader may be behind before it is skipped
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
PIECE: Final = 4 * 1024  # what the parser gets at once: 4 KB may hold 682 frames
SMALL_TALK: Final = (10.0, 200.0)  # pings, pongs and fragments: a second, at once
LAST_WORDS: Final = 1.0  # seconds a connection that is closed may take to read what was still sent


def frame(payload: bytes) -> bytes:
    """A text frame as a server sends it (RFC 6455, 5.2): final, unmasked. Made once, sent to many."""
    size = len(payload)
    if size < 126:
        return b"\x81" + bytes((size,)) + payload
    if size < 65536:
        return b"\x81\x7e" + struct.pack("!H", size) + payload
    return b"\x81\x7f" + struct.pack("!Q", size) + payload


def whole_frame(data: bytes, most: int) -> bytes | None:
    """What exactly one whole, masked text or pong with a 7 or 16 bit length holds; None for anything else."""
    size = len(data)
    if size < 6 or data[0] not in (TEXT, PONG) or data[1] < MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length == 126 and size >= 8:
        length, mask = data[2] << 8 | data[3], 4
    if length > 125 and (mask == 2 or data[0] == PONG) or size != mask + 4 + length or length > most:
        return None
    return apply_mask(data[mask + 4 :], data[mask : mask + 4])


def waits_for_frame(parser: Generator[None, None, None]) -> bool:
    """Whether websockets' parser stands between two frames: there it asks its stream for the end."""
    inner: Any = parser
    while getattr(inner, "gi_yieldfrom", None) is not None:
        inner = inner.gi_yieldfrom
    return getattr(inner, "__name__", "") == "at_eof"


class Wire(WebSocketsSansIOProtocol):
    """One websocket connection."""

    config: HallConfig
    listener: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    gone: Callable[[], None] | None = None  # gives the place at the door back
    purse: Purse | None = None  # who pays for the time that is spent here
    at_rest = False  # nothing half-read lies in the parser
    deaf = False  # hung up: what still comes is thrown away
    pings: dict[bytes, tuple[float, Callable[[float], None]]]

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.pings = {}
        self.small_talk = Bucket(*SMALL_TALK)
        self.transport.set_write_buffer_limits(high=MOST_WAITING)

    def connection_lost(self, exc: Exception | None) -> None:
        """Everything that refers back to this wire is let go of: then it leaves memory now, and its table may too."""
        super().connection_lost(exc)
        if self.gone is not None:
            self.gone()
        self.listener = self.drained = self.gone = None
        self.pings.clear()
        self.conn.parser = None  # type: ignore[assignment]
        scope: dict[str, Any] = getattr(self, "scope", {"extensions": {}})
        scope["extensions"].pop(EXTENSION, None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Nearly always one small frame comes alone: read at once. All else takes the long way through the parser."""
        began = perf_counter()
        payload = whole_frame(data, self.config.ws_max_size) if self.at_rest and not self.deaf else None
        if payload is None:
            self.parse(data)
        elif data[0] == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif self.listener is not None and not self.close_sent:
            self.listener(payload)
        if self.purse is not None:
            self.purse.spend(perf_counter() - began)

    def parse(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # uvicorn would wait for ever
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
            self.transport.close()
        self.at_rest = self.listener is not None and not self.frames and waits_for_frame(self.conn.parser)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(bytes(data))

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def may_go_on(self) -> bool:
        """Frames that say nothing cost time too."""
        if not self.small_talk.take():
            self.hang_up(1008, "too many small frames")
        return not self.deaf

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def tell(self, data: bytes) -> bool:
        """Sends a finished frame; False if the reader is too far behind to be sent anything."""
        if self.disconnected or self.close_sent:
            return True
        if not self.writable.is_set():
            return False
        self.transport.write(data)
        return True

    def ping(self, answered: Callable[[float], None]) -> None:
        """Measures the line in milliseconds. The websocket itself answers: no page can hold the answer back."""
        if self.disconnected or self.close_sent:
            return
        if len(self.pings) > MOST_PINGS:
            self.pings.clear()
        payload = token_bytes(8)
        self.pings[payload] = (self.loop.time(), answered)
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def line(self) -> float | None:
        """The line as the system measures it, in milliseconds; None if it does not, or if a proxy stands between."""
        if self.client is None or self.config.porter.is_proxy(self.client[0]) or self.transport.is_closing():
            return None
        return sound(self.transport.get_extra_info("socket"))

    def handle_pong(self, event: Frame) -> None:
        sent = self.pings.pop(bytes(event.data), None)
        if sent is not None:
            sent[1]((self.loop.time() - sent[0]) * 1000)
        elif self.may_go_on():
            super().handle_pong(event)

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye and closes; nothing is sent or heard afterwards."""
        if self.disconnected or self.close_sent:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.deaf = True
        self.transport.pause_reading()  # who goes on sending fills his own buffers
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def end_soon(self) -> None:
        """Closing waits until everything sent has been read: for somebody who reads nothing, for ever."""
        self.loop.call_later(LAST_WORDS, self.transport.abort)
