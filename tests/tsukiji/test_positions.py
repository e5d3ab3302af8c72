"""Impossible positions of Tsukiji Market are refused with the reason."""

from __future__ import annotations

import pytest

from criee.engine.line import Impossible
from tsukiji.drawn import Drawn

BALANCE = {"balance": ["R5", "O5"]}


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ({"phase": "lunch", **BALANCE}, "must be one of layout, turn"),
        ({"phase": "bid"}, "needs a card on the balance"),
        ({"balance": ["R5"]}, "a left and a right place"),
        ({"balance": ["R5", "O2K"]}, "two places at once"),  # the two sides of card 1
        ({**BALANCE, "top": "R5"}, "two places at once"),
        ({**BALANCE, "top": "Q7"}, "no face 'Q7'"),
        ({**BALANCE, "barrel": 5}, "from -4 to 4"),
        ({**BALANCE, "deck": ["Y5"]}, "cards are missing"),
        ({**BALANCE, "piles": [{"tuna": ["O4W"]}, {}]}, "does not show tuna"),
        ({**BALANCE, "piles": [{"herring": []}, {}]}, "herring: is not known"),
        ({**BALANCE, "piles": [{}]}, "two players"),
        ({**BALANCE, "bids": [1, 2]}, "the phase is reveal"),
        ({**BALANCE, "phase": "reveal", "bids": [1, 0]}, "both must have bid"),
        ({**BALANCE, "phase": "take"}, "needs a player who decides"),
        ({"phase": "steal", "picker": 0}, "a card to take from the rival"),
        ({"phase": "recentre", "barrel": 1}, "not at an end"),
        ({"phase": "choose", "picker": 0, "held": "R5"}, "only a bicolour card"),
        ({"phase": "turn", "top": "R5"}, "no visible top"),
        ({"phase": "rebuild"}, "when it is empty"),
        ({**BALANCE, "piles": [{"tuna": ["R2K", "R1K"], "salmon": ["O3K"], "bream": ["Y1K"]}, {}]}, "four knives"),
        ({**BALANCE, "knife_winner": 1}, "four knives"),
        ({**BALANCE, "luck": 3}, "luck: is not known"),
        ({**BALANCE, "last": "yes"}, "expected true or false"),
        ({**BALANCE, "emptied": 1}, "a rebuilt one the upper side"),
    ],
)
def test_impossible_positions(at: dict[str, object], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        Drawn(**at)  # type: ignore[arg-type]
