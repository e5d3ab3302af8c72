"""What a market is: a price of entry, and offers that a visitor may use without limit (K25)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.fields import Fields
from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import BY_CART_1, BY_TOKEN, BY_YEN, INSIDE, MACKEREL, MARKETS, SPECIES
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import all_gone, held, no_slot, pay_bank, slots_used, take_permit, too_dear


class Market:
    """One market tile. `rule` is the rule that describes it.

    Offers are asked for by somebody who is INSIDE, or who would come in by a way of paying (K26): then by what he
    would have after it. Nothing is paid to find out.
    """

    def __init__(self, number: int, rule: str, box: Box, codes: Codes) -> None:
        self.number: i64 = number
        self.name = MARKETS[number]
        self.rule = rule
        self.codes = codes
        self.box = box
        self.data: Fields = box.components.table(self.name)
        entry = self.data.table("entry")
        self.entry_actions: i64 = entry.number("actions", 0, 2, 0)
        self.entry_yen: i64 = box.yen(entry, "yen") if entry.has("yen") else 0
        self.entry_token: i64 = box.kinds.index(entry.choice("token", box.kinds)) if entry.has("token") else -1
        self.is_free: bool = self.entry_actions == 0 and self.entry_yen == 0 and self.entry_token < 0
        if self.entry_token >= 0 and number >= SPECIES:
            raise entry.wrong("token", "only a fish market takes a token at its door (K26)")

    # --- what a visitor has (K25-K27) ----------------------------------------------------------------

    def cash(self, s: TokyoState, seat: i64, way: i64) -> i64:
        """His cash: the entry is paid, his permits have earned their income."""
        cash: i64 = s.cash[seat]
        if way == BY_YEN:
            cash -= self.entry_yen
        if way != INSIDE and self.number < SPECIES:
            cash += s.mine[seat * SPECIES + self.number] * s.box.income
        return cash

    def has_slot(self, s: TokyoState, seat: i64, way: i64) -> bool:
        """K3, K41: a cart leaves its slot as its second use begins."""
        return slots_used(s, seat) - (1 if way == BY_CART_1 else 0) < s.box.slots

    def hand(self, s: TokyoState, seat: i64, kind: i64, way: i64) -> i64:
        """His tokens of a kind: one may have paid the entry."""
        return held(s, seat, kind) - (1 if way == BY_TOKEN and kind == self.entry_token else 0)

    # --- dealing --------------------------------------------------------------------------------------

    @abstractmethod
    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        """Appends every transaction that this visitor can make."""

    @abstractmethod
    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        """One transaction. Whoever opens another phase for it does so here."""

    def is_possible(self, s: TokyoState, seat: i64, way: i64) -> bool:
        """Whether there is any transaction at all."""
        found: list[int] = []
        self.offers(s, seat, way, found)
        return len(found) > 0

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        """What it pays now for one token of a kind; 0 if it does not buy tokens one by one."""
        return 0

    @abstractmethod
    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        """Why a visitor cannot make this transaction; None: it is among the offers."""

    def no_such_offer(self) -> Refused:
        """This market never deals in that."""
        return Refused(self.rule, "refuse-offer", {"market": f"@market-{self.name}"})

    def no_such_sale(self, move: i64) -> Refused:
        """For markets that buy tokens of several kinds, but never a number of them together."""
        if self.codes.eels <= move < self.codes.barrel:
            return Refused(self.rule, "refuse-one-by-one")
        return self.no_such_offer()

    def empty_hand(self, s: TokyoState, seat: i64, kind: i64) -> Refused | None:
        return None if held(s, seat, kind) else Refused(self.rule, "refuse-no-token")


class FishMarket(Market):
    """A market that gives permits for its species (K28) and may buy its tokens."""

    def __init__(self, number: int, rule: str, box: Box, codes: Codes) -> None:
        super().__init__(number, rule, box, codes)
        self.permit_price: i64 = box.permit_price[number]

    def can_take_permit(self, s: TokyoState, seat: i64, way: i64) -> bool:
        """K3, K9, K28: one is left, it can be paid and laid down, and none was returned here this turn."""
        return (
            s.permits[self.number] > 0
            and self.cash(s, seat, way) >= self.permit_price
            and not has(s.returned, self.number)
            and not (self.number == MACKEREL and s.permit_bought)
            and self.has_slot(s, seat, way)
        )

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.can_take_permit(s, seat, way):
            found.append(self.codes.permit + int(self.number))
        self.sales(s, seat, way, found)

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        """What this market buys; nothing unless a market says so."""

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.permit + self.number:
            pay_bank(s, seat, self.permit_price)
            take_permit(s, seat, self.number)
            s.permit_bought = True
        else:
            self.sale(s, seat, move)

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        """A sale that `sales` offered."""

    def is_possible(self, s: TokyoState, seat: i64, way: i64) -> bool:
        if self.can_take_permit(s, seat, way):
            return True
        found: list[int] = []
        self.sales(s, seat, way, found)
        return len(found) > 0

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.permit + self.number:
            return self.why_no_permit(s, seat)
        return self.why_no_sale(s, seat, move)

    def why_no_permit(self, s: TokyoState, seat: i64) -> Refused | None:
        if has(s.returned, self.number):
            return Refused("K9", "refuse-returned")
        if self.number == MACKEREL and s.permit_bought:
            return Refused("K28", "refuse-one-permit")
        if s.permits[self.number] == 0:
            return all_gone()
        return no_slot(s, seat) or too_dear(s, seat, self.permit_price)

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        """Any transaction but the market's own permit; unless a market says otherwise there is none."""
        return self.no_such_offer()

    def why_no_batch(self, s: TokyoState, seat: i64, move: i64, first: i64, kind: i64) -> Refused | None:
        """For markets that buy tokens of one kind together (K37, K39); `first` is the code of selling one."""
        if move == self.codes.sell + kind:
            return Refused(self.rule, "refuse-how-many")
        if not first <= move < first + self.codes.batch:
            return self.no_such_offer()
        if move - first < held(s, seat, kind):
            return None
        return Refused(self.rule, "refuse-too-few", {"count": int(held(s, seat, kind))})
