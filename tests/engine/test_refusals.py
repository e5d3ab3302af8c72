"""Refusals: the engine's order of reasons, and that the promises catch a game whose refusals are not so."""

from __future__ import annotations

import pytest

from criee.engine.line import Line
from criee.games import game_file, open_game, packages, sign
from criee.words import Words, rules


@pytest.mark.parametrize("name", list(packages()))
def test_every_house_verb_is_refused_with_a_rule_of_the_game(name: str) -> None:
    game = open_game(name)
    assert bool(game.house_rules) == ("| house |" in game_file(name, "NOTATION.md"))
    assert set(game.house_rules.values()) <= set(rules(name, "en"))
    assert all(rule.startswith(sign(name).prefix) for rule in game.house_rules.values())


def test_not_now_asks_what_is_asked() -> None:
    words = Words("tsukiji", "en", ["Ana", "Bo"])
    line = Line("refuse-now", {"asked": "@prompt-bid"}, "T5")
    assert words.line(line) == f"Not now. {words.text('prompt-bid')}"
