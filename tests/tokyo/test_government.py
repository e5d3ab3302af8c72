"""The government buys anything (K26, K42, K56)."""

from tokyo.table import Table


def test_K42_three_at_300_then_ten_at_200_then_nothing() -> None:
    t = Table(["government", "snapper"], [{"cash": 0, "tokens": {"snapper": 14}}, {}], actions=0)
    t.play("enter government free")
    for sold in range(1, 14):
        t.play("sell snapper")
        assert t.cash() == (300 * sold if sold <= 3 else 900 + 200 * (sold - 3))
    assert t.view["government"] == {"snapper": 13} and "sell snapper" not in t.moves()


def test_K56_takoyaki_in_stock_are_fish_tokens_here() -> None:
    t = Table(["government", "octopus"], [{"tokens": {"takoyaki": 1}}, {}]).play(
        "enter government free", "sell takoyaki"
    )
    assert t.cash() == 2300 and t.view["government"] == {"takoyaki": 1} and t.view["supply"]["takoyaki"] == 14


def test_K29_tokens_sold_here_stay_here() -> None:
    t = Table(["government", "eel"], [{"tokens": {"eel": 1}}, {}]).play("enter government free", "sell eel", "leave")
    assert t.view["supply"]["eel"] == 5 and t.view["actions"] == 2


def test_K25_nobody_enters_without_a_token() -> None:
    assert Table(["government"], [{}, {}]).refused("enter government free") == "K25"
