"""Action cards: W20, W21, W22, W23, W24, W25, W26, W27."""

from __future__ import annotations

from wasabi.counter import Counter


def test_W20_played_cards_go_to_the_kitchen_at_once() -> None:
    for card in ("stack", "chop", "spicy", "switch"):
        table = Counter("mk tu . . .", cards=[card])
        assert table.view["kitchen"][card] == 0
        table.play(f"play {card}")
        assert table.view["kitchen"][card] == 1 and table.view["cards"][0] == []
    table = Counter(cards=["wasabi"]).play("play wasabi", "cover a1 b2")
    assert table.view["kitchen"]["wasabi"] == 0 and table.view["cards"][0] == []
    assert table.view["wasabi"] == ["a1 b2"]


def test_W20_what_each_card_needs() -> None:
    assert Counter(cards=["stack", "chop"]).kinds("play") == []
    assert Counter(cards=["spicy", "switch"]).kinds("play") == ["spicy"]
    assert Counter(cards=["stack", "chop"]).refused("play chop") == "W20"
    covered = Counter("mk tu . . .", cards=["stack", "chop"], wasabi=["a1 b2"])
    assert covered.kinds("play") == []
    assert Counter("mk tu . . .", cards=["switch"], wasabi=["a1 b2"]).kinds("play") == []
    locked = ["a1 b2", "c1 d2", "a3 b4", "c3 d4"]
    many: dict[str, object] = {"cards": {"all": [2, 2, 2, 2, 5], "two": [1, 1, 1, 1, 5]}}
    assert Counter(cards=["wasabi"], wasabi=[*locked, "b5 c6"][1:], variant=many).kinds("play") == ["wasabi"]
    assert Counter(cards=["wasabi"], wasabi=["a1 b2", "d1 e2", "b4 c5", "d4 e5"], variant=many).kinds("play") == []


def test_W20_wasabi_needs_a_block() -> None:
    """One empty square is left: any block but those over it will do before the tile; all squares locked, none."""
    full = "\n".join(["ri ri ri ri ri"] * 2 + ["mk mk mk mk mk"] * 2 + ["tu tu tu tu sa", "sa sa sa eg ."])
    table = Counter(full, cards=["wasabi"], hand=["roe"]).play("play wasabi")
    assert "d1 e2" not in table.kinds("cover") and len(table.kinds("cover")) == 19
    late = Counter(full, cards=["wasabi"], hand=["roe"]).lay("roe", "e1").play("play wasabi")
    assert len(late.kinds("cover")) == 20


def test_W21_stack_on_top_of_an_ingredient_or_a_stack() -> None:
    table = Counter("mk ri/tu . . .", recipes=["Roe Boat"], cards=["stack"]).play("play stack", "pick roe")
    assert {"roe a1", "roe b1", "roe c1"} <= set(table.kinds("place")) and len(table.kinds("place")) == 30
    table.play("place roe b1")
    assert table.view["board"] == {"a1": ["maki"], "b1": ["rice", "tuna", "roe"]}
    assert table.kinds("claim") == ["Roe Boat"]


def test_W21_only_the_top_is_in_play() -> None:
    table = Counter("mk tu/ri . . .", recipes=["Tekkamaki"], hand=["maki"]).lay("maki", "c1")
    assert table.kinds("claim") == []
    assert table.view["board"]["b1"] == ["tuna", "rice"]  # anybody may look below


def test_W21_stack_comes_before_the_tile() -> None:
    table = Counter("mk tu . . .", cards=["stack"]).lay("egg", "c1")
    assert table.kinds("play") == [] and table.refused("play stack") == "W21"


def test_W22_chop_before_the_tile_returns_it_or_plays_it() -> None:
    start = Counter("mk tu . . .", cards=["chop"]).play("play chop")
    assert start.kinds("chop") == ["a1", "b1"]
    start.play("chop a1")
    assert start.moves() == ["toss", "keep"] and start.view["held"] == "maki"
    start.play("toss")
    assert start.view["pantry"]["maki"] == 10 and start.kinds("pick") == ["tuna", "egg", "roe"]
    kept = Counter("mk tu . . .", cards=["chop"]).play("play chop", "chop a1", "keep", "place maki c1")
    assert kept.view["board"] == {"b1": ["tuna"], "c1": ["maki"]}
    assert kept.view["hands"][0] == ["tuna", "egg", "roe"] and kept.moves() == ["done"]


def test_W22_chop_after_the_tile_returns_at_once() -> None:
    table = Counter("mk tu . . .", cards=["chop"]).lay("egg", "e5").play("play chop", "chop a1")
    assert table.phase == "turn" and table.view["pantry"]["maki"] == 10 and table.moves() == ["done"]


def test_W22_of_a_stack_only_the_top_and_what_it_reveals_counts() -> None:
    board = "mk tu/ri . . ."
    table = Counter(board, recipes=["Tekkamaki"], cards=["chop"]).play("play chop", "chop b1")
    assert table.view["held"] == "rice" and table.view["board"]["b1"] == ["tuna"]
    assert table.moves() == ["claim Tekkamaki", "toss", "keep"]
    table.play("claim Tekkamaki", "keep", "place rice b2")
    assert table.view["served"][0] == ["Tekkamaki"] and table.view["board"]["b2"] == ["rice"]
    other = Counter(board, recipes=["Sunrise"], cards=["chop"]).play("play chop", "chop b1")
    assert other.refused("claim Tekkamaki") == "W9"
    late = Counter(board, recipes=["Tekkamaki"], cards=["chop"]).lay("egg", "e5").play("play chop", "chop b1")
    assert late.kinds("claim") == ["Tekkamaki"]


