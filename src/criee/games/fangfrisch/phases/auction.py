"""The auction: cards are turned up, the bell is rung, the lot is awarded (F9-F15, F24, F25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, members, nth
from criee.engine.line import Refused
from criee.engine.phase import HousePhase
from criee.engine.rng import Rng
from criee.engine.window import Window
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import CLOSE, END, MOST_SEATS, PILE_KINDS
from criee.games.fangfrisch.flow import AWARD_PHASE, TURN_PHASE, award, may_bid, turn_up
from criee.games.fangfrisch.phases.decision import Decision
from criee.games.fangfrisch.state import FangfrischState

SEATS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(members(bits)) for bits in range(2**MOST_SEATS))


class Turn(HousePhase[FangfrischState]):
    """F2, F9: the next card. This is where the shuffle is drawn: the special cards have their known places."""

    def __init__(self) -> None:
        super().__init__("turn", "F9", ("turn",))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        if is_end_on_top(state):
            return [m.TURN + END]
        found = [m.TURN + kind for kind in range(PILE_KINDS) if state.deck[kind] > 0]
        if may_close_be_on_top(state):
            found.append(m.TURN + CLOSE)
        return found

    def odds(self, state: FangfrischState) -> list[int]:
        if is_end_on_top(state):
            return [1]
        weights = [cards for cards in state.deck if cards > 0]
        if may_close_be_on_top(state):
            weights.append(1)
        return weights

    def draw(self, state: FangfrischState, rng: Rng) -> i64:
        if is_end_on_top(state):
            return m.TURN + END
        # Every card that can be on top is equally likely; market close, if it can, stands behind all others.
        cards = state.deck_cards if state.ending else state.deck_cards - 1
        if not may_close_be_on_top(state):
            cards -= 1
        left = rng.below(cards)
        for kind in range(PILE_KINDS):
            left -= state.deck[kind]
            if left < 0:
                return m.TURN + kind
        return m.TURN + CLOSE

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        turn_up(state, move - m.TURN)

    def why_not_asked(self, state: FangfrischState, seat: i64) -> Refused:
        """F14: before the first card there is nothing to ring for."""
        return Refused("F14", "refuse-lot-empty") if not state.lot else super().why_not_asked(state, seat)


def is_end_on_top(state: FangfrischState) -> bool:
    return state.deck_cards == state.box.end_at


def may_close_be_on_top(state: FangfrischState) -> bool:
    return state.deck_cards <= state.box.close_from


class Ring(Decision):
    """F10, F11, F13: all who may ring decide together, sealed. Live, the referee notes what they did."""

    def __init__(self) -> None:
        super().__init__("ring", "F13", ("ring", "wait"))
        self.sealed = True

    def to_act(self, state: FangfrischState) -> tuple[int, ...]:
        return SEATS_OF[state.may_ring & ~state.decided]

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        return [m.RING, m.WAIT]

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        state.decided |= bit(seat)
        if move == m.RING:
            state.rings |= bit(seat)
        if state.decided == state.may_ring:
            state.phase = AWARD_PHASE

    def why_not_asked(self, state: FangfrischState, seat: i64) -> Refused:
        """F11, F13, F14: who has decided, who may not bid, who cannot pay."""
        if seat < 0:  # the house
            return super().why_not_asked(state, seat)
        if has(state.decided, seat):
            return Refused("F13", "refuse-ring-decided")
        if not may_bid(state, seat):
            return Refused("F11", "refuse-ring-seller", {"seats": int(state.seats)})
        money, price = state.money[seat], int(state.box.lot_price)
        return Refused("F14", "refuse-ring-money", {"money": money, "euro": price})

    def window(self, state: FangfrischState) -> Window:
        """F11, F13: how long the card stays open, whose bell opens later, whose is nearer."""
        box = state.box
        seats = SEATS_OF[state.may_ring & ~state.decided]
        opens = tuple([box.naming if seat == state.seller else 0 for seat in seats])
        lead = tuple([box.head_start if seat == box.near_seat else 0 for seat in seats])
        return Window(seats, box.millis, m.RING, m.WAIT, awards(seats), opens, lead)


class Award(HousePhase[FangfrischState]):
    """F13, F15: one of those who rang has the lot: drawn in step play, the fastest in live play."""

    def __init__(self) -> None:
        super().__init__("award", "F13", ("award", "no ring"))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        if state.rings == 0:
            return [m.NO_RING]
        return [m.AWARD + ringer for ringer in members(state.rings)]

    def draw(self, state: FangfrischState, rng: Rng) -> i64:
        ringers = count(state.rings)
        if ringers == 0:
            return m.NO_RING
        return m.AWARD + nth(state.rings, 0 if ringers == 1 else rng.below(ringers))

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        state.rang = state.rings
        state.decided = 0
        state.rings = 0
        if move == m.NO_RING:
            state.phase = TURN_PHASE
        else:
            award(state, move - m.AWARD)

    def window(self, state: FangfrischState) -> Window | None:
        """Live, the referee must say who was first, if several rang."""
        if count(state.rings) < 2:
            return None
        seats = SEATS_OF[state.rings]
        return Window(seats, 0, m.RING, m.WAIT, awards(seats))


def awards(seats: tuple[int, ...]) -> tuple[int, ...]:
    """What the house says if the lot goes to each of these."""
    return tuple([m.AWARD + seat for seat in seats])
