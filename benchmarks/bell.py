"""The fair bell, simulated: who wins with equal reactions over unequal lines, and what lying gains.

    python benchmarks/bell.py [--rings 20000] [--svg docs/bell.svg]

Two players react equally fast (drawn from the same distribution); one plays over a short line, the other over a long
one, with jitter. The referee of the server decides, with its own code. Printed: how often the player on the long line
wins, with and without correction, and by how much a liar can make his reaction look shorter.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from criee.engine.game import Window
from criee.server.referee import MOST_CREDIT, SAMPLES, SLACK, Bell, RoundTrips

SHORT = 10.0  # milliseconds: the line of the player who is compared against
LINES = (10, 25, 50, 75, 100, 150, 200, 250, 300)
JITTER = 0.15  # of a round trip, as a standard deviation
REACTION = (350.0, 90.0)
MILLIS = 3000


class Player:
    """Somebody on a line. An honest client claims the time it measured; a liar claims to have been instant."""

    def __init__(self, round_trip: float, luck: Random, lies: bool = False, pongs_late: float = 0.0) -> None:
        self.round_trip = round_trip
        self.luck = luck
        self.lies = lies
        self.trips = RoundTrips()
        for _ in range(SAMPLES):
            self.trips.add(self.travel() + self.travel() + pongs_late)

    def travel(self) -> float:
        """One way."""
        return max(0.5, self.luck.gauss(self.round_trip / 2, self.round_trip / 2 * JITTER))

    def reaction(self) -> float:
        return max(150.0, self.luck.gauss(*REACTION))


def race(players: list[Player], luck: Random, corrected: bool = True) -> tuple[int, list[float], list[float]]:
    """One card: the winner, the true reaction times, and those that counted."""
    bell = Bell(Window(tuple(range(len(players))), MILLIS), 1)
    true = [player.reaction() for player in players]
    arrivals = []
    for seat, player in enumerate(players):
        bell.show(seat, 0.0, player.trips.credit())
        arrivals.append((player.travel() + true[seat] + player.travel(), seat))
    for arrives, seat in sorted(arrivals):
        claim = (0.0 if players[seat].lies else true[seat]) if corrected else None
        if arrives <= bell.deadline() or not bell.rings:
            bell.ring(seat, claim, arrives)
    counted = [bell.rings.get(seat, float("inf")) for seat in range(len(players))]
    return luck.choice(bell.first()), true, counted


def share(line: float, rings: int, luck: Random, corrected: bool = True) -> float:
    """How often, in per cent, the player on the long line wins."""
    players = [Player(SHORT, luck), Player(line, luck)]
    return 100 * sum(race(players, luck, corrected)[0] for _ in range(rings)) / rings


def gain(line: float, rings: int, luck: Random, pongs_late: float = 0.0) -> tuple[float, float]:
    """By how many milliseconds a liar's reaction looks shorter than it was: on average, and at most."""
    liar = Player(line, luck, lies=True, pongs_late=pongs_late)
    gains = []
    for _ in range(rings):
        _, true, counted = race([liar], luck)
        gains.append(true[0] - counted[0])
    return sum(gains) / rings, max(gains)


def chart(fair: list[float], raw: list[float]) -> str:
    """A small picture: how often the long line wins, corrected and not."""
    left, top, width, height = 48, 20, 420, 190
    bottom = top + height

    def x(line: float) -> float:
        return round(left + (line - LINES[0]) / (LINES[-1] - LINES[0]) * width, 1)

    def y(percent: float) -> float:
        return round(bottom - percent / 60 * height, 1)

    def curve(values: list[float], style: str) -> str:
        points = " ".join(f"{x(line)},{y(value)}" for line, value in zip(LINES, values, strict=True))
        return f'<polyline points="{points}" fill="none" {style}/>'

    def text(right: float, down: float, said: object, anchor: str) -> str:
        return f'<text x="{right}" y="{down}" text-anchor="{anchor}">{said}</text>'

    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 270"',
            ' font-family="sans-serif" font-size="11" fill="#667">',
            f'<rect x="{left}" y="{y(53)}" width="{width}" height="{y(47) - y(53):.1f}" fill="#7a9" opacity=".25"/>',
            curve(raw, 'stroke="#b65" stroke-width="2" stroke-dasharray="5 4"'),
            curve(fair, 'stroke="#276" stroke-width="3"'),
            f'<line x1="{left}" y1="{bottom}" x2="{left + width}" y2="{bottom}" stroke="#889"/>',
            *(text(left - 8, y(percent) + 4, percent, "end") for percent in (0, 25, 50)),
            *(text(x(line), bottom + 18, line, "middle") for line in LINES[2:]),
            text(left, 12, "wins of the longer line against a line of 10 ms, in per cent", "start"),
            text(left + width, bottom + 36, "round trip of the longer line, ms", "end"),
            text(left, bottom + 36, "solid: corrected; dashed: first to arrive; band: 50 ± 3", "start"),
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rings", type=int, default=20_000)
    parser.add_argument("--svg", type=Path)
    said = parser.parse_args()
    luck = Random(5)
    fair = [share(line, said.rings, luck) for line in LINES]
    raw = [share(line, said.rings, luck, corrected=False) for line in LINES]
    print("round trip ms  " + " ".join(f"{line:6d}" for line in LINES))
    print("corrected   %  " + " ".join(f"{value:6.1f}" for value in fair))
    print("uncorrected %  " + " ".join(f"{value:6.1f}" for value in raw))
    for late in (0.0, 1000.0):
        gains = [gain(line, said.rings // 4, luck, late) for line in LINES]
        what = "pongs in time" if not late else "pongs held back"
        print(f"lying, {what}: mean gain ms {' '.join(f'{mean:6.1f}' for mean, _ in gains)}")
        print(f"       {'':{len(what)}}   most ms      {' '.join(f'{most:6.1f}' for _, most in gains)}")
    print(f"bound: {SLACK:.0f} ms beyond one's usual round trip, {MOST_CREDIT:.0f} ms of delay in all")
    if said.svg:
        said.svg.write_text(chart(fair, raw), encoding="utf-8")


if __name__ == "__main__":
    main()
