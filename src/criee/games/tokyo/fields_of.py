"""Reading the parts of a position that occur everywhere: numbers with defaults, counts by name, sets of species."""

from __future__ import annotations

from criee.engine.bits import of
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.tokyo.pieces import FISH
from criee.games.tokyo.state import TokyoState


def number(fields: Fields, key: str, low: int, high: int, default: int) -> int:
    return fields.number(key, low, high) if fields.has(key) else default


def flag(fields: Fields, key: str) -> bool:
    return fields.flag(key) if fields.has(key) else False


def species_set(fields: Fields, key: str) -> int:
    names = fields.texts(key) if fields.has(key) else []
    for name in names:
        if name not in FISH:
            raise fields.wrong(key, f"{shown(name)!r} is not a species")
    return int(of([FISH.index(name) for name in names]))


def counts(fields: Fields, key: str, names: list[str]) -> list[int]:
    """A table of names and numbers; what is not named is 0."""
    found = [0] * len(names)
    if fields.has(key):
        inner = fields.table(key)
        for i, name in enumerate(names):
            if inner.has(name):
                found[i] = inner.number(name, 0, 99)
        inner.done()
    return found


def put_tokens(s: TokyoState, place: int, found: list[int]) -> None:
    kinds = int(s.box.kind_count)
    s.tokens[place * kinds : (place + 1) * kinds] = found


def kind_of(s: TokyoState, fields: Fields, key: str, name: str) -> int:
    try:
        return s.box.kind(name)
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None
