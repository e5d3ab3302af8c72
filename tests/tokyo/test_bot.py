"""The bot plays by the rules, ends matches by K50, and beats chance."""

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.rng import Rng
from tokyo.table import Table, barrel, opened


def test_K50_matches_between_bots_end_by_the_rules() -> None:
    game = opened()
    bot = seat_bot("greedy", game)
    for seats in (3, 5):
        result = game.outcome(duel(game, [bot] * seats, 7).state)  # type: ignore[arg-type]
        assert result is not None and result.rule == "K53"


def test_K53_the_bot_beats_two_random_players() -> None:
    game = opened()
    won = 0
    for i in range(3):
        bots = [seat_bot("random", game) for _ in range(3)]
        bots[i] = seat_bot("greedy", game)
        result = game.outcome(duel(game, bots, 40 + i).state)  # type: ignore[arg-type]
        assert result is not None
        won += i in result.winners
    assert won == 3


def test_K20_the_bot_buys_a_bargain_and_leaves_what_is_too_dear() -> None:
    t = Table(["crab", "octopus"], [{}, {"fresh": [barrel("octopus", 100), barrel("octopus", 900)]}])
    rng = Rng(1)
    t.play("buy")
    assert t.game.describe(t.game.mind.instinct(t.state, 0, rng)) == "buy p2 fresh octopus 100"
    t.play("buy p2 fresh octopus 100")
    assert t.game.describe(t.game.mind.instinct(t.state, 0, rng)) == "done"


def test_K32_a_sealed_bid_stays_below_what_the_token_is_worth() -> None:
    t = Table(["tuna"], [{"cash": 5000}, {}], phase="bid", token="tuna-20", after="navigate")
    for seed in range(20):
        assert 600 <= int(t.game.describe(t.game.mind.instinct(t.state, 0, Rng(seed))).split()[1]) < 2000
