"""Moving: B5-B10."""

from __future__ import annotations

import pytest

from bigfish.drawn import Drawn, tiles

APART = """
    . . . | . . S
    . . . | . . .
    . . . | . . S
    ------+------
    . . s | . . .
    . . . | . . .
    s . . | . . .
"""

# p1's medium fish cannot move: wrecks shut f1 in (green turned once), big fish hold a6.
HELD = """
    m B . | . . .
    B . . | . . .
    . . . | . . .
    ------+------
    . . . | . . .
    . . . | . . .
    . . . | . . m
"""
CLOSED_CORNER = tiles(("yellow", 0), ("green", 1), ("blue", 0), ("red", 0))
STOPS: dict[str, object] = {"stops": True}


def test_B5_one_fish_two_cells() -> None:
    """B5: the same fish may make both steps; then it is the rival's turn."""
    table = Drawn(APART).play("p1 c3-c4", "p1 c4-d4")
    assert table.fish("c3") == table.fish("c4") == "." and table.fish("d4") == "s"
    assert table.match.to_act() == (1,) and table.view["left"] == 2


def test_B5_or_two_fish_one_cell_each() -> None:
    """B5: after one step another fish may make the second."""
    table = Drawn(APART).play("p1 c3-c4")
    assert table.match.to_act() == (0,) and table.view["left"] == 1
    table.play("p1 a1-c1")
    assert table.fish("c1") == table.fish("c4") == "s" and table.match.to_act() == (1,)


def test_B5_only_ones_own_fish_move() -> None:
    """B5: neither an empty cell nor the rival's fish can be moved."""
    table = Drawn(APART)
    assert table.refused("p1 f6-e6") == "B5"
    assert table.refused("p1 a4-a5") == "B5"
    assert {move[:2] for move in table.moves()} == {"a1", "c3"}


def test_B5_a_fish_that_grew_may_make_the_second_step() -> None:
    """B5, B10: the fish that has just become medium goes on, but no longer through wrecks."""
    table = Drawn("......\n....S.\n......\n......\ns.....\n..sS..").play("p1 a2-b2")
    assert table.fish("b2") == "m"
    assert table.ends("b2") == {"a2", "c2"}  # b1 and b3 are wrecks
    assert table.refused("p1 b2-a1") == "B10"
    table.play("p1 b2-c2", draws="plankton")
    assert table.fish("c2") == "b"


