"""How a shrewd player plays: as by instinct.py, but with an eye for what rivals pay, bid and can still do.

It is the policy that searches follow. What it believes is in shrewd_taste.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.rng import Rng
from criee.games.tokyo import moves as m
from criee.games.tokyo.instinct import Instinct
from criee.games.tokyo.instinct_worth import full_load
from criee.games.tokyo.markets.dealer import has_room
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.buy import gain as take_token
from criee.games.tokyo.pieces import (
    CELLS,
    DOCKS,
    NO_PERMIT,
    SEA,
    SPECIES,
)
from criee.games.tokyo.ports import column_of, item_of, price_of, row_of
from criee.games.tokyo.shrewd_bids import best_bid
from criee.games.tokyo.shrewd_end import is_stuck, standing
from criee.games.tokyo.shrewd_market import ShrewdMarket
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import asked, best_idle, guarded, per_step, steps_home, turns_to_come, value_of
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import pay

MAKE_ROOM = 4  # before the others moor
KEEN = 1.25  # of a token's worth, what is paid at most by who needs it to end the match


class Shrewd(Instinct):
    def __init__(self, codes: Codes, hall: Hall, tastes: list[Taste]) -> None:
        super().__init__(codes, hall)
        self.shopping = ShrewdMarket(codes, hall, tastes)
        self.tastes = tastes

    # --- sailing --------------------------------------------------------------------------------------

    def voyage(self, s: TokyoState, seat: i64) -> float:
        """What one navigation is worth: each ship's next useful activity, if it comes home in time."""
        t, total = self.tastes[s.seats], 0.0
        left = turns_to_come(s, t)
        for ship in range(s.box.barge):
            if s.owner[ship] == seat:
                if left == 0.0:
                    total += 30.0 * float(s.cargo[ship])
                    continue
                species = self.aim(s, seat, ship)
                if species >= 0 and float(steps_home(s, ship, species)) <= 2.0 * left + 1.0:
                    total += per_step(s, self.hall, t, seat, ship, species)
        return total * t.voyage

    def aim(self, s: TokyoState, seat: i64, ship: i64) -> i64:
        if s.bound[ship] != NO_PERMIT:
            return s.bound[ship]
        return best_idle(s, self.hall, self.tastes[s.seats], seat, ship)

    def rank(self, s: TokyoState, seat: i64, move: int) -> int:
        codes = self.codes
        if codes.sail <= move < codes.fish:
            ship = move - codes.sail
            if ship == s.box.barge or s.ender >= 0:
                return -1
            if self.aim(s, seat, ship) >= 0:
                return 1
            return MAKE_ROOM if self.is_in_the_way(s, seat) else -1
        if codes.fish <= move < codes.moor:
            if s.ender >= 0:
                return -1  # it would never land
            ship, species = (move - codes.fish) // SPECIES, (move - codes.fish) % SPECIES
            if s.bound[ship] != NO_PERMIT:
                is_wanted = s.cargo[ship] < full_load(s, ship, species)
                return 3 if is_wanted and not guarded(s, self.tastes[s.seats], seat, species) else -1
            return 2 if species == self.aim(s, seat, ship) else -1
        if codes.moor <= move < codes.load:
            ship = (move - codes.moor) // len(DOCKS)
            is_ready = self.is_ready(s, ship) or s.ender >= 0  # in the end an empty ship comes home to be sold
            return 6 - (move - codes.moor) % len(DOCKS) if is_ready else -1
        return 0 if move == codes.plain + m.DONE else -1

    def is_ready(self, s: TokyoState, ship: i64) -> bool:
        """... or what it is out for is spared."""
        if super().is_ready(s, ship):
            return True
        if ship == s.box.barge or s.cargo[ship] == 0:
            return False
        return guarded(s, self.tastes[s.seats], s.owner[ship], s.bound[ship])

    def is_in_the_way(self, s: TokyoState, seat: i64) -> bool:
        """Whether a ship that has nothing to do in the dock keeps one from landing."""
        for dock in range(1, len(DOCKS) + 1):
            if has_room(s, seat, dock, 0):
                return False
        for ship in range(s.box.barge):
            if s.owner[ship] == seat and s.place[ship] == SEA and not has(s.acted, ship) and self.is_ready(s, ship):
                return True
        return False

    def wanted(self, s: TokyoState, seat: i64, item: i64, row: i64) -> i64:
        return asked(s, self.hall, self.tastes[s.seats], seat, item, row)

    # --- buying and bidding -----------------------------------------------------------------------------

    def token_worth(self, s: TokyoState, seat: i64, kind: i64) -> float:
        return value_of(s, self.hall, self.tastes[s.seats], seat, kind)

    def eagerness(self, s: TokyoState, seat: i64) -> float:
        """Who is kept from ending the match pays what resources are worth, and more, whoever gets the yen (K50)."""
        return KEEN * (1.0 + self.tastes[s.seats].envy / float(s.seats - 1)) if is_stuck(s, seat) else 1.0

    def bargain(self, s: TokyoState, value: float, price: float) -> float:
        """What a purchase gains, less what it gives to a rival; 0 if that is too little."""
        t = self.tastes[s.seats]
        gain = value - price * (1.0 + t.envy / float(s.seats - 1))
        return gain if gain > t.margin * value else 0.0

    def bought(self, s: TokyoState, seat: i64, move: i64) -> float:
        """... and in the last round, what it adds to the final score."""
        if s.ender < 0:
            return super().bought(s, seat, move)
        owner, cell = (move - self.codes.buy) // CELLS, (move - self.codes.buy) % CELLS
        then = s.clone()
        pay(then, seat, owner, price_of(s, owner, column_of(cell)))
        take_token(then, seat, row_of(cell), item_of(cell))
        return standing(then, seat) - standing(s, seat)

    def speak(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        wanted = self.lot_worth(s, seat) * self.tastes[s.seats].speak * self.eagerness(s, seat)
        chosen = self.codes.plain + m.PASS
        for move in moves:
            if move >= self.codes.bid and float(move - self.codes.bid) * float(s.box.unit) <= wanted:
                chosen = move
        return chosen

    def bid(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        steps = best_bid(s, self.hall, self.tastes[s.seats], seat, KEEN if is_stuck(s, seat) else 1.0)
        return moves[steps] if steps < len(moves) else moves[-1]
