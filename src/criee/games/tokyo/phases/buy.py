"""Buying in the ports of the others (K20-K22)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import OLD_SALMON, TAKOYAKI_TOKEN
from criee.games.tokyo.flow import TURN_PHASE
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase
from criee.games.tokyo.pieces import COLUMNS, ITEMS, OLD, SALMON, SUPPLY, TAKOYAKI
from criee.games.tokyo.ports import packed_at, price_of, take
from criee.games.tokyo.reasons import no_player, too_dear
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import overfish, pay, return_barrel, shift, supply


def on_sale(s: TokyoState, item: i64) -> bool:
    """K20: not when the market has no token left; takoyaki are bought as they are (K22)."""
    return item == TAKOYAKI or supply(s, s.box.token_of[item]) > 0


def can_buy(s: TokyoState, seat: i64) -> bool:
    """Whether there is anything for this purse in the other ports."""
    for owner in range(s.seats):
        if owner != seat:
            for at in range(owner * 2 * ITEMS, (owner + 1) * 2 * ITEMS):
                packed: i64 = s.port[at]
                if packed and is_affordable(s, seat, owner, packed) and on_sale(s, at % ITEMS):
                    return True
    return False


def is_affordable(s: TokyoState, seat: i64, owner: i64, packed: i64) -> bool:
    """Whether the cheapest of these pieces can be paid."""
    return s.cash[seat] >= cheapest(s, owner, packed)


def cheapest(s: TokyoState, owner: i64, packed: i64) -> i64:
    """The lowest price among these pieces: columns rise in price."""
    column: i64 = 0
    while packed_at(packed, column) == 0:
        column += 1
    return price_of(s, owner, column)


def why_no_purchase(s: TokyoState, seat: i64) -> Refused | None:
    """Why the action of buying would lead nowhere; None: it does not."""
    lying = False
    least: i64 = -1
    for owner in range(s.seats):
        if owner != seat:
            for at in range(owner * 2 * ITEMS, (owner + 1) * 2 * ITEMS):
                packed: i64 = s.port[at]
                if packed:
                    lying = True
                    if on_sale(s, at % ITEMS):
                        price = cheapest(s, owner, packed)
                        least = price if least < 0 or price < least else least
    if not lying:
        return Refused("K20", "refuse-ports-empty")
    if least < 0:
        return Refused("K20", "refuse-ports-unsold")
    if least > s.cash[seat]:
        return Refused("K58", "refuse-ports-dear", {"yen": int(least), "cash": s.cash[seat]})
    return None


class Buy(FreePhase):
    def __init__(self, codes: Codes) -> None:
        super().__init__("buy", "K20", codes, ("purchase", "done"))

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        for owner in range(s.seats):
            if owner != seat:
                for at in range(2 * ITEMS):
                    packed: i64 = s.port[owner * 2 * ITEMS + at]
                    if packed and on_sale(s, at % ITEMS):
                        self.columns(s, seat, owner, at, packed, found)
        if s.dealt or len(found) == 0:
            found.append(self.codes.plain + m.DONE)

    def columns(self, s: TokyoState, seat: i64, owner: i64, at: i64, packed: i64, found: list[int]) -> None:
        first = self.codes.buy + (owner * 2 * ITEMS + at) * COLUMNS
        for column in range(COLUMNS):
            if packed_at(packed, column) and s.cash[seat] >= price_of(s, owner, column):
                found.append(int(first + column))

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.DONE:
            s.dealt = False
            s.phase = TURN_PHASE
            return
        choice = move - self.codes.buy
        column, item = choice % COLUMNS, choice // COLUMNS % ITEMS
        row, owner = choice // (COLUMNS * ITEMS) % 2, choice // (COLUMNS * ITEMS * 2)
        pay(s, seat, owner, price_of(s, owner, column))
        take(s, owner, row, item, column)
        gain(s, seat, row, item)
        s.dealt = True

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.DONE:
            return None if s.dealt or not can_buy(s, seat) else Refused("K20", "refuse-buy-one")
        choice = move - self.codes.buy
        at, owner = choice // COLUMNS % (2 * ITEMS), choice // (COLUMNS * ITEMS * 2)
        if owner == seat:
            return Refused("K20", "refuse-own-port")
        if owner >= s.seats:
            return no_player(owner, "K20")
        if packed_at(s.port[owner * 2 * ITEMS + at], choice % COLUMNS) == 0:
            return Refused("K20", "refuse-no-barrel")
        if not on_sale(s, at % ITEMS):
            return Refused("K20", "refuse-unsold")
        return too_dear(s, seat, price_of(s, owner, choice % COLUMNS))


def gain(s: TokyoState, seat: i64, row: i64, item: i64) -> None:
    """The barrel returns and a token of its species comes in; K21: a salmon takes its side; K55: the last token."""
    if item == TAKOYAKI:
        s.tokens[seat * s.box.kind_count + TAKOYAKI_TOKEN] += 1
        return
    return_barrel(s, item)
    token: i64 = s.box.token_of[item]
    shift(s, token, s.seats + SUPPLY, seat)
    if item == SALMON and row == OLD:
        shift_side(s, seat, token)
    if supply(s, token) == 0:
        overfish(s, item)


def shift_side(s: TokyoState, seat: i64, token: i64) -> None:
    at = seat * s.box.kind_count
    s.tokens[at + token] -= 1
    s.tokens[at + OLD_SALMON] += 1
