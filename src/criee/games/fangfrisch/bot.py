"""What a position is worth: money, and what the stall promises to bring."""

from __future__ import annotations

from criee.games.fangfrisch.state import FangfrischState


def worth(s: FangfrischState, seat: int) -> float:
    return float(s.money[seat])
