"""The crowd: who watches a table, and through whose eyes."""

from __future__ import annotations

from criee.server.watcher import Watcher


class Crowd:
    """Watchers by eye: a seat, or NOBODY for what is public. A person with two seats at one screen has two eyes."""

    def __init__(self) -> None:
        self.by_eye: dict[int, list[Watcher]] = {}

    def eyes(self) -> list[int]:
        return list(self.by_eye)

    def of(self, eye: int) -> list[Watcher]:
        return self.by_eye.get(eye, [])

    def everybody(self) -> set[Watcher]:
        return {watcher for group in self.by_eye.values() for watcher in group}

    def come(self, watcher: Watcher, eyes: tuple[int, ...]) -> None:
        self.go(watcher)
        watcher.eyes = eyes
        for eye in eyes:
            self.by_eye.setdefault(eye, []).append(watcher)

    def go(self, watcher: Watcher) -> None:
        for eye in watcher.eyes:
            self.by_eye[eye].remove(watcher)
            if not self.by_eye[eye]:
                del self.by_eye[eye]
        watcher.eyes = ()

    def tell(self, messages: dict[int, bytes]) -> None:
        """To each eye its own message."""
        for eye, message in messages.items():
            for watcher in self.of(eye):
                watcher.tell(message)

    def tell_all(self, data: bytes) -> None:
        for watcher in self.everybody():
            watcher.tell(data)
