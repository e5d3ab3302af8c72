"""Records: a match as text. Header lines, then one move a line; pleasant to read, exact to replay.

    criee record 1
    game: tsukiji
    rules: 1
    components: 0123456789ab
    options: kind_fish=yes
    seats: Ana | Bo
    seed: 42

    house turn R5
    p1 bid 3
    ...
    result: p1 21, p2 14

A match that began from a position carries it as `position:` lines. A damaged or foreign record is refused
with the line number and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from criee.engine.game import HOUSE, Game, Outcome
from criee.engine.line import Impossible, Refused
from criee.engine.match import Match

FIRST_LINE: Final = "criee record 1"
HEADERS: Final = ("game", "rules", "components", "options", "seats", "seed", "position", "result")
LONGEST: Final = 1_000_000  # characters; a real record has some ten thousand


@mypyc_attr(native_class=False)
class Damaged(Exception):
    """A record that cannot be read. `line` counts from 1; 0 stands for the record as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


def seat_word(seat: int) -> str:
    return "house" if seat == HOUSE else f"p{seat + 1}"


def seat_number(word: str, seats: int) -> int:
    if word == "house":
        return HOUSE
    if word.startswith("p") and word[1:].isdigit() and 1 <= int(word[1:]) <= seats:
        return int(word[1:]) - 1
    raise ValueError(f"expected house or p1 to p{seats}, found {word!r}")


def result_line(outcome: Outcome) -> str:
    scores = ", ".join(f"{seat_word(i)} {score}" for i, score in enumerate(outcome.scores))
    winners = " and ".join(seat_word(w) for w in outcome.winners)
    return f"result: {scores}; won by {winners} ({outcome.rule})"


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    game = match.game
    changed = [f"{k}={_option_word(v)}" for k, v in game.options.changed().items()]
    lines = [
        FIRST_LINE,
        f"game: {game.name}",
        f"rules: {game.sign.version}",
        f"components: {game.components.hash}",
        f"options: {', '.join(changed) or 'none'}",
        f"seats: {' | '.join(_clean(name) for name in match.names)}",
        f"seed: {match.seed}",
    ]
    if match.start is not None:
        lines.append(f"position: {json.dumps(game.position(match.start), separators=(',', ':'))}")
    lines.append("")
    lines += [f"{seat_word(step.seat)} {game.describe(step.move)}" for step in match.steps]
    outcome = game.outcome(match.state)
    if outcome is not None:
        lines.append(result_line(outcome))
    return "\n".join(lines) + "\n"


def _option_word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _clean(name: str) -> str:
    """A name that cannot break a line or a header."""
    return " ".join(name.replace("|", "/").split()) or "?"


class Record:
    """A record taken apart but not replayed yet: what its header says, and its numbered move lines."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise Damaged(0, f"is longer than {LONGEST} characters")
        self.header: dict[str, str] = {}
        self.lines: dict[str, int] = {}  # header key -> line number
        self.moves: list[tuple[int, str]] = []
        rows = text.splitlines()
        if not rows or rows[0].strip() != FIRST_LINE:
            raise Damaged(1, f"is not a Criée record: it must begin with '{FIRST_LINE}'")
        for number, row in enumerate(rows[1:], 2):
            self._read(number, row.strip())
        for key in HEADERS[:6]:
            if key not in self.header:
                raise Damaged(0, f"the header has no '{key}:' line")

    def _read(self, number: int, row: str) -> None:
        if not row or row.startswith("#"):
            return
        key, colon, value = row.partition(":")
        if colon and key in HEADERS:
            if key in self.header:
                raise Damaged(number, f"a second '{key}:' line")
            self.header[key] = value.strip()
            self.lines[key] = number
        elif "result" in self.header:
            raise Damaged(number, "a move after the result")
        else:
            self.moves.append((number, row))

    def options(self) -> dict[str, object]:
        if self.header["options"] == "none":
            return {}
        pairs: dict[str, object] = {}
        for part in self.header["options"].split(","):
            key, equals, value = part.strip().partition("=")
            if not equals:
                raise Damaged(self.lines["options"], f"expected key=value, found {part.strip()!r}")
            pairs[key] = value
        return pairs

    def names(self) -> list[str]:
        return [name.strip() for name in self.header["seats"].split("|")]

    def position(self) -> Mapping[str, object]:
        """Where the match began; Damaged if that is no table of values."""
        try:
            data: object = json.loads(self.header["position"])
        except (ValueError, RecursionError) as error:
            raise Damaged(self.lines["position"], f"the position cannot be read: {error}") from None
        if not isinstance(data, dict):
            raise Damaged(self.lines["position"], "the position cannot be read: expected {...}")
        return cast(Mapping[str, object], data)

    def number(self, key: str) -> int:
        value = self.header[key]
        if not value.isdigit() or len(value) > 40:
            raise Damaged(self.lines[key], f"{key} must be a whole number, found {value!r}")
        return int(value)


def read(text: str, open_game: Callable[[str, Mapping[str, object]], Game[Any]]) -> Match:
    """Replays a record to its end. Every move is checked; the result line must agree."""
    record = Record(text)
    try:
        game = open_game(record.header["game"], record.options())
    except Impossible as error:
        raise Damaged(record.lines["game"], str(error)) from None
    match = start(record, game)
    for number, row in record.moves:
        follow(match, number, row)
    _compare_result(record, match)
    return match


def start(record: Record, game: Game[Any]) -> Match:
    """The match of a record before its first step; a record of other rules or another box is refused."""
    if record.number("rules") != game.sign.version:
        raise Damaged(
            record.lines["rules"], f"was played by rules {record.header['rules']}; these are {game.sign.version}"
        )
    if record.header["components"] != game.components.hash:
        raise Damaged(record.lines["components"], f"was played with another box; this one is {game.components.hash}")
    names = record.names()
    seed = record.number("seed")
    low, high = game.sign.seats
    if not low <= len(names) <= high:
        raise Damaged(record.lines["seats"], f"{game.name} has {low} to {high} seats")
    if "position" not in record.header:
        return Match(game, len(names), seed, names)
    try:
        return Match(game, len(names), seed, names, game.from_position(record.position()))
    except Impossible as error:
        raise Damaged(record.lines["position"], f"the position cannot be read: {error}") from None


def follow(match: Match, number: int, row: str) -> None:
    """Plays one line of a record."""
    who, _, text = row.partition(" ")
    try:
        seat = seat_number(who, match.seats)
        move = match.game.parse(text.strip())
        match.follow(seat, move)
    except ValueError as error:
        raise Damaged(number, str(error)) from None
    except Refused as error:
        raise Damaged(number, f"'{row}' is not legal here ({error})") from None


def _compare_result(record: Record, match: Match) -> None:
    said = record.header.get("result")
    outcome = match.game.outcome(match.state)
    if said is not None and (outcome is None or result_line(outcome) != f"result: {said}"):
        found = "the match is not over" if outcome is None else result_line(outcome)
        raise Damaged(record.lines["result"], f"does not follow from the moves: {found}")
