"""What follows what: the course of a turn, of a step, of an effect. In the rulebook's order.

Every function ends by opening the phase that decides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, lowest, shl
from criee.games.bigfish import past
from criee.games.bigfish.box import BIG, FISHER, GROWTH, NEWBORN, SMALL
from criee.games.bigfish.sea import BIRTH, OCEAN, PLANKTON, Sea, place_of
from criee.games.bigfish.state import NO_TOKEN, NOWHERE, STEPS, FishState

# The phases, in the order of game.py's list.
LAYOUT_PHASE: Final = 0
FIRST_PHASE: Final = 1
SETUP_PHASE: Final = 2
STEP_PHASE: Final = 3
CHOICE_PHASE: Final = 4
DRAW_PHASE: Final = 5
FISHER_PHASE: Final = 6
BIRTH_PHASE: Final = 7
WHIRL_PHASE: Final = 8
PASS_PHASE: Final = 9
OVER_PHASE: Final = 10


# --- turns (B5, B8, B27) ---------------------------------------------------------------------------


def begin_turn(s: FishState) -> None:
    s.left = STEPS
    if s.box.safeguard:
        times = past.note(s)
        if times >= s.box.repeats or s.quiet >= s.box.quiet_turns:
            s.phase = OVER_PHASE  # B27
            return
    s.phase = STEP_PHASE if can_step(s) else PASS_PHASE


def end_turn(s: FishState) -> None:
    s.resting = NOWHERE
    s.quiet = 0 if s.progress else s.quiet + 1
    s.progress = False
    s.turn = 1 - s.turn
    begin_turn(s)


def stepped(s: FishState) -> None:
    """A step is resolved. Without a second one the turn is over (B8)."""
    s.left -= 1
    if s.left > 0 and can_step(s):
        s.phase = STEP_PHASE
    else:
        end_turn(s)


# --- steps (B6, B9-B11) ----------------------------------------------------------------------------


def movers(s: FishState) -> i64:
    """The fish that may make the next step: all of one's own, but for the option of B7."""
    if s.running != NOWHERE:
        return bit(s.running)
    mine = s.fish(s.turn)
    return mine if s.resting == NOWHERE else mine & ~bit(s.resting)


def targets(s: FishState, sea: Sea, cell: i64, mine: i64, larger: i64) -> i64:
    """Where one step of the fish on this cell may end. `larger` are the rival's fish that are not small.

    Masks instead of branches: which size comes next cannot be predicted, and this is asked more often than anything.
    """
    if_medium = -((s.medium >> cell) & 1)
    if_small = ((s.medium | s.big) >> cell & 1) - 1
    barred = mine | (larger & (if_small | (if_medium & s.big)))  # B6, B11
    return (sea.step[cell] | (sea.reach[cell] & if_small)) & ~barred  # B9, B10


def ends(s: FishState, cell: i64) -> i64:
    """Where one step of this fish of the player whose turn it is may end."""
    return targets(s, s.sea, cell, s.fish(s.turn), s.fish(1 - s.turn) & (s.medium | s.big))


def can_step(s: FishState) -> bool:
    fish = movers(s)
    while fish:
        if ends(s, lowest(fish)):
            return True
        fish &= fish - 1
    return False


# --- entering a cell (B7, B11-B17) -----------------------------------------------------------------


def swim(s: FishState, start: i64, end: i64) -> None:
    """One step: the fish leaves its cell, eats what is on the other one, and meets what is printed there."""
    s.running = NOWHERE
    s.resting = NOWHERE
    if has(s.fish(1 - s.turn), end):
        eat(s, end)
        s.move(s.turn, start, end)
        if s.eaten_in_all(s.turn) >= s.box.goal or is_lonely(s, 1 - s.turn):
            s.phase = OVER_PHASE  # B13, B25, B26
            return
    else:
        s.move(s.turn, start, end)
    kind = s.sea.kind[end]
    if kind == OCEAN:
        stepped(s)
    elif kind >= PLANKTON:
        feed(s, end, kind - PLANKTON)
    elif s.box.stops and s.left == STEPS:
        s.at = end
        s.phase = CHOICE_PHASE  # B7, option; it can always go on, at least back to where it came from
    else:
        effect(s, end)


def eat(s: FishState, cell: i64) -> None:
    """B11, B12."""
    s.keep_eaten(s.turn, s.size_at(cell))
    s.lift(cell)
    past.forget(s)


def is_lonely(s: FishState, seat: i64) -> bool:
    """B26."""
    return count(s.fish(seat)) <= s.box.lonely


