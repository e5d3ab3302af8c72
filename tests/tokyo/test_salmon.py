"""Salmon: fresh or day-old, one aboard (K13, K21, K26, K35)."""

from tokyo.table import Table, barrel, ship


def test_K35_fresh_tokens_are_worth_all_salmon_held() -> None:
    t = Table(["salmon", "government"], [{"tokens": {"salmon": 2, "old-salmon": 1}}, {"tokens": {"salmon": 1}}],
              government={"salmon": 1})  # fmt: skip
    assert t.resources(0) == 2 * 4 + 4 and t.resources(1) == 4  # K35: not those sold to the government


def test_K21_a_day_old_salmon_is_kept_on_its_4_side() -> None:
    t = Table(["salmon"], [{}, {"fresh": [barrel("salmon", 200)], "old": [barrel("salmon", 200)]}])
    t.play("buy", "buy p2 fresh salmon 200", "buy p2 old salmon 200")
    assert t.player()["tokens"] == {"salmon": 1, "old-salmon": 1} and t.cash() == 1600


def test_K26_the_entry_costs_400_yen_and_no_action() -> None:
    t = Table(["salmon"], [{}, {}]).play("enter salmon yen")
    assert t.cash() == 1600 and t.view["actions"] == 2
    t.play("permit salmon")
    assert t.cash() == 1200


def test_K13_one_salmon_per_ship_and_again_once_it_is_on_the_barge() -> None:
    players = [{"permits": {"salmon": 1}, "docks": 3}, {}]
    ships = [ship(15, 0, "sea", "salmon", salmon=1), ship(16, 0, "sea")]
    t = Table(["salmon"], players, ships=ships).play("navigate")
    assert t.refused("fish salmon 15") == "K13"
    t.play("load 15", "fish salmon 15")
    assert t.refused("load 15") == "K13"  # one salmon on the barge


def test_K35_salmon_is_not_sold_here() -> None:
    t = Table(["salmon"], [{"tokens": {"salmon": 1}}, {}]).play("enter salmon yen")
    assert t.refused("sell salmon") == "K35"
