"""Phase 1: laying a tile and passing (W7, W8)."""

from __future__ import annotations

from criee.engine.match import tell
from wasabi.counter import Counter


def test_W7_exactly_one_tile_on_an_empty_square() -> None:
    table = Counter(". ri . . .", recipes=["Tekkamaki"])
    assert table.moves() == ["pick tuna", "pick egg", "pick roe", "pass"]
    assert table.refused("done") == "W7"
    table.play("pick tuna")
    assert "tuna b1" not in table.kinds("place") and len(table.kinds("place")) == 29
    assert table.refused("place tuna b1") == "W7"
    table.play("place tuna c1")
    assert table.view["board"] == {"b1": ["rice"], "c1": ["tuna"]}
    assert table.view["hands"][0] == ["egg", "roe"]
    assert table.moves() == ["done"]
    assert table.refused("pick egg") == "W7"


def test_W7_only_tiles_of_the_own_hand() -> None:
    table = Counter(hand=[["tuna"], ["crab"]])
    assert table.refused("pick crab") == "W7"
    assert table.refused("pick crab", seat=1) == ""  # not his turn


def test_W7_nothing_outside_the_zone() -> None:
    """Three players use columns a to f: neither tiles, nor Switch!, nor Wasabi! reach g."""
    table = Counter(". . . . . tu", players=3, cards=["switch", "wasabi"])
    assert table.play("pick egg").refused("place egg g1") == "W7"
    switch = Counter(". . . . . tu", players=3, cards=["switch"]).play("play switch")
    assert switch.kinds("switch") == ["e1 f1", "f1 f2"]
    cover = Counter(players=3, cards=["wasabi"]).play("play wasabi")
    assert len(cover.kinds("cover")) == 25 and "f1 g2" not in cover.kinds("cover")


def test_W7_one_action_card_a_turn() -> None:
    table = Counter(". ri tu . .", cards=["spicy", "switch"])
    assert table.kinds("play") == ["spicy", "switch"]
    table.play("play spicy")
    assert table.kinds("play") == [] and table.refused("play switch") == "W7"
    assert table.view["cards"][0] == ["switch"] and table.view["kitchen"]["spicy"] == 1


def test_W7_turns_go_clockwise() -> None:
    table = Counter(players=3, actor=2, hand=[["egg"], ["egg"], ["egg", "tuna", "roe"]])
    table.play("p3 pick egg", "p3 place egg a1", "p3 done")
    assert table.phase == "stock" and table.match.to_act() == (2,)
    table.play("p3 stock egg", "p3 draw 2", "p3 draw 2", "p3 draw 2")
    assert table.phase == "turn" and table.match.to_act() == (0,)


def test_W8_a_pass_comes_first_and_puts_back_at_least_one() -> None:
    held = ["Tekkamaki", "Sunrise", "Crunchy Tuna"]
    table = Counter(recipes=held).lay("egg", "a1")
    assert table.refused("pass") == "W8"
    table = Counter(recipes=held, cards=["spicy"]).play("play spicy")
    assert table.refused("pass") == "W8"
    table = Counter(recipes=held).play("pass")
    assert table.moves() == ["discard Tekkamaki", "discard Sunrise", "discard Crunchy Tuna"]
    assert table.refused("done") == "W8"
    table.play("discard Sunrise")
    assert table.moves() == ["discard Tekkamaki", "discard Crunchy Tuna", "done"]
    table.play("discard Tekkamaki", "done")
    assert table.phase == "draw" and table.seen_by(0)["under"] == {"2": ["Sunrise", "Tekkamaki"]}
    assert table.view["piles"]["2"] == 18


def test_W8_putting_all_back_ends_the_choice() -> None:
    table = Counter(recipes=["Sunrise"]).play("pass", "discard Sunrise")
    assert table.phase == "draw"


def test_W8_without_recipes_none_is_put_back() -> None:
    table = Counter(hand=["egg"]).play("pass")
    assert table.phase == "stock" and table.view["passes"] == 1


def test_W8_names_stay_hidden_lengths_are_seen() -> None:
    table = Counter(recipes=["Sunrise", "Crunchy Tuna"])
    before = table.state.clone()
    table.play("pass", "discard Crunchy Tuna", "done")
    assert [told.text for told in tell(table.game, before, table.match.steps, 1)] == ["pass", "discard ?3", "done"]
    assert [told.text for told in tell(table.game, before, table.match.steps, 0)][1] == "discard Crunchy Tuna"
    assert table.seen_by(1)["under"] == {"3": ["?"]}


def test_W8_what_was_put_back_comes_last_and_in_order() -> None:
    """Six of the eight long recipes are out; two lie under the pile in the order they were named."""
    out = [["Last Supper", "Dragon's Back"], ["Autumn Feast", "Harbour Master", "Rainbow Boat"]]
    table = Counter(recipes=out, served=[["Urchin Emperor"], []]).play(
        "pass", "discard Dragon's Back", "discard Last Supper"
    )
    dealt = []
    for _ in range(3):
        table.match.follow(0, table.game.parse("draw 5"))
        dealt.append(table.house_moves())
        table.deal([])
    assert dealt[0] == ["deal Squid Salad Sandwich p1", "deal Abalone Garden p1"]
    assert dealt[1] == ["deal Abalone Garden p1"]
    assert dealt[2] == ["deal Dragon's Back p1"]
    assert table.seen_by(0)["under"] == {"5": ["Last Supper"]}
