"""Red snapper: permits only; the tokens left here set the value of those outside (K34, stock.unit_value)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import SNAPPER


class Snapper(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(SNAPPER, "K34", box, codes)
