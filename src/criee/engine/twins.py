"""Twins: the promise that nothing hidden reaches a viewer, held against the true state.

A game says where its secrets are and what else could be there (`Game.secrets`). From that another true state is made,
a twin, which the viewer must not be able to tell from the real one: not now, and not in what follows, until a step
brings a difference into the open. Worlds imagined from a view would not do: a view that shows too much would imagine
just what it shows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from criee.engine.game import Game
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.phase import HOUSE, State
from criee.engine.promise import Broken, canonical, eyes, reason, received, some_moves, told
from criee.engine.rng import Rng

STEPS: Final = 5  # that twins are followed
PROMISE: Final = "hidden things change no byte"


class Twins:
    """How often a secret was met, and how often there was a twin to compare with."""

    def __init__(self) -> None:
        self.met = 0
        self.compared = 0


def check_twin(match: Match, viewer: int, rng: Rng, twins: Twins) -> None:
    """What a seat cannot know changes no byte it receives; what it can know is all the rest."""
    game = match.game
    secrets: dict[str, object] = game.secrets(match.state, viewer, rng)
    check_open(match, viewer, secrets, rng)
    if not secrets:
        return
    twins.met += 1
    data = plain(game.position(match.state))
    before = canonical(data)
    for path, value in secrets.items():
        put(data, path, value, match)
    if canonical(data) == before:
        return
    twin = read(match, data, secrets)
    twins.compared += 1
    if viewer >= 0:
        check_answers(match, twin, viewer, rng)
    follow(match, twin, viewer, rng)


def check_open(match: Match, viewer: int, secrets: Mapping[str, object], rng: Rng) -> None:
    """Whatever is no secret, the viewer sees: a world that he imagines differs from the truth in secrets only."""
    game = match.game
    view: Mapping[str, object] = plain(game.view(match.state, viewer))
    world: State = game.imagine(view, viewer, rng)
    for path in differences(plain(game.position(match.state)), plain(game.position(world)), ""):
        if not covered(path, secrets):
            named = ", ".join(secrets) or "it has none"
            detail = f"{eyes(viewer)} imagines another {path}, which is none of its secrets: {named}"
            raise Broken("what is no secret is seen", detail, match)
    if received(game, world, viewer) != received(game, match.state, viewer):
        raise Broken(PROMISE, f"{eyes(viewer)} can tell an imagined world", match)
    if game.census(world) != game.census(match.state):
        raise Broken("components are conserved", f"{eyes(viewer)} imagines {game.census(world)}", match)


def read(match: Match, data: Mapping[str, object], secrets: Mapping[str, object]) -> State:
    try:
        twin: State = match.game.from_position(data)
    except Impossible as error:
        raise Broken("a secret could be otherwise", f"{dict(secrets)} cannot be: {error}", match) from None
    if canonical(match.game.position(twin)) != canonical(data):
        raise Broken("a secret could be otherwise", f"{dict(secrets)} is not what the position then says", match)
    return twin


def follow(match: Match, twin: State, viewer: int, rng: Rng) -> None:
    """Both go on by moves that look alike to the viewer, as long as only secrets differ."""
    game = match.game
    here: State = match.state.clone()
    there = twin
    for _ in range(STEPS):
        one, two = received(game, here, viewer), received(game, there, viewer)
        if one != two:
            raise Broken(PROMISE, f"{eyes(viewer)} can tell a twin: {apart(one, two)}", match)
        acting = game.to_act(here)
        if not acting:
            return
        seat = acting[int(rng.below(len(acting)))]
        move = int(game.draw(here, rng)) if seat == HOUSE else rng.pick(game.moves(here, seat))
        other = alike(game, here, there, seat, move, viewer)
        if other < 0:
            return
        then, beyond = after(game, here, seat, move), after(game, there, seat, other)
        if in_the_open(game, then, beyond, viewer, rng):
            return
        one, two = told(game, here, then, seat, move, viewer), told(game, there, beyond, seat, other, viewer)
        if one != two:
            raise Broken(PROMISE, f"{eyes(viewer)} hears the difference: {apart(one, two)}", match)
        here, there = then, beyond


def check_unseen(match: Match, acting: tuple[int, ...], viewer: int, rng: Rng) -> None:
    """Where choices are sealed, nobody sees or hears what another has chosen: neither the move nor a trace of it."""
    game = match.game
    for seat in acting:
        if seat == viewer:
            continue
        moves = game.moves(match.state, seat)
        one, two = rng.pick(moves), rng.pick(moves)
        if game.seen(match.state, seat, one, viewer) != game.seen(match.state, seat, two, viewer):
            raise Broken(PROMISE, f"{eyes(viewer)} sees which of {game.describe(one)}, {game.describe(two)}", match)
        here, there = after(game, match.state, seat, one), after(game, match.state, seat, two)
        if received(game, here, viewer) != received(game, there, viewer):
            raise Broken(PROMISE, f"{eyes(viewer)} can tell {game.describe(one)} from {game.describe(two)}", match)
        if told(game, match.state, here, seat, one, viewer) != told(game, match.state, there, seat, two, viewer):
            raise Broken(PROMISE, f"{eyes(viewer)} hears which of {game.describe(one)}, {game.describe(two)}", match)


def check_answers(match: Match, twin: State, seat: int, rng: Rng) -> None:
    """Refusals and forecasts are answers too: alike in all worlds that this seat cannot tell apart."""
    game = match.game
    for move in some_moves(game, rng):
        here, there = reason(game, match.state, seat, move), reason(game, twin, seat, move)
        if here != there:
            detail = f"seat {seat}, {game.describe(move)}: {here}, in another world {there}"
            raise Broken(PROMISE, detail, match)
    for move in game.moves(match.state, seat):
        if move not in game.moves(twin, seat):
            raise Broken(PROMISE, f"seat {seat} may play {game.describe(move)} only in one of two worlds", match)
        seen, other = game.voice.foresee(match.state, seat, move), game.voice.foresee(twin, seat, move)
        if canonical(seen) != canonical(other):
            detail = f"seat {seat} foresees {seen} of {game.describe(move)}, in another world {other}"
            raise Broken(PROMISE, detail, match)


# --- two worlds ----------------------------------------------------------------------------------


def after(game: Game[Any], state: State, seat: int, move: int) -> State:
    then: State = state.clone()
    game.play(then, seat, move)
    return then


def alike(game: Game[Any], here: State, there: State, seat: int, move: int, viewer: int) -> int:
    """The same move in the other world, or one that the viewer cannot tell from it; -1: there is none."""
    seen = game.seen(here, seat, move, viewer)
    moves = game.moves(there, seat)
    for other in [move, *moves]:
        if other in moves and game.seen(there, seat, other, viewer) == seen:
            return other
    return -1


def in_the_open(game: Game[Any], here: State, there: State, viewer: int, rng: Rng) -> bool:
    """Whether two worlds differ in something that is no secret of this viewer any more."""
    secrets: dict[str, object] = game.secrets(here, viewer, rng)
    secrets.update(game.secrets(there, viewer, rng))
    found = differences(plain(game.position(here)), plain(game.position(there)), "")
    return any(not covered(path, secrets) for path in found)


def apart(one: str, two: str) -> str:
    """Where two texts begin to differ."""
    at = 0
    while at < min(len(one), len(two)) and one[at] == two[at]:
        at += 1
    return f"{one[max(0, at - 40) : at + 40]!r} against {two[max(0, at - 40) : at + 40]!r}"


# --- places in a position ------------------------------------------------------------------------


def plain(data: object) -> Any:
    """As it is after it has been sent: only tables, lists, texts and numbers, shared with nobody."""
    return json.loads(canonical(data))


def differences(one: object, two: object, path: str) -> list[str]:
    """The places in which two positions differ: keys and numbers, joined by dots."""
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        return [found for key in one for found in differences(one[key], two[key], f"{path}.{key}" if path else key)]
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return [found for i in range(len(one)) for found in differences(one[i], two[i], f"{path}.{i}")]
    return [] if one == two else [path]


def covered(path: str, secrets: Mapping[str, object]) -> bool:
    """Whether a place is a secret, or lies inside one."""
    return any(path == secret or path.startswith(f"{secret}.") for secret in secrets)


def put(data: object, path: str, value: object, match: Match) -> None:
    """Puts a value into a position."""
    keys = path.split(".")
    inner: Any = data
    try:
        for key in keys[:-1]:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]
        if isinstance(inner, list):
            inner[int(keys[-1])] = plain(value)
        elif keys[-1] in inner:
            inner[keys[-1]] = plain(value)
        else:
            raise KeyError(keys[-1])
    except (KeyError, IndexError, ValueError):
        raise Broken("a secret could be otherwise", f"there is no {path} in the position", match) from None
