"""Eating: B11-B13."""

from __future__ import annotations

import pytest

from bigfish.drawn import Drawn

SIZES = "smb"


@pytest.mark.parametrize("eater", range(3))
@pytest.mark.parametrize("prey", range(3))
def test_B11_a_fish_eats_its_own_size_or_smaller(eater: int, prey: int) -> None:
    """B11: all nine pairings, side by side on c4 and d4; a larger enemy cannot be entered."""
    letter = SIZES[prey].upper()
    table = Drawn(f"S....S\n......\n..{SIZES[eater]}{letter}..\n......\n......\ns....s")
    if eater >= prey:
        table.play("p1 c4-d4")
        assert table.fish("d4") == SIZES[eater]  # eating does not make it grow
        assert table.view["fish"] == [3, 2]
    else:
        assert "d4" not in table.ends("c4") and table.refused("p1 c4-d4") == "B11"


def test_B11_sizes_are_compared_before_growth_on_that_cell() -> None:
    """B11, B14: a small fish cannot eat a medium one on plankton, though it would be medium there."""
    table = Drawn("S....S\n......\n......\n......\nsM....\ns....s")
    assert table.refused("p1 a2-b2") == "B11"
    table = Drawn("S....S\n......\n......\n......\nsS....\ns....s").play("p1 a2-b2")
    assert table.fish("b2") == "m" and table.view["eaten"][0] == {"small": 1, "medium": 0, "big": 0}


def test_B12_the_eater_keeps_the_figure() -> None:
    """B12: it counts for him and never returns to its owner's reserve."""
    table = Drawn("S....S\n......\n..mM..\n......\n......\ns....s")
    before = table.view["reserve"][1]["medium"]
    table.play("p1 c4-d4")
    assert table.view["eaten"] == [{"small": 0, "medium": 1, "big": 0}, {"small": 0, "medium": 0, "big": 0}]
    assert table.view["reserve"][1]["medium"] == before == 3
    score = [(tally.seat, tally.line.args["count"], tally.points) for tally in table.game.score(table.state)]
    assert score == [(0, 1, 1)]


def test_B13_after_eating_the_cell_has_its_effect() -> None:
    """B13: eating on a surprise cell draws a token, on a birth cell brings a newborn."""
    table = Drawn("S....S\n......\n......\n......\n......\ns..sS.").play("p1 d1-e1", draws="plankton")
    assert table.fish("e1") == "m" and table.view["eaten"][0]["small"] == 1
    table = Drawn("S....S\n......\n......\n......\nS.....\ns....s").play("p1 a1-a2")
    assert table.phase == "birth"


def test_B13_the_end_comes_before_the_cell_s_effect() -> None:
    """B13, B25, B26: the fifth fish eaten on a surprise cell ends the match; nothing is drawn, no second step."""
    table = Drawn("S....S\n......\n......\n......\n......\ns..sS.", eaten=[{"small": 3, "big": 1}, {}])
    table.play("p1 d1-e1")
    assert table.result() == ([0], "B25") and table.match.to_act() == () and table.view["pile"] == 8
    table = Drawn("S.....\n......\n......\n......\n......\ns..sS.").play("p1 d1-e1")
    assert table.result() == ([0], "B26") and table.view["pile"] == 8
    assert table.log() == ["log-step", "log-eat", "end-lonely"]
