"""The system's word on a line, over real sockets: no program can hold that back."""

from __future__ import annotations

import json
import socket
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from criee.server.door import Porter
from criee.server.limits import Limits
from criee.server.sounding import sound
from criee.server.wire import Wire
from server.guests import HallProcess

HELD = 0.3  # seconds
MOST = 200.0  # milliseconds: the least that held pongs gained before was 300

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the system does not tell here")


class Cheat:
    """A client that holds back its pongs. Frames are made by hand: a library would answer at once."""

    def __init__(self, hall: HallProcess, table: str, secrets: list[str]) -> None:
        self.socket = socket.create_connection(("127.0.0.1", hall.port), timeout=20)
        self.buffer = b""
        self.pongs = 0
        self.card: dict[str, Any] = {}
        self.seen = 0.0  # when the card was read
        request = f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nUpgrade: websocket\r\n"
        key = "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        self.socket.sendall(f"{request}{key}\r\n".encode())
        while b"\r\n\r\n" not in self.buffer:
            self.read()
        assert self.buffer.startswith(b"HTTP/1.1 101")
        self.buffer = self.buffer.partition(b"\r\n\r\n")[2]
        self.say(type="sit", secrets=secrets, since=0)

    def read(self) -> None:
        data = self.socket.recv(65536)
        assert data, "hung up"
        self.buffer += data

    def take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            self.read()
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def send(self, opcode: int, data: bytes) -> None:
        """Masked with zeros: as it is."""
        size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.socket.sendall(bytes((0x80 | opcode,)) + size + bytes(4) + data)

    def say(self, **message: Any) -> None:
        self.send(1, json.dumps(message).encode())

    def hear(self) -> dict[str, Any]:
        """The next message; a ping is answered late."""
        opcode, size = self.take(2)
        data = self.take(int.from_bytes(self.take({126: 2, 127: 8}[size]), "big") if size > 125 else size)
        if opcode == 0x89:
            time.sleep(HELD)
            self.send(10, data)
            self.pongs += 1
            return {"type": "answered"}
        message: dict[str, Any] = json.loads(data)
        if message.get("window"):
            self.card, self.seen = message, time.monotonic()
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear())["type"] != kind:
            pass
        return message


def test_F13_pongs_held_back_are_not_credited(hall: HallProcess) -> None:
    """A lower bound only: however slow this machine is, more time passes at the server than between two lines here."""
    made = hall.open("me same same", "fangfrisch", live=True, options={"live_speed": "slow"})
    cheat = Cheat(hall, made["table"], [seat["secret"] for seat in made["seats"]])
    while cheat.pongs < 3 or not cheat.card:
        cheat.hear()
    for seat in cheat.card["window"]["seats"]:  # nobody wants the first card: when the next comes, the line is known
        cheat.say(type="move", seat=seat, count=cheat.card["count"], move="wait")
    first = cheat.card["seq"]
    while cheat.card["seq"] == first:
        cheat.hear()
    rings: list[dict[str, Any]] = []
    while not rings:  # a card may be gone before a slow machine has rung
        window = cheat.card["window"]
        seat = next(seat for seat, opens in zip(window["seats"], window["opens"], strict=True) if opens == 0)
        time.sleep(max(0.0, cheat.seen + 0.7 - time.monotonic()))
        waited = (time.monotonic() - cheat.seen) * 1000
        cheat.say(type="ring", seat=seat, seq=cheat.card["seq"], millis=0)
        rings = cheat.until("bell")["rings"]
    cheat.socket.close()
    assert rings[0]["seat"] == seat and rings[0]["millis"] >= waited - MOST


def test_the_system_knows_how_long_a_line_is() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as caller:
        line, _ = door.accept()
        with line:
            for _ in range(3):
                line.sendall(b"card")
                caller.recv(4)
                caller.sendall(b"ring")
                line.recv(4)
            told = sound(line)
    assert told is not None and told > 0.0


def test_where_there_is_no_tcp_nothing_is_told() -> None:
    here, there = socket.socketpair()
    with here, there:
        assert sound(here) is None
    assert sound(here) is None  # closed


def test_behind_a_proxy_the_system_would_measure_the_proxy() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as caller:
        transport = SimpleNamespace(get_extra_info=lambda name: caller, is_closing=lambda: False)
        told = []
        for proxies in ((), ("127.0.0.0/8",)):
            config = SimpleNamespace(porter=Porter(Limits(), proxies))
            wire: Any = SimpleNamespace(client=("127.0.0.1", 1), transport=transport, config=config)
            told.append(Wire.line(wire))
        assert told[0] is not None and told[1] is None
