"""A turn: free actions, degradation, markets (K3, K6, K7, K8, K9, K25, K26, K27, K28, K56, K57, K58, K60)."""

from tokyo.table import Data, Table, barrel, ship


def test_K7_degradation_moves_fresh_down_and_returns_day_old() -> None:
    port = {"fresh": [barrel("mackerel", 300, 2)], "old": [barrel("mackerel", 500)]}
    t = Table([], [port, {"old": [barrel("mackerel", 500)]}], phase="begin").house("begin", "degrade")
    assert t.player()["old"] == [{"item": "mackerel", "price": 300, "column": 2, "count": 2}]
    assert t.player()["fresh"] == [] and t.view["barrels"]["mackerel"] == 3
    assert len(t.player(1)["old"]) == 1  # one's own port only


def test_K6_the_end_check_comes_before_degradation() -> None:
    port = {"cash": 5000, "old": [barrel("mackerel", 500)]}
    t = Table([], [port, {}], phase="begin").house("announce")
    assert t.phase() == "degrade" and t.view["ender"] == 0


def test_K8_two_actions_the_same_twice_or_none() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action", "loan", "leave", "enter bank action", "loan", "leave")
    assert t.view["actions"] == 0 and t.refused("navigate") == "K8" and t.refused("enter bank action") == "K8"
    t.play("end")
    assert t.view["turn"] == 1
    assert "end" in Table([], [{}, {}]).moves()


def test_K8_without_actions_another_question_is_asked() -> None:
    for actions, question in ((2, "prompt-turn"), (1, "prompt-turn"), (0, "prompt-turn-done")):
        t = Table([], [{}, {}], actions=actions)
        assert t.game.phase(t.state).asks(t.state) == question


def test_K9_docks_open_from_left_to_right_for_500_also_inside_an_action() -> None:
    t = Table([], [{"cash": 1400}, {}]).play("navigate", "dock", "dock")
    assert t.player()["docks"] == 3 and t.cash() == 400 and t.refused("dock") == "K9"


def test_K9_a_returned_permit_bars_a_new_one_there_this_turn() -> None:
    t = Table([], [{"permits": {"mackerel": 2}}, {}]).play("give", "return permit mackerel")
    assert t.view["permits"]["mackerel"] == 2 and t.player()["permits"] == {"mackerel": 1}
    assert t.refused("enter mackerel action") == "K25"
    t.play("end")
    assert t.view["returned"] == []  # for this turn only


def test_K9_a_bound_permit_stays_and_barrels_go_back_from_ship_barge_and_port() -> None:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(16, 0, "sea", mackerel=1)]
    t = Table([], [{"docks": 3, "fresh": [barrel("mackerel", 100)]}, {}], ships=ships).play("give")
    assert t.moves() == ["return mackerel ship 1", "return mackerel ship 16", "return fresh mackerel 100", "keep"]
    t.play("return mackerel ship 1", "give", "return mackerel ship 16", "give", "return fresh mackerel 100")
    assert t.view["barrels"]["mackerel"] == 6 and t.cash() == 2000
    assert t.refused("give") == "K9"  # the permit is bound until mooring (K12)


def test_K9_barrels_aboard_the_ship_of_another_are_not_ours_to_return() -> None:
    t = Table([], [{}, {}], ships=[ship(2, 1, "sea", "mackerel", mackerel=1)]).play("give")
    assert t.moves() == ["return permit mackerel", "keep"]


def test_K9_barrels_go_back_from_both_rows() -> None:
    port = {"fresh": [barrel("mackerel", 100)], "old": [barrel("mackerel", 300)], "permits": {}}
    t = Table([], [port, {}]).play("give")
    assert t.moves() == ["return fresh mackerel 100", "return old mackerel 300", "keep"]
    assert t.play("return old mackerel 300").player()["old"] == []


def test_K9_looking_and_keeping_leads_on_not_round_in_circles() -> None:
    t = Table([], [{}, {}]).play("give", "keep")
    assert "give" not in t.moves()
    t.play("dock")
    assert "give" in t.moves()


