"""Completing recipes: which lines on the counter show a recipe, and whether this turn made them (W9-W12).

A line counts if it shows the recipe's ingredients now and a step of this turn changed it. Remembering the changed
squares is enough. A tile laid or lifted changes every line through its square, as long as the square shows something
else than before. Switch! changes the lines through one of its two squares; a line through both shows the same set as
before (W11). And no later step of the turn can take a line out and back in without changing it again itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, has, lowest, of
from criee.games.wasabi.state import NONE, WasabiState

NOT_DONE: Final = 0
PLAIN: Final = 1
STYLE: Final = 2

NOWHERE: Final = 0  # what the counter has to show for a recipe, whoever laid it and when
BURIED: Final = 1  # a line has all it needs, but some of it below the top of a stack (W21)
COVERED: Final = 2  # a line shows it, but under a Wasabi! card (W26)
STANDING: Final = 3  # a line shows it in the open


def claim(s: WasabiState, recipe: i64) -> i64:
    """What claiming this recipe now would give: nothing, the recipe, or the recipe with style (W10)."""
    best: i64 = NOT_DONE
    fresh = s.fresh
    while fresh:
        best = better(best, through(s, recipe, lowest(fresh), NONE))
        fresh &= fresh - 1
    if s.swap_a != NONE:
        best = better(best, through(s, recipe, s.swap_a, s.swap_b))
        best = better(best, through(s, recipe, s.swap_b, s.swap_a))
    return best


def better(a: i64, b: i64) -> i64:
    return a if a > b else b


def through(s: WasabiState, recipe: i64, square: i64, without: i64) -> i64:
    """The best line through a square that shows the recipe; lines through `without` do not count."""
    box = s.box
    mask: i64 = box.mask[recipe]
    if s.shown[square] & mask == 0:
        return NOT_DONE
    length: i64 = box.lengths[box.length[recipe]]
    columns = box.columns
    row = square // columns
    column = square % columns
    best = along(s, recipe, square - column, 1, column, columns, mask, length, without)
    return better(best, along(s, recipe, column, columns, row, box.rows, mask, length, without))


def along(
    s: WasabiState, recipe: i64, origin: i64, step: i64, at: i64, size: i64, mask: i64, length: i64, without: i64
) -> i64:
    """The same in one row or column: it begins on `origin`, has `size` squares, and the line must hold the one `at`."""
    best: i64 = NOT_DONE
    start = at - length + 1 if at >= length - 1 else 0
    last = at if at <= size - length else size - length
    while start <= last:
        square = origin + start * step
        end = square + length * step
        shows: i64 = 0
        while square != end and square != without:
            ingredient: i64 = s.shown[square]
            # every ingredient of a recipe is different: an empty square or a second copy leaves one out
            if ingredient & mask == 0 or ingredient & shows != 0 or s.locked & bit(square) != 0:
                break
            shows |= ingredient
            square += step
        if shows == mask:
            if in_order(s, recipe, origin + start * step, step, length):
                return STYLE
            best = PLAIN
        start += 1
    return best


def in_order(s: WasabiState, recipe: i64, first: i64, step: i64, length: i64) -> bool:
    """W10: exactly as on the strip, read from either end."""
    sequence = s.box.sequence[recipe]
    forward = True
    backward = True
    for i in range(length):
        ingredient: i64 = s.shown[first + i * step]
        if ingredient != sequence[i]:
            forward = False
        if ingredient != sequence[length - 1 - i]:
            backward = False
    return forward or backward


# --- every line of the zone, for reasons and forecasts -----------------------------------------------


def all_lines(s: WasabiState, length: i64) -> list[list[int]]:
    """The squares of every straight line of this length in the zone."""
    box = s.box
    columns = int(box.columns)
    wide = box.zones[s.seats - 2]
    found: list[list[int]] = []
    for row in range(int(box.rows)):
        for column in range(wide):
            first = row * columns + column
            if column + length <= wide:
                found.append([first + i for i in range(int(length))])
            if row + length <= box.rows:
                found.append([first + i * columns for i in range(int(length))])
    return found


def standing(s: WasabiState, recipe: i64) -> i64:
    """The best that any line of the zone has to show for a recipe."""
    best: i64 = NOWHERE
    for line in all_lines(s, s.box.lengths[s.box.length[recipe]]):
        best = better(best, lies(s, s.box.mask[recipe], line))
    return best


def lies(s: WasabiState, mask: i64, line: list[int]) -> i64:
    """How the ingredients lie on one line that has as many squares as there are ingredients."""
    shows: i64 = 0
    covered = False
    for square in line:
        shows |= s.shown[square] & mask
        covered = covered or has(s.locked, square)
    if shows == mask:
        return COVERED if covered else STANDING
    return BURIED if is_in_stacks(s, mask, line, 0) else NOWHERE


def is_in_stacks(s: WasabiState, mask: i64, line: list[int], at: i64) -> bool:
    """Whether each square from this place of the line on has another of these ingredients, at any depth."""
    if at == len(line):
        return True
    for kind in s.stack(line[at]):  # noqa: SIM110 - a generator would be slow compiled
        if has(mask, kind) and is_in_stacks(s, mask & ~bit(kind), line, at + 1):
            return True
    return False


def line_of(s: WasabiState, recipe: i64) -> list[int]:
    """The squares of the line by which a recipe can be claimed, in exact order if there is such a one; else none."""
    found: list[int] = []
    for line in all_lines(s, s.box.lengths[s.box.length[recipe]]):
        if lies(s, s.box.mask[recipe], line) == STANDING and was_made(s, line):
            if in_order(s, recipe, line[0], line[1] - line[0], len(line)):
                return line
            if not found:
                found = line
    return found


def was_made(s: WasabiState, line: list[int]) -> bool:
    """W11: a tile of this turn changed one of its squares, or Switch! one of them and not two."""
    return of(line) & s.fresh != 0 or (int(s.swap_a) in line) != (int(s.swap_b) in line)
