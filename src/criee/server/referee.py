"""The referee: clocks, and who struck the bell first. Knows no network and no wall clock: times are handed in.

All times are milliseconds. docs/bell.md says why a ring is judged this way, and what lying can gain.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from statistics import median
from typing import Final, Literal

from criee.engine.game import Window

SLACK: Final = 40.0  # how much longer than usual a round trip may claim to have been
MOST_CREDIT: Final = 350.0  # no line is credited with more delay than this
QUICKEST: Final = 100.0  # nobody reacts faster; what claims to counts as this
SAMPLES: Final = 9

Verdict = Literal["rung", "locked", "late", "again", "closed"]


class RoundTrips:
    """How long a connection's messages take there and back, as measured by pings."""

    def __init__(self) -> None:
        self.samples: deque[float] = deque(maxlen=SAMPLES)

    def add(self, millis: float) -> None:
        self.samples.append(millis)

    def credit(self) -> float:
        """The most delay that a ring over this line may claim: the usual round trip and some slack."""
        usual = median(self.samples) if self.samples else 0.0
        return min(usual + SLACK, MOST_CREDIT)


class Bell:
    """One window: from the card shown to the decision."""

    def __init__(self, window: Window, seq: int) -> None:
        self.seq = seq
        self.millis = float(window.millis)
        self.opens = dict(zip(window.seats, map(float, window.opens), strict=True))
        self.lead = dict(zip(window.seats, map(float, window.lead), strict=True))
        self.shown: dict[int, float] = {}
        self.credit: dict[int, float] = {}
        self.rings: dict[int, float] = {}  # corrected reaction times
        self.waiting: set[int] = set(window.seats)  # who may still ring

    def show(self, seat: int, now: float, credit: float) -> None:
        """The card leaves for this seat's screen."""
        if seat in self.waiting and seat not in self.shown:
            self.shown[seat] = now
            self.credit[seat] = credit

    def ring(self, seat: int, claim: float | None, now: float) -> Verdict:
        """A ring arrives; `claim` is the reaction time it says it had. None: it claims no delay at all."""
        if seat in self.rings:
            return "again"
        if seat not in self.waiting or seat not in self.shown:
            return "closed"
        reaction = self.corrected(seat, claim, now)
        if reaction < self.opens[seat]:
            return "locked"
        self.waiting.discard(seat)
        if reaction > self.millis:
            return "late"
        self.rings[seat] = reaction
        return "rung"

    def corrected(self, seat: int, claim: float | None, now: float) -> float:
        """The reaction time that counts: the claim, but within what the line can explain."""
        elapsed = now - self.shown[seat]
        believed = elapsed if claim is None else min(max(claim, elapsed - self.credit[seat]), elapsed)
        return max(believed, QUICKEST)

    def decline(self, seats: Iterable[int]) -> None:
        """These will not ring: they said so, or nobody sits there."""
        self.waiting.difference_update(seats)

    def order(self) -> list[int]:
        """Who rang, fastest first, a nearer bell taken into account."""
        return sorted(self.rings, key=lambda seat: (self.rings[seat] - self.lead[seat], seat))

    def deadline(self) -> float:
        """When no ring that is still under way can change the result any more."""
        best = min((self.rings[seat] - self.lead[seat] for seat in self.rings), default=None)
        latest = 0.0
        for seat in self.waiting & self.shown.keys():
            beats = self.millis if best is None else min(self.millis, best + self.lead[seat])
            latest = max(latest, self.shown[seat] + beats + self.credit[seat])
        return latest

    def first(self) -> list[int]:
        """The winner; several if they are equal to the tenth of a millisecond: then the dice decide."""
        order = self.order()
        if not order:
            return []
        best = round(self.rings[order[0]] - self.lead[order[0]], 1)
        return [seat for seat in order if round(self.rings[seat] - self.lead[seat], 1) == best]

    def margin(self) -> int | None:
        order = self.order()
        if len(order) < 2:
            return None
        first, second = (self.rings[seat] - self.lead[seat] for seat in order[:2])
        return round(second - first)


class Clocks:
    """Thinking time of each seat. Runs only for seats that are to act."""

    def __init__(self, seats: int, minutes: int) -> None:
        self.left = [minutes * 60_000.0] * seats
        self.since: dict[int, float] = {}

    def run(self, acting: Iterable[int], now: float) -> None:
        """From now on these seats' time runs; that of others stands still."""
        acting = set(acting)
        for seat in list(self.since):
            if seat not in acting:
                self.stop(seat, now)
        for seat in acting:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: float) -> int:
        """What a seat's clock has used since it was started."""
        started = self.since.pop(seat, None)
        spent = 0.0 if started is None else max(0.0, now - started)
        self.left[seat] -= spent
        return round(spent)

    def shown(self, now: float) -> list[int]:
        """What is left to each seat at this moment."""
        left = [time - (now - self.since[seat] if seat in self.since else 0.0) for seat, time in enumerate(self.left)]
        return [max(0, round(time)) for time in left]

    def next_flag(self, now: float) -> tuple[float, int] | None:
        """In how many milliseconds whose time is up."""
        ends = [(self.left[seat] - (now - started), seat) for seat, started in self.since.items()]
        return min(ends, default=None)
