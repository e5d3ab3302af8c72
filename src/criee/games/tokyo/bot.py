"""The mind: what a position is worth, and the move that comes to it at once (instinct.py)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.mind import Mind
from criee.engine.phase import Phase
from criee.engine.rng import Rng
from criee.games.tokyo import features
from criee.games.tokyo.flow import BID_PHASE, TURN_PHASE
from criee.games.tokyo.instinct import Instinct
from criee.games.tokyo.instinct_worth import PAID, SOLD, best_permit, buyer_value, per_activity, stock_value, turns_left
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import COLUMNS, ITEMS, SEA, SPECIES, SPOTS
from criee.games.tokyo.ports import item_on, packed_at, packed_sum, price_of
from criee.games.tokyo.score import outcome
from criee.games.tokyo.shrewd import Shrewd
from criee.games.tokyo.shrewd_last import LastTurn
from criee.games.tokyo.shrewd_sift import Sift
from criee.games.tokyo.shrewd_taste import Taste, tastes
from criee.games.tokyo.state import TokyoState

WIN = 100_000.0


class TokyoMind(Mind[TokyoState]):
    def __init__(self, phases: list[Phase[TokyoState]], codes: Codes, hall: Hall) -> None:
        self.phases = phases
        self.hall = hall
        self.thumb = Instinct(codes, hall)
        self.tastes: list[Taste] = tastes()
        self.shrewd = Shrewd(codes, hall, self.tastes)
        self.last = LastTurn(phases, codes, self.shrewd)
        self.sift = Sift(codes, hall, self.shrewd)

    def worth(self, state: TokyoState, seat: int) -> float:
        """One's estate against the richest rival's."""
        result = outcome(state)
        if result is not None:
            rivals = max(score for i, score in enumerate(result.scores) if i != seat)
            margin = float(result.scores[seat] - rivals)
            if seat in result.winners:
                return margin + (WIN if len(result.winners) == 1 else 0.0)
            return margin - WIN
        estates = [estate(state, self.hall, other) for other in range(int(state.seats))]
        mine = estates.pop(seat)
        return mine - max(estates)

    def instinct(self, state: TokyoState, seat: int, rng: Rng) -> int:
        return self.thumb.choose(state, seat, self.phases[state.phase].moves(state, seat), rng)

    def reflex(self, state: TokyoState, seat: int, rng: Rng) -> int:
        """What the shrewd player does here (shrewd.py): searches follow it."""
        moves = self.phases[state.phase].moves(state, seat)
        if self.last.has_come(state, seat):
            return self.last.choose(state, seat, moves, rng)
        return self.shrewd.choose(state, seat, moves, rng)

    def quiet(self, state: TokyoState) -> bool:
        """Between two turns nothing is half done."""
        return state.phase == TURN_PHASE and state.actions == state.box.actions

    def shortlist(self, state: TokyoState, seat: int, moves: list[int]) -> list[int]:
        return self.sift.few(state, seat, moves)

    def legend(self) -> list[str]:
        return list(features.LEGEND)

    def features(self, state: TokyoState, seat: i64, into: vec[float]) -> None:
        features.read(state, self.hall, self.tastes[state.seats], seat, into)

    def reopen(self, state: TokyoState, seat: i64) -> None:
        """A sealed bid of a rival that this seat has not seen is taken back."""
        if state.phase == BID_PHASE:
            for other in range(state.seats):
                if other != seat:
                    state.bids[other] = -1


def estate(s: TokyoState, hall: Hall, seat: i64) -> float:
    """Cash, stock, what lies in the port or swims home, and what ships and permits will still earn."""
    total = float(s.cash[seat]) + stock_value(s, hall, seat)
    total -= float(s.loans[seat] * int(s.box.loan + s.box.interest))
    left = turns_left(s)
    if left == 0.0:
        return total
    for at in range(SPOTS):
        packed: i64 = s.port[seat * SPOTS + at]
        for column in range(COLUMNS if packed else 0):
            if packed_at(packed, column):
                asked = float(price_of(s, seat, column))
                likely = SOLD if asked <= PAID * buyer_value(s, hall, seat, item_on(at)) else 0.1
                total += likely * asked * float(packed_at(packed, column)) * (1.0 if at < ITEMS else 0.6)
    for ship in range(s.box.ships):
        if s.owner[ship] == seat:
            total += ship_value(s, hall, seat, ship, left)
    for species in range(SPECIES):
        total += 15.0 * left * float(s.mine[seat * SPECIES + species])
    return total


def ship_value(s: TokyoState, hall: Hall, seat: i64, ship: i64, left: float) -> float:
    """What a ship will still earn, and how far it is on its voyage."""
    if ship == s.box.barge:
        return 0.1 * float(packed_sum(s.cargo[ship]))
    species: i64 = s.bound[ship] if s.bound[ship] >= 0 else best_permit(s, hall, seat, ship)
    if species < 0:
        return 20.0 * float(s.box.cells[ship])
    value = per_activity(s, hall, seat, ship, species)
    steps = float(s.cargo[ship]) + (1.0 if s.place[ship] == SEA else 0.0)
    return value * (steps + left)
