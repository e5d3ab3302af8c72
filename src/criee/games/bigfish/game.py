"""Little Big Fish: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Over, Phase, Sign, View
from criee.engine.line import Line, Tally
from criee.engine.options import Option, Options
from criee.engine.rng import Rng
from criee.games.bigfish import bot, forecast, position, score, story, view
from criee.games.bigfish.box import SIZES, SURPRISES, Box
from criee.games.bigfish.flow import FIRST_PHASE
from criee.games.bigfish.moves import SPACE, Codes
from criee.games.bigfish.phases.effect import Birth, Draw, Fisher, Whirl
from criee.games.bigfish.phases.setup import First, Layout, Setup
from criee.games.bigfish.phases.step import Choice, Pass, Step
from criee.games.bigfish.sea import CELLS, PLACES, TILE, cell_name
from criee.games.bigfish.state import FishState

OPTIONS: Final = [
    Option("first_game", False, "B1"),
    Option("stops", False, "B7"),
    Option("safeguard", True, "B27"),
]


class LittleBigFish(Game[FishState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        phases: list[Phase[FishState]] = [  # numbered in flow.py
            Layout(),
            First(),
            Setup(),
            Step(),
            Choice(),
            Draw(),
            Fisher(),
            Birth(),
            Whirl(),
            Pass(),
            Over("over", "B25"),
        ]
        super().__init__(sign, options, components, phases, SPACE)
        self.box = box
        self.codes = Codes(box)
        self.phase_names: list[str] = [phase.name for phase in phases]

    def new(self, seats: int) -> FishState:
        """B1: an empty table, or the four tiles as for a first game."""
        box = self.box
        if not box.first_game:
            return FishState(box, 0, box.open_sea)
        state = FishState(box, box.first_layout, box.sea(box.first_layout))
        state.laid = PLACES
        state.phase = FIRST_PHASE
        return state

    def describe(self, move: int) -> str:
        return self.codes.describe(move)

    def parse(self, text: str) -> int:
        return self.codes.parse(text)

    def verb(self, move: int) -> str:
        return self.codes.verb(move)

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

    def label(self, state: FishState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def foresee(self, state: FishState, seat: int, move: int) -> Mapping[str, object]:
        return forecast.foresee(self.phases, state, seat, move)

    def story(self, before: FishState, after: FishState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def outcome(self, state: FishState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: FishState) -> list[Tally]:
        return score.sheet(state)

    def worth(self, state: FishState, seat: int) -> float:
        return bot.worth(state, seat)


SIGN: Final = Sign("bigfish", 1, (2, 2), 20, 2, "B", OPTIONS, LittleBigFish)
