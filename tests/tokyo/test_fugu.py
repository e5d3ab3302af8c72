"""Fugu: squares, the single permit, one's own barrels (K38, K39)."""

from tokyo.table import Table, barrel, ship


def test_K39_three_of_four_sell_for_900_and_all_four_for_1600() -> None:
    t = Table(["fugu"], [{"tokens": {"fugu": 4}}, {}]).play("enter fugu action", "sell fugu x3")
    assert t.cash() == 2900 and t.resources() == 1
    u = Table(["fugu"], [{"tokens": {"fugu": 4}}, {}]).play("enter fugu action", "sell fugu x4")
    assert u.cash() == 3600


def test_K39_five_are_worth_25_and_barrels_do_not_count() -> None:
    t = Table(["fugu"], [{"tokens": {"fugu": 5}, "fresh": [barrel("fugu", 100, 2)]}, {}])
    assert t.resources() == 25


def test_K38_the_permit_is_free_and_goes_back_when_its_ship_moors() -> None:
    t = Table(["fugu"], [{}, {}]).play("enter fugu action", "permit fugu")
    assert t.cash() == 2000 and t.refused("permit fugu") == "K56"  # the only one
    u = Table(["fugu"], [{"docks": 3, "permits": {"fugu": 1}}, {}], ships=[ship(15, 0, "sea", "fugu", fugu=1)])
    u.play("navigate", "fish fugu 15", "done", "navigate", "moor 15 right")
    assert u.player()["permits"] == {} and u.view["permits"]["fugu"] == 1 and u.view["quay"] == {"fugu": 2}


def test_K38_day_old_fugu_may_be_bought_by_its_owner_for_the_bank() -> None:
    port = {"cash": 500, "old": [barrel("fugu", 200), barrel("fugu", 400)], "fresh": [barrel("fugu", 100)]}
    t = Table(["fugu"], [port, {}], phase="begin").house("begin")
    assert t.phase() == "fugu" and t.moves() == ["own fugu 200", "own fugu 400", "spoil"]
    t.play("own fugu 200")
    assert t.cash() == 300 and t.cash(1) == 2000 and t.player()["tokens"] == {"fugu": 1}
    assert t.moves() == ["spoil"]  # 400 is too dear now
    t.play("spoil").house("degrade")
    assert t.player()["old"] == [{"item": "fugu", "price": 100, "column": 0, "count": 1}] and t.phase() == "turn"


def test_K38_a_refrigerator_protects_them_from_their_owner() -> None:
    port = {"old": [barrel("fugu", 200)], "refrigerators_2": 1}
    t = Table(["fugu", "rentals"], [port, {}], phase="begin").house("begin").play("refrigerator 2")
    assert t.phase() == "turn" and len(t.player()["old"]) == 1


def test_K38_option_own_fugu_for_nothing() -> None:
    port = {"cash": 0, "old": [barrel("fugu", 900)]}
    t = Table(["fugu"], [port, {}], {"free_fugu": True}, phase="begin").house("begin").play("own fugu 900")
    assert t.cash() == 0 and t.player()["tokens"] == {"fugu": 1}


def test_K38_buying_the_last_token_overfishes() -> None:
    port = {"old": [barrel("fugu", 100, 2)], "tokens": {"fugu": 7}}
    t = Table(["fugu"], [port, {}], phase="begin").house("begin").play("own fugu 100")
    assert t.view["overfished"] == ["fugu"] and t.view["boxed"]["fugu"] == 5 and t.phase() == "market"
    t.house("market eel")
    assert t.phase() == "degrade"  # no token left to buy for
