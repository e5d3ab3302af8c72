"""Who sits where: the setup of a table as it is stored, and what has changed since."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from criee.server.messages import Kind, SeatCard
from criee.server.names import clean_name, distinct


class Person(Struct):
    """Whoever sits on a seat: a person, a bot, nobody yet."""

    kind: Kind
    name: str
    bot: str = "greedy"  # who plays, or keeps the seat warm
    flagged: bool = False  # out of time: the seat stays with the bot


class Setup(Struct):
    """What a table was opened with. Never changes; stored with the match."""

    game: str
    version: int
    options: dict[str, bool | int | str]
    seed: int
    people: list[Person]
    position: dict[str, Any] | None = None
    live: bool = False
    clock_minutes: int = 0
    lesson: bool = False


class News(Struct):
    """Something that happened to the people at a table: one row in the store."""

    kind: Literal["join", "fill", "leave", "back", "flag", "rematch"]
    seat: int = -1
    text: str = ""  # the name of who joins, or of the bot that fills the seat; the table of a rematch
    bot: str = ""  # which bot fills the seat


def told_apart(people: list[Person]) -> list[Person]:
    """These people, renamed where names look alike: a bot keeps its name, then whoever sits first."""
    taken: list[str] = []
    for person in sorted(people, key=lambda person: person.kind != "bot"):
        if person.kind != "open":
            person.name = distinct(person.name, taken)
            taken.append(person.name)
    return people


class People:
    """The seats of one table."""

    def __init__(self, setup: Setup, now: float) -> None:
        self.seats = [Person(p.kind, p.name, p.bot) for p in setup.people]
        self.online = [0] * len(self.seats)  # connections per seat
        self.since = [now] * len(self.seats)  # when that became none, or some; in milliseconds
        self.rematch: str | None = None
        self.news_count = 0
        self.look()

    def look(self) -> None:
        """What is asked at every step, looked up once per change."""
        self.complete = not self.open_seats()

    def names(self) -> list[str]:
        return [person.name for person in self.seats]

    def name_for(self, seat: int, nickname: str) -> str:
        """How somebody will be called who takes an open seat: decided once, stored, never changed."""
        taken = [person.name for person in self.seats if person.kind != "open"]
        return distinct(clean_name(nickname, f"Player {seat + 1}"), taken)

    def bot_names(self) -> list[str]:
        return [person.name for person in self.seats if person.kind == "bot"]

    def persons(self) -> set[int]:
        return {seat for seat, person in enumerate(self.seats) if person.kind == "person"}

    def open_seats(self) -> list[int]:
        return [seat for seat, person in enumerate(self.seats) if person.kind == "open"]

    def is_bot(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind in ("bot", "away")

    def connected(self, online: list[int], now: float) -> bool:
        """So many screens each seat has now; whether somebody came or went by that."""
        turned = [seat for seat, count in enumerate(online) if (count > 0) != (self.online[seat] > 0)]
        for seat in turned:
            self.since[seat] = now
        self.online = online
        return bool(turned)

    def gone(self, seat: int, now: float) -> float:
        """Milliseconds since the line of the person on this seat was lost; 0: it was not, or nobody is missed there."""
        missed = self.seats[seat].kind == "person" and not self.online[seat]
        return max(1.0, now - self.since[seat]) if missed else 0.0

    def cards(self, now: float) -> list[SeatCard]:
        return [
            SeatCard(
                seat,
                person.name,
                person.kind,
                person.kind == "bot" or self.online[seat] > 0,
                person.bot if self.is_bot(seat) else "",
                round(self.gone(seat, now)),
            )
            for seat, person in enumerate(self.seats)
        ]

    def note(self, news: News) -> None:
        """Lets something happen: live, and again when a table is restored."""
        self.news_count += 1
        if news.kind == "rematch":
            self.rematch = news.text
            return
        person = self.seats[news.seat]
        if news.kind == "join":
            person.kind, person.name = "person", news.text
        elif news.kind == "fill":
            person.kind, person.name, person.bot = "bot", news.text, news.bot
        elif news.kind == "back":
            person.kind = "person"
        else:
            person.kind = "away"
            person.flagged = person.flagged or news.kind == "flag"
        self.look()
