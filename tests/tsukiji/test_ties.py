"""Ties: T11, T12, T13."""

from __future__ import annotations

from tsukiji.drawn import Drawn


def test_T11_by_night_both_cards_go_and_the_barrel_turns_on_its_notch() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=2).bids(3, 3, turns=["B5", "Y3K"])
    assert table.view["discard"] == ["R5", "O5"]
    assert (table.view["face"], table.barrel) == ("day", 2)
    assert table.phase == "bid" and table.view["balance"] == ["Y5", "B5"]


def test_T12_book_example_the_player_with_the_barrel_picks_first() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=2, face="day").bids(1, 1)
    assert table.match.to_act() == (1,)  # the right-hand player
    table.play("p2 take left")
    assert table.pile(1, "tuna") == ["R5"]
    assert table.match.to_act() == (0,) and table.moves(0) == ["take right"]
    assert table.view["face"] == "day"  # it turns after both
    table.play("p1 take right", turns=["B5", "Y3K"])
    assert table.pile(0, "salmon") == ["O5"]
    assert (table.view["face"], table.barrel) == ("night", 2)
    assert table.view["discard"] == []


def test_T12_effects_come_before_the_second_pick_and_do_not_change_its_order() -> None:
    # p2 takes a barrel icon; the barrel moves, but p1 still picks second and the notch is kept by the turn.
    table = Drawn(balance=["O2B", "R5"], top="Y5", barrel=1, face="day").bids(4, 4)
    table.play("p2 take left")
    assert table.barrel == 2 and table.match.to_act() == (0,)


def test_T12_who_picks_first_is_fixed_before_any_effect() -> None:
    # The first pick sets off a chain that would move the barrel to the other side; the rival still picks second.
    table = Drawn(balance=["Y2B", "R5"], top="Y5", barrel=-1, face="day").bids(2, 2)
    assert table.match.to_act() == (0,)
    table.play("p1 take left")
    assert table.barrel == -2 and table.match.to_act() == (1,)


def test_T13_by_day_on_the_centre_both_go_and_the_barrel_does_not_turn() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", face="day").bids(2, 2, turns=["B5", "Y3K"])
    assert table.view["discard"] == ["R5", "O5"]
    assert (table.view["face"], table.barrel) == ("day", 0)
    assert table.pile(0, "tuna") == table.pile(1, "tuna") == []
