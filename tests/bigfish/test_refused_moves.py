"""Moves that are typed in a position drawn by hand, and what the referee answers: rule and text (B3-B23)."""

from __future__ import annotations

import pytest

from bigfish.drawn import Drawn, tiles
from criee.engine.line import Refused
from criee.engine.phase import HOUSE
from criee.engine.record import seat_number


def said(table: Drawn, text: str) -> tuple[str, str]:
    """The rule and the text that a typed move meets."""
    who, _, move = text.partition(" ")
    with pytest.raises(Refused) as refused:
        table.match.play(seat_number(who, 2), table.game.parse(move))
    return refused.value.rule, refused.value.key


NEAR = "S....S\n......\n......\n......\n......\ns..s.."
BORN = Drawn(NEAR).play("p1 d1-e1", draws="birth")


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("place a1", "refuse-nursery"),
        ("place e3", "refuse-wreck-birth"),
        ("place e1", "refuse-taken"),
        ("d1-d2", "refuse-now"),
    ],
)
def test_B22_a_birth_by_surprise_token_cites_its_own_rule(move: str, key: str) -> None:
    """B22: refusals, prompt and label; B17 is for birth cells."""
    assert said(BORN, f"p1 {move}") == ("B22", key)
    game, state = BORN.game, BORN.state
    assert game.prompt(state, 0).rule == "B22"
    assert game.voice.label(state, 0, game.parse("place d1")).rule == "B22"
    told = game.voice.story(state, after(BORN, "place d1"), 0, game.parse("place d1"), 0)
    assert [line.rule for line in told] == ["B22"]


def after(table: Drawn, move: str) -> object:
    then = table.state.clone()
    table.game.play(then, 0, table.game.parse(move))
    return then


def test_B17_a_birth_by_birth_cell_cites_its_own_rule() -> None:
    """B17: the same on a birth cell."""
    table = Drawn("S....S\n......\n......\n......\n......\ns.s...").play("p1 a1-a2")
    assert said(table, "p1 place d1") == ("B17", "refuse-nursery")
    assert said(table, "p1 place b1") == ("B17", "refuse-wreck-birth")
    assert said(table, "p1 place c1") == said(table, "p1 place a2") == ("B17", "refuse-taken")
    assert table.game.prompt(table.state, 0).rule == "B17"
    assert table.game.voice.label(table.state, 0, table.game.parse("place a1")).rule == "B17"


def test_B6_a_cell_is_no_neighbour_of_itself() -> None:
    """B6: a1-a1 is no step, and not because a fish of one's own is there."""
    assert said(Drawn(NEAR), "p1 a1-a1") == ("B6", "refuse-no-step")
    assert said(Drawn(NEAR), "p1 b1-b1") == ("B5", "refuse-not-yours")


def test_B6_a_fish_that_can_go_nowhere() -> None:
    """B6, B10: f1 lies between the wreck f2 and a fish of one's own."""
    table = Drawn("S....S\n......\n......\n......\n......\n....mm")
    assert said(table, "p1 f1-f1") == ("B6", "refuse-shut-in")
    assert said(table, "p1 f1-e1") == ("B6", "refuse-own")
    assert said(table, "p1 f1-f2") == ("B10", "refuse-wreck-size")


def test_B3_setting_up() -> None:
    """B3: not one's own row, no ocean, taken; the other player sets up before or after."""
    table = Drawn("......\n......\n......\n......\n......\ns.....", phase="setup", first=0, turn=0)
    assert said(table, "p1 place a6") == said(table, "p1 place c3") == ("B3", "refuse-row")
    assert said(table, "p1 place b1") == said(table, "p1 place e1") == ("B3", "refuse-no-ocean")
    assert said(table, "p1 place a1") == ("B3", "refuse-taken")
    assert said(table, "p1 a1-a2") == ("B3", "refuse-now")
    assert said(table, "p2 place a6") == ("B3", "refuse-rival-first")
    table.play("p1 place c1", "p1 place d1")
    assert said(table, "p1 place f1") == ("B3", "refuse-set-up")


def test_B20_the_fisher() -> None:
    """B20: no fish of the chooser there, not on that tile; the player on turn waits for the choice."""
    table = Drawn("S....S\n......\n......\n...M.S\n......\ns.ss..").play("p1 d1-e1", draws="fisher")
    assert said(table, "p2 return a1") == said(table, "p2 return d1") == ("B20", "refuse-not-yours")
    assert said(table, "p2 return a6") == ("B20", "refuse-net")
    assert said(table, "p2 a6-a5") == ("B20", "refuse-now")
    assert said(table, "p1 a1-a2") == ("B20", "refuse-rival-chooses")


def test_B7_on_and_stay_belong_to_an_option() -> None:
    """B7: without it nobody ever says them; with it a step is not asked while they are."""
    assert said(Drawn(NEAR), "p1 stay") == said(BORN, "p1 on") == ("B7", "refuse-no-stops")
    table = Drawn(NEAR, {"stops": True})
    assert said(table, "p1 stay") == ("B5", "refuse-now")
    assert said(table.play("p1 d1-e1"), "p1 e1-f1") == ("B7", "refuse-now")


def test_B19_B8_while_the_house_acts() -> None:
    """B19, B8: a token is turned up first; a turn without a step passes. The rival just waits."""
    table = Drawn(NEAR)
    table.match.follow(0, table.game.parse("d1-e1"))
    assert table.match.to_act() == (HOUSE,)
    assert said(table, "p1 a1-a2") == ("B19", "refuse-draw") and said(table, "p2 a6-a5") == ("", "refuse-turn")
    corner = tiles(("yellow", 0), ("green", 1), ("blue", 0), ("red", 0))
    table = Drawn("mB....\nB.....\n......\n......\n......\n.....m", phase="pass", tiles=corner)
    assert said(table, "p1 a6-a5") == ("B8", "refuse-pass") and said(table, "p2 b6-c6") == ("", "refuse-turn")
    assert said(Drawn(NEAR), "p1 pass") == ("B8", "refuse-house")
