"""Ends that are solved, positions that are recognised: right, bounded, repeatable, and blind to what is hidden."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec

from criee.bots.exact import GAVE_UP, Exact
from criee.bots.insight import Insight
from criee.bots.judgement import Judgement
from criee.bots.ladder import learned, read_ladder
from criee.bots.matrix import MatrixGame
from criee.bots.plan import Plan
from criee.bots.search import Search
from criee.bots.thinker import Habits, Thinker
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE, State
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.engine.twins import plain
from criee.games import open_game, packages

SMALL = {  # some hundred positions
    "cards": {"faces": [["R1W", "O2K"], ["R2B", "O1W"], ["R3", "O2B"], ["R2K", "O3"]]},
    "balance": {"notches": 2},
    "bids": {"highest": 3},
}
PENNIES = [1.0, 0.0, 0.0, 1.0]
CARDS = ["R2K", "R2W"]


@pytest.fixture(autouse=True)
def deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


def small() -> Game[Any]:
    return open_game("tsukiji", variant=SMALL)


def late_moments(game: Game[Any], seeds: range) -> Iterator[tuple[State, int]]:
    """Decisions of random matches in which the deck has been rebuilt."""
    for seed in seeds:
        match, rng = Match(game, 2, seed), Rng(seed, 3)
        match.settle()
        while not match.over():
            seat = rng.pick(list(match.to_act()))
            moves = match.moves(seat)
            if len(moves) > 1 and plain(game.position(match.state))["emptied"]:
                yield match.state, seat
            match.play(seat, rng.pick(moves))


def thinking(game: Game[Any], exact: int) -> Search:
    plan = Plan()
    plan.outlook, plan.exact, plan.worlds = True, exact, 2
    return Search(game, Judgement(game, learned("tsukiji")), plan)


@pytest.mark.parametrize(
    ("payoff", "rows", "value"),
    [
        (PENNIES, 2, 0.5),
        ([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0], 3, 0.0),
        ([2.0, 0.0, 3.0, 1.0, 2.0, 2.0], 2, 4 / 3),
        ([0.4, 0.9, 0.3, 0.1], 2, 0.4),
        ([0.5] * 12, 3, 0.5),
    ],
)
def test_matrix_games_are_solved(payoff: list[float], rows: int, value: float) -> None:
    game, columns = MatrixGame(), len(payoff) // rows
    assert game.solve(vec[float](payoff), rows, columns) == pytest.approx(value, abs=1e-12)
    for j in range(columns):  # against every answer the rows' odds get it, and the columns' give no more
        assert sum(game.row_odds[i] * payoff[i * columns + j] for i in range(rows)) >= value - 1e-12
    for i in range(rows):
        assert sum(game.column_odds[j] * payoff[i * columns + j] for j in range(columns)) <= value + 1e-12


def test_exact_values_are_those_of_the_research_solver() -> None:
    pytest.importorskip("scipy", reason="scipy is of the extra `bench`")
    from criee.research.exact import Perfect  # noqa: PLC0415

    game = small()
    perfect, seen = Perfect(game), 0
    for state, seat in islice(late_moments(game, range(40)), 0, 40, 2):
        world = game.imagine(game.view(state, seat), seat, Rng(1))
        game.mind.reopen(world, seat)
        exact = Exact(game)
        exact.open(100_000)
        assert exact.value(world.clone()) == pytest.approx(perfect.value(world.clone()), abs=1e-9)
        seen += 1
    assert seen == 20


def test_a_bound_is_kept_and_the_search_takes_over() -> None:
    game = small()
    state = game.new(2)
    exact = Exact(game)
    exact.open(50)
    assert exact.value(state.clone()) == GAVE_UP
    assert exact.used <= 51 and len(exact.known) <= 50
    match = Match(game, 2, 1)
    match.settle()
    for bound, solved in ((1, False), (10_000, True)):
        search = thinking(game, bound)
        own = search.think(game.view(match.state, 0), 0, match.moves(0), Rng(1), 10)
        assert search.insight.solved is solved
        assert sum(search.odds(own)) == pytest.approx(1.0)


def test_a_walk_more_or_less_changes_how_far_the_end_is_seen() -> None:
    insight = thinking(open_game("tsukiji"), 20).insight
    assert insight.bound(10, 0.0) == 200 and insight.bound(2000, 1.4) == 40_000
    assert insight.bound(1_000_000, 0.1) == 20_000, "a clock alone bounds it too"


def test_who_bids_in_a_solved_end_cannot_be_exploited() -> None:
    """Against the odds that are played, no bid of the rival brings him more than the position's value."""
    game, seen = small(), 0
    for state, seat in late_moments(game, range(10)):
        if not game.phase(state).sealed:
            continue
        search = thinking(game, 10_000)
        own = search.think(game.view(state, seat), seat, game.moves(state, seat), Rng(1), 10)
        root, odds = search.root, search.odds(own)
        assert search.insight.solved
        wide, value = int(root.wide), root.value if seat == 0 else 1.0 - root.value
        for answer in range(wide):
            got = 0.0
            for mine, chance in enumerate(odds):
                at = mine * wide + answer if seat == 0 else answer * wide + mine
                worth = root.sums[at] / root.pairs[at]
                got += chance * (worth if seat == 0 else 1.0 - worth)
            assert got >= value - 1e-9
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("name", list(packages()))
def test_only_a_game_that_says_so_is_searched_by_positions(name: str) -> None:
    game = open_game(name)
    match = Match(game, 2 if name != "fangfrisch" else 3, 1)
    match.settle()
    assert bool(game.mind.footprint(match.state)) == (name == "tsukiji") == read_ladder(name).plan.outlook


