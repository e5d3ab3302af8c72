"""A lesson: a short match on a fixed deal, played out beforehand, and what is said to whoever plays it for real.

A game's `lesson.match` is a record like any other. Its remarks are the lesson: texts of the game, each with the thing
on the game's own table that it is about (a selector; without one, nothing is pointed at or what has to be touched is)
and, after `also`, what else it speaks of:

    # learner p1
    # say lesson-stall at .stall.mine
    # ask lesson-bid also .balance
    p1 bid 3
    p2 bid 5
    # free lesson-yours
    p1 bid 4
    # say lesson-end

`say` waits until it has been read, `ask` until the learner makes the move on the next line of his. `free` is an `ask`
that takes any move: whoever makes another has left the lesson, and bots play on as they like. A move of the learner
without a remark is asked for in its own words. What is said after the last move is said at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from criee.engine import record
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.server import messages as m

FILE: Final = "lesson.match"
VERBS: Final = ("learner", "say", "ask", "free")


class Lesson(Struct):
    """What is told to the learner, the match it happens in, and what each seat plays in it."""

    told: m.Lesson
    match: Match
    parts: list[list[str]]

    def line(self, seat: int, match: Match) -> str:
        """What a seat plays next, as long as everybody has kept to the lesson; "": somebody has not."""
        played = parts_of(match)
        kept = all(part == mine[: len(part)] for part, mine in zip(played, self.parts, strict=True))
        at = len(played[seat])
        return self.parts[seat][at] if kept and at < len(self.parts[seat]) else ""


def parts_of(match: Match) -> list[list[str]]:
    """What each seat has played. The order between seats does not matter: some decide at the same time."""
    parts: list[list[str]] = [[] for _ in range(match.seats)]
    for seat, text in match.lines():
        if seat != HOUSE:
            parts[seat].append(text)
    return parts


def read_lesson(text: str, open_game: Callable[[str, Mapping[str, object]], Game[Any]]) -> Lesson:
    """Damaged names the line that is wrong, in the match or in a remark."""
    match = record.read(text, open_game)
    if not match.over():
        raise record.Damaged(0, "a lesson goes on to the end of its match")
    seat, beats, end = remarks(text, match.seats)
    return Lesson(m.Lesson(seat, beats, end), match, parts_of(match))


def remarks(text: str, seats: int) -> tuple[int, list[m.Beat], list[m.Remark]]:
    """Who is taught, what is said and asked before each move of the learner, and what is said at the end."""
    seat = 0
    beats: list[m.Beat] = []
    says: list[m.Remark] = []
    asked, free = m.Remark(""), False
    for number, row in enumerate(text.splitlines(), 1):
        verb, _, rest = row.removeprefix("# ").partition(" ")
        if row.startswith("# ") and verb in VERBS:
            if verb == "learner":
                seat = taught(number, rest, seats)
            elif verb == "say":
                says.append(remark(rest))
            elif asked.text:
                raise record.Damaged(number, "asks a second time before a move of the learner")
            else:
                asked, free = remark(rest), verb == "free"
        elif row.startswith(record.seat_word(seat) + " "):
            beats.append(m.Beat(row.partition(" ")[2].strip(), says, asked, free))
            says, asked, free = [], m.Remark(""), False
    if asked.text:
        raise record.Damaged(0, "asks for a move that is not there")
    return seat, beats, says


def remark(rest: str) -> m.Remark:
    rest, _, also = rest.partition(" also ")
    words, _, at = rest.partition(" at ")
    return m.Remark(words, at, also)


def taught(number: int, word: str, seats: int) -> int:
    try:
        seat = record.seat_number(word, seats)
    except ValueError as error:
        raise record.Damaged(number, str(error)) from None
    if seat == HOUSE:
        raise record.Damaged(number, "the house has nothing to learn")
    return seat
