"""Salmon: permits only, for an entry in yen; a fresh token is worth all salmon held (K13, K21, K35)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import SALMON


class Salmon(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(SALMON, "K35", box, codes)
