"""The end of a round and the kind fish: T24, T31."""

from __future__ import annotations

from tsukiji.drawn import Drawn


def test_T24_at_an_end_the_barrel_is_recentred_and_that_player_steals_with_effects() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=3, p1={"bream": ["Y2B"]}).bids(2, 1)
    table.play("p1 take left")
    assert table.phase == "steal" and table.match.to_act() == (1,)
    assert table.barrel == 0
    assert table.moves(1) == ["steal R5", "steal Y2B"]
    table.play("p2 steal Y2B", turns=["B5", "Y3K"])
    assert table.barrel == 1  # its barrel icon
    assert table.pile(1, "bream") == ["Y2B"]
    assert table.view["balance"] == ["Y5", "B5"]


def test_T24_comes_before_the_new_cards_and_after_the_other_is_discarded() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=3).bids(2, 1)
    table.play("p1 take left")
    assert table.view["balance"] == ["", ""] and table.view["discard"] == ["O5"]


def test_T24_option_bonus_after_the_layout() -> None:
    table = Drawn({"bonus_after_layout": True}, balance=["R5", "O5"], top="Y5", barrel=3).bids(2, 1)
    table.play("p1 take left", turns=["B5", "Y3K"])
    assert table.phase == "steal" and table.view["balance"] == ["Y5", "B5"]
    table.play("p2 steal R5")
    assert table.phase == "bid" and table.barrel == 0


def test_T24_after_a_tie_too() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=-4, p2={"bream": ["Y4W"]}).bids(2, 2)
    assert table.phase == "steal" and table.match.to_act() == (0,) and table.barrel == 0


def test_T24_nothing_to_steal_still_recentres() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", barrel=-4).bids(2, 2, turns=["B5", "Y3K"])
    assert table.barrel == 0 and table.phase == "bid"


def test_T24_once_a_round() -> None:
    # The steal's own effects bring the barrel to an end again (here with a balance of one notch): it stays there.
    from criee.games import open_game

    game = open_game("tsukiji", {}, {"balance": {"notches": 1}})
    state = game.from_position(
        {"phase": "recentre", "barrel": 1, "top": "Y5", "piles": [{"bream": ["Y2B"]}, {}], "discard": []}
    )
    game.play(state, -1, game.parse("recentre"))
    game.play(state, 1, game.parse("steal Y2B"))
    assert game.view(state, 0)["barrel"] == 1
    assert game.phase(state).name == "layout"


def test_T24_option_without_effects_still_counts_knives() -> None:
    quiet = Drawn({"end_effects": False}, balance=["R5", "O5"], top="Y5", barrel=3, p1={"bream": ["Y2B"]}).bids(2, 1)
    quiet.play("p1 take left", "p2 steal Y2B", turns=["B5", "Y3K"])
    assert quiet.barrel == 0
    mine = {"tuna": ["R2K"], "salmon": ["O3K"], "mackerel": ["B1K"]}
    sharp = Drawn(
        {"end_effects": False}, balance=["R5", "O5"], top="Y5", barrel=3, p1={"bream": ["Y1K"]}, p2=mine
    ).bids(2, 1)
    sharp.play("p1 take left", "p2 steal Y1K")
    assert sharp.phase == "over"


def test_T31_kind_fish_draws_two_instead_of_stealing() -> None:
    table = Drawn({"kind_fish": True}, balance=["R5", "O5"], top="Y5", barrel=3).bids(2, 1)
    table.play("p1 take left", turns=["B5", "Y3K", "O4W", "B4W"])
    assert table.pile(1, "bream") == ["Y5"] and table.pile(1, "mackerel") == ["B5"]
    assert table.pile(0, "tuna") == ["R5"]
    assert table.barrel == 0
    assert table.view["balance"] == ["Y3K", "O4W"]


def test_T31_the_first_card_resolves_fully_before_the_second_is_taken() -> None:
    # The first drawn card is p2's third mackerel: p2 must discard before the second card is drawn.
    table = Drawn({"kind_fish": True}, balance=["R5", "O5"], top="B5", barrel=3, p2={"mackerel": ["B4W", "B3W"]}).bids(
        2, 1
    )
    table.play("p1 take left", turns=["O4W"])
    assert table.phase == "discard" and table.pile(1, "salmon") == []
    table.play("p2 discard R5", turns=["Y3K", "R3W", "O3W"])
    assert table.pile(1, "salmon") == ["O4W"]


def test_T31_effects_apply_and_the_steal_speciality_still_steals() -> None:
    table = Drawn({"kind_fish": True}, balance=["B5", "O5"], top="R2B", barrel=3, p2={"tuna": ["R4W", "R3W"]}).bids(
        2, 1
    )
    table.play("p1 take left", turns=["Y3K"])
    assert table.barrel == 1  # the icon on the drawn card
    assert table.phase == "steal" and table.moves(1) == ["steal B5"]
