"""Whoever would draw a recipe that can never be claimed is told before: W9."""

from __future__ import annotations

import pytest

from criee.engine.match import offer
from criee.words import LANGUAGES, Words
from wasabi.counter import Counter

TWOS = ["Tekkamaki", "Kappa Roll", "Crab Hug", "White Wave"]  # as many as there are tokens of length 2
THREES = ["Tide Pool", "Crunchy Tuna", "Squid Nest"]


def draws(served: list[str], **at: object) -> Counter:
    return Counter(phase="draw", served=[served, []], **at)  # type: ignore[arg-type]


def warned(table: Counter) -> list[str]:
    """The moves that are asked for twice."""
    return [str(choice["move"]) for choice in offer(table.game, table.state, 0) if "warn" in choice]


def test_W9_a_pile_of_a_length_without_tokens_may_be_drawn_from_and_is_asked_for_twice() -> None:
    table = draws([*TWOS, *THREES])
    assert table.moves() == ["draw 2", "draw 3", "draw 4", "draw 5"]
    assert warned(table) == ["draw 2", "draw 3"]
    line = table.game.voice.warning(table.state, 0, table.game.parse("draw 2"))
    assert line is not None and (line.rule, line.args) == ("W9", {"length": 2})


def test_W9_the_last_token_of_a_length_is_still_good_for_any_number_of_recipes() -> None:
    assert warned(draws(TWOS[:3], recipes=["Roe Boat", "Green Boat"])) == []


def test_W9_the_tokens_of_the_others_do_not_matter() -> None:
    assert warned(Counter(phase="draw", served=[[], TWOS])) == []


def test_W9_nobody_is_asked_where_no_pile_has_anything_to_claim() -> None:
    """Of length 5 alone there is a token, and its pile is empty."""
    long = ["Last Supper", "Urchin Emperor", "Abalone Garden", "Autumn Feast"]
    more = ["Dragon's Back", "Rainbow Boat", "Harbour Master", "Squid Salad Sandwich"]
    table = draws([*TWOS, *THREES, "Lunch Box", "Thunder Roll"])
    assert warned(table) == ["draw 2", "draw 3", "draw 4"]
    for recipe in (*long, *more):
        table.state.deck &= ~(1 << table.state.box.recipe_number[recipe])
    assert table.moves() == ["draw 2", "draw 3", "draw 4"]
    assert warned(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_W9_the_list_says_so_too(language: str) -> None:
    table = draws(TWOS)
    words = Words("wasabi", language, ["Ana", "Ben"])
    none = {"en": "no token left", "fr": "plus de jeton"}[language]
    said = {move: words.line(table.game.voice.label(table.state, 0, table.game.parse(move))) for move in table.moves()}
    assert [move for move in said if none in said[move]] == ["draw 2"]
