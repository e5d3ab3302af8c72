"""House rules."""

from __future__ import annotations

import pytest

from criee.engine.line import Impossible
from criee.engine.options import Option, Options
from criee.games import open_game, packages, sign
from criee.words import rules

KNOWN = [
    Option("kind", False, "T1"),
    Option("pace", "slow", "T2", ["slow", "fast"]),
    Option("rounds", 3, "T3", None, 1, 9),
]


def test_what_is_not_chosen_has_its_default() -> None:
    options = Options(KNOWN, {})
    assert (options.flag("kind"), options.word("pace"), options.number("rounds")) == (False, "slow", 3)
    assert options.changed() == {}


@pytest.mark.parametrize(("typed", "meant"), [("oui", True), ("Oui", True), ("non", False), ("on", True), ("0", False)])
def test_yes_and_no_are_understood_in_both_languages(typed: str, meant: bool) -> None:
    assert Options(KNOWN, {"kind": typed}).flag("kind") is meant


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(Impossible, match="this game has no options"):
        Options([], {"kind": "yes"})


@pytest.mark.parametrize(
    ("option", "key"), [("kind", "wrong-yes-no"), ("pace", "wrong-choice"), ("rounds", "wrong-range")]
)
def test_what_is_wrong_is_also_a_line_for_people(option: str, key: str) -> None:
    with pytest.raises(Impossible) as refused:
        Options(KNOWN, {option: "x"})
    assert refused.value.line is not None and refused.value.line.key == key


def test_what_people_type_is_understood() -> None:
    options = Options(KNOWN, {"kind": "yes", "pace": "fast", "rounds": "7"})
    assert options.changed() == {"kind": True, "pace": "fast", "rounds": 7}


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"kind": "perhaps"}, "yes or no"),
        ({"pace": "faster"}, "slow, fast"),
        ({"rounds": 10}, "from 1 to 9"),
        ({"rounds": True}, "from 1 to 9"),
        ({"rounds": "²"}, "from 1 to 9; found '²'"),
        ({"rounds": "٣"}, "from 1 to 9"),
        ({"rounds": "--3"}, "from 1 to 9; found '--3'"),
        ({"rounds": "-"}, "from 1 to 9"),
        ({"rounds": ""}, "from 1 to 9"),
        ({"rounds": "9" * 5000}, "from 1 to 9; found '9{60}…'"),
        ({"rounds": 10**5000}, "from 1 to 9"),
        ({"rounds": 3.0}, "from 1 to 9"),
        ({"pace": 1}, "slow, fast"),
        ({"kind": 1}, "yes or no"),
        ({"colour": "red"}, "its options: kind, pace, rounds"),
    ],
)
def test_anything_else_is_refused(chosen: dict[str, object], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        Options(KNOWN, chosen)


@pytest.mark.parametrize("game", list(packages()))
def test_every_option_of_a_game_cites_its_rule(game: str) -> None:
    for option in sign(game).options:
        assert option.rule in rules(game, "en")


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(Impossible, match=r"is not in the hall; there are: .*tsukiji"):
        open_game("poker")
