"""The mackerel market (K28, K30)."""

from tokyo.table import Table, barrel


def test_K30_two_tokens_sell_for_100() -> None:
    t = Table([], [{"cash": 0, "tokens": {"mackerel": 3}}, {}]).play("enter mackerel action")
    assert t.cash() == 100  # K27: income of one's own permit
    t.play("sell mackerel")
    assert t.cash() == 100 and t.moves() == ["sell mackerel"]  # a pair is sold in one go
    assert t.game.prompt(t.state, 0).key == "prompt-visit-pair"
    t.play("sell mackerel")
    assert t.cash() == 200 and t.player()["tokens"] == {"mackerel": 1}
    assert "sell mackerel" not in t.moves()


def test_K30_a_token_and_a_barrel_make_a_pair() -> None:
    port = {"fresh": [barrel("mackerel", 300)], "old": [barrel("mackerel", 100)]}
    t = Table([], [{"tokens": {"mackerel": 1}, **port}, {}]).play("enter mackerel action")
    t.play("sell barrel old mackerel 100", "sell mackerel")
    assert t.cash() == 2000 + 100 + 100
    assert t.player()["old"] == [] and len(t.player()["fresh"]) == 1
    assert t.view["barrels"]["mackerel"] == 6 - 1


def test_K30_one_piece_cannot_be_sold_and_barrels_aboard_do_not_count() -> None:
    ships = [{"number": 1, "owner": 0, "place": "sea", "permit": "mackerel", "cargo": {"mackerel": 1}}]
    t = Table([], [{"tokens": {"mackerel": 1}}, {}], ships=ships).play("enter mackerel action")
    assert "sell mackerel" not in t.moves()


def test_K30_other_barrels_only_by_option() -> None:
    port = {"fresh": [barrel("squid", 300, 2)], "permits": {"mackerel": 1}}
    plain = Table(["squid"], [port, {}]).play("enter mackerel action")
    assert not [move for move in plain.moves() if move.startswith("sell")]
    any_barrel = Table(["squid"], [port, {}], {"any_barrel": True}).play("enter mackerel action")
    any_barrel.play("sell barrel fresh squid 300", "sell barrel fresh squid 300")
    assert any_barrel.cash() == 2200 and any_barrel.view["barrels"]["squid"] == 6


def test_K55_barrels_of_an_overfished_mackerel_go_to_the_box() -> None:
    t = Table(["eel"], [{"fresh": [barrel("mackerel", 100, 2)]}, {}], overfished=["mackerel"])
    t.play("enter mackerel action", "sell barrel fresh mackerel 100", "sell barrel fresh mackerel 100")
    assert t.view["boxed"]["mackerel"] == 6 and "mackerel" not in t.view["barrels"]


def test_K28_one_mackerel_permit_per_visit() -> None:
    t = Table([], [{}, {}]).play("enter mackerel action", "permit mackerel")
    assert t.player()["permits"] == {"mackerel": 2} and t.cash() == 2000 + 100 - 100
    assert t.refused("permit mackerel") == "K28"
    t.play("leave", "enter mackerel action", "permit mackerel")
    assert t.player()["permits"] == {"mackerel": 3}


def test_K28_mackerel_permits_on_the_market_by_players() -> None:
    for seats, left in ((2, 2), (3, 3), (4, 4), (5, 3), (6, 2)):
        assert Table([], [{} for _ in range(seats)]).view["permits"]["mackerel"] == left
