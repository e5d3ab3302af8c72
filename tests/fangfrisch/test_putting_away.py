"""Putting the lot away: F16, F17, F18, F19."""

from __future__ import annotations

from fangfrisch.drawn import Drawn, Stall


def bought(stall: Stall, *hand: str) -> Drawn:
    """Player 2 has bought from player 1 and has these cards in hand."""
    return Drawn({}, stall, phase="stow", seller=0, buyer=1, hand=list(hand))


def test_F16_a_slot_holds_one_species() -> None:
    table = bought({"crate1": ["shark1"]}, "eel2")
    assert table.moves(1) == ["lay eel2 crate2", "lay eel2 tub", "bin eel", "bin crate1"]
    assert table.refusal(1, "lay eel2 crate1") == "F16"


def test_F16_what_does_not_fit_goes_into_the_bin() -> None:
    table = bought({"crate1": ["shark1"], "crate2": ["crab1"], "tub": ["tuna1"]}, "eel2", "eel1", "eel1")
    assert table.moves(1) == ["bin eel", "bin crate1", "bin crate2", "bin tub"]
    table.play("p2 bin eel")
    assert table.stall(1)["bin"] == ["eel1", "eel1", "eel2"]
    assert table.phase == "sell" and table.view["seller"] == 1


def test_F16_F19_a_slot_of_jokers_takes_a_new_species() -> None:
    table = bought({"crate1": ["octopus1"], "crate2": ["crab1"], "tub": ["tuna1"]}, "eel2")
    assert table.moves(1) == ["lay eel2 crate1", "bin eel", "bin crate1", "bin crate2", "bin tub"]
    table.play("p2 lay eel2 crate1")
    assert table.view["slots"][1][0] == {"species": "eel", "fish": 3, "price": 3, "next": 5}


def test_F17_new_cards_go_on_top_in_the_order_chosen() -> None:
    table = bought({"tub": ["eel3"]}, "eel1", "eel1", "eel2")
    assert table.moves(1) == ["lay eel1 tub", "lay eel2 tub", "bin tub"]  # equal cards are offered once
    table.play("p2 lay eel1 tub", "p2 lay eel2 tub", "p2 lay eel1 tub")
    assert table.stall(1) == {"tub": ["eel3", "eel1", "eel2", "eel1"]}


def test_F17_a_species_on_the_stall_must_go_on_its_pile() -> None:
    table = bought({"tub": ["eel3"]}, "eel1", "crab1")
    assert table.refusal(1, "lay eel1 crate1") == "F17"
    assert table.refusal(1, "bin eel") == "F17"
    assert table.refusal(1, "lay eel2 tub") == "F17"  # not in hand
    table.play("p2 lay crab1 crate1", "p2 lay eel1 tub")
    assert table.stall(1) == {"crate1": ["crab1"], "tub": ["eel3", "eel1"]}


def test_F18_book_example_the_shark_makes_room_for_two_lobsters() -> None:
    stall = {"crate1": ["shark1"], "crate2": ["crab2"], "tub": ["tuna3"]}
    table = bought(stall, "lobster2").play("p2 bin crate1", "p2 lay lobster2 crate1")
    assert table.stall(1) == {"crate1": ["lobster2"], "crate2": ["crab2"], "tub": ["tuna3"], "bin": ["shark1"]}


def test_F18_a_slot_is_binned_whole() -> None:
    table = bought({"crate1": ["shark1", "octopus2", "shark3"]}, "eel1").play("p2 bin crate1")
    assert table.stall(1) == {"bin": ["shark1", "shark3", "octopus2"]}
    assert table.phase == "stow" and table.view["hand"] == ["eel1"]


def test_F18_slots_are_binned_before_the_first_card_is_laid() -> None:
    table = bought({"crate1": ["shark1"]}, "eel1", "eel2")
    assert table.refusal(1, "bin crate2") == "F18"  # empty
    table.play("p2 lay eel1 tub")
    assert table.moves(1) == ["lay eel2 tub"]
    assert table.refusal(1, "bin crate1") == "F18"


def test_F18_a_new_species_is_shelved_whole_or_binned_whole_even_if_there_is_room() -> None:
    table = bought({}, "eel1", "eel2", "crab1").play("p2 bin eel")
    assert table.stall(1) == {"bin": ["eel1", "eel2"]} and table.view["hand"] == ["crab1"]
    table = bought({}, "eel1", "eel2").play("p2 lay eel2 crate1")
    assert table.moves(1) == ["lay eel1 crate1"]


def test_F18_throwing_new_fish_away_does_not_end_the_right_to_bin_a_slot() -> None:
    table = bought({"crate1": ["shark1"]}, "eel1", "crab1").play("p2 bin eel")
    assert "bin crate1" in table.moves(1)


def test_F18_a_slot_binned_makes_its_species_new_again() -> None:
    table = bought({"crate1": ["eel1"]}, "eel2").play("p2 bin crate1")
    assert table.moves(1) == ["lay eel2 crate1", "lay eel2 crate2", "lay eel2 tub", "bin eel"]


def test_F19_each_joker_goes_on_any_slot_and_never_into_the_bin() -> None:
    table = bought({"crate1": ["shark1"]}, "octopus1", "octopus3")
    lays = [f"lay {card} {slot}" for card in ("octopus1", "octopus3") for slot in ("crate1", "crate2", "tub")]
    assert table.moves(1) == [*lays, "bin crate1"]
    table.play("p2 lay octopus3 crate1", "p2 lay octopus1 tub")
    assert table.view["slots"][1] == [
        {"species": "shark", "fish": 4, "price": 5, "next": 7},
        {"species": "", "fish": 0, "price": 0, "next": 1},
        {"species": "", "fish": 1, "price": 1, "next": 2},
    ]


def test_F19_a_joker_laid_first_becomes_the_species_that_joins_it() -> None:
    table = bought({}, "octopus2", "eel1").play("p2 lay octopus2 crate2", "p2 lay eel1 crate2")
    assert table.stall(1) == {"crate2": ["octopus2", "eel1"]}
    assert table.view["slots"][1][1]["species"] == "eel"


def test_F19_a_stolen_joker_is_wild_again() -> None:
    table = Drawn({"tub": ["eel1", "octopus2"]}, {"crate1": ["crab1"]}, phase="steal", seller=0, buyer=1, thieves=1)
    table.play("p2 steal p1 tub", "p2 lay octopus2 crate1")
    assert table.view["slots"][1][0] == {"species": "crab", "fish": 3, "price": 3, "next": 5}
