"""Completing recipes: W9, W10, W11, W12, W13, W14, with the rulebook's examples on drawn boards."""

from __future__ import annotations

from wasabi.counter import Counter


def test_W9_book_pickle_barrel_with_and_without_style() -> None:
    """The book's first example: a recipe of length 3; one cube if it is in order."""
    board = """
        . . . . .
        . cu mk . .
    """
    table = Counter(board, hand=["pickle"], recipes=["Pickle Barrel"]).lay("pickle", "d1")
    assert table.kinds("claim") == ["Pickle Barrel"]
    table.play("claim Pickle Barrel")
    assert table.view["served"][0] == ["Pickle Barrel"] == table.view["styled"][0]
    assert table.view["cubes"] == [1, 0] and table.view["tokens"][0] == {"2": 4, "3": 2, "4": 2, "5": 1}
    assert table.view["points"][0] == 3 + 1
    plain = Counter(board, hand=["pickle"], recipes=["Pickle Barrel"]).lay("pickle", "a1").play("claim Pickle Barrel")
    assert plain.view["cubes"] == [0, 0] and plain.view["styled"][0] == [] and plain.view["points"][0] == 3


def test_W10_book_crunchy_tuna_out_of_order() -> None:
    """The book's second example: tempura between maki and tuna completes it, without style."""
    table = Counter(". mk . tu .", hand=["tempura"], recipes=["Crunchy Tuna"]).lay("tempura", "c1")
    table.play("claim Crunchy Tuna")
    assert table.view["served"][0] == ["Crunchy Tuna"] and table.view["styled"][0] == []
    assert table.view["cubes"][0] == 0


def test_W13_book_one_maki_for_pickle_barrel_and_tekkamaki() -> None:
    """The book's third example: one maki completes both, Pickle Barrel with style."""
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"]).lay("maki", "c1")
    assert table.kinds("claim") == ["Tekkamaki", "Pickle Barrel"]
    table.play("claim Pickle Barrel", "claim Tekkamaki")
    assert table.view["served"][0] == ["Tekkamaki", "Pickle Barrel"] and table.view["cubes"][0] == 1
    assert table.view["tokens"][0] == {"2": 3, "3": 2, "4": 2, "5": 1} and table.view["owed"] == 2


def test_W13_each_recipe_needs_its_own_token() -> None:
    """One token of length 3 is left: the first of two recipes takes it."""
    board = """
        . . . . .
        . te . . .
        . tu . . .
        cu . pi . .
    """
    served = [["Snapper Crunch", "Poison Pill"], []]
    table = Counter(board, hand=["maki"], recipes=["Crunchy Tuna", "Pickle Barrel"], served=served).lay("maki", "b1")
    assert table.kinds("claim") == ["Crunchy Tuna", "Pickle Barrel"]
    table.play("claim Crunchy Tuna")
    assert table.kinds("claim") == [] and table.refused("claim Pickle Barrel") == "W9"


def test_W9_straight_and_unbroken_across_or_down() -> None:
    for board, square in (("cu . mk . .", "d1"), ("cu mk . . .", "b2"), ("mk cu . . .", "d1")):
        table = Counter(board, hand=["pickle"], recipes=["Pickle Barrel"]).lay("pickle", square)
        assert table.kinds("claim") == [] and table.refused("claim Pickle Barrel") == "W9"
    down = Counter("mk\ncu", hand=["pickle"], recipes=["Pickle Barrel"]).lay("pickle", "a3")
    assert down.kinds("claim") == ["Pickle Barrel"]


def test_W9_a_line_does_not_wrap_around_the_edge() -> None:
    board = """
        pi . . . .
        . . . cu .
    """
    assert Counter(board, hand=["maki"], recipes=["Pickle Barrel"]).lay("maki", "e1").kinds("claim") == []
    full = """
        pi . . . . . .
        . . . . . cu .
    """
    table = Counter(full, hand=["maki"], recipes=["Pickle Barrel"], players=4).lay("maki", "g1")
    assert table.kinds("claim") == []


def test_W9_neighbours_do_not_matter_but_every_ingredient_must_be_there() -> None:
    table = Counter("ri cu . pi sa", hand=["maki"], recipes=["Pickle Barrel"]).lay("maki", "c1")
    assert table.kinds("claim") == ["Pickle Barrel"]
    twice = Counter("cu . cu . .", hand=["maki"], recipes=["Pickle Barrel"]).lay("maki", "b1")
    assert twice.kinds("claim") == []


def test_W9_only_own_recipes_and_only_with_a_token() -> None:
    short = ["Sunrise", "Kappa Roll", "Crab Hug", "Roe Boat"]
    table = Counter(". mk . . .", recipes=[["Tekkamaki"], ["Ruby Block"]], served=[short, []]).lay("tuna", "c1")
    assert table.kinds("claim") == [] and table.refused("claim Tekkamaki") == "W9"
    assert table.refused("claim Ruby Block") == "W9"
    free = Counter(". mk . . .", recipes=["Tekkamaki"], served=[short[1:], []]).lay("tuna", "c1")
    assert free.kinds("claim") == ["Tekkamaki"]


def test_W10_style_from_either_end() -> None:
    table = Counter("te . mk . .", recipes=["Crunchy Tuna"]).lay("tuna", "b1").play("claim Crunchy Tuna")
    assert table.view["cubes"][0] == 1
    down = Counter("ro\n.\nri", hand=["urchin"], recipes=["Spiny Crown"]).lay("urchin", "a2").play("claim Spiny Crown")
    assert down.view["cubes"][0] == 1


