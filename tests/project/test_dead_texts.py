"""No text is dead: every key of the games, the hall and the browser is asked for, by another text or by the code.

A key that is put together, as by f"move-{verb}", counts if what is filled in is a word of the code or of the box.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from criee.games import packages
from kinds import COMMON, KINDS, SOUND, WEB
from rendering import PLACES, ROOT, patterns, source, uses

HOLE = "\0"
CODE, PAGE = ROOT / "src" / "criee", ROOT / "web" / "src"
QUOTED = re.compile(r"""(?=(["'`])((?:\$\{[^{}]*\}|[^"'`\n$])*)\1)""")  # also inside ${} of another
KEY = re.compile(rf"@?[a-z{HOLE}][\w{HOLE}-]*(\.[\w{HOLE}-]+)?")  # may have holes
REFERENCE = re.compile(r"\{\s*-?([a-z][\w-]*(?:\.\w+)?)\s*(?:\}|->|\()")


class Code:
    """What some files say between quotes: whole, with holes, and word by word."""

    def __init__(self, quoted: Iterable[str]) -> None:
        self.whole: set[str] = set()
        self.words: set[str] = set()
        made: set[str] = set()
        for text in quoted:
            if HOLE not in text:
                self.whole.add(text.removeprefix("@"))
                self.words.update(words(text))
            elif KEY.fullmatch(text) and re.search(r"[a-z]-|-[a-z]|\.", text):
                made.add(text.removeprefix("@"))
        self.made = [re.compile("(.+)".join(map(re.escape, text.split(HOLE)))) for text in made]

    def asks(self, key: str) -> bool:
        return key in self.whole or self.is_word(key) or self.makes(key)

    def makes(self, key: str) -> bool:
        matches = (made.fullmatch(key) for made in self.made)
        return any(all(map(self.asks, match.groups())) for match in matches if match)

    def is_word(self, part: str) -> bool:
        """Cards and tips are numbered: `eel2`, `learn-1`."""
        return part in self.words or part.isdigit() or part.rstrip("0123456789") in self.words


def words(text: str) -> Iterator[str]:
    """The words of a short text, and what it is as part of a key: `Fisher's Knot: rice tuna` has `fishers-knot`."""
    if len(text) < 80:
        parts = [part.strip().lower().replace("'", "") for part in re.split(r"[:,|]", text)]
        yield from (part.replace(" ", "-") for part in parts)
        yield from (word for part in parts for word in part.split())


@cache
def quoted(path: Path) -> list[str]:
    return list(between_quotes(path))


def between_quotes(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        yield from leaves(tomllib.loads(text))
    elif path.suffix == ".match":  # what a lesson says
        yield from re.findall(r"^# (?:say|ask|free) (\S+)", text, re.MULTILINE)
    elif path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
            elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
                yield str(node.left.value) + HOLE
            elif isinstance(node, ast.AnnAssign):  # the fields of a view
                yield ast.unparse(node.target)
    else:
        yield from (re.sub(r"\$\{[^{}]*\}", HOLE, match.group(2)) for match in QUOTED.finditer(text))


def leaves(value: object) -> Iterator[str]:
    inner = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    yield from [value] if isinstance(value, str) else (leaf for one in inner for leaf in leaves(one))


def files(*folders: Path) -> list[Path]:
    kinds = (".py", ".toml", ".match", ".ts", ".svelte")
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds]
    return [path for path in found if "static" not in path.parts]


def code_for(place: str) -> Code:
    """The browser says its own texts by the rest of their key; a game's are for its folder and for what all share."""
    others = {CODE / "games" / name for name in packages()} - {CODE / "games" / place}
    reading = [path for path in files(CODE, PAGE) if place in (COMMON, WEB) or not others & set(path.parents)]
    texts = [text for path in reading for text in quoted(path)]
    prefixed = [f"web-{text}" for path in files(PAGE) for text in quoted(path)] if place == WEB else []
    return Code(text for text in [*texts, *prefixed] if text != f"web-{HOLE}")


def unused(place: str, code: Code) -> list[str]:
    referred = set(REFERENCE.findall(source(place, "en")))
    return [key for key in patterns(place, "en") if key not in referred and not code.asks(key)]


@pytest.mark.parametrize("place", PLACES)
def test_every_text_is_asked_for(place: str) -> None:
    assert not unused(place, code_for(place))


def test_the_next_dead_text_is_found() -> None:
    code = Code(["move-sail", f"log-{HOLE}", f"{HOLE}-two", "draw", "Fisher's Knot: rice tuna", f"@recipe-{HOLE}"])
    assert all(map(code.asks, ("move-sail", "log-draw", "log-draw-two", "tuna", "tuna3", "recipe-fishers-knot")))
    assert not any(map(code.asks, ("move-dive", "log-sink", "choice-draw", "recipe-shark", "draw-three")))


def test_what_is_said_of_texts_is_said_of_texts_there_are() -> None:
    """`KINDS` and `SOUND` name no argument and no text that is gone."""
    there = {(place, key, name) for place in PLACES for key in patterns(place, "en") for name in uses(place, "en", key)}
    there |= {(place, part, name) for place, key, name in there for part in ("", key.partition("-")[0] + "-")}
    there |= {("", "", name) for _, _, name in there}
    assert not set(KINDS) - there
    assert all(key in patterns(place, "en") for place, key, _ in SOUND)
