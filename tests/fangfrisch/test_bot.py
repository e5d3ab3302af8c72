"""The bot of this game: when to ring (F13), what to shelve (F16-F18), when to sell (F4, F24)."""

from __future__ import annotations

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.rng import Rng
from criee.games import open_game
from fangfrisch.drawn import Drawn


def choice(table: Drawn, seat: int) -> str:
    bot = seat_bot("greedy", table.game)
    moves = table.match.moves(seat)
    return table.game.describe(bot.choose(table.game.view(table.state, seat), seat, moves, Rng(1)))


def test_F13_it_rings_for_a_lot_that_all_want() -> None:
    lot = ["eel3", "eel3", "eel3", "octopus2"]
    table = Drawn(phase="ring", seller=0, lot=lot)
    assert [choice(table, seat) for seat in (1, 2, 3)] == ["ring"] * 3


def test_F13_it_does_not_pay_ten_for_a_single_fish() -> None:
    assert choice(Drawn(phase="ring", seller=0, lot=["eel1"]), 1) == "wait"


def test_F14_alone_at_the_bell_it_lets_the_lot_grow() -> None:
    lot = ["eel3", "eel3", "crab3", "tuna3"]
    assert choice(Drawn(phase="ring", seller=0, lot=lot, money=[30, 30, 9, 9]), 1) == "wait"
    assert choice(Drawn(phase="ring", seller=0, lot=lot), 1) == "ring"


def test_F17_it_lays_the_small_card_on_top() -> None:
    table = Drawn({}, {"crate1": ["eel2"]}, phase="stow", seller=0, buyer=1, hand=["eel1", "eel3"])
    assert choice(table, 1) == "lay eel3 crate1"


def test_F18_it_bins_what_is_worth_least() -> None:
    stall = {"crate1": ["shark1"], "crate2": ["crab3", "crab2"], "tub": ["tuna3", "tuna3"]}
    assert choice(Drawn({}, stall, phase="stow", seller=0, buyer=1, hand=["eel3", "eel2"]), 1) == "bin crate1"
    assert choice(Drawn({}, stall, phase="stow", seller=0, buyer=1, hand=["eel1", "crab1"]), 1) == "bin eel"


def test_F20_it_steals_what_it_can_use() -> None:
    stalls = ({"tub": ["crab1", "crab3"]}, {"crate1": ["eel3", "eel3"]}, {"tub": ["eel2"], "crate1": ["tuna1"]})
    assert choice(Drawn(*stalls, phase="steal", seller=0, buyer=1, thieves=1), 1) == "steal p3 tub"


def test_F24_late_in_the_match_it_sells_what_it_has() -> None:
    stall = {"crate1": ["crab3", "crab1"]}
    late = Drawn({}, stall, phase="sell", seller=0, buyer=1, ending=True, deck={"eel1": 2}, money=[30] * 5)
    assert choice(late, 1) == "sell crab"


def test_it_beats_two_random_players() -> None:
    game = open_game("fangfrisch")
    greedy, random = seat_bot("greedy", game), seat_bot("random", game)
    for seed in range(6):
        bots = [random, random, random]
        bots[seed % 3] = greedy
        outcome = game.outcome(duel(game, bots, seed).state)
        assert outcome is not None and outcome.winners == [seed % 3]
