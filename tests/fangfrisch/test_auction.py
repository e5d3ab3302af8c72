"""The auction: F9, F10, F11, F12, F13, F14, F15."""

from __future__ import annotations

from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from fangfrisch.drawn import Drawn


def test_F9_F15_cards_keep_coming_while_nobody_rings() -> None:
    table = Drawn(phase="turn", seller=0).turn("eel1", "lobster2", "thief")
    assert table.view["lot"] == ["eel1", "lobster2", "thief"]
    table.rings()
    assert table.moves() == ["no ring"]
    assert table.play("house no ring").phase == "turn"


def test_F10_F12_book_example_the_lot_of_five_cards_costs_10_and_brings_the_seller_5() -> None:
    table = Drawn(phase="turn", seller=0).turn("eel1", "lobster2", "tuna3", "octopus2", "eel3").rings(2)
    table.play("house award p3")
    assert table.money == [35, 30, 20, 30]
    assert table.view["hand"] == ["eel1", "eel3", "tuna3", "lobster2", "octopus2"]
    assert table.match.to_act() == (2,)


def test_F11_with_four_or_five_the_seller_may_not_ring_and_with_three_he_may() -> None:
    assert Drawn(phase="turn", seller=1, money=[30] * 4).turn("eel1").match.to_act() == (0, 2, 3)
    assert Drawn(phase="turn", seller=1, money=[30] * 5).turn("eel1").match.to_act() == (0, 2, 3, 4)
    assert Drawn(phase="turn", seller=1, money=[30] * 3).turn("eel1").match.to_act() == (0, 1, 2)


def test_F12_action_cards_count_for_the_bonus_and_the_end_phase_card_does_not() -> None:
    deck = {"eel1": 5, "eel2": 4, "thief": 3, "can": 2}  # end phase is on top
    table = Drawn(phase="turn", seller=0, deck=deck, lot=["eel2"]).turn("end", "thief", "can").rings(1)
    assert table.play("house award p2").money[0] == 33


def test_F12_with_three_a_seller_who_buys_gets_nothing() -> None:
    table = Drawn(phase="turn", seller=1, money=[30] * 3).turn("eel1", "eel2").rings(1).play("house award p2")
    assert table.money == [30, 20, 30]


def test_F12_F20_stolen_cards_do_not_count_for_the_bonus() -> None:
    table = Drawn({}, {}, {"tub": ["eel2"]}, phase="turn", seller=0).turn("thief").rings(1)
    table.play("house award p2", "p2 steal p3 tub", "p2 lay eel2 tub")
    assert table.money == [31, 20, 30, 30]


def test_F13_all_decide_sealed_and_one_of_those_who_ring_is_drawn() -> None:
    table = Drawn(phase="turn", seller=0).turn("eel1")
    assert table.moves(1) == ["ring", "wait"]
    table.play("p2 ring")
    assert table.match.to_act() == (2, 3)
    for viewer, known in ((1, [1]), (2, []), (NOBODY, [])):
        view = table.game.view(table.state, viewer)
        assert view["rings"] == known and view["decided"] == [1]
    assert table.game.seen(table.state, 1, table.game.parse("ring"), 2) == "bell ?"
    assert table.game.seen(table.state, 1, table.game.parse("wait"), 2) == "bell ?"
    table.play("p3 wait", "p4 ring")
    assert table.moves() == ["award p2", "award p4"]
    assert table.game.phase(table.state).odds(table.state) == []  # all alike
    table.play("house award p4")
    assert table.view["rang"] == [1, 3] and table.view["buyer"] == 3


def test_F13_the_draw_favours_nobody() -> None:
    table = Drawn(phase="turn", seller=0).turn("eel1").rings(1, 2, 3)
    rng, won = Rng(3), [0, 0, 0, 0]
    for _ in range(9000):
        won[int(table.game.draw(table.state, rng)) - table.game.parse("award p1")] += 1
    assert won[0] == 0 and all(abs(times - 3000) < 200 for times in won[1:])


def test_F14_ringing_needs_the_price_of_the_lot() -> None:
    table = Drawn(phase="turn", seller=0, money=[99, 10, 9, 30]).turn("eel1")
    assert table.match.to_act() == (1, 3)
    assert table.rings(1).play("house award p2").money[1] == 0


def test_F14_an_action_card_alone_can_be_bought() -> None:
    table = Drawn(phase="turn", seller=0).turn("can").rings(1).play("house award p2")
    assert table.money == [31, 20, 30, 30] and table.phase == "turn"


def test_F14_without_anybody_who_can_pay_the_auction_is_skipped() -> None:
    table = Drawn({"tub": ["eel3"]}, seller=0, money=[50, 9, 9, 0]).play("p1 sell eel")
    assert table.phase == "skip" and table.moves() == ["skip"]
    table.play("house skip")
    assert table.view["seller"] == 1 and table.phase == "turn"  # the rich one may ring now
    assert table.view["deck_cards"] == 103 and table.money == [53, 9, 9, 0]


def test_F14_with_three_the_seller_s_own_sale_counts() -> None:
    table = Drawn({"tub": ["eel3", "eel3", "eel3"]}, seller=0, money=[0, 9, 9]).play("p1 sell eel")
    assert table.phase == "turn" and table.turn("crab1").match.to_act() == (0,)


def test_F14_a_whole_round_of_skipped_turns_without_a_sale_closes_the_market() -> None:
    table = Drawn(phase="skip", seller=0, money=[9, 9, 9, 9])
    table.play("house skip", "house skip", "house skip")
    assert table.phase == "skip" and table.view["idle"] == 3
    assert table.play("house skip").phase == "closing"
    assert table.view["closed"] is False and table.moves() == ["settle p4"]


def test_F14_a_sale_breaks_the_row_of_skipped_turns() -> None:
    table = Drawn({}, {"tub": ["eel1"], "crate1": ["crab1"]}, phase="skip", seller=0, money=[1, 1, 1, 1])
    table.play("house skip")
    assert table.view["idle"] == 1
    table.play("p2 sell eel", "p2 done", "house skip")
    assert table.view["idle"] == 0
    table.play("house skip", "house skip", "house skip", "p2 done")
    assert table.view["idle"] == 3
    assert table.play("house skip").phase == "closing"


def test_F14_an_auction_breaks_the_row_of_skipped_turns() -> None:
    table = Drawn(phase="skip", seller=0, money=[30, 9, 9, 9], idle=2).play("house skip")
    assert table.view["seller"] == 1 and table.phase == "turn" and table.view["idle"] == 0
