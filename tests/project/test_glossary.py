"""docs/words.md is kept: its words are used, and the words it rules out do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from criee.games import game_file, packages
from criee.words import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
EVERYWHERE = "Everywhere"


def sections() -> dict[str, list[list[str]]]:
    """The rows of each table: thing, en, fr, not."""
    found: dict[str, list[list[str]]] = {}
    for part in (ROOT / "docs/words.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, table = part.partition("\n")
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines() if row[:1] == "|"]
        found[title] = rows[2:]
    return found


def ruled_out(rows: list[list[str]], lang: str) -> list[str]:
    said = [part.partition(":") for row in rows for part in row[3].split(";") if part.strip()]
    assert all(before.strip() in LANGUAGES for before, _, _ in said), said
    return [word.strip() for before, _, words in said if before.strip() == lang for word in words.split(",")]


def prose(place: str, lang: str) -> dict[str, str]:
    """What people read of a game, or of the frame around all games: by key, and the rules by line."""
    sources = {"web": ROOT / f"web/src/texts/{lang}.ftl", "common": ROOT / f"src/criee/texts/{lang}.ftl"}
    text = sources[place].read_text(encoding="utf-8") if place in sources else game_file(place, f"texts/{lang}.ftl")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found[entry.id.name] = " ".join(part.value for value in values for part in pieces(value))
    if place not in sources:
        rules = game_file(place, "RULES.md" if lang == "en" else f"RULES.{lang}.md")
        found |= {f"RULES line {number}": row for number, row in enumerate(rules.splitlines(), 1)}
    return {key: re.sub(r"[\u00a0\u202f]", " ", value) for key, value in found.items()}


def pieces(node: object) -> list[ast.TextElement]:
    """The words of a pattern, without the names of its variables."""
    if isinstance(node, ast.TextElement):
        return [node]
    inside = list(vars(node).values()) if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else []
    return [piece for part in inside for piece in pieces(part)]


def uses(text: str, word: str) -> bool:
    """Whether a whole word is there; only its first letter may be large or small."""
    first, rest = word[0], re.escape(word[1:])
    return re.search(rf"(?<!\w)[{first.lower()}{first.upper()}]{rest}(?!\w)", text) is not None


def test_every_table_is_of_a_game() -> None:
    assert set(sections()) <= {EVERYWHERE, *packages()} and len(sections()) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", ["common", "web", *packages()])
def test_words_that_are_ruled_out_do_not_come_back(place: str, lang: str) -> None:
    words = ruled_out(sections()[EVERYWHERE] + sections().get(place, []), lang)
    found = [
        f"{key}: {word!r} in {text!r}" for key, text in prose(place, lang).items() for word in words if uses(text, word)
    ]
    assert not found, f"{place}/{lang}\n" + "\n".join(found)


@pytest.mark.parametrize("game", [game for game in packages() if game in sections()])
def test_the_words_are_those_that_are_used(game: str) -> None:
    for row in sections()[game]:
        for lang, words in zip(LANGUAGES, row[1:3], strict=True):
            told = " ".join(prose(game, lang).values()).lower()
            for word in words.split(","):
                assert word.strip().lower() in told, f"{game}/{lang}: {word} ({row[0]}) is nowhere"


def test_a_word_is_found_whole_and_through_no_break_spaces() -> None:
    assert uses("Le bac, lui, est à l’abri.", "bac") and not uses("Le bacon.", "bac")
    assert uses("Bac plein.", "bac") and uses("une carte action", "carte action")
    assert not uses("une carte Action", "carte action")
