"""A plea: somebody asks for a move back, and the other people at the table answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from criee.engine import undo
from criee.server import messages as m
from criee.server.watcher import Watcher, encoded

if TYPE_CHECKING:
    from criee.server.table import Table


MOST_UNDONE = 500  # at one table: nothing is ever deleted, so taking back makes a match longer


class Plea:
    """At most one at a time per table. A new step by anybody refuses it."""

    def __init__(self) -> None:
        self.seat: int | None = None  # who asks
        self.kept = 0  # how many steps remain if it is granted
        self.waiting: set[int] = set()  # who has not answered yet
        self.moment = (0, 0)
        self.known: dict[int, int | None] = {}  # what each seat could go back to at that moment

    def ask(self, table: Table, watcher: Watcher, seat: int) -> None:
        may = self.seat is None and not table.setup.live and table.status() == "playing" and table.undone < MOST_UNDONE
        kept = self.back_to(table, seat) if may else None
        if kept is None:
            watcher.tell(encoded(m.UndoNews(seat, "refused")))
            return
        people = {s for s, person in enumerate(table.people.seats) if person.kind == "person"}
        self.seat, self.kept, self.waiting = seat, kept, people - set(watcher.seats)
        table.crowd.tell_all(encoded(m.UndoNews(seat, "asked")))
        if not self.waiting:
            self.grant(table)

    def back_to(self, table: Table, seat: int) -> int | None:
        """Worked out once at each moment: it imagines many worlds, and asking again changes none of them."""
        moment = (table.epoch, table.seq)
        if moment != self.moment:
            self.moment = moment
            self.known = {}
        if seat not in self.known:
            self.known[seat] = undo.back_to(table.match, seat)
        return self.known[seat]

    def answer(self, table: Table, watcher: Watcher, seat: int, yes: bool) -> None:
        if self.seat is None or seat not in self.waiting:
            watcher.error("not-asked", "nobody waits for your answer")
            return
        self.waiting.discard(seat)
        if not yes:
            self.refuse(table)
        elif not self.waiting:
            self.grant(table)

    def grant(self, table: Table) -> None:
        seat = self.seat
        assert seat is not None
        self.seat = None
        table.take_back(seat, self.kept, encoded(m.UndoNews(seat, "granted")))

    def refuse(self, table: Table) -> None:
        if self.seat is not None:
            table.crowd.tell_all(encoded(m.UndoNews(self.seat, "refused")))
        self.seat = None
