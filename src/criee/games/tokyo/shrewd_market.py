"""The shrewd player in markets: when to enter which, what to buy and sell there."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import FUGU_TOKEN
from criee.games.tokyo.instinct_market import MarketInstinct
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import (
    BY_ACTIONS,
    BY_CART_1,
    BY_CART_2,
    BY_TOKEN,
    BY_YEN,
    CART_2,
    COLUMNS,
    FRESH,
    FRIDGE_2,
    OLD,
    SPECIES,
    SPOTS,
    SQUID,
    TILES,
)
from criee.games.tokyo.ports import packed_at, packed_sum, price_of, row_of, spot
from criee.games.tokyo.shrewd_bonus import swing
from criee.games.tokyo.shrewd_end import is_stuck, standing
from criee.games.tokyo.shrewd_fleet import ShrewdFleet
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import value_of
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import held, resources, unit_value

SECOND_HALF = 58.0  # of a pair: rather sold than the first one kept
ROTTING = 8.0  # a day-old mackerel in the port
NEAR_GOAL = 0.8  # of the yen that end the match: from there on resources are kept as well
TRAPPED = 600.0  # what it costs to sell the token that one needs to end the match (K50)


class ShrewdMarket(MarketInstinct):
    def __init__(self, codes: Codes, hall: Hall, tastes: list[Taste]) -> None:
        super().__init__(codes, hall)
        self.fleet = ShrewdFleet(hall, tastes)
        self.tastes = tastes

    def entry_cost(self, s: TokyoState, seat: i64, market: Market, way: i64) -> float:
        """... less what the action is worth that another way would have taken."""
        t, cost = self.tastes[s.seats], 0.0
        if way == BY_YEN:
            cost = float(market.entry_yen)
        elif way == BY_ACTIONS:
            cost = t.both
        elif way == BY_TOKEN:
            cost = value_of(s, self.hall, t, seat, market.entry_token)
        if way in (BY_CART_1, BY_CART_2, BY_YEN) and market.entry_actions > 0:
            cost -= t.action
        return cost

    def gain(self, s: TokyoState, seat: i64, move: int) -> float:
        """What one transaction brings, in yen; in the last round it is counted."""
        codes = self.codes
        if s.ender >= 0 and codes.permit <= move < codes.case:
            return self.counted(s, seat, move)
        if move == codes.plain + m.RENT_CART:
            return self.cart_gain(s, seat)
        if move == codes.plain + m.RENT_FRIDGE:
            return self.fridge_gain(s, seat)
        return super().gain(s, seat, move)

    def counted(self, s: TokyoState, seat: i64, move: int) -> float:
        """What a transaction changes in the final score; the second of a pair pays for the first."""
        then = s.clone()
        self.hall.markets[s.market].deal(then, seat, move)
        if then.half:
            return super().gain(s, seat, move)
        return standing(then, seat) - standing(s, seat)

    def barrel_gain(self, s: TokyoState, cell: i64) -> float:
        """Half a pair for the bank: first what would rot, and no more than the pair is worth lying there."""
        lying = [self.pieces(s, FRESH), self.pieces(s, OLD)]
        lying[row_of(cell)] -= 1
        here = self.left_lying(s, row_of(cell))
        if s.half:
            return SECOND_HALF + self.tastes[s.seats].pair - here
        if lying[OLD] > 0:
            other = self.left_lying(s, OLD)
        elif lying[FRESH] > 0:
            other = self.left_lying(s, FRESH)
        else:
            return -1.0
        return 0.5 * (float(self.hall.mackerel.pays) - here - other) + (1.0 if row_of(cell) == OLD else 0.0)

    def pieces(self, s: TokyoState, row: i64) -> i64:
        """Barrels of a row in the own port that the mackerel market buys."""
        total: i64 = 0
        for species in range(SPECIES if s.box.any_barrel else 1):
            total += packed_sum(s.port[spot(s.turn, row, species)])
        return total

    def left_lying(self, s: TokyoState, row: i64) -> float:
        """What a mackerel barrel is worth where it lies."""
        return self.tastes[s.seats].fresh if row == FRESH else ROTTING

    def cart_gain(self, s: TokyoState, seat: i64) -> float:
        if s.tiles[seat * TILES + CART_2] or s.ender >= 0:
            return 0.0
        return self.tastes[s.seats].cart - float(self.hall.rentals.price)

    def fridge_gain(self, s: TokyoState, seat: i64) -> float:
        """What lies in the port and would spoil."""
        if s.tiles[seat * TILES + FRIDGE_2] or s.ender >= 0:
            return 0.0
        total = 0.0
        for at in range(SPOTS):
            packed: i64 = s.port[seat * SPOTS + at]
            for column in range(COLUMNS if packed else 0):
                total += float(packed_at(packed, column) * price_of(s, seat, column))
        return total * self.tastes[s.seats].fridge - float(self.hall.rentals.price)

    def sale_gain(self, s: TokyoState, seat: i64, kind: i64) -> float:
        """What the market pays beyond what the token is worth in stock."""
        t = self.tastes[s.seats]
        pays = float(self.hall.price_for(s, kind))
        if pays == 0.0:  # half a pair of mackerel: sold only when there is nothing better
            return -1.0 if not s.half else 1.0
        resource = float(s.box.resource) * t.resource
        kept = resource * float(unit_value(s, kind))
        if kind == FUGU_TOKEN:
            kept = resource * float(2 * held(s, seat, kind) - 1)
        if kind == s.box.squid_token and has(s.open, SQUID) and s.market != SQUID:
            kept = 450.0
        if s.market >= SPECIES and pays < kept:
            kept = max(kept, 0.9 * value_of(s, self.hall, t, seat, kind))
        kept -= swing(s, t, seat, -float(unit_value(s, kind)))
        return pays * t.liquid - kept - self.trapped(s, seat, kind, pays)

    def trapped(self, s: TokyoState, seat: i64, kind: i64, pays: float) -> float:
        """Who sells himself below all others in resources cannot end the match with yen (K50)."""
        if float(s.cash[seat]) + pays < NEAR_GOAL * float(s.box.goal_yen):
            return 0.0
        mine = resources(s, seat) - unit_value(s, kind)
        for other in range(s.seats):
            if other != seat and resources(s, other) <= mine:
                return 0.0
        return TRAPPED

    def eel_gain(self, s: TokyoState, seat: i64, count: i64) -> float:
        if s.ender < 0 and (float(s.eel) < self.tastes[s.seats].eel or is_stuck(s, seat)):
            return 0.0
        return float(count * s.eel) * 15.0

    def fugu_gain(self, s: TokyoState, seat: i64, count: i64) -> float:
        if count < held(s, seat, FUGU_TOKEN) or float(count) < self.tastes[s.seats].fugu:
            return 0.0
        return 5.0 * float(count * count) if not is_stuck(s, seat) else 0.0
