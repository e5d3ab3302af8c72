"""What one seat may know: everything, and both the same."""

from __future__ import annotations

from typing import TypedDict

from .state import Barrel


class HerringView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    herrings: int  # left in the barrel
    turn: int
    taken: list[int]  # by seat


def look(s: Barrel, phase: str) -> HerringView:
    return {"phase": phase, "herrings": int(s.herrings), "turn": int(s.turn), "taken": list(s.taken)}
