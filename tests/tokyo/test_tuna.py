"""Tuna: sealed auctions and the bag (K29, K32, K59, K60)."""

from tokyo.table import Table, ship

LANDING = {"docks": 3, "permits": {"mackerel": 1, "tuna": 1}}


def landing(cargo: int) -> Table:
    """Player 1 navigates with so many tuna aboard the 4-cell ship (number 15)."""
    t = Table(["tuna"], [{**LANDING, "cash": 1000}, {"cash": 900}, {"cash": 900}],
              ships=[ship(15, 0, "sea", "tuna", tuna=cargo)])  # fmt: skip
    return t.play("navigate", "moor 15 right")


def test_K32_three_barrels_start_an_auction_at_once() -> None:
    t = landing(3)
    assert t.phase() == "draw" and set(t.moves(-1)) == {"draw tuna-15", "draw tuna-20", "draw tuna-25"}
    assert t.game.phase(t.state).odds(t.state) == [3, 1, 1]
    t.house("draw tuna-20")
    assert t.phase() == "bid" and t.view["barrels"]["tuna"] == 8  # the barrels are back
    assert t.game.to_act(t.state) == (0, 1, 2)


def test_K32_the_highest_pays_the_seller() -> None:
    t = landing(3).house("draw tuna-25")
    t.play("bid 500")
    t.play("bid 900", seat=1)
    t.play("bid 100", seat=2)
    t.house("reveal")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (1900, 0, 900)
    assert t.player(1)["tokens"] == {"tuna-25": 1} and t.resources(1) == 25
    assert t.phase() == "navigate"


def test_K32_a_winning_seller_pays_the_bank() -> None:
    t = landing(3).house("draw tuna-15").play("bid 1000")
    t.play("bid 0", seat=1)
    t.play("bid 900", seat=2)
    t.house("reveal")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (0, 900, 900) and t.player(0)["tokens"] == {"tuna-15": 1}


def test_K32_the_seller_decides_a_tie_also_for_himself_at_0() -> None:
    t = landing(3).house("draw tuna-15").play("bid 0")
    t.play("bid 0", seat=1)
    t.play("bid 0", seat=2)
    t.house("reveal")
    assert t.moves() == ["award p1", "award p2", "award p3"]
    t.play("award p1")
    assert t.cash(0) == 1000 and t.player(0)["tokens"] == {"tuna-15": 1}


def test_K32_only_the_highest_share_a_tie() -> None:
    t = landing(3).house("draw tuna-15").play("bid 300")
    t.play("bid 700", seat=1)
    t.play("bid 700", seat=2)
    t.house("reveal")
    assert t.moves() == ["award p2", "award p3"]


def test_K32_a_remainder_is_lost_at_the_end_of_the_navigation() -> None:
    t = landing(2)
    assert t.phase() == "navigate" and t.view["waiting"] == {"tuna": 2} and t.player()["fresh"] == []
    t.play("done").house("land")
    assert t.view["barrels"]["tuna"] == 8 and t.cash() == 1000 + 100  # K16: lost barrels count
    assert t.view["waiting"] == {} and t.phase() == "turn"  # they add nothing to the next landing


def test_K32_six_barrels_make_two_auctions_and_two_ships_add_up() -> None:
    players = [{**LANDING, "permits": {"tuna": 2}}, {}, {}]
    t = Table(["tuna"], players, ships=[ship(15, 0, "sea", "tuna", tuna=4), ship(8, 0, "sea", "tuna", tuna=2)])
    t.play("navigate", "moor 15 right").house("draw tuna-15")
    for seat in range(3):
        t.play("bid 0", seat=seat)
    t.house("reveal").play("award p2").play("moor 8 right")
    assert t.phase() == "draw" and t.view["waiting"] == {"tuna": 3}


def test_K32_landing_money_is_not_yet_there_for_bids() -> None:
    t = landing(3).house("draw tuna-15")
    assert "bid 1000" in t.moves(0) and "bid 1100" not in t.moves(0)
    assert t.refused("bid 1100") == "K32"


def test_K32_with_an_empty_bag_the_barrels_are_lost() -> None:
    stock = {"tuna-15": 3, "tuna-20": 1, "tuna-25": 1}
    t = Table(
        ["tuna"], [LANDING, {"tokens": stock}, {}], overfished=["tuna"], ships=[ship(15, 0, "sea", "tuna", tuna=3)]
    )
    t.play("navigate", "moor 15 right")
    assert t.moves(-1) == ["lose"] and t.game.phase(t.state).odds(t.state) == [1]
    t.house("lose")
    assert t.view["boxed"]["tuna"] == 8 and t.phase() == "navigate"


def test_K55_drawing_the_last_token_overfishes() -> None:
    stock = {"tuna-15": 3, "tuna-20": 1}
    t = Table(["tuna"], [LANDING, {"tokens": stock}, {}], ships=[ship(15, 0, "sea", "tuna", tuna=3)])
    t.play("navigate", "moor 15 right").house("draw tuna-25")
    assert t.view["overfished"] == ["tuna"] and t.view["boxed"]["tuna"] == 8 and t.phase() == "market"
    t.house("market eel")
    assert t.phase() == "bid" and "eel" in t.view["markets"]


def test_K29_sold_tuna_returns_to_the_bag_for_its_value() -> None:
    t = Table(["tuna"], [{"tokens": {"tuna-25": 1}}, {}]).play("enter tuna action", "sell tuna-25")
    assert t.cash() == 4500 and t.view["supply"]["tuna-25"] == 1


def test_K60_a_sealed_bid_is_seen_by_its_owner_only() -> None:
    t = landing(3).house("draw tuna-15").play("bid 700")
    game, state = t.game, t.state
    assert game.view(state, 0)["players"][0]["bid"] == 700  # type: ignore[index]
    assert game.view(state, 1)["players"][0]["bid"] == -1  # type: ignore[index]
    assert game.view(state, 1)["players"][0]["has_bid"] is True  # type: ignore[index]
    assert game.seen(state, 1, game.parse("bid 300"), 0) == "bid ?"


def test_K59_bids_end_at_10000() -> None:
    t = Table(["tuna"], [{**LANDING, "cash": 20000}, {}], ships=[ship(15, 0, "sea", "tuna", tuna=3)])
    t.play("navigate", "moor 15 right").house("draw tuna-15")
    assert t.moves()[-1] == "bid 10000" and len(t.moves()) == 101
