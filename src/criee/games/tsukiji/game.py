"""Tsukiji Market: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.bits import count
from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.tsukiji import flow, position, possible, score, view
from criee.games.tsukiji.bot import TsukijiMind
from criee.games.tsukiji.box import COLOURS, ICON_NAMES, SPECIALITIES, Box
from criee.games.tsukiji.flow import TURN_PHASE, turn_over
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.phases.bonus import Choose, Clear, Discard, Recentre, Score, Steal
from criee.games.tsukiji.phases.deck import Draw, Layout, Rebuild, Turn
from criee.games.tsukiji.phases.round import Bid, Reveal, Take
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.view import TsukijiView
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
            {
                flow.LAYOUT_PHASE: Layout(codes),
                flow.TURN_PHASE: Turn(codes),
                flow.REBUILD_PHASE: Rebuild(codes),
                flow.BID_PHASE: Bid(codes),
                flow.REVEAL_PHASE: Reveal(codes),
                flow.TAKE_PHASE: Take(codes),
                flow.STEAL_PHASE: Steal(codes),
                flow.DISCARD_PHASE: Discard(codes),
                flow.DRAW_PHASE: Draw(codes),
                flow.CHOOSE_PHASE: Choose(codes),
                flow.CLEAR_PHASE: Clear(codes),
                flow.RECENTRE_PHASE: Recentre(codes),
                flow.SCORE_PHASE: Score(codes),
                flow.OVER_PHASE: Over("over", "T29"),
            }
        )
        super().__init__(sign, options, components, phases, codes, TsukijiVoice(phases, codes), TsukijiMind())
        self.box = box
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

    def imagine(self, view: View, seat: int, rng: Rng) -> TsukijiState:
        """Only sealed bids have to be made up."""
        seen = cast(TsukijiView, view)
        low = int(self.box.lowest_bid)
        bids = [
            bid if bid or not made else low + rng.pick(self.box.bids)
            for bid, made in zip(seen["bids"], seen["has_bid"], strict=True)
        ]
        data: dict[str, object] = dict(view)
        data["bids"] = bids
        return position.read(self.box, data, self.phase_names)

    def position(self, state: TsukijiState) -> dict[str, object]:
        return position.write(state, self.phase_names[state.phase])

    def from_position(self, data: Mapping[str, object]) -> TsukijiState:
        return position.read_possible(self.box, data, self.phase_names)

    def census(self, state: TsukijiState) -> dict[str, int]:
        """T2: 18 cards, each in one place."""
        cards = count(state.deck | turn_over(state.deck)) // 2
        for _, faces in possible.in_play(state):
            cards += count(faces)
        return {"cards": int(cards)}

    def catalogue(self) -> dict[str, object]:
        """What a client needs to draw the table: the faces, and the numbers printed on barrel and balance."""
        box = self.box
        faces: dict[str, object] = {}
        for face, text in enumerate(box.labels):
            halves = [
                {
                    "colour": box.names[c],
                    "value": box.value[face * COLOURS + c],
                    "icon": ICON_NAMES[box.icon[face * COLOURS + c]],
                }
                for c in box.colours[face]
            ]
            faces[text] = {"card": face // 2 + 1, "other": box.labels[face ^ 1], "halves": halves}
        return {
            "faces": faces,
            "colours": list(box.names),
            "specialities": [SPECIALITIES[kind] for kind in box.speciality],
            "night": box.threshold[:COLOURS],
            "day": box.threshold[COLOURS:],
            "notches": int(box.notches),
            "bids": [bid + int(box.lowest_bid) for bid in box.bids],
            "knives_to_win": int(box.knives_to_win),
            "wasabi_to_double": int(box.wasabi_to_double),
            "points_per_notch": int(box.points_per_notch),
            "kind_fish": box.kind_fish,
            "kind_fish_cards": int(box.kind_fish_cards),
            "end_effects": box.end_effects,
            "bonus_after_layout": box.bonus_after_layout,
        }

    def outcome(self, state: TsukijiState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: TsukijiState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("tsukiji", 1, (2, 2), 15, 2, "T", OPTIONS, Tsukiji)
