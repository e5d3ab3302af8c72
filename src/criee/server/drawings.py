"""The drawings in a game's book of rules: situations as positions (drawings.toml), drawn by the game's own table.

So a drawing cannot be out of date: what it shows is what the rules make of its position now, and what it says may or
may not be done there is asked of the rules by the tests.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from criee.engine.components import read_toml
from criee.engine.fields import Fields
from criee.engine.game import Game
from criee.engine.line import Impossible, Refused
from criee.engine.match import Match, offer, tell
from criee.engine.phase import NOBODY, State
from criee.engine.record import seat_number
from criee.games import game_file, open_game
from criee.server import messages as m
from criee.words import rules

log = logging.getLogger("criee.drawings")

FILE: Final = "drawings.toml"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,30}")
LONGEST_SELECTOR: Final = 200
TABLE: Final = [97, 59]  # how wide and how high a whole table is drawn
Opener = Callable[[str, Mapping[str, object]], Game[Any]]


class Sketch:
    """One drawing as its file tells it: whose eyes look at which moment of which match, and what is pointed out."""

    def __init__(self, name: str, rule: str, match: Match, before: State) -> None:
        self.name = name
        self.rule = rule
        self.match = match
        self.before = before  # the moment before the moves that are still to be seen
        self.seat = 0
        self.legal = ""  # a move that can be made here
        self.points = True  # ... and is pointed at, with what it would do
        self.refused = ""  # one that cannot, by the drawing's own rule
        self.marked = ""  # places to look at, in words of the notation
        self.glows = True  # whether what can be done here is shown at all
        self.part = ""  # a CSS selector: what of the table the drawing is about
        self.shape = TABLE
        self.upright = False  # laid out as on an upright tablet, where what lies below one another is narrower

    @property
    def key(self) -> str:
        return f"drawing-{self.name}"


def sketches(game: str) -> dict[str, Fields]:
    """The drawings of a game's file, by name; none if it has no such file."""
    try:
        text = game_file(game, FILE)
    except OSError:
        return {}
    fields = Fields(read_toml(text, f"{game}/{FILE}"), f"{game}/{FILE}")
    for name in fields.data:
        if not NAME.fullmatch(name):
            raise fields.wrong(name, "the name of a drawing is of small letters, digits and hyphens")
    return {name: fields.table(name) for name in fields.data}


def read_sketch(game: str, name: str, fields: Fields, opened: Opener = open_game) -> Sketch:
    """A drawing, its position read and its moves played; Impossible says what cannot be and why."""
    rule = fields.text("rule")
    if rule not in rules(game, "en"):
        raise fields.wrong("rule", f"there is no rule {rule}")
    options = dict(fields.table("options").data) if fields.has("options") else {}
    found = opened(game, options)
    state: State = found.from_position(fields.table("position").data)
    match = Match(found, int(state.seats), 0, start=state)
    sketch = Sketch(name, rule, match, match.first_state())
    for number, move in enumerate(fields.texts("moves", [])):
        follow(match, move, fields, f"moves[{number}]")
    sketch.seat = fields.number("seat", NOBODY, match.seats - 1, 0)
    sketch.legal, sketch.refused = fields.text("legal", ""), fields.text("refused", "")
    sketch.points = fields.flag("point", True)
    sketch.marked = fields.text("mark", sketch.refused)
    sketch.glows = fields.flag("glow", True)
    sketch.part = fields.text("part", "")
    sketch.shape = fields.numbers("shape", 1, 1000, TABLE, size=2)
    sketch.upright = fields.flag("upright", False)
    fields.done()
    if sketch.legal and why_not(sketch, sketch.legal, fields, "legal") is not None:
        raise fields.wrong("legal", f"{sketch.legal!r} cannot be played here")
    if sketch.refused and why_not(sketch, sketch.refused, fields, "refused") != rule:
        raise fields.wrong("refused", f"{sketch.refused!r} is not refused by {rule}")
    if len(sketch.part) > LONGEST_SELECTOR:
        raise fields.wrong("part", f"is longer than {LONGEST_SELECTOR} characters")
    return sketch


def follow(match: Match, move: str, fields: Fields, where: str) -> None:
    """One step, written as in a record: `p1 bid 3`, `house reveal`."""
    who, _, text = move.partition(" ")
    try:
        match.follow(seat_number(who, match.seats), match.game.parse(text))
    except (ValueError, Refused) as error:
        raise fields.wrong(where, f"{move!r} cannot be played here: {error}") from None


def why_not(sketch: Sketch, move: str, fields: Fields, where: str) -> str | None:
    """The rule against a move of the seat that looks; None: it is legal."""
    game: Game[Any] = sketch.match.game
    try:
        refused = game.why_not(sketch.match.state, sketch.seat, game.parse(move))
    except Refused as error:
        refused = error
    except ValueError as error:
        raise fields.wrong(where, str(error)) from None
    return None if refused is None else refused.rule


def drawn(sketch: Sketch) -> m.Drawing:
    """What the page needs to draw it: what a seat at that table would be told."""
    match, seat = sketch.match, sketch.seat
    game, state = match.game, match.state
    moves = offer(game, state, seat) if sketch.glows else []
    pointed = sketch.legal if sketch.points else ""
    foreseen = game.voice.foresee(state, seat, game.parse(pointed)) if pointed else {}
    return m.Drawing(
        sketch.rule,
        m.Line(sketch.key),
        game.options.changed(),
        match.seats,
        seat,
        dict(game.view(sketch.before, seat)) if match.steps else None,
        [msgspec.convert(step.data(), m.ToldStep) for step in tell(game, sketch.before, match.steps, seat)],
        dict(game.view(state, seat)),
        msgspec.convert(moves, list[m.Choice]),
        pointed,
        dict(foreseen),
        sketch.marked,
        sketch.part,
        (sketch.shape[0], sketch.shape[1]),
        sketch.upright,
    )


def drawings(game: str, opened: Opener = open_game) -> list[m.Drawing]:
    """All that can be drawn. One that cannot be is left out and the log says why: the book opens all the same."""
    found: list[m.Drawing] = []
    try:
        for name, fields in sketches(game).items():
            try:
                found.append(drawn(read_sketch(game, name, fields, opened)))
            except Exception as error:  # a position may be somebody else's, and so may the game: whatever it is
                log.warning("the drawing %s of %s: %s: left out", name, game, error)
    except Impossible as error:
        log.warning("%s: no drawings", error)
    return found
