"""Wasabi!: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Line, Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.wasabi import catalogue, census, flow, imagine, position, possible, score, story, view
from criee.games.wasabi.bot import WasabiMind
from criee.games.wasabi.box import Box
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import Chop, Chopped, Cover, Switch
from criee.games.wasabi.phases.passing import Discard
from criee.games.wasabi.phases.prepare import Reward, Score, Stock
from criee.games.wasabi.phases.setup import Deal, Draw, First, Give, giving
from criee.games.wasabi.phases.turn import Place, Turn
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import WasabiView
from criee.games.wasabi.voice import WasabiVoice

CLAIMING: Final = (  # what is asked of a player who has completed a recipe
    "prompt-turn-claim",
    "prompt-turn-claim-card",
    "prompt-turn-claim-spicy",
    "prompt-turn-claim-tile",
    "prompt-chopped-claim",
)
OPTIONS: Final = [Option("hidden_hands", False, "W6")]


class Wasabi(Game[WasabiState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        codes = Codes(box)
        phases = in_order(
            (flow.FIRST_PHASE, First(codes)),
            (flow.GIVE_PHASE, Give(codes)),
            (flow.DRAW_PHASE, Draw(codes)),
            (flow.DEAL_PHASE, Deal(codes)),
            (flow.TURN_PHASE, Turn(codes)),
            (flow.PLACE_PHASE, Place(codes)),
            (flow.CHOP_PHASE, Chop(codes)),
            (flow.CHOPPED_PHASE, Chopped(codes)),
            (flow.SWITCH_PHASE, Switch(codes)),
            (flow.COVER_PHASE, Cover(codes)),
            (flow.DISCARD_PHASE, Discard(codes)),
            (flow.REWARD_PHASE, Reward(codes)),
            (flow.STOCK_PHASE, Stock(codes)),
            (flow.SCORE_PHASE, Score(codes)),
            (flow.OVER_PHASE, Over("over", "W30")),
        )
        voice, mind = WasabiVoice(phases, codes), WasabiMind(phases, codes)
        super().__init__(sign, options, components, phases, codes, voice, mind)
        self.box = box
        self.derived = position.DERIVED
        self.open_score = True  # W6: tokens, cubes and completed recipes lie open

    def new(self, seats: int) -> WasabiState:
        """W1-W3: everything in pantry, kitchen and piles; the house draws the first player."""
        return position.blank(self.box, seats)

    def seen(self, state: WasabiState, seat: int, move: int, viewer: int) -> str:
        return story.seen(state, self.describe(move), viewer)

    def prompt(self, state: WasabiState, viewer: int) -> Line:
        """Names the neighbour (W4); cites W9 for a claim to nobody but who may make it: recipes are hidden (W6)."""
        line = super().prompt(state, viewer)
        if line.key == "prompt-give":
            line.args = giving(state)
        elif line.key in CLAIMING:
            line.rule = "W9"
        return line

    def view(self, state: WasabiState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase], seat)

    def fill(self, view: View, seat: int, rng: Rng) -> Mapping[str, object]:
        return imagine.fill(self.box, cast(WasabiView, view), seat, rng)

    def secrets(self, state: WasabiState, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(state, viewer, rng)

    def write(self, state: WasabiState) -> dict[str, object]:
        return position.write(state)

    def read(self, fields: Fields, phase: str) -> WasabiState:
        return position.read(self.box, fields, phase)

    def check(self, state: WasabiState, phase: str) -> None:
        possible.check(state, phase)

    def census(self, state: WasabiState) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box, seats)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box)

    def outcome(self, state: WasabiState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: WasabiState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("wasabi", 1, (2, 4), 45, 3, "W", OPTIONS, Wasabi)