def test_worlds_that_differ_are_not_taken_for_one() -> None:
    game = open_game("tsukiji")
    match = Match(game, 2, 1)
    match.settle()
    insight = Insight(game, Judgement(game, learned("tsukiji")), Plan())
    other = match.state.clone()
    assert insight.suits([match.state, other])
    game.play(other, 1, 2)
    assert not insight.suits([match.state, other]), "one bid is made, the other is not"


def test_equal_footprints_have_equal_futures() -> None:
    """Of positions met in random play: what differs in anything but the bids that were made has another footprint."""
    game = small()
    met: dict[tuple[int, ...], str] = {}
    for seed in range(60):
        state, rng = game.new(2), Rng(seed)
        while game.to_act(state):
            seat = game.to_act(state)[0]
            position = plain(game.position(state))
            bids = position.pop("bids")
            position["bids"] = bids if position["phase"] in ("bid", "reveal") else bids[0] == bids[1]
            text = str(canonical(position))
            assert met.setdefault(game.mind.footprint(state), text) == text
            moves = [int(game.draw(state, rng))] if seat == HOUSE else game.moves(state, seat)
            game.play(state, seat, rng.pick(moves))
    assert len(met) > 500


def test_choices_that_lead_to_the_same_have_one_prospect() -> None:
    """Who wins a bid by one pays one notch, whichever the bids."""
    game = open_game("tsukiji")
    match = Match(game, 2, 3)
    match.settle()
    search = thinking(game, 0)
    root = search.insight.outlook.think(match.state, 1, 30)
    assert len(root.cells) == 16 and len(root.prospects) == 7
    assert root.visits == 30.0 == sum(prospect.visits for prospect in root.prospects)
    assert 0.0 < root.value < 1.0


def test_somebody_new_overlooks_what_is_subtle() -> None:
    """A knife more or less means nothing to who overlooks knives."""
    game = open_game("tsukiji")
    tables = [
        {"phase": "bid", "balance": ["B5", "O4W"], "top": "Y5", "piles": [{"tuna": [card]}, {}]} for card in CARDS
    ]
    states = [game.from_position(table) for table in tables]
    seeing, blind = (Judgement(game, learned("tsukiji")) for _ in range(2))
    blind.overlook(["knives", "points", "balance", "wasabi", "specialities", "cards", "end", "barrel"])
    found = []
    for judgement in (seeing, blind):
        chances = vec[float]([0.0, 0.0])
        told = []
        for state in states:
            judgement.chances(state, chances)
            told.append(chances[0])
        found.append(told)
    assert found[0][0] != found[0][1] and found[1] == [0.5, 0.5]


def test_who_is_naive_answers_bids_that_are_made_blindly() -> None:
    game = open_game("tsukiji")
    match = Match(game, 2, 3)
    match.settle()
    judgement, plan = Judgement(game, learned("tsukiji")), read_ladder("tsukiji").plan
    search = Thinker(game, judgement, plan, 8, habits=Habits(naive=1.0)).search
    own = search.think(game.view(match.state, 0), 0, match.moves(0), Rng(1), 8)
    root, wide = search.root, 4
    means = [sum(root.sums[i * wide + j] / root.pairs[i * wide + j] for j in range(wide)) for i in range(wide)]
    assert search.odds(own)[means.index(max(means))] == 1.0
