"""A screen: one connection as a table knows it. Whose eyes look at it, and how it is told."""

from __future__ import annotations

from time import monotonic
from typing import Any, Final

import msgspec

from criee.server import messages as m
from criee.server.purse import Purse
from criee.server.referee import RoundTrips
from criee.server.wire import Wire, frame

ENCODE: Final = msgspec.json.Encoder()


def encoded(message: Any) -> bytes:
    return frame(ENCODE.encode(message))


class Screen:
    def __init__(self, wire: Wire, purse: Purse) -> None:
        self.wire = wire
        self.purse = purse
        self.seats: tuple[int, ...] = ()
        self.eyes: tuple[int, ...] = ()  # whose views are sent: () until it sits, (NOBODY,) for a spectator
        self.pause: float | None = None  # seconds, if somebody wishes bots to be slower or quicker than usual
        self.holds = False  # not ready: asks the bell to wait
        self.behind = False
        self.trips = RoundTrips()
        self.standing_since = monotonic()  # if it does not sit

    def tell(self, data: bytes) -> None:
        """A finished frame. A reader who is too far behind misses it, and is asked to sit again later."""
        if not self.behind and not self.wire.tell(data):
            self.behind = True

    def error(self, code: str, message: str) -> None:
        self.tell(encoded(m.ErrorNews(code, message)))

    def ping(self) -> None:
        self.wire.ping(self.trips.add)

    def line(self) -> RoundTrips:
        """How far away it is, with what the system knows of that by now."""
        self.trips.system = self.wire.line() or self.trips.system
        return self.trips
