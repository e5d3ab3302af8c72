"""A drawing of a book of rules, to be held against its caption."""

from __future__ import annotations

from criee.server import messages as m
from criee.server.drawings import drawn, read_sketch, sketches


def picture(game: str, name: str) -> m.Drawing:
    return drawn(read_sketch(game, name, sketches(game)[name]))


def offered(drawing: m.Drawing) -> list[str]:
    return [choice.move for choice in drawing.moves]
