"""Window: a decision against the clock, and the moves it is made of."""

from __future__ import annotations


class Window:
    """A real-time decision: who may strike the bell now, for how long, and which moves that comes down to.

    `ring` is the move of whoever strikes, `wait` that of whoever does not; `award` is what the house plays for the
    winner, one move beside each of `seats`. Whoever referees a bell needs to know no other word of the game.
    `opens` and `lead` go with `seats` too: a bell is locked for so many milliseconds at first; so many are taken off
    a reaction time before times are compared. Empty: nobody is treated differently.
    """

    def __init__(
        self,
        seats: tuple[int, ...],
        millis: int,
        ring: int,
        wait: int,
        award: tuple[int, ...],
        opens: tuple[int, ...] = (),
        lead: tuple[int, ...] = (),
    ) -> None:
        self.seats = seats
        self.millis = millis
        self.ring = ring
        self.wait = wait
        self.award = award
        self.opens = opens if opens else (0,) * len(seats)
        self.lead = lead if lead else (0,) * len(seats)

    def award_to(self, seat: int) -> int:
        """What the house plays if this seat was first."""
        return self.award[self.seats.index(seat)]
