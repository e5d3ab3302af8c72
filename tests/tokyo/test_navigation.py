"""Navigation: sail, fish, moor, the barge, landing, prices (K10, K11, K12, K13, K14, K15, K16, K17, K18)."""

from criee.engine.match import offer
from tokyo.table import Table, barrel, ship


def test_K10_each_ship_has_one_activity_per_navigation() -> None:
    t = Table([], [{"docks": 2}, {}], ships=[ship(8, 0, "middle")]).play("navigate", "sail 1")
    assert t.refused("fish mackerel 1") == t.refused("moor 1 left") == t.refused("sail 1") == "K10"
    t.play("sail 8", "done")
    assert t.phase() == "turn" and t.view["actions"] == 1


def test_K10_once_every_ship_has_acted_only_the_end_is_asked_for() -> None:
    t = Table([], [{}, {}]).play("navigate")
    assert t.game.phase(t.state).asks(t.state) == "prompt-navigate"
    t.play("sail 1")
    assert t.game.phase(t.state).asks(t.state) == "prompt-navigate-done"


def test_K10_a_dock_left_in_this_navigation_is_free_again() -> None:
    t = Table([], [{"docks": 1}, {}], ships=[ship(8, 0, "sea")]).play("navigate")
    assert t.refused("moor 8 left") == "K15"
    t.play("sail 1", "moor 8 left")


def test_K11_a_docked_ship_only_sails() -> None:
    assert [m for m in Table([], [{}, {}]).play("navigate").moves() if " 1" in m] == ["sail 1"]


def test_K12_a_permit_is_bound_until_its_ship_moors() -> None:
    players = [{"docks": 2, "permits": {"mackerel": 1}}, {}]
    t = Table([], players, ships=[ship(1, 0, "sea"), ship(8, 0, "sea")]).play("navigate", "fish mackerel 8")
    assert t.refused("fish mackerel 1") == "K12"  # a permit serves one ship
    t.play("done", "navigate", "moor 8 left", "price mackerel 100", "fish mackerel 1")
    assert t.view["barrels"]["mackerel"] == 4


def test_K12_all_barrels_of_a_ship_come_from_one_market_even_when_it_was_emptied() -> None:
    players = [{"permits": {"mackerel": 1, "eel": 1}}, {}]
    t = Table(["eel"], players, ships=[ship(8, 0, "sea", "eel")]).play("navigate")
    assert "fish eel 8" in t.moves() and t.refused("fish mackerel 8") == "K12"


def test_K12_mooring_empty_frees_the_permit() -> None:
    t = Table(["eel"], [{"permits": {"eel": 1}}, {}], ships=[ship(1, 0, "sea", "eel")]).play("navigate", "moor 1 left")
    assert t.phase() == "navigate" and t.view["ships"][0]["permit"] == ""


def test_K12_a_full_ship_does_not_fish() -> None:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1)]
    assert Table([], [{}, {}], ships=ships).play("navigate").refused("fish mackerel 1") == "K12"


def test_K14_the_barge_loads_from_ships_at_sea_and_does_not_fish() -> None:
    players = [{"docks": 3, "permits": {"mackerel": 1, "eel": 1}}, {}]
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(8, 0, "sea", "eel", eel=2), ship(16, 0, "sea")]
    t = Table(["eel"], players, ships=ships).play("load 1", "load 8", "load 8")
    assert t.view["ships"][-1]["cargo"] == {"mackerel": 1, "eel": 2} and t.view["actions"] == 2
    assert t.view["ships"][0]["permit"] == "mackerel"  # the ship keeps it
    t.play("navigate")
    assert t.refused("fish eel 16") == "K14" and "moor 16 right" in t.moves()
    t.play("moor 16 right")
    assert t.view["quay"] == {"mackerel": 1, "eel": 2}


def test_K14_a_docked_barge_takes_nothing() -> None:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(16, 0, "right")]
    assert Table([], [{"docks": 3}, {}], ships=ships).refused("load 1") == "K14"


