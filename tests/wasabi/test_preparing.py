"""Phase 2: rewards, ingredients, recipes (W15, W16, W17, W18, W19)."""

from __future__ import annotations

from collections.abc import Sequence

from criee.engine.rng import Rng
from wasabi.counter import Counter, Own


def cooked(cards: Own = (), players: int = 2, wasabi: Sequence[str] = ()) -> Counter:
    """p1 lays a tuna beside a maki and can claim Tekkamaki."""
    table = Counter("mk . . . .", recipes=["Tekkamaki"], cards=cards, players=players, wasabi=list(wasabi))
    return table.lay("tuna", "b1")


def test_W15_in_order_rewards_tiles_recipes() -> None:
    table = cooked().play("claim Tekkamaki", "done")
    assert table.phase == "reward"
    assert table.moves() == ["take stack", "take chop", "take spicy", "take switch", "take wasabi", "decline"]
    table.play("take chop")
    assert table.view["cards"][0] == ["chop"] and table.view["kitchen"]["chop"] == 0
    assert table.phase == "stock"
    table.play("stock rice")
    assert table.phase == "draw"


def test_W15_one_card_for_each_recipe() -> None:
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"]).lay("maki", "c1")
    table.play("claim Tekkamaki", "claim Pickle Barrel", "done", "take stack")
    assert table.phase == "reward" and "take stack" not in table.moves()
    table.play("take spicy")
    assert table.view["cards"][0] == ["stack", "spicy"] and table.phase == "stock"


def test_W15_a_reward_may_be_declined() -> None:
    table = cooked().play("claim Tekkamaki", "done", "decline")
    assert table.view["cards"][0] == [] and table.phase == "stock"


def test_W15_not_the_kind_played_this_turn() -> None:
    table = cooked(cards=["spicy"]).play("claim Tekkamaki", "play spicy", "done")
    assert table.kinds("take") == ["stack", "chop", "switch", "wasabi"]
    assert table.refused("take spicy") == "W15"


def test_W15_the_kind_played_if_nothing_else_can_be_had() -> None:
    """All other kinds are in hands: only the two Spicy! lie in the kitchen."""
    hold = [["spicy", "stack"], ["chop", "switch"], ["wasabi", "wasabi"]]
    table = cooked(players=3, cards=hold).play("claim Tekkamaki", "play spicy", "done")
    assert table.moves() == ["take spicy", "decline"]
    # a Wasabi! on the board is another kind
    hold = [["spicy", "stack"], ["chop", "switch"], ["wasabi"]]
    table = cooked(players=3, cards=hold, wasabi=["d5 e6"]).play("claim Tekkamaki", "play spicy", "done")
    assert table.moves() == ["lift d5 e6", "decline"]


def test_W15_judged_anew_for_each_reward_and_over_the_board() -> None:
    """Two rewards after Wasabi!: first the switch must go, then nothing but Wasabi! is left, even the one just laid."""
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(
        board,
        hand=["maki"],
        recipes=["Tekkamaki", "Pickle Barrel"],
        cards=[["wasabi"], ["stack", "chop"], ["spicy", "spicy"]],
        players=3,
        wasabi=["d5 e6"],
    ).lay("maki", "c1")
    table.play("claim Tekkamaki", "claim Pickle Barrel", "play wasabi", "cover a5 b6", "done")
    assert table.moves() == ["take switch", "decline"]
    assert table.refused("lift a5 b6") == "W15" and table.refused("lift d5 e6") == "W15"
    table.play("take switch")
    assert table.moves() == ["lift d5 e6", "lift a5 b6", "decline"]
    table.play("lift a5 b6")
    assert table.view["cards"][0] == ["switch", "wasabi"] and table.view["cubes"][0] == 1 + 1  # laid, style; not lifted


def test_W15_a_reward_lapses_if_no_card_is_there() -> None:
    """The printed box always has one card more than hands can hold, so this takes a smaller one."""
    small: dict[str, object] = {"cards": {"two": [1, 0, 0, 0, 0]}}
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"], variant=small).lay("maki", "c1")
    table.play("claim Tekkamaki", "claim Pickle Barrel", "done", "take stack")
    assert table.phase == "stock" and table.view["owed"] == 0
    none = Counter("mk . . . .", recipes=["Tekkamaki"], cards=["stack"], variant=small).lay("tuna", "b1")
    assert none.play("claim Tekkamaki", "done").phase == "stock"


def test_W16_never_more_than_two_cards() -> None:
    table = cooked(cards=["stack", "chop"]).play("claim Tekkamaki", "done")
    assert table.kinds("take") == [] and table.refused("take spicy") == "W16"
    assert table.kinds("return") == [
        f"{old} take {new}" for old in ("stack", "chop") for new in ("spicy", "switch", "wasabi")
    ]
    table.play("return stack take wasabi")
    assert table.view["cards"][0] == ["chop", "wasabi"] and table.view["kitchen"]["stack"] == 1


