"""Seas drawn by hand: tiles, fish, moves in notation, and a house that turns up the surprise tokens a test names.

Fish are drawn as in positions: s m b are p1's, S M B are p2's, row 6 first. Unless a test says otherwise the
tiles lie as for a first game and p1, at the bottom, is to move:

    6  O ? O | O r O
    5  N W b | W N W
    4  O W O | O ? O
       ------+------
    3  O W O | O W O
    2  N y ? | N g W
    1  O W O | O ? O
       a b c   d e f
"""

from __future__ import annotations

from typing import cast

from criee.engine.line import Refused
from criee.engine.match import Match, tell
from criee.engine.phase import HOUSE
from criee.engine.record import seat_number
from criee.games import open_game
from criee.games.bigfish.sea import cell_number
from criee.games.bigfish.state import FishState
from criee.games.bigfish.view import FishView

FIRST_GAME = (("yellow", 0), ("green", 0), ("blue", 0), ("red", 0))


def tiles(*placed: tuple[str, int]) -> list[dict[str, object]]:
    """By place: a1 corner, f1 corner, a6 corner, f6 corner."""
    return [{"tile": tile, "turn": turn} for tile, turn in placed]


def rows(drawing: str) -> list[str]:
    """Six rows of a drawing; blanks and tile borders do not count."""
    return ["".join(row.split()).replace("|", "") for row in drawing.strip().splitlines() if "-" not in row]


class Drawn:
    """A match that starts from a drawn position."""

    def __init__(self, drawing: str, options: dict[str, object] | None = None, **at: object) -> None:
        self.game = open_game("bigfish", options or {})
        at.setdefault("phase", "step")
        at.setdefault("tiles", tiles(*FIRST_GAME))
        self.match = Match(self.game, 2, 1, start=self.game.from_position({"board": rows(drawing), **at}))

    @property
    def state(self) -> FishState:
        return cast(FishState, self.match.state)

    @property
    def view(self) -> FishView:
        return cast(FishView, self.game.view(self.state, 0))

    @property
    def phase(self) -> str:
        return self.view["phase"]

    def fish(self, cell: str) -> str:
        """The letter on a cell."""
        row, column = divmod(cell_number(cell), 6)
        return self.view["board"][5 - row][column]

    def play(self, *texts: str, draws: str = "") -> Drawn:
        """Plays `p1 a1-a2` and the like; the house turns up the tokens of `draws` in their order."""
        waiting = draws.split()
        for text in texts:
            who, _, move = text.partition(" ")
            self.match.follow(seat_number(who, 2), self.game.parse(move))
            while self.match.to_act() == (HOUSE,):
                forced = self.phase == "pass"
                self.match.follow(HOUSE, self.game.parse("pass" if forced else f"draw {waiting.pop(0)}"))
        assert not waiting, f"never turned up: {waiting}"
        return self

    def moves(self, seat: int = 0) -> list[str]:
        return [self.game.describe(move) for move in self.match.moves(seat)]

    def ends(self, start: str, seat: int = 0) -> set[str]:
        """Where the fish on a cell may go in one step."""
        return {move[3:] for move in self.moves(seat) if move.startswith(f"{start}-")}

    def refused(self, text: str) -> str:
        """The rule that forbids a move."""
        who, _, move = text.partition(" ")
        before = self.game.position(self.state)
        try:
            self.match.play(seat_number(who, 2), self.game.parse(move))
        except Refused as error:
            assert self.game.position(self.state) == before
            return error.rule
        raise AssertionError(f"{text} was allowed")

    def result(self) -> tuple[list[int], str]:
        """Winners and the rule that ended the match."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "the match is not over"
        return outcome.winners, outcome.rule

    def log(self) -> list[str]:
        """The text keys of everything that was told."""
        told = tell(self.game, self.match.first_state(), self.match.steps, 1)
        return [line.key for step in told for line in step.lines]
