"""Raw lines to a server: bytes as an attacker writes them, no library in between that would keep the rules."""

from __future__ import annotations

import contextlib
import json
import socket
from typing import Any, Final

KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
NO_MASK: Final = b"\0\0\0\0"  # a mask that changes nothing is still a mask
LARGEST: Final = 1 << 18


def frame(payload: bytes, opcode: int = 0x81) -> bytes:
    """A client's frame; opcode with the final bit."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size)) + NO_MASK + payload
    return bytes((opcode, 0x80 | 126)) + size.to_bytes(2, "big") + NO_MASK + payload


def said(**message: Any) -> bytes:
    return frame(json.dumps(message).encode())


def request(port: int, path: str, method: str = "GET", more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{more}\r\n".encode()


def post(port: int, path: str, body: bytes) -> bytes:
    return request(port, path, "POST", f"Content-Length: {len(body)}\r\n") + body


def handshake(port: int, table: str) -> bytes:
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
    return request(port, f"/api/tables/{table}/ws", more=upgrade)


class Line:
    """One connection that is never waited for. What does not fit into its buffer is kept for the next turn."""

    def __init__(self, port: int, source: str) -> None:
        self.socket = socket.socket()
        self.socket.bind((source, 0))
        self.socket.settimeout(5)
        self.open = True
        self.opening = b""  # what it begins with
        self.said = b""  # what it says as soon as it has been answered
        self.greeting = b""  # that, as long as it has not been
        self.unread = b""  # heard already, and to be heard again
        self.left = memoryview(b"")
        self.sent = 0
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.close()
        else:
            self.socket.setblocking(False)

    def begin(self, opening: bytes, greeting: bytes = b"") -> None:
        """The first words, and those that follow the first answer: what comes with a handshake is not listened to."""
        self.opening = opening
        self.pour(opening)
        self.greeting = greeting

    def pour(self, data: bytes) -> bool:
        """Sends as much as fits. False: the last data is still under way, or the line is gone; nothing was taken."""
        if self.greeting:
            return False
        if self.left:
            self.flush()
        if self.left or not self.open:
            return False
        self.left = memoryview(data)
        self.flush()
        return True

    def flush(self) -> None:
        while self.left and self.open:
            try:
                size = self.socket.send(self.left[:LARGEST])
            except BlockingIOError:
                return
            except OSError:
                self.close()
                return
            self.sent += size
            self.left = self.left[size:]

    def drain(self) -> bytes:
        """Reads what has come, so that the server finds a willing reader."""
        got, self.unread = self.unread, b""
        while self.open:
            try:
                part = self.socket.recv(LARGEST)
            except BlockingIOError:
                break
            except OSError:
                self.close()
                break
            if not part:
                self.close()
            got += part
            if len(part) < LARGEST:
                break
        if self.greeting and b"\r\n\r\n" in got:
            greeting, self.greeting = self.greeting, b""
            self.pour(greeting)
        return got

    def close(self) -> None:
        self.open = False
        self.left = memoryview(b"")
        with contextlib.suppress(OSError):
            self.socket.close()
