"""How the house's own bot puts a lot away, by F16-F19 and F21: every choice that shelving.py promises."""

from __future__ import annotations

import pytest

from criee.games.fangfrisch.shelving import stow_move, tin_move
from fangfrisch.drawn import Drawn, Stall

FULL: Stall = {"crate1": ["shark2"], "crate2": ["crab3"], "tub": ["tuna3", "tuna1"]}


def shelf(stall: Stall, *hand: str, laid: bool = False) -> Drawn:
    """The second player has bought a lot and puts it away."""
    return Drawn({}, stall, phase="stow", seller=0, buyer=1, hand=list(hand), laid=laid)


def stowed(stall: Stall, *hand: str, laid: bool = False) -> str:
    table = shelf(stall, *hand, laid=laid)
    move = int(stow_move(table.state, 1))
    assert move in table.match.moves(1)
    return table.game.describe(move)


def put_away(table: Drawn) -> list[str]:
    """Everything it does until the hand is empty, each a legal move."""
    made = []
    while table.phase == "stow":
        made.append(table.game.describe(int(stow_move(table.state, 1))))
        table.play(f"p2 {made[-1]}")
    return made


def test_F17_small_cards_go_on_top() -> None:
    assert put_away(shelf({"crate1": ["eel2"]}, "eel1", "eel3", "eel2")) == [
        "lay eel3 crate1",
        "lay eel2 crate1",
        "lay eel1 crate1",
    ]


@pytest.mark.parametrize(
    ("stall", "slot"),
    [
        ({}, "tub"),
        ({"tub": ["crab1"]}, "crate2"),
        ({"tub": ["crab1"], "crate2": ["tuna1"]}, "crate1"),
        ({"crate1": ["octopus1"]}, "crate1"),
        ({"crate1": ["octopus1"], "crate2": ["octopus2"]}, "crate2"),
        ({"crate1": ["octopus2"], "crate2": ["octopus1"]}, "crate1"),
    ],
)
def test_F16_F19_a_new_species_joins_jokers_else_it_has_the_tub_else_a_crate(stall: Stall, slot: str) -> None:
    assert stowed(stall, "eel2") == f"lay eel2 {slot}"


def test_F16_the_largest_new_species_is_laid_first() -> None:
    """By fish, not by cards, and the first of equals."""
    assert stowed({}, "eel1", "eel1", "shark3") == "lay shark3 tub"
    assert stowed({}, "shark1", "eel1") == "lay eel1 tub"
    assert stowed({"tub": ["lobster2"]}, "lobster3", "eel1") == "lay eel1 crate2"  # what is at home can wait


def test_F18_too_many_species_cost_the_smallest() -> None:
    assert stowed(FULL, "eel1") == "bin eel"
    assert stowed(FULL, "eel3") == "bin crate1"
    assert stowed(FULL, "eel2") == "bin eel"  # as large as the shark: what is shelved stays
    assert stowed(FULL, "lobster2") == "bin lobster"  # also if it comes after the shark in the box
    assert stowed({**FULL, "crate1": ["shark3", "shark1"], "crate2": ["crab2"]}, "eel3") == "bin crate2"
    assert stowed(FULL, "eel3", "shark2") == "bin eel"  # the shark has four together, the crab is shelved
    assert stowed(FULL, "eel2", "lobster1") == "bin lobster"


def test_F18_three_species_fit() -> None:
    assert stowed({"crate1": ["shark1"], "tub": ["tuna3"]}, "eel1") == "lay eel1 crate2"
    assert stowed({"crate1": ["shark1"], "tub": ["tuna3"]}, "eel1", "shark1") == "lay eel1 crate2"


def test_F18_once_a_card_is_laid_no_slot_is_binned() -> None:
    """The slot of the smallest species can no longer be emptied, so a new one goes instead."""
    assert stowed(FULL, "eel3", laid=True) == "bin eel"


@pytest.mark.parametrize(
    ("stall", "slot"),
    [
        ({}, "tub"),
        ({"crate2": ["eel1"]}, "crate2"),
        ({"crate1": ["eel3"], "crate2": ["crab3", "crab3"]}, "crate2"),  # 3 + 2 bring 4 more, 6 + 2 bring 10 more
        ({"crate1": ["eel3", "eel3", "eel2"], "tub": ["crab3", "crab3", "crab3", "crab1"]}, "crate1"),  # ten is enough
        ({"crate1": ["eel1"], "crate2": ["crab1"]}, "crate1"),
    ],
)
def test_F19_jokers_go_where_they_raise_the_price_most(stall: Stall, slot: str) -> None:
    assert stowed(stall, "octopus2") == f"lay octopus2 {slot}"


def test_F19_fish_in_the_hand_count_for_their_slot() -> None:
    stall = {"crate1": ["eel2"], "crate2": ["crab3"]}
    assert stowed(stall, "eel2", "eel2", "octopus2") == "lay octopus2 crate1"


def test_F19_a_joker_is_laid_before_a_fish_of_its_size() -> None:
    assert put_away(shelf({"crate1": ["eel2"]}, "eel1", "eel2", "octopus1", "octopus2")) == [
        "lay octopus2 crate1",
        "lay eel2 crate1",
        "lay octopus1 crate1",
        "lay eel1 crate1",
    ]


def test_F21_a_can_removes_what_costs_most() -> None:
    stalls: tuple[Stall, ...] = ({"bin": ["eel3"]}, {"bin": ["eel1", "crab2", "lobster2"]})
    table = Drawn(*stalls, phase="can", seller=0, buyer=1, tins=2)
    for left in (["eel1", "lobster2"], ["eel1"]):
        table.play(f"p2 {table.game.describe(int(tin_move(table.state, 1)))}")
        assert table.stall(1)["bin"] == left
