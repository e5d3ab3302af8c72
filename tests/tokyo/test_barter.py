"""Barter (K47, K59)."""

from tokyo.table import Data, Table

PLAYERS: list[Data] = [{"tokens": {"eel": 2, "octopus": 1}}, {"cash": 300}, {"cash": 500}]


def opened() -> Table:
    return Table(["barter", "eel", "octopus"], PLAYERS).play("enter barter action")


def test_K47_each_other_player_makes_one_offer_from_the_left() -> None:
    t = opened().play("lay octopus", "lay eel", "close")
    assert t.game.to_act(t.state) == (1,) and t.moves(1) == ["pass", "bid 100", "bid 200", "bid 300"]
    t.play("bid 300", seat=1)
    assert t.game.to_act(t.state) == (2,) and "bid 100" in t.moves(2)  # lower than earlier ones if wished
    t.play("bid 100", seat=2)
    assert t.moves() == ["accept p2", "accept p3", "refuse"]
    t.play("accept p3")
    assert t.cash(0) == 2100 and t.cash(2) == 400 and t.player(2)["tokens"] == {"octopus": 1, "eel": 1}
    assert t.phase() == "visit"


def test_K47_what_came_back_is_not_laid_out_again_in_this_visit() -> None:
    t = opened().play("lay eel", "close")
    t.play("pass", seat=1)
    t.play("pass", seat=2)
    assert t.moves() == ["refuse"]
    t.play("refuse")
    assert t.view["came_back"] == {"eel": 1}
    t.play("lay eel")  # the other one
    assert "lay eel" not in t.moves() and t.moves() == ["close"]
    assert t.play("close").game.to_act(t.state) == (1,)  # all are asked anew


def test_K47_a_lot_is_built_in_the_order_of_the_kinds() -> None:
    t = opened().play("lay eel")
    assert t.moves() == ["lay eel", "close"] and t.refused("lay octopus") == "K49"


def test_K47_nobody_speaks_twice() -> None:
    t = Table(["barter", "eel"], [{}, {}, {"tokens": {"eel": 1}}, {}], turn=2)
    t.play("enter barter action", "lay eel", "close", seat=2).play("pass", seat=3).play("bid 100", seat=0)
    assert t.reason("bid 200", seat=0) == t.reason("pass", seat=3) == ("K47", "refuse-has-spoken")
    assert t.reason("pass", seat=2) == ("K47", "refuse-own-lot")


def test_K59_an_offer_is_at_most_10000() -> None:
    t = Table(["barter", "eel"], [{"tokens": {"eel": 1}}, {"cash": 30000}])
    t.play("enter barter action", "lay eel", "close")
    assert t.moves(1)[-1] == "bid 10000"
