"""What bots can be called: as the table shows them, by their place on the ladder, with a budget."""

from __future__ import annotations

from pathlib import Path

import pytest

from criee.bots import bot_names, meant, seat_bot
from criee.bots.ladder import ladder
from criee.engine.line import Impossible
from criee.games import open_game, packages
from typed import criee


@pytest.mark.parametrize("game", list(packages()))
def test_everybody_answers_to_the_name_that_is_shown(game: str) -> None:
    for rung in ladder(game):
        for typed in (rung.name, rung.shown, rung.shown.upper(), f" {rung.shown} "):
            assert meant(typed, game) == rung.name
        assert meant(f"{rung.shown}@50MS", game) == f"{rung.name}@50ms"
    assert [meant(name.upper(), game) for name in bot_names(game)] == bot_names(game)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "wrong-bot"),
        ("nobody@5", "wrong-bot"),
        ("strongest@0", "wrong-budget"),
        ("fumiko@", "wrong-budget"),
        ("fumiko@9999999", "wrong-budget"),
        ("random@5", "wrong-budget-plain"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_what_is_wrong_about_it(name: str, key: str) -> None:
    with pytest.raises(Impossible) as refused:
        seat_bot(name, open_game("tsukiji"))
    assert refused.value.line is not None and refused.value.line.key == key and name in str(refused.value)


@pytest.mark.parametrize(("lang", "word"), [("en", "always mean"), ("fr", "désignent toujours")])
def test_the_list_of_opponents_says_what_else_a_bot_can_be_called(lang: str, word: str, tmp_path: Path) -> None:
    said = criee(tmp_path, "opponents", "tsukiji", lang=lang)
    for name in ("gentlest", "strongest", "greedy", "random", "strongest@400", "strongest@50ms", word):
        assert name in said.flat
