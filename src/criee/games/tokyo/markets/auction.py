"""Auction: one round of rising bids for a lot; the bank doubles the best and keeps a fee (K48, phases/spoken.py)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.flow import RAISE_PHASE
from criee.games.tokyo.markets.lots import LotMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import AUCTION, LOT
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import value_with


class Auction(LotMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(AUCTION, "K48", box, codes)
        self.from_value: list[int] = self.data.numbers("from_value", 1, 9999)
        self.fees: list[int] = self.data.numbers("fees", 0, 99999)
        rising = sorted(self.fees) == self.fees and sorted(self.from_value) == self.from_value
        if len(self.fees) != len(self.from_value) or not rising:
            raise self.data.wrong("fees", "needs one fee for each from_value, both rising")

    def fee(self, value: i64) -> i64:
        """What the bank keeps of a lot of this value."""
        fee: i64 = 0
        for i in range(len(self.fees)):
            if value >= self.from_value[i]:
                fee = self.fees[i]
        return fee

    def may_lay(self, s: TokyoState, seat: i64, kind: i64, way: i64) -> bool:
        """The lot must be worth something, and the cash must cover its fee. Worthless squid comes last, so a lot
        that has no value yet cannot get any later."""
        value = value_with(s, s.seats + LOT, kind)
        return value >= self.from_value[0] and self.fee(value) <= self.cash(s, seat, way)

    def may_close(self, s: TokyoState, seat: i64) -> bool:
        return True

    def close(self, s: TokyoState, seat: i64) -> None:
        s.phase = RAISE_PHASE

    def why_not_added(self, s: TokyoState, seat: i64, kind: i64) -> Refused | None:
        value = value_with(s, s.seats + LOT, kind)
        if value < self.from_value[0]:
            return Refused("K48", "refuse-worthless")
        fee = self.fee(value)
        if fee <= s.cash[seat]:
            return None
        return Refused("K48", "refuse-fee", {"value": int(value), "yen": int(fee), "cash": s.cash[seat]})
