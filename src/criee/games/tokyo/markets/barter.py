"""Barter: every other player makes one offer for a lot; its owner takes one or none (K47, phases/spoken.py)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.box import Box
from criee.games.tokyo.flow import OFFER_PHASE
from criee.games.tokyo.markets.lots import LotMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import BARTER
from criee.games.tokyo.state import TokyoState


class Barter(LotMarket):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(BARTER, "K47", box, codes)

    def may_close(self, s: TokyoState, seat: i64) -> bool:
        return True

    def close(self, s: TokyoState, seat: i64) -> None:
        s.phase = OFFER_PHASE
