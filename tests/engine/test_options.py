"""House rules."""

from __future__ import annotations

import pytest

from criee.engine.line import Impossible
from criee.engine.options import Option, Options
from criee.games import open_game, packages, sign

KNOWN = [
    Option("kind", False, "T1"),
    Option("pace", "slow", "T2", ["slow", "fast"]),
    Option("rounds", 3, "T3", None, 1, 9),
]


def test_what_is_not_chosen_has_its_default() -> None:
    options = Options(KNOWN, {})
    assert (options.flag("kind"), options.word("pace"), options.number("rounds")) == (False, "slow", 3)
    assert options.changed() == {}


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
        ({"colour": "red"}, "its options: kind, pace, rounds"),
    ],
)
def test_anything_else_is_refused(chosen: dict[str, object], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        Options(KNOWN, chosen)


@pytest.mark.parametrize("game", list(packages()))
def test_every_option_of_a_game_cites_its_rule(game: str) -> None:
    for option in sign(game).options:
        assert option.rule.startswith(sign(game).prefix)


def test_an_unknown_game_is_refused_with_the_list() -> None:
    with pytest.raises(Impossible, match=r"is not in the hall; there are: .*tsukiji"):
        open_game("poker")
