"""The promises that every game keeps, as code: run on our games, and on yours (`criee check GAME`).

Random matches are played; cheap promises are looked at on every step, dear ones on some steps drawn by the seed,
more often where somebody keeps a secret.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from criee.engine import record
from criee.engine.game import HOUSE, NOBODY, Game, State
from criee.engine.line import Refused
from criee.engine.match import Match
from criee.engine.rng import Rng

LONGEST_MATCH: Final = 200_000  # steps; a match beyond this does not end
DEAR_EVERY: Final = 6  # dear promises are checked on one step in so many
SEALED_EVERY: Final = 2  # and more often where somebody keeps a secret


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


def check_game(
    game: Game[Any], seats: int, matches: int, seed: int = 1, progress: Callable[[], None] | None = None
) -> int:
    """Plays this many random matches and checks every promise. Returns the number of steps looked at."""
    check_notation(game)
    steps = 0
    for i in range(matches):
        steps += check_match(game, seats, seed + i)
        if progress is not None:
            progress()
    return steps


def check_notation(game: Game[Any]) -> None:
    """Text and code are one: every code has a text of its own, and the text leads back to it."""
    texts: set[str] = set()
    for move in range(game.space):
        text = game.describe(move)
        if game.parse(text) != move or text in texts:
            raise ValueError(f"{game.name}: move {move} is written {text!r}, which reads as {game.parse(text)}")
        texts.add(text)


def check_match(game: Game[Any], seats: int, seed: int) -> int:
    """One random match under all promises."""
    match = Match(game, seats, seed)
    rng = Rng(seed * 2 + 1)
    census = game.census(match.state)
    while not match.over():
        if len(match.steps) > LONGEST_MATCH:
            raise Broken("play ends", f"more than {LONGEST_MATCH} steps", match)
        acting = match.to_act()
        if rng.below(SEALED_EVERY if len(acting) > 1 else DEAR_EVERY) == 0:
            check_knowledge(match, rng)
            check_position(match)
            check_refusal(match, rng)
            if len(acting) > 1:
                check_sealed(match, acting, rng)
        seat = acting[rng.below(len(acting))]
        check_step(match, seat, rng)
        now = game.census(match.state)
        if now != census:
            raise Broken("components are conserved", f"{census} became {now}", match)
    check_end(match)
    return len(match.steps)


def check_step(match: Match, seat: int, rng: Rng) -> None:
    """A seat to act has a move, codes are unique; a clone that goes on leaves the original alone."""
    game = match.game
    moves = match.moves(seat)
    if not moves or len(set(moves)) != len(moves) or min(moves) < 0 or max(moves) >= game.space:
        raise Broken("a seat to act has moves, each once", f"seat {seat}: {moves}", match)
    if game.outcome(match.state) is not None:
        raise Broken("a match that goes on has no outcome", str(game.outcome(match.state)), match)
    move = int(game.draw(match.state, match.rng)) if seat == HOUSE else rng.pick(moves)
    if seat == HOUSE:
        odds = game.phase(match.state).odds(match.state)
        if move not in moves or len(odds) not in (0, len(moves)):
            raise Broken("the house draws one of its moves", f"{move} of {moves}, odds {odds}", match)
    if rng.below(DEAR_EVERY) == 0:
        before = canonical(game.position(match.state))
        clone: State = match.state.clone()
        game.play(clone, seat, move)
        if canonical(game.position(match.state)) != before:
            raise Broken(
                "clones share nothing", f"playing {game.describe(move)} on a clone changed the original", match
            )
        check_telling(match, clone, seat, move, some_viewer(match, rng), rng)
    match.follow(seat, move)


def received(game: Game[Any], state: State, viewer: int) -> str:
    """Every byte that a viewer receives of a state: view, legal list with labels, prompt, an open score sheet."""
    moves: list[int] = game.moves(state, viewer) if viewer >= 0 else []
    offered = [[game.describe(m), game.label(state, viewer, m).data()] for m in moves]
    score = [tally.data() for tally in game.score(state)] if game.open_score() else []
    said = game.prompt(state, viewer).data()
    return canonical([game.view(state, viewer), offered, said, list(game.to_act(state)), score])


def some_viewer(match: Match, rng: Rng) -> int:
    """A seat or a spectator. One at a time: over many matches everybody is looked over the shoulder of."""
    seat = int(rng.below(match.seats + 1))
    return seat if seat < match.seats else NOBODY


def check_knowledge(match: Match, rng: Rng) -> None:
    """What a seat cannot know changes no byte it receives; what it imagines fits what it sees."""
    game = match.game
    viewer = some_viewer(match, rng)
    view: Mapping[str, object] = json.loads(canonical(game.view(match.state, viewer)))
    world: State = game.imagine(view, viewer, rng)
    if received(game, world, viewer) != received(game, match.state, viewer):
        raise Broken("hidden things change no byte", f"seat {viewer} can tell an imagined world", match)
    if game.census(world) != game.census(match.state):
        raise Broken("components are conserved", f"seat {viewer} imagines {game.census(world)}", match)


def check_telling(match: Match, after: State, seat: int, move: int, viewer: int, rng: Rng) -> None:
    """A step is told alike in all worlds that the viewer can tell apart neither before nor after it."""
    game = match.game
    world: State = game.imagine(game.view(match.state, viewer), viewer, rng)
    seen = game.seen(match.state, seat, move, viewer)
    lines = [line.data() for line in game.story(match.state, after, seat, move, viewer)]
    for other in game.moves(world, seat):
        if game.seen(world, seat, other, viewer) == seen:
            then: State = world.clone()
            game.play(then, seat, other)
            told = [line.data() for line in game.story(world, then, seat, other, viewer)]
            if told != lines and received(game, then, viewer) == received(game, after, viewer):
                detail = f"seat {viewer} hears {lines} of '{seen}', in another world {told}"
                raise Broken("hidden things change no byte", detail, match)


def check_sealed(match: Match, acting: tuple[int, ...], rng: Rng) -> None:
    """The order in which sealed moves arrive does not matter."""
    game = match.game
    chosen = [rng.pick(game.moves(match.state, seat)) for seat in acting]
    there: State = match.state.clone()
    back: State = match.state.clone()
    for seat, move in zip(acting, chosen, strict=True):
        game.play(there, seat, move)
    for seat, move in zip(reversed(acting), reversed(chosen), strict=True):
        game.play(back, seat, move)
    if canonical(game.position(there)) != canonical(game.position(back)):
        raise Broken("sealed moves commute", f"{acting} playing {chosen}", match)


def check_position(match: Match) -> None:
    """A position reads back as the state it was written from."""
    game = match.game
    written = canonical(game.position(match.state))
    again: State = game.from_position(json.loads(written))
    if canonical(game.position(again)) != written:
        raise Broken("positions read back", f"{written} became {canonical(game.position(again))}", match)
    for seat in match.to_act():
        if game.moves(again, seat) != game.moves(match.state, seat):
            raise Broken("positions read back", f"other moves for seat {seat}", match)


def check_refusal(match: Match, rng: Rng) -> None:
    """An illegal move is refused and changes nothing."""
    game = match.game
    seat = int(rng.below(match.seats))
    move = int(rng.below(game.space))
    if move in match.moves(seat):
        return
    before = canonical(game.position(match.state))
    try:
        match.play(seat, move)
    except Refused:
        if canonical(game.position(match.state)) == before:
            return
    raise Broken("illegal moves are refused", f"seat {seat} playing {game.describe(move)}", match)


def check_end(match: Match) -> None:
    """The end has an outcome, the score sheet adds up to it, and the record replays to it."""
    game = match.game
    outcome = game.outcome(match.state)
    if outcome is None or not outcome.winners or len(outcome.scores) != match.seats:
        raise Broken("a match that is over has an outcome", str(outcome), match)
    sums = [0] * match.seats
    for tally in game.score(match.state):
        sums[tally.seat] += tally.points
    if sums != outcome.scores:
        raise Broken("the score sheet adds up", f"{sums}, but the scores are {outcome.scores}", match)
    text = record.write(match)
    again = record.start(record.Record(text), game)
    for number, row in record.Record(text).moves:
        record.follow(again, number, row)
    if canonical(game.position(again.state)) != canonical(game.position(match.state)) or record.write(again) != text:
        raise Broken("replay equals live", "the record leads elsewhere", match)
