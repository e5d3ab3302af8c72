"""Used ships (K46)."""

from tokyo.table import Table, ship


def test_K46_buys_at_200_a_cell_and_sells_at_300() -> None:
    t = Table(["used"], [{"docks": 2}, {}], ships=[ship(12, 0, "middle")]).play("enter used action", "sell ship 12")
    assert t.cash() == 2600
    t.play("ship 3 middle")
    assert t.cash() == 2600 - 900 and [s["owner"] for s in t.view["ships"] if s["number"] == 12] == [0]


def test_K46_the_barge_is_bought_for_400_and_sold_for_600() -> None:
    t = Table(["used"], [{"docks": 3}, {}], ships=[ship(16, 0, "right")]).play("enter used action", "sell ship 16")
    assert t.cash() == 2400
    t.play("ship barge right")
    assert t.cash() == 1800


def test_K46_starts_empty() -> None:
    t = Table(["used"], [{"docks": 3}, {}]).play("enter used action")
    assert [move for move in t.moves() if "ship" in move] == ["sell ship 1"]
    u = Table(["used"], [{"docks": 3}, {}], ships=[ship(1, 0, "sea")])
    assert u.refused("enter used action") == "K25"
