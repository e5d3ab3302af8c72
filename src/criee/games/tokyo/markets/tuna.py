"""Tuna: three barrels landed start a sealed auction (phases/sealed.py); tokens sell for their value (K29, K32)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.printed import PrintedValues
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import TUNA


class Tuna(PrintedValues):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(TUNA, "K32", box, codes)
