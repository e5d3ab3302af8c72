"""The promises on this game, its notation, what seats can imagine, its records and its bot."""

from __future__ import annotations

from importlib.resources import files

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.check import check_game
from criee.engine.line import Refused
from criee.engine.promise import canonical
from criee.engine.record import read, write
from criee.engine.rng import Rng
from criee.games import open_game
from wasabi.counter import Counter, plain_game

RECORDS = sorted(path.name for path in files("criee.games.wasabi").joinpath("records").iterdir())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_keep_every_promise(seats: int) -> None:
    assert check_game(plain_game(), seats, 4, seed=70) > 400


def test_W1_census_counts_the_box() -> None:
    game = plain_game()
    for seats, cards in ((2, 5), (3, 7), (4, 10)):
        found = game.census(game.new(seats))
        assert found == game.contents(seats) and sum(found.values()) == 72 + 50 + cards
        assert [found[name] for name in ("rice", "tuna", "fugu", "length 2", "length 5")] == [10, 4, 1, 18, 8]


def test_the_notation_of_the_issue() -> None:
    game = plain_game()
    for text in (
        "place tuna d4",
        "switch c3 c4",
        "claim Tekkamaki",
        "deal Fisher's Knot p3",
        "return stack lift a1 b2",
    ):
        assert game.describe(game.parse(text)) == text
    assert game.parse("  claim   Crunchy  Tuna ") == game.parse("claim Crunchy Tuna")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place tuna",
        "place tuna h4",
        "place tuna a7",
        "place tuna a٣",
        "draw ３",
        "draw 99999999999999999999",
    ]
    + [
        "claim tekkamaki",
        "switch a1 h1",
        "cover g6 h7",
        "place tuna a1 b2",
        "lift a1",
        "deal Tekkamaki p5",
        "first p0",
        "done done",
        "pick whale",
    ],
)
def test_junk_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected a move"):
        plain_game().parse(text)


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("switch d3 c3", "switch c3 d3"),
        ("switch c4 c3", "switch c3 c4"),
        ("cover b2 a1", "cover a1 b2"),
        ("cover a2 b1", "cover a1 b2"),
        ("lift d4 c3", "lift c3 d4"),
        ("return stack lift d3 c4", "return stack lift c3 d4"),
    ],
)
def test_two_squares_may_be_named_in_any_order(said: str, written: str) -> None:
    game = plain_game()
    assert game.parse(said) == game.parse(written) and game.describe(game.parse(said)) == written


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("switch a1 c1", "W24", "refuse-apart"),
        ("switch a1 b2", "W24", "refuse-apart"),
        ("switch a1 a1", "W24", "refuse-apart"),
        ("switch g1 a2", "W24", "refuse-apart"),
        ("cover a1 c3", "W25", "refuse-shape"),
        ("cover a1 b1", "W25", "refuse-shape"),
        ("lift a1 a1", "W25", "refuse-shape"),
        ("return chop lift g1 a2", "W25", "refuse-shape"),
    ],
)
def test_W24_W25_squares_that_never_go_together_are_refused_by_rule(text: str, rule: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        plain_game().parse(text)
    words = text.split()
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert refused.value.args_of_line == {"one": words[-2], "two": words[-1]}


def test_W6_imagined_hands_cover_all_that_is_possible_and_nothing_else() -> None:
    """p1 sees seven of the eight longest recipes: the eighth must be the one p2 holds. Short ones stay open."""
    mine = ["Last Supper", "Dragon's Back", "Rainbow Boat"]
    served = [["Urchin Emperor"], ["Autumn Feast"], ["Harbour Master"]]
    table = Counter(
        players=3,
        recipes=[mine, ["Squid Salad Sandwich", "Sunrise"], []],
        served=served,
        under={"5": ["Abalone Garden"], "2": ["Crab Hug"]},
        known=[["Abalone Garden"], [], []],
    )
    short: set[str] = set()
    for seed in range(300):
        world = plain_game().imagine(table.seen_by(0), 0, Rng(seed))
        position = plain_game().position(world)
        hands = position["recipes"]
        assert isinstance(hands, list) and "Squid Salad Sandwich" in hands[1]
        short.update(hands[1])
        assert canonical(plain_game().view(world, 0)) == canonical(table.seen_by(0))
    assert len(short) == 1 + 18  # any recipe of length 2 may be in his hand


def test_W6_two_worlds_apart_in_hidden_things_look_alike() -> None:
    one = Counter(recipes=[["Sunrise"], ["Tekkamaki", "Lunch Box"]])
    two = Counter(recipes=[["Sunrise"], ["Roe Boat", "Crimson Tide"]])
    assert canonical(one.seen_by(0)) == canonical(two.seen_by(0)) and one.moves() == two.moves()
    assert canonical(one.seen_by(-2)) == canonical(two.seen_by(-2))
    assert canonical(one.seen_by(1)) != canonical(two.seen_by(1))


@pytest.mark.parametrize("name", RECORDS)
def test_golden_records_replay(name: str) -> None:
    text = files("criee.games.wasabi").joinpath(f"records/{name}").read_text(encoding="utf-8")
    match = read(text, open_game)
    assert match.over() and write(match) == text


def test_there_are_golden_records_for_every_number_of_players() -> None:
    assert RECORDS == ["four-chefs.match", "three-chefs.match", "two-chefs.match"]


def test_the_greedy_bot_takes_a_recipe_that_is_there() -> None:
    """Tuna beside the maki completes Tekkamaki: pick it, lay it there, claim it."""
    table = Counter(". . mk . .", hand=["egg", "tuna", "crab"], recipes=["Tekkamaki", "Last Supper"])
    bot = seat_bot("greedy", table.game)
    for _ in range(3):
        moves = table.match.moves(0)
        table.match.follow(0, bot.choose(table.seen_by(0), 0, moves, Rng(3)))
    assert table.view["served"][0] == ["Tekkamaki"]


@pytest.mark.compiled
def test_greedy_beats_random() -> None:
    for seed in range(6):
        bots = [seat_bot("random", plain_game()), seat_bot("random", plain_game())]
        bots[seed % 2] = seat_bot("greedy", plain_game())
        outcome = plain_game().outcome(duel(plain_game(), bots, seed).state)
        assert outcome is not None and outcome.winners == [seed % 2]