def test_K25_one_stays_until_something_was_done() -> None:
    t = Table(["bank"], [{}, {}]).play("enter bank action")
    assert t.refused("leave") == "K25" and t.game.prompt(t.state, 0).key == "prompt-visit-first"
    t.play("loan")
    assert t.game.prompt(t.state, 0).key == "prompt-visit"
    t.play("leave")
    assert t.phase() == "turn"


def test_K25_one_may_leave_when_nothing_is_possible_any_more() -> None:
    t = Table([], [{"cash": 500, "permits": {}}, {}]).play("enter mackerel action", "dock")
    assert t.game.prompt(t.state, 0).key == "prompt-visit"
    assert "leave" in t.moves()  # the money for a permit went into a dock


def test_K27_every_permit_earns_100_before_the_transactions() -> None:
    players: list[Data] = [{"cash": 400, "permits": {"eel": 1}}, {"permits": {"eel": 2}}, {}, {}]
    t = Table(["eel"], players).play("enter eel action")
    assert (t.cash(0), t.cash(1), t.cash(2)) == (500, 2200, 2000)
    t.play("permit eel")  # paid with the income (K25)
    assert t.cash(0) == 0 and t.cash(1) == 2200


def test_K27_bound_permits_earn_too() -> None:
    t = Table(["eel"], [{"permits": {"eel": 1}}, {}], ships=[ship(1, 0, "sea", "eel")]).play("enter eel action")
    assert t.cash() == 2100


def test_K3_four_permits_at_most() -> None:
    t = Table(["eel"], [{"cash": 9000, "permits": {"mackerel": 3}}, {}]).play("enter eel action", "permit eel")
    assert t.refused("permit eel") == "K3"


def test_K26_yen_entries_come_between_actions_as_often_as_one_can_pay() -> None:
    t = Table(["rentals"], [{"cash": 900}, {}], actions=0)
    t.play("enter rentals yen", "rent cart", "leave", "enter rentals yen", "rent cart", "leave")
    assert t.cash() == 100 and t.refused("enter rentals yen") == "K58"
    u = Table(["rentals"], [{}, {}]).play("navigate")
    assert "enter rentals yen" not in u.moves()


def test_K56_what_is_not_there_cannot_be_taken() -> None:
    t = Table(["eel"], [{"cash": 5000}, {"permits": {"eel": 2}}]).play("enter ships action")
    assert Table(["eel"], [{"cash": 5000}, {"permits": {"eel": 2}}]).refused("enter eel action") == "K25"
    assert "ship 4 left" not in t.moves()


def test_K57_only_tokens_in_stock_are_resources() -> None:
    port = {"fresh": [barrel("octopus", 300)], "tokens": {"octopus": 1}}
    t = Table(["octopus"], [port, {}], ships=[ship(1, 0, "sea")])
    assert t.resources() == 3


def test_K58_nobody_spends_more_than_his_cash() -> None:
    t = Table([], [{"cash": 200}, {"fresh": [barrel("mackerel", 100), barrel("mackerel", 300)]}]).play("buy")
    assert [move for move in t.moves() if move.startswith("buy")] == ["buy p2 fresh mackerel 100"]


def test_K58_every_yen_goes_to_somebody_or_to_the_bank() -> None:
    t = Table([], [{}, {}])
    before = t.game.census(t.state)
    assert t.play("dock").cash() == 1500 and t.game.census(t.state) == before
    t.play("enter mackerel action")  # K27: the bank pays
    assert t.cash() == 1600 and t.game.census(t.state) == before


def test_K60_another_purse_changes_nothing_that_one_is_shown() -> None:
    players = [{"cash": 100}, {"cash": 300}]
    poor = Table(["bank"], players, {"hidden_money": True})
    rich = Table(["bank"], [{"cash": 9900}, {"cash": 300}], {"hidden_money": True})
    assert poor.game.view(poor.state, 1) == rich.game.view(rich.state, 1)
    assert poor.game.prompt(poor.state, 1).data() == rich.game.prompt(rich.state, 1).data()
    assert not poor.game.open_score
    assert poor.refused("dock", seat=1) == rich.refused("dock", seat=1)
