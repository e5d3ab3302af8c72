"""Refusals held against the position: for every refusal text a game states when it is true, over plain data.

The engine's own promise (`check_refusals`) only says that a reason is given when and only when a move is illegal.
Whether the reason is *so* is stated here a second time, independently: not from the state and its phases, but from the
position that `Game.position` writes, which anybody can read.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser, ast

from criee.engine.game import Game
from criee.engine.line import Arg, Impossible, Line
from criee.engine.match import Match
from criee.engine.phase import HOUSE
from criee.engine.promise import canonical
from criee.engine.rng import Rng
from criee.games import game_file, open_game, sign
from criee.words import rules

COMMON = {"refuse-turn", "refuse-over", "refuse-now", "refuse-house", "refuse-house-now", "refuse-seats"}


@dataclass
class Scene:
    """One refusal: what was tried by whom in which position, and what was said."""

    position: Mapping[str, Any]
    options: Mapping[str, Any]
    catalogue: Mapping[str, Any]
    seats: int
    seat: int
    to_act: tuple[int, ...]
    move: str  # in notation
    line: Line

    @property
    def words(self) -> list[str]:
        return self.move.split()

    @property
    def rule(self) -> str:
        return self.line.rule

    @property
    def args(self) -> dict[str, Arg]:
        return self.line.args


Fact = Callable[[Scene], bool]


def hold(
    name: str,
    facts: Mapping[str, Fact],
    matches: int,
    tried: int = 30,
    unseen: frozenset[str] = frozenset(),
    opened: Callable[[str, Mapping[str, object]], Game[Any]] = open_game,
) -> Counter[str]:
    """Plays random matches under every house rule and holds each refusal against its fact. Returns how often each came.

    `unseen`: texts that random play cannot bring about; each needs a test of its own.
    """
    known = rules(name, "en")
    found: Counter[str] = Counter()
    for number, options in enumerate(option_sets(name) * matches):
        game = opened(name, options)
        low, high = sign(name).seats
        match = Match(game, fitting(game, low + number % (high - low + 1)), number)
        for scene in refusals(match, Rng(number + 1), tried):
            key = scene.line.key
            said = f"{scene.move!r} by seat {scene.seat}: {key} {scene.args} ({scene.rule})"
            said += f", options {options}, seed {number}"
            assert scene.rule in known or key in ("refuse-turn", "refuse-over"), said
            found[key] += 1
            if key == "refuse-turn":
                assert scene.seat not in scene.to_act, said
            elif key not in COMMON:
                assert key in facts, f"no fact says when {key} is true"
                assert facts[key](scene), f"{said}\n{canonical(scene.position)}"
    texts = refusal_texts(name)
    assert set(facts) == texts, f"facts and texts differ: {sorted(set(facts) ^ texts)}"
    missing = texts - set(found) - unseen
    assert not missing, f"never said: {sorted(missing)}"
    assert not unseen & set(found), f"said after all: {sorted(unseen & set(found))}"
    return found


def refusals(match: Match, rng: Rng, tried: int) -> list[Scene]:
    """What is said to illegal moves along one random match: all kinds of moves, seats that are asked and others."""
    game = match.game
    by_verb = verbs(game)
    scenes: list[Scene] = []
    while not match.over():
        acting = match.to_act()
        if acting[0] == HOUSE:
            match.follow(HOUSE, match.draw())
            continue
        position: Mapping[str, Any] = json.loads(canonical(game.position(match.state)))
        for _ in range(tried):
            seat = rng.pick(list(acting)) if rng.below(5) else int(rng.below(match.seats))
            move = rng.pick(by_verb[int(rng.below(len(by_verb)))])
            refused = game.why_not(match.state, seat, move)
            if refused is not None:
                values, faces = game.options.values, game.catalogue()
                text = game.describe(move)
                scenes.append(Scene(position, values, faces, match.seats, seat, acting, text, refused.line()))
        seat = rng.pick(list(acting))
        match.follow(seat, rng.pick(match.moves(seat)))
    return scenes


def verbs(game: Game[Any]) -> list[list[int]]:
    """All moves of the notation, by kind: a kind with one move is tried as often as one with a thousand."""
    found: dict[str, list[int]] = {}
    for move in range(game.space):
        found.setdefault(game.verb(move), []).append(move)
    return list(found.values())


def option_sets(name: str) -> list[dict[str, object]]:
    """The usual rules, then each house rule by itself."""
    sets: list[dict[str, object]] = [{}]
    for option in sign(name).options:
        if isinstance(option.default, bool):
            sets.append({option.key: not option.default})
        elif option.choices:
            sets += [{option.key: choice} for choice in option.choices if choice != option.default]
        else:
            sets += [{option.key: value} for value in (option.low, option.high) if value != option.default]
    return sets


def fitting(game: Game[Any], seats: int) -> int:
    """This number of players, or the next above it that the house rules allow (the fifth's bell needs five)."""
    try:
        game.new(seats)
    except Impossible:
        return fitting(game, seats + 1) if seats < game.sign.seats[1] else seats
    return seats


def refusal_texts(name: str) -> set[str]:
    """The refusal texts that a game has of its own."""
    resource = FluentParser().parse(game_file(name, "texts/en.ftl"))
    names = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return {key for key in names if key.startswith("refuse-")}
