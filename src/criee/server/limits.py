"""How much one address, one connection, one table may ask for."""

from __future__ import annotations

from time import monotonic
from typing import Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

T = TypeVar("T")
MOST_KNOWN: Final = 10_000  # addresses, before those that took nothing lately are forgotten


class Limits(msgspec.Struct, frozen=True):
    """Generous for people, tight for floods."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 300_000  # the longest record of a match has a tenth of that
    wish_bytes: int = 64 * 1024  # whoever opens, joins or plays again says less
    frames_per_second: float = 40.0
    frames_at_once: float = 80.0
    tables_per_second: float = 0.2  # per address, in the long run
    tables_at_once: float = 120.0
    requests_per_second: float = 50.0
    requests_at_once: float = 400.0
    connections: int = 10_000  # less where the system allows fewer open files
    connections_per_address: int = 200
    header_seconds: float = 10.0  # to say what one wants
    request_seconds: float = 120.0  # from there to the end of the answer
    sit_seconds: float = 60.0  # a connection to a table on which nobody sits down is closed
    work_per_second: float = 0.25  # seconds of the server's attention an address may have, in the long run
    work_at_once: float = 2.0
    work_per_turn: float = 0.004  # seconds, before the others have their turn
    spectators_per_table: int = 100  # seats are always free for their owners
    screens_per_seat: int = 20
    tables_in_memory: int = 2000
    idle_seconds: float = 600.0  # a table nobody watches leaves memory after this
    away_seconds: float = 60.0  # somebody without a line for so long: the others may decide about that seat
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

    def filling(self) -> float:
        """What is in it by now."""
        now = monotonic()
        self.left = min(self.at_once, self.left + (now - self.filled) * self.per_second)
        self.filled = now
        return self.left

    def take(self, cost: float = 1.0) -> bool:
        if self.filling() < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """What it cost is known only afterwards: the bucket may fall into debt."""
        self.left = self.filling() - cost

    def good(self) -> bool:
        """No debts."""
        return self.left > 0.0 or self.filling() > 0.0

    def wait(self, cost: float = 0.0) -> float:
        """Seconds until the debts are paid and something of this cost can be taken."""
        lack = cost - self.filling()
        return 0.0 if lack < 0.0 else lack / self.per_second + 0.01 if self.per_second else float("inf")

    def is_full(self) -> bool:
        return self.left + (monotonic() - self.filled) * self.per_second >= self.at_once


@mypyc_attr(allow_interpreted_subclasses=True)
class PerAddress(Generic[T]):
    """One thing for each address; where nothing was taken lately, it is forgotten."""

    def __init__(self) -> None:
        self.known: dict[str, T] = {}

    def of(self, address: str) -> T:
        found = self.known.get(address)
        if found is None:
            if len(self.known) > MOST_KNOWN:
                self.known = {key: one for key, one in self.known.items() if not self.is_full(one)}
            found = self.known[address] = self.new()
        return found

    def new(self) -> T:
        raise NotImplementedError

    def is_full(self, one: T) -> bool:
        raise NotImplementedError


class Buckets(PerAddress[Bucket]):
    def __init__(self, per_second: float, at_once: float) -> None:
        super().__init__()
        self.per_second = per_second
        self.at_once = at_once

    def new(self) -> Bucket:
        return Bucket(self.per_second, self.at_once)

    def is_full(self, one: Bucket) -> bool:
        return one.is_full()

    def take(self, address: str) -> bool:
        return self.of(address).take()
