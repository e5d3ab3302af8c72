"""The end: W28, W29, W30, W31, with the rulebook's example."""

from __future__ import annotations

import pytest

from criee.engine.game import Outcome
from criee.words import Words
from wasabi.counter import Counter

NINE = [
    "Sunrise",
    "Kappa Roll",
    "Crab Hug",
    "Crunchy Tuna",
    "Pickle Barrel",
    "Snapper Crunch",
    "Lunch Box",
    "Crimson Tide",
    "Last Supper",
]

# e1 is empty, d5 to e6 lie under a Wasabi! card
ALMOST_FULL = """
    ri ri ri . .
    ri ri ri . .
    mk mk mk mk mk
    cr cr sq sq cu
    cr sq cu cu mk
    av av pi pi .
"""


def test_W28_the_last_token_wins_at_once() -> None:
    """p2 has more points; p1 uses the tenth token and wins without phase 2."""
    rich = ["Squid Salad Sandwich", "Silver Quartet", "Noble Platter"]
    table = Counter("mk . . . .", recipes=["Tekkamaki"], served=[NINE, rich], cubes=[0, 30]).lay("tuna", "b1")
    table.play("claim Tekkamaki")
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.winners == [0] and outcome.rule == "W28"
    assert outcome.scores[0] == 4 * 2 + 3 * 3 + 2 * 5 + 8 and outcome.scores[1] > outcome.scores[0]
    said = Words("wasabi", "en", ["Ana", "Bo"]).line(outcome.why)
    assert said == "Ana has used the last token and wins at once, whatever the points."
    assert outcome.why.rule == "W28"
    assert table.match.to_act() == ()


def test_W28_goes_before_the_full_board() -> None:
    table = Counter(ALMOST_FULL, hand=["tuna"], recipes=["Tekkamaki"], served=[NINE, []], wasabi=["d5 e6"])
    table.lay("tuna", "e1").play("claim Tekkamaki")
    assert table.rule_of_end == "W28"


def test_W28_even_while_a_chopped_tile_is_in_the_air() -> None:
    """Chop! reveals the tuna; the claim wins before the chopped rice is laid. The position reads back."""
    table = Counter("mk tu/ri . . .", recipes=["Tekkamaki"], served=[NINE, []], cards=["chop"])
    table.play("play chop", "chop b1", "claim Tekkamaki")
    assert table.rule_of_end == "W28" and table.view["held"] == "rice"
    again = table.game.from_position(table.game.position(table.state))
    assert table.game.position(again) == table.game.position(table.state)
    assert table.game.census(table.state) == table.game.contents(2)


def test_W29_book_egg_on_the_last_square() -> None:
    """The book's example: phase 2 is still played, then 8+3+5+2+2 and 3 cubes make 23."""
    five = ["Last Supper", "Crunchy Tuna", "Lunch Box", "Kappa Roll", "Crab Hug"]
    table = Counter(ALMOST_FULL, hand=["egg"], served=[five, []], cubes=[3, 0], wasabi=["d5 e6"]).lay("egg", "e1")
    table.play("done")
    assert table.phase == "stock" and table.rule_of_end == ""
    table.play("stock egg", "stock egg", "stock egg", "draw 2", "draw 2", "draw 2", "house score")
    outcome = table.game.outcome(table.state)
    assert outcome is not None and outcome.scores == [23, 0]
    assert outcome.winners == [0] and outcome.rule == "W29"


def test_W29_book_lifting_wasabi_prevents_the_end() -> None:
    """Had the egg completed a recipe and the Wasabi! been lifted, the match would go on."""
    lifted = Counter(ALMOST_FULL, hand=["tuna"], recipes=["Tekkamaki"], wasabi=["d5 e6"]).lay("tuna", "e1")
    lifted.play("claim Tekkamaki", "done", "lift d5 e6", *["stock egg"] * 3, *["draw 2"] * 3)
    assert lifted.phase == "turn" and lifted.match.to_act() == (1,)
    taken = Counter(ALMOST_FULL, hand=["tuna"], recipes=["Tekkamaki"], wasabi=["d5 e6"]).lay("tuna", "e1")
    taken.play("claim Tekkamaki", "done", "take chop", *["stock egg"] * 3, *["draw 2"] * 3, "house score")
    assert taken.rule_of_end == "W29"


def test_W29_a_lift_over_filled_squares_does_not_prevent_it() -> None:
    board = ALMOST_FULL.replace("ri ri ri . .", "ri ri ri sa sn")
    table = Counter(board, hand=["tuna"], recipes=["Tekkamaki"], wasabi=["d5 e6"]).lay("tuna", "e1")
    table.play("claim Tekkamaki", "done", "lift d5 e6", *["stock egg"] * 3, *["draw 2"] * 3, "house score")
    assert table.rule_of_end == "W29"


FULL = ALMOST_FULL.strip().replace("pi pi .", "pi pi eg").splitlines()
WIDER = [f"{row} {tile}" for row, tile in zip(FULL, ("sa", "sa", "sa", "sa", "sn", "sn"), strict=True)]  # for three


def ended(served: list[list[str]], cubes: list[int], rule: int = 29) -> Outcome:
    """A match that is over because the counter is full (29), or by passes (31)."""
    players = len(cubes)
    table = Counter(
        "\n".join(FULL if players == 2 else WIDER),
        hand=(),
        phase="over",
        players=players,
        served=served,
        cubes=cubes,
        wasabi=["d5 e6"],
        ended=rule,
        passes=3 * players if rule == 31 else 0,
    )
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    return outcome


