"""Octopus: a token is exchanged for three takoyaki, laid out in one's own port at once (K36)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import OCTOPUS_TOKEN, TAKOYAKI_TOKEN, Box
from criee.games.tokyo.flow import VISIT_PHASE, onto_quay, unload
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import BY_TOKEN, FROM_PORT, OCTOPUS, SUPPLY, TAKOYAKI
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import all_gone, supply, to_supply


class Octopus(FishMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(OCTOPUS, "K36", box, codes)
        self.each: i64 = self.data.number("takoyaki_each", 1, 31)

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.hand(s, seat, OCTOPUS_TOKEN, way) and (supply(s, TAKOYAKI_TOKEN) or self.is_paid_in_takoyaki(way)):
            found.append(self.codes.plain + m.EXCHANGE)

    def is_paid_in_takoyaki(self, way: i64) -> bool:
        """K36: what paid the entry lies on the market again."""
        return way >= FROM_PORT or (way == BY_TOKEN and self.entry_token == TAKOYAKI_TOKEN)

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        """Fewer than three left: one gets what is left."""
        to_supply(s, seat, OCTOPUS_TOKEN)
        left = supply(s, TAKOYAKI_TOKEN)
        pieces = self.each if left > self.each else left
        s.tokens[(s.seats + SUPPLY) * s.box.kind_count + TAKOYAKI_TOKEN] -= int(pieces)
        onto_quay(s, TAKOYAKI, pieces)
        s.after = VISIT_PHASE
        unload(s)

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move != self.codes.plain + m.EXCHANGE:
            return self.no_such_offer()
        if supply(s, TAKOYAKI_TOKEN) == 0:
            return all_gone()
        return self.empty_hand(s, seat, OCTOPUS_TOKEN)
