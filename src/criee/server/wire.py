"""The wire: uvicorn's sans-IO websocket, with a short way for frames of a table.

A frame goes from the socket to its listener, and from a table to the socket, in one call: no queue, no task, no
second copy. The outgoing queue is the transport's own buffer, and it is bounded: `tell` says no when it is full.
"""

from __future__ import annotations

import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable
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
    from criee.server.door import DoorConfig

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


def unframed(told: bytes) -> bytes:
    """The payload of such a frame."""
    return told[{126: 4, 127: 10}.get(told[1], 2) :]


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


def frame_size(data: bytes | bytearray, start: int, most: int) -> int:
    """Bytes of the frame that begins there, as its head says; more than there are while the head is not whole.

    Of a frame that is too long, whatever has come: the parser refuses it by its head.
    """
    there = len(data) - start
    if there < 2:
        return 2
    length, head = data[start + 1] & 0x7F, 2
    if length > 125:
        head = 4 if length == 126 else 10
        length = int.from_bytes(data[start + 2 : start + head], "big")
    if data[start + 1] >= MASKED:
        head += 4
    return there if length > most and there >= head else head + length


class Wire(WebSocketsSansIOProtocol):
    """One websocket connection."""

    config: DoorConfig
    listener: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    gone: Callable[[], None] | None = None  # gives the place at the door back
    purse: Purse | None = None  # who pays for the time that is spent here
    deaf = False  # hung up: what still comes is thrown away
    pings: dict[bytes, tuple[float, Callable[[float], None]]]

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.pings = {}
        self.rest = bytearray()  # of a frame that has not come whole
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
        """Nearly always one small frame comes alone: read at once. All else is cut into frames first."""
        began = perf_counter()
        if not self.handshake_initiated:
            self.shake_hands(data)
        elif self.rest or not self.read(data):
            self.cut(data)
        if self.purse is not None:
            self.purse.spend(perf_counter() - began)

    def shake_hands(self, data: bytes) -> None:
        """The head of the request, whole: the door has read it already."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # uvicorn would wait for ever
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
            self.transport.close()

    def read(self, data: bytes) -> bool:
        """Takes the short way, if this is one whole text that no fragments came before, or a pong."""
        if self.listener is None or self.frames or self.deaf:
            return False
        payload = whole_frame(data, self.config.ws_max_size)
        if payload is None:
            return False
        if data[0] == PONG:
            self.handle_pong(Frame(Opcode.PONG, payload))
        elif not self.close_sent:
            self.listener(payload)
        return True

    def cut(self, data: bytes) -> None:
        """The long way. The parser only ever gets whole frames, so that nothing half-read lies in it when a frame takes
        the short way; and one at a time, so that nobody is listened to any longer once he is hung up on."""
        self.rest += data
        start = 0
        while not self.deaf and not self.transport.is_closing():
            end = start + frame_size(self.rest, start, self.config.ws_max_size)
            if end > len(self.rest):
                break
            whole = bytes(self.rest[start:end])
            start = end
            if not self.read(whole):
                super().data_received(whole)
        if self.deaf:
            self.rest.clear()  # up to 256 KB that nobody will read
        else:
            del self.rest[:start]

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
