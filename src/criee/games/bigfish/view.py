"""What one seat may know: everything (B28). Only the order of the surprise pile is hidden, and no state holds it."""

from __future__ import annotations

from typing import Final, TypedDict

from criee.engine.bits import count, has, members
from criee.games.bigfish.box import SIZES, SURPRISES
from criee.games.bigfish.flow import discards
from criee.games.bigfish.past import WORDS, times_stood
from criee.games.bigfish.sea import SIDE, cell_name
from criee.games.bigfish.state import NO_TOKEN, NOWHERE, FishState

FIGURES: Final = ("smb", "SMB")  # on a drawn board: seat 0's small, medium, big fish, and seat 1's


class TileView(TypedDict):
    tile: str
    turn: int  # quarter turns clockwise from its drawing


class FishView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    tiles: list[TileView]  # by place: a1 corner, f1 corner, a6 corner, f6 corner
    sea: list[str]  # what is printed on each cell, row 6 first
    board: list[str]  # the fish, row 6 first; smb are seat 0's, SMB seat 1's
    first: int
    turn: int
    left: int  # steps left in this turn, the one under way included
    plankton: list[list[str]]  # the tokens each player still has
    eaten: list[dict[str, int]]  # what each player has eaten of the other's, by size
    reserve: list[dict[str, int]]
    fish: list[int]  # on the board
    discard: dict[str, int]  # surprise tokens that lie open
    pile: int  # surprise tokens face down
    held: str  # the surprise token being resolved
    at: str  # the cell whose effect is being resolved
    running: str
    resting: str
    progress: bool
    quiet: int
    past: list[str]  # positions since the last progress, packed (past.py), the latest last
    stood: int  # how often the latest of them has stood (B27)
    quiet_turns: int  # the limits of that rule; 0 without its option
    repeats: int


# in a view, but not needed in a position
DERIVED: Final = ("sea", "reserve", "fish", "pile", "stood", "quiet_turns", "repeats")


def drawn_board(s: FishState) -> list[str]:
    """The fish as six rows of letters, row 6 first."""
    letters = ["."] * (SIDE * SIDE)
    for seat in range(2):
        for cell in members(s.fish(seat)):
            letters[cell] = FIGURES[seat][s.size_at(cell)]
    return ["".join(letters[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE - 1, -1, -1)]


def drawn_sea(s: FishState) -> list[str]:
    letters = [s.box.kind_letter(kind) for kind in s.sea.kinds]
    return ["".join(letters[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE - 1, -1, -1)]


def drawn_past(s: FishState) -> list[str]:
    """Each past position as three hexadecimal words."""
    past = s.past
    return [f"{int(past[i]):x}-{int(past[i + 1]):x}-{int(past[i + 2]):x}" for i in range(0, len(past), WORDS)]


def where(cell: int) -> str:
    return "" if cell == NOWHERE else cell_name(cell)


def look(s: FishState, phase: str) -> FishView:
    box = s.box
    return FishView(
        phase=phase,
        tiles=[TileView(tile=box.names[s.tile_at(p)], turn=int(s.turns_at(p))) for p in range(s.laid)],
        sea=drawn_sea(s) if s.laid == len(box.names) else [],
        board=drawn_board(s),
        first=int(s.first),
        turn=int(s.turn),
        left=int(s.left),
        plankton=[[c for i, c in enumerate(box.colours) if has(s.tokens(seat), i)] for seat in range(2)],
        eaten=[{size: int(s.eaten(seat, i)) for i, size in enumerate(SIZES)} for seat in range(2)],
        reserve=[{size: int(s.reserve(seat, i)) for i, size in enumerate(SIZES)} for seat in range(2)],
        fish=[int(count(s.fish0)), int(count(s.fish1))],
        discard={kind: int(s.discarded(i)) for i, kind in enumerate(SURPRISES)},
        pile=int(box.all_tokens - discards(s)) - (0 if s.held == NO_TOKEN else 1),
        held="" if s.held == NO_TOKEN else SURPRISES[s.held],
        at=where(int(s.at)),
        running=where(int(s.running)),
        resting=where(int(s.resting)),
        progress=s.progress,
        quiet=int(s.quiet),
        past=drawn_past(s),
        stood=int(times_stood(s)),
        quiet_turns=int(box.quiet_turns) if box.safeguard else 0,
        repeats=int(box.repeats) if box.safeguard else 0,
    )
