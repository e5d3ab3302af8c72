"""Words: lines become sentences, in French or English, by the Fluent texts of a game and the common ones."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from fluent.runtime import FluentBundle, FluentResource

from criee.engine.line import Arg, Line
from criee.games import game_file

LANGUAGES: Final = ("en", "fr")
RULE: Final = re.compile(r"^- (\*\*)?([A-Z]\d{1,2})\b(\*\*)?[ :.]*(.*)$")
SEAT: Final = re.compile(r"#[0-9]{1,2}")  # stands for a player's name; see engine/line.py
MARK: Final = re.compile(r"\s*\*\(([^()]*)\)\*\s*$")  # where a rule comes from, at its end
# The printed rulebook, our reading where it is silent or unclear, our addition so that every match can go on and end.
Source = Literal["book", "ruling", "safeguard"]
SOURCES: Final[dict[Source, tuple[str, ...]]] = {
    "book": ("book", "livret"),
    "ruling": ("ruling", "lecture", "décision"),
    "safeguard": ("safeguard", "garde-fou", "sécurité"),
}


class MissingTextError(KeyError):
    """A text key that no Fluent file has: a defect of ours, never shown as blank."""


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """All texts of one language for one game; "" for the common ones alone."""
    texts = FluentBundle([lang], use_isolating=False)
    common = files("criee").joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
    texts.add_resource(FluentResource(common))
    if game:
        texts.add_resource(FluentResource(game_file(game, f"texts/{lang}.ftl")), allow_overrides=True)
    return texts


class Verbatim(str):
    """A text as somebody typed it: no mark is looked for in it."""


class Words:
    """The voice of one table: a game, a language, and the players' names."""

    def __init__(self, game: str, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = names
        self.bundle = bundle(game, self.lang)

    def text(self, key: str, **args: Arg) -> str:
        """The text behind a key; `option-x.help` asks for an attribute."""
        message_key, _, attribute = key.partition(".")
        if not self.bundle.has_message(message_key):
            raise MissingTextError(f"{self.game or 'common'}/{self.lang}: {key}")
        message = self.bundle.get_message(message_key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingTextError(f"{self.game or 'common'}/{self.lang}: {key}")
        spoken = {name: self.say(value) for name, value in args.items()}
        text, errors = self.bundle.format_pattern(pattern, spoken)
        if errors:
            raise MissingTextError(f"{self.game or 'common'}/{self.lang}: {key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def line(self, line: Line) -> str:
        """A line as a sentence of its own; it may begin with a fish."""
        words = self.text(line.key, **line.args)
        return words[:1].upper() + words[1:]

    def say(self, value: Arg) -> str | int:
        """An argument in this language: `@key` is a text, `#1` a player, a list is joined."""
        if isinstance(value, list):
            return self.join([str(self.say(item)) for item in value])
        if isinstance(value, Verbatim):
            return str(value)
        if isinstance(value, str) and value.startswith("@") and len(value) > 1:
            return self.text(value[1:])
        if isinstance(value, str) and SEAT.fullmatch(value):
            return self.names[int(value[1:])]
        return value

    def join(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.text('and')} {items[-1]}"


class Rule:
    """One numbered rule, for people who ask why. `source` says where it comes from, for people who ask that too."""

    def __init__(self, number: str, section: str, text: str) -> None:
        self.number = number
        self.section = section
        self.text = text
        self.source: tuple[Source, ...] = ()

    def take_mark(self) -> None:
        """The mark at the end leaves the text and becomes the source."""
        mark = MARK.search(self.text)
        if mark:
            said = re.split(r"[\s,;:]+", mark.group(1))
            self.source = tuple(source for source, names in SOURCES.items() if any(name in said for name in names))
            self.text = self.text[: mark.start()]


@cache
def rules(game: str, lang: str) -> dict[str, Rule]:
    """The rules of a game by number, read from its RULES.md or RULES.fr.md."""
    found: dict[str, Rule] = {}
    section, last = "", ""
    for row in game_file(game, "RULES.md" if lang == "en" else f"RULES.{lang}.md").splitlines():
        bullet = RULE.match(row)
        if row.startswith("## "):
            section, last = row[3:].strip(), ""
        elif bullet:
            last = bullet.group(2)
            found[last] = Rule(last, section, bullet.group(4).strip())
        elif row.startswith("  ") and last:
            found[last].text += " " + row.strip()
        else:
            last = ""
    for rule in found.values():
        rule.take_mark()
    return found
