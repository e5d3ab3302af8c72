"""The crowd: who watches a table, and through whose eyes."""

from __future__ import annotations

from time import monotonic

from criee.server.watcher import Watcher


class Crowd:
    """Watchers by eye: a seat, or NOBODY for what is public. A person with two seats at one screen has two eyes."""

    def __init__(self) -> None:
        self.by_eye: dict[int, list[Watcher]] = {}
        self.here: set[Watcher] = set()  # all connections, also of those who have not sat down

    def eyes(self) -> list[int]:
        return list(self.by_eye)

    def of(self, eye: int) -> list[Watcher]:
        return self.by_eye.get(eye, [])

    def everybody(self) -> set[Watcher]:
        return {watcher for group in self.by_eye.values() for watcher in group}

    def come(self, watcher: Watcher, eyes: tuple[int, ...]) -> None:
        self.go(watcher)
        self.here.add(watcher)
        watcher.eyes = eyes
        for eye in eyes:
            self.by_eye.setdefault(eye, []).append(watcher)

    def go(self, watcher: Watcher) -> None:
        for eye in watcher.eyes:
            self.by_eye[eye].remove(watcher)
            if not self.by_eye[eye]:
                del self.by_eye[eye]
        watcher.eyes = ()
        watcher.standing_since = monotonic()

    def dawdlers(self, since: float) -> list[Watcher]:
        """Who came before that and has not sat down, or not sat down again."""
        return [watcher for watcher in self.here if not watcher.eyes and watcher.standing_since < since]

    def solvent(self) -> bool:
        """Somebody can pay for what bots do here."""
        return any(watcher.purse.good() for watcher in self.here)

    def payer(self) -> object:
        """For whom bots think: the first who came."""
        return next((watcher.purse for watcher in self.here), None)

    def pay(self, seconds: float) -> None:
        """What was done for all is paid by all."""
        if self.here:
            share = seconds / len(self.here)
            for watcher in self.here:
                watcher.purse.spend(share)

    def tell(self, messages: dict[int, bytes]) -> None:
        """To each eye its own message."""
        for eye, message in messages.items():
            for watcher in self.of(eye):
                watcher.tell(message)

    def tell_all(self, data: bytes) -> None:
        for watcher in self.everybody():
            watcher.tell(data)

    def hang_up(self) -> None:
        """Everybody has to come in anew."""
        for watcher in list(self.here):
            watcher.wire.hang_up(1011, "this table cannot go on here")
