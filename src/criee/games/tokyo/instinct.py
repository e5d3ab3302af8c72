"""How the game's own bot plays: every decision by a rule of thumb, compared in yen.

A turn is a chain of small decisions whose fruit comes turns later (sail, fish, moor, sell), which looking a few
decisions ahead does not see. So each choice is judged by what it is worth on the whole voyage (instinct_worth.py).
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.rng import Rng
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import FUGU_TOKEN, OLD_SALMON
from criee.games.tokyo.instinct_market import MarketInstinct
from criee.games.tokyo.instinct_worth import (
    PAID,
    asking_price,
    best_permit,
    full_load,
    per_activity,
    token_value,
    turns_left,
)
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.buy import on_sale
from criee.games.tokyo.phases.start import is_poorest
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
from criee.games.tokyo.state import TokyoState


class Instinct:
    def __init__(self, codes: Codes, hall: Hall) -> None:
        self.codes = codes
        self.hall = hall
        self.shopping = MarketInstinct(codes, hall)

    def choose(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """The move of choice in any phase; one of `moves`."""
        phase = s.phase
        if phase == flow.TURN_PHASE:
            return self.turn(s, seat, moves)
        if phase == flow.NAVIGATE_PHASE:
            return self.navigate(s, seat, moves)
        if phase == flow.PRICE_PHASE:
            return self.price(s, seat, moves)
        if phase == flow.REPRICE_PHASE:
            return self.reprice(s, seat, moves)
        if phase == flow.BUY_PHASE:
            return self.purchase(s, seat, moves, rng)
        if phase == flow.VISIT_PHASE:
            return self.shopping.deal(s, seat, moves)
        if phase == flow.LOT_PHASE:
            return self.shopping.lot(moves)
        if phase in (flow.OFFER_PHASE, flow.RAISE_PHASE):
            return self.speak(s, seat, moves, rng)
        if phase == flow.BID_PHASE:
            return self.bid(s, seat, moves, rng)
        return self.small(s, seat, moves, rng)

    # --- a turn ---------------------------------------------------------------------------------------

    def turn(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """The most fruitful action; the end when nothing pays any more."""
        best, chosen = 5.0, self.codes.plain + m.END
        for move in moves:
            gain = self.gain(s, seat, move)
            if gain > best:
                best, chosen = gain, move
        return chosen

    def gain(self, s: TokyoState, seat: i64, move: int) -> float:
        """What a choice of the turn brings, in yen."""
        codes = self.codes
        if move == codes.plain + m.NAVIGATE:
            return self.voyage(s, seat)
        if move == codes.plain + m.BUY:
            return self.surplus(s, seat)
        if codes.enter <= move < codes.permit:
            return self.shopping.entry_gain(s, seat, move)
        if move == codes.plain + m.DOCK:
            return self.shopping.fleet.dock_gain(s, seat)
        if move == codes.plain + m.GIVE and self.shopping.fleet.dead_permit(s, seat) >= 0:
            return 30.0
        return 0.0

    # --- sailing --------------------------------------------------------------------------------------

    def voyage(self, s: TokyoState, seat: i64) -> float:
        """What one navigation is worth: each ship's next useful activity."""
        total = 0.0
        left = turns_left(s)
        for ship in range(s.box.barge):
            if s.owner[ship] == seat:
                if left == 0.0:
                    total += 30.0 * float(s.cargo[ship])
                    continue
                species = self.aim(s, seat, ship)
                if species >= 0:
                    total += per_activity(s, self.hall, seat, ship, species)
        return total

    def aim(self, s: TokyoState, seat: i64, ship: i64) -> i64:
        """The species a ship is out for, or would go out for; -1 if there is nothing for it."""
        return s.bound[ship] if s.bound[ship] != NO_PERMIT else best_permit(s, self.hall, seat, ship)

    def navigate(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """Full ships come home first, then the others fish, then those in dock sail."""
        best, chosen = -1, self.codes.plain + m.DONE
        for move in moves:
            rank = self.rank(s, seat, move)
            if rank > best:
                best, chosen = rank, move
        return chosen if chosen in moves else moves[0]

    def rank(self, s: TokyoState, seat: i64, move: int) -> int:
        codes = self.codes
        if codes.sail <= move < codes.fish:
            ship = move - codes.sail
            is_useful = s.box.barge != ship and best_permit(s, self.hall, seat, ship) >= 0 and turns_left(s) > 0.0
            return 1 if is_useful else -1
        if codes.fish <= move < codes.moor:
            ship, species = (move - codes.fish) // SPECIES, (move - codes.fish) % SPECIES
            if s.bound[ship] != NO_PERMIT:
                return 3 if s.cargo[ship] < full_load(s, ship, species) else -1
            return 2 if species == best_permit(s, self.hall, seat, ship) else -1
        if codes.moor <= move < codes.load:
            ship = (move - codes.moor) // len(DOCKS)
            return 6 - (move - codes.moor) % len(DOCKS) if self.is_ready(s, ship) else -1
        return 0 if move == codes.plain + m.DONE else -1

    def is_ready(self, s: TokyoState, ship: i64) -> bool:
        """Whether a ship should moor: full, or nothing left to fish; or the match ends."""
        if ship == s.box.barge or s.cargo[ship] == 0:
            return False
        species: i64 = s.bound[ship]
        return s.cargo[ship] >= full_load(s, ship, species) or s.shoal[species] == 0 or s.ender >= 0

    def wanted(self, s: TokyoState, seat: i64, item: i64, row: i64) -> i64:
        """What to ask for a piece in one's port."""
        return asking_price(s, self.hall, seat, item, row)

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
        """What lies far from its price is moved."""
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
        """What the token behind a barrel is worth to the buyer."""
        if item == SALMON and row == OLD:
            return float(s.box.resource) * float(s.box.printed[OLD_SALMON])
        return self.token_worth(s, seat, s.box.token_of[item]) * self.eagerness(s, seat)

    def token_worth(self, s: TokyoState, seat: i64, kind: i64) -> float:
        return token_value(s, self.hall, seat, kind)

    def bargain(self, s: TokyoState, value: float, price: float) -> float:
        """What a purchase gains; 0 if that is too little."""
        return value - price if price <= PAID * value else 0.0

    def eagerness(self, s: TokyoState, seat: i64) -> float:
        """Who has the yen to end the match but alone has fewest resources wants some badly (K50)."""
        return 1.4 if s.cash[seat] >= s.box.goal_yen and is_poorest(s, seat) else 1.0

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
        """What one purchase gains."""
        owner, cell = (move - self.codes.buy) // CELLS, (move - self.codes.buy) % CELLS
        value = self.token_in(s, seat, row_of(cell), item_of(cell))
        return self.bargain(s, value, float(price_of(s, owner, column_of(cell))))

    def lot_worth(self, s: TokyoState, seat: i64) -> float:
        """What the lot on the table would bring this player."""
        total = 0.0
        first = (s.seats + LOT) * s.box.kind_count
        for kind in range(s.box.kind_count):
            n: i64 = s.tokens[first + kind]
            if n:
                total += float(n) * self.token_worth(s, seat, kind)
        return total

    def speak(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """Barter and auction: half to two thirds of what it is worth, if that is still enough."""
        wanted = self.lot_worth(s, seat) * (0.5 + 0.2 * rng.unit()) * self.eagerness(s, seat)
        chosen = self.codes.plain + m.PASS
        for move in moves:
            if move >= self.codes.bid and float(move - self.codes.bid) * float(s.box.unit) <= wanted:
                chosen = move
        return chosen

    def bid(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """A sealed bid: never the whole value, and less by the seller, whom the others pay."""
        share = 0.35 if seat == s.turn else 0.5
        wanted = token_value(s, self.hall, seat, s.token) * (share + 0.25 * rng.unit()) * self.eagerness(s, seat)
        steps = int(wanted) // int(s.box.unit)
        return moves[min(steps, len(moves) - 1)]

    # --- small decisions --------------------------------------------------------------------------------

    def small(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        if s.phase == flow.FRIDGE_PHASE:
            return moves[0]
        if s.phase == flow.FUGU_PHASE:
            return self.own_fugu(s, seat, moves)
        if s.phase == flow.ACCEPT_PHASE:
            return self.accept(s, seat, moves)
        if s.phase == flow.TIE_PHASE:
            return self.break_tie(s, seat, moves, rng)
        if s.phase == flow.GIVE_PHASE:
            dead = self.shopping.fleet.dead_permit(s, seat)
            return self.codes.give_permit + int(dead) if dead >= 0 else self.codes.plain + m.KEEP
        return moves[0]

    def own_fugu(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """The cheapest, if the square of one more is worth it."""
        value = token_value(s, self.hall, seat, FUGU_TOKEN)
        first = moves[0]
        if first != self.codes.plain + m.SPOIL:
            price = 0 if s.box.free_fugu else int(price_of(s, seat, first - self.codes.own))
            if float(price) < value:
                return first
        return self.codes.plain + m.SPOIL

    def accept(self, s: TokyoState, seat: i64, moves: list[int]) -> int:
        """The highest offer, if the lot is not worth more at home; less will do for an empty purse."""
        share = 0.5 if s.cash[seat] < s.box.dock else 1.0
        best, chosen = int(self.lot_worth(s, seat) * share), self.codes.plain + m.REFUSE
        for move in moves:
            if move >= self.codes.accept and s.bids[move - self.codes.accept] > best:
                best, chosen = s.bids[move - self.codes.accept], move
        return chosen

    def break_tie(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """Somebody else pays the seller; at nothing he keeps the token."""
        mine = self.codes.award + int(seat)
        if mine in moves and s.bids[seat] == 0:
            return mine
        return rng.pick([move for move in moves if move != mine])