def test_K15_every_barrel_gets_a_column_at_once() -> None:
    t = Table([], [{"docks": 3}, {}], ships=[ship(15, 0, "sea", "mackerel", mackerel=3)])
    t.play("navigate", "moor 15 right")
    assert len(t.moves()) == 20  # nine columns and 1000 to 2000
    t.play("price mackerel 1200")
    assert [m for m in t.moves() if int(m.split()[2]) > 900] == ["price mackerel 1200"]  # one price for the column
    t.play("price mackerel 100", "price mackerel 1200")
    assert t.phase() == "navigate" and t.player()["named"] == 1200


def test_K15_an_emptied_column_is_named_anew() -> None:
    t = Table([], [{"fresh": [barrel("mackerel", 1500)]}, {}]).play("give", "return fresh mackerel ???")
    assert t.player()["named"] == 0


def test_K15_the_named_price_survives_degradation() -> None:
    t = Table([], [{"fresh": [barrel("mackerel", 1500)]}, {}], phase="degrade").house("degrade")
    assert t.player()["named"] == 1500 and t.player()["old"][0]["price"] == 1500
    u = Table([], [{"old": [barrel("mackerel", 1500)]}, {}], phase="degrade").house("degrade")
    assert u.player()["named"] == 0  # the column is empty now


def test_K16_landing_2_4_6_8_barrels_pays_100_200_300_400() -> None:
    for barrels, pays in ((1, 0), (2, 100), (3, 100), (4, 200), (6, 300), (8, 400)):
        t = Table([], [{"docks": 3, "permits": {}}] + [{}] * 3, ships=[ship(16, 0, "sea", mackerel=barrels)])
        t.play("navigate", "moor 16 right", *["price mackerel 100"] * barrels, "done").house("land")
        assert t.cash() == 2000 + pays, barrels


def test_K16_two_ships_of_one_navigation_add_up_two_navigations_do_not() -> None:
    ships = [ship(1, 0, "sea", "mackerel", mackerel=1), ship(8, 0, "sea", "mackerel", mackerel=1)]
    players = [{"docks": 2, "permits": {"mackerel": 2}}, {}]
    t = Table([], players, ships=ships)
    t.play("navigate", "moor 1 left", "price mackerel 100", "moor 8 middle", "price mackerel 100", "done").house("land")
    assert t.cash() == 2100
    u = Table([], players, ships=ships).play("navigate", "moor 1 left", "price mackerel 100", "done").house("land")
    u.play("done", "navigate", "moor 8 middle", "price mackerel 100", "done").house("land")
    assert u.cash() == 2000


def test_K17_each_piece_moves_once_to_another_column_of_its_row() -> None:
    port = {"fresh": [barrel("mackerel", 300, 2)], "old": [barrel("mackerel", 500)]}
    t = Table([], [port, {}]).play("navigate", "done")
    assert t.phase() == "reprice" and t.moves()[:2] == ["reprice fresh mackerel 300", "reprice old mackerel 500"]
    t.play("reprice fresh mackerel 300")
    assert "price mackerel 300" not in t.moves()
    t.play("price mackerel 400")
    assert t.refused("reprice fresh mackerel 400") == "K17"
    t.play("reprice fresh mackerel 300", "price mackerel 400", "done")
    assert t.player()["fresh"] == [{"item": "mackerel", "price": 400, "column": 3, "count": 2}]
    assert t.phase() == "turn" and t.view["moved"] == []


def test_K17_once_every_piece_has_moved_only_the_end_is_asked_for() -> None:
    """... and to go on is no longer called leaving the prices as they are."""
    t = Table([], [{"fresh": [barrel("mackerel", 300)]}, {}]).play("navigate", "done")
    asked = [(t.game.phase(t.state).asks(t.state), t.game.voice.label(t.state, 0, t.game.parse("done")).key)]
    t.play("reprice fresh mackerel 300", "price mackerel 400")
    asked.append((t.game.phase(t.state).asks(t.state), t.game.voice.label(t.state, 0, t.game.parse("done")).key))
    assert asked == [("prompt-reprice", "move-done-repricing"), ("prompt-repriced", "move-done-repriced")]


