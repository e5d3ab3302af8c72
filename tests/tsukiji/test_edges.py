"""Edges of the rules that only an exact rule gets right: T5, T8, T12, T16, T17, T20, T24-T26, T31."""

from __future__ import annotations

import pytest

from criee.engine.line import Refused
from criee.engine.phase import HOUSE, NOBODY
from criee.games import open_game
from tsukiji.drawn import Drawn, all_taken


def reason(table: Drawn, seat: int, move: str) -> Refused:
    refused = table.game.why_not(table.state, seat, table.game.parse(move))
    assert refused is not None
    return refused


def test_T5_bids_are_sealed_and_nothing_else_is() -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5")
    assert [phase.name for phase in table.game.phases if phase.sealed] == ["bid"]


def test_T5_the_house_has_made_no_bid() -> None:
    """Whoever has bid hears that bids are sealed; the house only that it is not asked."""
    table = Drawn(balance=["R5", "O5"], top="Y5").play("p1 bid 3")
    assert (reason(table, 0, "bid 2").rule, reason(table, 0, "bid 2").key) == ("T5", "refuse-sealed")
    assert (reason(table, HOUSE, "reveal").rule, reason(table, HOUSE, "reveal").key) == ("", "refuse-turn")


def waits_for(table: Drawn) -> str:
    """The rule by which the house acts now."""
    assert table.match.to_act() == (HOUSE,)
    return table.game.prompt(table.state, NOBODY).rule


def test_T8_T26_a_layout_lays_a_card_or_turns_the_discard_pile_over_first() -> None:
    mine = {"tuna": ["R4W"]}
    assert waits_for(Drawn(phase="layout", balance=["R5", ""], top="Y5", p1=mine)) == "T8"
    gone = all_taken("R5", "O5")
    bare = Drawn(phase="layout", emptied=2, balance=["R5", ""], last=True, deck=[], discard=["O5"], p1=gone)
    assert waits_for(bare) == "T26"


def test_T20_T26_T31_a_draw_takes_the_top_card_or_turns_the_discard_pile_over_first() -> None:
    kind: dict[str, object] = {"kind_fish": True}
    bonus = Drawn(kind, phase="draw", picker=0, end_bonus=True, owed=1, bids=[1, 2], top="Y5")
    assert waits_for(bonus) == "T31"
    late = {"emptied": 2, "last": True, "deck": [], "discard": ["O5"], "piles": [{}, all_taken("O5")]}
    bonus.match.state = bonus.game.from_position({**bonus.game.position(bonus.state), **late, "top": ""})
    assert waits_for(bonus) == "T26"


@pytest.mark.parametrize("first", [0, 1])
def test_T12_the_second_picker_hears_who_took_the_other_card(first: int) -> None:
    table = Drawn(balance=["R5", "O5"], top="Y5", face="day", barrel=-1 if first == 0 else 1).bids(2, 2)
    table.play(f"p{first + 1} take left")
    refused = reason(table, 1 - first, "take left")
    assert (refused.rule, refused.key, refused.args_of_line["who"]) == ("T12", "refuse-gone", f"#{first}")


@pytest.mark.parametrize("first", [0, 1])
def test_T26_before_the_first_pick_a_missing_card_was_never_there(first: int) -> None:
    """Nobody has taken it: it could not be laid out."""
    barrel = -1 if first == 0 else 1
    table = Drawn(balance=["R5", ""], last=True, p1=all_taken("R5"), face="day", barrel=barrel).bids(2, 2)
    refused = reason(table, first, "take right")
    assert (refused.rule, refused.key) == ("T26", "refuse-missing")
    table.play(f"p{first + 1} take left")
    assert table.phase == "over" and table.view["waiting"] == -1  # nobody waits for a second card that is not there


def test_T16_after_the_last_knife_no_bonus_is_under_way() -> None:
    mine = {"tuna": ["R2K", "R3W"], "salmon": ["O3K"], "mackerel": ["B1K"]}
    taken = Drawn(balance=["Y1K", "O5"], top="Y5", p1=mine).bids(2, 1).play("p1 take left")
    stolen = Drawn(balance=["R5", "O5"], top="Y5", p1=mine, p2={"bream": ["Y1K"]}).bids(2, 1)
    assert not stolen.view["by_speciality"]
    stolen.play("p1 take left")
    assert stolen.view["by_speciality"]
    stolen.play("p1 steal Y1K")
    for table in (taken, stolen):
        assert table.phase == "over" and not table.view["by_speciality"]


@pytest.mark.parametrize("face", ["night", "day"])
def test_T17_each_colour_has_its_own_number_on_either_face(face: str) -> None:
    """The barrel card of a variant in which no two numbers are alike: a pile earns its bonus at its own."""
    numbers = {"night": [1, 3, 5, 2], "day": [4, 2, 1, 3]}
    faces = (
        ["R5", "R4W", "R3W", "R2W"],
        ["O5", "O4W", "O3W"],
        ["B5", "B4W", "B3W", "B2W", "B2K"],
        ["Y5", "Y4W", "Y3W"],
    )
    game = open_game("tsukiji", {}, {"barrel": numbers})
    for colour, (fish, cards) in enumerate(zip(("tuna", "salmon", "mackerel", "bream"), faces, strict=True)):
        for have in range(len(cards)):
            at = {
                "phase": "take",
                "bids": [2, 1],
                "balance": [cards[have], "Y2W"],
                "top": "O2W",
                "barrel": 1,
                "face": face,
            }
            state = game.from_position({**at, "piles": [{fish: cards[:have]}, {"tuna": ["R2B"]}]})
            game.play(state, 0, game.parse("take left"))
            earned = game.phase(state).name != "clear" or game.view(state, NOBODY)["barrel"] != 1
            assert earned == (have + 1 == numbers[face][colour]), (fish, have)


def test_T24_T26_after_a_late_bonus_a_single_card_is_still_played_for() -> None:
    """Option: the bonus comes after the layout. Both cards of a tie were taken, one card is left: the round goes on."""
    table = Drawn(
        {"bonus_after_layout": True},
        balance=["R5", "O5"],
        top="Y5",
        deck=[],
        barrel=4,
        face="day",
        p1=all_taken("R5", "O5", "Y5"),
    ).bids(2, 2)
    table.play("p2 take left", "p1 take right")
    assert table.view["balance"] == ["Y5", ""] and table.view["last"] and table.phase == "steal"
    table.play(f"p2 {table.moves(1)[0]}")
    while table.phase in ("steal", "discard"):
        table.play(f"p2 {table.moves(1)[0]}")
    assert table.phase == "bid" and table.view["balance"] == ["Y5", ""]
    table.bids(1, 2).play("p2 take left")
    assert table.phase == "over" and "Y5" in table.pile(1, "bream")
