"""What the rules foresee of a move is what happens when it is made."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import open_game
from criee.games.wasabi.game import Wasabi
from criee.games.wasabi.state import WasabiState
from criee.games.wasabi.view import WasabiView
from refusals import option_sets
from wasabi.counter import Counter
from wasabi.crowd import crowded_counter

HALF_DONE = ("place", "chop", "switch", "cover")


class Tally:
    """How much was compared, so that the tests cannot pass by looking at nothing."""

    def __init__(self) -> None:
        self.moves = self.claims = self.styles = self.lost = self.ends = self.squares = 0


def claimable(game: Wasabi, state: WasabiState) -> dict[str, bool]:
    """The recipes that p1 may claim now, by playing each claim: with style or not."""
    found: dict[str, bool] = {}
    for move in game.moves(state, int(state.actor)):
        if game.verb(move) == "claim":
            then = state.clone()
            game.play(then, state.actor, move)
            name = game.describe(move)[6:]
            found[name] = name in cast(WasabiView, game.view(then, 0))["styled"][state.actor]
    return found


def settled(game: Wasabi, state: WasabiState, rng: Rng) -> None:
    while game.to_act(state) == (HOUSE,):
        game.play(state, HOUSE, game.draw(state, rng))


def compare(game: Wasabi, state: WasabiState, could: dict[str, bool], move: int, rng: Rng, tally: Tally) -> None:
    """One move: foreseen, then made."""
    seat = int(state.actor)
    foreseen: dict[str, Any] = json.loads(canonical(game.voice.foresee(state, seat, move)))
    before = cast(WasabiView, game.view(state, seat))
    then = state.clone()
    game.play(then, seat, move)
    settled(game, then, rng)
    after = cast(WasabiView, game.view(then, seat))
    goes_on = after["phase"] in ("turn", "chopped") and after["actor"] == seat
    can = claimable(game, then) if goes_on else {}
    said = game.describe(move)
    assert {one["recipe"]: one["style"] for one in foreseen["claims"]} == can, said
    for one in foreseen["claims"]:
        compare_claim(game, then, one, could, tally)
    outcome = game.outcome(then)
    lost = [name for name in could if name not in can and name not in after["served"][seat]]
    kept = outcome is not None or after["phase"] in HALF_DONE
    assert sorted(foreseen["lost"]) == ([] if kept else sorted(lost)), said
    assert foreseen["points"] == after["points"][seat] - before["points"][seat], said
    assert foreseen["cubes"] == after["cubes"][seat] - before["cubes"][seat], said
    squares = {*before["board"], *after["board"]}
    changed = {q: after["board"].get(q, []) for q in squares if after["board"].get(q) != before["board"].get(q)}
    assert foreseen["squares"] == changed, said
    assert foreseen["ends"] == ("" if outcome is None else outcome.rule), said
    assert foreseen["winners"] == ([] if outcome is None else outcome.winners), said
    tally.moves += 1
    tally.lost += len(foreseen["lost"])
    tally.ends += outcome is not None
    tally.squares += len(changed)


def compare_claim(game: Wasabi, then: WasabiState, one: dict[str, Any], could: dict[str, bool], tally: Tally) -> None:
    """Its squares are a line that shows the recipe; claiming it brings just what was foreseen."""
    seat = int(then.actor)
    name = one["recipe"]
    shows = [cast(WasabiView, game.view(then, seat))["board"][square][-1] for square in one["squares"]]
    strip = cast(Any, game.catalogue())["recipes"][name]["strip"]
    assert sorted(shows) == sorted(strip) and len({q[0] for q in one["squares"]} | {"-"}) in (2, len(strip) + 1)
    assert (shows in (strip, strip[::-1])) == one["style"]
    claimed = then.clone()
    points = cast(WasabiView, game.view(then, seat))["points"][seat]
    game.play(claimed, seat, game.parse(f"claim {name}"))
    gained = cast(WasabiView, game.view(claimed, seat))["points"][seat] - points
    assert one["points"] + one["cubes"] == gained and one["cubes"] == claimed.cubes[seat] - then.cubes[seat]
    assert one["new"] == (name not in could or (one["style"] and not could[name]))
    tally.claims += 1
    tally.styles += one["style"]


def unclaimed(game: Wasabi, state: WasabiState, known: dict[str, bool]) -> dict[str, bool]:
    """What can be claimed now, or could be before a tile or card was begun that waits for its squares."""
    phase = cast(WasabiView, game.view(state, 0))["phase"]
    return known if phase in HALF_DONE else claimable(game, state)


@pytest.mark.compiled
def test_what_is_foreseen_on_crowded_counters_happens() -> None:
    rng, tally = Rng(5), Tally()
    for number in range(320):
        table = crowded_counter(rng, hand=0 if number % 9 == 0 else 3, cards=1 + number % 2, full=number % 4 == 0)
        if table is None:
            continue
        game, state = cast(Wasabi, table.game), table.state
        could: dict[str, bool] = {}
        while game.to_act(state) == (0,):
            could = unclaimed(game, state, could)
            moves = game.moves(state, 0)
            for move in moves if table.phase in ("turn", *HALF_DONE) else [rng.pick(moves) for _ in range(4)]:
                compare(game, state, could, move, rng, tally)
            game.play(state, 0, rng.pick([m for m in moves if game.verb(m) != "pass"] or moves))
            settled(game, state, rng)
    assert tally.moves > 8000 and tally.squares > 5000 and tally.claims > 500 and tally.styles > 400
    assert tally.claims - tally.styles > 20 and tally.lost > 50 and tally.ends > 100


@pytest.mark.compiled
def test_what_is_foreseen_in_random_matches_happens() -> None:
    """The opening, passes and phase 2 too, under every option."""
    tally = Tally()
    for seed, options in enumerate(option_sets("wasabi") * 2):
        game = cast(Wasabi, open_game("wasabi", options))
        match = Match(game, 2 + seed % 3, seed)
        rng = Rng(seed)
        could: dict[str, bool] = {}
        match.settle()
        while not match.over():
            state, [seat] = cast(WasabiState, match.state), match.to_act()
            could = unclaimed(game, state, could)
            for _ in range(3):
                compare(game, state, could, rng.pick(match.moves(seat)), rng, tally)
            match.play(seat, rng.pick(match.moves(seat)))
    assert tally.moves > 1500 and tally.ends > 0


def foreseen(table: Counter, text: str) -> dict[str, Any]:
    return json.loads(canonical(table.game.voice.foresee(table.state, 0, table.game.parse(text))))  # type: ignore[no-any-return]


def test_W10_W13_a_tile_that_completes_two() -> None:
    """The book's example: one maki, Pickle Barrel with style and Tekkamaki."""
    board = """
        . . tu . .
        . cu . pi .
    """
    table = Counter(board, hand=["maki"], recipes=["Tekkamaki", "Pickle Barrel"]).play("pick maki")
    short, long = foreseen(table, "place maki c1")["claims"]
    assert long == {
        "recipe": "Pickle Barrel",
        "style": True,
        "points": 3,
        "cubes": 1,
        "squares": ["b1", "c1", "d1"],
        "new": True,
    }
    assert short["recipe"] == "Tekkamaki" and short["points"] == 2 and sorted(short["squares"]) == ["c1", "c2"]
    assert foreseen(table, "place maki a6")["claims"] == []


