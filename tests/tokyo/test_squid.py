"""The squid market (K26, K31)."""

from tokyo.table import Table, barrel


def test_K31_a_token_sells_for_600_and_is_worth_nothing() -> None:
    t = Table(["squid"], [{"tokens": {"squid": 2}}, {}])
    assert t.resources() == 0
    t.play("enter squid actions")
    assert t.view["actions"] == 0
    t.play("sell squid", "sell squid")
    assert t.cash() == 2000 + 1200 and t.view["supply"]["squid"] == 9


def test_K31_entry_by_a_token_uses_no_action() -> None:
    t = Table(["squid"], [{"tokens": {"squid": 2}}, {}]).play("enter squid token")
    assert t.view["actions"] == 2 and t.player()["tokens"] == {"squid": 1}
    t.play("sell squid")
    assert t.cash() == 2600


def test_K26_two_actions_means_both_unused() -> None:
    t = Table(["squid"], [{}, {}], actions=1)
    assert t.refused("enter squid actions") == "K26"
    assert t.refused("enter squid action") == "K26"


def test_K25_the_token_paid_must_leave_something_to_do() -> None:
    t = Table(["squid"], [{"cash": 0, "tokens": {"squid": 1}}, {}])
    assert t.refused("enter squid token") == "K25"


def test_K31_a_barrel_cannot_pay_the_entry() -> None:
    t = Table(["squid"], [{"fresh": [barrel("squid", 300)]}, {}], actions=1)
    assert not [move for move in t.moves() if move.startswith("enter squid")]


def test_K28_permits_cost_300() -> None:
    t = Table(["squid"], [{}, {}]).play("enter squid actions", "permit squid", "permit squid")
    assert t.cash() == 1400 and t.refused("permit squid") == "K56"  # as many as players
