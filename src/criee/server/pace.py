"""Pace: how long a bot may think, so that a turn of many small decisions together is no longer than one of few.

What is left of the turn is shared among the decisions that are usual at this table. It is wall time: a bot that had to
wait for a head has thought for so long, as far as the people around the table are concerned.
"""

from __future__ import annotations

from typing import Final

TURN: Final = 3.6  # seconds of one turn, all decisions together: what is sent and written comes on top
FIRST: Final = 4.0  # decisions that a turn is believed to have before one was seen
LEAST: Final = 0.03  # seconds for a decision, however long the turn
FEWEST: Final = 1.5  # decisions that are always believed to be still to come
LEARNS: Final = 0.25  # how much the last turn counts in what is usual


class Pace:
    def __init__(self) -> None:
        self.spent: dict[int, float] = {}  # by seat, in the turn that is under way
        self.made: dict[int, int] = {}  # decisions in it
        self.usual = FIRST

    def allowed(self, seat: int) -> float:
        """Seconds for the next decision of this seat."""
        left = TURN - self.spent.get(seat, 0.0)
        return max(LEAST, left / max(FEWEST, self.usual - self.made.get(seat, 0)))

    def thought(self, seat: int, seconds: float) -> None:
        """A decision was made, and took so long."""
        self.spent[seat] = self.spent.get(seat, 0.0) + seconds
        self.made[seat] = self.made.get(seat, 0) + 1

    def moved(self, seat: int) -> None:
        """A player made a move: everybody else's turn is over."""
        for other in [one for one in self.made if one != seat]:
            self.usual += LEARNS * (self.made.pop(other) - self.usual)
            del self.spent[other]
