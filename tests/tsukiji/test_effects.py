"""Effects and specialities: T14, T15, T16, T17, T18, T19, T20, T21, T22, T23."""

from __future__ import annotations

from criee.engine.game import Outcome
from tsukiji.drawn import Drawn


def outcome(table: Drawn) -> Outcome:
    result = table.game.outcome(table.state)
    assert result is not None
    return result


def test_T14_two_wasabi_double_a_pile_two_cards_do_not() -> None:
    two_wasabi = Drawn(balance=["R5", "O5"], top="Y5", p1={"bream": ["Y4W", "Y3W"]})
    two_cards = Drawn(balance=["R5", "O5"], top="Y5", p1={"bream": ["Y4W", "Y3K"]})
    assert two_wasabi.view["points"][0] == 14
    assert two_cards.view["points"][0] == 7


def test_T15_the_barrel_icon_rolls_it_one_notch_toward_the_taker_at_once() -> None:
    table = Drawn(balance=["R2B", "O5"], top="Y5").bids(3, 1)
    assert table.barrel == 2
    table.play("p1 take left", turns=["B5", "Y3K"])
    assert table.barrel == 1
    other = Drawn(balance=["R2B", "O5"], top="Y5").bids(1, 3)
    other.play("p2 take left", turns=["B5", "Y3K"])
    assert other.barrel == -1


def test_T16_four_knives_win_at_once() -> None:
    table = Drawn(balance=["R2K", "O5"], top="Y5", p1={"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}).bids(
        2, 1
    )
    table.play("p1 take left")
    assert table.phase == "over"
    assert outcome(table).winners == [0] and outcome(table).rule == "T30"
    assert table.view["balance"] == ["", "O5"]  # nothing else happens


def test_T16_three_knives_do_not_and_the_unchosen_half_does_not_count() -> None:
    table = Drawn(
        balance=["R2W/O2K", "O5"], top="Y2W", p1={"salmon": ["O3K"], "bream": ["Y1K"], "mackerel": ["B1K"]}
    ).bids(2, 1)
    table.play("p1 take left tuna", turns=["B5", "Y3W"])
    assert table.phase == "bid" and table.view["knives"] == [3, 0]


def test_T16_even_in_the_middle_of_an_effect() -> None:
    # The third tuna steals; the stolen knife is the fourth.
    mine = {"tuna": ["R2K", "R3W"], "salmon": ["O3K"], "mackerel": ["B1K"]}
    table = Drawn(balance=["R5", "O5"], top="Y5", p1=mine, p2={"bream": ["Y1K"]}).bids(2, 1)
    table.play("p1 take left", "p1 steal Y1K")
    assert outcome(table).winners == [0] and outcome(table).rule == "T30"


def test_T17_reaching_the_threshold_earns_the_bonus_of_that_colour() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}, p2={"bream": ["Y4W"]}).bids(2, 1)
    table.play("p1 take left")
    assert table.phase == "steal"


def test_T17_not_below_and_not_above_the_threshold() -> None:
    for have in (["R4W"], ["R4W", "R3W", "R2W"]):
        table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": have}, p2={"bream": ["Y4W"]}).bids(2, 1)
        table.play("p1 take left", turns=["B4W", "Y3K"])
        assert table.phase == "bid"


def test_T17_not_when_a_pile_shrinks_to_it_and_not_because_the_barrel_turned() -> None:
    table = Drawn(
        balance=["B5", "O5"], top="Y5", p1={"mackerel": ["B4W", "B2B"]}, p2={"tuna": ["R5", "R4W", "R2W", "R2K"]}
    ).bids(2, 1)
    table.play("p1 take left", "p1 discard R5", turns=["Y3K", "O4W"])
    assert len(table.pile(1, "tuna")) == 3 and table.phase == "bid"
    turned = Drawn(balance=["B5", "O5"], top="Y5", p1={"tuna": ["R5", "R4W", "R3W"]}).bids(2, 2, turns=["Y3K", "O4W"])
    assert turned.view["face"] == "day" and turned.phase == "bid"


def test_T17_the_face_then_up_gives_the_threshold() -> None:
    from criee.games import open_game

    game = open_game("tsukiji", {}, {"barrel": {"day": [2, 3, 3, 3]}})
    at = {"phase": "take", "bids": [2, 1], "balance": ["R5", "O5"], "top": "Y2W", "barrel": 1}
    piles = [{"tuna": ["R4W"]}, {"bream": ["Y5"]}]
    for face, then in (("night", "clear"), ("day", "steal")):
        state = game.from_position({**at, "piles": piles, "face": face})
        game.play(state, 0, game.parse("take left"))
        assert game.phase(state).name == then


