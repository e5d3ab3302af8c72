"""A round: T5, T6, T7, T8, T9, T10."""

from __future__ import annotations

import pytest

from criee.engine.line import Refused
from criee.engine.phase import NOBODY
from tsukiji.drawn import Drawn


def test_T5_both_choose_one_to_four_in_secret() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5")
    assert table.match.to_act() == (0, 1)
    assert table.moves(0) == table.moves(1) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    table.play("p1 bid 4")
    assert table.game.view(table.state, 0)["bids"] == [4, 0]
    for viewer in (1, NOBODY):
        seen = table.game.view(table.state, viewer)
        assert seen["bids"] == [0, 0] and seen["has_bid"] == [True, False]
    assert table.game.seen(table.state, 1, table.game.parse("bid 2"), 0) == "bid ?"
    assert table.game.seen(table.state, 1, table.game.parse("bid 2"), 1) == "bid 2"


def test_T5_a_bid_is_made_once_and_shown_when_both_are_made() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5").play("p1 bid 4")
    with pytest.raises(Refused):
        table.match.play(0, table.game.parse("bid 1"))
    table.play("p2 bid 2")
    assert table.steps()[-1] == "reveal"
    assert table.game.view(table.state, NOBODY)["bids"] == [4, 2]


def test_T6_book_example_two_beats_one_and_moves_one_notch_toward_the_loser() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5").bids(1, 2)
    assert table.barrel == -1  # toward player 1
    assert table.match.to_act() == (1,)


def test_T6_the_winner_moves_it_by_the_difference_toward_the_rival() -> None:
    assert Drawn(balance=["R5", "O5"], top="Y5").bids(4, 1).barrel == 3
    assert Drawn(balance=["R5", "O5"], top="Y5", barrel=2).bids(2, 4).barrel == 0


def test_T7_the_barrel_stops_at_the_end() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=3).bids(4, 1)
    assert table.barrel == 4


def test_T7_a_barrel_icon_at_the_end_is_lost() -> None:
    table = Drawn(
        balance=["R2B", "O5"], top="Y5", barrel=-3, phase="take", picker=0, bids=[3, 2], p2={"bream": ["Y4W"]}
    )
    table.state.barrel = -4
    table.match.follow(0, table.game.parse("take left"))
    assert table.barrel == -4


def test_T8_the_winner_takes_one_the_other_is_discarded_two_new_ones_come() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5").bids(2, 1)
    assert table.moves(0) == ["take left", "take right"]
    assert table.moves(1) == []
    table.play("p1 take right", turns=["B5", "Y3K"])
    assert table.pile(0, "salmon") == ["O5"]
    assert table.view["discard"] == ["R5"]
    assert table.view["balance"] == ["Y5", "B5"]
    assert table.view["top"] == "Y3K"
    assert table.phase == "bid"


def test_T8_the_other_card_stays_outside_the_discard_pile_until_effects_are_done() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}, p2={"bream": ["Y4W"]}).bids(2, 1)
    table.play("p1 take left")  # the third tuna: a steal is due
    assert table.phase == "steal"
    assert table.view["balance"] == ["", "O5"] and table.view["discard"] == []
    table.play("p1 steal Y4W", turns=["B4W", "Y3K"])
    assert table.view["discard"] == ["O5"]


def test_T9_a_bicolour_card_is_played_for_one_of_its_colours() -> None:
    table = Drawn(balance=["R2W/O2K", "B5"], top="Y2W").bids(2, 1)
    assert table.moves(0) == ["take left tuna", "take left salmon", "take right"]
    table.play("p1 take left salmon", turns=["R5", "O5"])
    assert table.pile(0, "salmon") == ["R2W/O2K"] and table.pile(0, "tuna") == []
    assert table.view["knives"] == [1, 0]  # the salmon half has the knife
    assert table.view["points"][0] == 2


@pytest.mark.parametrize("move", ["take left", "take left mackerel", "take right mackerel"])
def test_T9_other_colours_are_refused(move: str) -> None:
    table = Drawn(balance=["R2W/O2K", "B5"], top="Y2W").bids(2, 1)
    with pytest.raises(Refused) as refused:
        table.match.play(0, table.game.parse(move))
    assert refused.value.rule == "T9"


def test_T9_a_drawn_bicolour_card_asks_for_its_colour_too() -> None:
    table = Drawn(balance=["O5", "B5"], top="R2W/O2K", p1={"salmon": ["O4W", "O3W"]}).bids(2, 1)
    table.play("p1 take left", turns=["R5"])  # the third salmon: draw
    assert table.phase == "choose"
    assert table.moves(0) == ["play tuna", "play salmon"]
    table.play("p1 play tuna", turns=["Y3K", "B4W"])
    assert table.pile(0, "tuna") == ["R2W/O2K"]


def test_T10_a_stolen_bicolour_card_keeps_its_colour() -> None:
    table = Drawn(balance=["R5", "B5"], top="Y2W", p1={"tuna": ["R4W", "R3W"]}, p2={"salmon": ["R2W/O2K"]}).bids(2, 1)
    table.play("p1 take left")
    assert table.moves(0) == ["steal R2W/O2K"]
    table.play("p1 steal R2W/O2K", turns=["O5", "O4W"])
    assert table.pile(0, "salmon") == ["R2W/O2K"] and len(table.pile(0, "tuna")) == 3


def test_T10_a_discarded_bicolour_card_forgets_its_colour() -> None:
    table = Drawn(balance=["B5", "O5"], top="Y2W", p1={"mackerel": ["B4W", "B2B"]}, p2={"salmon": ["R2W/O2K"]}).bids(
        2, 1
    )
    table.play("p1 take left")
    table.play("p1 discard R2W/O2K", turns=["R5", "O4W"])
    assert "R2W/O2K" in table.view["discard"]
    again = Drawn(balance=["R2W/O2K", "O5"], top="Y2W").bids(2, 1)
    assert again.moves(0)[:2] == ["take left tuna", "take left salmon"]
