"""Free actions: a dock, loading the barge, giving something back; at any decision of one's turn (K9, K14)."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from criee.engine.bits import bit
from criee.engine.game import ONLY, Phase
from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import GIVE_PHASE, draw_owed_market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import COLUMNS, DOCKS, ITEMS, SALMON, SEA, SPECIES
from criee.games.tokyo.ports import cells, has_barrels, packed_at, packed_one, packed_sum, spot, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import drop_permit, pay_bank, return_barrel


class OwnPhase(Phase[TokyoState]):
    """A decision of the player whose turn it is. A market that overfishing owes is drawn right after it (K55)."""

    def __init__(self, name: str, rule: str, codes: Codes) -> None:
        super().__init__(name, rule)
        self.codes = codes

    def to_act(self, state: TokyoState) -> tuple[int, ...]:
        return ONLY[state.turn]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        self.act(state, seat, move)
        if state.owed > 0:
            draw_owed_market(state)

    @abstractmethod
    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        """Applies a legal move of this phase."""


class FreePhase(OwnPhase):
    """A decision between two steps of a turn, where free actions are possible too."""

    def moves(self, state: TokyoState, seat: i64) -> list[int]:
        found: list[int] = []
        self.choices(state, seat, found)
        self.free(state, seat, found)
        return found

    @abstractmethod
    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        """Appends what this phase itself offers."""

    def free(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if s.docks[seat] < len(DOCKS) and s.cash[seat] >= s.box.dock:
            found.append(self.codes.plain + m.DOCK)
        if s.owner[s.box.barge] == seat and s.place[s.box.barge] == SEA:
            for ship in range(s.box.barge):
                if can_load(s, seat, ship):
                    found.append(self.codes.load + int(ship))
        if not s.kept and can_give(s, seat):
            found.append(self.codes.plain + m.GIVE)

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.GIVE:
            state.free_from = state.phase
            state.phase = GIVE_PHASE
            return
        state.kept = False
        if move == self.codes.plain + m.DOCK:
            pay_bank(state, seat, state.box.dock)
            state.docks[seat] += 1
        elif self.codes.load <= move < self.codes.price:
            load(state, move - self.codes.load)
        else:
            self.act(state, seat, move)
            if state.owed > 0:
                draw_owed_market(state)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused:
        if move == self.codes.plain + m.DOCK:
            return Refused("K9", "refuse-dock", {"yen": int(state.box.dock)})
        if self.codes.load <= move < self.codes.price:
            return Refused("K14", "refuse-load")
        if move == self.codes.plain + m.GIVE:
            return Refused("K9", "refuse-give")
        return self.why_not_here(state, seat, move)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused:
        return Refused(self.rule, "refuse-now", {"phase": self.name})


def can_load(s: TokyoState, seat: i64, ship: i64) -> bool:
    """K14: from a ship at sea onto the barge at sea, up to its cells and to one salmon."""
    if s.owner[ship] != seat or s.cargo[ship] == 0:
        return False
    aboard: i64 = s.cargo[s.box.barge]
    if s.bound[ship] == SALMON and packed_at(aboard, SALMON) >= s.box.salmon_aboard:
        return False
    return packed_sum(aboard) < s.box.cells[s.box.barge]


def load(s: TokyoState, ship: i64) -> None:
    s.cargo[ship] -= 1
    s.cargo[s.box.barge] += packed_one(s.bound[ship])


def can_give(s: TokyoState, seat: i64) -> bool:
    """K9: an unbound permit, or a barrel aboard or in the port."""
    for species in range(SPECIES):
        if s.idle[seat * SPECIES + species]:
            return True
    for ship in range(s.box.ships):
        if s.owner[ship] == seat and s.cargo[ship]:
            return True
    return has_barrels(s, seat)


class Give(OwnPhase):
    """K9: what goes back to its market; one may still keep everything."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("give", "K9", codes)

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
                    cells(found, self.codes.give_barrel + (row * ITEMS + species) * COLUMNS, packed)
        found.append(self.codes.plain + m.KEEP)
        return found

    def aboard(self, s: TokyoState, ship: i64, found: list[int]) -> None:
        first = self.codes.give_aboard + ship * SPECIES
        if ship != s.box.barge:
            found.append(int(first + s.bound[ship]))
            return
        for species in range(SPECIES):
            if packed_at(s.cargo[ship], species):
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
        row, item, column = cell // (COLUMNS * ITEMS), cell // COLUMNS % ITEMS, cell % COLUMNS
        take(s, seat, row, item, column)
        return_barrel(s, item)
        # K17: while repricing, a barrel that did not move yet is the one that goes
        at = row * ITEMS + item
        if packed_at(s.moved[at], column) > packed_at(s.port[spot(seat, row, item)], column):
            s.moved[at] -= packed_one(column)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused:
        return Refused("K9", "refuse-give")