def test_W10_cubes_grow_with_the_length() -> None:
    for recipe, board, tile, square, cubes in (
        ("Tekkamaki", "mk . . . .", "tuna", "b1", 0),
        ("Crunchy Tuna", "mk tu . . .", "tempura", "c1", 1),
        ("Lunch Box", "ri sa eg . .", "avocado", "d1", 2),
        ("Rainbow Boat", "sa av sh cu .", "squid", "e1", 3),
    ):
        table = Counter(board, hand=[tile], recipes=[recipe]).lay(tile, square).play(f"claim {recipe}")
        assert table.view["cubes"][0] == cubes and table.view["styled"][0] == [recipe]


def test_W10_one_line_in_order_is_enough() -> None:
    board = """
        . mk .
        cu . pi
        . cu .
    """
    table = Counter(board, hand=["maki"], recipes=["Pickle Barrel"]).lay("maki", "b2")
    assert table.play("claim Pickle Barrel").view["cubes"][0] == 1
    # the same with the plain line across and the ordered one down
    turned = """
        . pi .
        pi . cu
        . cu .
    """
    table = Counter(turned, hand=["maki"], recipes=["Pickle Barrel"]).lay("maki", "b2")
    assert table.play("claim Pickle Barrel").view["cubes"][0] == 1


def test_W10_style_is_judged_at_the_moment_of_claiming() -> None:
    """Maki-tempura-tuna is completed by the tile; Switch! puts it in order before it is claimed."""
    table = Counter("mk . tu . .", hand=["tempura"], recipes=["Crunchy Tuna"], cards=["switch"]).lay("tempura", "b1")
    table.play("play switch", "switch b1 c1", "claim Crunchy Tuna")
    assert table.view["cubes"][0] == 1


def test_W11_a_line_that_stood_before_does_not_count() -> None:
    table = Counter("mk tu . . .", recipes=["Tekkamaki", "Sunrise"])
    assert table.kinds("claim") == []
    table.lay("egg", "c1")
    assert table.kinds("claim") == [] and table.refused("claim Tekkamaki") == "W11"


def test_W11_the_same_ingredient_on_top_changes_nothing() -> None:
    table = Counter("mk tu . . .", recipes=["Tekkamaki"], cards=["stack"]).play("play stack").lay("tuna", "b1")
    assert table.view["board"]["b1"] == ["tuna", "tuna"] and table.kinds("claim") == []
    table = Counter("mk eg . . .", recipes=["Tekkamaki"], cards=["stack"]).play("play stack").lay("tuna", "b1")
    assert table.kinds("claim") == ["Tekkamaki"]


def test_W11_switch_within_a_line_shows_the_same_set() -> None:
    inside = Counter("mk te tu . .", recipes=["Crunchy Tuna"], cards=["switch"]).play("play switch", "switch b1 c1")
    assert inside.kinds("claim") == []
    board = """
        . . tu . .
        mk te eg . .
    """
    table = Counter(board, recipes=["Crunchy Tuna"], cards=["switch"]).play("play switch", "switch c1 c2")
    assert table.kinds("claim") == ["Crunchy Tuna"]


def test_W11_switching_equals_changes_nothing() -> None:
    board = """
        . tu . . .
        mk tu . . .
    """
    table = Counter(board, recipes=["Tekkamaki"], cards=["switch"]).play("play switch", "switch b1 b2")
    assert table.kinds("claim") == []


def test_W12_optional_and_lost_when_phase_1_ends() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki"], hand=[["tuna"], ["egg"]]).lay("tuna", "b1")
    assert table.moves() == ["claim Tekkamaki", "done"]
    table.play("done")
    assert table.view["served"][0] == [] and table.view["owed"] == 0 and table.view["fresh"] == []
    assert table.phase == "stock"


def test_W12_lost_until_a_new_step_completes_it() -> None:
    """The line stands from an earlier turn; chopping the tuna and laying it back completes it anew."""
    table = Counter("mk tu . . .", recipes=["Tekkamaki"], cards=["chop"]).play("play chop", "chop b1", "keep")
    table.play("place tuna b1")
    assert table.kinds("claim") == ["Tekkamaki"]


def test_W12_claimed_later_in_the_turn_while_it_shows() -> None:
    base = ("mk . . . .", ["Tekkamaki"])
    table = Counter(base[0], recipes=base[1], cards=["spicy"]).play("play spicy").lay("tuna", "b1").lay("egg", "e6")
    assert table.kinds("claim") == ["Tekkamaki"]
    broken = Counter(base[0], recipes=base[1], cards=["switch"]).lay("tuna", "b1").play("play switch", "switch b1 b2")
    assert broken.kinds("claim") == []
    covered = Counter(base[0], recipes=base[1], cards=["wasabi"]).lay("tuna", "b1").play("play wasabi", "cover b1 c2")
    assert covered.kinds("claim") == []


def test_W12_a_recipe_once_served_stays() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki"], cards=["switch"]).lay("tuna", "b1")
    table.play("claim Tekkamaki", "play switch", "switch b1 b2")
    assert table.view["served"][0] == ["Tekkamaki"] and table.view["points"][0] == 2


def test_W14_a_served_recipe_lies_open() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki", "Sunrise"]).lay("tuna", "b1").play("claim Tekkamaki")
    for viewer in (1, -2):
        assert table.seen_by(viewer)["served"][0] == ["Tekkamaki"]
        assert table.seen_by(viewer)["recipes"][0] == ["?2"]
    [tally] = table.game.score(table.state)
    assert (tally.seat, tally.points, tally.line.args) == (0, 2, {"recipe": "@recipe-tekkamaki"})
