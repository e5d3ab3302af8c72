"""A turn's choice: navigate, buy, enter a market, or end it (K8, K25-K27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import TAKOYAKI_TOKEN
from criee.games.tokyo.flow import BUY_PHASE, NAVIGATE_PHASE, VISIT_PHASE, end_turn
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.buy import can_buy, why_no_purchase
from criee.games.tokyo.phases.free import FreePhase
from criee.games.tokyo.phases.navigate import can_navigate
from criee.games.tokyo.pieces import (
    BY_ACTION,
    BY_ACTIONS,
    BY_CART_1,
    BY_CART_2,
    BY_TOKEN,
    BY_YEN,
    CART_1,
    CART_2,
    FOR_FREE,
    FRESH,
    FROM_PORT,
    MARKETS,
    PAYMENTS,
    SPECIES,
    SUPPLY,
    TAKOYAKI,
    TILES,
)
from criee.games.tokyo.ports import cell_at, packed_at, spot, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, held, pay_bank, to_supply, too_dear

AT_SEA: Final = ("sail", "fish", "moor")


def is_way(market: Market, way: i64) -> bool:
    """K26: whether this is one of the ways to pay this market's entry; a cart is one more action."""
    if way in (BY_ACTION, BY_CART_1, BY_CART_2):
        return market.entry_actions == 1
    if way == BY_ACTIONS:
        return market.entry_actions == 2
    if way == BY_YEN:
        return market.entry_yen > 0
    if way == BY_TOKEN:
        return market.entry_token >= 0
    if way == FOR_FREE:
        return market.is_free
    return market.entry_token == TAKOYAKI_TOKEN


def is_at_hand(s: TokyoState, seat: i64, market: Market, way: i64) -> bool:
    """Whether one has what a way of paying asks for."""
    if way == BY_ACTION:
        return s.actions >= 1
    if way == BY_ACTIONS:
        return s.actions == s.box.actions
    if way == BY_YEN:
        return s.cash[seat] >= market.entry_yen
    if way == BY_TOKEN:
        return held(s, seat, market.entry_token) > 0
    if way == BY_CART_1:
        return s.tiles[seat * TILES + CART_1] > 0
    if way == BY_CART_2:
        return s.tiles[seat * TILES + CART_2] > 0
    return way == FOR_FREE or packed_at(s.port[spot(seat, FRESH, TAKOYAKI)], way - FROM_PORT) > 0


def settle_entry(s: TokyoState, seat: i64, market: Market, way: i64) -> None:
    """Pays the entry and then the income of all permits (K27); `Market.cash` and its sisters foretell it."""
    if way == BY_ACTION:
        s.actions -= 1
    elif way == BY_ACTIONS:
        s.actions -= s.box.actions
    elif way == BY_YEN:
        pay_bank(s, seat, market.entry_yen)
    elif way == BY_TOKEN:
        to_supply(s, seat, market.entry_token)
    elif way == BY_CART_1:  # K41: the tile leaves its slot as its second use begins
        s.tiles[seat * TILES + CART_1] -= 1
        s.carts_left += 1
    elif way == BY_CART_2:
        s.tiles[seat * TILES + CART_2] -= 1
        s.tiles[seat * TILES + CART_1] += 1
    elif way >= FROM_PORT:
        take(s, seat, cell_at(FRESH, TAKOYAKI, way - FROM_PORT))
        s.tokens[(s.seats + SUPPLY) * s.box.kind_count + TAKOYAKI_TOKEN] += 1
    if market.number < SPECIES:
        for owner in range(s.seats):
            permits: i64 = s.mine[owner * SPECIES + market.number]
            if permits:
                bank_pays(s, owner, permits * s.box.income)


def can_enter(s: TokyoState, seat: i64, market: Market, way: i64) -> bool:
    """K25, K26: it can be paid this way, and a transaction is possible once it is and the income has come in."""
    return is_way(market, way) and is_at_hand(s, seat, market, way) and market.is_possible(s, seat, way)


