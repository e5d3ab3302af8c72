"""Little Big Fish: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.bigfish import flow, position, score, view
from criee.games.bigfish.bot import FishMind
from criee.games.bigfish.box import SIZES, SURPRISES, Box
from criee.games.bigfish.flow import FIRST_PHASE
from criee.games.bigfish.moves import Codes
from criee.games.bigfish.phases.effect import Birth, Draw, Fisher, Whirl
from criee.games.bigfish.phases.setup import First, Layout, Setup
from criee.games.bigfish.phases.step import Choice, Pass, Step
from criee.games.bigfish.sea import CELLS, PLACES, TILE, cell_name
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
            {
                flow.LAYOUT_PHASE: Layout(),
                flow.FIRST_PHASE: First(),
                flow.SETUP_PHASE: Setup(),
                flow.STEP_PHASE: Step(),
                flow.CHOICE_PHASE: Choice(),
                flow.DRAW_PHASE: Draw(),
                flow.FISHER_PHASE: Fisher(),
                flow.BIRTH_PHASE: Birth(),
                flow.WHIRL_PHASE: Whirl(),
                flow.PASS_PHASE: Pass(),
                flow.OVER_PHASE: Over("over", "B25"),
            }
        )
        super().__init__(sign, options, components, phases, Codes(box), FishVoice(phases), FishMind())
        self.box = box

    def new(self, seats: int) -> FishState:
        """B1: an empty table, or the four tiles as for a first game."""
        box = self.box
        if not box.first_game:
            return FishState(box, 0, box.open_sea)
        state = FishState(box, box.first_layout, box.sea(box.first_layout))
        state.laid = PLACES
        state.phase = FIRST_PHASE
        return state

    def view(self, state: FishState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase])

    def imagine(self, view: View, seat: int, rng: Rng) -> FishState:
        """Nothing has to be made up: the order of the pile is drawn when a token is turned up."""
        return position.read(self.box, position.needed(view), self.phase_names)

    def position(self, state: FishState) -> dict[str, object]:
        return position.write(state, self.phase_names[state.phase])

    def from_position(self, data: Mapping[str, object]) -> FishState:
        return position.read(self.box, data, self.phase_names)

    def census(self, state: FishState) -> dict[str, int]:
        return state.census()

    def catalogue(self) -> dict[str, object]:
        """What a client needs to draw the table: the tiles as drawn, and how many of everything there are."""
        box = self.box
        tiles: dict[str, object] = {}
        for name, face in zip(box.names, box.faces, strict=True):
            letters = "".join(box.kind_letter(kind) for kind in face)
            tiles[name] = [letters[row : row + TILE] for row in range(TILE * TILE - TILE, -1, -TILE)]
        return {
            "tiles": tiles,
            "cells": [cell_name(cell) for cell in range(CELLS)],
            "teams": list(box.teams),
            "figures": dict(zip(SIZES, box.figures, strict=True)),
            "plankton": list(box.colours),
            "surprises": dict(zip(SURPRISES, box.tokens, strict=True)),
            "goal": int(box.goal),
            "lonely": int(box.lonely),
            "start": int(box.start),
            "quiet_turns": int(box.quiet_turns),
            "repeats": int(box.repeats),
        }

    def outcome(self, state: FishState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: FishState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("bigfish", 1, (2, 2), 20, 2, "B", OPTIONS, LittleBigFish)
