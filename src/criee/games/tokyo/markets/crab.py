"""Spider crab: as tuna, with two barrels; tokens sell for their value and 400 more (K29, K33)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.printed import PrintedValues
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import CRAB


class Crab(PrintedValues):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(CRAB, "K33", box, codes)
