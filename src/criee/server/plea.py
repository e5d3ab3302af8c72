"""A plea: somebody asks for a move back or offers a draw, and the others answer. Knows no table and no network."""

from __future__ import annotations

from criee.engine import undo
from criee.engine.line import Refused
from criee.engine.match import Match

MOST_UNDONE = 500  # at one table: nothing is ever deleted, so taking back makes a match longer


class Plea:
    """At most one at a time per table. A new step by anybody refuses it."""

    def __init__(self) -> None:
        self.seat: int | None = None  # who asks
        self.kept = 0  # how many steps remain if it is granted
        self.waiting: set[int] = set()  # who has not answered yet
        self.moment = (0, 0)
        self.known: dict[int, int | Refused] = {}  # what each seat could go back to at that moment, or why it could not

    def back_to(self, match: Match, moment: tuple[int, int], seat: int) -> int | Refused:
        """Worked out once at each moment: it imagines many worlds, and asking again changes none of them."""
        if moment != self.moment:
            self.moment = moment
            self.known = {}
        if seat not in self.known:
            try:
                self.known[seat] = undo.remaining(match, seat)
            except Refused as refused:
                self.known[seat] = refused
        return self.known[seat]

    def ask(self, seat: int, kept: int, others: set[int]) -> None:
        self.seat, self.kept, self.waiting = seat, kept, others

    def waits_for(self, seat: int) -> bool:
        return self.seat is not None and seat in self.waiting

    def concerns(self, seat: int) -> bool:
        """Who asks, and who has still to answer: told again to whoever comes back."""
        return seat == self.seat or self.waits_for(seat)

    def allow(self, seat: int) -> None:
        self.waiting.discard(seat)

    def granted(self) -> int | None:
        """Who may take a move back now, because nobody has still to answer."""
        return None if self.waiting else self.end()

    def end(self) -> int | None:
        """Whose plea ends with this."""
        seat, self.seat = self.seat, None
        return seat


class Offer:
    """A draw that somebody offers. It stands until all agree, somebody refuses, or somebody who was asked plays on.

    Moves of others do not end it: bots move at once, and nobody could read it in time.
    """

    def __init__(self) -> None:
        self.seat: int | None = None  # who offers
        self.agreed: set[int] = set()

    def agree(self, seat: int, screen: tuple[int, ...]) -> bool:
        """Yes, of a seat and of all who sit at the same screen; whether that is a new offer."""
        is_new = self.seat is None
        if self.seat is None:
            self.seat, self.agreed = seat, set()
        self.agreed.update(screen)
        return is_new

    def end(self) -> int | None:
        """Whose offer ends with this."""
        seat, self.seat = self.seat, None
        return seat
