"""The shrewd player: what it buys, bids, keeps and ends, each in a position where the answer is plain."""

from criee.engine.rng import Rng
from tokyo.table import Table, barrel, opened


def says(t: Table, seat: int = 0, seed: int = 1) -> str:
    return t.game.describe(t.game.mind.reflex(t.state, seat, Rng(seed)))


def test_K20_it_buys_a_bargain_and_leaves_what_is_too_dear() -> None:
    t = Table(["octopus"], [{}, {"fresh": [barrel("octopus", 100), barrel("octopus", 900)]}])
    t.play("buy")
    assert says(t) == "buy p2 fresh octopus 100"
    t.play("buy p2 fresh octopus 100")
    assert says(t) == "done"


def test_K32_it_bids_just_above_a_rival_who_has_nothing() -> None:
    t = Table(["tuna"], [{"cash": 3000}, {"cash": 300}], phase="bid", token="tuna-20", after="navigate")
    assert says(t) in ("bid 300", "bid 400")  # a seller wins ties


def test_K32_it_never_bids_more_than_the_token_is_worth() -> None:
    t = Table(["tuna"], [{"cash": 5000}, {"cash": 5000}], phase="bid", token="tuna-15", after="navigate")
    for seat in range(2):
        assert int(says(t, seat).split()[1]) <= 1600


def test_K50_it_keeps_the_token_without_which_it_cannot_end_the_match() -> None:
    """With 5000 yen, and both with one crab: who sells his is alone with fewest, and the match goes on."""
    stock = {"crab-7": 1}
    t = Table(["crab"], [{"cash": 5200, "tokens": stock}, {"cash": 900, "tokens": {"crab-5": 1}}])
    assert not says(t).startswith("enter crab")


def test_K53_in_the_last_round_it_sells_what_pays_more_than_it_counts() -> None:
    t = Table(
        ["crab", "government"],
        [{"cash": 1000, "tokens": {"mackerel": 1, "crab-9": 1}}, {"cash": 1000, "tokens": {"mackerel": 2}}],
        ender=1,
    )
    assert says(t) == "enter government free"
    t.play("enter government free")
    assert says(t) == "sell mackerel"


def test_the_shortlist_begins_with_the_move_of_choice() -> None:
    t = Table(["crab", "eel"], [{}, {}])
    moves = t.game.moves(t.state, 0)
    few = t.game.mind.shortlist(t.state, 0, moves)
    assert t.game.describe(few[0]) == says(t)
    assert set(few) <= set(moves) and len(few) <= 7


def test_every_choice_of_the_first_rounds_is_legal() -> None:
    game = opened()
    rng = Rng(3)
    state = game.new(3)
    game.settle(state, rng)
    for _ in range(80):
        for seat in game.to_act(state):
            move = game.mind.reflex(state, seat, rng)
            assert move in game.moves(state, seat)
            game.play(state, seat, move)
        game.settle(state, rng)
