"""Whoever would throw fish away (F18, F27) or close the market by selling nothing (F14, F26) is told before."""

from __future__ import annotations

import pytest

from criee.engine.match import offer
from criee.engine.phase import HOUSE
from criee.games.fangfrisch.view import FangfrischView
from criee.words import LANGUAGES, Words
from fangfrisch.drawn import Drawn, Stall
from fangfrisch.patience import evenings, steps

MINE: Stall = {"crate1": ["octopus1", "plaice3"], "tub": ["eel2"]}  # 5 + 2 euro; at half price 2 + 1
FISH: Stall = {"tub": ["tuna1"]}


def poor(*stalls: Stall, **at: object) -> Drawn:
    """Three at a table where nobody can pay for a lot; the first one sells."""
    return Drawn(*stalls, **{"phase": "sell", "seller": 0, "money": [2, 2, 1], **at})  # type: ignore[arg-type]


def warned(table: Drawn, seat: int = 0) -> list[str]:
    """The moves that are asked for twice."""
    return [str(choice["move"]) for choice in offer(table.game, table.state, seat) if "warn" in choice]


HAND = ["crab2", "crab3", "shark1"]


def buyer(stall: Stall, hand: list[str], **at: object) -> Drawn:
    return Drawn(stall, **{"phase": "stow", "seller": 1, "buyer": 0, "hand": hand, **at})  # type: ignore[arg-type]


def test_F18_F27_whatever_goes_into_the_bin_is_asked_for_twice_with_what_it_costs() -> None:
    table = buyer({"crate1": ["eel3", "eel2"], "tub": ["octopus2"]}, HAND)
    costs = {"bin crab": 5, "bin shark": 1, "bin crate1": 5, "bin tub": 2}
    assert set(warned(table)) == set(costs)
    for move, cost in costs.items():
        line = table.game.voice.warning(table.state, 0, table.game.parse(move))
        assert line is not None and (line.rule, line.args) == ("F27", {"euro": 1, "cost": cost})


def test_F18_what_has_to_be_thrown_away_is_not_asked_for_twice() -> None:
    full: Stall = {"crate1": ["eel3"], "crate2": ["plaice1"], "tub": ["tuna2"]}
    table = buyer(full, ["crab2"], laid=True)
    assert [choice["move"] for choice in offer(table.game, table.state, 0)] == ["bin crab"]
    assert warned(table) == []
    assert set(warned(buyer(full, ["crab2"]))) == {"bin crab", "bin crate1", "bin crate2", "bin tub"}


def test_F14_to_sell_nothing_after_a_round_of_skipped_turns_warns_with_what_the_stall_would_bring() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert warned(table) == ["done"]
    line = table.game.voice.warning(table.state, 0, table.game.parse("done"))
    assert line is not None and line.rule == "F14"
    assert line.args == {"euro": 10, "half": 3, "full": 7}
    assert table.game.prompt(table.state, 0).key == "prompt-sell-last"
    table.play("p1 done", "house skip")
    assert table.phase == "closing"
    assert table.play("house settle p1").money[0] == 2 + 3


def test_F14_those_who_have_nothing_to_sell_decide_nothing_and_hold_nothing_up() -> None:
    table = poor(MINE)
    assert warned(table) == ["done"]
    assert warned(poor(MINE, {}, FISH, idle=1)) == ["done"]
    assert warned(poor(MINE, {}, FISH)) == []  # the third one is asked before a round is full


@pytest.mark.parametrize(
    ("stalls", "at"),
    [
        ([MINE, FISH, FISH], {"idle": 1}),  # another one is still asked
        ([MINE, FISH, FISH], {"idle": 0}),
        ([MINE, FISH, FISH], {"money": [2, 10, 1]}),  # the auction takes place
        ([MINE, FISH, FISH], {"idle": 2, "sold": ["crab"]}),  # something has been sold
    ],
    ids=["second skip", "first skip", "somebody can pay", "a sale"],
)
def test_F14_where_the_market_stays_open_nothing_is_said(stalls: list[Stall], at: dict[str, object]) -> None:
    table = poor(*stalls, **at)
    assert warned(table) == [] and table.game.prompt(table.state, 0).key == "prompt-sell"


def test_F14_who_watches_is_told_of_no_warning_but_waits() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert table.game.prompt(table.state, 1).key == "prompt-wait"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_warnings_can_be_said(lang: str) -> None:
    table, words = poor(MINE, FISH, FISH, idle=2), Words("fangfrisch", lang, ["A", "B", "C"])
    line = table.game.voice.warning(table.state, 0, table.game.parse("done"))
    assert line is not None
    said = words.line(line)
    assert all(f"{euro}\N{NO-BREAK SPACE}€" in said for euro in (10, 3, 7))
    assert words.line(table.game.prompt(table.state, 0))
    line = table.game.voice.warning(buyer({}, HAND).state, 0, table.game.parse("bin crab"))
    assert line is not None and "5\N{NO-BREAK SPACE}€" in words.line(line)


@pytest.mark.compiled
def test_F14_a_warning_comes_true_if_and_only_if_it_is_given() -> None:
    """Played on by the house: nobody else decides before the market closes, or somebody does."""
    seen = 0
    for match in evenings(1):
        for seat, _ in steps(match):
            game = match.game
            if seat == HOUSE or game.phase(match.state).name != "sell":
                continue
            done = game.parse("done")
            then = match.state.clone()
            game.play(then, seat, done)
            while game.phase(then).name == "skip":
                game.play(then, HOUSE, game.parse("skip"))
            closes = game.phase(then).name == "closing"
            assert (game.voice.warning(match.state, seat, done) is not None) == closes
            seen += 1
    assert seen > 100


def test_the_view_says_nothing_new() -> None:
    table = poor(MINE, FISH, FISH, idle=2)
    assert set(table.view) == set(FangfrischView.__annotations__)
