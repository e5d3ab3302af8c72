"""Government: buys any tokens, the first 3 at 300, the next 10 at 200, then nothing (K42, K56)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import GOVERNMENT, STATE_SHOP
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, held, shift


class Government(Market):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(GOVERNMENT, "K42", box, codes)
        self.first: i64 = self.data.number("first", 0, 99)
        self.capacity: i64 = self.first + self.data.number("then", 0, 99)
        self.first_pays: i64 = box.yen(self.data, "first_pays")
        self.then_pays: i64 = box.yen(self.data, "then_pays")

    def bought(self, s: TokyoState) -> i64:
        """How many tokens the state has taken."""
        total: i64 = 0
        at = (s.seats + STATE_SHOP) * s.box.kind_count
        for kind in range(s.box.kind_count):
            total += s.tokens[at + kind]
        return total

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.bought(s) < self.capacity:
            for kind in range(s.box.kind_count):
                if held(s, seat, kind):
                    found.append(self.codes.sell + int(kind))

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        bought = self.bought(s)
        if bought >= self.capacity:
            return 0
        return self.first_pays if bought < self.first else self.then_pays

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        bank_pays(s, seat, self.price_for(s, move - self.codes.sell))
        shift(s, move - self.codes.sell, seat, s.seats + STATE_SHOP)

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if not self.codes.sell <= move < self.codes.eels:
            return self.no_such_sale(move)
        if self.bought(s) >= self.capacity:
            return Refused("K42", "refuse-state-full")
        return self.empty_hand(s, seat, move - self.codes.sell)
