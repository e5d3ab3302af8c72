"""The chef's advice: the same view, the same advice; nothing that a seat cannot know; a win that is there is seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from criee.bots import advice as chef
from criee.bots import seat_bot
from criee.bots.advice import Advice, Adviser, advise
from criee.bots.judgement import Judgement
from criee.bots.ladder import ladder
from criee.bots.reasons import Aftermath, Reasons, theme_of
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.engine.twins import plain, put
from criee.games import open_game, packages
from criee.words import LANGUAGES, Words

GAMES = list(packages())
NODES = 40


def some_way_in(name: str, decisions: int, seed: int = 11) -> Match:
    """A match of random moves that stops where somebody has a choice."""
    game = open_game(name)
    match, luck = Match(game, game.sign.seats[0], seed), Rng(seed)
    match.settle()
    while decisions > 0 or len(match.moves(match.to_act()[0])) < 2:
        seat = match.to_act()[0]
        match.play(seat, luck.pick(match.moves(seat)))
        decisions -= 1
        if match.over():
            return some_way_in(name, 4, seed + 1)
    return match


def told(game: Game[Any], found: list[Advice]) -> list[tuple[str, float, float, str]]:
    return [(game.describe(one.move), one.chance, one.share, one.why.key) for one in found]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_has_the_same_advice_and_it_is_sane(name: str) -> None:
    match = some_way_in(name, 10)
    game, seat = match.game, match.to_act()[0]
    view, moves = game.view(match.state, seat), match.moves(seat)
    found = advise(game, view, seat, moves, Rng(5), NODES)
    assert told(game, advise(game, plain(view), seat, moves, Rng(5), NODES)) == told(game, found)
    assert 1 <= len(found) <= 3 and len({one.move for one in found}) == len(found)
    assert all(one.move in moves and 0.0 <= one.chance <= 1.0 for one in found)
    if any(one.share for one in found):
        assert all(one.share > 0.0 for one in found) and sum(one.share for one in found) <= 1.001
    else:
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_does_not_change_its_advice(name: str) -> None:
    """Of two worlds that only differ in what this seat cannot see, one is advised like the other."""
    match = some_way_in(name, 14)
    game, seat = match.game, match.to_act()[0]
    secrets = game.secrets(match.state, seat, Rng(3))
    data = plain(game.position(match.state))
    for path, value in secrets.items():
        put(data, path, value, match)
    twin = game.read_all(data)
    moves = match.moves(seat)
    assert game.moves(twin, seat) == moves
    here = advise(game, game.view(match.state, seat), seat, moves, Rng(8), NODES)
    there = advise(game, game.view(twin, seat), seat, moves, Rng(8), NODES)
    assert told(game, here) == told(game, there)


def test_a_forced_move_is_the_only_advice() -> None:
    match = some_way_in("tsukiji", 10)
    seat = match.to_act()[0]
    view = match.game.view(match.state, seat)
    found = advise(match.game, view, seat, match.moves(seat)[:1], Rng(1), NODES)
    assert len(found) == 1 and found[0].why.key == "why-forced"


def test_a_win_that_is_there_comes_first() -> None:
    """Whoever can eat the fifth fish is told to, and why."""
    match = winning()
    seat, game = match.to_act()[0], match.game
    found = advise(game, game.view(match.state, seat), seat, match.moves(seat), Rng(2), 60)
    after = match.state.clone()
    game.play(after, seat, found[0].move)
    outcome = game.outcome(after)
    assert outcome is not None and outcome.winners == [seat]
    assert found[0].chance > 0.99 and found[0].why.key == "why-wins"


def winning() -> Match:
    """A match of random moves, stopped where the seat to move can win at once, but need not."""
    game = open_game("bigfish")
    for seed in range(100):
        match, luck = Match(game, 2, seed), Rng(seed)
        match.settle()
        while not match.over():
            seat, moves = match.to_act()[0], match.moves(match.to_act()[0])
            wins = [move for move in moves if wins_at_once(match, seat, move)]
            if wins and len(wins) < len(moves):
                return match
            match.play(seat, luck.pick(moves))
    raise AssertionError("nobody ever wins")


def wins_at_once(match: Match, seat: int, move: int) -> bool:
    after = match.state.clone()
    match.game.play(after, seat, move)
    outcome = match.game.outcome(after)
    return outcome is not None and outcome.winners == [seat]


# --- why ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_theme_has_its_sentences(name: str) -> None:
    themes = {theme_of(feature) for feature in open_game(name).mind.legend()} - {""}
    for lang in LANGUAGES:
        words = Words(name, lang, ["Ana", "Bo"])
        for theme in themes:
            assert words.has(f"why-{theme}") and words.has(f"why-{theme}-rival"), f"{name}/{lang}: {theme}"


def taught(game: Game[Any], theme: str, weight: float) -> str:
    """A judgement to which one theme is all that counts."""
    legend = game.mind.legend()
    linear = [weight if theme_of(feature) == theme else 0.0 for feature in legend]
    return json.dumps({"legend": legend, "hidden": 0, "weights": [], "linear": linear})


def reasons(theme: str, weight: float) -> Reasons:
    game = open_game("tsukiji")
    judgement = Judgement(game, taught(game, theme, weight))
    return Reasons(game, judgement, Adviser(game).search)


def aftermath(game: Game[Any], *features: tuple[int, str, float]) -> Aftermath:
    legend = game.mind.legend()
    found = Aftermath(2, len(legend))
    found.worlds = found.tried = 1.0
    for seat, theme, value in features:
        place = next(i for i, feature in enumerate(legend) if theme_of(feature) == theme)
        found.sides[seat][place] = value
    return found


def test_the_reason_is_what_makes_the_difference_to_the_other_moves() -> None:
    why = reasons("knives", 3.0)
    same = (0, "points", 0.9)  # whatever one does
    found = [aftermath(why.game, same, (0, "knives", 1.0)), aftermath(why.game, same)]
    assert why.reason(0, found, 0).key == "why-knives"
    assert why.reason(0, found, 1).key == "why-best"  # the other one has nothing to say for itself


def test_what_is_taken_from_a_rival_is_a_reason_too() -> None:
    why = reasons("wasabi", 3.0)
    found = [aftermath(why.game), aftermath(why.game, (1, "wasabi", 1.0))]
    line = why.reason(0, found, 0)
    assert (line.key, line.args) == ("why-wasabi-rival", {"who": "#1"})


def test_what_nobody_has_learned_to_weigh_is_no_reason() -> None:
    game = open_game("tsukiji")
    why = Reasons(game, Judgement(game), Adviser(game).search)
    assert why.reason(0, [aftermath(game, (0, "knives", 1.0)), aftermath(game)], 0).key == "why-best"
    assert [theme_of(name) for name in ("one knife", "two players: cash", "knives: one")] == ["", "", "knives"]


def test_the_strongest_is_asked_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it together, with a judgement that has been taught."""
    match = some_way_in("tsukiji", 12)
    game, seat = match.game, match.to_act()[0]
    monkeypatch.setattr(chef, "learned", lambda name: taught(game, "points", 4.0))
    found = advise(game, game.view(match.state, seat), seat, match.moves(seat), Rng(4), NODES)
    assert {one.why.key for one in found} <= {
        "why-points",
        "why-points-rival",
        "why-best",
        "why-near",
        "why-same",
        "why-weaker",
        "why-mixed",
        "why-wins",
    }


