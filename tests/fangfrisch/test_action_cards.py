"""Thief, can and bins: F20, F21, F22, F23."""

from __future__ import annotations

from rich.console import Console

from criee.games.fangfrisch.terminal import draw
from criee.words import Words
from fangfrisch.drawn import Drawn


def test_F20_the_top_card_of_any_other_crate_or_tub_the_seller_s_too() -> None:
    seller, buyer = {"crate1": ["eel1", "eel3"], "bin": ["tuna3"]}, {"tub": ["crab1"]}
    table = Drawn(seller, buyer, {"tub": ["shark2"]}, phase="turn", seller=0).turn("thief", "eel2").rings(1)
    table.play("house award p2")
    assert table.moves(1) == ["no steal", "steal p1 crate1", "steal p3 tub"]  # no bin, not oneself
    assert table.refusal(1, "steal p2 tub") == "F20"
    table.play("p2 steal p1 crate1")
    assert table.stall(0) == {"crate1": ["eel1"], "bin": ["tuna3"]}
    assert table.phase == "stow" and table.view["hand"] == ["eel2", "eel3"]  # put away with the lot


def test_F20_worthless_if_nobody_has_fish() -> None:
    table = Drawn({"bin": ["eel1"]}, phase="turn", seller=0).turn("thief", "eel2").rings(1).play("house award p2")
    assert table.phase == "stow" and table.view["thieves"] == 0
    table = Drawn({}, {"tub": ["crab1"]}, phase="turn", seller=0).turn("thief").rings(1).play("house award p2")
    assert table.phase == "sell" and table.view["buyer"] == -1  # the buyer's own fish are no prey


def test_F20_several_thieves_one_after_another_also_on_the_same_pile() -> None:
    table = Drawn({"tub": ["eel1", "eel2"]}, phase="turn", seller=0).turn("thief", "thief", "thief").rings(1)
    table.play("house award p2", "p2 steal p1 tub", "p2 steal p1 tub")
    assert table.phase == "stow" and table.view["hand"] == ["eel1", "eel2"]  # the third finds nothing


def test_F20_a_thief_may_be_sent_away_and_the_next_still_acts() -> None:
    table = Drawn({"tub": ["eel1"]}, phase="turn", seller=0).turn("thief", "thief").rings(1)
    table.play("house award p2", "p2 no steal")
    assert table.phase == "steal" and table.view["thieves"] == 1
    table.play("p2 no steal")
    assert table.stall(0) == {"tub": ["eel1"]} and table.phase == "turn"


def test_F21_a_can_takes_one_or_two_cards_out_of_the_bin_for_good() -> None:
    buyer = {"bin": ["eel1", "eel1", "crab3"]}
    table = Drawn({}, buyer, phase="turn", seller=0).turn("can").rings(1).play("house award p2")
    assert table.moves(1) == ["done", "tin eel1", "tin crab3"]
    assert table.refusal(1, "tin shark1") == "F21"
    table.play("p2 tin crab3", "p2 tin eel1")
    assert table.phase == "turn" and table.stall(1) == {"bin": ["eel1"]}
    assert table.view["discard"] == {"can": 1, "crab3": 1, "eel1": 1}


def test_F21_one_card_or_none_is_enough() -> None:
    table = Drawn({}, {"bin": ["eel1", "crab3"]}, phase="turn", seller=0).turn("can").rings(1)
    table.play("house award p2", "p2 tin crab3", "p2 done")
    assert table.stall(1) == {"bin": ["eel1"]} and table.phase == "turn"


def test_F21_each_can_counts_and_never_more_than_the_bin_holds() -> None:
    table = Drawn({}, {"bin": ["eel1", "eel2", "eel3"]}, phase="turn", seller=0).turn("can", "can").rings(1)
    table.play("house award p2", "p2 tin eel1", "p2 tin eel2", "p2 tin eel3")
    assert table.phase == "turn" and table.stall(1) == {}


def test_F21_cards_binned_a_moment_ago_are_included() -> None:
    buyer = {"crate1": ["shark1"], "crate2": ["crab1"], "tub": ["tuna1"]}
    table = Drawn({}, buyer, phase="turn", seller=0).turn("can", "eel3").rings(1)
    table.play("house award p2", "p2 bin eel")
    assert table.phase == "can" and table.moves(1) == ["done", "tin eel3"]


def test_F22_thieves_and_cans_are_discarded_used_or_not() -> None:
    table = Drawn(phase="turn", seller=0).turn("thief", "can").rings(1).play("house award p2")
    assert table.view["discard"] == {"thief": 1, "can": 1} and table.phase == "turn"
    assert table.view["thieves"] == table.view["tins"] == 0


def test_F23_bins_are_open_and_have_no_order() -> None:
    one = Drawn({"bin": ["eel1", "crab2", "eel1"]}, phase="turn", seller=0)
    other = Drawn({"bin": ["crab2", "eel1", "eel1"]}, phase="turn", seller=0)
    assert one.stall(0) == other.stall(0) == {"bin": ["eel1", "eel1", "crab2"]}
    assert one.view["bin_cards"] == [3, 0, 0, 0] and one.view["bin_fish"] == [4, 0, 0, 0]


def test_F23_closed_bins_show_only_their_number_on_the_table() -> None:
    names = ["Ana", "Bo", "Cyr", "Dag"]
    shown: list[str] = []
    for closed in (False, True):
        table = Drawn({"bin": ["crab3"]}, phase="turn", seller=0, options={"closed_bins": closed})
        console = Console(width=100)
        with console.capture() as capture:
            console.print(draw(table.view, Words("fangfrisch", "en", names), names))
        shown.append(capture.get())
        lines = [tally.line.key for tally in table.game.score(table.state)]
        assert ("score-bin" in lines) == (not closed)
    assert "3 crabs" in shown[0] and "one card" in shown[0]
    assert "3 crabs" not in shown[1] and "one card" in shown[1]
