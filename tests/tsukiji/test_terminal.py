"""The terminal shows what lies open on the table: T1, T4, T17, T27."""

from __future__ import annotations

import pytest
from rich.console import Console

from criee.engine.phase import NOBODY
from criee.games.tsukiji.terminal import draw
from criee.words import Words
from tsukiji.drawn import Drawn


def shown(table: Drawn, lang: str) -> str:
    console = Console(width=200, no_color=True)
    with console.capture() as capture:
        console.print(draw(table.game.view(table.state, NOBODY), Words("tsukiji", lang, ["Ana", "Bo"]), ["Ana", "Bo"]))
    return capture.get()


def test_T1_T4_T17_the_terminal_shows_bonuses_thresholds_notches_and_the_discard_pile() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", discard=["B5", "R1K"], p1={"bream": ["Y2W", "Y3W"]}, barrel=2)
    text = shown(table, "en")
    assert "4 notches on either side" in text
    assert "Discard pile (2)  tuna 1†, mackerel 5" in text
    for words in ("tuna ☾3 ☀3 steal", "salmon ☾3 ☀3 draw", "mackerel ☾3 ☀3 discard", "sea bream ☾3 ☀3 barrel"):
        assert words in text
    assert "sea bream ×2 · 10 points" in text  # T27
    assert "11 cards below" in text


@pytest.mark.parametrize(("lang", "word"), [("en", "Drawn by Ana"), ("fr", "Piochée par Ana")])
def test_T9_a_drawn_card_that_waits_is_shown(lang: str, word: str) -> None:
    table = Drawn(balance=["O5", "B5"], top="R2W/O2K", p1={"salmon": ["O4W", "O3W"]}).bids(2, 1)
    table.play("p1 take left", turns=["R5"])
    assert word in shown(table, lang)
