"""Setup: W1, W2, W3, W4, W5, W6."""

from __future__ import annotations

from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from criee.engine.match import Match, tell
from criee.engine.phase import HOUSE
from criee.games import open_game
from criee.games.wasabi.terminal import draw
from criee.words import Words
from wasabi.counter import Counter


def start(players: int, first: str = "p1") -> Counter:
    return Counter(phase="first", players=players, hand=()).play(f"house first {first}")


def test_W1_pantry_and_piles() -> None:
    view = Counter(phase="first", hand=()).view
    assert sum(view["pantry"].values()) == 72
    assert [view["pantry"][t] for t in ("rice", "maki", "tuna", "egg", "fugu", "matsutake")] == [10, 10, 4, 4, 1, 1]
    assert view["piles"] == {"2": 18, "3": 14, "4": 10, "5": 8}


@pytest.mark.parametrize(("players", "columns"), [(2, 5), (3, 6), (4, 7)])
def test_W1_the_zone_grows_with_the_players(players: int, columns: int) -> None:
    table = Counter(players=players).play("pick tuna")
    squares = {text.split()[1] for text in table.kinds("place")}
    assert squares == {f"{c}{r}" for c in "abcdefg"[:columns] for r in range(1, 7)}
    assert table.view["columns"] == columns and table.view["rows"] == 6


def test_W1_any_recipe_of_the_pile_may_come() -> None:
    table = Counter(phase="draw", recipes=["Tekkamaki"])
    table.match.follow(0, table.game.parse("draw 2"))
    names = [text[5:-3] for text in table.house_moves()]
    assert len(names) == 17 and "Tekkamaki" not in names and "Sunrise" in names


@pytest.mark.parametrize(("players", "kitchen"), [(2, [1, 1, 1, 1, 1]), (3, [1, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2])])
def test_W2_kitchens(players: int, kitchen: list[int]) -> None:
    game = open_game("wasabi")
    view = Counter(phase="first", players=players, hand=()).view
    assert list(view["kitchen"]) == ["stack", "chop", "spicy", "switch", "wasabi"]
    assert list(view["kitchen"].values()) == kitchen
    assert [game.contents(players)[f"card {kind}"] for kind in view["kitchen"]] == kitchen


def test_W3_ten_tokens_no_cubes_no_cards() -> None:
    view = Counter(phase="first", players=3, hand=()).view
    assert view["tokens"] == [{"2": 4, "3": 3, "4": 2, "5": 1}] * 3
    assert view["cubes"] == [0, 0, 0] and view["cards"] == [[], [], []]


def test_W4_the_first_player_is_drawn() -> None:
    assert Counter(phase="first", players=3, hand=()).house_moves() == ["first p1", "first p2", "first p3"]
    assert start(3, "p2").match.to_act() == (1,)


def test_W4_a_hand_for_the_left_neighbour_of_three_categories() -> None:
    table = start(3, "p2")
    assert table.refused("give rice", 1) == "W4"
    assert table.refused("give fugu", 1) == "W4"
    assert len(table.moves(1)) == 12
    table.play("p2 give tuna")
    assert not {"salmon", "snapper", "tuna"} & set(table.kinds("give", 1))
    assert table.refused("give salmon", 1) == "W4"
    table.play("p2 give crab", "p2 give egg")
    assert table.view["hands"] == [[], [], ["tuna", "crab", "egg"]]
    assert table.match.to_act() == (2,)
    table.play("p3 give tuna", "p3 give crab", "p3 give egg", "p1 give roe", "p1 give pickle")
    assert table.phase == "give"
    table.play("p1 give squid")
    assert table.view["hands"][1] == ["squid", "pickle", "roe"]
    assert table.phase == "draw" and table.match.to_act() == (1,)


def test_W4_the_question_says_which_of_three_it_is() -> None:
    table = start(2)
    """... and for whom, by name (W4)."""
    words = Words("wasabi", "en", ["Ana", "Ben"])
    for place, tile in enumerate(("tuna", "crab", "egg"), 1):
        assert words.line(table.match.prompt(0)) == f"Give Ben an ingredient: {place} of 3."
        table.play(f"p1 give {tile}")
    assert table.match.prompt(1).args == {"player": "#0", "place": 1, "all": 3}


def test_W4_only_what_the_pantry_has_is_given() -> None:
    """The printed box has enough of everything, so this takes one with a single salmon."""
    few: dict[str, object] = {"categories": {"base": {"rice": 13}, "fish": {"salmon": 1}}}
    table = Counter(phase="give", first=1, actor=0, hand=[["salmon", "crab", "egg"], []], variant=few)
    assert "tuna" in table.kinds("give") and "salmon" not in table.kinds("give")


