"""Spider crab: as tuna, with two barrels (K29, K33)."""

from tokyo.table import Data, Table, ship


def test_K33_two_barrels_start_an_auction() -> None:
    players = [{"docks": 3, "permits": {"crab": 1}}, {}]
    t = Table(["crab"], players, ships=[ship(15, 0, "sea", "crab", crab=4)]).play("navigate", "moor 15 right")
    assert t.phase() == "draw" and t.game.phase(t.state).odds(t.state) == [1, 1, 2, 2, 1, 1]
    t.house("draw crab-9").play("bid 300")
    t.play("bid 200", seat=1)
    t.house("reveal")
    assert t.cash() == 1700 and t.player()["tokens"] == {"crab-9": 1}
    assert t.phase() == "draw"  # the other two barrels


def test_K33_a_single_barrel_is_lost() -> None:
    players = [{"docks": 3, "permits": {"crab": 1}}, {}]
    t = Table(["crab"], players, ships=[ship(15, 0, "sea", "crab", crab=1)])
    t.play("navigate", "moor 15 right", "done").house("land")
    assert t.view["barrels"]["crab"] == 6 and t.cash() == 2000


def test_K29_a_crab_sells_for_its_value_and_400() -> None:
    t = Table(["crab"], [{"tokens": {"crab-8": 2}}, {}])
    assert t.resources() == 16
    t.play("enter crab action", "sell crab-8")
    assert t.cash() == 2000 + 800 + 400 and t.view["supply"]["crab-8"] == 1


def test_K33_the_view_says_what_markets_in_play_pay_for_the_token_that_is_up() -> None:
    """K33: 100 times its resources and 400 more; K45, K42: the aquarium and the government by their own prices."""
    players: list[Data] = [{"docks": 3, "permits": {"crab": 1}}, {}]
    crabs = ship(15, 0, "sea", "crab", crab=2)
    t = Table(["crab", "tuna", "trading"], players, ships=[crabs]).play("navigate", "moor 15 right")
    assert t.view["pays"] == {}
    t.house("draw crab-5")
    assert t.view["pays"] == {"crab": 900} and t.view["values"]["crab-5"] == 5
    t = Table(["crab", "aquarium", "government"], players, ships=[crabs]).play("navigate", "moor 15 right")
    t.house("draw crab-5")
    assert t.view["pays"] == {"crab": 900, "government": 300, "aquarium": 1300}


def test_K45_a_market_that_buys_no_more_pays_nothing() -> None:
    players: list[Data] = [{"docks": 3, "permits": {"crab": 1}}, {}]
    crabs = ship(15, 0, "sea", "crab", crab=2)
    t = Table(["crab", "aquarium"], players, ships=[crabs], aquarium={"crab-8": 1}).play("navigate", "moor 15 right")
    assert t.house("draw crab-5").view["pays"] == {"crab": 900}


def test_K28_permits_cost_800() -> None:
    t = Table(["crab"], [{}, {}]).play("enter crab action", "permit crab", "permit crab")
    assert t.cash() == 400
