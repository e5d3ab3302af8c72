"""Wasabi!: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.components import Components
from criee.engine.game import HOUSE, ONLY_HOUSE, Game, Outcome, Over, Phase, Sign, View
from criee.engine.line import Line, Tally
from criee.engine.options import Option, Options
from criee.engine.rng import Rng
from criee.games.wasabi import bot, foresight, imagine, position, possible, score, story, view
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

OPTIONS: Final = [Option("hidden_hands", False, "W6")]


class Wasabi(Game[WasabiState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        codes = Codes(box)
        phases: list[Phase[WasabiState]] = [  # numbered in flow.py
            First(codes),
            Give(codes),
            Draw(codes),
            Deal(codes),
            Turn(codes),
            Place(codes),
            Chop(codes),
            Chopped(codes),
            Switch(codes),
            Cover(codes),
            Discard(codes),
            Reward(codes),
            Stock(codes),
            Score(codes),
            Over("over", "W30"),
        ]
        super().__init__(sign, options, components, phases, codes.space)
        self.box = box
        self.codes = codes
        self.phase_names: list[str] = [phase.name for phase in phases]

    def new(self, seats: int) -> WasabiState:
        """W1-W3: everything in pantry, kitchen and piles; the house draws the first player."""
        state = position.blank(self.codes, seats)
        state.phase = FIRST_PHASE
        return state

    def describe(self, move: int) -> str:
        return self.codes.describe(move)

    def parse(self, text: str) -> int:
        return self.codes.parse(text)

    def verb(self, move: int) -> str:
        return self.codes.verb(move)

    def seen(self, state: WasabiState, seat: int, move: int, viewer: int) -> str:
        return story.seen(self.codes, state, move, viewer)

    def view(self, state: WasabiState, seat: int) -> View:
        return view.look(self.codes, state, self.phase_names[state.phase], seat)

    def imagine(self, view: View, seat: int, rng: Rng) -> WasabiState:
        data = imagine.fill(self.box, cast(WasabiView, view), seat, rng)
        return position.read(self.codes, data, self.phase_names)

    def position(self, state: WasabiState) -> dict[str, object]:
        return position.write(self.codes, state, self.phase_names[state.phase])

    def from_position(self, data: Mapping[str, object]) -> WasabiState:
        return position.read(self.codes, data, self.phase_names)

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

    def label(self, state: WasabiState, seat: int, move: int) -> Line:
        return story.label(self.codes, state, move)

    def foresee(self, state: WasabiState, seat: int, move: int) -> Mapping[str, object]:
        """What can be claimed after a move, what it brings, and whether it ends the match.

        The house goes on for the sake of that end; which recipe it deals makes no difference to it, and is not told.
        """
        then = state.clone()
        self.play(then, seat, move)
        while self.to_act(then) == ONLY_HOUSE:
            self.play(then, HOUSE, self.moves(then, HOUSE)[0])
        return foresight.tell(self.codes, state, then, seat)

    def story(self, before: WasabiState, after: WasabiState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(self.codes, before, after, move, viewer)

    def outcome(self, state: WasabiState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: WasabiState) -> list[Tally]:
        return score.sheet(state)

    def open_score(self) -> bool:
        return True  # W6: tokens, cubes and completed recipes lie open

    def worth(self, state: WasabiState, seat: int) -> float:
        return bot.worth(state, seat)

    def shortlist(self, state: WasabiState, seat: int, moves: list[int]) -> list[int]:
        """Of many squares for a card, the few that look best at once."""
        if len(moves) <= bot.FEW or state.phase not in bot.CARD_PHASES:
            return moves
        looks: list[float] = []
        for move in moves:
            then = state.clone()
            self.play(then, seat, move)
            looks.append(bot.worth(then, seat))
        bar = sorted(looks)[-bot.FEW]
        return [move for move, look in zip(moves, looks, strict=True) if look >= bar][: bot.FEW]

    def instinct(self, state: WasabiState, seat: int, rng: Rng) -> int:
        return bot.instinct(self.codes, state, seat)


SIGN: Final = Sign("wasabi", 1, (2, 4), 45, 3, "W", OPTIONS, Wasabi)
