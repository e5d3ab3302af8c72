"""Navigation: each ship sails, fishes or moors (K10-K15). What follows is in landing.py."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import NAVIGATE_PHASE, end_navigation, unload
from criee.games.tokyo.markets.dealer import has_room, why_no_room
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase
from criee.games.tokyo.phases.landing import land
from criee.games.tokyo.pieces import DOCKS, FISH, FUGU, NO_PERMIT, RIGHT, SALMON, SEA, SPECIES
from criee.games.tokyo.ports import is_port_empty, packed_at
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import drop_permit, overfish


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
    """K17: an activity, or something to reprice.

    A ship in a dock can sail, and while none lies in the left one all can moor there; the barge only in the right one.
    """
    if not is_port_empty(s, seat):
        return True
    return any(
        s.owner[ship] == seat and (ship != s.box.barge or s.place[ship] != SEA or has_room(s, seat, RIGHT, ship))
        for ship in range(s.box.ships)
    )


class Navigate(FreePhase):
    """K10: one ship after another."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("navigate", "K10", codes, ("sail", "fish", "moor", "done"))
        self.midway = True
        self.formal = "done"

    def asks(self, state: TokyoState) -> str:
        found: list[int] = []
        self.choices(state, state.turn, found)
        return super().asks(state) if found[0] != self.codes.plain + m.DONE else "prompt-navigate-done"

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

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        codes = self.codes
        if move == codes.plain + m.DONE:
            return why_not_done(s, seat)
        if move < codes.fish:
            return why_not_sail(s, seat, move - codes.sail)
        if move < codes.moor:
            return why_not_fish(s, seat, (move - codes.fish) // SPECIES, (move - codes.fish) % SPECIES)
        at = move - codes.moor
        return why_not_moor(s, seat, at // len(DOCKS), at % len(DOCKS) + 1)


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


# --- reasons against an activity -----------------------------------------------------------------------


def why_not_done(s: TokyoState, seat: i64) -> Refused | None:
    """K17: a navigation without activity needs something to reprice."""
    if s.acted != 0 or not is_port_empty(s, seat) or not can_navigate(s, seat):
        return None
    return Refused("K17", "refuse-no-activity")


def why_idle(s: TokyoState, seat: i64, ship: i64) -> Refused | None:
    """K10: one's own ships, each one activity."""
    if s.owner[ship] != seat:
        return Refused("K10", "refuse-not-yours")
    return Refused("K10", "refuse-acted") if has(s.acted, ship) else None


def why_not_sail(s: TokyoState, seat: i64, ship: i64) -> Refused | None:
    idle = why_idle(s, seat, ship)
    if idle is not None:
        return idle
    return Refused("K11", "refuse-at-sea") if s.place[ship] == SEA else None


def why_not_fish(s: TokyoState, seat: i64, ship: i64, species: i64) -> Refused | None:
    if ship == s.box.barge:
        return Refused("K14", "refuse-barge-fishing")
    idle = why_idle(s, seat, ship)
    if idle is not None:
        return idle
    if s.place[ship] != SEA:
        return Refused("K12", "refuse-in-dock")
    permit: i64 = s.bound[ship]
    if permit == NO_PERMIT:
        if s.mine[seat * SPECIES + species] == 0:
            return Refused("K12", "refuse-no-permit")
        if s.idle[seat * SPECIES + species] == 0:
            return Refused("K12", "refuse-bound")
    elif permit != species:
        return Refused("K12", "refuse-other-permit", {"fish": f"@{FISH[permit]}"})
    if species == SALMON and s.cargo[ship] >= s.box.salmon_aboard:
        return Refused("K13", "refuse-salmon")
    if s.cargo[ship] >= s.box.cells[ship]:
        return Refused("K12", "refuse-full")
    if s.shoal[species] == 0:
        return Refused("K55", "refuse-overfished")
    return None


def why_not_moor(s: TokyoState, seat: i64, ship: i64, dock: i64) -> Refused | None:
    idle = why_idle(s, seat, ship)
    if idle is not None:
        return idle
    if s.place[ship] != SEA:
        return Refused("K15", "refuse-moored")
    return why_no_room(s, seat, dock, ship, "K15")
