"""Floods at the door: lines that say little, too much, or nothing that can be understood."""

from __future__ import annotations

import time
from typing import Final

from benchmarks.storm.attack import Attack, flood
from benchmarks.storm.line import Line, handshake, post, request

SLOW: Final = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
MEGABYTE: Final = 1_000_000


def slowly(attack: Attack, count: int, first: bytes, then: bytes = b"x") -> None:
    """So many lines, each with a byte a second or nothing; one that is closed is opened again."""
    attack.begin()
    lines = []
    for _ in range(count):
        lines.append(attack.line())
        lines[-1].begin(first)
    for _ in attack.ticks(1):
        for line in attack.still(lines):
            line.drain()
            if then:
                attack.pour(line, then)


@flood("slow-400", "400 lines, a header byte a second; the server has 400 descriptors", descriptors=400)
def slow_400(attack: Attack) -> None:
    slowly(attack, 400, SLOW)


@flood("slow-2000", "2,000 lines, a header byte a second")
def slow_2000(attack: Attack) -> None:
    slowly(attack, 2000, SLOW)


@flood("slow-silent", "3,000 lines that never say anything")
def slow_silent(attack: Attack) -> None:
    slowly(attack, 3000, b"", b"")


@flood("slow-bodies", "1,000 requests whose bodies never end")
def slow_bodies(attack: Attack) -> None:
    slowly(attack, 1000, request(attack.port, "/api/tables", "POST", "Content-Length: 1000000\r\n") + b'{"game":"')


@flood("malformed", "1,000 broken handshakes that stay open, and come again")
def malformed(attack: Attack) -> None:
    good = handshake(attack.port, "nowhere")
    kinds = [
        good.replace(b"Upgrade: websocket", b"Upgrade: h2c"),
        good.replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Kez"),
        good.replace(b"\r\n\r\n", b"\r\nX-Long: " + b"x" * 9000 + b"\r\n\r\n"),
        good[:-30],
        good.replace(b"Version: 13", b"Version: 99"),
        good.replace(b"HTTP/1.1", b"HTTP/9.9"),
    ]
    attack.begin()
    for number in range(1000):
        attack.pour(attack.line(), kinds[number % len(kinds)])
    for number, _ in enumerate(attack.ticks(300)):
        line = attack.lines[0]
        line.drain()
        attack.drop(line)
        attack.pour(attack.line(), kinds[number % len(kinds)])


@flood("header-64MB", "one header of 64 MB, again and again on 4 lines")
def header_64(attack: Attack) -> None:
    endless(attack, SLOW, b"x" * MEGABYTE)


@flood("address-64MB", "one address of 64 MB, again and again on 4 lines")
def address_64(attack: Attack) -> None:
    endless(attack, b"GET /api/qr?text=", b"x" * MEGABYTE)


@flood("headers", "short headers without end on 4 lines")
def headers(attack: Attack) -> None:
    endless(attack, b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"a: b\r\n" * (MEGABYTE // 6))


@flood("trailers", "trailers without end behind a body in chunks, on 4 lines")
def trailers(attack: Attack) -> None:
    head = request(attack.port, "/api/records", "POST", "Transfer-Encoding: chunked\r\n")
    endless(attack, head + b"0\r\n", b"a:\r\n" * (MEGABYTE // 4))


@flood("trailer-name", "the name of one trailer without end, on 4 lines")
def trailer_name(attack: Attack) -> None:
    head = request(attack.port, "/api/records", "POST", "Transfer-Encoding: chunked\r\n")
    endless(attack, head + b"0\r\n", b"a" * MEGABYTE)


@flood("extensions", "the extension of one chunk without end, on 20 lines")
def extensions(attack: Attack) -> None:
    head = request(attack.port, "/api/records", "POST", "Transfer-Encoding: chunked\r\n")
    endless(attack, head + b"1;", b"a=b;" * (MEGABYTE // 4), 20)


@flood("heads", "heads of 32 KB with 7,900 headers, by a wrong name, on 200 lines")
def heads(attack: Attack) -> None:
    attack.begin()
    insisting(attack, 200, b"GET / HTTP/1.1\r\nHost: evil.example\r\n" + b"a:\r\n" * 7900 + b"\r\n", 1)


def endless(attack: Attack, first: bytes, part: bytes, count: int = 4, most: int = 64) -> None:
    """A request that does not come to its end before 64 MB; then another."""
    lines = [attack.line() for _ in range(count)]
    parts = dict.fromkeys(range(count), 0)
    attack.begin()
    for _ in attack.turns():
        idle = True
        for number, line in enumerate(lines):
            line.drain()
            if not line.open or parts[number] > most:
                attack.drop(line)
                lines[number], parts[number] = attack.line(), 0
                idle = False
            elif attack.pour(lines[number], part if parts[number] else first + part):
                parts[number] += 1
                idle = False
        if idle:
            time.sleep(0.001)


@flood("chunks", "bodies in chunks of one byte on 10 lines")
def chunks(attack: Attack) -> None:
    head = request(attack.port, "/api/tables", "POST", "Transfer-Encoding: chunked\r\n")
    endless(attack, head + b'1\r\n"\r\n', b"1\r\nx\r\n" * 20_000, 10, 8)


@flood("body", "bodies of 64 MB on 10 lines, though 64 KB are allowed")
def body(attack: Attack) -> None:
    endless(attack, post(attack.port, "/api/tables", b"")[:-5] + b"64000000\r\n\r\n", b"x" * MEGABYTE, 10)


@flood("connects", "lines opened and closed as fast as it goes")
def connects(attack: Attack) -> None:
    attack.begin()
    for _ in attack.turns():
        attack.drop(attack.line())
        attack.spent.count += 1


@flood("requests", "GET /api/games on 400 lines as fast as it goes")
def requests(attack: Attack) -> None:
    attack.begin()
    insisting(attack, 400, request(attack.port, "/api/games"), 1)


@flood("pipelined", "10,000 requests in one write on 20 lines")
def pipelined(attack: Attack) -> None:
    attack.begin()
    insisting(attack, 20, request(attack.port, "/api/games") * 10_000, 10_000)


@flood("nonsense", "lines that are no HTTP, as fast as it goes (each may write the log)")
def nonsense(attack: Attack) -> None:
    attack.begin()
    insisting(attack, 100, b"\x16\x03\x01 hello\r\n\r\n", 1)


def insisting(attack: Attack, count: int, data: bytes, worth: int) -> None:
    """Comes again on a new line as often as it is turned out."""
    lines: list[Line] = [attack.line() for _ in range(count)]
    for _ in attack.turns():
        idle = True
        for line in attack.still(lines):
            heard = line.drain()
            if heard or not line.sent:
                idle &= not attack.pour(line, data, worth)
            elif line.left:
                line.flush()
        if idle:
            time.sleep(0.001)


@flood("addresses", "2,000 lines from as many addresses: beyond the promise", judged=False)
def addresses(attack: Attack) -> None:
    attack.begin()
    lines = [Line(attack.port, f"127.{1 + number // 250}.7.{1 + number % 250}") for number in range(2000)]
    attack.lines += lines
    attack.spent.sockets = len(lines)
    attack.paced(lines, request(attack.port, "/api/games"), 2)
