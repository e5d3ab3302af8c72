"""A plea: somebody asks for a move back, and the other people at the table answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from criee.engine import undo
from criee.server import messages as m
from criee.server.watcher import Watcher, encoded

if TYPE_CHECKING:
    from criee.server.table import Table


class Plea:
    """At most one at a time per table. A new step by anybody refuses it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat: int | None = None  # who asks
        self.waiting: set[int] = set()  # who has not answered yet

    def ask(self, watcher: Watcher, seat: int) -> None:
        table = self.table
        may = self.seat is None and not table.setup.live and table.status() == "playing"
        if not may or undo.back_to(table.match, seat) is None:
            watcher.tell(encoded(m.UndoNews(seat, "refused")))
            return
        people = {s for s, person in enumerate(table.people.seats) if person.kind == "person"}
        self.seat, self.waiting = seat, people - set(watcher.seats)
        table.crowd.tell_all(encoded(m.UndoNews(seat, "asked")))
        if not self.waiting:
            self.grant()

    def answer(self, watcher: Watcher, seat: int, yes: bool) -> None:
        if self.seat is None or seat not in self.waiting:
            watcher.error("not-asked", "nobody waits for your answer")
            return
        self.waiting.discard(seat)
        if not yes:
            self.refuse()
        elif not self.waiting:
            self.grant()

    def grant(self) -> None:
        seat = self.seat
        assert seat is not None
        kept = undo.back_to(self.table.match, seat)
        if kept is None:
            self.refuse()
            return
        self.seat = None
        self.table.take_back(seat, kept, encoded(m.UndoNews(seat, "granted")))

    def refuse(self) -> None:
        if self.seat is not None:
            self.table.crowd.tell_all(encoded(m.UndoNews(self.seat, "refused")))
        self.seat = None
