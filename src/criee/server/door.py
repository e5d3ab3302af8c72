"""The door: how many connections come in, how long they may take to say what they want, and how much.

uvicorn reads HTTP with no bound on connections, on the size of a header or on the time it takes; a reverse proxy would
stop that. A hall that is open on a club's network stands without one, so these bounds are its own.
"""

from __future__ import annotations

import ipaddress
from asyncio import Transport
from asyncio.events import TimerHandle
from collections import Counter
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from criee.server.limits import Buckets, Limits
from criee.server.messages import Problem
from criee.server.plain import Bare
from criee.server.purse import Purse, Purses
from criee.server.wire import LAST_WORDS, Wire

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_HEAD: Final = 32 * 1024  # bytes of request line and headers; also of what surrounds the chunks of a body
MOST_HEADERS: Final = 128
PIECE: Final = 16 * 1024  # what is read at once: nobody waits for more than this to be taken apart
COPYING: Final = 0.5e-9  # seconds: what a byte has cost before we see it
MOST_AHEAD: Final = 8  # requests sent before the first is answered; browsers do not send any
MOST_PARTS: Final = 64  # of a body, beyond one for every 256 bytes
KEPT_BACK: Final = 64  # files for the store, the bots and whoever is being turned away
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def visitor(address: str) -> str:
    """Who a limit is counted for. One person has one IPv4 address, but 2**64 of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def open_files() -> int:
    """How many files may be open at once; as many as the system lets us have."""
    if resource is None:
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class Porter:
    """Counts who is inside. One address never has more than half of all places."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.most = max(2, min(limits.connections, open_files() - KEPT_BACK))
        self.most_each = min(limits.connections_per_address, self.most // 2)
        self.proxies: list[Network] = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.arrivals = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.inside = 0
        self.by_address: Counter[str] = Counter()

    def is_proxy(self, address: str) -> bool:
        """A proxy speaks for many; whom it brings is counted by the guard."""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def pesters(self, address: str) -> bool:
        """Comes so often that even turning away costs too much."""
        return not self.arrivals.take(visitor(address)) and not self.is_proxy(address)

    def enter(self, address: str) -> str:
        """Why there is no room; nothing if there is."""
        if self.inside >= self.most:
            return "the hall is full; try again later"
        if self.by_address[visitor(address)] >= self.most_each and not self.is_proxy(address):
            return "too many connections from this address"
        self.inside += 1
        self.by_address[visitor(address)] += 1
        return ""

    def leave(self, address: str) -> None:
        self.inside -= 1
        self.by_address[visitor(address)] -= 1
        if not self.by_address[visitor(address)]:
            del self.by_address[visitor(address)]


class DoorConfig(uvicorn.Config):
    """What uvicorn hands to every connection, with what our door needs. `wire` is what websockets are spoken with."""

    def __init__(
        self,
        app: Any,
        limits: Limits,
        purses: Purses,
        proxies: tuple[str, ...] = (),
        wire: type[Wire] | type[Bare] = Wire,
        **more: Any,
    ) -> None:
        super().__init__(app, http=Door, ws=wire, ws_max_size=limits.frame_bytes, **more)
        self.limits = limits
        self.purses = purses
        self.porter = Porter(limits, proxies)


class Door(HttpToolsProtocol):
    """One connection, until it has said that it wants a websocket."""

    config: DoorConfig
    entered = False
    in_head = False  # the head of a request has begun and not ended
    head = 0  # bytes of it so far
    lines = 0  # headers of it so far; trailers too
    body = 0  # bytes of the body so far
    parts = 0  # in which it came
    wrapping = 0  # bytes that came with it: sizes and names of chunks, trailers
    patience: TimerHandle | None = None
    purse: Purse | None = None  # who pays for reading; nobody knows whom a proxy reads for

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "?"
        if self.config.porter.pesters(self.address):
            transport.abort()
            return
        if not self.config.porter.is_proxy(self.address):
            self.purse = self.config.purses.of(visitor(self.address))
        refused = self.config.porter.enter(self.address)
        self.entered = not refused
        if refused:
            self.turn_away(503, "full", refused)
        else:
            self.wait(self.config.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.be_patient()
        self.go()

    def go(self) -> None:
        """Gives the place back, once."""
        if self.entered:
            self.entered = False
            self.config.porter.leave(self.address)

    # --- time ------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        self.be_patient()
        self.patience = self.loop.call_later(seconds, self.too_slow)

    def be_patient(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def too_slow(self) -> None:
        self.patience = None
        if self.in_head:
            self.turn_away(408, "too-slow", "the request took too long to arrive")
        else:
            self.transport.abort()

    # --- size ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Reading is work too: it is done when the address has its turn, and paid for."""
        if self.patience is None:  # the next request on a connection that was kept
            self.wait(self.config.limits.header_seconds)
        if self.purse is None:
            self.read(data)
            return
        self.purse.spend(len(data) * COPYING)
        if self.purse.has_turn() and self.purse.good():
            self.purse.pay_for(partial(self.read, data))
        elif self.purse.stand_in_line(self.read_on, data):
            self.transport.pause_reading()  # one piece of each connection waits here, the rest where it came from
        else:
            self.transport.abort()

    def read_on(self, data: bytes) -> None:
        """It had to wait, and in debt so does what follows it."""
        self.read(data)
        assert self.purse is not None
        self.loop.call_later(self.purse.pause(), self.resume)

    def resume(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def read(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            body = self.body
            super().data_received(piece)
            size = len(piece) - (self.body - body if self.body > body else 0)
            if self.in_head:
                self.head += size
            else:
                self.wrapping += size
            if self.head > MOST_HEAD or self.wrapping > MOST_HEAD + self.body // 8:
                self.turn_away(431, "too-large", f"what is not the body may have {MOST_HEAD} bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        self.lines += 1
        if self.lines > MOST_HEADERS:
            raise ValueError("too many headers")  # uvicorn answers 400 and closes
        super().on_header(name, value)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests ahead of their answers")  # uvicorn answers 400 and closes
        self.in_head = True
        self.head = self.lines = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self.parts += 1
        self.body += len(body)
        if self.parts > MOST_PARTS + self.body // 256:
            raise ValueError("a body in crumbs")  # each costs as much as a large part
        super().on_body(body)

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.head = self.parts = self.body = self.wrapping = 0
        self.wait(self.config.limits.request_seconds)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.in_head:
            self.wait(self.config.limits.header_seconds)
        elif self.cycle.response_complete:
            self.be_patient()  # now uvicorn's own time for idle connections runs

    # --- away ------------------------------------------------------------------------------------

    def turn_away(self, status: int, code: str, message: str) -> None:
        """An answer without a request that could be heard out, then the end of the connection."""
        if self.transport.is_closing():
            return
        body = msgspec.json.encode(Problem(code, message))
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.close()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self.be_patient()
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire | Bare)
        wire.gone = self.go  # the place goes over to it
        self.parser = None  # type: ignore[assignment]  # nobody else would part the two
