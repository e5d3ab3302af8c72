"""Positions: what can be reads back, what cannot be is refused with its rule."""

from __future__ import annotations

import pytest

from criee.engine import position
from criee.engine.line import Impossible
from criee.games import open_game
from fangfrisch.drawn import LATE, Drawn

SMALL: dict[str, object] = {"phase": "turn", "money": [30, 30, 30]}


def test_a_position_file_reads_back() -> None:
    table = Drawn(
        {"crate1": ["eel2", "octopus1"], "bin": ["crab3"]}, phase="turn", seller=2, options={"closed_bins": True}
    )
    table.turn("tuna3", "can").play("p1 ring")
    text = position.write(table.game, table.state)
    game, state = position.read(text, open_game)
    assert game.position(state) == table.game.position(table.state)
    assert game.options.flag("closed_bins") and position.write(game, state) == text


def test_what_is_left_out_of_a_position_lies_in_the_deck() -> None:
    state = open_game("fangfrisch").from_position(SMALL)
    view = open_game("fangfrisch").view(state, 0)
    assert view["deck_cards"] == 104 and view["discard"] == {} and view["seller"] == 0


def test_F2_what_is_left_out_beside_a_deck_lies_on_the_discard_pile() -> None:
    table = Drawn(phase="turn", seller=0, ending=True, deck=LATE)
    assert sum(table.view["discard"].values()) == 88


