"""The sealed auction of a tuna or a crab: drawn, bid for in secret, revealed, a tie decided (K32, K33, K59)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import HOUSE, ForcedPhase, HousePhase, Phase
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import FIRST_BAG_TOKEN
from criee.games.tokyo.flow import (
    BID_PHASE,
    REVEAL_PHASE,
    TIE_PHASE,
    at_auction,
    clear_bids,
    draw_owed_market,
    unload,
)
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import OwnPhase, no_player
from criee.games.tokyo.pieces import MOST_SEATS, SUPPLY, TUNA
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bag_left, overfish, pay, pay_bank, return_barrel, supply


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1)


SOME_SEATS: Final[list[tuple[int, ...]]] = [seats_in(bits) for bits in range(1 << MOST_SEATS)]


def auction_rule(s: TokyoState) -> str:
    """The rule of the species whose auction is due or going on."""
    return "K32" if at_auction(s) == TUNA else "K33"


class DrawToken(HousePhase[TokyoState]):
    """The barrels go back and a token is drawn, shown to all; with an empty bag the barrels are just lost."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("draw", "K32", ("draw", "lose"))
        self.codes = codes

    def rule_in(self, state: TokyoState) -> str:
        return auction_rule(state)

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        species = at_auction(state)
        found: list[int] = []
        for kind in range(FIRST_BAG_TOKEN, state.box.kind_count):
            if state.box.species_of[kind] == species and supply(state, kind):
                found.append(self.codes.draw + int(kind))
        return found if found else [self.codes.plain + m.LOSE]

    def odds(self, state: TokyoState) -> list[int]:
        """Every token in the bag is equally likely."""
        if bag_left(state, at_auction(state)) == 0:
            return [1]
        return [int(supply(state, move - self.codes.draw)) for move in self.moves(state, HOUSE)]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        species = at_auction(state)
        lot: i64 = state.box.lot_of[species]
        state.waiting[species] -= int(lot)
        for _ in range(lot):
            return_barrel(state, species)
        if move == self.codes.plain + m.LOSE:
            unload(state)
            return
        kind = move - self.codes.draw
        state.tokens[(state.seats + SUPPLY) * state.box.kind_count + kind] -= 1
        state.token = kind
        state.phase = BID_PHASE
        if bag_left(state, species) == 0:
            overfish(state, species)
            draw_owed_market(state)


class Bid(Phase[TokyoState]):
    """All bid in secret, the seller too."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("bid", "K32", ("bid",))
        self.sealed = True
        self.codes = codes

    def rule_in(self, state: TokyoState) -> str:
        return auction_rule(state)

    def to_act(self, state: TokyoState) -> tuple[int, ...]:
        bits = 0
        place = 1
        for seat in range(state.seats):
            if state.bids[seat] < 0:
                bits += place
            place += place
        return SOME_SEATS[bits]

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        cash: i64 = state.cash[seat]
        most = cash if cash < state.box.highest_bid else state.box.highest_bid
        return self.codes.some_bids[most // state.box.unit + 1].copy()

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        state.bids[seat] = int((move - self.codes.bid) * state.box.unit)
        for bid in state.bids:
            if bid < 0:
                return
        state.phase = REVEAL_PHASE

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if (move - self.codes.bid) * state.box.unit <= state.cash[seat]:
            return None
        return Refused("K32", "refuse-bid-cash", {"cash": state.cash[seat]})

    def why_not_asked(self, state: TokyoState, seat: i64) -> Refused:
        """All are asked; who is not any more has bid."""
        return Refused(self.rule_in(state), "refuse-has-bid")


def highest(s: TokyoState) -> i64:
    """The best bid so far; 0 without one."""
    most: i64 = 0
    for bid in s.bids:
        if bid > most:
            most = bid
    return most


class Reveal(ForcedPhase[TokyoState]):
    """All bids are shown; the highest wins, a tie is the seller's to decide."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("reveal", "K32", codes.plain + m.REVEAL, ("reveal",))

    def rule_in(self, state: TokyoState) -> str:
        return auction_rule(state)

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        most = highest(state)
        winner: i64 = -1
        for bidder in range(state.seats):
            if state.bids[bidder] == most:
                if winner >= 0:
                    state.phase = TIE_PHASE
                    return
                winner = bidder
        award(state, winner)


def award(s: TokyoState, winner: i64) -> None:
    """The winner pays the seller, the seller himself the bank."""
    if winner == s.turn:
        pay_bank(s, winner, s.bids[winner])
    else:
        pay(s, winner, s.turn, s.bids[winner])
    s.tokens[winner * s.box.kind_count + s.token] += 1
    s.token = -1
    clear_bids(s)
    unload(s)


class Tie(OwnPhase):
    """The seller gives the token to one of those who bid most, himself included."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("tie", "K32", codes, ("award",))

    def rule_in(self, state: TokyoState) -> str:
        return auction_rule(state)

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        most = highest(state)
        return [self.codes.award + bidder for bidder in range(int(state.seats)) if state.bids[bidder] == most]

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        award(s, move - self.codes.award)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        bidder = move - self.codes.award
        if bidder >= state.seats:
            return no_player(bidder, self.rule_in(state))
        if state.bids[bidder] == highest(state):
            return None
        return Refused("K32", "refuse-tie", {"yen": int(highest(state))})
