"""A referee with a clock made by hand: what the server does in live play, in the smallest form."""

from __future__ import annotations

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.window import Window


class Clock:
    def __init__(self) -> None:
        self.millis = 0


class Referee:
    """Opens a window for every card, takes rings by the clock, then plays for every seat and awards the lot."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self.clock = clock
        self.opened = 0
        self.reaction: dict[int, int] = {}
        match.settle()

    @property
    def window(self) -> Window | None:
        return self.match.game.phase(self.match.state).window(self.match.state)

    def show(self) -> Window:
        """The card lies on the table: from now on rings count."""
        window = self.window
        assert window is not None and window.millis > 0
        self.opened = self.clock.millis
        self.reaction = {}
        return window

    def ring(self, seat: int) -> bool:
        """A hand on the bell; False if it does not count."""
        window = self.window
        elapsed = self.clock.millis - self.opened
        if window is None or seat not in window.seats or elapsed > window.millis or seat in self.reaction:
            return False
        place = window.seats.index(seat)
        if elapsed < window.opens[place]:
            return False
        self.reaction[seat] = elapsed - window.lead[place]
        return True

    def decide(self) -> None:
        """The window closes: the same moves as in step play, and the fastest of several has the lot."""
        window = self.window
        assert window is not None
        game = self.match.game
        for seat in window.seats:
            self.match.play(seat, game.parse("ring" if seat in self.reaction else "wait"))
        if self.window is not None and self.match.to_act() == (HOUSE,):
            fastest = min(self.reaction, key=lambda seat: (self.reaction[seat], seat))
            self.match.play(HOUSE, game.parse(f"award p{fastest + 1}"))
