"""Navigation: each ship sails, fishes or moors; landing; repricing (K10-K17)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.game import ForcedPhase
from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import (
    NAVIGATE_PHASE,
    PRICE_PHASE,
    end_navigation,
    end_repricing,
    is_movable,
    onto_quay,
    reprice,
    unload,
)
from criee.games.tokyo.markets.dealer import has_room
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase
from criee.games.tokyo.pieces import (
    COLUMNS,
    CRAB,
    DOCKS,
    EEL,
    FUGU,
    ITEMS,
    NO_PERMIT,
    SALMON,
    SEA,
    SPECIES,
    TUNA,
)
from criee.games.tokyo.ports import cells, is_port_empty, packed_at, spot
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, drop_permit, overfish, return_barrel


def can_fish(s: TokyoState, ship: i64, species: i64) -> bool:
    """K12, K13: a free cell, a barrel to take, and only one salmon."""
    if s.shoal[species] == 0:
        return False
    room: i64 = s.box.salmon_aboard if species == SALMON else s.box.cells[ship]
    return s.cargo[ship] < room and s.cargo[ship] < s.box.cells[ship]


def activities(codes: Codes, s: TokyoState, seat: i64, ship: i64, found: list[int]) -> None:
    """K10-K15: what a ship that has not acted yet can do."""
    if s.place[ship] != SEA:
        found.append(codes.sail + int(ship))
        return
    if ship != s.box.barge:
        first = codes.fish + ship * SPECIES
        permit: i64 = s.bound[ship]
        for species in range(SPECIES):
            allowed = permit == species if permit != NO_PERMIT else s.idle[seat * SPECIES + species] > 0
            if allowed and can_fish(s, ship, species):
                found.append(int(first + species))
    for dock in range(1, len(DOCKS) + 1):
        if has_room(s, seat, dock, ship):
            found.append(codes.moor + int(ship) * len(DOCKS) + dock - 1)


def can_navigate(s: TokyoState, seat: i64) -> bool:
    """K17: an activity, or something to reprice. A ship in a dock can always sail."""
    if not is_port_empty(s, seat):
        return True
    return any(s.owner[ship] == seat and is_able(s, seat, ship) for ship in range(s.box.ships))


def is_able(s: TokyoState, seat: i64, ship: i64) -> bool:
    """Whether a ship has any activity."""
    if s.place[ship] != SEA:
        return True
    for dock in range(1, len(DOCKS) + 1):
        if has_room(s, seat, dock, ship):
            return True
    if ship == s.box.barge:
        return False
    permit: i64 = s.bound[ship]
    for species in range(SPECIES):
        allowed = permit == species if permit != NO_PERMIT else s.idle[seat * SPECIES + species] > 0
        if allowed and can_fish(s, ship, species):
            return True
    return False


class Navigate(FreePhase):
    """K10: one ship after another."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("navigate", "K10", codes)

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        for ship in range(s.box.ships):
            if s.owner[ship] == seat and not has(s.acted, ship):
                activities(self.codes, s, seat, ship, found)
        if len(found) == 0 or s.acted != 0 or not is_port_empty(s, seat):
            found.append(self.codes.plain + m.DONE)

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        codes = self.codes
        if move == codes.plain + m.DONE:
            end_navigation(s)
        elif move < codes.fish:
            ship = move - codes.sail
            s.place[ship] = SEA
            s.acted |= bit(ship)
        elif move < codes.moor:
            ship = (move - codes.fish) // SPECIES
            s.acted |= bit(ship)
            fish(s, seat, ship, (move - codes.fish) % SPECIES)
        else:
            ship = (move - codes.moor) // len(DOCKS)
            s.acted |= bit(ship)
            moor(s, seat, ship, (move - codes.moor) % len(DOCKS) + 1)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused:
        codes = self.codes
        if codes.sail <= move < codes.load:
            if move < codes.fish:
                return Refused("K11", "refuse-sail")
            return Refused("K12", "refuse-fish") if move < codes.moor else Refused("K15", "refuse-moor")
        return Refused("K10", "refuse-now", {"phase": self.name})


def fish(s: TokyoState, seat: i64, ship: i64, species: i64) -> None:
    """K12: the permit is bound until the ship moors; K55: the last barrel overfishes."""
    if s.bound[ship] == NO_PERMIT:
        s.bound[ship] = int(species)
        s.idle[seat * SPECIES + species] -= 1
    s.shoal[species] -= 1
    s.cargo[ship] += 1
    if s.shoal[species] == 0:
        overfish(s, species)


def moor(s: TokyoState, seat: i64, ship: i64, dock: i64) -> None:
    """K15: everything aboard lands at once; K12: the permit is free again; K38: that of fugu goes back."""
    s.place[ship] = int(dock)
    if ship == s.box.barge:
        for species in range(SPECIES):
            land(s, species, packed_at(s.cargo[ship], species))
    else:
        permit: i64 = s.bound[ship]
        if permit != NO_PERMIT:
            land(s, permit, s.cargo[ship])
            s.bound[ship] = NO_PERMIT
            s.idle[seat * SPECIES + permit] += 1
            if permit == FUGU:
                drop_permit(s, seat, FUGU)
    s.cargo[ship] = 0
    s.after = NAVIGATE_PHASE
    unload(s)


def land(s: TokyoState, species: i64, barrels: i64) -> None:
    """K16, K32, K37: barrels reach the port; tuna and crab wait for their auction, eels raise their price."""
    if barrels == 0:
        return
    s.landed += barrels
    if species in (TUNA, CRAB):
        s.waiting[species] += int(barrels)
        return
    onto_quay(s, species, barrels)
    if species == EEL:
        s.eel += barrels
        if s.eel > s.box.eel_highest:
            s.eel = s.box.eel_highest


class Land(ForcedPhase[TokyoState]):
    """K16: 100 yen for every two barrels landed; K32, K33: tuna and crab that were too few are lost."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("land", "K16", codes.plain + m.LAND)

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        box = state.box
        bank_pays(state, state.turn, state.landed // box.landing_barrels * box.landing_pay)
        for species in (TUNA, CRAB):
            for _ in range(state.waiting[species]):
                return_barrel(state, species)
            state.waiting[species] = 0
        reprice(state)


class Reprice(FreePhase):
    """K17: at the end of a navigation every piece in the port may go to another column of its row, once."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("reprice", "K17", codes)

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        for row in range(2):
            for item in range(ITEMS):
                at = row * ITEMS + item
                if is_movable(s, at):
                    # no column overflows into its neighbour: what moved is never more than what lies there
                    cells(found, self.codes.reprice + at * COLUMNS, s.port[spot(seat, row, item)] - s.moved[at])
        found.append(self.codes.plain + m.DONE)

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.DONE:
            end_repricing(s)
            return
        lift(s, move - self.codes.reprice)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused:
        return Refused("K17", "refuse-reprice")


def lift(s: TokyoState, cell: i64) -> None:
    """Takes a piece in hand for a new price; it leaves its column only when the price is said."""
    s.lifted = cell
    s.phase = PRICE_PHASE
