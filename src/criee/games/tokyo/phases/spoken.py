"""Offers said aloud: barter and the open auction (K47, K48, K59)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ONLY, ForcedPhase, Phase
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import ACCEPT_PHASE, HAMMER_PHASE, VISIT_PHASE, clear_bids, forget_lot
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.lots import lot_changes_hands, lot_comes_back
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import OwnPhase, no_player
from criee.games.tokyo.phases.sealed import highest
from criee.games.tokyo.pieces import LOT, NO_SEAT_YET
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, pay, pay_bank, value_at


def speaker(s: TokyoState) -> i64:
    """Who speaks next, from the owner's left; NO_SEAT_YET when all have."""
    seat = s.turn
    for _ in range(s.seats - 1):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if s.bids[seat] < 0:
            return seat
    return NO_SEAT_YET


def best_bidder(s: TokyoState) -> i64:
    """Who has bid most; NO_SEAT_YET without a bid. The bids of an auction rise, so there is no tie in it."""
    best: i64 = 0
    who: i64 = NO_SEAT_YET
    for seat in range(s.seats):
        if s.bids[seat] > best:
            best = s.bids[seat]
            who = seat
    return who


class Spoken(Phase[TokyoState]):
    """One round of offers from the left: each of the others once, a pass or an amount up to his cash."""

    def __init__(self, name: str, rule: str, codes: Codes, then: int) -> None:
        super().__init__(name, rule, ("bid", "pass"))
        self.codes = codes
        self.then: i64 = then

    def to_act(self, state: TokyoState) -> tuple[int, ...]:
        return ONLY[speaker(state)]

    def above(self, s: TokyoState) -> i64:
        """What an offer must exceed."""
        return 0

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        unit = state.box.unit
        cash: i64 = state.cash[seat]
        most = cash if cash < state.box.highest_bid else state.box.highest_bid
        found = [self.codes.plain + m.PASS]
        found += self.codes.some_bids[most // unit + 1][self.above(state) // unit + 1 :]
        return found

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        passed = move == self.codes.plain + m.PASS
        state.bids[seat] = 0 if passed else int((move - self.codes.bid) * state.box.unit)
        if speaker(state) == NO_SEAT_YET:
            state.phase = self.then

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.PASS:
            return None
        yen, above = (move - self.codes.bid) * state.box.unit, self.above(state)
        if yen <= above:
            if above == 0:
                return Refused(self.rule, "refuse-bid-nothing", {"yen": int(state.box.unit)})
            return Refused(self.rule, "refuse-bid-low", {"yen": int(above)})
        return None if yen <= state.cash[seat] else Refused(self.rule, "refuse-bid-cash", {"cash": state.cash[seat]})

    def why_not_asked(self, state: TokyoState, seat: i64) -> Refused:
        if seat == state.turn:
            return Refused(self.rule, "refuse-own-lot")
        if seat >= 0 and state.bids[seat] >= 0:
            return Refused(self.rule, "refuse-has-spoken")
        return super().why_not_asked(state, seat)


class Offer(Spoken):
    """K47: barter; an offer may be lower than earlier ones."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("offer", "K47", codes, ACCEPT_PHASE)


class Raise(Spoken):
    """K48: auction; each bid is higher than the last."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("raise", "K48", codes, HAMMER_PHASE)

    def above(self, s: TokyoState) -> i64:
        return highest(s)


def end_lot(s: TokyoState) -> None:
    forget_lot(s, False)
    clear_bids(s)
    s.phase = VISIT_PHASE


class Accept(OwnPhase):
    """K47: the owner takes one offer or his tokens."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("accept", "K47", codes, ("accept", "refuse"))

    def asks(self, state: TokyoState) -> str:
        return super().asks(state) if best_bidder(state) != NO_SEAT_YET else "prompt-accept-none"

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        found = [self.codes.accept + other for other in range(int(state.seats)) if state.bids[other] > 0]
        found.append(self.codes.plain + m.REFUSE)
        return found

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.REFUSE:
            lot_comes_back(s)
        else:
            buyer = move - self.codes.accept
            pay(s, buyer, seat, s.bids[buyer])
            lot_changes_hands(s, seat, buyer)
        end_lot(s)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.REFUSE:
            return None
        other = move - self.codes.accept
        if other >= state.seats:
            return no_player(other, "K47")
        return None if state.bids[other] > 0 else Refused("K47", "refuse-no-offer")


class Hammer(ForcedPhase[TokyoState]):
    """K48: the best bid is paid twice, by the buyer and by the bank; the fee is kept either way."""

    def __init__(self, codes: Codes, hall: Hall) -> None:
        super().__init__("hammer", "K48", codes.plain + m.HAMMER, ("hammer",))
        self.hall = hall

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        seller, buyer = state.turn, best_bidder(state)
        pay_bank(state, seller, self.hall.auction.fee(value_at(state, state.seats + LOT)))
        if buyer == NO_SEAT_YET:
            lot_comes_back(state)
        else:
            bid: i64 = state.bids[buyer]
            pay(state, buyer, seller, bid)
            bank_pays(state, seller, bid)
            lot_changes_hands(state, seller, buyer)
        end_lot(state)