@pytest.mark.parametrize(("euro", "lots", "sales"), [(30, 0, 0), (37, 0, 7), (23, 1, 3), (10, 2, 0), (0, 3, 0)])
def test_F1_a_ledger_that_is_left_out_explains_the_money(euro: int, lots: int, sales: int) -> None:
    table = Drawn(phase="turn", seller=0, money=[euro, 30, 30])
    assert (table.view["ledger"]["lots"][0], table.view["ledger"]["sales"][0]) == (lots, sales)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"money": [30, 30]}, "money", "3 to 5 players"),
        ({"money": [30, -1, 30]}, "money[1]", "F28"),
        ({"phase": "lunch"}, "phase", "must be one of"),
        ({"stalls": [{}, {}]}, "stalls", "a list of 3"),
        ({"stalls": [{"tub": ["eel1", "crab1"]}, {}, {}]}, "stalls[0].tub", "F16"),
        ({"stalls": [{"tub": ["eel1"], "crate1": ["eel1"]}, {}, {}]}, "stalls[0].tub", "F17"),
        ({"stalls": [{"tub": ["thief"]}, {}, {}]}, "stalls[0].tub", "cannot lie here"),
        ({"stalls": [{"tub": ["eel9"]}, {}, {}]}, "stalls[0].tub", "no card"),
        ({"stalls": [{"tube": ["eel1"]}, {}, {}]}, "stalls[0].tube", "not known"),
        ({"stalls": [{"bin": ["octopus3"] * 3}, {}, {}]}, "stalls", "only 2 cards octopus3"),
        ({"deck": {"eel1": 6}}, "deck", "only 5 cards eel1"),
        ({"deck": {"eel1": 5}, "discard": {"eel2": 5}}, "deck", "cards eel3 in the box, found 0"),
        ({"ending": True}, "ending", "F2"),
        ({"deck": {"eel1": 5}}, "ending", "F2"),
        ({"deck": {"eel1": 5}, "ending": True, "closed": True}, "closed", "F25"),
        ({"phase": "closing", "deck": dict(LATE), "ending": True, "closed": True}, "closed", "F2"),
        ({"seller": -1}, "seller", "F3"),
        ({"seller": 3}, "seller", "from -1 to 2"),
        ({"phase": "first", "seller": -1, "lot": ["eel1"]}, "phase", "F1"),
        ({"buyer": 1}, "buyer", "has no buyer"),
        ({"phase": "stow", "hand": ["eel1"]}, "buyer", "needs buyer"),
        ({"phase": "stow", "buyer": 0, "money": [9] * 4, "hand": ["eel1"]}, "buyer", "F11"),
        ({"phase": "ring"}, "lot", "F14"),
        ({"phase": "stow", "buyer": 1, "hand": ["eel1"], "lot": ["eel1"]}, "lot", "no lot"),
        ({"lot": ["end"]}, "lot", "cannot lie here"),
        ({"money": [9, 9, 9]}, "money", "F14"),
        ({"idle": 1}, "idle", "F14"),
        ({"phase": "ring", "lot": ["eel1"], "decided": [0, 1, 2]}, "decided", "F13"),
        ({"phase": "award", "lot": ["eel1"], "decided": [0, 1]}, "decided", "F13"),
        ({"phase": "ring", "lot": ["eel1"], "rings": [1]}, "rings", "not decided"),
        ({"phase": "ring", "lot": ["eel1"], "money": [9, 30, 30], "decided": [0]}, "decided", "F14"),
        ({"decided": [1]}, "decided", "nobody decides"),
        ({"phase": "ring", "lot": ["eel1"], "rang": [1]}, "rang", "new lot"),
        ({"phase": "stow", "buyer": 1}, "hand", "no card to put away"),
        ({"hand": ["eel1"]}, "hand", "nothing is put away"),
        ({"laid": True}, "laid", "nothing is laid"),
        ({"phase": "stow", "buyer": 1, "hand": ["eel1"], "laid": True}, "laid", "no card on the stall"),
        ({"thieves": 1}, "thieves", "F20"),
        ({"phase": "steal", "buyer": 1, "thieves": 1}, "stalls", "F20"),
        ({"phase": "can", "buyer": 1, "tins": 2}, "tins", "F21"),
        ({"tins": 2}, "tins", "F21"),
        ({"phase": "steal", "buyer": 1, "thieves": 5}, "thieves", "from 0 to 4"),
        ({"phase": "can", "buyer": 1, "tins": 9}, "tins", "from 0 to 8"),
        ({"phase": "sell"}, "stalls", "F4"),
        ({"phase": "sell", "buyer": 1, "stalls": [{}, {"tub": ["eel1"]}, {}]}, "buyer", "F24"),
        ({"phase": "sell", "sold": ["eel"], "stalls": [{"tub": ["eel1"]}, {}, {}]}, "sold", "F4"),
        ({"sold": ["eel"]}, "sold", "nothing is sold"),
        ({"phase": "sell", "sold": ["octopus"]}, "sold", "must be species"),
        ({"phase": "closing"}, "closed", "F14"),
        ({"phase": "skip", "money": [9, 9, 9], "idle": 3}, "idle", "F14"),
        ({"phase": "skip"}, "money", "F14"),
        ({"phase": "closing", "idle": 3, "settled": 3}, "settled", "F26"),
        ({"phase": "over", "idle": 3, "settled": 2}, "settled", "F26"),
        ({"settled": 1}, "settled", "F26"),
        ({"phase": "closing", "idle": 3, "settled": 1, "stalls": [{"tub": ["eel1"]}, {}, {}]}, "stalls[0]", "F26"),
        ({"phase": "closing", "idle": 3, "settled": 1, "stalls": [{"bin": ["eel1"]}, {}, {}]}, "ledger.paid", "F27"),
        ({"ledger": {"paid": [1, 0, 0]}}, "ledger", "F26"),
        ({"ledger": {"sales": [1, 0]}}, "ledger.sales", "a list of 3"),
        ({"ledger": {"sales": [1, 0, 0]}}, "money[0]", "by the ledger it is 31"),
        ({"weather": "fine"}, "weather", "not known"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(change: dict[str, object], where: str, reason: str) -> None:
    with pytest.raises(Impossible) as refused:
        open_game("fangfrisch").from_position({**SMALL, **change})
    assert refused.value.where == f"position.{where}"
    assert reason in refused.value.reason
