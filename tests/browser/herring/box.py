"""The box: the numbers of components.toml, and the house rule. Shared by all states, never changed."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.components import Components
from criee.engine.options import Options


class Box:
    def __init__(self, components: Components, options: Options) -> None:
        barrel = components.table("barrel")
        self.herrings: i64 = barrel.number("herrings", 1, 99)
        self.most: i64 = barrel.number("most", 1, 9)  # herrings that a move may take
        barrel.done()
        self.rotten: bool = options.flag("rotten")
