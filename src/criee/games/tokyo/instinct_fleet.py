"""Rules of thumb for the fleet: what a permit, a ship, a dock will still earn."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.tokyo.instinct_worth import per_activity, turns_left
from criee.games.tokyo.markets.dealer import has_room
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import DOCKS, FUGU, SEA, SPECIES, USED
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import slots_used

ACTIVITIES = 1.2  # navigations in a turn
MOST_SHIPS = 3


class FleetInstinct:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def ships_of(self, s: TokyoState, seat: i64) -> i64:
        """How many fishing ships a player has."""
        total: i64 = 0
        for ship in range(s.box.barge):
            if s.owner[ship] == seat:
                total += 1
        return total

    def best_species(self, s: TokyoState, seat: i64, ship: i64) -> float:
        """What an activity of a ship is worth with the best permit the player has."""
        best = 0.0
        for species in range(SPECIES):
            if s.mine[seat * SPECIES + species] and s.shoal[species]:
                best = max(best, per_activity(s, self.hall, seat, ship, species))
        return best

    def permit_gain(self, s: TokyoState, seat: i64, species: i64) -> float:
        """What a permit will earn: the voyages of the ship it helps most, and its income."""
        left = turns_left(s)
        if left < 2.0 or s.shoal[species] == 0 or slots_used(s, seat) >= s.box.slots:
            return 0.0
        is_short = slots_used(s, seat) < self.ships_of(s, seat)
        better = 0.0
        for ship in range(s.box.barge):
            if s.owner[ship] == seat:
                value = per_activity(s, self.hall, seat, ship, species)
                better = max(better, value if is_short else value - self.best_species(s, seat, ship))
        if species == FUGU:
            return 2.0 * better
        income = 15.0 * left if s.mine[seat * SPECIES + species] == 0 else 0.0
        return better * left * ACTIVITIES + income

    def dead_permit(self, s: TokyoState, seat: i64) -> i64:
        """An idle permit for a species that is gone, when slots run short; -1 without one."""
        if slots_used(s, seat) < s.box.slots - 1:
            return -1
        for species in range(SPECIES):
            if s.idle[seat * SPECIES + species] and has(s.overfished, species):
                return species
        return -1

    def prospect(self, s: TokyoState, seat: i64, ship: i64, price: float) -> float:
        """What a new ship will earn with the permit that suits it best, less what that costs."""
        needs_permit = slots_used(s, seat) <= self.ships_of(s, seat)
        best = 0.0
        for species in range(SPECIES):
            if s.shoal[species] and species != FUGU:
                mine: i64 = s.mine[seat * SPECIES + species]
                if mine or (s.permits[species] and slots_used(s, seat) < s.box.slots):
                    cost = float(s.box.permit_price[species]) if mine == 0 or needs_permit else 0.0
                    value = per_activity(s, self.hall, seat, ship, species) * turns_left(s) * ACTIVITIES
                    if cost + price <= float(s.cash[seat]):
                        best = max(best, value - cost)
        return best

    def ship_gain(self, s: TokyoState, seat: i64, kind: i64, dock: i64) -> float:
        """What a ship of this size will earn, less its price; every further ship earns less."""
        ships = self.ships_of(s, seat)
        if kind >= s.box.sizes or ships >= MOST_SHIPS:
            return -1.0
        ship: i64 = 0
        while s.box.kind_of_ship[ship] != kind:
            ship += 1
        price = self.ship_price(s, kind)
        return self.prospect(s, seat, ship, price) / (0.5 + 0.5 * float(ships)) - price - 0.1 * float(dock)

    def scrap_gain(self, s: TokyoState, seat: i64, ship: i64) -> float:
        """A ship is sold only by somebody who can neither fish nor pay for a permit."""
        if s.cash[seat] >= s.box.dock or s.ender >= 0 or self.ships_of(s, seat) < 2:
            return -1.0
        for mine in range(s.box.barge):
            if s.owner[mine] == seat and (s.cargo[mine] or self.best_species(s, seat, mine) > 0.0):
                return -1.0
        pays = self.hall.used.pays if s.market == USED else self.hall.shipyard.pays
        return float(pays[s.box.kind_of_ship[ship]])

    def ship_price(self, s: TokyoState, kind: i64) -> float:
        asks = self.hall.used.asks if s.market == USED else self.hall.shipyard.asks
        return float(asks[kind])

    def dock_gain(self, s: TokyoState, seat: i64) -> float:
        """A dock is opened when ships crowd: one is ready to moor and finds no place."""
        if turns_left(s) < 4.0 or self.ships_of(s, seat) < 2:
            return 0.0
        for dock in range(1, len(DOCKS) + 1):
            if has_room(s, seat, dock, 0):
                return 0.0
        waits = 0.0
        for ship in range(s.box.barge):
            if s.owner[ship] == seat and s.place[ship] == SEA and s.cargo[ship] > 0:
                waits += 1.0
        return 100.0 * waits
