"""The terminal's table shows everything that lies open (W6), in the words of both languages."""

from __future__ import annotations

from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from criee.games.wasabi.terminal import draw
from criee.words import Words
from wasabi.counter import Counter, plain_game

NAMES = ["Ana", "Bo"]


def drawn(table: Counter, lang: str = "en", seat: int = 0, width: int = 110) -> str:
    console = Console(width=width, file=StringIO())
    console.print(draw(table.seen_by(seat), Words("wasabi", lang, NAMES), NAMES))
    return " ".join(cast(StringIO, console.file).getvalue().replace("\u00a0", " ").split())


def test_W4_the_pantry_is_shown_by_category_while_hands_are_given() -> None:
    text = drawn(Counter(phase="give", hand=()))
    assert "fish: tuna 4 salmon 4 snapper 4" in text and "garnish: tempura 4 egg 4 roe 4" in text
    assert "base: rice 10 maki 10 (not in a starting hand)" in text
    assert "matsutake 1 (not in a starting hand)" in text
    assert text.count("not in a starting hand") == 2
    assert "not in a starting hand" not in drawn(Counter())
    assert "poisson : thon 4 saumon 4 vivaneau 4" in drawn(Counter(phase="give", hand=()), "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_W20_what_each_action_card_does(lang: str) -> None:
    text = drawn(Counter(cards=["chop"]), lang, width=200)
    words = Words("wasabi", lang, NAMES)
    for kind in ("stack", "chop", "spicy", "switch", "wasabi"):
        count = 0 if kind == "chop" else 1
        assert f"{count} × {words.text('card-' + kind)}" in text and words.text(f"does-{kind}") in text


def test_W21_W26_what_lies_below_tops_and_under_wasabi() -> None:
    text = drawn(Counter("mk tu/ri/eg . sq/ro .", wasabi=["d1 e2"]))
    assert "Stacks, from the bottom up b1 tuna + rice + egg" in text
    assert "Under Wasabi! d1 squid + roe" in text


def test_W3_W8_W10_tokens_piles_and_what_was_put_back() -> None:
    table = Counter(under={"2": ["Crab Hug", "Roe Boat"]}, known=[["Crab Hug"], []], served=[["Lunch Box"], []])
    text = drawn(table)
    assert "length 2: 18 · 2 points" in text and "points; with style 0" not in text  # W10: style earns these nothing
    assert "0 cubes more" not in text
    assert "put back, next to come first: Crab Hug, unknown" in text
    assert "length 4: 9 · 5 points; with style 2 cubes more" in text
    assert "tokens left length 2: 4, length 3: 3, length 4: 1, length 5: 1" in text


def test_W10_W14_served_recipes_and_their_style() -> None:
    at: dict[str, list[list[str]]] = {"served": [["Lunch Box", "Sunrise"], []], "styled": [["Lunch Box"], []]}
    table = Counter(served=at["served"], styled=at["styled"], cubes=[2, 0])
    assert "served Sunrise, Lunch Box (with style)" in drawn(table)
    assert "servies Soleil levant, Bento (avec style)" in drawn(table, "fr")


def test_the_turn_so_far() -> None:
    table = Counter(cards=["spicy"], passes=2).play("play spicy").lay("egg", "a1").play("pick roe")
    assert "This turn played: Spicy!, laid: 1, in hand now: roe, turns passed in a row: 2" in drawn(table)
    reward = Counter("mk . . . .", recipes=["Tekkamaki"]).lay("tuna", "b1").play("claim Tekkamaki", "done")
    assert "laid: 1, 1 reward due" in drawn(reward)


def test_numbers_read_well_with_none_and_one() -> None:
    words = Words("wasabi", "fr", NAMES)
    assert [words.text("table-cubes", cubes=n) for n in (0, 1, 2)] == ["0 cube", "1 cube", "2 cubes"]
    assert [words.text("table-points", points=n) for n in (0, 1, 5)] == ["0 point", "1 point", "5 points"]


def test_W6_hidden_hands_in_french() -> None:
    """Ana's own hand is shown, Bo's hand and cards are not."""
    text = drawn(Counter(options={"hidden_hands": True}, hand=[["egg"], ["crab"]]), "fr")
    own, other = text[text.index("Ana") :].split("Bo ·")
    assert "œuf" in own and "crabe" not in other and other.count("hors de vue") == 2


def test_every_category_and_card_has_its_words() -> None:
    catalogue = plain_game().catalogue()
    for lang in ("en", "fr"):
        words = Words("wasabi", lang, NAMES)
        assert all(words.text(f"category-{name}") for name in cast(list[str], catalogue["categories"]))
        assert all(words.text(f"does-{name}") for name in cast(list[str], catalogue["cards"]))
