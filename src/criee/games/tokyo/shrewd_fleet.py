"""The shrewd player's fleet: what a permit, a ship, a dock will still earn."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.instinct_fleet import FleetInstinct
from criee.games.tokyo.instinct_worth import full_load
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import FUGU, MACKEREL, SEA, SPECIES
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import per_step, turns_to_come
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import slots_used


def rival_cells(s: TokyoState, seat: i64) -> float:
    """Cells of a rival's fleet, on average."""
    cells: i64 = 0
    for ship in range(s.box.barge):
        if s.owner[ship] >= 0 and s.owner[ship] != seat:
            cells += s.box.cells[ship]
    return float(cells) / float(s.seats - 1)


class ShrewdFleet(FleetInstinct):
    def __init__(self, hall: Hall, tastes: list[Taste]) -> None:
        super().__init__(hall)
        self.tastes = tastes

    def best_species(self, s: TokyoState, seat: i64, ship: i64) -> float:
        t, best = self.tastes[s.seats], 0.0
        for species in range(SPECIES):
            if s.mine[seat * SPECIES + species] and s.shoal[species]:
                best = max(best, per_step(s, self.hall, t, seat, ship, species))
        return best

    def drained(self, s: TokyoState, t: Taste, seat: i64, price: float) -> float:
        """What it costs to have spent nearly all: where others fish, cash buys cheaply what they land."""
        left = float(s.cash[seat]) - price
        wanted = t.reserve + t.hunt * rival_cells(s, seat)
        return t.short * (wanted - left) if left < wanted else 0.0

    def permit_gain(self, s: TokyoState, seat: i64, species: i64) -> float:
        """What a permit will earn: the voyages of the ship it helps most, and its income."""
        t = self.tastes[s.seats]
        left = turns_to_come(s, t)
        if left < 2.0 or s.shoal[species] == 0 or slots_used(s, seat) >= s.box.slots:
            return 0.0
        is_short = slots_used(s, seat) < self.ships_of(s, seat)
        better = 0.0
        for ship in range(s.box.barge):
            if s.owner[ship] == seat:
                value = per_step(s, self.hall, t, seat, ship, species)
                better = max(better, value if is_short else value - self.best_species(s, seat, ship))
        if species == FUGU:
            return 2.0 * better
        income = t.income * left if s.mine[seat * SPECIES + species] == 0 else 0.0
        if species == MACKEREL and float(slots_used(s, seat)) < float(s.box.slots) - t.spare:
            income += t.stack * left
        return better * left * t.trips + income - self.drained(s, t, seat, float(s.box.permit_price[species]))

    def prospect(self, s: TokyoState, seat: i64, ship: i64, price: float) -> float:
        """What a new ship will earn with the permit that suits it best, less what that costs."""
        t = self.tastes[s.seats]
        used = slots_used(s, seat)
        needs_permit = used <= self.ships_of(s, seat)
        left, best = turns_to_come(s, t), 0.0
        for species in range(SPECIES):
            if s.shoal[species] and species != FUGU:
                mine: i64 = s.mine[seat * SPECIES + species]
                if mine or (s.permits[species] and used < s.box.slots):
                    cost = float(s.box.permit_price[species]) if mine == 0 or needs_permit else 0.0
                    if cost + price <= float(s.cash[seat]):
                        value = per_step(s, self.hall, t, seat, ship, species) * left * t.trips
                        best = max(best, value - cost - self.drained(s, t, seat, cost + price))
        return best

    def ship_gain(self, s: TokyoState, seat: i64, kind: i64, dock: i64) -> float:
        """What a ship of this size will earn, less its price; every further ship earns less."""
        t = self.tastes[s.seats]
        ships = self.ships_of(s, seat)
        if kind >= s.box.sizes or float(ships) >= t.fleet:
            return -1.0
        ship: i64 = 0
        while s.box.kind_of_ship[ship] != kind:
            ship += 1
        price = self.ship_price(s, kind)
        share = 1.0 + t.crowd * float(ships - 1) if ships > 0 else 0.5
        return self.prospect(s, seat, ship, price) / share - price - 0.1 * float(dock)

    def dock_gain(self, s: TokyoState, seat: i64) -> float:
        """A dock is opened when more ships are ready to moor than there are docks: each is free again next time."""
        t = self.tastes[s.seats]
        if turns_to_come(s, t) < 4.0:
            return 0.0
        ready = 0.0
        for ship in range(s.box.barge):
            if s.owner[ship] == seat and s.place[ship] == SEA and s.cargo[ship] > 0:
                if s.cargo[ship] >= full_load(s, ship, s.bound[ship]):
                    ready += 1.0
        return t.dock * (ready - float(s.docks[seat]))
