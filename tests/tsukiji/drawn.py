"""Tables drawn by hand: a position, moves in notation, and a house that turns up the cards a test names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.record import seat_number
from criee.games import open_game
from criee.games.tsukiji.state import TsukijiState
from criee.games.tsukiji.view import TsukijiView

Piles = dict[str, list[str]]


def all_taken(*used: str) -> Piles:
    """One player's piles with every card that is not used: no card can be had any more, and nobody has a knife."""
    faces: Any = open_game("tsukiji").catalogue()["faces"]
    gone = {faces[label]["card"] for label in used}
    piles: Piles = {}
    for label, face in faces.items():
        first = face["halves"][0]
        if face["card"] not in gone and first["icon"] != "knife":
            gone.add(face["card"])
            piles.setdefault(first["colour"], []).append(label)
    return piles


class Drawn:
    """A match that starts from a position. Seat 0 is p1, on the side below 0 of the balance; seat 1 is p2."""

    def __init__(
        self, options: dict[str, object] | None = None, p1: Piles | None = None, p2: Piles | None = None, **at: object
    ) -> None:
        self.game = open_game("tsukiji", options or {})
        at.setdefault("phase", "bid")
        at.setdefault("piles", [p1 or {}, p2 or {}])
        self.match = Match(self.game, 2, 1, start=self.game.from_position(at))

    @property
    def state(self) -> TsukijiState:
        return cast(TsukijiState, self.match.state)

    @property
    def view(self) -> TsukijiView:
        return cast(TsukijiView, self.game.view(self.state, -2))

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def barrel(self) -> int:
        return self.view["barrel"]

    def pile(self, seat: int, colour: str) -> list[str]:
        return self.view["piles"][seat][colour]

    def play(self, *texts: str, turns: Sequence[str] = ()) -> Drawn:
        """Plays `p1 bid 3` and the like, the house acting in between; it turns up `turns`, then what comes first."""
        waiting = list(turns)
        for text in texts:
            who, _, move = text.partition(" ")
            self.match.follow(seat_number(who, 2), self.game.parse(move))
            self.house(waiting)
        assert not waiting, f"never turned up: {waiting}"
        return self

    def house(self, turns: list[str]) -> None:
        while self.match.to_act() == (HOUSE,):
            moves = self.match.moves(HOUSE)
            if len(moves) > 1 and turns:
                self.match.follow(HOUSE, self.game.parse(f"turn {turns.pop(0)}"))
            else:
                if turns and self.game.describe(moves[0]) == f"turn {turns[0]}":
                    turns.pop(0)
                self.match.follow(HOUSE, moves[0])

    def bids(self, first: int, second: int, turns: Sequence[str] = ()) -> Drawn:
        return self.play(f"p1 bid {first}", f"p2 bid {second}", turns=turns)

    def moves(self, seat: int) -> list[str]:
        return [self.game.describe(move) for move in self.match.moves(seat)]

    def steps(self) -> list[str]:
        """What the house and the players did, in notation."""
        return [self.game.describe(step.move) for step in self.match.steps]
