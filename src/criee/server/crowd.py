"""The crowd: who watches a table, and through whose eyes."""

from __future__ import annotations

from time import monotonic

from criee.server.screen import Screen


class Crowd:
    """Screens by eye: a seat, or NOBODY for what is public. A person with two seats at one screen has two eyes."""

    def __init__(self) -> None:
        self.by_eye: dict[int, list[Screen]] = {}
        self.here: set[Screen] = set()  # all connections, also of those who have not sat down

    def eyes(self) -> list[int]:
        return list(self.by_eye)

    def of(self, eye: int) -> list[Screen]:
        return self.by_eye.get(eye, [])

    def everybody(self) -> set[Screen]:
        return {screen for group in self.by_eye.values() for screen in group}

    def come(self, screen: Screen, eyes: tuple[int, ...]) -> None:
        self.go(screen)
        self.here.add(screen)
        screen.eyes = eyes
        for eye in eyes:
            self.by_eye.setdefault(eye, []).append(screen)

    def go(self, screen: Screen) -> None:
        for eye in screen.eyes:
            self.by_eye[eye].remove(screen)
            if not self.by_eye[eye]:
                del self.by_eye[eye]
        screen.eyes = ()
        screen.standing_since = monotonic()

    def dawdlers(self, since: float) -> list[Screen]:
        """Who came before that and has not sat down, or not sat down again."""
        return [screen for screen in self.here if not screen.eyes and screen.standing_since < since]

    def pause(self, usual: float) -> float:
        """How long a bot waits, in seconds: as long as the slowest player wishes; where nobody plays, onlookers."""
        here = self.everybody()
        asked = [screen for screen in here if screen.seats] or list(here)
        wishes = [usual if screen.pause is None else screen.pause for screen in asked]
        return max(wishes) if wishes else usual

    def holds(self) -> bool:
        """Somebody who plays is not ready for the bell."""
        return any(screen.holds for screen in self.everybody() if screen.seats)

    def solvent(self) -> bool:
        """Somebody can pay for what bots do here."""
        return any(screen.purse.good() for screen in self.here)

    def payer(self) -> object:
        """For whom bots think: the first who came."""
        return next((screen.purse for screen in self.here), None)

    def pay(self, seconds: float) -> None:
        """What was done for all is paid by all."""
        if self.here:
            share = seconds / len(self.here)
            for screen in self.here:
                screen.purse.spend(share)

    def tell(self, messages: dict[int, bytes]) -> None:
        """To each eye its own message."""
        for eye, message in messages.items():
            for screen in self.of(eye):
                screen.tell(message)

    def tell_all(self, data: bytes) -> None:
        for screen in self.everybody():
            screen.tell(data)

    def hang_up(self) -> None:
        """Everybody has to come in anew."""
        for screen in list(self.here):
            screen.wire.hang_up(1011, "this table cannot go on here")
