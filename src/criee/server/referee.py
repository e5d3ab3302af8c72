"""The referee: clocks, and who struck the bell first. Knows no network and no wall clock: times are handed in.

All times are milliseconds. docs/bell.md says why a ring is judged this way, and what lying can gain.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from statistics import median
from typing import Final, Literal

from criee.engine.window import Window

SLACK: Final = 50.0  # how much longer than usual a round trip may claim to have been
SPREAD: Final = 5.0  # how much longer than the shortest round trip the usual one is taken to be,
STRETCH: Final = 1.1  # and how many times as long: long lines vary more
MOST_CREDIT: Final = 350.0  # no line is credited with more delay than this
QUICKEST: Final = 100.0  # nobody reacts faster; what claims to counts as this
SAMPLES: Final = 9

Verdict = Literal["rung", "locked", "late", "again", "closed"]


class RoundTrips:
    """How long a connection's messages take there and back: as pings measure it, and as the system does."""

    def __init__(self) -> None:
        self.samples: deque[float] = deque(maxlen=SAMPLES)
        self.system: float | None = None  # None: it does not tell, or a proxy stands between

    def add(self, millis: float) -> None:
        self.samples.append(millis)

    def usual(self) -> float:
        """The usual ping, if the system bears it out; without its word nearly the shortest. 0: not known yet.

        Answers to pings can be held back, all but a few to raise the middle one, but none can come too early.
        """
        if self.system is not None:
            return min(median(self.samples or (self.system,)), self.system)
        return min(self.samples) * STRETCH + SPREAD if self.samples else 0.0


class Lines:
    """One seat's connections during a lot, and how long each was when the lot began."""

    def __init__(self, lines: Iterable[RoundTrips]) -> None:
        began = {line: line.usual() for line in lines}
        self.shortest = min(filter(None, began.values()), default=MOST_CREDIT)
        self.began = {line: millis or self.shortest for line, millis in began.items()}

    def come(self, line: RoundTrips) -> None:
        """A connection of later counts for no longer than those which were there when the lot began."""
        self.began.setdefault(line, self.shortest)

    def length(self, line: RoundTrips) -> float:
        """What has grown since the lot began does not count."""
        return min(line.usual(), self.began[line])

    def credit(self, line: RoundTrips) -> float:
        """What a ring over this line may claim. The card may have been seen over another: so over the shortest."""
        seen = min(filter(None, map(self.length, self.began)), default=0.0)
        return min((seen + self.length(line)) / 2 + SLACK, MOST_CREDIT)

    def most(self) -> float:
        return self.credit(max(self.began, key=self.length))


class Bell:
    """One window: from the card shown to the decision. Reactions count from then for all: coming late is no gain.

    `lot` has the lines of each seat since the first card of the lot; the bells of its cards share it.
    """

    def __init__(self, window: Window, seq: int, opened: float, lot: dict[int, Lines]) -> None:
        self.window = window
        self.seq = seq
        self.opened = opened
        self.lot = lot
        self.millis = float(window.millis)
        self.opens = dict(zip(window.seats, map(float, window.opens), strict=True))
        self.lead = dict(zip(window.seats, map(float, window.lead), strict=True))
        self.shown: set[int] = set()
        self.rings: dict[int, float] = {}  # corrected reaction times
        self.waiting: set[int] = set(window.seats)  # who may still ring

    def show(self, seat: int, *lines: RoundTrips) -> None:
        """The card leaves for this seat's screens; a bot has no line."""
        if seat not in self.waiting:
            return
        self.shown.add(seat)
        if lines and seat not in self.lot:
            self.lot[seat] = Lines(lines)
        for line in lines:
            self.lot[seat].come(line)

    def ring(self, seat: int, claim: float | None, now: float, line: RoundTrips | None = None) -> Verdict:
        """A ring arrives over a line; `claim` is the reaction time it says it had. None: it claims no delay at all."""
        if seat in self.rings:
            return "again"
        if seat not in self.waiting or seat not in self.shown:
            return "closed"
        reaction = self.corrected(seat, claim, now, line)
        if reaction < self.opens[seat]:
            return "locked"
        self.waiting.discard(seat)
        if reaction > self.millis:
            return "late"
        self.rings[seat] = reaction
        return "rung"

    def corrected(self, seat: int, claim: float | None, now: float, line: RoundTrips | None) -> float:
        """The reaction time that counts: the claim, but within what the line can explain."""
        elapsed = now - self.opened
        if claim is None or line is None:
            return max(elapsed, QUICKEST)
        self.show(seat, line)  # it may have sat down so lately that it has not been told yet
        return max(min(max(claim, elapsed - self.lot[seat].credit(line)), elapsed), QUICKEST)

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
        for seat in self.waiting & self.shown:
            beats = self.millis if best is None else min(self.millis, best + self.lead[seat])
            credit = self.lot[seat].most() if seat in self.lot else 0.0
            latest = max(latest, self.opened + beats + credit)
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
        self.unwritten = [0.0] * seats  # used, but the store does not know it yet

    def run(self, acting: Iterable[int], now: float) -> None:
        """From now on these seats' time runs; that of others stands still."""
        acting = set(acting)
        for seat in list(self.since):
            if seat not in acting:
                self.stop(seat, now)
        for seat in acting:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: float) -> None:
        spent = max(0.0, now - self.since.pop(seat, now))
        self.left[seat] -= spent
        self.unwritten[seat] += spent

    def spent(self, seat: int, now: float) -> int:
        """Stops a seat's clock; what it has used since this was last asked: that is written with the seat's step.

        Not only what it used since it was started: a clock also stops when others end a decision, as at a bell.
        """
        self.stop(seat, now)
        spent = round(self.unwritten[seat])
        self.unwritten[seat] -= spent
        return spent

    def shown(self, now: float) -> list[int]:
        """What is left to each seat at this moment."""
        left = [time - (now - self.since[seat] if seat in self.since else 0.0) for seat, time in enumerate(self.left)]
        return [max(0, round(time)) for time in left]

    def next_flag(self, now: float) -> tuple[float, int] | None:
        """In how many milliseconds whose time is up."""
        ends = [(self.left[seat] - (now - started), seat) for seat, started in self.since.items()]
        return min(ends, default=None)
