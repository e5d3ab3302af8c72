"""The deck and the end of the game: T25, T26, T32."""

from __future__ import annotations

from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.engine.rng import Rng
from criee.games import open_game
from tsukiji.drawn import Drawn, all_taken
from tsukiji.test_setup import rest


def test_T25_an_empty_deck_is_rebuilt_from_the_discard_pile_turned_over() -> None:
    used = {"R5", "O5", "Y5"}
    table = Drawn(balance=["R5", "O5"], top="Y5", deck=[], discard=rest(used)).bids(2, 1)
    before = set(table.view["discard"])
    table.match.follow(0, table.game.parse("take left"))
    faces = table.game.catalogue()["faces"]
    while table.phase != "turn":  # clear, lay, rebuild
        table.match.follow(-1, table.match.moves(-1)[0])
    flipped = {faces[label]["other"] for label in before | {"O5"}}  # type: ignore[index]
    assert set(table.view["deck"]) == flipped
    assert table.view["discard"] == [] and table.view["emptied"] == 1
    assert not table.view["last"]


def test_T25_at_once_before_the_effect_of_the_card_just_drawn() -> None:
    # p1's third salmon draws the last card; the deck is rebuilt before that card enters its pile.
    used = {"O5", "B5", "R2B", "O4W", "O3W"}
    table = Drawn(balance=["O5", "B5"], top="R2B", deck=[], discard=rest(used), p1={"salmon": ["O4W", "O3W"]}).bids(
        2, 1
    )
    table.play("p1 take left")
    words = [step.split()[0] for step in table.steps()]
    assert words[words.index("draw") + 1 : words.index("draw") + 3] == ["rebuild", "turn"]


def test_T25_an_empty_discard_pile_counts_as_the_second_emptying() -> None:
    mine = {"mackerel": ["B5", "B4W", "B3W", "B2B"], "bream": ["Y3W", "Y2W", "Y3K", "Y4W"][:3]}
    table = everything_taken(mine)
    assert table.view["last"] and table.view["emptied"] == 2


def everything_taken(mine: dict[str, list[str]]) -> Drawn:
    """All cards in p1's and p2's piles but three: two on the balance (to be), one on the deck."""
    used = {"R5", "Y5", *(label for pile in mine.values() for label in pile)}
    theirs: dict[str, list[str]] = {}
    game = open_game("tsukiji")
    faces = game.catalogue()["faces"]
    for label in rest(used):
        colour = faces[label]["halves"][0]["colour"]  # type: ignore[index]
        theirs.setdefault(colour, []).append(label)
    knives = {label for pile in theirs.values() for label in pile if label.split("/")[0].endswith("K")}
    for pile in theirs.values():
        pile[:] = [label if label not in knives else faces[label]["other"] for label in pile]  # type: ignore[index]
    sorted_out: dict[str, list[str]] = {}
    for pile in theirs.values():
        for label in pile:
            sorted_out.setdefault(faces[label]["halves"][0]["colour"], []).append(label)  # type: ignore[index]
    table = Drawn(phase="layout", balance=["R5", ""], top="Y5", deck=[], p1=mine, p2=sorted_out)
    table.house([])
    return table


def test_T26_the_layout_empties_the_deck_the_second_time_that_round_is_the_last() -> None:
    used = {"R5", "O5", "Y5", "B5"}
    table = Drawn(balance=["R5", "O5"], top="Y5", emptied=1, deck=["B5"], discard=rest(used)).bids(2, 1)
    table.play("p1 take left")
    assert table.view["last"] and table.view["balance"] == ["Y5", "B5"] and table.phase == "bid"
    table.bids(1, 2).play("p2 take right")
    assert table.phase == "over"


def test_T26_one_card_left_the_discard_pile_supplies_the_other() -> None:
    used = {"R5", "O5", "Y5"}
    table = Drawn(balance=["R5", "O5"], top="Y5", emptied=1, deck=[], discard=rest(used)).bids(2, 1)
    table.play("p1 take left")
    assert table.view["last"] and table.view["balance"][0] == "Y5" and table.view["balance"][1] != ""
    table.bids(2, 1).play(f"p1 {table.moves(0)[0]}")
    assert table.phase == "over"


def test_T26_a_bonus_empties_the_deck_the_round_in_progress_is_the_last() -> None:
    used = {"O5", "B5", "R5", "O4W", "O3W"}
    table = Drawn(
        balance=["O5", "B5"], top="R5", emptied=1, deck=[], discard=rest(used), p1={"salmon": ["O4W", "O3W"]}
    ).bids(2, 1)
    table.play("p1 take left")
    assert table.phase == "over" and table.pile(0, "tuna") == ["R5"]
    assert table.view["balance"] == ["", ""]


def test_T26_a_bonus_in_the_last_round_draws_from_the_turned_discard_pile() -> None:
    used = {"O5", "B5", "O4W", "O3W"}
    table = Drawn(
        balance=["O5", "B5"], emptied=2, last=True, deck=[], discard=rest(used), p1={"salmon": ["O4W", "O3W"]}
    ).bids(2, 1)
    cards = sum(len(pile) for pile in table.view["piles"][0].values())
    table.play("p1 take left")
    words = [step.split()[0] for step in table.steps()]
    assert "rebuild" in words and "draw" in words
    if table.phase == "choose":
        table.play(f"p1 {table.moves(0)[0]}")
    assert sum(len(pile) for pile in table.view["piles"][0].values()) >= cards + 2
    assert table.view["last"]


def test_T26_a_single_card_goes_to_the_winner() -> None:
    table = Drawn(balance=["R5", ""], last=True, p1=all_taken("R5")).bids(1, 3)
    assert table.moves(1) == ["take left"]
    table.play("p2 take left")
    assert table.phase == "over" and table.pile(1, "tuna") == ["R5"]


def test_T26_a_single_card_by_day_goes_to_the_first_picker_and_the_barrel_turns() -> None:
    table = Drawn(balance=["R5", ""], last=True, p2=all_taken("R5"), face="day", barrel=-1).bids(2, 2)
    assert table.match.to_act() == (0,)
    table.play("p1 take left")
    assert table.phase == "over" and table.view["face"] == "night"


def test_T26_T24_the_bonus_at_the_end_comes_in_the_last_round_too() -> None:
    table = Drawn(balance=["R5", "O5"], emptied=2, last=True, deck=[], discard=rest({"R5", "O5"}), barrel=3).bids(2, 1)
    table.play("p1 take left")
    assert table.phase == "steal" and table.match.to_act() == (1,)
    table.play("p2 steal R5")
    assert table.phase == "over" and table.pile(1, "tuna") == ["R5"]


def test_T32_a_match_lasts_at_most_seventeen_rounds() -> None:
    for options in ({}, {"kind_fish": True}, {"bonus_after_layout": True}):
        game = open_game("tsukiji", options)
        for seed in range(150):
            match = Match(game, 2, seed)
            rng = Rng(seed)
            match.settle()
            while not match.over():
                seat = match.to_act()[0]
                match.play(seat, rng.pick(match.moves(seat)))
            rounds = sum(game.describe(step.move) == "reveal" for step in match.steps)
            assert 1 <= rounds <= 17
            assert game.view(match.state, NOBODY)["phase"] == "over"
