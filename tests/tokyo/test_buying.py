"""Buying in other ports, and overfishing (K20, K55)."""

from tokyo.table import Data, Table, barrel, ship


def test_K20_the_owner_is_paid_the_barrel_returns_a_token_comes() -> None:
    t = Table(["eel"], [{}, {"fresh": [barrel("eel", 400)], "old": [barrel("eel", 1300)]}])
    assert t.view["barrels"]["eel"] == 4
    t.play("buy", "buy p2 fresh eel 400", "buy p2 old eel ???", "done")
    assert t.cash(0) == 300 and t.cash(1) == 3700 and t.player()["tokens"] == {"eel": 2}
    assert t.view["barrels"]["eel"] == 6 and t.view["supply"]["eel"] == 4 and t.view["actions"] == 1


def test_K20_at_least_one_and_never_from_oneself() -> None:
    t = Table(["eel"], [{"fresh": [barrel("eel", 100)]}, {"fresh": [barrel("eel", 200)]}]).play("buy")
    assert t.moves()[0] == "buy p2 fresh eel 200" and "done" not in t.moves()
    assert t.refused("buy p1 fresh eel 100") == "K20"


def test_K20_not_when_the_market_has_no_token_left() -> None:
    players = [{}, {"fresh": [barrel("eel", 100)], "tokens": {"eel": 6}}]
    assert Table(["eel"], players, overfished=["eel"]).refused("buy") == "K20"


def test_K55_the_last_token_overfishes_and_a_new_market_opens() -> None:
    t = Table(["eel"], [{"tokens": {"eel": 5}}, {"fresh": [barrel("eel", 100, 2)]}]).play("buy", "buy p2 fresh eel 100")
    assert t.view["overfished"] == ["eel"] and t.view["boxed"]["eel"] == 5 and "eel" not in t.view["barrels"]
    assert t.phase() == "market" and "market eel" not in t.moves(-1) and "market squid" in t.moves(-1)
    t.house("market squid")
    assert t.phase() == "buy" and "squid" in t.view["markets"] and t.view["barrels"]["squid"] == 6


def test_K55_the_last_barrel_overfishes() -> None:
    players: list[Data] = [{"permits": {"mackerel": 1}}, {"fresh": [barrel("mackerel", 100, 5)]}]
    t = Table([], players, ships=[ship(1, 0, "sea")]).play("navigate", "fish mackerel 1")
    assert t.view["overfished"] == ["mackerel"] and t.phase() == "market"
    t.house("market eel")
    assert t.phase() == "navigate" and t.view["ships"][0]["cargo"] == {"mackerel": 1}


def test_K55_an_overfished_market_stays_usable_and_overfishes_once() -> None:
    players: list[Data] = [{"tokens": {"squid": 8}}, {"fresh": [barrel("squid", 100)]}]
    t = Table(["squid"], players, overfished=["squid"])
    t.play("buy", "buy p2 fresh squid 100", "done")
    assert t.phase() == "turn" and t.view["boxed"]["squid"] == 6  # the last token again: nothing new
    t.play("enter squid token", "sell squid", "permit squid")
    assert t.player()["permits"]["squid"] == 1 and t.view["supply"]["squid"] == 2


def test_K55_with_no_market_left_to_draw_nothing_more_happens() -> None:
    fish = ["squid", "tuna", "snapper", "salmon", "octopus", "eel", "fugu", "crab"]
    t = Table(fish, [{"tokens": {"eel": 5}}, {"fresh": [barrel("eel", 100)]}]).play("buy", "buy p2 fresh eel 100")
    assert t.view["overfished"] == ["eel"] and t.phase() == "buy"
