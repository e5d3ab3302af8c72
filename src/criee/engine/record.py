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
    result: p1 21, p2 14; won by p1 (T29)

Where people ended the match, and not the rules, the last line before the result is `p2 resign` or `house agreed draw`,
and no rule stands behind the result. A match that began from a position carries it as a line `position:`. A damaged or
foreign record is refused with the line number and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from criee.engine.game import Game, Outcome
from criee.engine.line import Impossible, Line, Refused, seats_line, shown, span
from criee.engine.match import Match
from criee.engine.phase import HOUSE

FIRST_LINE: Final = "criee record 1"
HEADERS: Final = ("game", "rules", "components", "options", "seats", "seed", "position", "result")
LONGEST: Final = 200_000  # characters; the longest real record has some twenty thousand
LONGEST_NAME: Final = 60  # characters
MOST_DIGITS: Final = 28  # of a seed: the source of chance takes in 96 bits, some 7.9e28


@mypyc_attr(native_class=False)
class Damaged(Exception):
    """A record that cannot be read. `line` counts from 1; 0 stands for the record as a whole.

    `said` says the same in people's own language where there is a text for it; `because` is what lies behind it: an
    option that cannot be, a move that the rules of `game` refuse, with a reason that may name a player of `names`.
    """

    def __init__(
        self,
        line: int,
        reason: str,
        said: Line | None = None,
        because: Impossible | Refused | None = None,
        game: str = "",
        names: list[str] | None = None,
    ) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason
        self.said = said
        self.because = because
        self.game = game
        self.names: list[str] = [] if names is None else names


def seat_word(seat: int) -> str:
    return "house" if seat == HOUSE else f"p{seat + 1}"


def seat_number(word: str, seats: int) -> int:
    """The seat behind `house`, `p1`, `p2`, ..."""
    for seat in range(HOUSE, seats):
        if word == seat_word(seat):
            return seat
    known = "house, p1 or p2" if seats == 2 else f"house or p1 to p{seats}"
    raise ValueError(f"expected {known}, found {shown(word)!r}")


def result_line(outcome: Outcome) -> str:
    scores = ", ".join(f"{seat_word(i)} {score}" for i, score in enumerate(outcome.scores))
    winners = " and ".join(seat_word(w) for w in outcome.winners)
    by_rule = f" ({outcome.rule})" if outcome.rule else ""
    return f"result: {scores}; won by {winners}{by_rule}"


def without_rule(result: str) -> str:
    """Who has how much and who won, without the rule in brackets."""
    return result.rpartition(" (")[0] or result


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
        f"seats: {' | '.join(clean(name) for name in match.names)}",
        f"seed: {match.seed}",
    ]
    if match.start is not None:
        lines.append(f"position: {json.dumps(game.position(match.start), separators=(',', ':'))}")
    lines.append("")
    lines += [f"{seat_word(seat)} {text}" for seat, text in match.lines()]
    outcome = match.outcome()
    if outcome is not None:
        lines.append(result_line(outcome))
    return "\n".join(lines) + "\n"


def _option_word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def clean(name: str) -> str:
    """A name that can break no line, no header and no screen: short, and nothing in it that does not print."""
    kept = "".join(c if c.isprintable() else " " for c in name.replace("|", "/"))
    return " ".join(" ".join(kept.split())[:LONGEST_NAME].split()) or "?"