def test_W5_three_recipes_each_seen_before_the_next() -> None:
    full = [["tuna", "crab", "egg"], ["tuna", "crab", "egg"]]
    table = Counter(phase="draw", opening=True, first=1, actor=1, hand=full)
    assert table.moves(1) == ["draw 2", "draw 3", "draw 4", "draw 5"]
    table.play("p2 draw 2", deals=["Sunrise"])
    assert table.seen_by(1)["recipes"][1] == ["Sunrise"] and table.match.to_act() == (1,)
    table.play("p2 draw 5", "p2 draw 2", deals=["Last Supper", "Tekkamaki"])
    assert table.seen_by(1)["recipes"][1] == ["Tekkamaki", "Sunrise", "Last Supper"]
    assert table.match.to_act() == (0,) and table.phase == "draw"
    table.play("draw 2", "draw 2", "draw 2")
    assert table.match.to_act() == (1,) and table.phase == "turn"


def test_W6_recipes_are_hidden_lengths_and_hands_are_not() -> None:
    table = Counter(phase="draw", recipes=["Last Supper", "Sunrise"], cards=["chop"])
    before = table.state.clone()
    table.play("draw 3", deals=["Pickle Barrel"])
    assert table.seen_by(0)["recipes"][0] == ["Sunrise", "Pickle Barrel", "Last Supper"]
    for viewer in (1, -2):
        assert table.seen_by(viewer)["recipes"][0] == ["?2", "?3", "?5"]
        assert table.seen_by(viewer)["hands"][0] == ["tuna", "egg", "roe"]
        assert table.seen_by(viewer)["cards"][0] == ["chop"]
    told = {viewer: tell(table.game, before, table.match.steps, viewer)[1] for viewer in (0, 1)}
    assert told[0].text == "deal Pickle Barrel p1" and told[0].lines[0].args["recipe"] == "@recipe-pickle-barrel"
    assert told[1].text == "deal ?3 p1" and "recipe" not in told[1].lines[0].args


def test_W6_hidden_hands_hide_on_the_screen_only() -> None:
    shown: list[str] = []
    for hidden in (False, True):
        table = Counter(options={"hidden_hands": hidden}, hand=[["crab"], ["squid"]], cards=[["chop"], ["spicy"]])
        console = Console(width=100, file=StringIO())
        console.print(draw(table.seen_by(0), Words("wasabi", "en", ["Ana", "Bo"]), ["Ana", "Bo"]))
        text = cast(StringIO, console.file).getvalue()
        shown.append(text[text.index("Bo") :])
        assert table.seen_by(0)["hands"][1] == ["squid"] and table.seen_by(0)["cards"][1] == ["spicy"]
    assert "squid" in shown[0] and "Spicy!" in shown[0]
    assert "squid" not in shown[1] and "Spicy!" not in shown[1] and "hidden" in shown[1]


def test_W6_a_recipe_put_back_is_followed_by_who_knows_it() -> None:
    """p1 put Last Supper under an otherwise empty pile; when p2 draws it, p1 knows, and p3 does not."""
    gone = ["Squid Salad Sandwich", "Urchin Emperor", "Abalone Garden"]
    more = ["Autumn Feast", "Dragon's Back", "Rainbow Boat"]
    table = Counter(
        players=3,
        phase="draw",
        actor=1,
        recipes=[gone, [], more],
        served=[[], ["Harbour Master"], []],
        under={"5": ["Last Supper"]},
        known=[["Last Supper"], [], []],
    )
    assert [table.seen_by(seat)["under"]["5"] for seat in (0, 1, -2)] == [["Last Supper"], ["?"], ["?"]]
    before = table.state.clone()
    table.match.follow(1, table.game.parse("draw 5"))
    assert table.house_moves() == ["deal Last Supper p2"]
    table.deal([])
    assert [table.seen_by(seat)["recipes"][1] for seat in (0, 1, 2)] == [["Last Supper"], ["Last Supper"], ["?5"]]
    texts = [tell(table.game, before, table.match.steps, seat)[1].text for seat in (0, 2)]
    assert texts == ["deal Last Supper p2", "deal ?5 p2"]


def test_W6_one_of_two_alike_put_back_is_lost_from_sight() -> None:
    """p1 knows Last Supper in p2's hand; p2 puts back one of two recipes of that length: p1 knows neither any more."""
    held = ["Last Supper", "Dragon's Back"]
    for name in held:
        table = Counter(phase="discard", actor=1, recipes=[[], held], known=[["Last Supper"], []])
        assert table.seen_by(0)["recipes"][1] == ["?5", "Last Supper"]
        table.play(f"p2 discard {name}")
        assert table.seen_by(0)["recipes"][1] == ["?5"] and table.seen_by(0)["under"] == {"5": ["?"]}
        assert table.seen_by(1)["under"] == {"5": [name]}


def test_W4_every_seat_can_be_first_in_a_real_match() -> None:
    game = open_game("wasabi")
    firsts = set()
    for seed in range(40):
        match = Match(game, 4, seed)
        match.settle()
        assert match.steps[0].seat == HOUSE
        firsts.add(match.to_act()[0])
    assert firsts == {0, 1, 2, 3}
