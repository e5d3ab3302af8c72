"""The aquarium (K45)."""

from tokyo.table import Table


def test_K45_buys_up_to_its_demand_at_its_price() -> None:
    t = Table(["aquarium"], [{"tokens": {"mackerel": 4}}, {}]).play("enter aquarium action")
    t.play("sell mackerel", "sell mackerel", "sell mackerel")
    assert t.cash() == 2900 and t.view["aquarium"] == {"mackerel": 3} and "sell mackerel" not in t.moves()


def test_K45_one_demand_for_all_tokens_of_a_species() -> None:
    t = Table(["aquarium", "salmon"], [{"tokens": {"salmon": 1, "old-salmon": 2}}, {}]).play("enter aquarium action")
    t.play("sell salmon", "sell old-salmon")
    assert t.cash() == 2000 + 1600 and "sell old-salmon" not in t.moves()


def test_K45_every_species_has_its_price() -> None:
    prices = {"squid": 700, "snapper": 600, "octopus": 500, "eel": 700, "fugu": 700, "crab-5": 1300, "tuna-15": 2200}
    for kind, pays in prices.items():
        market = kind.partition("-")[0]
        t = Table(["aquarium", market], [{"tokens": {kind: 1}}, {}]).play("enter aquarium action", f"sell {kind}")
        assert t.cash() == 2000 + pays, kind


def test_K45_takoyaki_are_no_species() -> None:
    t = Table(["aquarium", "octopus"], [{"tokens": {"takoyaki": 1}}, {}])
    assert t.refused("enter aquarium action") == "K25"