class Record:
    """A record taken apart but not replayed yet: what its header says, and its numbered move lines."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise Damaged(0, f"is longer than {LONGEST} characters", Line("damaged-long"))
        self.header: dict[str, str] = {}
        self.lines: dict[str, int] = {}  # header key -> line number
        self.moves: list[tuple[int, str]] = []
        rows = text.splitlines()
        if not rows or rows[0].strip() != FIRST_LINE:
            reason = f"is not a Criée record: it must begin with '{FIRST_LINE}'"
            raise Damaged(1, reason, Line("damaged-foreign", {"text": FIRST_LINE}))
        for number, row in enumerate(rows[1:], 2):
            self._read(number, row.strip())
        for key in HEADERS[:6]:
            if key not in self.header:
                raise Damaged(0, f"the header has no '{key}:' line", Line("damaged-header", {"text": f"{key}:"}))

    def _read(self, number: int, row: str) -> None:
        if not row or row.startswith("#"):
            return
        key, colon, value = row.partition(":")
        if colon and key in HEADERS:
            if key in self.header:
                raise Damaged(number, f"a second '{key}:' line", Line("damaged-twice", {"text": f"{key}:"}))
            self.header[key] = value.strip()
            self.lines[key] = number
        elif "result" in self.header:
            raise Damaged(number, "a move after the result", Line("damaged-after"))
        else:
            self.moves.append((number, row))

    def options(self) -> dict[str, object]:
        if self.header["options"] == "none":
            return {}
        pairs: dict[str, object] = {}
        for part in self.header["options"].split(","):
            pair = shown(part.strip())
            key, equals, value = part.strip().partition("=")
            if not equals:
                line = Line("damaged-pair", {"found": pair})
                raise Damaged(self.lines["options"], f"expected key=value, found {pair!r}", line)
            if key in pairs:
                line = Line("damaged-twice", {"text": shown(key)})
                raise Damaged(self.lines["options"], f"a second '{shown(key)}'", line)
            pairs[key] = value
        return pairs

    def names(self, most: int) -> list[str]:
        """The players; of more than `most` only one too many."""
        return [clean(name) for name in self.header["seats"].split("|", most)]

    def position(self) -> Mapping[str, object]:
        """Where the match began; Damaged if that is no table of values."""
        try:
            data: object = json.loads(self.header["position"])
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:  # such as \ud800: nobody could be told about it
            raise self.bent("it has half a character") from None
        except (ValueError, RecursionError) as error:
            raise self.bent(str(error)) from None
        if not isinstance(data, dict):
            raise self.bent("expected {...}")
        return cast(Mapping[str, object], data)

    def bent(self, reason: str, because: Impossible | None = None) -> Damaged:
        return Damaged(
            self.lines["position"], f"the position cannot be read: {reason}", Line("damaged-position"), because
        )

    def number(self, key: str) -> int:
        value = self.header[key]
        if not value.isascii() or not value.isdecimal():
            line = Line("damaged-number", {"text": key, "found": shown(value)})
            raise Damaged(self.lines[key], f"{key} must be a whole number, found {shown(value)!r}", line)
        if len(value) > MOST_DIGITS:
            line = Line("damaged-digits", {"text": key, "count": MOST_DIGITS})
            raise Damaged(self.lines[key], f"{key} must be a whole number of at most {MOST_DIGITS} digits", line)
        return int(value)


class Reading:
    """A record being replayed some lines at a time: a server has other things to do in between."""

    def __init__(self, text: str, open_game: Callable[[str, Mapping[str, object]], Game[Any]]) -> None:
        self.record = Record(text)
        options = self.record.options()
        try:
            game = open_game(self.record.header["game"], options)
        except Impossible as error:
            key = "options" if error.where.startswith("option") else "game"
            raise Damaged(self.record.lines[key], str(error), None, error) from None
        self.match = start(self.record, game)
        self.done = 0  # lines

    def go_on(self, lines: int) -> bool:
        """Replays so many lines. False when there are no more; then the result has been compared."""
        for number, row in self.record.moves[self.done : self.done + lines]:
            follow(self.match, number, row)
        self.done += lines
        if self.done < len(self.record.moves):
            return True
        _compare_result(self.record, self.match)
        return False


def read(text: str, open_game: Callable[[str, Mapping[str, object]], Game[Any]]) -> Match:
    """Replays a record to its end. Every move is checked; the result line must agree."""
    reading = Reading(text, open_game)
    reading.go_on(len(reading.record.moves))
    return reading.match


def start(record: Record, game: Game[Any]) -> Match:
    """The match of a record before its first step; a record of other rules or another box is refused."""
    version = game.sign.version
    if record.number("rules") != version:
        line = Line("damaged-rules", {"found": record.header["rules"], "version": version})
        raise Damaged(record.lines["rules"], f"was played by rules {record.header['rules']}; these are {version}", line)
    box = game.components.hash
    if record.header["components"] != box:
        line = Line("damaged-box", {"text": box})
        raise Damaged(record.lines["components"], f"was played with another box; this one is {box}", line)
    low, high = game.sign.seats
    names = record.names(high)
    seed = record.number("seed")
    if not low <= len(names) <= high:
        raise Damaged(record.lines["seats"], f"{game.name} has {span(low, high)} seats", seats_line(low, high))
    return _seated(record, game, names, seed)


def _seated(record: Record, game: Game[Any], names: list[str], seed: int) -> Match:
    """The match from its beginning or from a position; an option that does not go with so many seats is refused."""
    if "position" in record.header:
        data = record.position()
        try:
            return Match(game, len(names), seed, names, game.from_position(data))
        except Impossible as error:
            raise record.bent(str(error), error) from None
        except (TypeError, ValueError, KeyError, AttributeError, OverflowError):
            raise record.bent("it is of another shape") from None
    try:
        return Match(game, len(names), seed, names)
    except Impossible as error:
        raise Damaged(record.lines["seats"], str(error), None, error) from None


def follow(match: Match, number: int, row: str) -> None:
    """Plays one line of a record."""
    who, _, text = row.partition(" ")
    try:
        seat = seat_number(who, match.seats)
    except ValueError as error:
        line = Line("damaged-seat", {"count": match.seats, "found": shown(who)})
        raise Damaged(number, str(error), line) from None
    try:
        match.follow_line(seat, text.strip())
    except ValueError as error:
        raise Damaged(number, str(error), Line("damaged-notation", {"found": shown(row)})) from None
    except Refused as error:
        why = refused_house(match, error) if seat == HOUSE else error
        line = Line("damaged-move", {"found": shown(row)})
        reason = f"'{shown(row)}' is not legal here ({why})"
        raise Damaged(number, reason, line, why, match.game.name, match.names) from None


def refused_house(match: Match, error: Refused) -> Refused:
    """What is said of the house when it is not its turn: a player is told about his own turn."""
    acting = match.to_act()
    if len(acting) == 0 or HOUSE in acting:
        return error
    return Refused(match.game.phase(match.state).rule_in(match.state), "refuse-house-now")


def _compare_result(record: Record, match: Match) -> None:
    said = record.header.get("result")
    outcome = match.outcome()
    if said is None:
        return
    if outcome is None:
        reason = "does not follow from the moves: the match is not over"
        raise Damaged(record.lines["result"], reason, Line("damaged-not-over"))
    found = result_line(outcome)
    if without_rule(found) != without_rule(f"result: {said}"):  # the rule is our word for it, and may be mended
        line = Line("damaged-result", {"found": found})
        raise Damaged(record.lines["result"], f"does not follow from the moves: {found}", line)
