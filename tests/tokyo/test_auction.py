"""The open auction (K48, K49, K59)."""

from tokyo.table import Table


def test_K48_a_lot_of_3_for_300_nets_400() -> None:
    t = Table(["auction", "octopus"], [{"tokens": {"octopus": 1}}, {}, {}])
    t.play("enter auction action", "lay octopus", "close")
    t.play("bid 200", seat=1)
    t.play("bid 300", seat=2)
    t.house("hammer")
    assert t.cash(0) == 2400 and t.cash(2) == 1700 and t.player(2)["tokens"] == {"octopus": 1}


def test_K48_each_bid_is_higher_than_the_last() -> None:
    t = Table(["auction", "octopus"], [{"tokens": {"octopus": 1}}, {}, {}])
    t.play("enter auction action", "lay octopus", "close").play("bid 1900", seat=1)
    assert t.moves(2) == ["pass", "bid 2000"] and t.refused("bid 1900", seat=2) == "K48"


def test_K48_without_a_bid_the_fee_is_paid_and_the_lot_comes_back() -> None:
    t = Table(["auction", "octopus"], [{"tokens": {"octopus": 1}}, {}])
    t.play("enter auction action", "lay octopus", "close").play("pass", seat=1)
    t.house("hammer")
    assert t.cash() == 1800 and t.player()["tokens"] == {"octopus": 1} and t.refused("lay octopus") == "K48"
    assert "leave" in t.moves()


def test_K48_fees_by_the_value_of_the_lot() -> None:
    fee = Table(["auction"], [{}, {}]).game.hall.auction.fee
    fees = [(1, 100), (2, 200), (4, 200), (5, 400), (7, 400), (8, 600), (11, 800), (14, 800), (15, 1100), (20, 1400)]
    assert [(value, fee(value)) for value, _ in fees] == fees and fee(99) == 1400


def test_K48_the_cash_must_cover_the_fee() -> None:
    t = Table(["auction", "octopus"], [{"cash": 200, "tokens": {"octopus": 2}}, {}])
    t.play("enter auction action", "lay octopus")
    assert t.moves() == ["close"]  # six resources would cost 400


def test_K48_a_lot_is_worth_at_least_one_resource() -> None:
    t = Table(["auction", "squid"], [{"tokens": {"squid": 1}}, {}])
    assert t.refused("enter auction action") == "K25"
    u = Table(["auction", "squid"], [{"tokens": {"squid": 1, "mackerel": 1}}, {}]).play("enter auction action")
    u.play("lay mackerel", "lay squid", "close")
    assert u.phase() == "raise"


def test_K49_fugu_in_a_lot_count_as_a_square() -> None:
    t = Table(["auction", "fugu"], [{"tokens": {"fugu": 3}}, {}])
    t.play("enter auction action", "lay fugu", "lay fugu", "lay fugu", "close").play("pass", seat=1)
    t.house("hammer")
    assert t.cash() == 2000 - 600  # nine resources


def test_K59_a_bid_is_at_most_10000() -> None:
    t = Table(["auction", "octopus"], [{"tokens": {"octopus": 1}}, {"cash": 50000}])
    t.play("enter auction action", "lay octopus", "close")
    assert t.moves(1)[-1] == "bid 10000"
