"""What promises are checked with: everything a viewer receives, as the bytes that would be sent."""

from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import mypyc_attr

from criee.engine import record
from criee.engine.game import Game
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY, State
from criee.engine.rng import Rng

TRIED: Final = 48  # moves of the whole notation that are tried on a position; all of them where there are no more


@mypyc_attr(native_class=False)
class Broken(Exception):
    """A promise that does not hold: which, how, and the record that shows it."""

    def __init__(self, promise: str, detail: str, match: Match) -> None:
        super().__init__(f"{promise}: {detail} (seed {match.seed}, step {len(match.steps)})")
        self.promise = promise
        self.detail = detail
        self.record = record.write(match)


def canonical(data: object) -> str:
    """Plain data as the bytes that would be sent: equal text means equal knowledge."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def received(game: Game[Any], state: State, viewer: int) -> str:
    """Every byte that a viewer receives of a state: view, legal list with labels, prompt, open score sheet, bell."""
    moves: list[int] = game.moves(state, viewer) if viewer >= 0 else []
    offered = [[game.describe(m), game.voice.label(state, viewer, m).data()] for m in moves]
    score = [tally.data() for tally in game.score(state)] if game.open_score else []
    said = game.prompt(state, viewer).data()
    acting = list(game.to_act(state))
    window = game.phase(state).window(state)  # one of the house is the referee's alone
    bell = [] if window is None or HOUSE in acting else [window.seats, window.millis, window.opens]
    return canonical([game.view(state, viewer), offered, said, acting, score, bell])


def told(game: Game[Any], before: State, after: State, seat: int, move: int, viewer: int) -> str:
    """A step as it is told to a viewer."""
    lines = [line.data() for line in game.voice.story(before, after, seat, move, viewer)]
    return canonical([game.seen(before, seat, move, viewer), lines])


def reason(game: Game[Any], state: State, seat: int, move: int) -> str:
    """Why a move is refused, as it would be sent; "" if it is not."""
    refused = game.why_not(state, seat, move)
    return "" if refused is None else canonical(refused.line().data())


def some_moves(game: Game[Any], rng: Rng) -> list[int]:
    """Moves of the whole notation: all, or where there are many some drawn by lot."""
    if game.space <= TRIED:
        return list(range(game.space))
    return [int(rng.below(game.space)) for _ in range(TRIED)]


def eyes(viewer: int) -> str:
    return "a spectator" if viewer == NOBODY else f"seat {viewer}"


def some_viewer(match: Match, rng: Rng) -> int:
    """A seat or a spectator. One at a time: over many matches everybody is looked over the shoulder of."""
    seat = int(rng.below(match.seats + 1))
    return seat if seat < match.seats else NOBODY
