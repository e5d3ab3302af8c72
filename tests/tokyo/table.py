"""A hand-made table: a position in plain data, and moves by their notation."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from criee.engine.line import Refused
from criee.engine.phase import HOUSE
from criee.games import open_game
from criee.games.tokyo.game import Tokyo
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.view import TokyoView

Data = dict[str, Any]


@cache
def opened(options: tuple[tuple[str, object], ...] = ()) -> Tokyo:
    return cast(Tokyo, open_game("tokyo", dict(options)))


class Table:
    """`Table(["eel"], [{"cash": 500}, {}])`: player 1 is on turn with two actions unless said otherwise."""

    def __init__(self, markets: list[str], players: list[Data], options: Data | None = None, **rest: Any) -> None:
        self.game = opened(tuple((options or {}).items()))
        data: Data = {"markets": ["mackerel", "ships", *markets], "players": players, **rest}
        self.state: TokyoState = self.game.from_position(data)

    @property
    def view(self) -> TokyoView:
        return cast(TokyoView, self.game.view(self.state, 0))

    def moves(self, seat: int = 0) -> list[str]:
        return [self.game.describe(move) for move in self.game.moves(self.state, seat)]

    def play(self, *texts: str, seat: int = 0) -> Table:
        """Plays by one seat; the house is played by `house`."""
        for text in texts:
            move = self.game.parse(text)
            assert move in self.game.moves(self.state, seat), f"{text!r} is not among {self.moves(seat)}"
            self.game.play(self.state, seat, move)
        return self

    def house(self, *texts: str) -> Table:
        return self.play(*texts, seat=HOUSE)

    def refused(self, text: str, seat: int = 0) -> str:
        """The rule that forbids a move; fails if it is allowed."""
        return self.reason(text, seat)[0]

    def reason(self, text: str, seat: int = 0) -> tuple[str, str]:
        """The rule that forbids a move, and the text that says why."""
        move = self.game.parse(text)
        assert move not in self.game.moves(self.state, seat), f"{text!r} is allowed"
        error = self.game.why_not(self.state, seat, move)
        assert isinstance(error, Refused)
        return error.rule, error.key

    def player(self, seat: int = 0) -> Data:
        return cast(Data, self.game.view(self.state, seat)["players"][seat])  # type: ignore[index]

    def cash(self, seat: int = 0) -> int:
        return self.state.cash[seat]

    def resources(self, seat: int = 0) -> int:
        return cast(int, self.player(seat)["resources"])

    def phase(self) -> str:
        return self.view["phase"]


def barrel(item: str, price: int, count: int = 1) -> Data:
    return {"item": item, "price": price, "count": count}


def ship(number: int, owner: int, place: str, permit: str = "", **cargo: int) -> Data:
    return {"number": number, "owner": owner, "place": place, "permit": permit, "cargo": cargo}