def test_W16_everybody_returns_a_card_of_his_own() -> None:
    hold = [["stack", "wasabi"], ["chop", "spicy"]]
    table = Counter("mk . . . .", [[], ["tuna"]], [[], ["Tekkamaki"]], hold, actor=1)
    table.play("p2 pick tuna", "p2 place tuna b1", "p2 claim Tekkamaki", "p2 done")
    assert table.refused("return stack take switch", 1) == "W16"
    table.play("p2 return chop take switch")
    assert table.view["cards"] == [["stack", "wasabi"], ["spicy", "switch"]]


def test_W16_what_may_be_taken_is_judged_before_the_return() -> None:
    """Both kinds in hand are missing in the kitchen: neither can be taken for the other, or for itself."""
    table = cooked(cards=["stack", "chop"]).play("claim Tekkamaki", "done")
    assert "return stack take stack" not in table.moves() and "return chop take stack" not in table.moves()


def test_W17_up_to_three_of_free_choice() -> None:
    table = Counter("mk . . . .", hand=["tuna", "egg"]).lay("tuna", "b1").play("done")
    assert table.phase == "stock" and len(table.moves()) == 18
    assert {"rice", "maki", "fugu"} <= set(table.kinds("stock"))
    table.play("stock fugu")
    assert table.refused("stock fugu") == "W17"  # the only one is taken
    table.play("stock rice")
    assert table.view["hands"][0] == ["rice", "egg", "fugu"] and table.phase == "draw"


def test_W17_an_empty_pantry_is_skipped() -> None:
    """All tiles but one lie on the board, in one high stack."""
    tiles = [name for name, count in Counter(hand=()).view["pantry"].items() for _ in range(count)]
    tiles.remove("egg")
    table = Counter({"a1": tiles}, hand=["egg"])
    table.lay("egg", "b1").play("done")
    assert table.phase == "draw" and table.view["hands"][0] == []


def test_W17_without_tiles_only_pass_or_chop() -> None:
    table = Counter("mk tu . . .", hand=(), cards=["chop", "wasabi"])
    assert table.moves() == ["play chop", "pass"] and table.refused("play wasabi") == "W17"
    table.play("play chop", "chop b1")
    assert table.moves() == ["keep"] and table.refused("toss") == "W22"
    table.play("keep", "place tuna c3")
    assert table.view["board"] == {"a1": ["maki"], "c3": ["tuna"]} and table.moves() == ["done"]
    assert Counter("mk tu . . .", hand=(), cards=["stack", "spicy"]).moves() == ["pass"]


def test_W18_up_to_three_recipes_one_by_one() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki", "Sunrise"], phase="draw")
    table.play("draw 4", deals=["Lunch Box"])
    assert table.seen_by(0)["recipes"][0] == ["Tekkamaki", "Sunrise", "Lunch Box"]
    assert table.match.to_act() == (1,) and table.phase == "turn"


def test_W18_an_empty_pile_cannot_be_chosen() -> None:
    long = ["Last Supper", "Urchin Emperor", "Abalone Garden"]
    more = ["Autumn Feast", "Dragon's Back", "Rainbow Boat"]
    rest = [["Squid Salad Sandwich"], ["Harbour Master"], []]
    table = Counter(phase="draw", players=3, recipes=[[], long, more], served=rest)
    assert table.moves() == ["draw 2", "draw 3", "draw 4"] and table.refused("draw 5") == "W18"


def test_W18_the_last_recipe_of_a_pile_needs_no_luck() -> None:
    """The dice are asked only where there is something to draw, here as everywhere."""
    gone = ["Squid Salad Sandwich", "Urchin Emperor", "Abalone Garden"]
    more = ["Autumn Feast", "Dragon's Back", "Rainbow Boat"]
    table = Counter(players=3, phase="draw", recipes=[[], gone, more], served=[[], ["Harbour Master"], []])
    table.match.follow(0, table.game.parse("draw 5"))
    rng, untouched = Rng(1), Rng(1)
    assert table.game.describe(int(table.game.draw(table.state, rng))) == "deal Last Supper p1"
    assert rng.word() == untouched.word()


def test_W18_with_all_piles_empty_a_player_holds_fewer() -> None:
    table = Counter(recipes=["Tekkamaki"], phase="turn")
    state = table.state
    state.deck = 0  # no real match gets here: there are more recipes than tokens and hands
    table.lay("egg", "a1").play("done", "stock egg")
    assert table.match.to_act() == (1,) and table.seen_by(0)["recipes"][0] == ["Tekkamaki"]


def test_W19_nothing_is_completed_in_phase_2() -> None:
    """Maki and tuna lie under the Wasabi! card; lifting it shows Tekkamaki, which cannot be claimed, now or later."""
    board = """
        mk . . . .
        . . . . .
        . . . mk tu
    """
    table = Counter(board, recipes=["Tekkamaki", "Roe Boat"], wasabi=["d1 e2"]).lay("roe", "b3")
    table.play("claim Roe Boat", "done", "lift d1 e2")
    assert table.kinds("claim") == []
    table.play("stock rice", "draw 2", "draw 2", "p2 pass", "p2 stock rice", "p2 stock rice", "p2 stock rice")
    table.play("p2 draw 5", "p2 draw 5", "p2 draw 5")
    assert table.match.to_act() == (0,) and table.kinds("claim") == []
