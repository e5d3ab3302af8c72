"""Positions: what can be reads back, what cannot be is refused with the place and the reason."""

from __future__ import annotations

import pytest

from criee.engine import position
from criee.engine.line import Impossible
from criee.games import open_game
from wasabi.counter import Counter, plain_game

RICH = """
game = "wasabi"

[position]
phase = "turn"
players = 3
actor = 2
laid = 1
played = "chop"
fresh = ["c3"]
wasabi = ["d4 e5"]
recipes = [["Tekkamaki"], ["Sunrise", "Last Supper"], ["Ruby Block", "Poison Pill"]]
known = [["Last Supper"], [], ["Crab Hug"]]
served = [["Lunch Box"], [], []]
styled = [["Lunch Box"], [], []]
hands = [["tuna"], ["egg", "egg", "fugu"], ["rice", "roe"]]
cards = [["stack"], [], ["wasabi", "switch"]]
cubes = [2, 1, 0]
passes = 0

[position.board]
a1 = ["maki"]
c3 = ["rice", "tuna", "maki"]
d4 = ["squid"]

[position.under]
2 = ["Crab Hug", "Roe Boat"]
"""


def test_a_hand_written_position_reads_back() -> None:
    game, state = position.read(RICH, open_game)
    again = position.read(position.write(game, state), open_game)[1]
    assert game.position(again) == game.position(state)
    assert [game.describe(m) for m in game.moves(again, 2)] == ["done"]
    view = game.view(state, 0)
    assert view["pantry"]["maki"] == 8 and view["kitchen"]["chop"] == 1  # type: ignore[index]
    assert view["recipes"] == [["Tekkamaki"], ["?2", "Last Supper"], ["?2", "?3"]]
    assert view["under"] == {"2": ["?", "?"]}


def test_only_the_phase_is_needed() -> None:
    state = plain_game().from_position({"phase": "turn"})
    assert [plain_game().describe(m) for m in plain_game().moves(state, 0)] == ["pass"]


def tall(square: str, tile: str, count: int) -> dict[str, object]:
    return {"board": {square: [tile] * count}}


