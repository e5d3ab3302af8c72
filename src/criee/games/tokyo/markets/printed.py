"""What tuna and crab have in common: tokens with printed values, drawn from a bag and sold back into it (K29)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import FIRST_BAG_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, to_supply


class PrintedValues(FishMarket):
    def __init__(self, number: int, rule: str, box: Box, codes: Codes) -> None:
        super().__init__(number, rule, box, codes)
        self.extra: i64 = box.yen(self.data, "extra")
        self.kinds: list[int] = [k for k in range(FIRST_BAG_TOKEN, len(box.kinds)) if box.species_of[k] == number]

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        for kind in self.kinds:
            if self.hand(s, seat, kind, way):
                found.append(self.codes.sell + kind)

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        """The printed value in hundreds, and what this market adds to it."""
        if s.box.species_of[kind] != self.number:
            return 0
        return s.box.printed[kind] * s.box.resource + self.extra

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        kind = move - self.codes.sell
        to_supply(s, seat, kind)
        bank_pays(s, seat, self.price_for(s, kind))

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        kind = move - self.codes.sell
        if not self.codes.sell <= move < self.codes.eels or s.box.species_of[kind] != self.number:
            return self.no_such_offer()
        return self.empty_hand(s, seat, kind)