def test_T18_a_pile_that_fell_below_earns_the_bonus_again() -> None:
    # p2 had three tuna, loses one to p1's mackerel speciality, and takes a third again.
    table = Drawn(
        balance=["B5", "O5"], top="R1K", p1={"mackerel": ["B3W", "B2B"]}, p2={"tuna": ["R5", "R4W", "R2W"]}
    ).bids(2, 1)
    table.play("p1 take left", "p1 discard R2W", turns=["O4W", "Y3K"])
    table.bids(1, 2)
    table.play("p2 take left")
    assert table.phase == "steal" and table.match.to_act() == (1,)


def test_T19_steal_takes_any_card_and_applies_its_effects() -> None:
    theirs = {"bream": ["Y2B"], "mackerel": ["B2W"]}
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}, p2=theirs).bids(2, 1)
    table.play("p1 take left")
    assert table.moves(0) == ["steal Y2B", "steal B2W"]
    assert table.barrel == 1
    table.play("p1 steal Y2B", turns=["O4W", "B4W"])
    assert table.barrel == 0  # the stolen barrel icon
    assert table.pile(0, "bream") == ["Y2B"] and table.pile(1, "bream") == []


def test_T20_draw_takes_the_top_card_and_applies_its_effect() -> None:
    table = Drawn(balance=["O5", "B5"], top="R2B", p1={"salmon": ["O4W", "O3W"]}).bids(3, 1)
    table.play("p1 take left", turns=["R5", "R4W", "Y3W"])
    assert table.pile(0, "tuna") == ["R2B"]
    assert table.barrel == 1
    assert "draw" in table.steps()


def test_T21_discard_puts_any_card_of_the_rival_on_the_discard_pile() -> None:
    table = Drawn(
        balance=["B5", "O5"], top="Y5", p1={"mackerel": ["B4W", "B2B"]}, p2={"tuna": ["R5"], "bream": ["Y3W"]}
    ).bids(2, 1)
    table.play("p1 take left")
    assert table.moves(0) == ["discard R5", "discard Y3W"]
    table.play("p1 discard Y3W", turns=["O4W", "Y3K"])
    assert table.pile(1, "bream") == [] and "Y3W" in table.view["discard"]
    assert table.pile(0, "bream") == []


def test_T22_barrel_speciality_rolls_it_one_notch_closer() -> None:
    table = Drawn(balance=["Y5", "O5"], top="R5", p1={"bream": ["Y4W", "Y3W"]}).bids(4, 1)
    table.play("p1 take left", turns=["B4W", "Y3K"])
    assert table.barrel == 2


def test_T23_icon_before_speciality_and_chains_resolve_fully() -> None:
    # R2B: third tuna with a barrel icon. Icon first (barrel 3 -> 2), then the steal of a third bream (2 -> 1).
    table = Drawn(
        balance=["R2B", "O5"], top="R5", p1={"tuna": ["R4W", "R3W"], "bream": ["Y3K", "Y3W"]}, p2={"bream": ["Y4W"]}
    ).bids(4, 1)
    table.play("p1 take left")
    assert table.barrel == 2 and table.phase == "steal"
    table.play("p1 steal Y4W", turns=["B4W", "O4W"])
    assert table.barrel == 1


def test_T23_a_bonus_with_nothing_to_act_on_is_lost() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", p1={"tuna": ["R4W", "R3W"]}).bids(2, 1)
    table.play("p1 take left", turns=["B5", "Y3K"])
    assert table.phase == "bid"


def test_T23_cards_that_leave_take_their_icons_along_but_barrel_moves_stay() -> None:
    theirs = {"tuna": ["R2K"], "salmon": ["O2B"]}
    for loses, knives in (("R2K", 0), ("O2B", 1)):
        table = Drawn(balance=["B5", "O5"], top="Y5", p1={"mackerel": ["B4W", "B3W"]}, p2=theirs).bids(2, 1)
        table.play("p1 take left", f"p1 discard {loses}", turns=["Y3K", "R5"])
        assert table.view["knives"] == [0, knives]
        left = [card for pile in theirs.values() for card in pile if card != loses]
        assert table.pile(1, "tuna") + table.pile(1, "salmon") == left
        assert table.barrel == 1  # where the bid left it: losing the barrel icon rolls nothing back
