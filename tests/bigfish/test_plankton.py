"""Plankton: B14-B16."""

from __future__ import annotations

from bigfish.drawn import Drawn

# b2 is yellow plankton: a2 and c2 lie beside it.
FAR = "S....S\n......\n......\n......\n{}\ns....s"


def test_B14_a_small_fish_becomes_medium_and_the_token_is_spent() -> None:
    """B14: it is not optional; the token of that colour is gone."""
    table = Drawn(FAR.format("s.....")).play("p1 a2-b2")
    assert table.fish("b2") == "m"
    assert table.view["plankton"] == [["red", "blue", "green"], ["red", "yellow", "blue", "green"]]


def test_B14_a_medium_fish_becomes_big() -> None:
    """B14: the next larger figure."""
    table = Drawn(FAR.format("m.....")).play("p1 a2-b2")
    assert table.fish("b2") == "b" and "yellow" not in table.view["plankton"][0]


def test_B14_a_spent_colour_feeds_that_player_no_more() -> None:
    """B14: nothing happens to him; the other player's token still works."""
    tokens = [["red"], ["yellow"]]
    table = Drawn(FAR.format("s....."), plankton=tokens).play("p1 a2-b2")
    assert table.fish("b2") == "s" and table.view["plankton"] == tokens and "log-spent" in table.log()
    table = Drawn(FAR.format("S....."), plankton=tokens, turn=1).play("p2 a2-b2")
    assert table.fish("b2") == "M" and table.view["plankton"] == [["red"], []]


def test_B14_each_cell_feeds_by_its_own_colour() -> None:
    """B14: c5 is blue, e6 red, e2 green plankton."""
    for step, colour in (("c4-c5", "blue"), ("d6-e6", "red"), ("d2-e2", "green")):
        table = Drawn("...s..\n......\n..s...\nS....S\n...s..\nS....S").play(f"p1 {step}")
        assert {"red", "yellow", "blue", "green"} - set(table.view["plankton"][0]) == {colour}
        assert table.fish(step[3:]) == "m"


def test_B15_a_big_fish_keeps_the_token() -> None:
    """B15: it triggers nothing there."""
    table = Drawn(FAR.format("b.....")).play("p1 a2-b2")
    assert table.fish("b2") == "b" and len(table.view["plankton"][0]) == 4 and "log-sated" in table.log()


def test_B15_without_the_next_figure_in_reserve_nothing_happens() -> None:
    """B15: four medium fish are in use (one was eaten): no growth, no size skipped, the token is kept."""
    table = Drawn("S....S\n......\n......\n......\ns.....\nm.mm.s", eaten=[{}, {"medium": 1}]).play("p1 a2-b2")
    assert table.fish("b2") == "s" and len(table.view["plankton"][0]) == 4 and "log-no-figure" in table.log()


def test_B16_the_replaced_figure_returns_to_the_reserve() -> None:
    """B16: one more small fish, one medium fish fewer."""
    table = Drawn(FAR.format("s....."))
    assert table.view["reserve"][0] == {"small": 3, "medium": 4, "big": 2}
    table.play("p1 a2-b2")
    assert table.view["reserve"][0] == {"small": 4, "medium": 3, "big": 2}