def test_W30_the_most_points_then_the_most_cubes() -> None:
    more = ended([["Sunrise"], ["Crunchy Tuna"]], [0, 0])
    assert (more.scores, more.winners, more.rule) == ([2, 3], [1], "W29")
    tied = ended([["Sunrise"], []], [0, 2])
    assert (tied.scores, tied.winners, tied.rule) == ([2, 2], [1], "W30")


def test_W30_still_level_is_a_draw_between_them() -> None:
    """The book calls it a draw; who has fewer points is not part of it."""
    two = ended([["Sunrise"], ["Crab Hug"]], [1, 1])
    assert (two.scores, two.winners, two.rule) == ([3, 3], [0, 1], "W30")
    three = ended([["Sunrise"], [], ["Crab Hug"]], [0, 1, 0])
    assert (three.scores, three.winners, three.rule) == ([2, 1, 2], [0, 2], "W30")


@pytest.mark.parametrize(
    ("served", "cubes", "rule", "english", "french"),
    [
        (
            [["Sunrise"], ["Crunchy Tuna"]],
            [0, 0],
            29,
            "The counter is full. Bo has the most points: 3, from 1 recipe and 0 cubes. "
            "Next is Ana with 2, from 1 recipe and 0 cubes.",
            "Le comptoir est plein. Bo a le plus de points : 3, avec 1 recette et 0 cube. "
            "Vient ensuite Ana : 2, avec 1 recette et 0 cube.",
        ),
        (
            [["Sunrise"], []],
            [0, 2],
            29,
            "The counter is full. Several have the most points (2); of these Bo has the most wasabi cubes: 2.",
            "Le comptoir est plein. Plusieurs ont le plus de points (2) ; "
            "parmi eux, Bo a le plus de cubes de wasabi : 2.",
        ),
        (
            [["Sunrise"], [], ["Crab Hug"]],
            [0, 1, 0],
            29,
            "The counter is full. A draw: Ana and Chloé are level on points (2) and on wasabi cubes (0).",
            "Le comptoir est plein. Match nul : Ana et Chloé ont autant de points (2) "
            "et autant de cubes de wasabi (0).",
        ),
        (
            [["Sunrise"], []],
            [0, 0],
            31,
            "Nobody has cooked for 6 turns in a row. Ana has the most points: 2, from 1 recipe and 0 cubes. "
            "Next is Bo with 0, from 0 recipes and 0 cubes.",
            "Personne n’a cuisiné pendant 6 tours de suite. Ana a le plus de points : 2, avec 1 recette et 0 cube. "
            "Vient ensuite Bo : 0, avec 0 recette et 0 cube.",
        ),
        (  # the next of several has the most points of the rest
            [["Sunrise"], ["Crunchy Tuna", "Kappa Roll"], ["Crab Hug"]],
            [0, 2, 1],
            29,
            "The counter is full. Bo has the most points: 7, from 2 recipes and 2 cubes. "
            "Next is Chloé with 3, from 1 recipe and 1 cube.",
            "Le comptoir est plein. Bo a le plus de points : 7, avec 2 recettes et 2 cubes. "
            "Vient ensuite Chloé : 3, avec 1 recette et 1 cube.",
        ),
        (
            [["Sunrise"], [], []],
            [0, 2, 1],
            31,
            "Nobody has cooked for 9 turns in a row. Several have the most points (2); "
            "of these Bo has the most wasabi cubes: 2.",
            "Personne n’a cuisiné pendant 9 tours de suite. Plusieurs ont le plus de points (2) ; "
            "parmi eux, Bo a le plus de cubes de wasabi : 2.",
        ),
        (
            [[], []],
            [0, 0],
            31,
            "Nobody has cooked for 6 turns in a row. A draw: Ana and Bo are level on points (0) "
            "and on wasabi cubes (0).",
            "Personne n’a cuisiné pendant 6 tours de suite. Match nul : Ana et Bo ont autant de points (0) "
            "et autant de cubes de wasabi (0).",
        ),
    ],
)
def test_W29_W30_W31_the_end_says_why(
    served: list[list[str]], cubes: list[int], rule: int, english: str, french: str
) -> None:
    outcome = ended(served, cubes, rule)
    assert outcome.why.rule == outcome.rule
    names = ["Ana", "Bo", "Chloé"]
    assert Words("wasabi", "en", names).line(outcome.why) == english
    assert Words("wasabi", "fr", names).line(outcome.why).replace("\u00a0", " ") == french


def pass_once(table: Counter, seat: int) -> None:
    who = f"p{seat + 1}"
    discard = table.play(f"{who} pass").moves(seat)[0]
    table.play(f"{who} {discard}", f"{who} done", f"{who} draw 2")


def test_W31_three_times_the_players_passes_in_a_row() -> None:
    held = [["Sunrise", "Crab Hug", "Lunch Box"], ["Tekkamaki", "Roe Boat", "Poison Pill"]]
    full = [["tuna", "egg", "roe"], ["tuna", "egg", "roe"]]
    table = Counter(hand=full, recipes=held, actor=1, cubes=[0, 1])
    for i in range(5):
        pass_once(table, (i + 1) % 2)
        assert table.phase == "turn" and table.view["passes"] == i + 1
    pass_once(table, 0)
    assert table.phase == "score" and table.view["ended"] == 31
    assert table.play("house score").rule_of_end == "W31"


def test_W31_any_other_turn_restarts_the_count() -> None:
    held = [["Sunrise", "Crab Hug", "Lunch Box"], ["Tekkamaki", "Roe Boat", "Poison Pill"]]
    full = [["tuna", "egg", "roe"], ["tuna", "egg", "roe"]]
    table = Counter(hand=full, recipes=held, passes=5).lay("egg", "a1").play("done", "stock egg")
    assert table.view["passes"] == 0 and table.phase == "turn"