def test_only_what_is_seldom_chosen_is_chosen_to_be_hard_to_read() -> None:
    for seed in range(6):
        match = Match(open_game("tsukiji"), 2, seed)
        match.settle()
        for one in advise(match.game, match.game.view(match.state, 0), 0, match.moves(0), Rng(seed), 30):
            assert one.why.key != "why-mixed" or one.share <= 0.5, f"{one.share} of the time is not now and then"


def test_what_is_seen_at_once_is_advised_first_beside_what_else_there_is() -> None:
    """The pantry of Wasabi! is left to a rule of thumb: it comes first, but not alone."""
    game = open_game("wasabi")
    match = Match(game, 3, 7)
    match.settle()
    seat = match.to_act()[0]
    view, moves = game.view(match.state, seat), match.moves(seat)
    assert game.mind.obvious(match.state) and len(moves) > 2
    found = advise(game, view, seat, moves, Rng(3), NODES)
    assert len(found) > 1 and found[0].move == game.mind.reflex(match.state, seat, Rng(3))


def test_where_the_strongest_plays_by_reflex_its_move_comes_first() -> None:
    game = open_game("tokyo")
    assert ladder("tokyo")[-1].reflex
    for seed in range(3, 9):
        match = some_way_in("tokyo", 8, seed)
        seat = match.to_act()[0]
        view, moves = game.view(match.state, seat), match.moves(seat)
        played = seat_bot("strongest", game).choose(view, seat, moves, Rng(2))
        found = advise(game, view, seat, moves, Rng(2), 4)
        assert found[0].move == played and len(found) > 1
