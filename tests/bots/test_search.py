"""The search: repeatable, honest, mixed where it has to be, and it sees a win that lies open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from criee.bots import seat_bot
from criee.bots.judgement import Judgement
from criee.bots.ladder import learned, read_ladder
from criee.bots.plan import Plan
from criee.bots.search import Search
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE, State
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.engine.twins import plain, put
from criee.games import open_game, packages, sign

GAMES = list(packages())


def decisions(name: str, first: int = 0) -> Iterator[tuple[Match, int, list[int]]]:
    """Moments of random matches in which a seat has something to decide, at every size of table."""
    game = open_game(name)
    low, high = sign(name).seats
    seed = first
    while True:
        match, rng = Match(game, low + seed % (high - low + 1), seed), Rng(seed, 3)
        match.settle()
        while not match.over():
            seat = rng.pick(list(match.to_act()))
            moves = match.moves(seat)
            if len(moves) > 1:
                yield match, seat, moves
            match.play(seat, rng.pick(moves))
        seed += 1


def thinking(game: Game[Any]) -> Search:
    return Search(game, Judgement(game, learned(game.name)), read_ladder(game.name).plan)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_seed_and_budget_give_the_same_move(name: str) -> None:
    """One bot that is asked again and again, and a new one for each question."""
    game = open_game(name)
    old = seat_bot("strongest@12", game)
    for match, seat, moves in islice(decisions(name), 0, 30, 6):
        view = game.view(match.state, seat)
        chosen = old.choose(view, seat, moves, Rng(5))
        assert chosen in moves
        assert seat_bot("strongest@12", game).choose(view, seat, moves, Rng(5)) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_the_state_itself_is_left_alone(name: str) -> None:
    game = open_game(name)
    for match, seat, moves in islice(decisions(name, 7), 0, 20, 5):
        before, listed = canonical(plain(game.position(match.state))), list(moves)
        thinking(game).think(game.view(match.state, seat), seat, moves, Rng(1), 10)
        assert canonical(plain(game.position(match.state))) == before
        assert moves == listed


def winning(game: Game[Any], state: State, seat: int, moves: list[int]) -> list[int]:
    """The moves after which the match is over and won by this seat alone, whatever the luck."""
    found = []
    for move in moves:
        results = []
        for luck in range(40):
            then = state.clone()
            game.play(then, seat, move)
            game.settle(then, Rng(luck))
            results.append(game.outcome(then))
        if all(result is not None and result.winners == [seat] for result in results):
            found.append(move)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["bigfish", "tsukiji"])
def test_a_win_that_lies_open_is_taken(name: str) -> None:
    game = open_game(name)
    seen = 0
    for match, seat, moves in decisions(name):
        if game.phase(match.state).sealed:
            continue  # what others have chosen, or will, is unseen: nothing is sure
        wins = winning(game, match.state, seat, moves)
        if wins and len(wins) < len(moves):
            seen += 1
            assert wins_in_this_turn(game, match.state.clone(), seat)
        if seen == 12:
            return


def wins_in_this_turn(game: Game[Any], state: State, seat: int) -> bool:
    """Whether the bot wins before anybody else decides: now, or with a step of this turn that comes as well."""
    bot, rng = seat_bot("strongest@60", game), Rng(1)
    while game.to_act(state) == (seat,):
        game.play(state, seat, bot.choose(game.view(state, seat), seat, game.moves(state, seat), rng))
        game.settle(state, rng)
    result = game.outcome(state)
    return result is not None and result.winners == [seat]


def test_every_pair_of_sealed_bids_is_looked_at_once() -> None:
    game = open_game("tsukiji")
    match = Match(game, 2, 3)
    match.settle()
    assert match.to_act() == (0, 1)
    plan = Plan()  # without an outlook, as in games that hide more than a sealed choice
    moves, search = match.moves(0), Search(game, Judgement(game, learned("tsukiji")), plan)
    search.think(game.view(match.state, 0), 0, moves, Rng(1), 1)
    met = [search.root.pairs[i] for i in range(len(search.root.pairs))]
    assert len(met) == len(moves) * len(match.moves(1)) and sorted(met) == [1.0] * (len(met) - 1) + [2.0]


def test_what_is_decided_now_is_looked_at_in_many_worlds() -> None:
    """Wasabi! asks for 24; with fewer walks there are only as many worlds."""
    game = open_game("wasabi")
    match, seat, moves = next(
        (match, seat, moves)
        for match, seat, moves in decisions("wasabi")
        if not game.mind.obvious(match.state) and len(game.mind.shortlist(match.state, seat, moves)) > 1
    )
    for walks in (1, 6, 30):
        own = thinking(game).think(game.view(match.state, seat), seat, moves, Rng(1), walks)
        tried = [own.visits[i] for i in range(len(own.moves))]
        assert min(tried) >= min(walks, 24) and sum(tried) == len(tried) * min(walks, 24) + walks


def test_luck_that_is_foretold_is_that_of_the_match() -> None:
    game = open_game("tsukiji")
    match, search = Match(game, 2, 11), thinking(game)
    search.drift.foretell(match.seed, 0)
    for _ in range(3):
        assert match.to_act() == (HOUSE,)
        move = game.draw(match.state, search.drift.fate())
        assert move == match.draw()
        match.follow(HOUSE, move)
        search.drift.made = len(match.steps)


def test_sealed_bids_stay_mixed() -> None:
    game = open_game("tsukiji")
    piles = [{"mackerel": ["B4W"]}, {"mackerel": ["B2W"]}]
    near_the_end = {"phase": "bid", "balance": ["B5", "B3W"], "top": "Y5", "barrel": 2, "piles": piles}
    state = game.from_position(near_the_end)
    search = thinking(game)
    own = search.think(game.view(state, 0), 0, game.moves(state, 0), Rng(3), 400)
    odds = search.odds(own)
    assert abs(sum(odds) - 1.0) < 1e-9
    assert sorted(odds)[-2] > 0.02, "a bid that is always the same is read like an open book"
    assert max(odds) < 0.98


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_chances(name: str) -> None:
    game = open_game(name)
    for match, seat, moves in islice(decisions(name, 3), 0, 40, 8):
        search = thinking(game)
        own = search.think(game.view(match.state, seat), seat, moves, Rng(2), 8)
        assert set(own.moves) <= set(moves)
        assert all(0.0 <= mean <= 1.0 for mean in search.means(own))
        assert abs(sum(search.odds(own)) - 1.0) < 1e-9


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_moves_a_bot(name: str) -> None:
    """1,000 true positions, each beside a twin that differs only in what this seat cannot know."""
    game = open_game(name)
    compared = 0
    for match, seat, moves in islice(decisions(name), 1000):
        rng = Rng(compared, 9)
        data = plain(game.position(match.state))
        for path, value in game.secrets(match.state, seat, rng).items():
            put(data, path, value, match)
        twin = game.from_position(data)
        assert game.moves(twin, seat) == moves
        for bot in ("strongest@2", "gentlest@2"):
            mine = seat_bot(bot, game).choose(game.view(match.state, seat), seat, moves, Rng(4))
            assert seat_bot(bot, game).choose(game.view(twin, seat), seat, moves, Rng(4)) == mine
        compared += 1
    assert compared == 1000
