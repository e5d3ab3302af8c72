"""Fangfrisch: the rules put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from criee.engine.components import Components
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Tally
from criee.engine.options import Option, Options
from criee.engine.phase import Over, in_order
from criee.engine.rng import Rng
from criee.games.fangfrisch import flow, position, score, view
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.bot import FangfrischMind
from criee.games.fangfrisch.box import FISH_KINDS, MOST_SEATS, PILE_KINDS, SLOT_NAMES, SPECIES, SPEEDS, Box, nearer_bell
from criee.games.fangfrisch.moves import Codes
from criee.games.fangfrisch.phases.auction import Award, Ring, Turn
from criee.games.fangfrisch.phases.putting import Can, Steal, Stow
from criee.games.fangfrisch.phases.sale import Closing, First, Sell, Skip
from criee.games.fangfrisch.state import FangfrischState
from criee.games.fangfrisch.view import FangfrischView
from criee.games.fangfrisch.voice import FangfrischVoice

OPTIONS: Final = [
    Option("closed_bins", False, "F23"),
    Option("live_speed", "normal", "F13", list(SPEEDS)),
    nearer_bell(MOST_SEATS),
]


class Fangfrisch(Game[FangfrischState]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        phases = in_order(
            {
                flow.FIRST_PHASE: First(),
                flow.SELL_PHASE: Sell(),
                flow.SKIP_PHASE: Skip(),
                flow.TURN_PHASE: Turn(),
                flow.RING_PHASE: Ring(),
                flow.AWARD_PHASE: Award(),
                flow.STEAL_PHASE: Steal(),
                flow.STOW_PHASE: Stow(),
                flow.CAN_PHASE: Can(),
                flow.CLOSING_PHASE: Closing(),
                flow.OVER_PHASE: Over("over", "F28"),
            }
        )
        box = Box(components, options)
        super().__init__(sign, options, components, phases, Codes(box), FangfrischVoice(phases), FangfrischMind())
        self.box = box

    def new(self, seats: int) -> FangfrischState:
        """F1: capital and empty stalls; the house draws the first seller. Impossible: an option needs more seats."""
        self.box.check_seats(seats)
        return FangfrischState(self.box, seats)

    def seen(self, state: FangfrischState, seat: int, move: int, viewer: int) -> str:
        if (move == m.RING or move == m.WAIT) and viewer != seat:
            return "bell ?"  # F13: sealed until the house awards the lot
        return self.describe(move)

    def view(self, state: FangfrischState, seat: int) -> View:
        return view.look(state, self.phase_names[state.phase], seat)

    def imagine(self, view: View, seat: int, rng: Rng) -> FangfrischState:
        """Only sealed rings have to be made up: the deck is drawn card by card, with the odds of F2."""
        seen = cast(FangfrischView, view)
        data: dict[str, object] = dict(view)
        data["rings"] = seen["rings"] + [p for p in seen["decided"] if p != seat and rng.below(2) == 1]
        return position.read(self.box, data, self.phase_names, self.sign.seats)

    def position(self, state: FangfrischState) -> dict[str, object]:
        return position.write(state, self.phase_names[state.phase])

    def from_position(self, data: Mapping[str, object]) -> FangfrischState:
        return position.read(self.box, data, self.phase_names, self.sign.seats)

    def census(self, state: FangfrischState) -> dict[str, int]:
        """Every card in one place, and every euro paid by the bank or to it."""
        cards = sum(flow.cards_outside_deck(state)) + int(state.deck_cards)
        cards += (1 if state.ending else 0) + (1 if state.closed else 0)
        euro = sum([int(state.money[seat] - state.net(seat)) for seat in range(int(state.seats))])
        return {"cards": cards, "shuffled": int(sum(flow.cards_outside_deck(state)) + sum(state.deck)), "euro": euro}

    def catalogue(self) -> dict[str, object]:
        """What a client needs to draw the table: cards, prices, slots, and how the bell behaves live."""
        box = self.box
        cards: dict[str, object] = {}
        for kind in range(PILE_KINDS):
            name = box.names[box.of_species[kind]] if kind < FISH_KINDS else ""
            fish = box.shows[kind] if kind < FISH_KINDS else 0
            cards[box.labels[kind]] = {"species": name, "fish": fish, "number": box.count[kind]}
        return {
            "species": box.names[:SPECIES],
            "joker": box.names[SPECIES],
            "cards": cards,
            "special": ["end", "close"],
            "slots": list(SLOT_NAMES),
            "full": box.full.copy(),
            "half": box.half.copy(),
            "capital": int(box.capital),
            "lot_price": int(box.lot_price),
            "bonus": int(box.bonus),
            "bin_price": int(box.bin_price),
            "per_can": int(box.per_can),
            "seller_rings_up_to": int(box.seller_rings_up_to),
            "bell": {"millis": box.millis, "naming": box.naming, "head_start": box.head_start, "near": box.near_seat},
        }

    def outcome(self, state: FangfrischState) -> Outcome | None:
        return score.outcome(state)

    def score(self, state: FangfrischState) -> list[Tally]:
        return score.sheet(state)


SIGN: Final = Sign("fangfrisch", 1, (3, 5), 30, 2, "F", OPTIONS, Fangfrisch)