START: dict[str, object] = {"phase": "draw", "opening": True, "hands": [["tuna", "crab", "egg"]] * 2}
CANNOT: list[tuple[dict[str, object], str]] = [
    ({"phase": "lunch"}, "position.phase"),
    ({"players": 5}, "position.players"),
    ({"spoon": 1}, "position.spoon"),
    ({"board": {"h1": ["tuna"]}}, "position.board.h1"),
    ({"board": {"a1": ["whale"]}}, "position.board.a1[0]"),
    ({"board": {"f1": ["tuna"]}}, "position.board"),  # outside two players' zone (W7)
    (tall("a1", "tuna", 5), "position.pantry"),
    ({"pantry": {"rice": 9}}, "position.pantry"),
    ({"hands": [["fugu"], ["fugu"]]}, "position.pantry"),
    ({"hands": [["tuna"] * 4, []]}, "position.hands[0]"),  # W17
    ({"hands": [["tuna"]]}, "position.hands"),
    ({"cards": [["stack", "chop", "spicy"], []]}, "position.cards[0]"),  # W16
    ({"cards": [["stack"], ["stack"]]}, "position.kitchen"),  # W2
    ({"kitchen": {"stack": 2}}, "position.kitchen"),
    ({"wasabi": ["a1 b2"], "cards": [["wasabi"], []]}, "position.kitchen"),
    ({"players": 3, "wasabi": ["a1 b2", "b2 c3"]}, "position.wasabi[1]"),  # W26
    ({"wasabi": ["e1 f2"]}, "position.wasabi"),  # W25
    ({"wasabi": ["a1 c3"]}, "position.wasabi[0]"),
    ({"recipes": [["Sunrise"], ["Sunrise"]]}, "position.recipes[1]"),
    ({"recipes": [["Sunset"], []]}, "position.recipes[0]"),
    ({"recipes": [["Sunrise", "Crab Hug", "Roe Boat", "Tekkamaki"], []]}, "position.recipes[0]"),  # W18
    ({"under": {"3": ["Sunrise"]}}, "position.under.3"),
    ({"under": {"9": []}}, "position.under.9"),  # there is no such pile
    ({"under": {"2": ["Sunrise"]}, "recipes": [["Sunrise"], []]}, "position.under.2"),
    ({"known": [["Sunrise"], []]}, "position.known[0]"),
    ({"served": [["Last Supper", "Dragon's Back"], []]}, "position.served[0]"),  # W9
    ({"styled": [["Sunrise"], []]}, "position.styled[0]"),
    ({"served": [["Lunch Box"], []], "styled": [["Lunch Box"], []], "cubes": [1, 0]}, "position.cubes[0]"),  # W10
    ({"cubes": [1]}, "position.cubes"),
    ({"laid": 2}, "position.laid"),  # W23
    ({"phase": "place"}, "position.held"),
    ({"phase": "place", "held": "tuna"}, "position.held"),
    ({"held": "tuna", "hands": [["tuna"], []]}, "position.held"),
    ({"phase": "chop", "played": "chop"}, "position.played"),  # W20
    ({"phase": "switch", "played": "switch"}, "position.played"),
    ({"phase": "cover", "played": "wasabi"}, "position.played"),
    ({"phase": "discard"}, "position.recipes"),  # W8
    ({"phase": "reward"}, "position.owed"),  # W15
    ({"owed": 1}, "position.owed"),
    ({"phase": "stock", "hands": [["tuna", "egg", "roe"], []]}, "position.hands"),  # W17
    ({"phase": "draw", "recipes": [["Sunrise", "Crab Hug", "Roe Boat"], []]}, "position.recipes"),
    ({"phase": "deal"}, "position.asking"),
    ({"fresh": ["a1"]}, "position.fresh"),
    ({"swapped": ["a1", "b1"]}, "position.swapped"),
    ({"swapped": ["a1", "c1"], "played": "switch"}, "position.swapped"),
    ({"ended": 29}, "position.ended"),
    ({"phase": "over"}, "position.ended"),
    ({"phase": "over", "ended": 30}, "position.ended"),
    ({"phase": "over", "ended": 29}, "position.ended"),
    ({"phase": "over", "ended": 31}, "position.passes"),
    ({"phase": "over", "ended": 28}, "position.served[0]"),
    ({"passes": 6}, "position.passes"),  # W31
    ({"phase": "give", "hands": [["rice"], []], "actor": 1}, "position.hands[1]"),  # W4
    ({"phase": "give", "hands": [[], ["rice"]]}, "position.hands[1]"),
    ({"phase": "first", "hands": [["tuna"], []]}, "position.hands"),
    ({"opening": True}, "position.opening"),
    ({"phase": "first", "opening": False}, "position.opening"),
    ({"phase": "draw", "opening": True, "board": {"a1": ["tuna"]}}, "position.board"),  # W3
    ({"phase": "draw", "opening": True, "passes": 1}, "position.laid"),
    ({"asking": 3}, "position.asking"),
    ({"dropped": 1}, "position.dropped"),
    ({"phase": "chopped", "held": "tuna", "hands": [["tuna"], []]}, "position.chopped"),  # W22
    ({"phase": "discard", "laid": 1, "recipes": [["Sunrise"], []]}, "position.laid"),
    ({"phase": "score", "ended": 28}, "position.ended"),
    ({"actor": 2}, "position.actor"),
    # a turn in which more, or less, has happened than can be
    ({"played": "chop"}, "position.hands"),  # W17
    ({"phase": "cover", "played": "wasabi", "cards": [["wasabi"], []]}, "position.hands"),
    ({"chopped": True}, "position.chopped"),  # W22
    ({"played": "chop", "cards": [["chop"], []], "hands": [["tuna"], []]}, "position.kitchen"),  # W20
    ({"played": "wasabi", "hands": [["tuna"], []]}, "position.wasabi"),
    ({"laid": 1, "fresh": ["a1", "a2"]}, "position.fresh"),  # W11
    ({"phase": "switch", "played": "switch", "swapped": ["a1", "b1"]}, "position.swapped"),  # W24
    ({"owed": 1, "served": [["Sunrise"], []]}, "position.owed"),  # W15
    ({"phase": "stock", "owed": 1, "served": [["Sunrise"], []]}, "position.owed"),
    ({"phase": "stock", "laid": 1, "passes": 2}, "position.passes"),  # W31
    ({"phase": "stock", "laid": 0, "passes": 0}, "position.passes"),  # W8
    ({"phase": "discard", "recipes": [["Sunrise"], []], "passes": 0}, "position.passes"),
    ({"phase": "discard", "recipes": [["Sunrise"], []], "dropped": 1}, "position.dropped"),
    ({"phase": "draw", "dropped": 1}, "position.dropped"),
    # an opening that the rules do not have
    ({"phase": "draw", "opening": True}, "position.hands[0]"),  # W4
    ({"phase": "give", "hands": [[], ["tuna", "salmon"]]}, "position.hands[1]"),
    ({"phase": "give", "recipes": [["Sunrise"], []]}, "position.recipes"),  # W5
    ({"phase": "give", "cubes": [1, 0]}, "position.served"),  # W3
    ({"phase": "first", "under": {"2": ["Sunrise"]}}, "position.under"),  # W8
    ({**START, "actor": 1}, "position.recipes[0]"),  # W5
    ({**START, "recipes": [[], ["Sunrise"]]}, "position.recipes[1]"),
]


