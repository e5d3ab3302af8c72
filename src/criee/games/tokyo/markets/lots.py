"""Markets where tokens are laid out as a lot: trading, barter, auction (K43, K47-K49).

A lot is chosen token by token in the order of the kinds, so that every lot can be laid in one way only. Its tokens
stay in their owner's stock until it is settled: they count there for all values meanwhile (K49).
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.flow import LOT_PHASE
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.pieces import BACK, LOT
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import held


def begin_lot(s: TokyoState) -> None:
    s.lowest_kind = 0
    s.phase = LOT_PHASE


def can_lay(s: TokyoState, seat: i64, kind: i64) -> bool:
    """Whether one more token of this kind is at hand: not in the lot yet, and not come back in this visit."""
    kinds = s.box.kind_count
    lot: i64 = s.tokens[(s.seats + LOT) * kinds + kind]
    back: i64 = s.tokens[(s.seats + BACK) * kinds + kind]
    return held(s, seat, kind) > lot + back


def lay(s: TokyoState, kind: i64) -> None:
    s.tokens[(s.seats + LOT) * s.box.kind_count + kind] += 1
    s.lowest_kind = kind


def lot_comes_back(s: TokyoState) -> None:
    """K47, K48: a lot nobody got; its tokens are not laid out again in this visit."""
    kinds = s.box.kind_count
    lot, back = (s.seats + LOT) * kinds, (s.seats + BACK) * kinds
    for kind in range(kinds):
        s.tokens[back + kind] += s.tokens[lot + kind]


def lot_changes_hands(s: TokyoState, seller: i64, buyer: i64) -> None:
    kinds = s.box.kind_count
    lot = (s.seats + LOT) * kinds
    for kind in range(kinds):
        s.tokens[seller * kinds + kind] -= s.tokens[lot + kind]
        s.tokens[buyer * kinds + kind] += s.tokens[lot + kind]


class LotMarket(Market):
    def may_lay(self, s: TokyoState, seat: i64, kind: i64, way: i64) -> bool:
        """Whether this kind may be added to the lot, given that one is at hand."""
        return True

    @abstractmethod
    def may_close(self, s: TokyoState, seat: i64) -> bool:
        """Whether the lot is good as it is."""

    @abstractmethod
    def close(self, s: TokyoState, seat: i64) -> None:
        """The lot is complete."""

    def lay_offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        for kind in range(s.lowest_kind, s.box.kind_count):
            if can_lay(s, seat, kind) and self.may_lay(s, seat, kind, way):
                found.append(self.codes.lay + int(kind))

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        """Laying the first token begins a lot."""
        self.lay_offers(s, seat, way, found)

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        begin_lot(s)
        lay(s, move - self.codes.lay)

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if not self.codes.lay <= move < self.codes.accept:
            return self.no_such_offer()
        return self.why_not_lay(s, seat, move - self.codes.lay)

    def why_not_lay(self, s: TokyoState, seat: i64, kind: i64) -> Refused | None:
        """K47-K49: why a token of this kind cannot be laid out now."""
        in_lot: i64 = s.tokens[(s.seats + LOT) * s.box.kind_count + kind]
        if held(s, seat, kind) <= in_lot:
            return Refused(self.rule, "refuse-no-token")
        if not can_lay(s, seat, kind):
            return Refused(self.rule, "refuse-came-back")
        if kind < s.lowest_kind:
            return Refused("K49", "refuse-lot-order")
        return self.why_not_added(s, seat, kind)

    def why_not_added(self, s: TokyoState, seat: i64, kind: i64) -> Refused | None:
        """The reason against a token for which `may_lay` says no."""
        return None

    def why_not_close(self, s: TokyoState, seat: i64) -> Refused | None:
        """The reason against a lot for which `may_close` says no."""
        return None
