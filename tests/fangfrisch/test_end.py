"""The end: F24, F25, F26, F27, F28, F29."""

from __future__ import annotations

import pytest

from criee.engine.phase import HOUSE, NOBODY
from criee.games import open_game
from fangfrisch.drawn import LATE, Drawn

TO_THE_END = {"eel1": 5, "eel2": 5, "eel3": 4}  # end phase is the next card
LAST = {"eel1": 1}  # one card and market close


def test_F24_as_first_card_end_phase_leaves_nobody_to_ring() -> None:
    table = Drawn(phase="turn", seller=0, deck=TO_THE_END).turn("end")
    assert table.phase == "turn" and table.view["ending"] and table.view["lot"] == []
    assert table.view["deck_cards"] == 15 and table.view["end_in"] == 0


def test_F24_after_end_phase_all_decide_again_about_the_lot() -> None:
    table = Drawn(phase="turn", seller=0, deck=TO_THE_END, lot=["crab1"]).turn("end")
    assert table.phase == "ring" and table.view["lot"] == ["crab1"]


def test_F24_the_winner_of_this_very_auction_may_sell_at_once_with_spoilage() -> None:
    stalls = ({"crate1": ["crab2"]}, {"tub": ["crab3"]})
    table = Drawn(*stalls, phase="turn", seller=0, deck=TO_THE_END, lot=["crab1"]).turn("end").rings(1)
    table.play("house award p2", "p2 lay crab1 tub")
    assert table.phase == "sell" and table.match.to_act() == (1,)
    table.play("p2 sell crab")
    assert table.money == [31, 25, 30, 30] and table.stall(0) == {"bin": ["crab2"]}
    assert table.view["seller"] == 1 and table.phase == "turn"  # then on, clockwise from the seller


def test_F24_before_end_phase_a_winner_may_not_sell_at_once() -> None:
    table = Drawn(phase="turn", seller=0).turn("crab1").rings(2).play("house award p3", "p3 lay crab1 tub")
    assert table.phase == "turn" and table.view["seller"] == 1


def test_F24_the_sale_comes_after_the_cans_and_the_sale_before_the_auction_remains() -> None:
    buyer = {"tub": ["tuna1"], "bin": ["crab1"]}
    table = Drawn({}, buyer, phase="turn", seller=0, ending=True, deck={**LATE, "eel1": 4, "can": 1})
    table.turn("can").rings(1).play("house award p2")
    assert table.phase == "can"
    table.play("p2 done")
    assert table.phase == "sell" and table.view["buyer"] == 1
    table.play("p2 done")
    assert table.phase == "sell" and table.view["seller"] == 1 and table.view["buyer"] == -1


def test_F24_F6_names_are_free_again_in_a_new_selling_phase() -> None:
    buyer = {"tub": ["octopus1"], "crate1": ["octopus1"]}
    table = Drawn({}, buyer, phase="sell", seller=0, buyer=1, ending=True, deck=LATE)
    table.play("p2 sell tub as eel", "p2 done")
    assert "sell crate1 as eel" in table.moves(1)


def test_F25_market_close_ends_the_game_at_once_even_as_first_card() -> None:
    table = Drawn(phase="turn", seller=0, ending=True, deck=LAST)
    assert table.moves() == ["turn eel1", "turn close"]
    table.turn("close")
    assert table.phase == "closing" and table.money == [30] * 4 and table.view["may_ring"] == []


def test_F25_its_lot_is_discarded_without_sale_bonus_or_actions() -> None:
    stalls = ({"tub": ["crab3"]},)
    table = Drawn(*stalls, phase="turn", seller=0, ending=True, deck=LAST, lot=["thief", "tuna3"]).turn("close")
    assert table.phase == "closing" and table.view["lot"] == [] and table.money == [30] * 4
    assert table.stall(0) == {"tub": ["crab3"]}
    assert table.view["discard"]["thief"] == 4 and table.view["discard"]["tuna3"] == 4


