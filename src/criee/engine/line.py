"""Sentences before they are words: a text key with its arguments, and the rule it rests on.

The engine never writes prose. It hands out lines; the Fluent texts of a game turn them into French or
English, in Python and in the browser alike. Two marks inside arguments keep lines free of any language:
``@tuna`` stands for the text ``tuna``, ``#1`` for the name of the player in seat 1. A list is joined.
"""

from __future__ import annotations

import reprlib
from typing import Final

from mypy_extensions import mypyc_attr

LONGEST_SHOWN: Final = 60  # characters of somebody's own text that an error repeats

Arg = str | int | list[str]


class Line:
    """One sentence: its text key, its arguments and the number of the rule behind it ("" if none)."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args
        self.rule = rule

    def data(self) -> dict[str, object]:
        """As plain data, for messages and comparisons."""
        return {"key": self.key, "args": self.args, "rule": self.rule}

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.args!r}, {self.rule!r})"


class Tally:
    """One line of the score sheet: whose, for what, how many points."""

    def __init__(self, seat: int, line: Line, points: int) -> None:
        self.seat = seat
        self.line = line
        self.points = points

    def data(self) -> dict[str, object]:
        return {"seat": self.seat, "line": self.line.data(), "points": self.points}


def seat_name(seat: int) -> str:
    """The mark that stands for a player's name inside a line."""
    return f"#{seat}"


@mypyc_attr(native_class=False)
class Refused(Exception):
    """A move that the rules forbid. `rule` is its number in the game's RULES.md."""

    def __init__(self, rule: str, key: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(f"{rule}: {key}" if rule else key)
        self.rule = rule
        self.key = key
        self.args_of_line: dict[str, Arg] = {} if args is None else args

    def line(self) -> Line:
        return Line(self.key, self.args_of_line, self.rule)


@mypyc_attr(native_class=False)
class Impossible(Exception):
    """Data from outside (a position, components, an option) that cannot be. Says where and why.

    Prose for programs and logs; where people often meet it, also a line that says the same in their language. Its
    arguments are as they were typed: there are no marks in them.
    """

    def __init__(self, where: str, reason: str, line: Line | None = None) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason
        self.line = line


def shown(value: object) -> str:
    """What somebody wrote, short enough to be shown to him again."""
    try:
        if isinstance(value, (list, dict)):
            text = reprlib.repr(value)  # only its beginning, and not however deep it goes
        else:
            text = value if isinstance(value, str) else repr(value)
    except ValueError:  # Python does not write out whole numbers of thousands of digits
        text = "9…"
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def found(value: object) -> str:
    """What was found instead, for prose: a text in quotes, so that it is told from a number."""
    return repr(shown(value)) if isinstance(value, str) else shown(value)


def span(low: int, high: int) -> str:
    """How many players: "2", or "3 to 5"."""
    return str(low) if low == high else f"{low} to {high}"


def seats_line(low: int, high: int) -> Line:
    """For how many players a game is."""
    if low == high:
        return Line("refuse-seats-exactly", {"count": low})
    return Line("refuse-seats", {"low": low, "high": high})
