"""Trading: tokens of at least a case's value, for its yen or for the tokens that lie in it (K43, K49)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.flow import VISIT_PHASE, forget_lot
from criee.games.tokyo.markets.lots import LotMarket, begin_lot
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import CASE, INSIDE, LOT, TRADING
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, resources, value_at, worth_of


class Trading(LotMarket):
    """The tokens for a case are laid down one by one (phases/visit.py), then change places all at once."""

    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(TRADING, "K43", box, codes)
        self.values: list[int] = self.data.numbers("values", 1, 999)
        self.pays: list[int] = [self.data.whole("pays", n, 0, 99999) for n in self.data.numbers("pays", 0, 99999)]
        if len(self.pays) != len(self.values):
            raise self.data.wrong("pays", "needs one price for each case")

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        mine = resources(s, seat)
        for case in range(s.box.cases):
            if mine >= self.values[case] and not has(s.cases_used, case):
                found.append(self.codes.case + int(case))

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        s.case = move - self.codes.case
        begin_lot(s)

    def may_lay(self, s: TokyoState, seat: i64, kind: i64, way: i64) -> bool:
        """Only if the case can still be filled with this kind and those after it."""
        return self.within_reach(s, seat, kind) >= self.values[s.case]

    def within_reach(self, s: TokyoState, seat: i64, kind: i64) -> i64:
        """What the lot would be worth with everything of this kind and the later ones."""
        kinds = s.box.kind_count
        lot, mine = (s.seats + LOT) * kinds, seat * kinds
        most: i64 = 0
        for k in range(kinds):
            most += worth_of(s, k, s.tokens[lot + k] if k < kind else s.tokens[mine + k])
        return most

    def may_close(self, s: TokyoState, seat: i64) -> bool:
        return value_at(s, s.seats + LOT) >= self.values[s.case]

    def close(self, s: TokyoState, seat: i64) -> None:
        """An empty case pays; from an occupied one its tokens come out."""
        kinds = s.box.kind_count
        lot, inside, mine = (s.seats + LOT) * kinds, (s.seats + CASE + s.case) * kinds, seat * kinds
        was_empty = True
        for kind in range(kinds):
            laid = s.tokens[lot + kind]
            lying = s.tokens[inside + kind]
            if lying:
                was_empty = False
            s.tokens[inside + kind] = laid
            s.tokens[mine + kind] += lying - laid
        if was_empty:
            bank_pays(s, seat, self.pays[s.case])
        s.cases_used |= bit(s.case)
        forget_lot(s, False)
        s.phase = VISIT_PHASE

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if self.codes.lay <= move < self.codes.accept:
            return Refused("K43", "refuse-case-first")
        if not self.codes.case <= move < self.codes.lay:
            return self.no_such_offer()
        case = move - self.codes.case
        if has(s.cases_used, case):
            return Refused("K43", "refuse-case-used")
        mine = resources(s, seat)
        if mine >= self.values[case]:
            return None
        return Refused("K43", "refuse-case-value", {"value": self.values[case], "resources": int(mine)})

    def why_not_added(self, s: TokyoState, seat: i64, kind: i64) -> Refused | None:
        if self.may_lay(s, seat, kind, INSIDE):
            return None
        return Refused("K43", "refuse-unreachable", {"value": self.values[s.case]})

    def why_not_close(self, s: TokyoState, seat: i64) -> Refused | None:
        if self.may_close(s, seat):
            return None
        laid = value_at(s, s.seats + LOT)
        return Refused("K43", "refuse-lot-value", {"value": self.values[s.case], "resources": int(laid)})
