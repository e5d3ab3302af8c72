"""What the learned judgement is told of a table, and what the bot does without thinking."""

from __future__ import annotations

from librt.vecs import vec

from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.fangfrisch import bell, bot, features, reflex
from criee.games.fangfrisch.flow import RING_PHASE
from criee.games.fangfrisch.game import Fangfrisch
from criee.games.fangfrisch.state import FangfrischState
from fangfrisch.drawn import Drawn

UNWRITTEN = 1e9


def side(state: FangfrischState, seat: int) -> list[float]:
    into = vec[float]([UNWRITTEN] * len(features.LEGEND))
    features.read(state, seat, into)
    return [into[i] for i in range(len(features.LEGEND))]


def of(table: Drawn, seat: int, name: str) -> float:
    return side(table.state, seat)[features.LEGEND.index(name)]


def positions(seats: int, seed: int) -> list[FangfrischState]:
    """Every decision of a match played without thinking."""
    game = open_game("fangfrisch")
    assert isinstance(game, Fangfrisch)
    match, found = Match(game, seats, seed), []
    match.settle()
    while match.to_act():
        assert isinstance(match.state, FangfrischState)
        found.append(match.state.clone())
        for seat in match.to_act():
            move = int(reflex.act(match.state, seat))
            assert move in match.moves(seat)
            match.play(seat, move)
    return found


def test_every_place_is_written_with_a_moderate_number() -> None:
    assert len(set(features.LEGEND)) == len(features.LEGEND)
    for seats in (3, 4, 5):
        for state in positions(seats, seats)[::7]:
            for seat in range(seats):
                assert all(abs(number) < 8.0 for number in side(state, seat))


def test_a_match_played_by_reflex_is_legal_and_ends() -> None:
    assert len(positions(4, 11)) > 50


def test_sealed_rings_are_not_told() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel3", "eel3"])
    before = [side(table.state, seat) for seat in range(4)]
    table.match.play(1, 0)
    assert [side(table.state, seat) for seat in range(4)] == before


def test_F13_reopened_everybody_decides_again() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel3", "eel3"])
    table.match.play(1, 0)
    table.game.mind.reopen(table.state, 2)
    assert table.game.to_act(table.state) == (1, 2, 3)


def test_equal_seats_are_told_the_same_and_money_is_seen() -> None:
    table = Drawn(phase="ring", seller=0, lot=["eel1"], money=[30, 30, 30, 40])
    assert of(table, 3, "money: in hand") > of(table, 1, "money: in hand")
    assert of(table, 3, "money: lead") > 0.0 > of(table, 1, "money: lead")


def test_F8_fish_of_a_species_that_an_earlier_seller_has_may_spoil() -> None:
    eels = {"crate1": ["eel3", "eel3"]}
    table = Drawn(eels, {}, eels, phase="ring", seller=3, lot=["crab1"])
    assert of(table, 2, "stall: fish that may spoil first") > 0.0
    assert (
        of(table, 0, "stall: fish that may spoil first")
        == 0.0
        < of(table, 0, "stall: fish that may spoil at a sale of others")
    )
    safe = Drawn(eels, {}, {"tub": ["eel3", "eel3"]}, phase="ring", seller=3, lot=["crab1"])
    assert of(safe, 2, "stall: fish that may spoil first") == 0.0


def test_F13_the_quick_bell_agrees_with_the_slow_one() -> None:
    agreed, asked = 0, 0
    for state in positions(4, 5):
        if state.phase == RING_PHASE:
            for seat in range(4):
                asked += 1
                agreed += bell.rings(state, seat) == bot.wants_to_ring(state, seat)
    assert agreed > 0.95 * asked


def test_a_turn_begins_quietly() -> None:
    mind = bot.FangfrischMind()
    assert mind.quiet(Drawn(phase="ring", seller=0, lot=["eel1"]).state)
    assert not mind.quiet(Drawn(phase="ring", seller=0, lot=["eel1", "eel1"]).state)
    assert mind.quiet(Drawn({"tub": ["eel1"]}, phase="sell", seller=0).state)
    assert mind.reflex(Drawn(phase="ring", seller=0, lot=["eel1"]).state, 1, Rng(1)) == 1
