"""Before the first turn: which markets are in play, who begins; and new markets after overfishing (K1, K5, K55)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import members
from criee.engine.phase import HousePhase
from criee.games.tokyo.flow import FIRST_PHASE, SETUP_PHASE, begin_turn, may_be_set_up
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.state import TokyoState, set_up
from criee.games.tokyo.stock import can_be_drawn


class SetUp(HousePhase[TokyoState]):
    """K1: one market after another."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("setup", "K1", ("market",))
        self.codes = codes

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        return [self.codes.market + market for market in members(may_be_set_up(state))]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        set_up(state, move - self.codes.market)
        state.phase = SETUP_PHASE if may_be_set_up(state) else FIRST_PHASE


class First(HousePhase[TokyoState]):
    """K5: who begins."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("first", "K5", ("first",))
        self.codes = codes

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        return [self.codes.first + player for player in range(int(state.seats))]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        state.first = move - self.codes.first
        state.turn = state.first
        begin_turn(state)


class NewMarket(HousePhase[TokyoState]):
    """K55: a species was overfished; a new fish market is drawn and set up at once."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("market", "K55", ("market",))
        self.codes = codes

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        return [self.codes.market + market for market in members(can_be_drawn(state))]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        set_up(state, move - self.codes.market)
        state.owed -= 1
        if state.owed == 0:
            state.phase = state.back
