"""Rules of thumb for markets: when to enter which, what to buy and sell there."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import FUGU_TOKEN, TAKOYAKI_TOKEN
from criee.games.tokyo.instinct_fleet import FleetInstinct
from criee.games.tokyo.instinct_worth import SOLD, asking_price, token_value, turns_left
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.turn import settle_entry
from criee.games.tokyo.pieces import (
    BARTER,
    BY_ACTIONS,
    BY_TOKEN,
    BY_YEN,
    CASE,
    DOCKS,
    FRESH,
    INSIDE,
    OLD,
    PAYMENTS,
    SPECIES,
    SQUID,
    TAKOYAKI,
)
from criee.games.tokyo.ports import packed_sum, row_of, spot
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import held, supply, unit_value

VISIT_STEPS = 16


class MarketInstinct:
    def __init__(self, codes: Codes, hall: Hall) -> None:
        self.codes = codes
        self.hall = hall
        self.fleet = FleetInstinct(hall)

    # --- entering ---------------------------------------------------------------------------------------

    def entry_gain(self, s: TokyoState, seat: i64, move: int) -> float:
        """What a whole visit brings: its income, its price, and every good deal in it, tried on a copy."""
        number, way = (move - self.codes.enter) // PAYMENTS, (move - self.codes.enter) % PAYMENTS
        if number >= BARTER:
            return self.lot_gain(s, seat, number)
        gain = -self.entry_cost(s, seat, self.hall.markets[number], way)
        if number < SPECIES:
            gain += float(s.mine[seat * SPECIES + number] * s.box.income)
        then = s.clone()
        self.hall_entry(then, seat, move)
        deals = self.deals(then, seat)
        return gain + deals if deals > 0.0 else -1.0

    def entry_cost(self, s: TokyoState, seat: i64, market: Market, way: i64) -> float:
        """What it costs to come in this way, in yen."""
        if way == BY_YEN:
            return float(market.entry_yen)
        if way == BY_ACTIONS:
            return 150.0
        return token_value(s, self.hall, seat, market.entry_token) if way == BY_TOKEN else 0.0

    def hall_entry(self, s: TokyoState, seat: i64, move: int) -> None:
        number, way = (move - self.codes.enter) // PAYMENTS, (move - self.codes.enter) % PAYMENTS
        s.market = number
        settle_entry(s, seat, self.hall.markets[number], way)
        s.phase = flow.VISIT_PHASE

    def deals(self, s: TokyoState, seat: i64) -> float:
        """Plays a visit out on a copy of the state; what all deals in it gain together."""
        total = 0.0
        market = self.hall.markets[s.market]
        for _ in range(VISIT_STEPS):
            found: list[int] = []
            market.offers(s, seat, INSIDE, found)
            best, chosen = self.best_deal(s, seat, found)
            if chosen < 0:
                break
            total += best
            market.deal(s, seat, chosen)
            if s.phase != flow.VISIT_PHASE:
                break
        return total

    def lot_gain(self, s: TokyoState, seat: i64, number: int) -> float:
        """Barter fills an empty purse; the auction pays for squid: worthless by its fee, dear to the bidders."""
        if number == BARTER:
            return 60.0 if s.cash[seat] < s.box.dock and s.ender < 0 else 0.0
        if s.seats < 3:
            return 0.0
        squid = held(s, seat, s.box.squid_token)
        if squid < 2 or s.actions == 0:
            return 0.0
        return float(squid) * 150.0

    # --- inside -----------------------------------------------------------------------------------------

    def deal(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """The best deal, or away."""
        leave = self.codes.plain + m.LEAVE
        offered = [move for move in moves if move != leave]
        _, chosen = self.best_deal(s, seat, offered)
        if chosen >= 0:
            return chosen
        return leave if leave in moves else moves[0]

    def best_deal(self, s: TokyoState, seat: i64, moves: list[int]) -> tuple[float, int]:
        best, chosen = 0.0, -1
        for move in moves:
            gain = self.gain(s, seat, move)
            if gain > best:
                best, chosen = gain, move
        return best, chosen

    def gain(self, s: TokyoState, seat: i64, move: int) -> float:
        """What one transaction brings, in yen."""
        codes = self.codes
        if codes.permit <= move < codes.sell:
            species = move - codes.permit
            return self.fleet.permit_gain(s, seat, species) - float(s.box.permit_price[species])
        if codes.sell <= move < codes.eels:
            return self.sale_gain(s, seat, move - codes.sell)
        if codes.eels <= move < codes.fugus:
            return self.eel_gain(s, seat, move - codes.eels + 1)
        if codes.fugus <= move < codes.barrel:
            return self.fugu_gain(s, seat, move - codes.fugus + 1)
        if codes.barrel <= move < codes.ship:
            return self.barrel_gain(s, move - codes.barrel)
        if codes.ship <= move < codes.sell_ship:
            return self.fleet.ship_gain(s, seat, (move - codes.ship) // len(DOCKS), (move - codes.ship) % len(DOCKS))
        if codes.sell_ship <= move < codes.case:
            return self.fleet.scrap_gain(s, seat, move - codes.sell_ship)
        if codes.case <= move < codes.lay:
            return self.case_gain(s, seat, move - codes.case)
        if move == codes.plain + m.EXCHANGE:
            return self.exchange_gain(s, seat)
        if move == codes.plain + m.LOAN:  # dear, but who has nothing left cannot begin anything
            return 200.0 if s.cash[seat] < s.box.dock and s.ender < 0 and s.round < s.box.rounds // 2 else 0.0
        if move == codes.plain + m.SHARE:
            return 0.5 * float(sum(s.loans) * s.box.interest) - 300.0
        if codes.lay <= move < codes.accept:
            return 1.0 if s.market != BARTER or s.cash[seat] < s.box.dock else 0.0
        return 0.0

    def sale_gain(self, s: TokyoState, seat: i64, kind: i64) -> float:
        """What the market pays beyond what the token is worth in stock; cash in hand is worth a little more."""
        pays = float(self.hall.price_for(s, kind))
        if pays == 0.0:  # half a pair of mackerel: sold only when there is nothing better
            return -1.0 if not s.half else 1.0
        resource = float(s.box.resource)
        kept = resource * float(unit_value(s, kind))
        if kind == FUGU_TOKEN:
            kept = resource * float(2 * held(s, seat, kind) - 1)
        if kind == s.box.squid_token and has(s.open, SQUID) and s.market != SQUID:
            kept = 450.0
        if s.market >= SPECIES:
            kept = max(kept, 0.9 * token_value(s, self.hall, seat, kind) if pays < kept else kept)
        return pays * 1.05 - kept

    def eel_gain(self, s: TokyoState, seat: i64, count: i64) -> float:
        """All or nothing, while the price is high; what is sold cannot fall any more."""
        if s.eel < 4 and s.ender < 0:
            return 0.0
        return float(count * s.eel) * 15.0

    def fugu_gain(self, s: TokyoState, seat: i64, count: i64) -> float:
        """The whole group at once, when it is large."""
        if count < held(s, seat, FUGU_TOKEN) or count < 3:
            return 0.0
        return 5.0 * float(count * count)

    def barrel_gain(self, s: TokyoState, cell: i64) -> float:
        """Half a pair: better than letting it rot."""
        if s.half:
            return 50.0
        return 40.0 if row_of(cell) == OLD and self.old_pairs(s) else -1.0

    def old_pairs(self, s: TokyoState) -> bool:
        total: i64 = 0
        for species in range(SPECIES if s.box.any_barrel else 1):
            total += packed_sum(s.port[spot(s.turn, OLD, species)])
        return total >= 2

    def exchange_gain(self, s: TokyoState, seat: i64) -> float:
        """Three takoyaki for an octopus, while there are people to eat them."""
        left = supply(s, TAKOYAKI_TOKEN)
        lying = packed_sum(s.port[spot(seat, FRESH, TAKOYAKI)])
        if turns_left(s) < 2.0 or lying > 3:
            return 0.0
        pieces = 3.0 if left > 3 else float(left)
        return pieces * SOLD * float(asking_price(s, self.hall, seat, TAKOYAKI, FRESH)) - 300.0

    def case_gain(self, s: TokyoState, seat: i64, case: i64) -> float:
        """An empty case pays more than its tokens are worth, if they fit."""
        kinds = s.box.kind_count
        first = (s.seats + CASE + case) * kinds
        for kind in range(kinds):
            if s.tokens[first + kind]:
                return 0.0
        value = self.hall.trading.values[case]
        return float(self.hall.trading.pays[case]) - float(s.box.resource) * self.laid(s, seat, value)

    def laid(self, s: TokyoState, seat: i64, value: i64) -> float:
        """What laying tokens in their order until a value is reached would cost, in resources."""
        total: i64 = 0
        for kind in range(s.box.kind_count):
            n = held(s, seat, kind)
            if kind == FUGU_TOKEN and n:
                for k in range(1, n + 1):
                    if total < value:
                        total += 2 * k - 1
                continue
            each = unit_value(s, kind)
            for _ in range(n):
                if total < value:
                    total += each
        return float(total) if total >= value else 9999.0

    def lot(self, moves: list[int]) -> int:
        """Token by token until it is enough."""
        close = self.codes.plain + m.CLOSE
        return close if close in moves and self.is_enough(moves) else moves[0]

    def is_enough(self, moves: list[int]) -> bool:
        """At the auction everything worthless goes along with the first token."""
        squid = self.codes.lay + len(self.codes.box.kinds) - 1
        return squid not in moves
