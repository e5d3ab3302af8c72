"""The sentences of the log: keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.line import Line, seat_name

from .state import Barrel


def told(after: Barrel, seat: int, move: int) -> list[Line]:
    lines = [Line("log-take", {"who": seat_name(seat), "count": move + 1}, "H2")]
    if after.herrings > 0:
        lines.append(Line("log-left", {"left": int(after.herrings)}, "H2"))
    return lines
