"""Birth: B17, B18."""

from __future__ import annotations

from bigfish.drawn import Drawn


def test_B17_a_newborn_on_a_free_cell_of_that_tile() -> None:
    """B17: a1-c3 without wrecks (b1, b3) and without fish, the parent's cell among them."""
    table = Drawn("S.....\n......\n......\n..S...\n......\ns.s...").play("p1 a1-a2")
    assert table.moves() == ["place a1", "place b2", "place c2", "place a3"]
    for cell in ("a2", "b1", "c3", "d1"):
        assert table.refused(f"p1 place {cell}") == "B17"
    assert table.refused("p1 c1-d1") == "B17"  # compulsory: no step before


def test_B17_the_newborn_s_cell_has_no_effect() -> None:
    """B17: put on plankton it stays small, put on a surprise cell nothing is drawn."""
    table = Drawn("S....S\n......\n......\n......\n......\ns.s...").play("p1 a1-a2", "p1 place b2")
    assert table.fish("b2") == "s" and len(table.view["plankton"][0]) == 4
    table = Drawn("S....S\n......\n......\n......\n......\ns.s...").play("p1 a1-a2", "p1 place c2")
    assert table.fish("c2") == "s" and table.view["pile"] == 8 and table.view["left"] == 1


def test_B17_nothing_without_a_small_fish_in_reserve() -> None:
    """B17: six small fish are out (one eaten): the birth cell does nothing, and it is not made up for later."""
    table = Drawn("S....S\n......\n......\ns....s\n......\ns.s..s", eaten=[{}, {"small": 1}]).play("p1 a1-a2")
    assert table.phase == "step" and table.view["left"] == 1 and table.log() == ["log-step", "log-no-small"]
    table.play("p1 c1-d1")
    assert table.match.to_act() == (1,)


def test_B17_nothing_without_a_free_cell() -> None:
    """B17: through the wreck d5 onto the red tile's birth cell, all other cells of that tile being full."""
    table = Drawn("...SSS\n..s...\n...MMM\n......\n......\ns.....").play("p1 c5-e5")
    assert table.phase == "step" and table.view["fish"] == [2, 6] and table.log() == ["log-cross", "log-no-room"]
    table = Drawn("...SSS\n..s...\n...MM.\n......\n......\ns.....").play("p1 c5-e5")
    assert table.moves() == ["place f4"]


def test_B17_the_second_step_too() -> None:
    """B17: a birth by the second step comes before the rival's turn."""
    table = Drawn("S....S\n......\n......\n......\n......\ns.s...").play("p1 c1-d1", "p1 a1-a2")
    assert table.phase == "birth" and table.match.to_act() == (0,)
    table.play("p1 place a1")
    assert table.match.to_act() == (1,)


def test_B18_the_newborn_may_move_at_once() -> None:
    """B18: and what it enters then has its effect."""
    table = Drawn("S....S\n......\n......\n......\n......\ns.s...").play("p1 a1-a2", "p1 place a3", "p1 a3-b2")
    assert table.fish("b2") == "m" and table.match.to_act() == (1,)
