"""The start of a turn: end check, refrigerator, own fugu, degradation (K6, K7, K38, K41, K50)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ForcedPhase, HousePhase
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import FUGU_TOKEN
from criee.games.tokyo.flow import DEGRADE_PHASE, TURN_PHASE, after_check, degrade, spoil
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import OwnPhase
from criee.games.tokyo.pieces import COLUMNS, FRIDGE_1, FRIDGE_2, FUGU, NO_SEAT_YET, OLD, SUPPLY, TILES
from criee.games.tokyo.ports import cell_at, packed_at, price_of, spot, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import overfish, pay_bank, resources, return_barrel, shift, supply, too_dear


def triggers_end(s: TokyoState, seat: i64) -> bool:
    """K50: enough of one thing, and not alone in having the least of the other."""
    if has_enough_yen(s, seat):
        return True
    return resources(s, seat) >= s.box.goal_resources and not has_least_money(s, seat)


def has_enough_yen(s: TokyoState, seat: i64) -> bool:
    return s.cash[seat] >= s.box.goal_yen and not is_poorest(s, seat)


def is_poorest(s: TokyoState, seat: i64) -> bool:
    """Alone in having the fewest resources."""
    mine = resources(s, seat)
    return all(other == seat or resources(s, other) > mine for other in range(s.seats))


def has_least_money(s: TokyoState, seat: i64) -> bool:
    """Alone in having the least money."""
    return all(other == seat or s.cash[other] > s.cash[seat] for other in range(s.seats))


class Begin(HousePhase[TokyoState]):
    """K4, K50: the house checks, and announces the end if it has come."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("begin", "K50", ("begin", "announce"))
        self.chance = False  # it only looks whether the end has come
        self.codes = codes

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        ends = state.ender == NO_SEAT_YET and triggers_end(state, state.turn)
        return [self.codes.plain + (m.ANNOUNCE if ends else m.BEGIN)]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.ANNOUNCE:
            state.ender = state.turn
            state.by_yen = has_enough_yen(state, state.turn)
        after_check(state)


class Refrigerator(OwnPhase):
    """K41: at most one use per turn, before anything degrades."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("refrigerator", "K41", codes, ("refrigerator", "spoil"))

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        found: list[int] = []
        if state.tiles[seat * TILES + FRIDGE_1]:
            found.append(self.codes.plain + m.USE_FRIDGE_1)
        if state.tiles[seat * TILES + FRIDGE_2]:
            found.append(self.codes.plain + m.USE_FRIDGE_2)
        found.append(self.codes.plain + m.SPOIL)
        return found

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.SPOIL:
            spoil(s)
            return
        if move == self.codes.plain + m.USE_FRIDGE_1:
            s.tiles[seat * TILES + FRIDGE_1] -= 1
            s.fridges_left += 1
        else:
            s.tiles[seat * TILES + FRIDGE_2] -= 1
            s.tiles[seat * TILES + FRIDGE_1] += 1
        s.phase = TURN_PHASE

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.SPOIL:
            return None
        first = move == self.codes.plain + m.USE_FRIDGE_1
        if state.tiles[seat * TILES + (FRIDGE_1 if first else FRIDGE_2)]:
            return None
        return Refused("K41", "refuse-no-refrigerator", {"uses": 1 if first else 2})


class OwnFugu(OwnPhase):
    """K38: one's own day-old fugu, bought instead of lost; there are such barrels, and tokens for them (flow.spoil)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("fugu", "K38", codes, ("own", "spoil"))

    def price(self, s: TokyoState, seat: i64, column: i64) -> i64:
        return 0 if s.box.free_fugu else price_of(s, seat, column)

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        found: list[int] = []
        packed: i64 = state.port[spot(seat, OLD, FUGU)]
        for column in range(COLUMNS):
            if packed_at(packed, column) and self.price(state, seat, column) <= state.cash[seat]:
                found.append(self.codes.own + column)
        found.append(self.codes.plain + m.SPOIL)
        return found

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.SPOIL:
            s.phase = DEGRADE_PHASE
            return
        column = move - self.codes.own
        pay_bank(s, seat, self.price(s, seat, column))
        take(s, seat, cell_at(OLD, FUGU, column))
        return_barrel(s, FUGU)
        shift(s, FUGU_TOKEN, s.seats + SUPPLY, seat)
        if supply(s, FUGU_TOKEN) == 0:
            overfish(s, FUGU)
        spoil(s)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.SPOIL:
            return None
        column = move - self.codes.own
        if packed_at(state.port[spot(seat, OLD, FUGU)], column) == 0:
            return Refused("K38", "refuse-no-own-fugu")
        return too_dear(state, seat, self.price(state, seat, column))


class Degrade(ForcedPhase[TokyoState]):
    """K7."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("degrade", "K7", codes.plain + m.DEGRADE, ("degrade",))

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        degrade(state)
