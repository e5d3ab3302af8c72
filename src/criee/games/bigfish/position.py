"""Positions: a full state as readable data, and back; what cannot be is refused with the reason.

Only phase, tiles and board must be written: a match under way has full plankton, nothing eaten, two steps to go.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.bigfish import past
from criee.games.bigfish.box import SIZES, SURPRISES, TURNS, Box
from criee.games.bigfish.flow import FIRST_PHASE, LAYOUT_PHASE, SETUP_PHASE
from criee.games.bigfish.sea import PLACES, SIDE, cell_number
from criee.games.bigfish.state import NO_TOKEN, NOWHERE, STEPS, FishState
from criee.games.bigfish.view import FIGURES

MANY_TURNS: Final = 1_000_000_000
HEX: Final = set("0123456789abcdef")
TOO_LARGE: Final = 0x4000000000000000  # a word has 62 bits


def read(box: Box, fields: Fields, phase: int) -> FishState:
    layout, laid = read_tiles(box, fields, phase)
    s = FishState(box, layout, box.sea(layout) if laid == PLACES else box.open_sea)
    s.phase = phase
    s.laid = laid
    read_board(s, fields)
    read_players(s, fields)
    read_turn(s, fields)
    s.past = read_past(s, fields)
    return s


def read_tiles(box: Box, fields: Fields, phase: int) -> tuple[int, int]:
    if box.first_game and not fields.has("tiles"):
        return int(box.first_layout), PLACES
    tiles = fields.tables("tiles") if fields.has("tiles") or phase != LAYOUT_PHASE else []
    used: list[int] = []
    layout = 0
    for place, entry in enumerate(tiles):
        tile = box.names.index(entry.choice("tile", box.names))
        if tile in used:
            raise entry.wrong("tile", f"{box.names[tile]} lies there already: each tile is used once (B1)")
        used.append(tile)
        turn = entry.number("turn", 0, TURNS - 1, 0)
        entry.done()
        layout |= (tile * TURNS + turn) << (4 * place)
    if (len(used) == PLACES) == (phase == LAYOUT_PHASE):
        raise fields.wrong("tiles", f"four tiles make the board (B1), found {len(used)}")
    return layout, len(used)


def read_board(s: FishState, fields: Fields) -> None:
    rows = fields.texts("board", None if s.phase > SETUP_PHASE else ["." * SIDE] * SIDE)
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise fields.wrong("board", "has six rows of six letters, row 6 first")
    for i, letter in enumerate("".join(reversed(rows))):
        for seat in range(2):
            if letter in FIGURES[seat]:
                s.put(seat, i, FIGURES[seat].index(letter))
        if letter not in "." + "".join(FIGURES):
            raise fields.wrong("board", f"expected one of . {' '.join(FIGURES)}; found {letter!r}")


def read_players(s: FishState, fields: Fields) -> None:
    if fields.has("plankton"):
        s.tokens0, s.tokens1 = (read_tokens(s.box, fields, seat) for seat in range(2))
    if fields.has("eaten"):
        eaten = [read_counts(table, list(SIZES), s.box.figures) for table in fields.tables("eaten", size=2)]
        s.eaten0, s.eaten1 = eaten[0], eaten[1]
    if fields.has("discard"):
        s.drawn = read_counts(fields.table("discard"), list(SURPRISES), s.box.tokens)


def read_tokens(box: Box, fields: Fields, seat: int) -> int:
    held = fields.items("plankton", size=2)
    key = f"plankton[{seat}]"
    tokens = Fields({key: held[seat]}, fields.where).texts(key)
    if len(set(tokens)) != len(tokens) or not set(tokens) <= set(box.colours):
        raise fields.wrong(key, f"expected some of {', '.join(box.colours)}, each once; found {shown(tokens)}")
    return sum(1 << box.colours.index(token) for token in tokens)


def read_counts(table: Fields, names: list[str], most: list[int]) -> int:
    """Counts by name, packed in four bits each."""
    packed = 0
    for i, name in enumerate(names):
        packed |= table.number(name, 0, most[i], 0) << (4 * i)
    table.done()
    return packed


def read_turn(s: FishState, fields: Fields) -> None:
    usual = 0 if s.phase > FIRST_PHASE else NOWHERE
    s.first = fields.number("first", -1, 1, usual)
    s.turn = fields.number("turn", -1, 1, usual)
    s.left = fields.number("left", 0, STEPS, STEPS)
    held = fields.choice("held", ["", *SURPRISES], "")
    s.held = SURPRISES.index(held) if held else NO_TOKEN
    s.at = read_cell(fields, "at")
    s.running = read_cell(fields, "running")
    s.resting = read_cell(fields, "resting")
    s.progress = fields.flag("progress", False)
    s.quiet = fields.number("quiet", 0, MANY_TURNS, 0)


def read_cell(fields: Fields, key: str) -> int:
    name = fields.text(key, "")
    try:
        return cell_number(name) if name else NOWHERE
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None


def read_past(s: FishState, fields: Fields) -> vec[i64]:
    """Packed positions as a view shows them. Left out at the start of a turn: only this one has stood."""
    if not fields.has("past"):
        if s.box.safeguard and s.phase > SETUP_PHASE and s.left == STEPS and s.at == NOWHERE and not s.progress:
            past.note(s)
        return s.past
    words = vec[i64]()
    for text in fields.texts("past"):
        parts = text.split("-")
        if len(parts) != past.WORDS or not all(is_word(part) for part in parts):
            raise fields.wrong("past", f"expected three hexadecimal words such as 5-a40-3, found {text[:60]!r}")
        for part in parts:
            words = append(words, int(part, 16))
    return words


def is_word(text: str) -> bool:
    return 0 < len(text) <= 16 and set(text) <= HEX and int(text, 16) < TOO_LARGE
