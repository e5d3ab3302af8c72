"""The ship market (K18, K40)."""

from criee.engine.match import offer
from tokyo.table import Table, ship


def test_K40_a_three_cell_ship_costs_1500() -> None:
    t = Table([], [{"docks": 2}, {}]).play("enter ships action", "ship 3 middle")
    assert t.cash() == 500 and (12, 0, "middle") in [(s["number"], s["owner"], s["place"]) for s in t.view["ships"]]


def test_K40_sold_for_a_tenth_rounded_up_whatever_was_paid() -> None:
    for number, pays in ((1, 100), (8, 100), (12, 200), (15, 200), (16, 100)):
        place = "right" if number == 16 else "middle"
        ships = [ship(1, 0, "sea"), ship(number, 0, place)] if number != 1 else []
        t = Table([], [{"docks": 3}, {}], ships=ships).play("enter ships action", f"sell ship {number}")
        assert t.cash() == 2000 + pays, number
        assert [s["place"] for s in t.view["ships"] if s["number"] == number] == ["ships"]


def test_K40_the_last_ship_may_be_sold_but_not_at_sea() -> None:
    t = Table([], [{}, {}]).play("enter ships action", "sell ship 1")
    assert [s for s in t.view["ships"] if s["owner"] == 0] == []
    u = Table([], [{}, {}], ships=[ship(1, 0, "sea")]).play("enter ships action")
    assert "sell ship 1" not in u.moves()


def test_K18_a_bought_ship_needs_a_free_place_in_an_open_dock() -> None:
    t = Table([], [{}, {}]).play("enter ships action")
    assert [move for move in t.moves() if move.startswith("ship ")] == []
    t.play("dock")
    assert [move for move in t.moves() if move.startswith("ship ")] == [
        "ship 1 middle",
        "ship 2 middle",
        "ship 3 middle",
    ]


def test_K18_the_right_dock_takes_two_ships_or_the_barge() -> None:
    t = Table([], [{"docks": 3, "cash": 9000}, {}], ships=[ship(8, 0, "middle")]).play("enter ships action")
    assert "ship barge right" in t.moves() and "ship barge middle" not in t.moves()
    t.play("ship 1 right")
    assert "ship barge right" not in t.moves() and "ship 2 right" in t.moves()
    t.play("ship 2 right")
    assert [move for move in t.moves() if move.startswith("ship ")] == []


def test_K18_a_view_says_whether_one_more_ship_has_a_berth() -> None:
    t = Table([], [{"cash": 9000}, {}]).play("enter ships action")
    for move, free in (("dock", True), ("ship 1 middle", False), ("dock", True), ("ship 2 right", True)):
        assert t.play(move).view["players"][0]["berth"] == free
        assert any(one.startswith("ship ") and "barge" not in one for one in t.moves()) == free
    assert not t.play("ship 2 right").view["players"][0]["berth"]
    assert t.view["players"][1]["berth"] is False  # whose only dock has a ship from the start


def test_K40_ships_for_sale_by_players() -> None:
    expected = {2: [1, 2, 1, 1], 3: [1, 3, 2, 1], 4: [1, 4, 3, 1], 5: [1, 4, 3, 1], 6: [0, 4, 3, 1]}
    for seats, counts in expected.items():
        on_sale = [s for s in Table([], [{} for _ in range(seats)]).view["ships"] if s["place"] == "ships"]
        assert [sum(s["cells"] == n for s in on_sale) for n in (1, 2, 3, 4)] == counts
        assert [s["cells"] for s in on_sale if s["barge"]] == [8]


def stranding(t: Table) -> dict[str, object]:
    """The ships whose purchase is asked for twice, and what the next dock would cost."""
    asked = [one for one in offer(t.game, t.state, 0) if "warn" in one and str(one["move"]).startswith("ship ")]
    assert all((one["warn"]["key"], one["warn"]["rule"]) == ("warn-no-berth", "K18") for one in asked)  # type: ignore[index]
    return {str(one["move"]): one["warn"]["args"]["yen"] for one in asked}  # type: ignore[index]


def test_K18_the_last_berth_of_a_ship_at_sea_is_not_filled_by_a_slip_of_the_hand() -> None:
    t = Table([], [{}, {}], ships=[ship(1, 0, "sea")]).play("enter ships action")
    dock = int(t.state.box.dock)
    assert stranding(t) == {move: dock for move in t.moves() if move.startswith("ship ")} != {}
    t.play("dock")
    assert stranding(t) == {}  # one is left, whichever is taken
    t.play("ship 1 left")
    assert stranding(t) == {"ship 2 middle": dock}


def test_K18_what_takes_no_berth_from_a_ship_at_sea_is_not_asked() -> None:
    docked = Table([], [{"docks": 2}, {}]).play("enter ships action")
    assert any(move.startswith("ship ") for move in docked.moves()) and stranding(docked) == {}


def test_K18_with_all_docks_open_there_is_no_next_one_and_the_barge_fills_the_right_one() -> None:
    ships = [ship(1, 0, "left"), ship(8, 0, "middle"), ship(2, 1, "left"), ship(9, 0, "sea")]
    t = Table([], [{"docks": 3, "cash": 9000}, {}], ships=ships).play("enter ships action")
    assert stranding(t) == {"ship barge right": 0}
    barge = [ship(1, 0, "left"), ship(2, 1, "left"), ship(16, 0, "sea")]
    u = Table([], [{"docks": 3, "cash": 9000}, {}], ships=barge).play("enter ships action")
    assert stranding(u) == {move: 0 for move in u.moves() if move.startswith("ship ") and move.endswith("right")} != {}
