"""Impossible positions of Tsukiji Market are refused with the reason; what follows from the rest may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from refusals import option_sets
from tsukiji.drawn import Drawn, all_taken
from tsukiji.test_setup import rest

BALANCE: dict[str, Any] = {"balance": ["R5", "O5"], "top": "Y2W"}
TAKE: dict[str, Any] = {**BALANCE, "phase": "take", "bids": [2, 1], "barrel": 1}
DAY: dict[str, Any] = {**BALANCE, "phase": "take", "bids": [2, 2], "tied": True, "face": "day", "barrel": -1}
# p1's third tuna steals
STEAL: dict[str, Any] = {
    "phase": "steal",
    "bids": [2, 1],
    "balance": ["R5", ""],
    "top": "Y2W",
    "piles": [{"tuna": ["R4W", "R3W", "R2W"]}, {"bream": ["Y5"]}],
}
END: dict[str, Any] = {"phase": "steal", "end_bonus": True, "picker": 1, "top": "Y2W", "piles": [{"tuna": ["R5"]}, {}]}
KNIVES = [{"tuna": ["R2K", "R1K"], "salmon": ["O3K"], "bream": ["Y1K"]}, {}]


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        # cards
        ({"phase": "lunch", **BALANCE}, "must be one of layout, turn"),
        ({"balance": ["R5"]}, "must be a list of 2"),
        ({"balance": ["R5", "O2K"]}, "two places at once"),  # the two sides of card 1
        ({**BALANCE, "top": "R5"}, "two places at once"),
        ({**BALANCE, "top": "Q7"}, "no face 'Q7'"),
        ({**BALANCE, "barrel": 5}, "from -4 to 4"),
        ({**BALANCE, "deck": ["Y5"]}, "cards are missing"),
        ({**BALANCE, "piles": [{"tuna": ["O4W"]}, {}]}, "does not show tuna"),
        ({**BALANCE, "piles": [{"herring": []}, {}]}, "herring: is not known"),
        ({**BALANCE, "piles": [{}]}, "a list of 2"),
        ({**BALANCE, "luck": 3}, "luck: is not known"),
        ({**BALANCE, "last": "yes"}, "expected true or false"),
        # the deck
        ({"balance": ["R5", "O5"]}, "top: is missing"),
        ({**BALANCE, "emptied": 1}, "a rebuilt one the upper side"),
        ({"balance": ["R5", "O5"], "deck": [], "discard": rest({"R5", "O5"})}, "emptied: an empty deck was rebuilt"),
        ({"balance": ["R5", "O5"], "emptied": 1, "deck": [], "discard": rest({"R5", "O5"})}, "was rebuilt at once"),
        ({**BALANCE, "last": True, "emptied": 0}, "emptied twice"),
        ({**BALANCE, "last": False, "emptied": 2, "deck": [], "discard": rest({"R5", "O5", "Y2W"})}, "emptied twice"),
        ({"phase": "turn", "top": "R5"}, "no visible top"),
        ({"phase": "rebuild"}, "when it is empty"),
        ({"phase": "layout", "last": True, "deck": [], "discard": rest(set())}, "nothing new is laid out"),
        ({"phase": "layout", "balance": ["", "R5"], "top": "Y2W"}, "where a card lies on the right"),
        ({"phase": "turn", "discard": ["R5"]}, "one lies on the left"),
        # knives
        ({**BALANCE, "piles": KNIVES}, "four knives"),
        ({**BALANCE, "knife_winner": 1}, "four knives"),
        ({"phase": "over", "top": "Y5", "piles": KNIVES, "knife_winner": 1}, "four knives"),
        ({"phase": "over", "top": "Y5", "piles": [{**KNIVES[0], "mackerel": ["B1K"]}, {}]}, "nobody can have more"),
        # the balance
        ({"phase": "bid", "top": "Y5"}, "needs a card on the balance"),
        ({"balance": ["R5", ""], "top": "Y5"}, "only the last round can have a single card"),
        ({"balance": ["R5", ""], "last": True, "deck": [], "discard": rest({"R5"})}, "another card can still be laid"),
        ({"balance": ["", "R5"], "last": True, "p1": all_taken("R5")}, "on the left"),
        ({**BALANCE, "phase": "over"}, "no card lies there any more"),
        ({"phase": "over", "top": "Y5"}, "last round"),
        ({"phase": "score", "top": "Y5"}, "last round"),
        ({**TAKE, "phase": "clear"}, "has taken one card"),
        ({**STEAL, "balance": ["R5", "O5"]}, "1 card lies there"),
        ({**BALANCE, "phase": "recentre", "barrel": 4}, "before new cards are laid out"),
        # bids and picks
        ({**BALANCE, "bids": [1, 2]}, "the phase is reveal"),
        ({**BALANCE, "phase": "reveal", "bids": [1, 0]}, "both must have bid"),
        ({**BALANCE, "picker": 0}, "nobody picks before"),
        ({**BALANCE, "phase": "take", "picker": 0}, "both must have bid"),
        ({**TAKE, "picker": 1}, "picker: the higher bid picks: that is 0"),
        ({**TAKE, "waiting": 1}, "takes no card"),
        ({**TAKE, "barrel": -4}, "was pushed 1 toward the rival"),
        ({**TAKE, "bids": [2, 2]}, "needs a player who decides"),
        ({**TAKE, "bids": [2, 2], "picker": 0}, "tied: is true if the bids are equal"),
        ({**DAY, "picker": 0, "waiting": 1, "face": "night"}, "by night give nobody a card"),
        ({**DAY, "picker": 1, "waiting": 0}, "picks first"),
        ({**DAY, "picker": 0, "waiting": 0}, "the other player waits"),
        ({**DAY, "picker": 0}, "one of the cards has been taken"),
        ({**DAY, "phase": "clear", "tied": False}, "both take a card"),
        ({"phase": "layout", "top": "R5", "bids": [0, 2]}, "both have bid, or nobody"),
        # bonuses
        ({"phase": "recentre", "barrel": 1, "top": "Y5"}, "not at an end"),
        ({**STEAL, "piles": [{"tuna": ["R4W", "R3W", "R2W"]}, {}]}, "a card to take from the rival"),
        ({**STEAL, "piles": [{"tuna": ["R4W"]}, {"bream": ["Y5"]}]}, "has just earned"),
        ({**STEAL, "by_speciality": False}, "is a speciality's, or else"),
        ({**END, "barrel": -1}, "rolls only toward"),
        ({**END, "barrel": 1}, "goes back to the centre first"),
        ({**END, "owed": 1}, "only by kind fish"),
        ({**END, "balance": ["Y5", "O5"]}, "before new cards are laid out"),
        ({**BALANCE, "end_bonus": True}, "no bonus is under way"),
        ({**BALANCE, "by_speciality": True}, "no bonus is under way"),
        ({**BALANCE, "held": "Y5"}, "no drawn card waits"),
        ({**STEAL, "phase": "choose", "held": "O4W"}, "only a bicolour card"),
        ({**STEAL, "phase": "choose"}, "a card has been drawn"),
        ({**STEAL, "phase": "turn", "top": "", "back": "draw"}, "only in the last round"),
    ],
)
def test_impossible_positions(at: dict[str, Any], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        Drawn(**at)


@pytest.mark.parametrize("at", [BALANCE, TAKE, {**DAY, "picker": 0, "waiting": 1}, STEAL, END])
def test_the_positions_that_were_bent_above_are_possible(at: dict[str, Any]) -> None:
    assert Drawn(**at).match.to_act()


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    assert Drawn(**TAKE).state.picker == 0
    assert Drawn(**STEAL).state.by_speciality and not Drawn(**END).state.by_speciality
    last = Drawn(balance=["R5", "O5"], emptied=2, deck=[], discard=rest({"R5", "O5"}))
    assert last.state.last and Drawn(balance=["R5", ""], last=True, p1=all_taken("R5")).state.emptied == 2
    assert Drawn(phase="over", top="Y5", piles=KNIVES).state.knife_winner == 0


def test_whatever_play_leads_to_is_possible() -> None:
    """Every position of random matches reads back, house's turns too."""
    read = 0
    for seed, options in enumerate(option_sets("tsukiji") * 12):
        game = open_game("tsukiji", options)
        match = Match(game, 2, seed)
        rng = Rng(seed)
        while True:
            written = canonical(game.position(match.state))
            assert canonical(game.position(game.from_position(game.position(match.state)))) == written
            read += 1
            if match.over():
                break
            seat = rng.pick(list(match.to_act()))
            match.follow(seat, match.draw() if seat < 0 else rng.pick(match.moves(seat)))
    assert read > 4000
