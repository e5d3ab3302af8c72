"""Tokyo Tsukiji Market: the rules put together."""

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
from criee.games.tokyo import catalogue, census, flow, imagine, position, possible, score, view
from criee.games.tokyo.bot import TokyoMind
from criee.games.tokyo.box import ALWAYS, DRAWN, NEVER, Box
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
from criee.games.tokyo.voice import TokyoVoice

OPTIONS: Final = [
    Option("hidden_money", False, "K4"),
    Option("beginner", False, "K1", first=True),
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
        phases = in_order(
            (flow.SETUP_PHASE, SetUp(codes)),
            (flow.FIRST_PHASE, First(codes)),
            (flow.BEGIN_PHASE, Begin(codes)),
            (flow.FRIDGE_PHASE, Refrigerator(codes)),
            (flow.FUGU_PHASE, OwnFugu(codes)),
            (flow.DEGRADE_PHASE, Degrade(codes)),
            (flow.TURN_PHASE, Turn(codes, hall)),
            (flow.NAVIGATE_PHASE, Navigate(codes)),
            (flow.PRICE_PHASE, Price(codes)),
            (flow.LAND_PHASE, Land(codes)),
            (flow.REPRICE_PHASE, Reprice(codes)),
            (flow.BUY_PHASE, Buy(codes)),
            (flow.VISIT_PHASE, Visit(codes, hall)),
            (flow.LOT_PHASE, Lot(codes, hall)),
            (flow.OFFER_PHASE, Offer(codes)),
            (flow.ACCEPT_PHASE, Accept(codes)),
            (flow.RAISE_PHASE, Raise(codes)),
            (flow.HAMMER_PHASE, Hammer(codes, hall)),
            (flow.DRAW_PHASE, DrawToken(codes)),
            (flow.BID_PHASE, Bid(codes)),
            (flow.REVEAL_PHASE, Reveal(codes)),
            (flow.TIE_PHASE, Tie(codes)),
            (flow.GIVE_PHASE, Give(codes)),
            (flow.MARKET_PHASE, NewMarket(codes)),
            (flow.SCORE_PHASE, Score(codes)),
            (flow.OVER_PHASE, Over("over", "K53")),
        )
        voice, mind = TokyoVoice(phases, codes, hall), TokyoMind(phases, codes, hall)
        super().__init__(sign, options, components, phases, codes, voice, mind)
        self.box = box
        self.hall = hall
        self.derived = view.DERIVED
        self.open_score = not box.hidden_money  # K60: the sheet would tell what everybody has

    def new(self, seats: int) -> TokyoState:
        """K1, K2: before the house draws the other markets and the first player."""
        return first_state(self.box, seats)

    def seen(self, state: TokyoState, seat: int, move: int, viewer: int) -> str:
        if state.phase == flow.BID_PHASE and viewer != seat:
            return "bid ?"  # K60: shown when the house reveals
        return self.describe(move)

    def view(self, state: TokyoState, seat: int) -> View:
        return view.look(state, self.hall, self.phase_names, seat)

    def fill(self, view: View, seat: int, rng: Rng) -> Mapping[str, object]:
        return imagine.fill(self.hall, view, rng)

    def secrets(self, state: TokyoState, viewer: int, rng: Rng) -> dict[str, object]:
        return imagine.secrets(self.hall, state, viewer, rng)

    def write(self, state: TokyoState) -> dict[str, object]:
        return position.write(state, self.hall, self.phase_names)

    def read_all(self, data: Mapping[str, object]) -> TokyoState:
        """The phase may be left out as well: it is somebody's turn."""
        return super().read_all({"phase": self.phase_names[flow.TURN_PHASE], **data})

    def read(self, fields: Fields, phase: str) -> TokyoState:
        return position.read(self.box, fields, self.phase_names)

    def check(self, state: TokyoState, phase: str) -> None:
        possible.check(state, phase, self.hall)

    def census(self, state: TokyoState) -> dict[str, int]:
        return census.count(state)

    def contents(self, seats: int) -> dict[str, int]:
        return census.contents(self.box, seats)

    def catalogue(self) -> Mapping[str, object]:
        return catalogue.facts(self.box, self.hall)

    def outcome(self, state: TokyoState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: TokyoState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("tokyo", 1, (2, 6), 120, 5, "K", OPTIONS, Tokyo)
