"""Telling: one moment of a match, as one viewer may know it, as the bytes that are sent.

This is the hot path of the server: everything here runs once per viewer and step, whoever listens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Raw

from criee.engine.ending import Ending, is_ending
from criee.engine.game import Game
from criee.engine.line import Line, Refused, seat_name
from criee.engine.match import Match, Step, offer, tell_all
from criee.engine.phase import HOUSE, State
from criee.engine.window import Window

Note = tuple[int, str]  # one line of a table's journal: seat and notation, `undo N`, or how people ended the match

SORTED: Final = msgspec.json.Encoder(order="sorted")
PLAIN: Final = msgspec.json.Encoder()
UNDO: Final = "undo "


class Moment:
    """What is the same for all viewers of a moment."""

    def __init__(
        self,
        match: Match,
        seq: int,
        clock: object = None,
        window: Window | None = None,
        taker: int = HOUSE,
        rests: bool = False,
    ) -> None:
        game, state = match.game, match.state
        acting = match.to_act()
        outcome = None if acting else match.outcome()
        self.match = match
        self.game = game
        self.state = state
        self.seq = seq
        self.acting = acting
        self.taker = taker  # who may ask for a move back
        self.rests = rests  # the bell waits for who is not ready: nothing can be chosen
        self.extra: dict[str, object] = {}
        self.outcome = None if outcome is None else outcome.data()
        # A score sheet that rests on hidden things is shown when the match is over, not before.
        shown = self.outcome is not None or game.open_score
        self.score = Raw(PLAIN.encode([tally.data() for tally in game.score(state)] if shown else []))
        if clock is not None:
            self.extra["clock"] = clock
        if acting and game.phase(state).midway:
            self.extra["midway"] = True
        if window is not None and not rests:
            self.extra["window"] = {
                "seats": window.seats,
                "millis": window.millis,
                "opens": window.opens,
                "ring": game.describe(window.ring),
                "wait": game.describe(window.wait),
            }

    def message(self, viewer: int, told: object, count: int) -> bytes:
        """The `steps` message of one viewer; `told` is the list of its steps, or that list encoded."""
        game, state = self.game, self.state
        view = SORTED.encode(game.view(state, viewer))
        message = {
            "type": "steps",
            "seq": self.seq,
            "steps": told,
            "seat": viewer,
            "view": Raw(view),
            "moves": offer(game, state, viewer) if viewer in self.acting and not self.rests else (),
            "prompt": self.match.prompt(viewer).data(),
            "score": self.score,
            "to_act": self.acting,
            "count": count,
            "hash": f"{crc32(view):08x}",
            "outcome": self.outcome,
            **self.extra,
        }
        if viewer == self.taker:
            message["back"] = True
        return PLAIN.encode(message)


def because(match: Match, seq: int, seat: int, text: str) -> bytes:
    """The answer to a `why`: the reason against a move, or what it is sure to do; ValueError: it is no move at all."""
    game = match.game
    foreseen: Mapping[str, object] = {}
    try:
        move = game.parse(text)
        refused = match.why_not(seat, move)
        if refused is None:
            foreseen = game.voice.foresee(match.state, seat, move)
    except Refused as error:  # well said, but no box holds such a move
        refused = error
    line = None if refused is None else refused.line().data()
    answer = {"type": "because", "seat": seat, "seq": seq, "move": text, "line": line, "foresee": foreseen}
    return PLAIN.encode(answer)


def undo_line(seat: int) -> Line:
    return Line("log-undo", {"who": seat_name(seat)})


def places(journal: list[Note]) -> list[int]:
    """Which notes still stand, counted from 1. Place n is also the moment after n notes: what `undo n` goes back to."""
    came_from = [0]
    stands_for = [0]  # an undo makes a moment stand for an older one
    for number, (_, text) in enumerate(journal, 1):
        came_from.append(stands_for[-1])
        stands_for.append(stands_for[int(text[len(UNDO) :])] if text.startswith(UNDO) else number)
    kept: list[int] = []
    place = stands_for[-1]
    while place:
        kept.append(place)
        place = came_from[place]
    return kept[::-1]


def standing(journal: list[Note]) -> list[Note]:
    """The journal without what was taken back: the steps that count."""
    return [journal[place - 1] for place in places(journal)]


def replay(game: Game[Any], first: State, notes: list[Note], viewer: int) -> Iterator[bytes]:
    """Every moment of a finished match, for the replay slider: encoded, one after the other."""
    state: State = first.clone()
    yield scene(game, state, [], viewer)
    for seat, text in notes:
        if is_ending(text):
            yield scene(game, state, [Ending(seat).data()], viewer)
            return
        step = Step(seat, game.parse(text))
        before: State = state.clone()
        game.play(state, seat, step.move)
        yield scene(game, state, tell_all(game, before, [step], state, [viewer])[0], viewer)


def scene(game: Game[Any], state: State, told: list[dict[str, object]], viewer: int) -> bytes:
    score = [tally.data() for tally in game.score(state)]
    return PLAIN.encode({"steps": told, "view": Raw(SORTED.encode(game.view(state, viewer))), "score": score})
