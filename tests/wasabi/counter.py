"""Counters drawn by hand: a board of two-letter tiles, a position around it, moves in notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from criee.engine.game import Game
from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.record import seat_number
from criee.games import open_game
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import WasabiView

TILES = {
    "ri": "rice",
    "mk": "maki",
    "tu": "tuna",
    "sa": "salmon",
    "sn": "snapper",
    "sh": "shrimp",
    "cr": "crab",
    "sq": "squid",
    "av": "avocado",
    "cu": "cucumber",
    "pi": "pickle",
    "te": "tempura",
    "eg": "egg",
    "ro": "roe",
    "fu": "fugu",
}


Board = dict[str, list[str]]


def drawn(text: str) -> Board:
    """A board: the last row is row 1, `.` is empty, `tu/mk` is a maki on a tuna."""
    board: Board = {}
    rows = [row.split() for row in text.strip().splitlines() if row.strip()]
    for number, row in enumerate(reversed(rows), 1):
        for column, cell in zip("abcdefg", row, strict=False):
            if cell != ".":
                board[f"{column}{number}"] = [TILES[tile] for tile in cell.split("/")]
    return board


@cache
def plain_game() -> Game[Any]:
    return open_game("wasabi")


Own = Sequence[str] | Sequence[Sequence[str]]


def per_seat(own: Own, players: int) -> list[list[str]]:
    """What p1 has, the others having nothing; or, written as lists, what each has."""
    words = [item for item in own if isinstance(item, str)]
    lists = [list(item) for item in own if not isinstance(item, str)]
    return lists or [words, *[[] for _ in range(players - 1)]]


class Counter:
    """A match that starts from a position, p1 to act in phase 1 unless the position says otherwise."""

    def __init__(
        self,
        board: str | Board = "",
        hand: Own = ("tuna", "egg", "roe"),
        recipes: Own = (),
        cards: Own = (),
        players: int = 2,
        phase: str = "turn",
        options: dict[str, object] | None = None,
        variant: dict[str, object] | None = None,
        **at: object,
    ) -> None:
        self.game = open_game("wasabi", options or {}, variant) if options or variant else plain_game()
        at["players"] = players
        at["phase"] = phase
        at["board"] = drawn(board) if isinstance(board, str) else board
        at["hands"] = per_seat(hand, players)
        at["recipes"] = per_seat(recipes, players)
        at["cards"] = per_seat(cards, players)
        self.match = Match(self.game, players, 1, start=self.game.from_position(at))

    @property
    def state(self) -> WasabiState:
        return cast(WasabiState, self.match.state)

    @property
    def view(self) -> WasabiView:
        return self.seen_by(-2)

    def seen_by(self, seat: int) -> WasabiView:
        return cast(WasabiView, self.game.view(self.state, seat))

    @property
    def phase(self) -> str:
        return self.view["phase"]

    @property
    def rule_of_end(self) -> str:
        outcome = self.game.outcome(self.state)
        return outcome.rule if outcome else ""

    def moves(self, seat: int = 0) -> list[str]:
        return [self.game.describe(move) for move in self.match.moves(seat)]

    def house_moves(self) -> list[str]:
        return self.moves(HOUSE)

    def kinds(self, word: str, seat: int = 0) -> list[str]:
        """What follows a word in the legal moves: `kinds("claim")` -> the recipes that can be claimed."""
        return [text.partition(" ")[2] for text in self.moves(seat) if text.partition(" ")[0] == word]

    def play(self, *texts: str, deals: Sequence[str] = ()) -> Counter:
        """Plays `p1 place tuna d4`, or without a seat for p1. The house deals `deals`, then what comes first."""
        waiting = list(deals)
        for text in texts:
            who, _, move = text.partition(" ")
            if who not in ("p1", "p2", "p3", "p4", "house"):
                who, move = "p1", text
            self.match.follow(seat_number(who, self.match.seats), self.game.parse(move))
            self.deal(waiting)
        assert not waiting, f"never dealt: {waiting}"
        return self

    def deal(self, waiting: list[str]) -> None:
        while self.match.to_act() == (HOUSE,) and self.phase == "deal":
            name = waiting.pop(0) if waiting else ""
            named = [m for m in self.match.moves(HOUSE) if self.game.describe(m)[5:-3] == name]
            self.match.follow(HOUSE, named[0] if name else self.match.moves(HOUSE)[0])

    def lay(self, tile: str, square: str) -> Counter:
        return self.play(f"pick {tile}", f"place {tile} {square}")

    def refused(self, text: str, seat: int = 0) -> str:
        """The rule that forbids a move; fails if it is legal."""
        try:
            self.match.follow(seat, self.game.parse(text))
        except Refused as refusal:
            return refusal.rule
        raise AssertionError(f"{text} is legal")