class Turn(FreePhase):
    def __init__(self, codes: Codes, hall: Hall) -> None:
        super().__init__("turn", "K8", codes, ("navigate", "buy", "enter", "end"))
        self.formal = "end"
        self.hall = hall

    def asks(self, state: TokyoState) -> str:
        return super().asks(state) if state.actions > 0 else "prompt-turn-done"

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if s.actions > 0:
            if can_navigate(s, seat):
                found.append(self.codes.plain + m.NAVIGATE)
            if can_buy(s, seat):
                found.append(self.codes.plain + m.BUY)
        for number in range(len(MARKETS)):
            if has(s.open, number):
                self.entries(s, seat, self.hall.markets[number], found)
        found.append(self.codes.plain + m.END)

    def entries(self, s: TokyoState, seat: i64, market: Market, found: list[int]) -> None:
        first = self.codes.enter + market.number * PAYMENTS
        from_port = market.entry_token == TAKOYAKI_TOKEN and s.port[spot(seat, FRESH, TAKOYAKI)] != 0
        for way in range(PAYMENTS if from_port else FROM_PORT):
            if can_enter(s, seat, market, way):
                found.append(int(first + way))

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.NAVIGATE:
            s.actions -= 1
            s.phase = NAVIGATE_PHASE
        elif move == self.codes.plain + m.BUY:
            s.actions -= 1
            s.phase = BUY_PHASE
        elif move == self.codes.plain + m.END:
            end_turn(s)
        else:
            choice = move - self.codes.enter
            s.market = choice // PAYMENTS
            settle_entry(s, seat, self.hall.markets[s.market], choice % PAYMENTS)
            s.phase = VISIT_PHASE

    def not_now(self, state: TokyoState, seat: i64, move: i64) -> Refused:
        """K10: ships act inside a navigation, which is an action of its own."""
        if self.codes.verb(int(move)) in AT_SEA:
            if state.actions == 0:
                return Refused("K8", "refuse-actions")
            if can_navigate(state, seat):
                return Refused("K10", "refuse-navigate-first")
            return Refused("K17", "refuse-no-navigation")
        return super().not_now(state, seat, move)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        codes = self.codes
        if move == codes.plain + m.END:
            return None
        if move >= codes.enter:
            choice = move - codes.enter
            return why_stay_out(s, seat, self.hall.markets[choice // PAYMENTS], choice % PAYMENTS)
        if s.actions == 0:
            return Refused("K8", "refuse-actions")
        if move == codes.plain + m.BUY:
            return why_no_purchase(s, seat)
        return None if can_navigate(s, seat) else Refused("K17", "refuse-no-navigation")


# --- reasons against an entry ---------------------------------------------------------------------------


def why_stay_out(s: TokyoState, seat: i64, market: Market, way: i64) -> Refused | None:
    """In the order of a visit: there is such a market, its entry is paid, something is done there."""
    name = f"@market-{market.name}"
    if not has(s.open, market.number):
        return Refused("K1", "refuse-closed", {"market": name})
    if not is_way(market, way):
        return Refused("K26", "refuse-way", {"market": name})
    if not is_at_hand(s, seat, market, way):
        return why_unpaid(s, seat, market, way)
    return None if market.is_possible(s, seat, way) else Refused("K25", "refuse-idle", {"market": name})


def why_unpaid(s: TokyoState, seat: i64, market: Market, way: i64) -> Refused | None:
    """What one does not have, by the way of paying."""
    if way == BY_ACTION:
        return Refused("K8", "refuse-actions")
    if way == BY_ACTIONS:
        return Refused("K26", "refuse-both-actions")
    if way == BY_YEN:
        return too_dear(s, seat, market.entry_yen)
    if way == BY_TOKEN:
        return Refused("K26", "refuse-no-token")
    if way in (BY_CART_1, BY_CART_2):
        return Refused("K41", "refuse-no-cart", {"uses": 1 if way == BY_CART_1 else 2})
    return Refused("K36", "refuse-no-takoyaki")
