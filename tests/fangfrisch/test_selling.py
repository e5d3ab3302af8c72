"""Selling to the bank: F4, F5, F6, F7, F8, with the book's examples."""

from __future__ import annotations

import pytest

from fangfrisch.drawn import Drawn


def test_F4_any_number_of_species_each_whole() -> None:
    table = Drawn({"crate1": ["eel2", "eel1"], "crate2": ["crab3"], "tub": ["tuna1"], "bin": ["shark3"]}, seller=0)
    assert table.moves(0) == ["done", "sell eel", "sell crab", "sell tuna"]
    table.play("p1 sell eel")
    assert table.moves(0) == ["done", "sell crab", "sell tuna"]
    assert table.stall(0) == {"crate2": ["crab3"], "tub": ["tuna1"], "bin": ["shark3"]}
    assert table.refusal(0, "sell shark") == "F4"  # never from the bin
    assert table.play("p1 done").phase == "turn"


def test_F4_nothing_to_sell_leads_straight_to_the_auction() -> None:
    table = Drawn(phase="first", money=[30, 30, 30]).play("house first p2")
    assert table.phase == "turn" and table.view["seller"] == 1


def test_F4_a_later_seller_of_the_first_round_may_sell() -> None:
    table = Drawn(phase="first", money=[30, 30, 30]).play("house first p1").turn("eel2").rings(1)
    table.play("house award p2", "p2 lay eel2 tub")
    assert table.phase == "sell" and table.moves(1) == ["done", "sell eel"]


def test_F4_selling_the_last_slot_ends_the_selling() -> None:
    assert Drawn({"tub": ["eel1"]}, seller=0).play("p1 sell eel").phase == "turn"


@pytest.mark.parametrize(
    ("fish", "euro"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25), (10, 30), (11, 30)]
)
def test_F5_the_price_depends_on_the_number_of_fish(fish: int, euro: int) -> None:
    pile = ["eel3"] * (fish // 3) + ([f"eel{fish % 3}"] if fish % 3 else [])
    table = Drawn({"tub": pile}, seller=0).play("p1 sell eel")
    assert table.money == [30 + euro, 30, 30, 30]


def test_F5_book_example_four_eels_bring_5_and_seven_bring_15() -> None:
    assert Drawn({"tub": ["eel3", "eel1"]}, seller=0).play("p1 sell eel").money[0] == 35
    assert Drawn({"tub": ["eel3", "eel3", "eel1"]}, seller=0).play("p1 sell eel").money[0] == 45


def test_F5_book_example_five_eels_and_seven_plaice_with_three_octopuses_bring_22() -> None:
    stall = {"crate1": ["eel2", "eel3"], "crate2": ["plaice1", "octopus1", "plaice3", "octopus2"]}
    table = Drawn(stall, seller=0).play("p1 sell eel")
    assert table.money[0] == 37
    table.play("p1 sell plaice")
    assert table.money[0] == 52
    assert table.stall(0) == {}


def test_F5_all_cards_of_a_lot_above_ten_are_gone() -> None:
    table = Drawn({"tub": ["eel3", "eel3", "eel3", "octopus3"]}, seller=0).play("p1 sell eel")
    assert table.money[0] == 60 and table.view["discard"] == {"eel3": 3, "octopus3": 1}


def test_F6_only_jokers_are_sold_under_a_name_that_is_free() -> None:
    stall = {"crate1": ["octopus1"], "crate2": ["octopus2", "octopus1"], "tub": ["eel1"]}
    table = Drawn(stall, seller=0)
    names = ("shark", "plaice", "crab", "tuna", "lobster")
    slots = [f"sell {slot} as {name}" for slot in ("crate1", "crate2") for name in names]
    assert table.moves(0) == ["done", *slots, "sell eel"]
    assert table.refusal(0, "sell crate1 as eel") == "F6"  # held in another slot
    table.play("p1 sell crate2 as shark")
    assert table.money[0] == 33
    assert table.refusal(0, "sell crate1 as shark") == "F6"  # sold already
    table.play("p1 sell eel")
    assert table.moves(0) == ["done", *[f"sell crate1 as {name}" for name in names[1:]]]
    assert table.refusal(0, "sell tub as crab") == "F4"  # empty by now


def test_F6_named_jokers_spoil_like_any_sale() -> None:
    table = Drawn({"tub": ["octopus1"]}, {"crate1": ["crab2"]}, seller=0).play("p1 sell tub as crab")
    assert table.stall(1) == {"bin": ["crab2"]}


def test_F7_sold_cards_stay_on_the_open_discard_pile() -> None:
    table = Drawn({"tub": ["eel3", "octopus1"]}, seller=0).play("p1 sell eel")
    assert table.view["discard"] == {"eel3": 1, "octopus1": 1}
    assert table.view["deck"]["eel3"] == 3 and table.view["deck_cards"] == 102


def test_F8_book_example_the_crate_spoils_and_the_tub_does_not() -> None:
    seller = {"crate1": ["eel1"], "crate2": ["plaice1"]}
    table = Drawn(seller, {"crate1": ["eel3", "eel2"], "tub": ["plaice2"]}, seller=0)
    table.play("p1 sell eel", "p1 sell plaice")
    assert table.stall(1) == {"crate1": ["eel3"], "tub": ["plaice2"], "bin": ["eel2"]}


def test_F8_one_top_card_each_even_a_joker_and_several_species_hit_one_player() -> None:
    seller = {"crate1": ["eel1"], "crate2": ["crab1"]}
    first = {"crate1": ["eel3", "octopus3"], "crate2": ["crab1", "crab2"]}
    table = Drawn(seller, first, {"crate2": ["eel1"]}, seller=0).play("p1 sell eel")
    assert table.stall(1) == {"crate1": ["eel3"], "crate2": ["crab1", "crab2"], "bin": ["octopus3"]}
    assert table.stall(2) == {"bin": ["eel1"]}
    table.play("p1 sell crab")
    assert table.stall(1) == {"crate1": ["eel3"], "crate2": ["crab1"], "bin": ["crab2", "octopus3"]}
    assert table.money == [32, 30, 30, 30]  # the bin is paid for at the end


def test_F8_a_slot_of_jokers_is_no_species_and_safe() -> None:
    table = Drawn({"tub": ["eel1"]}, {"crate1": ["octopus2"]}, seller=0).play("p1 sell eel")
    assert table.stall(1) == {"crate1": ["octopus2"]}


def test_F8_F19_jokers_left_alone_are_wild_again() -> None:
    table = Drawn({"tub": ["eel1"]}, {"crate1": ["octopus2", "eel2"]}, seller=0).play("p1 sell eel")
    assert table.view["slots"][1][0] == {"species": "", "fish": 2, "price": 2, "next": 3}
    assert table.stall(1) == {"crate1": ["octopus2"], "bin": ["eel2"]}
