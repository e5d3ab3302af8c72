"""Taking back: allowed only while nothing hidden has come to light, by whatever game it is.

The test asks the game itself. Before the move every viewer could imagine a number of worlds; if what each of them sees
afterwards would have been the same in all of these, nothing was revealed. Chance that has spoken is never taken back.
"""

from __future__ import annotations

from typing import Any, Final

from criee.engine.game import HOUSE, NOBODY, Game, State
from criee.engine.match import Match, Step
from criee.engine.rng import Rng

WORLDS: Final = 16  # imagined per viewer


def back_to(match: Match, seat: int) -> int | None:
    """How many steps remain if this seat takes its last move back; None if it may not."""
    index = next((i for i in range(len(match.steps) - 1, -1, -1) if match.steps[i].seat == seat), None)
    if index is None:
        return None
    tail = match.steps[index:]
    if any(step.seat not in (seat, HOUSE) for step in tail):
        return None
    before = match.first_state()
    for step in match.steps[:index]:
        match.game.play(before, step.seat, step.move)
    return None if chance_spoke(match.game, before, tail) or is_revealed(match, before, tail) else index


def chance_spoke(game: Game[Any], before: State, tail: list[Step]) -> bool:
    state: State = before.clone()
    for step in tail:
        if step.seat == HOUSE and len(game.moves(state, HOUSE)) > 1:
            return True
        game.play(state, step.seat, step.move)
    return False


def is_revealed(match: Match, before: State, tail: list[Step]) -> bool:
    rng = Rng(len(match.steps))
    viewers = [NOBODY, *range(match.seats)]
    return any(learned(match.game, before, match.state, tail, viewer, rng) for viewer in viewers)


def learned(game: Game[Any], before: State, after: State, tail: list[Step], viewer: int, rng: Rng) -> bool:
    """Whether this viewer can now rule out a world that it had to reckon with before."""
    seen = game.view(after, viewer)
    for _ in range(WORLDS):
        world: State = game.imagine(game.view(before, viewer), viewer, rng)
        truth: State = before.clone()
        for step in tail:
            move = alike(game, truth, world, step, viewer)
            if move is None:
                return True
            game.play(truth, step.seat, step.move)
            game.play(world, step.seat, move)
        if game.view(world, viewer) != seen:
            return True
    return False


def alike(game: Game[Any], truth: State, world: State, step: Step, viewer: int) -> int | None:
    """The move that would have looked the same to this viewer in an imagined world."""
    told = game.seen(truth, step.seat, step.move, viewer)
    moves: list[int] = game.moves(world, step.seat)
    if step.move in moves and game.seen(world, step.seat, step.move, viewer) == told:
        return step.move
    return next((move for move in moves if game.seen(world, step.seat, move, viewer) == told), None)
