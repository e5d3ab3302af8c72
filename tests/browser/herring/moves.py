"""The notation: `take 1` and so on."""

from __future__ import annotations

from criee.engine.notation import Notation

from .box import Box


class Codes(Notation):
    """The code of a move is one less than the herrings it takes."""

    def __init__(self, box: Box) -> None:
        super().__init__(["take 1"])
        self.add("take", [f"take {count + 1}" for count in range(int(box.most))], at=0)
