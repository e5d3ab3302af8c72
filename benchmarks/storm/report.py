"""One line of the table for each flood."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, inf
from typing import Final

from benchmarks.storm.attack import Flood, Spent
from benchmarks.storm.visitor import Got

MOST_MILLIS: Final = 250.0
COLUMNS: Final = (
    ("flood", 13),
    ("sockets", 7),
    ("MB/s out", 8),
    ("frames or requests/s", 20),
    ("attacker's processor", 20),
    ("server's processor", 18),
    ("memory MB", 9),
    ("log KB", 6),
    ("p50 ms", 7),
    ("p99 ms", 7),
    ("worst ms", 8),
    ("failed", 9),
)


def share(millis: list[float], part: float) -> float:
    """The smallest value that this part of all values does not exceed."""
    return millis[max(0, ceil(len(millis) * part) - 1)] if millis else inf


@dataclass
class Row:
    flood: Flood
    attack: Spent | str
    processor: float
    peak: float
    log: int
    got: Got

    def stood(self) -> bool:
        return isinstance(self.attack, Spent) and not self.got.failed and share(self.got.all(), 0.99) <= MOST_MILLIS

    def cells(self) -> list[str]:
        attack = self.attack if isinstance(self.attack, Spent) else Spent()
        times = self.got.all()
        return [
            self.flood.name,
            f"{attack.sockets:,}",
            f"{attack.sent / attack.seconds / 1e6:.2f}",
            f"{attack.count / attack.seconds:,.0f}",
            f"{attack.processor / attack.seconds:.0%}",
            f"{self.processor:.0%}",
            f"{self.peak:,.0f}",
            f"{self.log / 1000:,.0f}",
            f"{share(times, 0.5):,.0f}",
            f"{share(times, 0.99):,.0f}",
            f"{share(times, 1.0):,.0f}",
            f"{len(self.got.failed)} of {len(times)}" if self.got.failed else "0",
        ]


def heading(markdown: bool) -> str:
    if markdown:
        names = ["flood", "what the attacker sends", *(name for name, _ in COLUMNS[1:])]
        return f"| {' | '.join(names)} |\n|---|---|{'---:|' * (len(names) - 2)}"
    return "  ".join(
        f"{name:>{width}}" if number else f"{name:{width}}" for number, (name, width) in enumerate(COLUMNS)
    )


def line_of(row: Row, markdown: bool) -> str:
    cells = row.cells()
    if markdown:
        return f"| {' | '.join([cells[0], row.flood.what, *cells[1:]])} |"
    widths = [width for _, width in COLUMNS]
    text = "  ".join(f"{c:>{w}}" if n else f"{c:{w}}" for n, (c, w) in enumerate(zip(cells, widths, strict=True)))
    notes = [] if isinstance(row.attack, Spent) else [row.attack]
    notes += sorted(set(row.got.failed))[:2]
    if not row.stood():
        text += "  <-- FELL" if row.flood.judged else "  <-- not judged"
    return "\n    ".join([text, *notes])
