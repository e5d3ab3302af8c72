"""Fangfrisch: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.bits import members
from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.fangfrisch import catalogue, census, flow, imagine, position, possible, score, view
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.bot import FangfrischMind
from criee.games.fangfrisch.box import MOST_SEATS, SPEEDS, Box, nearer_bell
from criee.games.fangfrisch.moves import Codes
from criee.games.fangfrisch.phases.auction import Award, Ring, Turn
from criee.games.fangfrisch.phases.putting import Can, Steal, Stow
from criee.games.fangfrisch.phases.sale import Closing, First, Sell, Skip
from criee.games.fangfrisch.state import FangfrischState
from criee.games.fangfrisch.voice import FangfrischVoice

OPTIONS: Final = [
    Option("closed_bins", False, "F23"),
    Option("live_speed", "normal", "F13", list(SPEEDS)),
    nearer_bell(MOST_SEATS),
]


class Fangfrisch(Game[FangfrischState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        phases = in_order(
            (flow.FIRST_PHASE, First()),
            (flow.SELL_PHASE, Sell()),
            (flow.SKIP_PHASE, Skip()),
            (flow.TURN_PHASE, Turn()),
            (flow.RING_PHASE, Ring()),
            (flow.AWARD_PHASE, Award()),
            (flow.STEAL_PHASE, Steal()),
            (flow.STOW_PHASE, Stow()),
            (flow.CAN_PHASE, Can()),
            (flow.CLOSING_PHASE, Closing()),
            (flow.OVER_PHASE, Over("over", "F28")),
        )
        box = Box(components, options)
        super().__init__(sign, options, components, phases, Codes(box), FangfrischVoice(phases), FangfrischMind())
        self.box = box
        self.derived = view.DERIVED

    def new(self, seats: int) -> FangfrischState:
        """F1: capital and empty stalls; the house draws the first seller. Impossible: an option needs more seats."""
        self.box.check_seats(seats)
        return FangfrischState(self.box, seats)

    def seen(self, state: FangfrischState, seat: int, move: int, viewer: int) -> str:
        if (move == m.RING or move == m.WAIT) and viewer != seat:
            return "bell ?"  # F13: sealed until the house awards the lot
        return self.describe(move)

    def view(self, state: FangfrischState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase], seat)

    def fill(self, view: View, seat: int, rng: Rng) -> dict[str, object]:
        return imagine.fill(view, seat, rng)

    def secrets(self, state: FangfrischState, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(state, viewer, rng)

    def write(self, state: FangfrischState) -> dict[str, object]:
        return {**super().write(state), "rings": members(state.rings)}

    def read(self, fields: Fields, phase: str) -> FangfrischState:
        return position.read(self.box, fields, self.phase_names.index(phase), self.sign.seats)

    def check(self, state: FangfrischState, phase: str) -> None:
        possible.check(state, phase)

    def census(self, state: FangfrischState) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box, seats)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box)

    def outcome(self, state: FangfrischState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: FangfrischState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("fangfrisch", 1, (3, 5), 30, 2, "F", OPTIONS, Fangfrisch)
