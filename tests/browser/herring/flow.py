"""What follows what: turn by turn, until the barrel is empty."""

from __future__ import annotations

from typing import Final

from .state import Barrel

TAKE_PHASE: Final = 0
OVER_PHASE: Final = 1


def next_turn(s: Barrel) -> None:
    """H2, H3. When all is over it would be the turn of whoever did not take the last one."""
    s.turn = 1 - s.turn
    s.phase = TAKE_PHASE if s.herrings > 0 else OVER_PHASE
