"""How much one address, one connection, one table may ask for."""

from __future__ import annotations

from time import monotonic

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """Generous for people, tight for floods."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 1_500_000
    frames_per_second: float = 40.0
    frames_at_once: float = 80.0
    tables_per_second: float = 0.2  # per address, in the long run
    tables_at_once: float = 120.0
    requests_per_second: float = 50.0
    requests_at_once: float = 400.0
    connections_per_address: int = 200
    watchers_per_table: int = 100
    tables_in_memory: int = 2000
    idle_seconds: float = 600.0  # a table nobody watches leaves memory after this
    bot_pause: float = 0.5  # seconds between a step and a bot's answer, so that people can follow
    bot_budget: float = 8.0


class Bucket:
    """A token bucket: so many at once, so many per second in the long run."""

    __slots__ = ("at_once", "filled", "left", "per_second")

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.filled = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def is_full(self) -> bool:
        return self.left + (monotonic() - self.filled) * self.per_second >= self.at_once


class Buckets:
    """One bucket per address; full ones are forgotten."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.known) > 10_000:
            self.known = {key: bucket for key, bucket in self.known.items() if not bucket.is_full()}
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.per_second, self.at_once)
        return bucket.take()
