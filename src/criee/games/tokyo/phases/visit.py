"""In a market: its offers, until one leaves; and lots laid out there token by token (K25, K43, K47, K48)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import leave_market
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.lots import lay
from criee.games.tokyo.markets.mackerel import is_piece
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase, OwnPhase
from criee.games.tokyo.pieces import INSIDE, LOT
from criee.games.tokyo.state import TokyoState

VISIT_VERBS: Final = ("permit", "sell", "exchange", "ship", "rent", "loan", "share", "case", "lay", "leave")


class Visit(FreePhase):
    """K25: one may leave after a transaction, or when none is possible any more."""

    def __init__(self, codes: Codes, hall: Hall) -> None:
        super().__init__("visit", "K25", codes, VISIT_VERBS)
        self.midway = True
        self.formal = "leave"
        self.hall = hall

    def asks(self, state: TokyoState) -> str:
        """Leaving is named only once it is possible."""
        if state.half:
            return "prompt-visit-pair"
        return super().asks(state) if self.may_leave(state) else "prompt-visit-first"

    def may_leave(self, s: TokyoState) -> bool:
        return s.dealt or not self.hall.markets[s.market].is_possible(s, s.turn, INSIDE)

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        self.hall.markets[s.market].offers(s, seat, INSIDE, found)
        if not s.half and (s.dealt or len(found) == 0):
            found.append(self.codes.plain + m.LEAVE)

    def free(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if not s.half:  # K30: a pair is sold in one go
            super().free(s, seat, found)

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.LEAVE:
            leave_market(s)
            return
        s.dealt = True
        self.hall.markets[s.market].deal(s, seat, move)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if state.half and not is_piece(self.codes, move):
            return Refused("K30", "refuse-pair")
        return super().why_not(state, seat, move)

    def not_now(self, state: TokyoState, seat: i64, move: i64) -> Refused:
        if state.half and self.codes.verb(int(move)) == "return":
            return Refused("K30", "refuse-pair")
        return super().not_now(state, seat, move)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        market = self.hall.markets[s.market]
        if move != self.codes.plain + m.LEAVE:
            return market.why_not(s, seat, move)
        return None if self.may_leave(s) else Refused("K25", "refuse-leave")


class Lot(OwnPhase):
    """One token after another, in the order of the kinds; then the lot is closed."""

    def __init__(self, codes: Codes, hall: Hall) -> None:
        super().__init__("lot", "K49", codes, ("lay", "close"))
        self.midway = True
        self.hall = hall

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        market = self.hall.lot_market(state.market)
        found: list[int] = []
        market.lay_offers(state, seat, INSIDE, found)
        if market.may_close(state, seat):
            found.append(self.codes.plain + m.CLOSE)
        return found

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.CLOSE:
            self.hall.lot_market(s.market).close(s, seat)
        else:
            lay(s, move - self.codes.lay)

    def rule_in(self, state: TokyoState) -> str:
        return self.hall.lot_market(state.market).rule

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        market = self.hall.lot_market(state.market)
        if move != self.codes.plain + m.CLOSE:
            return market.why_not_lay(state, seat, move - self.codes.lay)
        return market.why_not_close(state, seat)


def has_lot(s: TokyoState) -> bool:
    first = (s.seats + LOT) * s.box.kind_count
    return any(s.tokens[first + kind] for kind in range(s.box.kind_count))
