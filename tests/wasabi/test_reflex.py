"""What a chef does without thinking: never against the rules, and what a person would see at a glance."""

from __future__ import annotations

from criee.engine.match import Match
from criee.engine.rng import Rng
from wasabi.counter import Counter, plain_game


def reflex(table: Counter, seat: int = 0) -> str:
    return table.game.describe(table.game.mind.reflex(table.state, seat, Rng(1)))


def eye(table: Counter) -> list[str]:
    """The moves that are thought of far ahead."""
    moves = table.match.moves(0)
    return [table.game.describe(move) for move in table.game.mind.glance(table.state, 0, moves)]


def test_every_reflex_is_legal_and_a_match_ends() -> None:
    """Strays reach what reflexes alone never open: Chop!, Switch!, Stack!, passes."""
    game = plain_game()
    phases: set[str] = set()
    for seed in range(24):
        match, rng = Match(game, 2 + seed % 3, seed), Rng(seed)
        match.settle()
        while acting := match.to_act():
            seat = acting[0]
            moves = match.moves(seat)
            chosen = game.mind.reflex(match.state, seat, rng)
            assert chosen in moves, game.describe(chosen)
            phases.add(game.phase(match.state).name)
            match.play(seat, rng.pick(moves) if rng.unit() < 0.2 else chosen)
    assert phases >= {"turn", "place", "chop", "chopped", "switch", "cover", "discard", "reward", "stock", "draw"}


def test_completes_a_recipe_in_exact_order() -> None:
    table = Counter(". cu mk . .", hand=["pickle", "egg", "roe"], recipes=["Pickle Barrel"])
    assert reflex(table) == "pick pickle"
    assert reflex(table.play("pick pickle")) == "place pickle d1"
    assert reflex(table.play("place pickle d1")) == "claim Pickle Barrel"


def test_a_longer_recipe_goes_before_a_shorter_one() -> None:
    board = "mk . . . .\n. . . . .\nri eg av . ."
    table = Counter(board, hand=["tuna", "salmon"], recipes=["Tekkamaki", "Lunch Box"])
    assert reflex(table) == "pick salmon"


def test_keeps_other_tiles_out_of_its_only_line() -> None:
    board = """
        .  ri .  mk .
        ri mk ri ri mk
        .  mk .  ri mk
        mk ri mk ri mk
        .  .  mk ri .
        tu ri mk tu ri"""
    table = Counter(board, hand=["squid"], recipes=["Sunrise"]).play("pick squid")
    assert reflex(table)[-2:] not in ("a2", "b2")
    assert {move[-2:] for move in eye(table)} == {"a6", "c6", "e6", "a4", "c4", "e2"}


def test_spicy_for_two_tiles_that_complete_a_recipe() -> None:
    table = Counter(". . . . .", hand=["maki", "tuna"], recipes=["Tekkamaki"], cards=["spicy"])
    assert reflex(table) == "play spicy"
    alone = Counter(". . . . .", hand=["maki", "egg"], recipes=["Tekkamaki"], cards=["spicy"])
    assert reflex(alone) == "pick maki"


def test_the_cube_of_wasabi_after_the_tile() -> None:
    table = Counter(". . . . .", hand=["egg", "egg"], cards=["wasabi"]).lay("egg", "a1")
    assert reflex(table) == "play wasabi"
    assert reflex(Counter(". . . . .", hand=["egg", "egg"]).lay("egg", "a1")) == "done"


def test_stocks_what_the_nearest_recipe_asks_for() -> None:
    table = Counter("cu mk . . .", hand=["egg", "roe", "tuna"], recipes=["Pickle Barrel", "Dragon's Back"])
    table.lay("egg", "e6").play("done")
    assert reflex(table) == "stock pickle"


def test_puts_back_one_recipe_the_furthest() -> None:
    table = Counter("cu mk . . .", hand=["pickle"], recipes=["Pickle Barrel", "Dragon's Back"]).play("pass")
    assert reflex(table) == "discard Dragon's Back"
    assert reflex(table.play("discard Dragon's Back")) == "done"


def test_takes_the_card_it_likes_and_gives_a_lesser_one_for_it() -> None:
    table = Counter("mk . . . .", hand=["tuna"], recipes=["Tekkamaki"], cards=["stack", "wasabi"])
    table.lay("tuna", "b1").play("claim Tekkamaki", "done")
    assert reflex(table) == "return stack take spicy"


def test_far_ahead_only_a_few_squares_come_to_mind() -> None:
    table = Counter(". cu mk . .", hand=["pickle"], recipes=["Pickle Barrel"]).play("pick pickle")
    assert len(eye(table)) == 6 and "place pickle a1" in eye(table) and "place pickle d1" in eye(table)


def test_the_pantry_is_left_to_reflex_and_a_turn_begins_quiet() -> None:
    table = Counter(". . . . .", hand=["egg", "roe", "tuna"])
    mind = table.game.mind
    assert mind.quiet(table.state) and not mind.obvious(table.state)
    table.lay("egg", "a1")
    assert not mind.quiet(table.state) and not mind.obvious(table.state)
    table.play("done")
    assert mind.obvious(table.state)
