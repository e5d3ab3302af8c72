"""Buying in the ports of the others (K20-K22)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import OLD_SALMON, TAKOYAKI_TOKEN
from criee.games.tokyo.flow import TURN_PHASE
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase, no_player
from criee.games.tokyo.pieces import CELLS, COLUMNS, OLD, SALMON, SPOTS, SUPPLY, TAKOYAKI
from criee.games.tokyo.ports import column_of, item_of, item_on, lying, packed_at, price_of, row_of, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import overfish, pay, return_barrel, supply, too_dear


def on_sale(s: TokyoState, item: i64) -> bool:
    """K20: not when the market has no token left; takoyaki are bought as they are (K22)."""
    return item == TAKOYAKI or supply(s, s.box.token_of[item]) > 0


def can_buy(s: TokyoState, seat: i64) -> bool:
    """Whether there is anything for this purse in the other ports."""
    for owner in range(s.seats):
        if owner != seat:
            for at in range(owner * SPOTS, (owner + 1) * SPOTS):
                packed: i64 = s.port[at]
                if packed and s.cash[seat] >= cheapest(s, owner, packed) and on_sale(s, item_on(at)):
                    return True
    return False


def cheapest(s: TokyoState, owner: i64, packed: i64) -> i64:
    """The lowest price among these pieces: columns rise in price."""
    column: i64 = 0
    while packed_at(packed, column) == 0:
        column += 1
    return price_of(s, owner, column)


def why_no_purchase(s: TokyoState, seat: i64) -> Refused | None:
    """Why the action of buying would lead nowhere; None: it does not."""
    is_empty = True
    least: i64 = -1
    for owner in range(s.seats):
        if owner != seat:
            for at in range(owner * SPOTS, (owner + 1) * SPOTS):
                packed: i64 = s.port[at]
                if packed:
                    is_empty = False
                    if on_sale(s, item_on(at)):
                        price = cheapest(s, owner, packed)
                        least = price if least < 0 or price < least else least
    if is_empty:
        return Refused("K20", "refuse-ports-empty")
    if least < 0:
        return Refused("K20", "refuse-ports-unsold")
    if least > s.cash[seat]:
        return Refused("K58", "refuse-ports-dear", {"yen": int(least), "cash": s.cash[seat]})
    return None


class Buy(FreePhase):
    def __init__(self, codes: Codes) -> None:
        super().__init__("buy", "K20", codes, ("purchase", "done"))
        self.midway = True
        self.formal = "done"

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        for owner in range(s.seats):
            if owner != seat:
                for at in range(owner * SPOTS, (owner + 1) * SPOTS):
                    packed: i64 = s.port[at]
                    if packed and on_sale(s, item_on(at)):
                        self.columns(s, seat, owner, self.codes.buy + at * COLUMNS, packed, found)
        if s.dealt or len(found) == 0:
            found.append(self.codes.plain + m.DONE)

    def columns(self, s: TokyoState, seat: i64, owner: i64, first: i64, packed: i64, found: list[int]) -> None:
        """What can be paid on one spot; `first` is the move for its first column."""
        for column in range(COLUMNS):
            if packed_at(packed, column) and s.cash[seat] >= price_of(s, owner, column):
                found.append(int(first + column))

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.DONE:
            s.dealt = False
            s.phase = TURN_PHASE
            return
        owner, cell = (move - self.codes.buy) // CELLS, (move - self.codes.buy) % CELLS
        pay(s, seat, owner, price_of(s, owner, column_of(cell)))
        take(s, owner, cell)
        gain(s, seat, row_of(cell), item_of(cell))
        s.dealt = True

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.DONE:
            return None if s.dealt or not can_buy(s, seat) else Refused("K20", "refuse-buy-one")
        owner, cell = (move - self.codes.buy) // CELLS, (move - self.codes.buy) % CELLS
        if owner == seat:
            return Refused("K20", "refuse-own-port")
        if owner >= s.seats:
            return no_player(owner, "K20")
        if lying(s, owner, cell) == 0:
            return Refused("K20", "refuse-no-barrel")
        if not on_sale(s, item_of(cell)):
            return Refused("K20", "refuse-unsold")
        return too_dear(s, seat, price_of(s, owner, column_of(cell)))


def gain(s: TokyoState, seat: i64, row: i64, item: i64) -> None:
    """The barrel returns and a token of its species comes in; K21: a salmon takes its side; K55: the last token."""
    if item == TAKOYAKI:
        s.tokens[seat * s.box.kind_count + TAKOYAKI_TOKEN] += 1
        return
    return_barrel(s, item)
    token: i64 = s.box.token_of[item]
    side: i64 = OLD_SALMON if item == SALMON and row == OLD else token
    s.tokens[(s.seats + SUPPLY) * s.box.kind_count + token] -= 1
    s.tokens[seat * s.box.kind_count + side] += 1
    if supply(s, token) == 0:
        overfish(s, item)
