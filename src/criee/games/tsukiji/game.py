"""Tsukiji Market: the rules put together."""

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
from criee.games.tsukiji import catalogue, census, flow, imagine, position, possible, score, view
from criee.games.tsukiji.bot import TsukijiMind
from criee.games.tsukiji.box import Box
from criee.games.tsukiji.flow import TURN_PHASE
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.phases.bonus import Choose, Clear, Discard, Recentre, Score, Steal
from criee.games.tsukiji.phases.deck import Draw, Layout, Rebuild, Turn
from criee.games.tsukiji.phases.round import Bid, Reveal, Take
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.voice import TsukijiVoice

OPTIONS: Final = [
    Option("kind_fish", False, "T31"),
    Option("end_effects", True, "T24"),
    Option("bonus_after_layout", False, "T24"),
]


class Tsukiji(Game[TsukijiState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        codes = Codes(box)
        phases = in_order(
            (flow.LAYOUT_PHASE, Layout(codes)),
            (flow.TURN_PHASE, Turn(codes)),
            (flow.REBUILD_PHASE, Rebuild(codes)),
            (flow.BID_PHASE, Bid(codes)),
            (flow.REVEAL_PHASE, Reveal(codes)),
            (flow.TAKE_PHASE, Take(codes)),
            (flow.STEAL_PHASE, Steal(codes)),
            (flow.DISCARD_PHASE, Discard(codes)),
            (flow.DRAW_PHASE, Draw(codes)),
            (flow.CHOOSE_PHASE, Choose(codes)),
            (flow.CLEAR_PHASE, Clear(codes)),
            (flow.RECENTRE_PHASE, Recentre(codes)),
            (flow.SCORE_PHASE, Score(codes)),
            (flow.OVER_PHASE, Over("over", "T29")),
        )
        super().__init__(sign, options, components, phases, codes, TsukijiVoice(phases, codes), TsukijiMind())
        self.box = box
        self.derived = view.DERIVED
        self.open_score = True  # T4: everything but a sealed bid lies open
        self.house_rules["rebuild"] = "T25"  # the layout and a draw do it only in need (T26)

    def new(self, seats: int) -> TsukijiState:
        """T1-T3: the barrel on the centre by night; the house turns up the first card."""
        state = TsukijiState(self.box)
        state.phase = TURN_PHASE
        return state

    def seen(self, state: TsukijiState, seat: int, move: int, viewer: int) -> str:
        if self.verb(move) == "bid" and viewer != seat:
            return "bid ?"  # T5: shown when the house reveals
        return self.describe(move)

    def view(self, state: TsukijiState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase], seat)

    def fill(self, view: View, seat: int, rng: Rng) -> dict[str, object]:
        return imagine.fill(self.box, view, rng)

    def secrets(self, state: TsukijiState, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(state, viewer, rng)

    def write(self, state: TsukijiState) -> dict[str, object]:
        return {**super().write(state), "bids": [int(state.bid0), int(state.bid1)]}

    def read(self, fields: Fields, phase: str) -> TsukijiState:
        return position.read(self.box, fields, phase)

    def check(self, state: TsukijiState, phase: str) -> None:
        possible.check(state, phase)

    def census(self, state: TsukijiState) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box)

    def outcome(self, state: TsukijiState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: TsukijiState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("tsukiji", 1, (2, 2), 15, 2, "T", OPTIONS, Tsukiji)
