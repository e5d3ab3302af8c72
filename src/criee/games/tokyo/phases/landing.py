"""What lands: money for it, what is too few to be auctioned, new prices at the end of a navigation (K16, K17, K32)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ForcedPhase
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import PRICE_PHASE, end_repricing, onto_quay, reprice
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.free import FreePhase
from criee.games.tokyo.pieces import COLUMNS, CRAB, EEL, SPOTS, TUNA
from criee.games.tokyo.ports import cells, column_of, lying, packed_at, spot_of
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, return_barrel


def land(s: TokyoState, species: i64, barrels: i64) -> None:
    """K16, K32, K37: barrels reach the port; tuna and crab wait for their auction, eels raise their price."""
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
        super().__init__("land", "K16", codes.plain + m.LAND, ("land",))

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
        super().__init__("reprice", "K17", codes, ("reprice", "done"))
        self.midway = True
        self.formal = "done"

    def asks(self, state: TokyoState) -> str:
        """Once every piece has moved, nothing is asked but to go on."""
        found: list[int] = []
        self.choices(state, state.turn, found)
        return super().asks(state) if found[0] != self.codes.plain + m.DONE else "prompt-repriced"

    def choices(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        for at in range(SPOTS):
            # no column overflows into its neighbour: what moved is never more than what lies there
            unmoved: i64 = s.port[seat * SPOTS + at] - s.moved[at]
            if unmoved:
                cells(found, self.codes.reprice + at * COLUMNS, unmoved)
        found.append(self.codes.plain + m.DONE)

    def act(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.plain + m.DONE:
            end_repricing(s)
            return
        lift(s, move - self.codes.reprice)

    def why_not_here(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.DONE:
            return None
        cell = move - self.codes.reprice
        here = lying(s, seat, cell)
        if here == 0:
            return Refused("K17", "refuse-no-barrel")
        moved = packed_at(s.moved[spot_of(cell)], column_of(cell))
        return Refused("K17", "refuse-moved") if moved == here else None


def lift(s: TokyoState, cell: i64) -> None:
    """Takes a piece in hand for a new price; it leaves its column only when the price is said."""
    s.lifted = cell
    s.phase = PRICE_PHASE