def test_B5_a_lost_fish_leaves_the_second_step_to_another() -> None:
    """B5, B20: after a fisher the second step is still due."""
    table = Drawn("......\n....S.\n....S.\n......\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert table.fish("e1") == "." and table.match.to_act() == (0,) and table.view["left"] == 1
    assert {move[:2] for move in table.moves()} == {"a1", "c1"}


def test_B6_orthogonal_only() -> None:
    """B6: never diagonally, and the board does not wrap round."""
    table = Drawn("S.....\n......\n..b...\nS.....\n......\n.....b")
    assert table.ends("c4") == {"c3", "c5", "d4"}  # b4 is a wreck
    assert table.ends("f1") == {"e1"}  # f2 is a wreck
    assert table.refused("p1 c4-d3") == "B6"
    assert table.refused("p1 f1-a2") == "B6"
    assert table.refused("p1 c4-c6") == "B6"


def test_B6_never_onto_ones_own_fish() -> None:
    """B6: also not the larger onto the smaller."""
    table = Drawn("S.....\n......\nS.....\n......\n......\n..bsm.")
    assert table.ends("c1") == {"c2"} and table.ends("d1") == {"d2"}
    assert table.refused("p1 c1-d1") == "B6"


def test_B7_an_effect_applies_while_passing() -> None:
    """B7: the first of two steps by the same fish triggers a birth cell, the second plankton."""
    table = Drawn(APART).play("p1 a1-a2")
    assert table.phase == "birth"
    table.play("p1 place a3", "p1 a2-b2")
    assert table.fish("a3") == "s" and table.fish("b2") == "m"


def test_B7_ocean_has_no_effect() -> None:
    """B7: nothing is drawn, born or grown."""
    table = Drawn(APART).play("p1 c3-c4")
    assert table.log() == ["log-step"] and table.phase == "step"


def test_B7_option_on_makes_the_same_fish_go_on_without_effect() -> None:
    """B7: on a birth cell after a first step the player says on or stay; on: no birth, that fish steps again."""
    table = Drawn(APART, STOPS).play("p1 a1-a2")
    assert table.phase == "choice" and table.moves() == ["on", "stay"]
    assert table.refused("p1 a2-a3") == "B7"
    table.play("p1 on")
    assert table.view["reserve"][0]["small"] == 4 and {move[:2] for move in table.moves()} == {"a2"}
    assert table.refused("p1 c3-c4") == "B7"
    table.play("p1 a2-a1")  # it can always go back, so it can always go on
    assert table.match.to_act() == (1,) and table.view["fish"] == [2, 2]


def test_B7_option_stay_resolves_the_effect_and_another_fish_steps() -> None:
    """B7: the newborn counts as another fish, the one that stayed may not move."""
    table = Drawn(APART, STOPS).play("p1 a1-a2", "p1 stay", "p1 place a3")
    assert {move[:2] for move in table.moves()} == {"a3", "c3"}
    assert table.refused("p1 a2-a1") == "B7"
    table.play("p1 a3-a4")
    assert table.match.to_act() == (1,)


def test_B7_option_after_the_second_step_there_is_no_choice() -> None:
    """B7: the fish stops there, so the effect applies; also right after another fish has stayed."""
    table = Drawn("S.....\n......\nS.....\n......\n......\ns.s...", STOPS)
    table.play("p1 c1-d1", "p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "m" and table.match.to_act() == (1,)
    table = Drawn("S.....\n......\nS.....\n......\n......\ns.s...", STOPS)
    table.play("p1 a1-a2", "p1 stay", "p1 place a3", "p1 c1-c2", draws="birth")
    assert table.phase == "birth" and table.view["left"] == 1


def test_B7_option_plankton_and_eating_always_apply() -> None:
    """B7: passing over plankton feeds and entering an enemy's cell eats, also with the option."""
    table = Drawn("......\n......\nS....S\n......\ns.....\n..s...", STOPS).play("p1 a2-b2")
    assert table.fish("b2") == "m" and table.phase == "step"
    table = Drawn("S.....\n......\nS....S\n......\nS.....\ns.s...", STOPS).play("p1 a1-a2")
    assert table.view["eaten"][0]["small"] == 1 and table.phase == "choice"


def test_B7_option_the_fish_that_stayed_is_followed_through_a_whirlpool() -> None:
    """B7, B23: turned with its tile, it still may not make the second step."""
    table = Drawn("......\n......\nS....S\n......\n......\ns..s..", STOPS)
    table.play("p1 d1-e1", "p1 stay", "p1 turn green right", draws="whirlpool")
    assert table.fish("d2") == "s" and table.view["resting"] == "d2"
    assert {move[:2] for move in table.moves()} == {"a1"}


def test_B7_option_without_another_fish_to_step_the_turn_ends() -> None:
    """B7, B8: the only other fish is shut in, so the turn ends after the effect."""
    table = Drawn("......\n......\nS....S\n......\n..s...\n.....m", STOPS, tiles=CLOSED_CORNER)
    table.play("p1 c2-d2", "p1 stay", draws="plankton")
    assert table.match.to_act() == (1,) and "log-no-second" in table.log()


def test_B8_a_step_cannot_be_declined() -> None:
    """B8: only steps are offered, for the first and for the second; passing is never a choice."""
    table = Drawn(APART)
    assert table.moves() and all("-" in move for move in table.moves())
    assert table.refused("p1 pass") == "B8"
    table.play("p1 c3-c4")
    assert table.moves() and all("-" in move for move in table.moves())
    assert table.refused("p1 pass") == "B8"


def test_B8_without_a_second_step_the_turn_ends() -> None:
    """B8, B20: the only fish that could move is lost to the fisher."""
    table = Drawn(
        HELD.replace(". . . | . . .\n    . . . | . . m", ". . s | . . .\n    . . . | . . m"), tiles=CLOSED_CORNER
    )
    assert {move[:2] for move in table.moves()} == {"c2"}
    table.play("p1 c2-d2", draws="fisher")
    assert table.match.to_act() == (1,) and table.view["fish"][0] == 2 and "log-no-second" in table.log()


def test_B8_without_a_first_step_the_turn_passes() -> None:
    """B8, B27: the house passes for the player; a passed turn is a quiet turn."""
    table = Drawn(HELD, tiles=CLOSED_CORNER, phase="pass")
    table.match.settle()
    assert table.match.to_act() == (1,) and table.view["quiet"] == 1 and table.log() == ["log-pass"]


def test_B8_B27_a_passed_turn_ends_no_match_while_the_rival_can_move() -> None:
    """B8, B27: also without the safeguard, where only a match in which both are shut in stops."""
    table = Drawn(HELD, {"safeguard": False}, tiles=CLOSED_CORNER, phase="pass")
    table.match.settle()
    assert table.match.to_act() == (1,) and table.game.outcome(table.state) is None


def test_B9_a_small_fish_crosses_adjoining_wrecks_in_one_step() -> None:
    """B9: b3, b4 and b5 are wrecks: from a3 one step leads to every cell around them, across the tile border."""
    table = Drawn("......\n......\n.....S\ns....S\n......\n...s..")
    assert table.ends("a3") == {"a2", "a4", "a5", "b2", "b6", "c3", "c4", "c5"}
    table.play("p1 a3-b6", draws="plankton")
    assert table.fish("b6") == "m" and table.view["left"] == 1  # crossing cost nothing


def test_B9_the_step_ends_elsewhere_on_a_free_cell_or_on_prey() -> None:
    """B9, B6, B11: not where it began, not on its own fish or a larger enemy; a fish it may eat is an end."""
    table = Drawn("......\n..S...\n..M..S\ns.s...\n......\n......")
    assert table.ends("a3") == {"a2", "a4", "a5", "b2", "b6", "c5"}
    assert table.refused("p1 a3-c4") == "B11" and table.refused("p1 a3-c3") == "B6"
    table.play("p1 a3-c5")
    assert table.view["eaten"][0]["small"] == 1 and table.fish("c5") == "m"


@pytest.mark.parametrize("start", ["a1", "c1"])
def test_B9_none_may_stop_on_a_wreck(start: str) -> None:
    """B9: b1 is a wreck."""
    table = Drawn("S.....\n......\nS.....\n......\n......\ns.s...")
    assert table.refused(f"p1 {start}-b1") == "B9"


def test_B10_medium_and_big_fish_neither_enter_nor_cross_wrecks() -> None:
    """B10: from c1 a medium fish goes to c2 or d1, not onto b1 and not beyond it; likewise a big one."""
    for letter in "mb":
        table = Drawn(f"......\n......\nS....S\n......\n......\n..{letter}..s")
        assert table.ends("c1") == {"c2", "d1"}
        assert table.refused("p1 c1-b1") == "B10" and table.refused("p1 c1-a1") == "B10"


def test_B10_a_newborn_is_small_and_may_cross() -> None:
    """B10, B18: born on a3, it goes through the wrecks at once."""
    table = Drawn(APART).play("p1 a1-a2", "p1 place a3", "p1 a3-c5")
    assert table.fish("c5") == "m" and table.match.to_act() == (1,)
