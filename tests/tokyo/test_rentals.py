"""Rentals: refrigerators and carts (K3, K26, K41)."""

from tokyo.table import Table, barrel


def test_K41_tiles_cost_200_each_and_take_permit_slots() -> None:
    t = Table(["rentals"], [{}, {}]).play("enter rentals yen", "rent refrigerator", "rent cart", "rent cart")
    assert t.cash() == 2000 - 200 - 600 and t.view["actions"] == 2 and t.view["carts"] == 0
    assert [move for move in t.moves() if move.startswith("rent")] == []  # K3: 1 permit and 3 tiles


def test_K3_rented_tiles_leave_fewer_slots_for_permits() -> None:
    t = Table(["rentals"], [{"permits": {"mackerel": 2}, "carts_2": 1, "refrigerators_1": 1}, {}])
    assert t.refused("enter mackerel action") == "K25"  # nothing to sell and no slot for a permit


def test_K41_a_refrigerator_keeps_every_barrel_on_its_row() -> None:
    port = {"fresh": [barrel("mackerel", 100)], "old": [barrel("mackerel", 200)], "refrigerators_2": 1}
    t = Table(["rentals"], [port, {}], phase="begin").house("begin")
    assert t.moves() == ["refrigerator 2", "spoil"]
    t.play("refrigerator 2")
    assert t.phase() == "turn" and len(t.player()["fresh"]) == len(t.player()["old"]) == 1
    assert t.player()["refrigerators_1"] == 1


def test_K41_after_the_second_use_the_tile_returns() -> None:
    t = Table(["rentals"], [{"refrigerators_1": 1}, {}], phase="begin").house("begin").play("refrigerator 1")
    assert t.player()["refrigerators_1"] == 0 and t.view["refrigerators"] == 2


def test_K41_everybody_uses_his_own_refrigerator() -> None:
    t = Table(["rentals"], [{}, {"refrigerators_1": 1, "refrigerators_2": 1}], phase="begin", turn=1)
    assert t.house("begin").moves(1) == ["refrigerator 1", "refrigerator 2", "spoil"]


def test_K58_a_tile_that_one_cannot_pay_is_refused() -> None:
    t = Table(["rentals"], [{"cash": 500}, {}]).play("enter rentals yen", "rent cart")
    assert t.reason("rent cart") == t.reason("rent refrigerator") == ("K58", "refuse-cash")


def test_K6_a_refrigerator_is_decided_before_degradation_and_may_be_kept() -> None:
    port = {"fresh": [barrel("mackerel", 100)], "refrigerators_2": 1}
    t = Table(["rentals"], [port, {}], phase="begin").house("begin").play("spoil").house("degrade")
    assert t.player()["refrigerators_2"] == 1 and len(t.player()["old"]) == 1


def test_K41_both_uses_of_a_cart_may_fall_in_one_turn() -> None:
    t = Table(["rentals", "bank"], [{"carts_2": 1}, {}], actions=0)
    t.play("enter bank cart-2", "loan", "leave", "enter bank cart-1", "loan")
    assert t.cash() == 3000 and t.player()["carts_1"] == 0 and t.view["carts"] == 2


def test_K41_the_tile_leaves_its_slot_before_the_entry() -> None:
    t = Table(["rentals"], [{"permits": {"mackerel": 3}, "carts_1": 1}, {"permits": {}}], actions=0)
    t.play("enter mackerel cart-1", "permit mackerel")
    assert t.player()["permits"] == {"mackerel": 4}


def test_K26_a_cart_pays_only_one_action_entries() -> None:
    t = Table(["rentals", "squid"], [{"carts_2": 1, "tokens": {"squid": 1}}, {}])
    assert t.refused("enter squid cart-2") == "K26" and t.refused("enter rentals cart-2") == "K26"


def test_K41_who_has_no_such_cart_is_told_which() -> None:
    t = Table(["rentals", "bank"], [{}, {}])
    for uses in (1, 2):
        refused = t.game.why_not(t.state, 0, t.game.parse(f"enter bank cart-{uses}"))
        assert refused is not None and refused.rule == "K41" and refused.args_of_line == {"uses": uses}