def test_W22_the_lift_is_a_step_before_the_tile() -> None:
    """Revealed by the lift and claimed after the chopped tile was laid elsewhere."""
    table = Counter("mk tu/ri . . .", recipes=["Tekkamaki"], cards=["chop"]).play("play chop", "chop b1", "keep")
    assert "rice b1" not in table.kinds("place")  # the square it left is not empty
    table.play("place rice e6")
    assert table.kinds("claim") == ["Tekkamaki"]


def test_W23_spicy_lays_two() -> None:
    table = Counter(cards=["spicy"]).play("play spicy")
    assert table.refused("done") == "W7"
    table.lay("egg", "a1")
    assert table.moves() == ["pick tuna", "pick roe", "done"]
    table.lay("roe", "b1")
    assert table.moves() == ["done"] and table.view["hands"][0] == ["tuna"]


def test_W23_spicy_after_the_tile_and_the_second_is_optional() -> None:
    table = Counter(cards=["spicy"], recipes=["Sunrise"]).lay("egg", "a1").play("play spicy")
    assert "done" in table.moves()
    table.lay("roe", "b1")
    assert table.kinds("claim") == ["Sunrise"]
    assert Counter(cards=["spicy"]).lay("egg", "a1").play("play spicy", "done").phase == "stock"


def test_W24_switch_swaps_whole_squares() -> None:
    table = Counter("mk ri/tu . . .", cards=["switch"]).play("play switch")
    assert table.kinds("switch") == ["a1 b1", "b1 c1", "a1 a2", "b1 b2"]  # not both empty, not diagonal
    assert table.refused("switch c1 d1") == "W24"
    table.play("switch b1 c1")
    assert table.view["board"] == {"a1": ["maki"], "c1": ["rice", "tuna"]}
    both = Counter("sa/mk ri/tu . . .", cards=["switch"]).play("play switch", "switch a1 b1")
    assert both.view["board"] == {"a1": ["rice", "tuna"], "b1": ["salmon", "maki"]}
    assert both.kinds("pick") == ["tuna", "egg", "roe"]  # the tile is still to be laid


def test_W24_switch_may_complete_a_recipe_before_or_after() -> None:
    table = Counter("mk . tu . .", recipes=["Tekkamaki"], cards=["switch"]).play("play switch", "switch b1 c1")
    assert table.kinds("claim") == ["Tekkamaki"]
    late = Counter("mk . tu . .", recipes=["Tekkamaki"], cards=["switch"]).lay("egg", "e5")
    assert late.play("play switch", "switch b1 c1").kinds("claim") == ["Tekkamaki"]


def test_W25_wasabi_covers_two_by_two_and_brings_a_cube() -> None:
    table = Counter("mk tu . . .", cards=["wasabi"]).play("play wasabi")
    assert len(table.kinds("cover")) == 20
    table.play("cover b1 c2")
    assert table.view["cubes"][0] == 1 and table.view["points"][0] == 1
    assert table.kinds("pick") == ["tuna", "egg", "roe"]


def test_W26_covered_squares_are_locked() -> None:
    board = """
        . . . . .
        mk tu . . .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki"], wasabi=["b1 c2"]).play("pick maki")
    assert not {"maki b2", "maki c1", "maki c2"} & set(table.kinds("place"))
    assert table.refused("place maki c1") == "W26"
    assert table.play("place maki a2").kinds("claim") == []  # tuna is covered
    chop = Counter(board, cards=["chop"], wasabi=["b1 c2"]).play("play chop")
    assert chop.kinds("chop") == ["a1"] and chop.refused("chop b1") == "W26"
    switch = Counter(board, cards=["switch"], wasabi=["b1 c2"]).play("play switch")
    assert switch.kinds("switch") == ["a1 a2"]
    stack = Counter(board, cards=["stack"], wasabi=["b1 c2"]).play("play stack", "pick egg")
    assert "egg a1" in stack.kinds("place") and "egg b1" not in stack.kinds("place")
    assert table.view["board"]["b1"] == ["tuna"]  # anybody may look underneath


def test_W26_wasabi_cards_never_overlap() -> None:
    table = Counter(players=3, cards=["wasabi"], wasabi=["c3 d4"]).play("play wasabi")
    blocks = table.kinds("cover")
    assert len(blocks) == 25 - 9
    assert {"a3 b4", "e3 f4", "c1 d2"} <= set(blocks) and not {"b2 c3", "d4 e5", "c3 d4"} & set(blocks)


def test_W27_only_a_reward_lifts_it_whoever_laid_it() -> None:
    """p1 laid it; p2 completes a recipe and takes it; the squares are free again."""
    table = Counter("mk . . . .", hand=[["tuna", "egg", "roe"]] * 2, recipes=[[], ["Tekkamaki"]], cards=["wasabi"])
    table.play("play wasabi", "cover d5 e6").lay("egg", "c4").play("done", "stock egg", "draw 2", "draw 2", "draw 2")
    table.play("p2 pick tuna", "p2 place tuna b1", "p2 claim Tekkamaki", "p2 done")
    assert table.kinds("lift", 1) == ["d5 e6"]
    table.play("p2 lift d5 e6")
    assert table.view["wasabi"] == [] and table.view["cards"][1] == ["wasabi"] and table.view["cubes"] == [1, 0]
    table.play("p2 stock egg", "p2 draw 2", "p2 draw 2", "p2 draw 2", "pick egg")
    assert "egg e6" in table.kinds("place")
    bare = Counter("mk . . . .", wasabi=["d5 e6"]).lay("egg", "b2").play("done")
    assert bare.phase == "stock"  # no recipe, no lift
