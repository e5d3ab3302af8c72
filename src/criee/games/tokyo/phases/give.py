"""What goes back to its market: a permit, a barrel from a ship or from the port (K9)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit
from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import OwnPhase
from criee.games.tokyo.pieces import SPECIES, TAKOYAKI
from criee.games.tokyo.ports import (
    cell_at,
    cells,
    column_of,
    item_of,
    lying,
    packed_at,
    packed_one,
    spot,
    spot_of,
    take,
)
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import drop_permit, return_barrel


class Give(OwnPhase):
    """K9: one may still keep everything."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("give", "K9", codes, ("return", "keep"))
        self.midway = True

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        found: list[int] = []
        for species in range(SPECIES):
            if state.idle[seat * SPECIES + species]:
                found.append(self.codes.give_permit + species)
        for ship in range(state.box.ships):
            if state.owner[ship] == seat and state.cargo[ship]:
                self.aboard(state, ship, found)
        for row in range(2):
            for species in range(SPECIES):
                packed: i64 = state.port[spot(seat, row, species)]
                if packed:
                    cells(found, self.codes.give_barrel + cell_at(row, species, 0), packed)
        found.append(self.codes.plain + m.KEEP)
        return found

    def aboard(self, s: TokyoState, ship: i64, found: list[int]) -> None:
        first = self.codes.give_aboard + ship * SPECIES
        for species in range(SPECIES):
            if barrels_aboard(s, ship, species):
                found.append(int(first + species))

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        s.phase = s.free_from
        if move == self.codes.plain + m.KEEP:
            s.kept = True
        elif move < self.codes.give_aboard:
            species = move - self.codes.give_permit
            drop_permit(s, seat, species)
            s.returned |= bit(species)
        elif move < self.codes.give_barrel:
            self.give_aboard(s, (move - self.codes.give_aboard) // SPECIES, (move - self.codes.give_aboard) % SPECIES)
        else:
            self.give_from_port(s, seat, move - self.codes.give_barrel)

    def give_aboard(self, s: TokyoState, ship: i64, species: i64) -> None:
        s.cargo[ship] -= packed_one(species) if ship == s.box.barge else 1
        return_barrel(s, species)

    def give_from_port(self, s: TokyoState, seat: i64, cell: i64) -> None:
        take(s, seat, cell)
        return_barrel(s, item_of(cell))
        # K17: while repricing, a barrel that did not move yet is the one that goes
        at, column = spot_of(cell), column_of(cell)
        if packed_at(s.moved[at], column) > lying(s, seat, cell):
            s.moved[at] -= packed_one(column)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        codes = self.codes
        if move == codes.plain + m.KEEP:
            return None
        if move < codes.give_aboard:
            return why_keep_permit(state, seat, move - codes.give_permit)
        if move < codes.give_barrel:
            at = move - codes.give_aboard
            return why_keep_aboard(state, seat, at // SPECIES, at % SPECIES)
        return why_keep_barrel(state, seat, move - codes.give_barrel)


def barrels_aboard(s: TokyoState, ship: i64, species: i64) -> i64:
    """How many barrels of a species a ship or the barge carries."""
    if ship == s.box.barge:
        return packed_at(s.cargo[ship], species)
    return s.cargo[ship] if s.bound[ship] == species else 0


def why_keep_permit(s: TokyoState, seat: i64, species: i64) -> Refused | None:
    if s.mine[seat * SPECIES + species] == 0:
        return Refused("K9", "refuse-no-permit")
    if s.idle[seat * SPECIES + species] == 0:
        return Refused("K9", "refuse-bound")
    return None


def why_keep_aboard(s: TokyoState, seat: i64, ship: i64, species: i64) -> Refused | None:
    if s.owner[ship] != seat:
        return Refused("K9", "refuse-not-yours")
    if barrels_aboard(s, ship, species) == 0:
        return Refused("K9", "refuse-not-aboard")
    return None


def why_keep_barrel(s: TokyoState, seat: i64, cell: i64) -> Refused | None:
    if item_of(cell) == TAKOYAKI:
        return Refused("K9", "refuse-takoyaki-stay")
    if lying(s, seat, cell) == 0:
        return Refused("K9", "refuse-no-barrel")
    return None
