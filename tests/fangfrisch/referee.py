"""Live play without a server: the server's own bell, with a clock made by hand."""

from __future__ import annotations

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.window import Window
from criee.server.referee import Bell, Verdict


class Clock:
    def __init__(self) -> None:
        self.millis = 0


class Referee:
    """Opens a window for every card, lets the bell judge the rings, then plays for every seat and awards the lot."""

    def __init__(self, match: Match, clock: Clock) -> None:
        self.match = match
        self.clock = clock
        match.settle()

    @property
    def window(self) -> Window | None:
        return self.match.game.phase(self.match.state).window(self.match.state)

    def show(self) -> Window:
        """The card lies on the table before everybody: from now on rings count."""
        window = self.window
        assert window is not None and window.millis > 0
        self.bell = Bell(window, len(self.match.steps), self.clock.millis, {})
        for seat in window.seats:
            self.bell.show(seat)
        return window

    def ring(self, seat: int) -> Verdict:
        """A hand on the bell, without a line between."""
        return self.bell.ring(seat, None, self.clock.millis)

    def decide(self) -> None:
        """The window closes: the same moves as in step play, and the fastest of several has the lot."""
        window = self.window
        assert window is not None
        for seat in window.seats:
            self.match.play(seat, window.ring if seat in self.bell.rings else window.wait)
        among = self.window
        if among is not None and self.match.to_act() == (HOUSE,):
            self.match.play(HOUSE, among.award[among.seats.index(self.bell.first()[0])])
