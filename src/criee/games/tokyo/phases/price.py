"""Prices: a column for every barrel or takoyaki that comes into the port or is repriced there (K15, K17, K36)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.flow import REPRICE_PHASE, next_on_quay, unload
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import OwnPhase
from criee.games.tokyo.pieces import FRESH, ITEM_NAMES, NAMED, TAKOYAKI
from criee.games.tokyo.ports import cell_at, column_of, item_of, packed_one, put, row_of, spot_of, take
from criee.games.tokyo.state import TokyoState

NOTHING_LIFTED = -1


class Price(OwnPhase):
    def __init__(self, codes: Codes) -> None:
        super().__init__("price", "K15", codes, ("price",))
        self.midway = True

    def rule_in(self, state: TokyoState) -> str:
        """A piece that is repriced, takoyaki fresh from the market, or a barrel that has landed."""
        if state.lifted >= 0:
            return "K17"
        return "K36" if next_on_quay(state) == TAKOYAKI else "K15"

    def item(self, s: TokyoState) -> i64:
        """What gets a price: the piece lifted for repricing, or the next one on the quay."""
        return item_of(s.lifted) if s.lifted >= 0 else next_on_quay(s)

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        """The nine columns, and ???: at the price it has, or at any while it is empty. Never the column it lies in."""
        box = state.box
        first = self.codes.price + self.item(state) * len(box.all_prices)
        lies_in: i64 = column_of(state.lifted) if state.lifted >= 0 else -1
        found: list[int] = []
        for column in range(NAMED):
            if column != lies_in:
                found.append(int(first + column))
        if lies_in == NAMED:
            return found
        named: i64 = state.named[seat]
        if named:
            found.append(int(first + NAMED + (named - box.named[0]) // box.unit))
        else:
            for i in range(len(box.named)):
                found.append(int(first + NAMED + i))
        return found

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        price = (move - self.codes.price) % len(s.box.all_prices)
        column: i64 = price if price < NAMED else NAMED
        item = self.item(s)
        if s.lifted >= 0:
            cell = cell_at(row_of(s.lifted), item, column)
            take(s, seat, s.lifted)
            s.moved[spot_of(cell)] += packed_one(column)
            s.lifted = NOTHING_LIFTED
            s.phase = REPRICE_PHASE
        else:
            cell = cell_at(FRESH, item, column)
            s.quay -= packed_one(item)
            unload(s)
        put(s, seat, cell)
        if column == NAMED:
            s.named[seat] = s.box.all_prices[price]

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        prices = len(state.box.all_prices)
        item, price = (move - self.codes.price) // prices, (move - self.codes.price) % prices
        asked = self.item(state)
        if item != asked:
            return Refused(self.rule_in(state), "refuse-other-item", {"item": f"@{ITEM_NAMES[asked]}"})
        column: i64 = price if price < NAMED else NAMED
        if state.lifted >= 0 and column == column_of(state.lifted):
            return Refused("K17", "refuse-same-column")
        named: i64 = state.named[seat]
        if column == NAMED and named and state.box.all_prices[price] != named:
            return Refused("K15", "refuse-named", {"yen": int(named)})
        return None
