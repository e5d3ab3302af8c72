"""How a shrewd player plays: as by instinct.py, but with an eye for what rivals pay, bid and can still do.

It is the policy that searches follow. What it believes is in shrewd_taste.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.rng import Rng
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import OLD_SALMON
from criee.games.tokyo.instinct import Instinct
from criee.games.tokyo.instinct_worth import full_load
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.buy import gain as take_token
from criee.games.tokyo.phases.buy import on_sale
from criee.games.tokyo.pieces import (
    CELLS,
    COLUMNS,
    DOCKS,
    FRESH,
    ITEMS,
    LOT,
    NO_PERMIT,
    OLD,
    SALMON,
    SPECIES,
    SPOTS,
)
from criee.games.tokyo.ports import column_of, item_of, item_on, packed_at, price_of, row_of
from criee.games.tokyo.shrewd_bids import best_bid
from criee.games.tokyo.shrewd_end import standing
from criee.games.tokyo.shrewd_market import ShrewdMarket
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import asked, best_idle, per_step, steps_home, turns_to_come, value_of
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import pay


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
            return 1 if self.aim(s, seat, ship) >= 0 else -1
        if codes.fish <= move < codes.moor:
            ship, species = (move - codes.fish) // SPECIES, (move - codes.fish) % SPECIES
            if s.bound[ship] != NO_PERMIT:
                return 3 if s.cargo[ship] < full_load(s, ship, species) else -1
            return 2 if species == self.aim(s, seat, ship) else -1
        if codes.moor <= move < codes.load:
            ship = (move - codes.moor) // len(DOCKS)
            return 6 - (move - codes.moor) % len(DOCKS) if self.is_ready(s, ship) else -1
        return 0 if move == codes.plain + m.DONE else -1

    def wanted(self, s: TokyoState, seat: i64, item: i64, row: i64) -> i64:
        return asked(s, self.hall, self.tastes[s.seats], seat, item, row)

    def price(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """The allowed price nearest to what should be asked."""
        prices = s.box.all_prices
        item = (moves[0] - self.codes.price) // len(prices)
        wanted = self.wanted(s, seat, item, row_of(s.lifted) if s.lifted >= 0 else FRESH)
        chosen, nearest = moves[0], -1
        for move in moves:
            far = abs(prices[(move - self.codes.price) % len(prices)] - int(wanted))
            if nearest < 0 or far < nearest:
                nearest, chosen = far, move
        return chosen

    def reprice(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        for move in moves:
            if self.codes.reprice <= move < self.codes.buy:
                cell = move - self.codes.reprice
                now = price_of(s, seat, column_of(cell))
                wanted = self.wanted(s, seat, item_of(cell), row_of(cell))
                if wanted < now or (row_of(cell) == FRESH and wanted > now + s.box.unit):
                    return move
        return self.codes.plain + m.DONE

    # --- buying and bidding -----------------------------------------------------------------------------

    def token_in(self, s: TokyoState, seat: i64, row: i64, item: i64) -> float:
        if item == SALMON and row == OLD:
            return float(s.box.resource) * float(s.box.printed[OLD_SALMON])
        return value_of(s, self.hall, self.tastes[s.seats], seat, s.box.token_of[item]) * self.eagerness(s, seat)

    def bargain(self, s: TokyoState, value: float, price: float) -> float:
        """What a purchase gains, less what it gives to a rival; 0 if that is too little."""
        t = self.tastes[s.seats]
        gain = value - price * (1.0 + t.envy / float(s.seats - 1))
        return gain if gain > t.margin * value else 0.0

    def surplus(self, s: TokyoState, seat: i64) -> float:
        """What a round of purchases would gain."""
        total = 0.0
        budget: i64 = s.cash[seat]
        for owner in range(s.seats):
            for at in range(SPOTS if owner != seat else 0):
                packed: i64 = s.port[owner * SPOTS + at]
                if packed and on_sale(s, item_on(at)):
                    value = self.token_in(s, seat, FRESH if at < ITEMS else OLD, item_on(at))
                    for column in range(COLUMNS):
                        price = price_of(s, owner, column)
                        for _ in range(packed_at(packed, column)):
                            gain = self.bargain(s, value, float(price)) if price <= budget else 0.0
                            if gain > 0.0:
                                total += gain
                                budget -= price
        return total

    def purchase(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """The best bargain on sale; equal ones by chance, or the first seat would sell most."""
        best, chosen, equals = 0.0, self.codes.plain + m.DONE, 1
        for move in moves:
            if self.codes.buy <= move < self.codes.enter:
                gain = self.bought(s, seat, move)
                if gain > 0.0 and gain >= best:
                    equals = equals + 1 if gain == best else 1
                    if rng.below(equals) == 0:
                        best, chosen = gain, move
        return chosen if chosen in moves else moves[0]

    def bought(self, s: TokyoState, seat: i64, move: i64) -> float:
        owner, cell = (move - self.codes.buy) // CELLS, (move - self.codes.buy) % CELLS
        price = price_of(s, owner, column_of(cell))
        if s.ender < 0:
            return self.bargain(s, self.token_in(s, seat, row_of(cell), item_of(cell)), float(price))
        then = s.clone()
        pay(then, seat, owner, price)
        take_token(then, seat, row_of(cell), item_of(cell))
        return standing(then, seat) - standing(s, seat)

    def lot_worth(self, s: TokyoState, seat: i64) -> float:
        total = 0.0
        first = (s.seats + LOT) * s.box.kind_count
        for kind in range(s.box.kind_count):
            n: i64 = s.tokens[first + kind]
            if n:
                total += float(n) * value_of(s, self.hall, self.tastes[s.seats], seat, kind)
        return total

    def speak(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        wanted = self.lot_worth(s, seat) * self.tastes[s.seats].speak * self.eagerness(s, seat)
        chosen = self.codes.plain + m.PASS
        for move in moves:
            if move >= self.codes.bid and float(move - self.codes.bid) * float(s.box.unit) <= wanted:
                chosen = move
        return chosen

    def bid(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        steps = best_bid(s, self.hall, self.tastes[s.seats], seat)
        return moves[steps] if steps < len(moves) else moves[-1]
