"""Red snapper: worth what is left (K34)."""

from tokyo.table import Table, barrel


def test_K34_sixteen_left_are_worth_six_each() -> None:
    t = Table(["snapper"], [{"tokens": {"snapper": 2}}, {}])
    assert t.view["supply"]["snapper"] == 16 and t.resources() == 12


def test_K34_two_each_once_overfished_even_if_tokens_come_back() -> None:
    t = Table(["snapper"], [{"tokens": {"snapper": 3}}, {}], overfished=["snapper"])
    assert t.view["supply"]["snapper"] == 15 and t.resources() == 6


def test_K34_buying_lowers_the_value() -> None:
    t = Table(["snapper"], [{"tokens": {"snapper": 2}}, {"fresh": [barrel("snapper", 100)]}])
    t.play("buy", "buy p2 fresh snapper 100")
    assert t.view["values"]["snapper"] == 5 and t.resources() == 15


def test_K34_snapper_is_not_sold_here() -> None:
    t = Table(["snapper"], [{"tokens": {"snapper": 2}}, {}]).play("enter snapper action")
    assert [move for move in t.moves() if move.startswith("sell")] == []
    assert t.refused("sell snapper") == "K34"
