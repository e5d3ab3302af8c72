"""The terminal shows everything that lies open: lot, deck, stalls, bins, money, prices, discards (F5, F7, F26, F29)."""

from __future__ import annotations

from rich.console import Console

from criee.games.fangfrisch.terminal import draw
from criee.words import LANGUAGES, Words
from fangfrisch.drawn import Drawn

NAMES = ["Ana", "Bo", "Cyr", "Dag"]


def shown(table: Drawn, lang: str = "en") -> str:
    console = Console(width=110, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view, Words("fangfrisch", lang, NAMES), NAMES))
    return capture.get().replace(chr(0xA0), " ")


def row(text: str, start: str) -> list[str]:
    """The cells of the line that begins so."""
    return next(line.removeprefix(start).split() for line in text.splitlines() if line.startswith(start))


def test_F5_F26_the_price_list_full_and_half() -> None:
    text = shown(Drawn(phase="turn", seller=0))
    assert row(text, "fish") == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10+"]
    assert row(text, "full price") == ["1", "2", "3", "5", "7", "10", "15", "20", "25", "30"]
    assert row(text, "half price, at the end") == ["0", "1", "1", "2", "3", "5", "7", "10", "12", "15"]


def test_F29_stalls_money_lot_and_deck() -> None:
    stalls = ({"tub": ["eel3", "octopus1"], "bin": ["crab3"]}, {"crate1": ["octopus2"]})
    table = Drawn(*stalls, phase="ring", seller=0, lot=["eel1", "thief"], money=[7, 30, 30, 12])
    text = shown(table)
    assert "Ana · 7 € · seller" in text and "Dag · 12 €" in text
    assert "eel 4 (5 €)  3 1*" in text and "octopus (wild) 2 (2 €)" in text  # the star marks an octopus in a pile
    assert "one card, −3 € (3 crabs)" in text
    assert "1 eel   a fish thief" in text and "The lot: 10 € · 2 cards" in text
    assert f"Deck · {table.view['deck_cards']} cards · end phase in 83 cards" in text
    assert "thief 3  can 4" in text


def test_F7_what_was_discarded_can_be_counted() -> None:
    assert "Discarded · empty" in shown(Drawn(phase="turn", seller=0))
    table = Drawn({"tub": ["eel3", "eel3"]}, seller=0).play("p1 sell eel")
    assert "Discarded  eel 0/0/2" in shown(table)


def test_F20_F21_thieves_and_cans_that_wait() -> None:
    lot = ["thief", "thief", "can", "eel1"]
    table = Drawn({"tub": ["crab1"]}, {"bin": ["eel2"]}, phase="ring", seller=0, lot=lot).rings(1)
    text = shown(table.play("house award p2"))
    assert "2 thieves to send" in text and "2 cards may still leave the bin" in text and "to put away  1 eel" in text


def test_it_can_be_drawn_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert "Ana" in shown(Drawn(phase="turn", seller=0), lang)
