"""Fugu: one free permit for one voyage; k tokens pay k squared times 100 (K38, K39)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import FUGU_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import FUGU
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, to_supply


class Fugu(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(FUGU, "K39", box, codes)

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        for n in range(self.hand(s, seat, FUGU_TOKEN, way)):
            found.append(self.codes.fugus + int(n))

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        sold = move - self.codes.fugus + 1
        for _ in range(sold):
            to_supply(s, seat, FUGU_TOKEN)
        bank_pays(s, seat, sold * sold * s.box.resource)

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        return self.why_no_batch(s, seat, move, self.codes.fugus, FUGU_TOKEN)
