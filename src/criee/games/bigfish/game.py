"""Little Big Fish: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.bigfish import catalogue, census, flow, imagine, position, possible, score, view
from criee.games.bigfish.bot import FishMind
from criee.games.bigfish.box import Box
from criee.games.bigfish.moves import Codes
from criee.games.bigfish.phases.effect import Birth, Draw, Fisher, Whirl
from criee.games.bigfish.phases.setup import First, Layout, Setup
from criee.games.bigfish.phases.step import Choice, Pass, Step
from criee.games.bigfish.sea import PLACES
from criee.games.bigfish.state import FishState
from criee.games.bigfish.voice import FishVoice

OPTIONS: Final = [
    Option("first_game", False, "B1"),
    Option("stops", False, "B7"),
    Option("safeguard", True, "B27"),
]


class LittleBigFish(Game[FishState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        phases = in_order(
            (flow.LAYOUT_PHASE, Layout()),
            (flow.FIRST_PHASE, First()),
            (flow.SETUP_PHASE, Setup()),
            (flow.STEP_PHASE, Step()),
            (flow.CHOICE_PHASE, Choice()),
            (flow.DRAW_PHASE, Draw()),
            (flow.FISHER_PHASE, Fisher()),
            (flow.BIRTH_PHASE, Birth()),
            (flow.WHIRL_PHASE, Whirl()),
            (flow.PASS_PHASE, Pass()),
            (flow.OVER_PHASE, Over("over", "B25")),
        )
        super().__init__(sign, options, components, phases, Codes(box), FishVoice(phases), FishMind())
        self.box = box
        self.derived = view.DERIVED

    def new(self, seats: int) -> FishState:
        """B1: an empty table, or the four tiles as for a first game."""
        box = self.box
        if not box.first_game:
            return FishState(box, 0, box.open_sea)
        state = FishState(box, box.first_layout, box.sea(box.first_layout))
        state.laid = PLACES
        state.phase = flow.FIRST_PHASE
        return state

    def view(self, state: FishState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase])

    def secrets(self, state: FishState, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(state, viewer, rng)

    def read(self, fields: Fields, phase: str) -> FishState:
        return position.read(self.box, fields, self.phase_names.index(phase))

    def check(self, state: FishState, phase: str) -> None:
        possible.check(state, phase)

    def census(self, state: FishState) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box)

    def outcome(self, state: FishState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: FishState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("bigfish", 1, (2, 2), 20, 2, "B", OPTIONS, LittleBigFish)
