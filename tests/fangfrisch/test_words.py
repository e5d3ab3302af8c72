"""Texts: both languages say the same things; every label and every sentence of real matches can be said."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast

from criee.engine import record
from criee.engine.match import tell
from criee.engine.phase import HOUSE, NOBODY
from criee.games import components, game_file, open_game
from criee.words import LANGUAGES, Words, rules

GOLDEN = ["three-at-the-bell", "closed-bins", "spendthrifts"]


def messages(lang: str) -> dict[str, set[str]]:
    """Key (with attributes) -> names of its placeholders."""
    resource = FluentParser().parse(game_file("fangfrisch", f"texts/{lang}.ftl"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    text = game_file("fangfrisch", f"texts/{lang}.ftl")
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            key = entry.id.name + "".join(f".{attribute.id.name}" for attribute in entry.attributes)
            found[key] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_french_and_english_have_the_same_keys_and_placeholders() -> None:
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_F1_to_F29_are_written_in_both_languages_with_their_source(lang: str) -> None:
    found = rules("fangfrisch", lang)
    assert list(found) == [f"F{n}" for n in range(1, 30)]
    assert all(rule.text and rule.source for rule in found.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_prompt_and_option_has_its_text(lang: str) -> None:
    game, words = open_game("fangfrisch"), Words("fangfrisch", lang, ["A", "B", "C"])
    for phase in game.phases:
        assert words.text(f"phase-{phase.name}")
    for name in ("sell", "ring", "steal", "stow", "can"):
        assert words.text(f"prompt-{name}")
    for option in game.sign.options:
        assert words.text(f"option-{option.key}") and words.text(f"option-{option.key}.help")
        for choice in option.choices:
            assert words.text(f"option-{option.key}.{choice}")
    assert words.text("name") and words.text("blurb")


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_replay_and_can_be_told(name: str) -> None:
    text = game_file("fangfrisch", f"records/{name}.match")
    match = record.read(text, open_game)
    assert match.over() and record.write(match) == text
    for lang in LANGUAGES:
        words = Words("fangfrisch", lang, match.names)
        for told in tell(match.game, match.first_state(), match.steps, NOBODY):
            assert told.lines or told.text == "bell ?"  # a sealed decision is not told
            assert all(words.line(line) for line in told.lines)
        for tally in match.game.score(match.state):
            assert words.line(tally.line)


@pytest.mark.parametrize("name", GOLDEN)
def test_every_legal_move_and_refusal_of_a_match_can_be_said(name: str) -> None:
    match = record.read(game_file("fangfrisch", f"records/{name}.match"), open_game)
    game, state = match.game, match.first_state()
    every_word = [Words("fangfrisch", lang, match.names) for lang in LANGUAGES]
    for count, step in enumerate(match.steps):
        if count % 7 == 0 or game.phase(state).name in ("steal", "can", "skip", "closing"):
            for words in every_word:
                legal = game.moves(state, step.seat)
                assert all(words.line(game.voice.label(state, step.seat, move)) for move in legal)
                assert words.line(game.prompt(state, max(step.seat, 0)))
                if step.seat != HOUSE:
                    reasons = [game.why_not(state, step.seat, move) for move in range(game.space)]
                    assert all(words.line(refused.line()) for refused in reasons if refused is not None)
                    assert reasons.count(None) == len(legal)
        game.play(state, step.seat, step.move)


def test_F2_F5_F26_the_rules_name_the_cards_and_prices_of_the_box() -> None:
    """What lies open can be looked up: the split of the deck, full and half prices."""
    box = components("fangfrisch").data
    split = cast(dict[str, Any], box["split"])
    one, two, three = split["each_species"]
    game = open_game("fangfrisch")
    full, half = (cast(list[int], game.catalogue()[key])[1:] for key in ("full", "half"))
    english, french = rules("fangfrisch", "en"), rules("fangfrisch", "fr")
    assert f"{one} cards with one fish, {two} with two and {three} with three" in english["F2"].text
    assert f"{one} cartes d’un poisson, {two} de deux et {three} de trois" in french["F2"].text
    for text in (english, french):
        assert f"{split['joker'][0]}, {split['joker'][1]}" in text["F2"].text
        assert all(f" {split[card]} " in text["F2"].text for card in ("thief", "can"))
        assert ", ".join(str(euro) for euro in full[4:-1]) in text["F5"].text and str(full[-1]) in text["F5"].text
        assert ", ".join(str(euro) for euro in half[:-1]) in text["F26"].text and str(half[-1]) in text["F26"].text


def test_french_has_one_word_for_one_thing() -> None:
    """A tub is a bassine, a slot an emplacement, the bell is struck; a seat is its player."""
    said = game_file("fangfrisch", "texts/fr.ftl") + game_file("fangfrisch", "RULES.fr.md")
    assert not re.findall(r"\b(bacs?|sonne[rz]?|place [0-9]|une place|la place de)\b", said)


def test_the_browser_writes_no_refusal_of_its_own() -> None:
    for name in ("Table.svelte", "Stall.svelte", "Lot.svelte", "FishCard.svelte", "market.ts"):
        assert "refuse-" not in game_file("fangfrisch", f"web/{name}")
