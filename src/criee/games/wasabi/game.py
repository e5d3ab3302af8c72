"""Wasabi!: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.wasabi import flow, imagine, position, possible, score, story, view
from criee.games.wasabi.bot import WasabiMind
from criee.games.wasabi.box import CARDS, Box
from criee.games.wasabi.flow import FIRST_PHASE
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import Chop, Chopped, Cover, Switch
from criee.games.wasabi.phases.passing import Discard
from criee.games.wasabi.phases.prepare import Reward, Score, Stock
from criee.games.wasabi.phases.setup import Deal, Draw, First, Give
from criee.games.wasabi.phases.turn import Place, Turn
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import WasabiView
from criee.games.wasabi.voice import WasabiVoice

OPTIONS: Final = [Option("hidden_hands", False, "W6")]


class Wasabi(Game[WasabiState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        codes = Codes(box)
        phases = in_order(
            {
                flow.FIRST_PHASE: First(codes),
                flow.GIVE_PHASE: Give(codes),
                flow.DRAW_PHASE: Draw(codes),
                flow.DEAL_PHASE: Deal(codes),
                flow.TURN_PHASE: Turn(codes),
                flow.PLACE_PHASE: Place(codes),
                flow.CHOP_PHASE: Chop(codes),
                flow.CHOPPED_PHASE: Chopped(codes),
                flow.SWITCH_PHASE: Switch(codes),
                flow.COVER_PHASE: Cover(codes),
                flow.DISCARD_PHASE: Discard(codes),
                flow.REWARD_PHASE: Reward(codes),
                flow.STOCK_PHASE: Stock(codes),
                flow.SCORE_PHASE: Score(codes),
                flow.OVER_PHASE: Over("over", "W30"),
            }
        )
        super().__init__(
            sign, options, components, phases, codes, WasabiVoice(phases, codes), WasabiMind(phases, codes)
        )
        self.box = box
        self.notation = codes
        self.open_score = True  # W6: tokens, cubes and completed recipes lie open

    def new(self, seats: int) -> WasabiState:
        """W1-W3: everything in pantry, kitchen and piles; the house draws the first player."""
        state = position.blank(self.notation, seats)
        state.phase = FIRST_PHASE
        return state

    def seen(self, state: WasabiState, seat: int, move: int, viewer: int) -> str:
        return story.seen(self.notation, state, move, viewer)

    def view(self, state: WasabiState, seat: int) -> View:
        return view.look(self.notation, state, self.phase_names[state.phase], seat)

    def imagine(self, view: View, seat: int, rng: Rng) -> WasabiState:
        data = imagine.fill(self.box, cast(WasabiView, view), seat, rng)
        return position.read(self.notation, data, self.phase_names)

    def position(self, state: WasabiState) -> dict[str, object]:
        return position.write(self.notation, state, self.phase_names[state.phase])

    def from_position(self, data: Mapping[str, object]) -> WasabiState:
        return position.read(self.notation, data, self.phase_names)

    def census(self, state: WasabiState) -> dict[str, int]:
        """72 tiles, 50 recipes and 10 action cards, those set aside in setup included (W2)."""
        box = self.box
        aside = sum(box.all_cards) - sum(box.kitchens[state.seats - 2])
        return {
            "tiles": sum(state.pantry) + sum(possible.tiles_out(state)),
            "recipes": possible.all_recipes(state),
            "cards": sum(state.kitchen) + sum(possible.cards_out(state)) + aside,
        }

    def catalogue(self) -> dict[str, object]:
        """What a client needs to draw the table: ingredients, strips, tokens, cards, the shape of the counter."""
        box = self.box
        return {
            "rows": int(box.rows),
            "columns": int(box.columns),
            "zones": list(box.zones),
            "ingredients": {
                name: {"category": box.categories[box.category[kind]], "tiles": box.copies[kind]}
                for kind, name in enumerate(box.types)
            },
            "categories": list(box.categories),
            "barred": list(box.barred),
            "recipes": {
                name: {
                    "key": score.key(name),
                    "length": box.lengths[box.length[recipe]],
                    "strip": [box.types[step.bit_length() - 1] for step in box.sequence[recipe]],
                }
                for recipe, name in enumerate(box.recipes)
            },
            "tokens": [
                {"length": length, "count": box.tokens[n], "points": box.points[n], "style": box.style_cubes[n]}
                for n, length in enumerate(box.lengths)
            ],
            "cards": list(CARDS),
            "kitchens": [list(kitchen) for kitchen in box.kitchens],
            "hand": int(box.hand),
            "recipes_held": int(box.recipes_held),
            "cards_held": int(box.cards_held),
        }

    def outcome(self, state: WasabiState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: WasabiState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("wasabi", 1, (2, 4), 45, 3, "W", OPTIONS, Wasabi)
