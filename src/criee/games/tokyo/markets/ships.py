"""Ships: 500 a cell, the barge 1000; sold back for a tenth of the list price, rounded up (K40)."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.dealer import ShipDealer
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import SHIPS, SHIPYARD


class Ships(ShipDealer):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(SHIPS, "K40", box, codes, SHIPYARD)
        cell, barge = box.yen(self.data, "cell"), box.yen(self.data, "barge")
        percent, unit = self.data.number("resale_percent", 0, 100), int(box.unit)
        self.asks = [*(cell * (size + 1) for size in range(int(box.sizes))), barge]
        self.pays = [-(-price * percent // (100 * unit)) * unit for price in self.asks]
