"""Every text with every kind of argument, for tests that read what people read.

How an argument's kind is known, in this order: `KINDS` says so; it came in random matches (`harvest`); the text itself
selects on it; it came in other texts of the same game under the same name. Else `read` asks for an entry in kinds.py.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from criee.engine.line import Arg, Line
from criee.engine.rng import Rng
from criee.games import game_file, packages
from criee.words import Words
from harvest import Value, harvest
from kinds import COMMON, KINDS, LISTS, NAMES, NUMBERS, WEB

ROOT = Path(__file__).parent.parent
PLACES = [COMMON, WEB, *packages()]

PEOPLE = ["Ana", "Bo", "Émile", "Chloé", "Ida", "Max"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LINES = ("log-", "prompt-", "refuse-", "end-", "move-", "score-")
MOST = 400  # renderings of one text


class Voice(Words):
    """The words of one place; the browser's texts are laid beside the common ones, as the browser does."""

    def __init__(self, place: str, lang: str) -> None:
        super().__init__("" if place in (COMMON, WEB) else place, lang, PEOPLE)
        if place == WEB:
            self.bundle = FluentBundle([lang], use_isolating=False)
            self.bundle.add_resource(FluentResource(source(COMMON, lang)))
            self.bundle.add_resource(FluentResource(source(WEB, lang)), allow_overrides=True)


@cache
def source(place: str, lang: str) -> str:
    if place == WEB:
        return (ROOT / f"web/src/texts/{lang}.ftl").read_text(encoding="utf-8")
    if place == COMMON:
        return (ROOT / f"src/criee/texts/{lang}.ftl").read_text(encoding="utf-8")
    return game_file(place, f"texts/{lang}.ftl")


@cache
def patterns(place: str, lang: str) -> dict[str, Any]:
    """The pattern behind every key and `key.attribute`."""
    found: dict[str, Any] = {}
    for entry in FluentParser().parse(source(place, lang)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


SHOWN = "shown"  # no variant of any text has this name


def uses(place: str, lang: str, key: str) -> dict[str, set[str]]:
    """The arguments of a text, through the texts it refers to, with the variants each is selected by (if it is)."""
    return {name: marks - {SHOWN} for name, marks in looked_over(place, lang, key).items()}


def shown(place: str, lang: str, key: str) -> set[str]:
    """The arguments that people get to read, not only what is selected by them."""
    return {name for name, marks in looked_over(place, lang, key).items() if SHOWN in marks}


def looked_over(place: str, lang: str, key: str) -> dict[str, set[str]]:
    known = patterns(place, lang)
    found: dict[str, set[str]] = {}
    stack = [known[key]]
    while stack:
        node = stack.pop()
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set()).add(SHOWN)
        elif isinstance(node, ast.MessageReference):
            stack.append(known[node.id.name])
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            chosen = found.setdefault(node.selector.id.name, set())
            chosen |= {v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants}
            stack += [variant.value for variant in node.variants]
        elif isinstance(node, ast.BaseNode):
            stack += list(vars(node).values())
        elif isinstance(node, list):
            stack += node
    return found


def kind(place: str, values: set[Value], name: str) -> list[Arg]:
    """What to put for an argument that was heard with these values; nothing if they are of several kinds."""
    values = values - {""}  # for a text that does not use it there
    if not values:
        return []
    if all(isinstance(value, int) for value in values):
        return NUMBERS
    if all(isinstance(value, tuple) for value in values):
        items = sorted({item for value in values if isinstance(value, tuple) for item in value})
        if items and all(item.startswith("#") for item in items):
            return LISTS
        return [*([item] for item in items), items[:2], items[:3]]
    words = {value for value in values if isinstance(value, str)}
    if words != values:
        return []
    if all(word.startswith("#") for word in words):
        return NAMES
    if all(word.startswith("@") for word in words):
        more = {
            value
            for value in harvest(place).named(name, patterns(place, "en"))
            if isinstance(value, str) and value.startswith("@")
        }
        return [*sorted(words | more if words & more else words)]
    if any(word.startswith(("@", "#")) for word in words):
        return [*sorted(words)[:8]]
    return [*sorted(words)[:4]]


def values_of(place: str, key: str, name: str, chosen: set[str]) -> list[Arg]:
    """Everything to be put for one argument of one text."""
    family = key.partition("-")[0] + "-"
    told = KINDS.get((place, key, name)) or KINDS.get((place, family, name)) or KINDS.get((place, "", name))
    if told:
        return told
    heard = harvest(place).args if place in packages() else {}
    found: list[Arg] = []
    if name in heard.get(key, {}):
        found = kind(place, heard[key][name], name)
    if not found and chosen and all(word in PLURALS or word.isdigit() for word in chosen):
        found = NUMBERS
    elif chosen - PLURALS and not any(word.isdigit() for word in chosen):
        found = [*found, *(word for word in sorted(chosen - PLURALS) if word not in found)]
    if not found and place in packages():
        found = kind(place, harvest(place).named(name, patterns(place, "en")), name)
    return found or KINDS.get(("", "", name), [])


def renderings(place: str, lang: str, key: str) -> Iterator[dict[str, Arg]]:
    """Arguments for one text: all combinations, or where these are many, every value with some of the others."""
    args = uses(place, lang, key)
    choices = [values_of(place, key, name, args[name]) for name in args]
    total = 1
    for values in choices:
        total *= len(values)
    if total <= MOST:
        for combination in itertools.product(*choices):
            yield dict(zip(args, combination, strict=True))
        return
    rng = Rng(len(key))
    for number in range(MOST):
        yield {
            name: values[number % len(values)] if number < len(values) else values[int(rng.below(len(values)))]
            for name, values in zip(args, choices, strict=True)
        }


def rendered(voice: Voice, key: str, args: dict[str, Arg]) -> str:
    """As it is shown: what games say as lines begins with a capital, words for the middle of a sentence do not."""
    return voice.line(Line(key, args)) if key.startswith(LINES) else voice.text(key, **args)
