"""The wire: uvicorn's sans-IO websocket, with a short way for frames of a table.

A frame goes from the socket to its listener, and from a table to the socket, in one call: no queue, no task, no
second copy. The outgoing queue is the transport's own buffer, and it is bounded: `tell` says no when it is full.
"""

from __future__ import annotations

import struct
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "criee.wire"
MOST_WAITING: Final = 256 * 1024  # bytes a reader may be behind before it is skipped


def frame(payload: bytes) -> bytes:
    """A text frame as a server sends it (RFC 6455, 5.2): final, unmasked. Made once, sent to many."""
    size = len(payload)
    if size < 126:
        return b"\x81" + bytes((size,)) + payload
    if size < 65536:
        return b"\x81\x7e" + struct.pack("!H", size) + payload
    return b"\x81\x7f" + struct.pack("!Q", size) + payload


class Wire(WebSocketsSansIOProtocol):
    """One websocket connection."""

    listener: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_WAITING)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(bytes(data))

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

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye and closes; nothing is sent or heard afterwards."""
        if self.disconnected or self.close_sent:
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(1.0, self.transport.close)
