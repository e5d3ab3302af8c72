"""The promises that every game keeps, as code: run on our games, and on yours (`criee check GAME`).

Random matches are played; cheap promises are looked at on every step, dear ones on some steps drawn by the seed,
more often where somebody keeps a secret.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from criee.engine import record
from criee.engine.game import Game
from criee.engine.line import Impossible, Refused
from criee.engine.match import Match
from criee.engine.phase import HOUSE, NOBODY, State
from criee.engine.promise import Broken, canonical, reason, some_moves, some_viewer
from criee.engine.rng import Rng
from criee.engine.twins import Twins, check_twin, check_unseen, differences, plain

LONGEST_MATCH: Final = 200_000  # steps; a match beyond this does not end
DEAR_EVERY: Final = 6  # dear promises are checked on one step in so many
MAY_LACK_A_RULE: Final = ("refuse-turn", "refuse-over")
MANY: Final = 20  # looks at secrets after which one of them must have had a twin
SEALED_EVERY: Final = 2  # and more often where somebody keeps a secret


def check_game(
    game: Game[Any], seats: int, matches: int, seed: int = 1, progress: Callable[[], None] | None = None
) -> int:
    """Plays this many random matches and checks every promise. Returns the number of steps looked at."""
    check_notation(game)
    steps = 0
    twins = Twins()
    for i in range(matches):
        steps += check_match(game, seats, seed + i, twins=twins)
        if progress is not None:
            progress()
    if twins.met >= MANY and not twins.compared:
        raise Broken("a secret could be otherwise", f"none of {twins.met} ever could", Match(game, seats, seed))
    return steps


def check_notation(game: Game[Any]) -> None:
    """Text and code are one: every code has a text of its own, and the text leads back to it."""
    texts: set[str] = set()
    for move in range(game.space):
        text = game.describe(move)
        if game.parse(text) != move or text in texts:
            raise ValueError(f"{game.name}: move {move} is written {text!r}, which reads as {game.parse(text)}")
        texts.add(text)


def check_match(game: Game[Any], seats: int, seed: int, start: State | None = None, twins: Twins | None = None) -> int:
    """One random match under all promises, from its beginning or from a position."""
    match = Match(game, seats, seed, start=start)
    try:
        look_on(match, Rng(seed * 2 + 1), Twins() if twins is None else twins)
    except Broken:
        raise
    except Exception as error:  # whatever it is: the seed and the record show where
        raise Broken("nothing stumbles", f"{type(error).__name__}: {error}", match) from error
    return len(match.steps)


def look_on(match: Match, rng: Rng, counts: Twins) -> None:
    """Plays a match to its end, and looks at every promise on the way."""
    game = match.game
    check_census(match)
    while not match.over():
        if len(match.steps) > LONGEST_MATCH:
            raise Broken("play ends", f"more than {LONGEST_MATCH} steps", match)
        acting = match.to_act()
        if rng.below(SEALED_EVERY if len(acting) > 1 else DEAR_EVERY) == 0:
            viewer = some_viewer(match, rng)
            check_clone(match)
            check_position(match)
            check_twin(match, viewer, rng, counts)
            check_refusals(match, rng)
            if len(acting) > 1:
                check_sealed(match, acting, rng)
            if len(acting) > 1 or game.phase(match.state).sealed:
                check_unseen(match, acting, viewer, rng)
        seat = acting[rng.below(len(acting))]
        check_step(match, seat, rng)
        check_census(match)
    check_end(match)


def check_census(match: Match) -> None:
    """Every component that the box holds is somewhere, at every moment."""
    census: dict[str, int] = match.game.census(match.state)
    contents: dict[str, int] = match.game.contents(match.seats)
    if census != contents:
        raise Broken("components are conserved", f"the box holds {contents}, found {census}", match)


def check_step(match: Match, seat: int, rng: Rng) -> None:
    """A seat to act has a move, codes are unique; a clone goes on alike and alone, and so does a position read back."""
    game = match.game
    moves = match.moves(seat)
    if not moves or len(set(moves)) != len(moves) or min(moves) < 0 or max(moves) >= game.space:
        raise Broken("a seat to act has moves, each once", f"seat {seat}: {moves}", match)
    if game.outcome(match.state) is not None:
        raise Broken("a match that goes on has no outcome", str(game.outcome(match.state)), match)
    if seat == HOUSE:
        odds = game.phase(match.state).odds(match.state)
        if odds and (len(odds) != len(moves) or min(odds) < 0 or not any(odds)):
            raise Broken("the house draws one of its moves", f"{len(moves)} moves, odds {odds}", match)
    move = match.draw() if seat == HOUSE else rng.pick(moves)
    if game.verb(move) not in game.phase(match.state).verbs:
        raise Broken("a phase names its verbs", f"{game.phase(match.state).name} offers {game.describe(move)}", match)
    if move not in moves:
        raise Broken("the house draws one of its moves", f"{move} of {moves}", match)
    if rng.below(DEAR_EVERY) != 0:
        match.follow(seat, move)
        return
    before = canonical(game.position(match.state))
    clone: State = match.state.clone()
    again = reread(match, before)
    game.play(clone, seat, move)
    if canonical(game.position(match.state)) != before:
        raise Broken("clones share nothing", f"playing {game.describe(move)} on a clone changed the original", match)
    match.follow(seat, move)
    if canonical(game.position(clone)) != canonical(game.position(match.state)):
        raise Broken("a clone is the same", f"{game.describe(move)} leads elsewhere", match)
    game.play(again, seat, move)
    if canonical(game.position(again)) != canonical(game.position(match.state)):
        raise Broken("positions read back", f"but then {game.describe(move)} leads elsewhere", match)


def check_clone(match: Match) -> None:
    """A clone forgets nothing: the same position, the same for every viewer, and as much after the next step."""
    game = match.game
    clone: State = match.state.clone()
    for path in differences(plain(game.position(match.state)), plain(game.position(clone)), ""):
        raise Broken("a clone is the same", f"it has another {path}", match)
    for viewer in [*range(match.seats), NOBODY]:
        if canonical(game.view(clone, viewer)) != canonical(game.view(match.state, viewer)):
            raise Broken("a clone is the same", f"seat {viewer} sees another table", match)


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
    again = reread(match, written)
    if canonical(game.position(again)) != written:
        raise Broken("positions read back", f"{written} became {canonical(game.position(again))}", match)
    for seat in match.to_act():
        if game.moves(again, seat) != game.moves(match.state, seat):
            raise Broken("positions read back", f"other moves for seat {seat}", match)


def reread(match: Match, written: str) -> State:
    try:
        again: State = match.game.from_position(json.loads(written))
    except Impossible as error:
        raise Broken("positions read back", f"{written} is refused: {error}", match) from None
    return again


def check_refusals(match: Match, rng: Rng) -> None:
    """An illegal move has a reason, with a rule of this game, and changes nothing; a legal one has no reason."""
    game = match.game
    before = canonical(game.position(match.state))
    acting = match.to_act()
    seats = [int(rng.below(match.seats))] + [seat for seat in acting if seat >= 0]
    for seat in seats:
        legal = match.moves(seat)
        for move in legal:
            if game.why_not(match.state, seat, move) is not None:
                said = reason(game, match.state, seat, move)
                raise Broken("a legal move has no reason against it", f"{game.describe(move)}: {said}", match)
        for move in some_moves(game, rng):
            if move not in legal:
                check_refused(match, seat, move)
    if canonical(game.position(match.state)) != before:
        raise Broken("illegal moves are refused", "asking why changed the position", match)


def check_refused(match: Match, seat: int, move: int) -> None:
    game = match.game
    refused = game.why_not(match.state, seat, move)
    said = f"seat {seat} playing {game.describe(move)} ({game.phase(match.state).name})"
    if refused is None:
        raise Broken("a refusal has a reason that holds", said, match)
    if not refused.rule:
        if refused.key not in MAY_LACK_A_RULE:
            raise Broken("a refusal names its rule", f"{said}: {refused.key}", match)
    elif not refused.rule.startswith(game.sign.prefix) or not refused.rule[len(game.sign.prefix) :].isdigit():
        raise Broken("a refusal names its rule", f"{said}: {refused.rule} is none of {game.name}'s", match)
    steps = len(match.steps)
    try:
        match.play(seat, move)
    except Refused:
        if len(match.steps) == steps:
            return
    raise Broken("illegal moves are refused", said, match)


def check_end(match: Match) -> None:
    """The end has an outcome, the score sheet adds up to it, and the record replays to it."""
    game = match.game
    outcome = game.outcome(match.state)
    if outcome is None:
        raise Broken("a match that is over has an outcome", "there is none", match)
    seats = set(range(match.seats))
    won = set(outcome.winners)
    if not won or not won <= seats or len(won) < len(outcome.winners) or len(outcome.scores) != len(seats):
        raise Broken("a match that is over has an outcome", f"{outcome.data()} for {len(seats)} players", match)
    if not outcome.why.key or outcome.why.rule != outcome.rule:
        raise Broken("an outcome says why", f"{outcome.why}, by {outcome.rule}", match)
    sums = [0] * match.seats
    for tally in game.score(match.state):
        sums[tally.seat] += tally.points
    if sums != outcome.scores:
        raise Broken("the score sheet adds up", f"{sums}, but the scores are {outcome.scores}", match)
    text = record.write(match)
    again = record.start(record.Record(text), game)
    try:
        for number, row in record.Record(text).moves:
            record.follow(again, number, row)
    except record.Damaged as error:
        raise Broken("replay equals live", str(error), match) from None
    if canonical(game.position(again.state)) != canonical(game.position(match.state)) or record.write(again) != text:
        raise Broken("replay equals live", "the record leads elsewhere", match)
