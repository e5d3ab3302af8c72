"""Eel and its track (K37)."""

from tokyo.table import Table, ship


def test_K37_two_sold_at_6_bring_1200_and_the_value_falls_to_2() -> None:
    t = Table(["eel"], [{"tokens": {"eel": 3}}, {}], eel=6).play("enter eel action", "sell eel x2")
    assert t.cash() == 3200 and t.view["eel"] == 2 and t.resources() == 2


def test_K37_the_value_does_not_fall_below_1() -> None:
    t = Table(["eel"], [{"tokens": {"eel": 3}}, {}], eel=4).play("enter eel action", "sell eel x3")
    assert t.cash() == 3200 and t.view["eel"] == 1


def test_K37_every_barrel_landed_raises_it_up_to_13() -> None:
    players = [{"docks": 3, "permits": {"eel": 1}}, {}]
    t = Table(["eel"], players, eel=11, ships=[ship(15, 0, "sea", "eel", eel=3)]).play("navigate", "moor 15 right")
    assert t.view["eel"] == 13 and t.view["quay"] == {"eel": 3}


def test_K37_it_starts_at_1() -> None:
    assert Table(["eel"], [{}, {}]).view["eel"] == 1
