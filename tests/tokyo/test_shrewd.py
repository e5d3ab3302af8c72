"""The shrewd player: what it buys, bids, keeps and ends, each in a position where the answer is plain."""

from typing import cast

from criee.bots.arena import duel
from criee.bots.ladder import ladder
from criee.bots.thinker import ReflexBot
from criee.engine.rng import Rng
from criee.games.tokyo.bot import TokyoMind
from tokyo.table import Table, barrel, opened, ship


def says(t: Table, seat: int = 0, seed: int = 1) -> str:
    return t.game.describe(t.game.mind.reflex(t.state, seat, Rng(seed)))


def rest_of_turn(t: Table) -> list[str]:
    """What it does until the turn is another's."""
    played: list[str] = []
    while t.state.turn == 0 and len(played) < 40:
        played.append(says(t))
        t.play(played[-1])
        t.game.settle(t.state, Rng(1))
    return played


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
    assert "sell mackerel" in rest_of_turn(t)


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


# --- two players -------------------------------------------------------------------------------------------


def test_K27_with_two_it_gathers_mackerel_permits_which_every_visit_pays() -> None:
    t = Table(["crab", "eel"], [{}, {}])
    assert says(t) == "enter mackerel action"
    t.play("enter mackerel action")
    assert says(t) == "permit mackerel"


def test_K30_what_rots_is_sold_first_and_a_pair_is_completed() -> None:
    lying = {"old": [barrel("mackerel", 100)], "fresh": [barrel("mackerel", 100)], "permits": {"mackerel": 3}}
    t = Table(["eel"], [{**lying, "tokens": {"mackerel": 1}}, {}])
    t.play("enter mackerel action")
    assert says(t) == "sell barrel old mackerel 100"
    t.play("sell barrel old mackerel 100")
    assert says(t) == "sell barrel fresh mackerel 100", "a token is worth a resource"


def test_K55_who_lives_on_mackerel_leaves_the_last_barrel_in_the_sea() -> None:
    def rank(permits: int) -> int:
        fleet = [ship(1, 0, "sea"), ship(2, 1, "left")]
        t = Table(
            ["eel"],
            [{"permits": {"mackerel": permits}}, {"permits": {"mackerel": 1}, "fresh": [barrel("mackerel", 100, 5)]}],
            ships=fleet,
        )
        return cast(TokyoMind, t.game.mind).shrewd.rank(t.state, 0, t.game.parse("fish mackerel 1"))

    assert rank(1) > 0
    assert rank(3) < 0


def test_K50_who_is_kept_from_ending_buys_what_is_dear_and_sells_nothing() -> None:
    """5000 yen, but alone with fewest resources."""
    ports = {"fresh": [barrel("octopus", 300)], "tokens": {"octopus": 2}}
    t = Table(["octopus", "government"], [{"cash": 6000, "tokens": {"mackerel": 2}}, ports])
    assert says(t) == "buy"
    poor = Table(["octopus"], [{"cash": 3000, "tokens": {"mackerel": 2}}, ports])
    assert says(poor) != "buy"
    t.state.port[:] = [0] * len(t.state.port)
    assert not says(t).startswith("enter government")


def test_K40_in_the_last_turn_a_ship_is_moored_and_sold() -> None:
    """Nothing else pays: the voyage is followed to the end of the turn, and the ship with it."""
    fleet = [ship(1, 0, "left"), ship(2, 1, "left"), ship(8, 0, "sea")]
    t = Table(["eel", "used"], [{"cash": 1000, "docks": 2}, {"cash": 1200}], ships=fleet, ender=1)
    played = rest_of_turn(t)
    assert "sell ship 8" in played and "sell ship 1" in played


def test_K50_two_of_the_strongest_come_to_an_end() -> None:
    game = opened()
    bot = ReflexBot(game)
    for seed in (5001, 5004):
        match = duel(game, [bot, bot], seed)
        result = game.outcome(match.state)  # type: ignore[arg-type]
        assert result is not None and result.rule == "K53" and len(result.winners) == 1


def test_the_rungs_lapse_less_and_less_and_the_strongest_never() -> None:
    rungs = ladder("tokyo")
    assert all(rung.reflex for rung in rungs)
    lapses = [rung.blur for rung in rungs]
    assert lapses == sorted(set(lapses), reverse=True) and lapses[-1] == 0 and lapses[0] <= 100


def test_who_lapses_always_plays_another_move_that_is_worth_a_thought() -> None:
    t = Table(["crab", "eel"], [{}, {}])
    moves, view = t.game.moves(t.state, 0), t.game.view(t.state, 0)
    worth_it = t.game.mind.shortlist(t.state, 0, moves)
    sober, careless = ReflexBot(t.game), ReflexBot(t.game, 1.0)
    favourite = sober.choose(view, 0, moves, Rng(1))
    chosen = {careless.choose(view, 0, moves, Rng(seed)) for seed in range(20)}
    assert favourite not in chosen and len(chosen) > 1 and chosen <= set(worth_it)