def feed(s: FishState, cell: i64, colour: i64) -> None:
    """B14, B15: the token is spent only if the fish grows."""
    token = bit(colour)
    if s.tokens(s.turn) & token and grow(s, cell):
        if s.turn == 0:
            s.tokens0 ^= token
        else:
            s.tokens1 ^= token
        past.forget(s)
    stepped(s)


def grow(s: FishState, cell: i64) -> bool:
    """B14-B16, B21: replaced by the next larger figure, if the reserve has one."""
    size = s.size_at(cell)
    if size == BIG or s.reserve(s.turn, size + 1) == 0:
        return False
    s.lift(cell)
    s.put(s.turn, cell, size + 1)
    return True


def effect(s: FishState, cell: i64) -> None:
    """A birth or surprise cell does what it does."""
    s.at = cell
    if s.box.stops and s.left == STEPS:
        s.resting = cell  # B7, option: the second step is another fish's
    if s.sea.kind[cell] == BIRTH:
        give_birth(s)
    else:
        s.phase = DRAW_PHASE


def resolved(s: FishState) -> None:
    """The effect of a cell is over; its token is discarded, and the eighth brings them all back (B19)."""
    if s.held != NO_TOKEN:
        s.drawn += bit(4 * s.held)
        s.held = NO_TOKEN
        if discards(s) == s.box.all_tokens:
            s.drawn = 0
    s.at = NOWHERE
    stepped(s)


def discards(s: FishState) -> i64:
    d = s.drawn
    return (d & 15) + ((d >> 4) & 15) + ((d >> 8) & 15) + ((d >> 12) & 15)


# --- births and surprises (B17-B23) ----------------------------------------------------------------


def nursery(s: FishState) -> i64:
    """B17, B22: the free cells of the tile, wrecks excluded."""
    tile: i64 = s.box.tile[place_of(s.at)]
    return tile & ~(s.fish0 | s.fish1 | s.sea.wrecks)


def birth_rule(s: FishState) -> str:
    """The rule behind a birth: a birth cell's, or that of a surprise token."""
    return "B17" if s.held == NO_TOKEN else "B22"


def give_birth(s: FishState) -> None:
    if s.reserve(s.turn, SMALL) > 0 and nursery(s):
        s.phase = BIRTH_PHASE
    else:
        resolved(s)


def turn_up(s: FishState, kind: i64) -> None:
    """B19: a surprise token is drawn and applied at once."""
    s.held = kind
    if kind == FISHER:
        cast_net(s)
    elif kind == GROWTH:
        grow(s, s.at)
        resolved(s)
    elif kind == NEWBORN:
        give_birth(s)
    else:
        s.phase = WHIRL_PHASE


def cast_net(s: FishState) -> None:
    """B20: first one's own fish, then one of the rival's on the same tile."""
    s.lift(s.at)
    s.resting = NOWHERE
    if is_lonely(s, s.turn):
        s.phase = OVER_PHASE
        return
    caught = netted(s)
    if not caught:
        resolved(s)
    elif caught & (caught - 1) == 0:
        haul(s, lowest(caught))
    else:
        s.phase = FISHER_PHASE


def netted(s: FishState) -> i64:
    """The rival's fish on the fisher's tile."""
    tile: i64 = s.box.tile[place_of(s.at)]
    return tile & s.fish(1 - s.turn)


def haul(s: FishState, cell: i64) -> None:
    s.lift(cell)
    if is_lonely(s, 1 - s.turn):
        s.phase = OVER_PHASE
    else:
        resolved(s)


def whirl(s: FishState, tile: i64, way: i64) -> None:
    """B23: a tile turns in its place and takes its fish along."""
    place: i64 = 0
    while s.tile_at(place) != tile:
        place += 1
    turns = (s.turns_at(place) + (1 if way == 1 else 3)) & 3
    s.layout = (s.layout & ~shl(3, 4 * place)) | shl(turns, 4 * place)
    s.sea = s.box.sea(s.layout)
    goes = s.box.turned[place * 2 + way]
    cells: i64 = s.box.tile[place]
    s.fish0 = turned(s.fish0, cells, goes)
    s.fish1 = turned(s.fish1, cells, goes)
    s.medium = turned(s.medium, cells, goes)
    s.big = turned(s.big, cells, goes)
    if s.resting != NOWHERE:
        s.resting = goes[s.resting]
    resolved(s)


def turned(fish: i64, cells: i64, goes: list[int]) -> i64:
    """A set of cells after one tile has turned."""
    moved = fish & ~cells
    inside = fish & cells
    while inside:
        moved |= bit(goes[lowest(inside)])
        inside &= inside - 1
    return moved
