"""Free actions: a dock, loading the barge, giving something back; at any decision of one's turn (K9, K14)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ONLY, Phase
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import GIVE_PHASE, draw_owed_market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import DOCKS, SALMON, SEA, SPECIES
from criee.games.tokyo.ports import has_barrels, packed_at, packed_one, packed_sum
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import pay_bank, too_dear

FREE_VERBS: Final = ("dock", "load", "give")
BETWEEN_ACTIONS: Final = ("navigate", "buy", "end", "enter")  # what is never done inside an action


class OwnPhase(Phase[TokyoState]):
    """A decision of the player whose turn it is. A market that overfishing owes is drawn right after it (K55)."""

    def __init__(self, name: str, rule: str, codes: Codes, verbs: tuple[str, ...]) -> None:
        super().__init__(name, rule, verbs)
        self.codes = codes

    def to_act(self, state: TokyoState) -> tuple[int, ...]:
        return ONLY[state.turn]

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        self.act(state, seat, move)
        draw_owed_market(state)

    @abstractmethod
    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        """Applies a legal move of this phase."""


class FreePhase(OwnPhase):
    """A decision between two steps of a turn, where free actions are possible too."""

    def __init__(self, name: str, rule: str, codes: Codes, verbs: tuple[str, ...]) -> None:
        super().__init__(name, rule, codes, (*verbs, *FREE_VERBS))

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
            draw_owed_market(state)

    def why_not(self, state: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.DOCK:
            return why_no_dock(state, seat)
        if self.codes.load <= move < self.codes.price:
            return why_no_load(state, seat, move - self.codes.load)
        if move == self.codes.plain + m.GIVE:
            return why_no_give(state, seat)
        return self.why_not_here(state, seat, move)

    @abstractmethod
    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        """Why one of this phase's own choices cannot be made; None: it can."""

    def not_now(self, state: TokyoState, seat: i64, move: i64) -> Refused:
        """What belongs to another moment of one's turn is refused by the rule that says when."""
        verb = self.codes.verb(int(move))
        if verb == "own":
            return Refused("K38", "refuse-own-later")
        if verb == "refrigerator":
            return Refused("K41", "refuse-refrigerator-later")
        if verb == "reprice":
            return Refused("K17", "refuse-reprice-later")
        if verb in BETWEEN_ACTIONS:
            return Refused("K8", "refuse-unfinished")
        if verb == "return":  # allowed here, but in two steps
            return why_no_give(state, seat) or Refused("K9", "refuse-give-first")
        return super().not_now(state, seat, move)


def no_player(seat: i64, rule: str) -> Refused:
    """The notation knows six players, the table perhaps fewer. The rule is that of what was tried."""
    return Refused(rule, "refuse-no-player", {"number": int(seat) + 1})


def why_no_dock(s: TokyoState, seat: i64) -> Refused | None:
    if s.docks[seat] == len(DOCKS):
        return Refused("K9", "refuse-docks-open")
    return too_dear(s, seat, s.box.dock)


def can_load(s: TokyoState, seat: i64, ship: i64) -> bool:
    """K14: from a ship at sea onto the barge at sea, up to its cells and to one salmon."""
    if s.owner[ship] != seat or s.cargo[ship] == 0:
        return False
    aboard: i64 = s.cargo[s.box.barge]
    if s.bound[ship] == SALMON and packed_at(aboard, SALMON) >= s.box.salmon_aboard:
        return False
    return packed_sum(aboard) < s.box.cells[s.box.barge]


def why_no_load(s: TokyoState, seat: i64, ship: i64) -> Refused | None:
    barge = s.box.barge
    if s.owner[barge] != seat:
        return Refused("K14", "refuse-no-barge")
    if s.place[barge] != SEA:
        return Refused("K14", "refuse-barge-docked")
    if ship == barge:
        return Refused("K14", "refuse-load-barge")
    if s.owner[ship] != seat:
        return Refused("K14", "refuse-not-yours")
    if s.cargo[ship] == 0:
        return Refused("K14", "refuse-no-cargo")
    if s.bound[ship] == SALMON and packed_at(s.cargo[barge], SALMON) >= s.box.salmon_aboard:
        return Refused("K13", "refuse-salmon")
    if packed_sum(s.cargo[barge]) >= s.box.cells[barge]:
        return Refused("K14", "refuse-barge-full")
    return None


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


def why_no_give(s: TokyoState, seat: i64) -> Refused | None:
    if not can_give(s, seat):
        return Refused("K9", "refuse-nothing-to-give")
    return Refused("K9", "refuse-kept") if s.kept else None
