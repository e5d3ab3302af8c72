"""Eel: n tokens pay n times the value on the track, which then falls by 2 for each (K37)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import EEL_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import EEL
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, to_supply


class Eel(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(EEL, "K37", box, codes)
        self.falls: i64 = self.data.number("falls", 0, 99)

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        for n in range(self.hand(s, seat, EEL_TOKEN, way)):
            found.append(self.codes.eels + int(n))

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        sold = move - self.codes.eels + 1
        for _ in range(sold):
            to_supply(s, seat, EEL_TOKEN)
        bank_pays(s, seat, sold * s.eel * s.box.resource)
        s.eel -= sold * self.falls
        if s.eel < s.box.eel_lowest:
            s.eel = s.box.eel_lowest

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        return self.why_no_batch(s, seat, move, self.codes.eels, EEL_TOKEN)
