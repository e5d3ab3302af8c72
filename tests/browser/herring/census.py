"""H1: every herring is in the barrel or has been taken."""

from __future__ import annotations

from .box import Box
from .state import Barrel


def count(s: Barrel) -> dict[str, int]:
    return {"herrings": int(s.herrings) + sum(s.taken)}


def contents(box: Box) -> dict[str, int]:
    return {"herrings": int(box.herrings)}
