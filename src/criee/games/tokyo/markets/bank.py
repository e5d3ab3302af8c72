"""Bank: loans and shares; nobody holds both (K44, K52)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import BANK
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import all_gone, bank_pays, pay_bank, too_dear


class Bank(Market):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(BANK, "K44", box, codes)
        self.share: i64 = box.yen(self.data, "share")

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if s.loans_left and s.shares[seat] == 0:
            found.append(self.codes.plain + m.LOAN)
        if s.shares_left and s.loans[seat] == 0 and self.cash(s, seat, way) >= self.share:
            found.append(self.codes.plain + m.SHARE)

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.LOAN:
            s.loans_left -= 1
            s.loans[seat] += 1
            bank_pays(s, seat, s.box.loan)
        else:
            s.shares_left -= 1
            s.shares[seat] += 1
            pay_bank(s, seat, self.share)

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.LOAN:
            if s.shares[seat]:
                return Refused("K44", "refuse-loan-and-share")
            return None if s.loans_left else all_gone()
        if move != self.codes.plain + m.SHARE:
            return self.no_such_offer()
        if s.loans[seat]:
            return Refused("K44", "refuse-loan-and-share")
        return too_dear(s, seat, self.share) if s.shares_left else all_gone()