def test_K17_the_first_cell_of_the_port_is_repriced_like_any_other() -> None:
    t = Table([], [{"fresh": [barrel("mackerel", 100)]}, {}]).play("navigate", "done", "reprice fresh mackerel 100")
    assert t.reason("price mackerel 100") == ("K17", "refuse-same-column")
    t.play("price mackerel 400")
    assert t.player()["fresh"] == [{"item": "mackerel", "price": 400, "column": 3, "count": 1}]
    assert t.phase() == "reprice" and t.view["quay"] == {}


def test_K17_a_lone_barrel_cannot_be_renamed_within_its_column() -> None:
    t = Table([], [{"fresh": [barrel("mackerel", 1500)]}, {}]).play("navigate", "done", "reprice fresh mackerel ???")
    assert t.moves()[-1] == "price mackerel 900"


def test_K17_a_navigation_without_activity_needs_something_to_reprice() -> None:
    t = Table([], [{}, {}]).play("navigate")
    assert t.refused("done") == "K17"
    blocked = Table([], [{"permits": {}}, {}], ships=[ship(1, -1, "ships")])
    assert blocked.refused("navigate") == "K17"


def test_K17_a_lone_barge_sails_from_the_right_dock_and_moors_there_only() -> None:
    sold = ship(1, -1, "ships")
    for docks, place in ((3, "sea"), (3, "right")):
        assert "navigate" in Table([], [{"docks": docks}, {}], ships=[sold, ship(16, 0, place)]).moves()
    closed = Table([], [{"docks": 2}, {}], ships=[sold, ship(16, 0, "sea")])
    assert closed.refused("navigate") == "K17"  # nor does it fish, permit or not (K14)
    alone = Table([], [{}, {}], ships=[ship(1, 0, "sea", "mackerel", mackerel=1)])
    assert "navigate" in alone.moves()


def test_K18_ships_at_sea_may_outnumber_docks() -> None:
    t = Table([], [{"docks": 1}, {}], ships=[ship(1, 0, "sea"), ship(8, 0, "sea")]).play("enter ships action")
    assert "ship 1 left" in t.moves()


def warned(t: Table) -> dict[str, tuple[str, str]]:
    """The moves that are asked for twice: the text and the rule."""
    asked = [one for one in offer(t.game, t.state, 0) if "warn" in one]
    return {str(one["move"]): (one["warn"]["key"], one["warn"]["rule"]) for one in asked}  # type: ignore[index]


def test_K55_a_voyage_that_can_catch_nothing_is_asked_for_twice() -> None:
    ships = [ship(1, 0, "left"), ship(2, 1, "left")]
    t = Table(["eel"], [{"permits": {"mackerel": 1, "eel": 1}}, {}], ships=ships, overfished=["mackerel", "eel"])
    assert warned(t.play("navigate")) == {"sail 1": ("warn-no-catch", "K55")}
    u = Table(["eel"], [{"permits": {"mackerel": 1, "eel": 1}}, {}], ships=ships, overfished=["mackerel"])
    assert warned(u.play("navigate")) == {}
    assert warned(Table([], [{"permits": {}}, {}], ships=ships).play("navigate")) == {
        "sail 1": ("warn-no-permit", "K12")
    }


def test_K12_a_permit_that_another_ship_may_free_and_the_barge_are_not_sure() -> None:
    out = [ship(8, 0, "sea", "eel"), ship(1, 0, "left"), ship(2, 1, "left")]
    t = Table(["eel"], [{"docks": 2, "permits": {"mackerel": 1, "eel": 1}}, {}], ships=out, overfished=["mackerel"])
    assert warned(t.play("navigate")) == {}
    barge = int(t.state.box.barge) + 1
    u = Table([], [{"docks": 3}, {}], ships=[ship(barge, 0, "right"), ship(2, 1, "left")], overfished=["mackerel"])
    assert f"sail {barge}" in u.play("navigate").moves() and f"sail {barge}" not in warned(u)


def test_K55_the_permit_of_an_overfished_fish_is_asked_for_twice() -> None:
    t = Table(["eel"], [{"cash": 3000}, {}], overfished=["eel"]).play("enter eel action")
    assert warned(t) == {"permit eel": ("warn-no-barrel", "K55")}
    assert warned(Table(["eel"], [{"cash": 3000}, {}]).play("enter eel action")) == {}
