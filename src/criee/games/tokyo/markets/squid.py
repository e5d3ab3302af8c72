"""Squid: worth nothing in stock, sold for 600 each (K31)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import SQUID
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, to_supply


class Squid(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(SQUID, "K31", box, codes)
        self.pays: i64 = box.yen(self.data, "sells")

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.hand(s, seat, s.box.squid_token, way):
            found.append(self.codes.sell + int(s.box.squid_token))

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        to_supply(s, seat, s.box.squid_token)
        bank_pays(s, seat, self.pays)

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        return self.pays if kind == s.box.squid_token else 0

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move != self.codes.sell + s.box.squid_token:
            return self.no_such_offer()
        return self.empty_hand(s, seat, s.box.squid_token)