@pytest.mark.parametrize(
    ("fish", "euro"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 5), (7, 7), (8, 10), (9, 12), (10, 15), (11, 15)]
)
def test_F26_half_prices_are_rounded_down(fish: int, euro: int) -> None:
    pile = ["crab3"] * (fish // 3) + ([f"crab{fish % 3}"] if fish % 3 else [])
    table = Drawn({"tub": pile}, phase="turn", seller=0, ending=True, deck=LAST).turn("close")
    assert table.play("house settle p1").money[0] == 30 + euro


def test_F26_from_the_last_seller_clockwise_each_slot_by_itself_and_nothing_spoils() -> None:
    stalls = ({"crate1": ["crab3"], "tub": ["tuna3"]}, {"crate1": ["crab2"], "tub": ["octopus1"]})
    table = Drawn(*stalls, phase="turn", seller=1, ending=True, deck=LAST).turn("close")
    assert table.moves() == ["settle p2"]
    table.play("house settle p2")
    assert table.money == [30, 31, 30, 30] and table.stall(0)["crate1"] == ["crab3"]
    assert table.moves() == ["settle p3"]
    table.play("house settle p3", "house settle p4", "house settle p1")
    assert table.money == [32, 31, 30, 30]  # 3 + 3 fish of two species: 1 + 1
    assert table.phase == "over"


def test_F27_book_example_a_bin_of_four_cards_costs_7() -> None:
    table = Drawn({"bin": ["eel1", "crab2", "tuna3", "octopus1"]}, phase="turn", seller=0, ending=True, deck=LAST)
    assert table.turn("close").play("house settle p1").money[0] == 23


def test_F27_a_dearer_bin_costs_more_on_the_table_the_sheet_and_in_the_end() -> None:
    """The printed price is one euro a fish, by which nothing shows."""
    game = open_game("fangfrisch", {}, {"money": {"bin": 2}})
    stalls: list[dict[str, list[str]]] = [{"bin": ["eel1", "tuna3"]}, {}, {}]
    at: dict[str, object] = {"phase": "turn", "seller": 0, "ending": True, "deck": LAST, "money": [30] * 3}
    state = game.from_position({**at, "stalls": stalls})
    assert game.view(state, 0)["bin_cost"] == [8, 0, 0]
    assert [(tally.line.key, tally.points) for tally in game.score(state)][:2] == [
        ("score-capital", 30),
        ("score-bin", -8),
    ]
    for move in ("turn close", "settle p1"):
        game.play(state, HOUSE, game.parse(move))
    assert game.view(state, 0)["money"] == [22, 30, 30]


def test_F28_the_richest_wins_and_equal_money_shares_the_win() -> None:
    table = Drawn(phase="turn", seller=0, ending=True, deck=LAST, money=[12, 40, 40, 39]).turn("close")
    assert table.game.outcome(table.state) is None
    table.play("house settle p1", "house settle p2", "house settle p3", "house settle p4")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == [1, 2] and outcome.scores == [12, 40, 40, 39] and outcome.rule == "F28"


def test_F28_only_the_bin_takes_a_player_below_zero() -> None:
    table = Drawn({"bin": ["crab3", "tuna2"]}, phase="turn", seller=0, ending=True, deck=LAST, money=[3, 10, 0, 0])
    table.turn("close").play("house settle p1")
    assert table.money[0] == -2


def test_F28_the_score_sheet_adds_up_to_the_money() -> None:
    stalls = ({"tub": ["crab3", "crab1"], "bin": ["tuna3"]}, {"tub": ["eel2"]})
    table = Drawn(*stalls, phase="turn", seller=0, money=[30, 30, 30], lot=["shark3"]).turn("shark2").rings(1)
    table.play("house award p2", "p2 lay shark3 crate1", "p2 lay shark2 crate1", "p2 sell shark", "p2 done")
    lines = [(t.seat, t.line.key, t.points) for t in table.game.score(table.state) if t.seat < 2]
    assert lines == [
        (0, "score-capital", 30),
        (0, "score-bonus", 2),
        (0, "score-half", 2),
        (0, "score-bin", -3),
        (1, "score-capital", 30),
        (1, "score-sales", 7),
        (1, "score-lots", -10),
        (1, "score-half", 1),
    ]


def test_F29_everything_but_the_order_of_the_deck_lies_open() -> None:
    table = Drawn({"tub": ["crab3", "crab1"], "bin": ["tuna3"]}, {"tub": ["eel2"]}, phase="turn", seller=0, lot=["can"])
    views = [table.game.view(table.state, viewer) for viewer in (NOBODY, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    assert table.view["deck_cards"] == 99 and table.view["deck"]["crab3"] == 3
    assert table.view["end_in"] == 84 and table.view["close_in"] == [94, 99]
