"""Whether a move can be taken back, without the reason why not."""

from __future__ import annotations

from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.undo import remaining


def back_to(match: Match, seat: int) -> int | None:
    """How many steps remain if this seat takes its last move back; None if it may not."""
    try:
        return remaining(match, seat)
    except Refused:
        return None
