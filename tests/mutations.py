"""Files that somebody damaged: ways to change a text, a line, a number, a value, or only some bytes."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

NUMBERS = [
    "0", "-1", "1", "99", "2147483648", "-9223372036854775809", "18446744073709551616", "9" * 28, "9" * 5000,
    "0x" + "f" * 5000, "0b1", "1e9", "1e999", "-0.0", "nan", "inf", "1_000", "007", "+5", "²", "٣", "１２", "①", "½",
]  # fmt: skip
TEXTS = [
    "", " ", "x" * 5000, "9" * 5000, "#" + "9" * 5000, "#1", "#²", "@", "@tuna", "@no-such-text", "[bold]", "[/]",
    "[/bold red]", "[link=x]y[/link]", ":fish:", "{", "}", "{ $who }", "{-term}", "\x1b[31m", "\x1b]0;title\x07",
    "\x00", "\x07", "\x9b2J", "\u202e", "\u2028", "\u200b", "\u3164", "\ufeff", "\U000e0001", "🐟", "é", "|", "=",
    ",", ":", "\\", '"', "'", "\\ud800", "\\u0000", "None", "null", "true", "yes", "p7", "house", "none", "%s", "\t",
]  # fmt: skip
VALUES = [
    "true", "[]", "{}", '""', '"tuna"', "1.5", "1979-05-27", "1979-05-27T07:32:00Z", "07:32:00", '[["x"]]',
    "[{}]", '{ a = "b" }', "'''\n\n'''", "[" * 40 + "]" * 40, "[" * 4000 + "]" * 4000, "{ a = " * 60 + "1" + " }" * 60,
]  # fmt: skip
ODD: list[object] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 99, 10**12, 2**63, -(2**63) - 1, 10**40, 1.5, float("inf"), "", "?", "tuna",
    "²", "#1", "[bold]", "\x1b[31m", "\x00", "x" * 5000, "\ud800", [], {}, ["x"], [[]], [{}], {"": 1}, {"x": {}},
]  # fmt: skip
RAW = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\r", b"\x0b", b"\x0c", b"\n"]
NUMBER = re.compile(r"-?\d+")
WORD = re.compile(r"[A-Za-z_][\w-]*")
VALUE = re.compile(r"(?<== )[^\n]+|(?<=: )[^\n]+")
BRACKET = re.compile(r"[][{}()\"'|,:=]")


def spoil(data: bytes, other: bytes, luck: Random) -> bytes:
    """A file after one to four accidents."""
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        kind = luck.choice(KINDS)
        data = kind(data, other, luck)
    return data


def in_text(change: Callable[[str, Random], str]) -> Callable[[bytes, bytes, Random], bytes]:
    """A change of the text; what is no text any more stays as it is."""

    def changed(data: bytes, other: bytes, luck: Random) -> bytes:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return data
        return change(text, luck).encode("utf-8", "surrogatepass")

    return changed


def swapped(pattern: re.Pattern[str], choices: list[str]) -> Callable[[str, Random], str]:
    """One place of the text takes another content."""

    def change(text: str, luck: Random) -> str:
        spots = list(pattern.finditer(text))
        if not spots:
            return text
        spot = luck.choice(spots)
        return text[: spot.start()] + luck.choice(choices) + text[spot.end() :]

    return change


def other_word(text: str, luck: Random) -> str:
    """A word is taken for another one of the same file."""
    words = WORD.findall(text)
    return swapped(WORD, words)(text, luck) if words else text


def lines(text: str, luck: Random) -> str:
    """A line is lost, doubled, moved, exchanged, repeated or broken in two."""
    rows = text.split("\n")
    here, there = luck.randrange(len(rows)), luck.randrange(len(rows))
    kind = luck.randrange(6)
    if kind == 0:
        del rows[here]
    elif kind == 1:
        rows.insert(there, rows[here])
    elif kind == 2:
        rows[here], rows[there] = rows[there], rows[here]
    elif kind == 3:
        rows[here:here] = [rows[here]] * luck.choice((3, 300))
    elif kind == 4:
        rows[here] = rows[here][: luck.randrange(len(rows[here]) + 1)]
    else:
        rows.insert(here, luck.choice((*TEXTS, "game = 1", "[position]", "[[position]]", "seats: a", "position: {}")))
    return "\n".join(rows)


def line_ends(text: str, luck: Random) -> str:
    return text.replace("\n", luck.choice(("\r\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "")))


def inserted(text: str, luck: Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(TEXTS + VALUES) + text[at:]


def raw(data: bytes, other: bytes, luck: Random) -> bytes:
    """Some bytes are others, or lost, or new."""
    spoilt = bytearray(data)
    for _ in range(luck.choice((1, 2, 8))):
        at = luck.randrange(len(spoilt) + 1)
        spoilt[at : at + luck.randrange(3)] = luck.choice((*RAW, bytes([luck.randrange(256)]), b""))
    return bytes(spoilt)


def cut(data: bytes, other: bytes, luck: Random) -> bytes:
    return data[: luck.randrange(len(data) + 1)]


def joined(data: bytes, other: bytes, luck: Random) -> bytes:
    """The beginning of one file and the end of another."""
    return data[: luck.randrange(len(data) + 1)] + other[luck.randrange(len(other) + 1) :]


def start_position(text: str, luck: Random) -> str:
    """The position inside a record is bent."""
    row = re.search(r"^position: (.*)$", text, re.MULTILINE)
    if row is None:
        return text
    try:
        position: Any = json.loads(row[1])
    except ValueError:
        return text
    if not isinstance(position, dict):
        return text
    bend(position, copy.deepcopy(position), luck)
    return text[: row.start(1)] + json.dumps(position) + text[row.end(1) :]


KINDS: list[Callable[[bytes, bytes, Random], bytes]] = [
    raw,
    cut,
    joined,
    in_text(swapped(NUMBER, NUMBERS)),
    in_text(swapped(NUMBER, [str(n) for n in range(12)])),
    in_text(swapped(WORD, TEXTS)),
    in_text(swapped(VALUE, NUMBERS + TEXTS + VALUES)),
    in_text(swapped(BRACKET, list("[]{}()\"'|,:= "))),
    in_text(other_word),
    in_text(lines),
    in_text(line_ends),
    in_text(inserted),
    in_text(start_position),
    in_text(start_position),
]


# --- plain data ---------------------------------------------------------------------------------


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands, at every depth."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    found = [path] if path else []
    for key in keys:
        found += places(data[key], (*path, key))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def bend(position: dict[str, Any], other: dict[str, Any], luck: Random) -> None:
    """Changes one thing in place, the way people do: forget it, double it, move it, mistype it, misname it."""
    spots = places(position)
    if not spots:
        return
    path = luck.choice(spots)
    home, key = at(position, path[:-1]), path[-1]
    value = home[key]
    kind = luck.randrange(8)
    if kind == 0:
        del home[key]
    elif kind == 1:
        home[key] = copy.deepcopy(luck.choice(ODD))
    elif kind == 2 and isinstance(value, int):
        home[key] = (not value) if isinstance(value, bool) else value + luck.choice((1, -1))
    elif kind == 3:
        try:
            home[key] = copy.deepcopy(at(other, path))  # from another moment
        except (KeyError, IndexError, TypeError):
            home[key] = None
    elif kind == 4 and isinstance(home, list):
        home += [copy.deepcopy(value) for _ in range(luck.choice((1, 1, 1, 70)))]
    elif kind == 5 and isinstance(home, list):
        home.reverse()
    elif kind == 6 and isinstance(home, dict):
        home[str(luck.choice(ODD))[:60]] = home.pop(key)
    else:
        twin = luck.choice(spots)  # two places exchanged
        if twin[: len(path)] != path and path[: len(twin)] != twin:
            there = at(position, twin[:-1])
            home[key], there[twin[-1]] = there[twin[-1]], value
