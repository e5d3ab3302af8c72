"""Texts: the same keys and placeholders in both languages, and a text for everything that can be said."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from criee.games import game_file, open_game, packages, sign
from criee.words import LANGUAGES, MissingTextError, Rule, Words, rules
from harvest import harvest

GAMES = list(packages())


def source(game: str, lang: str) -> str:
    if game:
        return game_file(game, f"texts/{lang}.ftl")
    return files("criee").joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")


def entries(game: str, lang: str) -> dict[str, set[str]]:
    """Every key (and attribute) with the variables its text uses, through the messages it refers to."""
    resource = FluentParser().parse(source(game, lang))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{game}/{lang}: {str(entry.content)[:60]!r} is not Fluent"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{game}/{lang}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(node: Any) -> set[str]:
    """The $variables below a node."""
    found: set[str] = set()
    stack = [node]
    while stack:
        item = stack.pop()
        if isinstance(item, ast.VariableReference):
            found.add(item.id.name)
        elif isinstance(item, ast.BaseNode):
            stack.extend(vars(item).values())
        elif isinstance(item, list):
            stack.extend(item)
    return found


@pytest.mark.parametrize("game", ["", *GAMES])
def test_both_languages_have_the_same_keys_and_placeholders(game: str) -> None:
    english, french = entries(game, "en"), entries(game, "fr")
    assert english.keys() == french.keys()
    for key in english:
        assert english[key] == french[key], f"{game}: {key}"


@pytest.mark.parametrize("game", GAMES)
def test_names_options_phases_and_prompts_have_texts(game: str) -> None:
    for lang in LANGUAGES:
        words = Words(game, lang, [])
        assert words.text("name") and words.text("blurb")
        for option in sign(game).options:
            assert words.text(f"option-{option.key}") and words.text(f"option-{option.key}.help")
        for phase in open_game(game).phases:
            assert words.text(f"phase-{phase.name}")


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_everything_a_match_says_can_be_said_in_both_languages(game: str) -> None:
    """Prompts, labels, log lines, scores, refusals and endings of whole random matches, under every option."""
    assert not harvest(game).missing
    assert harvest(game).lines > 1000


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_the_same_numbers_in_both_languages(game: str) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    assert list(english) == list(french)
    assert all(rule.text for rule in [*english.values(), *french.values()])


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_says_where_it_comes_from_beside_its_text(game: str) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    for number, rule in english.items():
        assert rule.source, f"{number} does not say where it comes from"
        assert rule.source == french[number].source, f"{number}: {rule.source}, but in French {french[number].source}"
        for text in (rule.text, french[number].text):
            assert "*(" not in text and text.endswith((".", "!", "?", ")")), f"{number}: {text[-60:]}"


def test_the_mark_of_a_rule_is_read_in_both_languages() -> None:
    english = Rule("T1", "Setup", "The **oldest** begins. *(book; the draw instead of the oldest player: ruling)*")
    french = Rule("T1", "Mise en place", "Le *plus* âgé commence. *(livret, décision, garde-fou)*")
    english.take_mark()
    french.take_mark()
    assert (english.text, english.source) == ("The **oldest** begins.", ("book", "ruling"))
    assert (french.text, french.source) == ("Le *plus* âgé commence.", ("book", "ruling", "safeguard"))


def test_a_missing_text_is_loud() -> None:
    with pytest.raises(MissingTextError):
        Words("tsukiji", "fr", []).text("no-such-key")
    with pytest.raises(MissingTextError):
        Words("tsukiji", "fr", []).text("move-bid")  # its placeholder is missing


def test_marks_inside_arguments() -> None:
    words = Words("tsukiji", "fr", ["Ana", "Bo"])
    assert words.say("@tuna") == "thon"
    assert words.say("#1") == "Bo"
    assert words.say(["#0", "#1", "@house"]) == "Ana, Bo et la maison"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_it_is_about_and_leaves_the_rest_to_its_lesson(game: str) -> None:
    """Without a lesson of its own it may have tips, one a kind of decision; beside one nobody would hear them."""
    said = {key.removeprefix("learn-") for key in entries(game, "en") if key.startswith("learn-")}
    assert {"1", "2"} <= said
    tips = {key for key in said if not key.isdigit()}
    assert not tips or not files(packages()[game]).joinpath("lesson.match").is_file()


# Pink and blue stay what they are in the clear palette, and nothing else does; a red snapper is called that.
RECOLOURED = re.compile(
    r"\b(red(?! snapper)|green|yellow|orange|purple|violet|rouges?|verte?s?|jaunes?|oranges?|violette?s?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_points_at_a_table_names_no_colour_that_some_eyes_get_otherwise(game: str, lang: str) -> None:
    rows = [row for row in source(game, lang).splitlines() if row.startswith(("lesson-", "drawing-"))]
    assert not [row for row in rows if RECOLOURED.search(row)]
