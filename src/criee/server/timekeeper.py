"""The timekeeper: whose clock runs, and who has run out of time."""

from __future__ import annotations

from criee.engine.phase import HOUSE
from criee.server import alarms
from criee.server.alarms import Alarms
from criee.server.desk import Desk
from criee.server.referee import Clocks


class Timekeeper:
    """Of one table; without clocks there is nothing to do."""

    def __init__(self, desk: Desk, timers: Alarms) -> None:
        self.desk = desk
        self.alarms = timers
        self.clocks: Clocks | None = None
        self.restore([])

    def restore(self, spent: list[tuple[int, int]]) -> None:
        """The clocks as they stand after these steps, each with its seat and what it took."""
        setup = self.desk.setup
        if not setup.clock_minutes:
            return
        self.clocks = Clocks(len(setup.people), setup.clock_minutes)
        for seat, millis in spent:
            if seat != HOUSE:
                self.clocks.left[seat] -= millis

    def shown(self) -> dict[str, list[int]] | None:
        return None if self.clocks is None else {"left": self.clocks.shown(alarms.now()), "running": self.running()}

    def running(self) -> list[int]:
        """Whose time runs now, or will as soon as the last step is written."""
        acting = () if self.desk.rests() else self.desk.to_act()
        return [seat for seat in acting if seat >= 0 and not self.desk.bot_of(seat)]

    def moved(self, seat: int) -> int:
        """Stops the clock of who moved; what is to be written with the move."""
        return 0 if self.clocks is None or seat == HOUSE else self.clocks.spent(seat, alarms.now())

    def run(self) -> None:
        if self.clocks is None:
            return
        self.clocks.run(self.running(), alarms.now())
        flag = self.clocks.next_flag(alarms.now())
        if flag is not None:
            self.alarms.set("flag", flag[0], self.flag)

    def flag(self) -> None:
        """Time is up: a bot plays on for the seat."""
        assert self.clocks is not None
        flag = self.clocks.next_flag(alarms.now())
        if flag is not None and flag[0] <= 1.0:
            self.clocks.stop(flag[1], alarms.now())
            self.desk.flag(flag[1])
        else:
            self.run()