def test_W11_the_line_foreseen_is_one_that_this_turn_makes() -> None:
    """A line in the first row shows the recipe too, but it stood there before."""
    board = """
        mk . . . .
        . . . . .
        mk tu . . .
    """
    table = Counter(board, recipes=["Tekkamaki"]).play("pick tuna")
    [dish] = foreseen(table, "place tuna b3")["claims"]
    assert dish["squares"] == ["a3", "b3"]


def test_W24_W22_what_a_swap_and_a_chop_would_do() -> None:
    switch = Counter("mk . tu . .", recipes=["Tekkamaki"], cards=["switch"]).play("play switch")
    told = foreseen(switch, "switch b1 c1")
    assert told["squares"] == {"b1": ["tuna"], "c1": []} and [one["recipe"] for one in told["claims"]] == ["Tekkamaki"]
    chop = Counter("mk tu/ri . . .", recipes=["Tekkamaki"], cards=["chop"]).play("play chop")
    told = foreseen(chop, "chop b1")
    assert told["squares"] == {"b1": ["tuna"]} and [one["recipe"] for one in told["claims"]] == ["Tekkamaki"]


def test_W12_what_would_be_lost() -> None:
    table = Counter("mk . . . .", recipes=["Tekkamaki"], cards=["wasabi", "switch"]).lay("tuna", "b1")
    assert foreseen(table, "done")["lost"] == ["Tekkamaki"]
    assert foreseen(table, "play switch")["lost"] == []  # not yet
    table.play("play wasabi")
    assert foreseen(table, "cover b1 c2")["lost"] == ["Tekkamaki"] and foreseen(table, "cover b1 c2")["cubes"] == 1
    assert foreseen(table, "cover d1 e2")["lost"] == []
