"""Taking back: allowed only while nothing hidden has come to light, by whatever game it is.

The test asks the game itself. Before the move every viewer could imagine a number of worlds; if what each of them sees
afterwards would have been the same in all of these, nothing was revealed. Chance that has spoken is never taken back.
"""

from __future__ import annotations

from typing import Any, Final

from criee.engine.game import Game
from criee.engine.line import Refused, seat_name
from criee.engine.match import Match, Step
from criee.engine.phase import HOUSE, NOBODY, State
from criee.engine.rng import Rng

WORLDS: Final = 16  # imagined per viewer


def taker(match: Match) -> int:
    """The one seat that may ask for its last move now, HOUSE: nobody. Known at a glance, so not surely granted.

    Nothing is imagined here: only who has moved since, whether chance may have spoken and whether the house has opened
    what was sealed, which is no secret.
    """
    is_opened = False
    for step in reversed(match.steps if match.ended is None else []):
        if step.seat != HOUSE:
            return HOUSE if step.sealed and is_opened else step.seat
        if step.drawn:
            break
        is_opened = True
    return HOUSE


def remaining(match: Match, seat: int) -> int:
    """How many steps remain if this seat takes its last move back; Refused says why it may not."""
    if match.ended is not None:
        raise Refused("", "refuse-over")
    index = len(match.steps) - 1
    while index >= 0 and match.steps[index].seat != seat:
        index -= 1
    if index < 0:
        raise Refused("", "undo-nothing")
    tail = match.steps[index:]
    for step in tail:
        if step.seat != seat and step.seat != HOUSE:
            raise Refused("", "undo-others", {"who": seat_name(step.seat)})
    before = state_after(match, index)
    if chance_spoke(match.game, before, tail) or is_revealed(match, before, tail):
        # Which of the two, all can tell by the steps: how many cards the house could have drawn may be a secret.
        raise Refused("", "undo-chance" if any(step.drawn for step in tail) else "undo-revealed")
    return index


def take_back(match: Match, seat: int) -> None:
    """This seat takes its last move back; Refused says why it may not, and then nothing has changed."""
    kept = remaining(match, seat)
    match.state = state_after(match, kept)
    match.steps = match.steps[:kept]


def state_after(match: Match, steps: int) -> State:
    """The state after so many steps of a match."""
    state: State = match.first_state()
    for step in match.steps[:steps]:
        match.game.play(state, step.seat, step.move)
    return state


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
