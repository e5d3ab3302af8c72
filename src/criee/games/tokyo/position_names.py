"""Names in a position: counts by name, sets of species, a market, a token, a cell of a port."""

from __future__ import annotations

from collections.abc import Sequence

from criee.engine.bits import of
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.tokyo.pieces import COLUMNS, FISH, ITEM_NAMES, ROWS
from criee.games.tokyo.ports import cell_at
from criee.games.tokyo.state import TokyoState

NONE = -1  # nothing is named


def number_of(fields: Fields, key: str, name: str, names: Sequence[str], what: str) -> int:
    if name not in names:
        raise fields.wrong(key, f"{shown(name)!r} is not a {what}")
    return names.index(name)


def named(fields: Fields, key: str, names: Sequence[str], what: str) -> int:
    """The number of what a key names; it may be left empty, or out."""
    name = fields.text(key, "")
    return number_of(fields, key, name, names, what) if name else NONE


def species_set(fields: Fields, key: str) -> int:
    return int(of([number_of(fields, key, name, FISH, "species") for name in fields.texts(key, [])]))


def kind_of(s: TokyoState, fields: Fields, key: str) -> int:
    """A kind of token."""
    name = fields.text(key)
    if name not in s.box.kinds:
        raise fields.wrong(key, f"there is no token {shown(name)!r}")
    return s.box.kinds.index(name)


def cell_of(fields: Fields, key: str, name: str) -> int:
    """A cell of a port such as `fresh eel 3`, columns counted from 1."""
    words = name.split(" ")
    columns = [str(n + 1) for n in range(COLUMNS)]
    if len(words) != 3 or words[0] not in ROWS or words[1] not in ITEM_NAMES or words[2] not in columns:
        raise fields.wrong(key, f"expected a cell such as 'fresh eel 3', found {shown(name)!r}")
    return int(cell_at(ROWS.index(words[0]), ITEM_NAMES.index(words[1]), columns.index(words[2])))


def counts(fields: Fields, key: str, names: Sequence[str], default: list[int] | None = None) -> list[int]:
    """A table of names and numbers; what is not named there is 0."""
    if not fields.has(key):
        return [0] * len(names) if default is None else default
    return counted(fields.table(key), names)


def counted(table: Fields, names: Sequence[str]) -> list[int]:
    found = [table.number(name, 0, 99, 0) for name in names]
    table.done()
    return found


def put_tokens(s: TokyoState, place: int, found: list[int]) -> None:
    kinds = int(s.box.kind_count)
    s.tokens[place * kinds : (place + 1) * kinds] = found
