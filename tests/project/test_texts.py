"""Texts: the same keys and placeholders in both languages, and a text for everything that can be said."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from criee.engine.game import NOBODY
from criee.engine.match import Match, tell
from criee.engine.rng import Rng
from criee.games import game_file, open_game, packages, sign
from criee.words import LANGUAGES, MissingTextError, Words, rules

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


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_match_says_can_be_said_in_both_languages(game: str) -> None:
    """Prompts, labels, log lines, scores and refusals of whole random matches, under every option."""
    spoken = 0
    for seed, options in enumerate(option_sets(game)):
        opened = open_game(game, options)
        seats = sign(game).seats[1] if seed % 2 else sign(game).seats[0]
        match = Match(opened, seats, seed)
        voices = [Words(game, lang, [f"Name{i}" for i in range(seats)]) for lang in LANGUAGES]
        rng = Rng(seed)
        while not match.over() and len(match.steps) < 1500:
            spoken += say_everything(match, voices, rng)
        for words in voices:
            for tally in opened.score(match.state):
                assert words.line(tally.line)
    assert spoken > 100


def option_sets(game: str) -> list[dict[str, object]]:
    sets: list[dict[str, object]] = [{}, {}]
    for option in sign(game).options:
        if isinstance(option.default, bool):
            sets.append({option.key: not option.default})
        else:
            sets += [{option.key: choice} for choice in option.choices if choice != option.default]
    return sets


def say_everything(match: Match, voices: list[Words], rng: Rng) -> int:
    game = match.game
    seat = match.to_act()[0]
    moves = match.moves(seat)
    move = match.draw() if seat < 0 else rng.pick(moves)
    before = match.state.clone()
    refused = game.why_not(match.state, max(seat, 0), int(rng.below(game.space)))
    match.follow(seat, move)
    said = 0
    for words in voices:
        assert refused is None or words.line(refused.line())
        for viewer in (NOBODY, 0, max(seat, 0)):
            assert words.line(game.prompt(before, viewer))
            for told in tell(game, before, [match.steps[-1]], viewer):
                for line in told.lines:
                    assert words.line(line)
                    said += 1
        for other in moves[:40] if seat >= 0 else []:
            assert words.line(game.label(before, seat, other))
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_the_same_numbers_in_both_languages(game: str) -> None:
    english, french = rules(game, "en"), rules(game, "fr")
    assert list(english) == list(french)
    assert all(rule.text for rule in [*english.values(), *french.values()])


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
def test_the_guided_game_says_what_it_is_about_and_speaks_only_of_phases_there_are(game: str) -> None:
    lessons = {key.removeprefix("learn-") for key in entries(game, "en") if key.startswith("learn-")}
    asked = {key.removeprefix("prompt-") for key in entries(game, "en") if key.startswith("prompt-")}
    assert {"1", "2", "over"} <= lessons
    phases = {phase.name for phase in open_game(game).phases}
    assert {key for key in lessons if not key.isdigit()} - {"over"} <= asked & phases
