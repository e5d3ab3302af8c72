"""Used ships: buys at 200 a cell, sells what it has at 300 a cell; it starts empty (K46)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.dealer import ShipDealer
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import SECOND_HAND, USED


class UsedShips(ShipDealer):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(USED, "K46", box, codes, SECOND_HAND)
        sizes = range(1, int(box.sizes) + 1)
        self.asks = [*(box.yen(self.data, "sells_cell") * n for n in sizes), box.yen(self.data, "sells_barge")]
        self.pays = [*(box.yen(self.data, "buys_cell") * n for n in sizes), box.yen(self.data, "buys_barge")]