@pytest.mark.parametrize(("data", "where"), CANNOT, ids=lambda value: str(value)[:60])
def test_impossible_positions_are_refused(data: dict[str, object], where: str) -> None:
    with pytest.raises(Impossible) as refused:
        plain_game().from_position({"phase": "turn", **data})
    assert refused.value.where == where and refused.value.reason


@pytest.mark.parametrize(
    ("data", "key", "value"),
    [
        ({"phase": "stock"}, "laid", 1),  # W7: a tile has been laid
        ({"phase": "stock", "passes": 2}, "laid", 0),  # W8: unless the turn was passed
        ({"phase": "discard", "recipes": [["Sunrise"], []]}, "passes", 1),
        ({"phase": "give"}, "opening", True),
        ({"phase": "turn"}, "laid", 0),
    ],
)
def test_what_is_left_out_is_as_it_must_be(data: dict[str, object], key: str, value: object) -> None:
    game = plain_game()
    assert game.position(game.from_position(data))[key] == value


def test_W8_what_went_back_is_forgotten_with_the_pass() -> None:
    """A pass with room in the hand goes through the pantry: that position reads back too."""
    table = Counter(hand=["egg"], recipes=["Sunrise", "Crab Hug"]).play("pass", "discard Sunrise", "done")
    assert table.phase == "stock" and table.view["dropped"] == 0
    again = table.game.from_position(table.game.position(table.state))
    assert table.game.position(again) == table.game.position(table.state)


def test_W29_a_full_board_cannot_wait_for_a_tile() -> None:
    full = "\n".join(["ri ri ri ri ri"] * 2 + ["mk mk mk mk mk"] * 2 + ["tu tu tu tu sa", "sa sa sa eg eg"])
    with pytest.raises(Impossible, match="W29"):
        Counter(full, hand=["roe"])
    assert Counter(full, hand=["roe"], laid=1, fresh=["a1"]).moves() == ["done"]


def test_W28_nobody_has_used_all_tokens_while_the_match_goes_on() -> None:
    ten = ["Sunrise", "Kappa Roll", "Crab Hug", "Tekkamaki", "Crunchy Tuna", "Pickle Barrel", "Snapper Crunch"]
    with pytest.raises(Impossible, match="W28"):
        Counter(served=[[*ten, "Lunch Box", "Crimson Tide", "Last Supper"], []])
