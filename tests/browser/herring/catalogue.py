"""What a client needs to draw the table and that never changes: the numbers, and the house rule."""

from __future__ import annotations

from typing import TypedDict

from .box import Box


class Catalogue(TypedDict):
    herrings: int  # in a full barrel
    most: int  # that a move may take
    rotten: bool  # whether the last one loses


def facts(box: Box) -> Catalogue:
    return {"herrings": int(box.herrings), "most": int(box.most), "rotten": box.rotten}
