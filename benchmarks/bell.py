"""The fair bell, simulated: who wins with equal reactions over unequal lines, and what cheating gains.

    python -m benchmarks.bell [--rings 10000] [--svg docs/bell.svg]

Two players react equally fast (drawn from the same distribution); one plays over a short line, the other over a long
one, with jitter. The referee of the server decides, with its own code. Printed: how often the player on the long line
wins, and by how much each cheat makes a reaction look shorter than it was; both where the system measures the line as
well ("direct") and where only pings do ("pings only": behind a proxy).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from criee.engine.window import Window
from criee.server.referee import MOST_CREDIT, SAMPLES, SLACK, SPREAD, STRETCH, Bell, Lines, RoundTrips
from criee.server.sounding import LATE

SHORT = 10.0  # milliseconds: the line of the player who is compared against
LINES = (10, 25, 50, 75, 100, 150, 200, 250, 300)
JITTER = 0.15  # of the time one way, as a standard deviation
SLOW = 150.0  # how much longer a slow packet takes
PAINTED = (16.0, 34.0)  # from the card's arrival to the screen: up to two frames
REACTION = (350.0, 90.0)
MILLIS = 3000
RING, WAIT = 0, 1  # moves of no game: only times are compared here
LOT = 10  # cards
HELD = 1000.0  # by how much a cheat holds its answers back
DETOUR = 250.0  # by how much a cheat's second line is longer
HISTORY = 60  # acknowledgements the system remembers: those of five minutes of pings
GOAL = 60.0


class Line:
    """A connection: packets that take their time, what pings find, and what the system knows."""

    def __init__(self, round_trip: float, luck: Random, jitter: float = JITTER, slow: float = 0.0) -> None:
        self.half = round_trip / 2
        self.luck = luck
        self.jitter = jitter
        self.slow = slow  # how many packets in one are slow
        self.trips = RoundTrips()
        self.acknowledged = [self.travel() + self.travel() for _ in range(HISTORY)]

    def travel(self) -> float:
        """One way."""
        late = SLOW if self.slow and self.luck.random() < self.slow else 0.0
        return late + max(0.5, self.luck.gauss(self.half, self.half * self.jitter))

    def measure(self, direct: bool, held: float = 0.0, answered: int = 0, late: float = 0.0) -> Line:
        """Pings, answered late but for `answered` of them; the system acknowledges them, `late` only if it is told to.

        What it knows is reckoned as Linux does it: smoothed (RFC 6298), and the shortest of the last minutes.
        """
        for i in range(SAMPLES):
            trip = self.travel() + self.travel()
            self.acknowledged = [*self.acknowledged[1:], trip]
            self.trips.add(trip if i < answered else trip + held)
        if direct:
            usual = self.acknowledged[0]
            for trip in self.acknowledged:
                usual += (trip - usual) / 8
            self.trips.system = min(usual + late, LATE * min(self.acknowledged))
        return self


class Player:
    """Somebody who sees the card over a line and rings over a line, mostly the same."""

    def __init__(self, sees: Line, rings: Line) -> None:
        self.sees = sees
        self.rings = rings

    def reaction(self) -> float:
        return max(150.0, self.sees.luck.gauss(*REACTION))


def honest(line: Line) -> Player:
    return Player(line, line)


def race(players: list[Player], luck: Random, corrected: bool = True) -> int:
    """One card, everybody honest: who wins."""
    seats = tuple(range(len(players)))
    bell = Bell(Window(seats, MILLIS, RING, WAIT, seats), 1, 0.0, {})
    arrivals = []
    for seat, player in enumerate(players):
        bell.show(seat, player.rings.trips)
        reaction = player.reaction()
        travels = player.sees.travel() + luck.uniform(*PAINTED) + player.rings.travel()
        arrivals.append((reaction + travels, seat, reaction))
    for arrives, seat, reaction in sorted(arrivals):
        if arrives <= bell.deadline() or not bell.rings:
            bell.ring(seat, reaction if corrected else None, arrives, players[seat].rings.trips)
    return luck.choice(bell.first())


def share(
    round_trip: float,
    rings: int,
    luck: Random,
    direct: bool = True,
    corrected: bool = True,
    jitter: float = JITTER,
    slow: float = 0.0,
) -> float:
    """How often, in per cent, the player on the long line wins. Many lines: each is measured with its own luck."""
    won = 0
    for _ in range(rings // 100):
        near, far = Line(SHORT, luck), Line(round_trip, luck, jitter, slow)
        players = [honest(near.measure(direct)), honest(far.measure(direct))]
        won += sum(race(players, luck, corrected) for _ in range(100))
    return 100 * won / (rings // 100 * 100)


# --- cheats: each plays the cards of a lot, and tells how much shorter each reaction looked ----------


def cards() -> Iterator[Bell]:
    lot: dict[int, Lines] = {}
    for card in range(LOT):
        yield Bell(Window((0,), MILLIS, RING, WAIT, (0,)), card, card * 5000.0, lot)


def lie(bell: Bell, player: Player) -> float:
    """Has no screen to wait for, rings, and claims to have been instant."""
    reaction = player.reaction()
    arrives = bell.opened + player.sees.travel() + reaction + player.rings.travel()
    bell.ring(0, 0.0, arrives, player.rings.trips)
    return reaction - bell.rings[0]


def instant(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct)
    yield from lies(line)


def holds(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct, HELD)
    yield from lies(line)


def holds_some(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct, HELD, answered=3)
    yield from lies(line)


def lies(line: Line) -> Iterator[float]:
    for bell in cards():
        bell.show(0, line.trips)
        yield lie(bell, honest(line))


def grows(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct)
    for bell in cards():
        bell.show(0, line.trips)
        line.measure(direct, HELD)
        yield lie(bell, honest(line))


def sits_anew(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct)
    for bell in cards():
        bell.show(0, line.trips)
        new = Line(2 * line.half, line.luck).measure(direct, HELD)
        bell.show(0, new.trips)
        yield lie(bell, Player(line, new))


def comes_late(line: Line, direct: bool) -> Iterator[float]:
    """Looks on as a spectator until it has seen the card."""
    for bell in cards():
        bell.show(0, line.measure(direct).trips)
        yield lie(bell, honest(line))


def detours(line: Line, direct: bool) -> Iterator[float]:
    far = Line(2 * line.half + DETOUR, line.luck).measure(direct)
    line.measure(direct)
    for bell in cards():
        bell.show(0, line.trips, far.trips)
        yield lie(bell, Player(line, far))


def is_credited(line: Line, direct: bool) -> Iterator[float]:
    far = Line(2 * line.half + DETOUR, line.luck).measure(direct, HELD)
    line.measure(direct)
    for bell in cards():
        bell.show(0, far.trips, line.trips)
        yield lie(bell, honest(line))


def acknowledges_late(line: Line, direct: bool) -> Iterator[float]:
    line.measure(direct, HELD, late=40.0)
    yield from lies(line)


def looks_on(line: Line, direct: bool) -> Iterator[float]:
    far = Line(2 * line.half + DETOUR, line.luck).measure(direct)
    for bell in cards():
        bell.show(0, far.trips)
        yield lie(bell, Player(line, far))


Cheat = Callable[[Line, bool], Iterator[float]]
CHEATS: dict[str, Cheat] = {
    "claims to have been instant": instant,
    "holds all pongs back": holds,
    "holds back six of nine": holds_some,
    "holds back since this lot": grows,
    "sits anew for each card": sits_anew,
    "sits when the card is there": comes_late,
    "rings over a second, slow line": detours,
    "has a second, slow line": is_credited,
}

BEYOND: dict[str, Cheat] = {  # what is not prevented
    "has its system acknowledge late": acknowledges_late,
    "looks on near, sits far away": looks_on,
}


def gain(cheat: Cheat, round_trip: float, rings: int, luck: Random, direct: bool = True) -> tuple[float, float]:
    """By how many milliseconds a cheat's reaction looks shorter than it was: on average, and at most."""
    gains = [one for _ in range(rings // LOT) for one in cheat(Line(round_trip, luck), direct)]
    return sum(gains) / len(gains), max(gains)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rings", type=int, default=10_000)
    parser.add_argument("--svg", type=Path)
    said = parser.parse_args()
    luck = Random(5)

    def row(name: str, cells: list[str]) -> None:
        print(f"{name:32}" + "".join(f"{cell:>8}" for cell in cells), flush=True)

    def wins(name: str, direct: bool = True, corrected: bool = True, jitter: float = JITTER, slow: float = 0.0) -> None:
        shares[name] = [share(line, said.rings, luck, direct, corrected, jitter, slow) for line in LINES]
        row(name, [f"{percent:.1f}" for percent in shares[name]])

    shares: dict[str, list[float]] = {}
    row("the longer line wins, in per cent", [])
    row("round trip, ms", [str(line) for line in LINES])
    wins("direct")
    wins("pings only", direct=False)
    wins("first to arrive", corrected=False)
    wins("direct, twice the jitter", jitter=2 * JITTER)
    wins("pings only, twice the jitter", direct=False, jitter=2 * JITTER)
    wins("direct, 1 packet in 50 slow", slow=0.02)
    best = []
    for direct in (True, False):
        print(f"\na cheat gains on average/at most, in milliseconds: {'direct' if direct else 'pings only'}")
        means = []
        for name, cheat in (CHEATS | BEYOND).items():
            found = [gain(cheat, line, said.rings // 5, luck, direct) for line in LINES]
            row(name, [f"{mean:.0f}/{most:.0f}" for mean, most in found])
            if name in CHEATS:
                means.append([mean for mean, _ in found])
        best.append([max(column) for column in zip(*means, strict=True)])
    print(f"\ncredited: the usual round trip and {SLACK:.0f} ms, {MOST_CREDIT:.0f} ms at most")
    print(f"usual, by pings only: the shortest of {SAMPLES}, {STRETCH} times, and {SPREAD:.0f} ms")
    if said.svg:
        from benchmarks.bell_picture import picture

        said.svg.write_text(picture(LINES, list(shares.values())[:3], best, GOAL), encoding="utf-8")


if __name__ == "__main__":
    main()
