"""Tokyo Tsukiji Market: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Over, Phase, Sign, View
from criee.engine.line import Line, Tally
from criee.engine.options import Option, Options
from criee.engine.rng import Rng
from criee.games.tokyo import bot, catalogue, census, flow, foresee, labels, position, score, story, view
from criee.games.tokyo.box import ALWAYS, DRAWN, NEVER, Box
from criee.games.tokyo.flow import SETUP_PHASE
from criee.games.tokyo.instinct import Instinct
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.buy import Buy
from criee.games.tokyo.phases.end import Score
from criee.games.tokyo.phases.give import Give
from criee.games.tokyo.phases.landing import Land, Reprice
from criee.games.tokyo.phases.navigate import Navigate
from criee.games.tokyo.phases.price import Price
from criee.games.tokyo.phases.sealed import Bid, DrawToken, Reveal, Tie
from criee.games.tokyo.phases.setup import First, NewMarket, SetUp
from criee.games.tokyo.phases.spoken import Accept, Hammer, Offer, Raise
from criee.games.tokyo.phases.start import Begin, Degrade, OwnFugu, Refrigerator
from criee.games.tokyo.phases.turn import Turn
from criee.games.tokyo.phases.visit import Lot, Visit
from criee.games.tokyo.pieces import MACKEREL, MARKETS, SHIPS
from criee.games.tokyo.state import TokyoState, first_state

OPTIONS: Final = [
    Option("hidden_money", False, "K4"),
    Option("beginner", False, "K1"),
    Option("more_fish", 0, "K1", low=0, high=5),
    Option("more_outer", 0, "K1", low=0, high=6),
    Option("any_barrel", False, "K30"),
    Option("free_fugu", False, "K38"),
    *(
        Option(name, DRAWN, "K1", choices=[DRAWN, ALWAYS, NEVER])
        for number, name in enumerate(MARKETS)
        if number not in (MACKEREL, SHIPS)
    ),
]


class Tokyo(Game[TokyoState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        box = Box(components, options)
        codes = Codes(box)
        hall = Hall(box, codes)
        phases: list[Phase[TokyoState]] = [  # numbered in flow.py
            SetUp(codes),
            First(codes),
            Begin(codes),
            Refrigerator(codes),
            OwnFugu(codes),
            Degrade(codes),
            Turn(codes, hall),
            Navigate(codes),
            Price(codes),
            Land(codes),
            Reprice(codes),
            Buy(codes),
            Visit(codes, hall),
            Lot(codes, hall),
            Offer(codes),
            Accept(codes),
            Raise(codes),
            Hammer(codes, hall),
            DrawToken(codes),
            Bid(codes),
            Reveal(codes),
            Tie(codes),
            Give(codes),
            NewMarket(codes),
            Score(codes),
            Over("over", "K53"),
        ]
        super().__init__(sign, options, components, phases, codes.space)
        self.box = box
        self.codes = codes
        self.hall = hall
        self.thumb = Instinct(codes, hall)
        self.phase_names: list[str] = [phase.name for phase in phases]

    def new(self, seats: int) -> TokyoState:
        """K1, K2: before the house draws the other markets and the first player."""
        state = first_state(self.box, seats)
        state.phase = SETUP_PHASE
        return state

    def describe(self, move: int) -> str:
        return self.codes.describe(move)

    def parse(self, text: str) -> int:
        return self.codes.parse(text)

    def verb(self, move: int) -> str:
        return self.codes.verb(move)

    def seen(self, state: TokyoState, seat: int, move: int, viewer: int) -> str:
        if state.phase == flow.BID_PHASE and viewer != seat:
            return "bid ?"  # K60: shown when the house reveals
        return self.codes.describe(move)

    def view(self, state: TokyoState, seat: int) -> View:
        return view.look(state, self.phase_names, seat)

    def imagine(self, view: View, seat: int, rng: Rng) -> TokyoState:
        return position.imagine(self.box, view, seat, self.phase_names, rng)

    def position(self, state: TokyoState) -> dict[str, object]:
        return position.write(state, self.phase_names)

    def from_position(self, data: Mapping[str, object]) -> TokyoState:
        return position.read(self.box, self.hall, data, self.phase_names)

    def census(self, state: TokyoState) -> dict[str, int]:
        return census.count_all(state)

    def catalogue(self) -> dict[str, object]:
        return catalogue.facts(self.box, self.hall)

    def label(self, state: TokyoState, seat: int, move: int) -> Line:
        return labels.label(self.codes, self.hall, state, seat, move)

    def foresee(self, state: TokyoState, seat: int, move: int) -> Mapping[str, object]:
        return foresee.foresee(self.phases, state, seat, move)

    def story(self, before: TokyoState, after: TokyoState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(self.codes, self.hall, before, after, seat, move)

    def outcome(self, state: TokyoState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: TokyoState) -> list[Tally]:
        return score.sheet(state)

    def open_score(self) -> bool:
        """K60: with hidden money the sheet would tell what everybody has."""
        return not self.box.hidden_money

    def worth(self, state: TokyoState, seat: int) -> float:
        return bot.worth(state, self.hall, seat)

    def instinct(self, state: TokyoState, seat: int, rng: Rng) -> int:
        return self.thumb.choose(state, seat, self.moves(state, seat), rng)


SIGN: Final = Sign("tokyo", 1, (2, 6), 120, 5, "K", OPTIONS, Tokyo)
