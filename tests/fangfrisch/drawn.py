"""Tables drawn by hand: a position, then players and house in the words of a record."""

from __future__ import annotations

from typing import cast

import pytest

from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY
from criee.engine.record import seat_number
from criee.games import open_game
from criee.games.fangfrisch.game import Fangfrisch
from criee.games.fangfrisch.state import FangfrischState
from criee.games.fangfrisch.view import FangfrischView

Stall = dict[str, list[str]]


class Drawn:
    """A match that starts from a position; seat 0 is p1. Nothing happens that a test does not say."""

    def __init__(self, *stalls: Stall, options: dict[str, object] | None = None, seats: int = 4, **at: object) -> None:
        self.game = cast(Fangfrisch, open_game("fangfrisch", options or {}))
        at.setdefault("phase", "sell")
        at.setdefault("money", [30] * seats)
        seats = len(cast(list[int], at["money"]))
        at.setdefault("stalls", [*stalls, *[{} for _ in range(seats - len(stalls))]])
        self.match = Match(self.game, seats, 1, start=self.game.from_position(at))

    @property
    def state(self) -> FangfrischState:
        return cast(FangfrischState, self.match.state)

    @property
    def view(self) -> FangfrischView:
        return cast(FangfrischView, self.game.view(self.state, NOBODY))

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def money(self) -> list[int]:
        return self.view["money"]

    def stall(self, seat: int) -> Stall:
        """Without what is empty."""
        return {place: cards for place, cards in cast(Stall, self.view["stalls"][seat]).items() if cards}

    def play(self, *texts: str) -> Drawn:
        """`p1 sell eel`, `house turn eel2`: checked like any move, and nothing is drawn."""
        for text in texts:
            who, _, move = text.partition(" ")
            self.match.follow(seat_number(who, self.match.seats), self.game.parse(move))
        return self

    def rings(self, *seats: int) -> Drawn:
        """Everybody who may ring decides; these ring."""
        for seat in self.match.to_act():
            self.play(f"p{seat + 1} {'ring' if seat in seats else 'wait'}")
        return self

    def turn(self, *cards: str) -> Drawn:
        """Turns these cards up; nobody rings in between."""
        for i, card in enumerate(cards):
            if i and self.phase == "ring":
                self.rings().play("house no ring")
            self.play(f"house turn {card}")
        return self

    def moves(self, seat: int = HOUSE) -> list[str]:
        return [self.game.describe(move) for move in self.match.moves(seat)]

    def refusal(self, seat: int, text: str) -> str:
        """The rule that forbids a move."""
        return self.reason(seat, text)[0]

    def reason(self, seat: int, text: str) -> tuple[str, str]:
        """Rule and text of the refusal when this is typed here."""
        before = self.game.position(self.state)
        with pytest.raises(Refused) as refused:
            self.match.play(seat, self.game.parse(text))
        assert self.game.position(self.state) == before
        return refused.value.rule, refused.value.key


LATE: dict[str, int] = {"eel1": 5, "shark1": 4, "plaice1": 5}  # a deck of 14, with market close 15: after end phase
