"""Octopus and takoyaki (K22, K26, K36)."""

from tokyo.table import Table, barrel


def test_K36_an_octopus_becomes_three_takoyaki_in_the_port() -> None:
    t = Table(["octopus"], [{"tokens": {"octopus": 1}}, {}]).play("enter octopus yen", "exchange")
    assert t.phase() == "price" and t.view["supply"]["octopus"] == 6
    t.play("price takoyaki 300", "price takoyaki 300", "price takoyaki 1500")
    assert t.phase() == "visit" and t.cash() == 1800
    assert [(g["price"], g["count"]) for g in t.player()["fresh"]] == [(300, 2), (1500, 1)]
    assert t.view["supply"]["takoyaki"] == 12


def test_K36_fewer_than_three_left_gives_what_is_left() -> None:
    t = Table(["octopus"], [{"tokens": {"octopus": 2}}, {"tokens": {"takoyaki": 13}}])
    t.play("enter octopus yen", "exchange", "price takoyaki 100", "price takoyaki 100")
    assert t.phase() == "visit" and "takoyaki" not in t.view["supply"]
    assert "exchange" not in t.moves() and t.view["overfished"] == []  # no overfishing


def test_K36_takoyaki_never_degrade_and_are_worth_nothing_in_the_port() -> None:
    t = Table(["octopus"], [{"fresh": [barrel("takoyaki", 300), barrel("octopus", 300)]}, {}], phase="degrade")
    assert t.resources() == 0
    t.house("degrade")
    assert [g["item"] for g in t.player()["fresh"]] == ["takoyaki"]
    assert [g["item"] for g in t.player()["old"]] == ["octopus"]


def test_K22_takoyaki_are_bought_as_they_are() -> None:
    t = Table(["octopus"], [{}, {"fresh": [barrel("takoyaki", 400)]}]).play("buy", "buy p2 fresh takoyaki 400")
    assert t.player()["tokens"] == {"takoyaki": 1} and t.resources() == 5 and t.cash(1) == 2400


def test_K26_three_ways_to_pay() -> None:
    port = {"fresh": [barrel("takoyaki", 400)], "tokens": {"takoyaki": 1, "octopus": 1}}
    t = Table(["octopus"], [port, {}])
    ways = [move for move in t.moves() if move.startswith("enter octopus")]
    assert ways == ["enter octopus actions", "enter octopus yen", "enter octopus token", "enter octopus port 400"]
    t.play("enter octopus port 400")
    assert t.player()["fresh"] == [] and t.view["supply"]["takoyaki"] == 14 and t.view["actions"] == 2
    u = Table(["octopus"], [port, {}]).play("enter octopus token")
    assert u.player()["tokens"] == {"octopus": 1} and u.cash() == 2000
