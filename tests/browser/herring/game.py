"""The Last Herring: the rules put together."""

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

from . import catalogue, census, flow, imagine, position, possible, score, view
from .bot import HerringMind
from .box import Box
from .moves import Codes
from .phases.take import Take
from .state import Barrel
from .voice import HerringVoice

OPTIONS: Final = [Option("rotten", False, "H4")]


class Herring(Game[Barrel]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        phases = in_order((flow.TAKE_PHASE, Take()), (flow.OVER_PHASE, Over("over", "H3")))
        super().__init__(sign, options, components, phases, Codes(box), HerringVoice(phases), HerringMind())
        self.box = box
        self.open_score = True

    def new(self, seats: int) -> Barrel:
        return Barrel(self.box)

    def view(self, state: Barrel, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase])

    def secrets(self, state: Barrel, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(state, viewer, rng)

    def read(self, fields: Fields, phase: str) -> Barrel:
        return position.read(self.box, fields)

    def check(self, state: Barrel, phase: str) -> None:
        possible.check(state, phase)

    def census(self, state: Barrel) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box)

    def outcome(self, state: Barrel) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: Barrel) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("herring", 1, (2, 2), 2, 1, "H", OPTIONS, Herring)
