"""Ending: what people may do to any match, whatever its rules say: resign, or agree on a draw.

No game knows of it. It is a line of the record like a move, the last one; `RESERVED` keeps its words out of the
notation of games (engine/notation.py).
"""

from __future__ import annotations

from typing import Any, Final

from criee.engine.game import Game, Outcome
from criee.engine.line import Line, Refused, seat_name
from criee.engine.phase import HOUSE, State

RESIGN: Final = "resign"
AGREED: Final = "agreed draw"


class Ending:
    """A seat that has resigned, or (`seat` is HOUSE, which notes it) a draw that all have agreed on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.text = AGREED if seat == HOUSE else RESIGN  # its notation

    def line(self) -> Line:
        """What happened, in words: the log and the score sheet say the same."""
        return Line("log-agreed") if self.seat == HOUSE else Line("log-resign", {"who": seat_name(self.seat)})

    def data(self) -> dict[str, object]:
        """As a step that everybody may know."""
        return {"seat": self.seat, "move": self.text, "lines": [self.line().data()]}

    def outcome(self, game: Game[Any], state: State, seats: int) -> Outcome:
        """Points as they stand. Who resigns loses, the others share the win; a draw is shared by all."""
        scores = [0] * seats
        for tally in game.score(state):
            scores[tally.seat] += tally.points
        return Outcome([seat for seat in range(seats) if seat != self.seat], scores, "", self.line())


def is_ending(text: str) -> bool:
    return text in (RESIGN, AGREED)


def ending(seat: int, text: str, seats: int) -> Ending:
    """The ending behind a noted line; ValueError: nobody can say that, Refused: it makes no sense at this table."""
    if (seat == HOUSE) != (text == AGREED):
        raise ValueError(f"{AGREED!r} is a line of the house, {RESIGN!r} one of a player")
    if seats == 1:
        raise Refused("", "refuse-alone")
    return Ending(seat)
