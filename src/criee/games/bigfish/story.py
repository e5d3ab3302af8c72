"""The words behind the moves: labels for buttons, sentences for the log. Keys and arguments only; see texts/.

Nothing is hidden in this game (B28), so nothing here depends on who listens.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has, lowest
from criee.engine.line import Arg, Line, seat_name
from criee.games.bigfish import moves as m
from criee.games.bigfish import score
from criee.games.bigfish.box import BIG, FISHER, GROWTH, NEWBORN, SIZES, SMALL, SURPRISES, TURNS
from criee.games.bigfish.flow import BIRTH_PHASE, CHOICE_PHASE, DRAW_PHASE, PASS_PHASE, SETUP_PHASE, birth_rule
from criee.games.bigfish.sea import BIRTH, CELLS, PLANKTON, cell_name
from criee.games.bigfish.state import NO_TOKEN, STEPS, FishState


def fish_at(s: FishState, cell: i64) -> str:
    """The mark that stands for the fish on a cell."""
    return f"@fish-{SIZES[s.size_at(cell)]}"


def label(s: FishState, seat: int, move: int) -> Line:
    """A legal move in plain words."""
    if move < m.PLACE:
        start, end = divmod(move, CELLS)
        args: dict[str, Arg] = {"fish": fish_at(s, start), "from": cell_name(start), "to": cell_name(end)}
        if has(s.fish(1 - seat), end):
            args["prey"] = fish_at(s, end)
            return Line("move-eat", args, "B11")
        return Line("move-step", args, "B5") if has(s.sea.step[start], end) else Line("move-cross", args, "B9")
    if move < m.RETURN:
        return Line(
            "move-place", {"cell": cell_name(move - m.PLACE)}, "B3" if s.phase == SETUP_PHASE else birth_rule(s)
        )
    if move < m.TURN:
        cell = move - m.RETURN
        return Line("move-return", {"fish": fish_at(s, cell), "cell": cell_name(cell)}, "B20")
    if move < m.CHOICE:
        return Line("move-turn", turn_args(s, move), "B23")
    if move < m.LAY:
        return Line(f"move-{m.CHOICES[move - m.CHOICE]}", {"cell": cell_name(int(s.at))}, "B7")
    return house_label(s, move)


def house_label(s: FishState, move: int) -> Line:
    if move < m.FIRST:
        return Line("move-lay", lay_args(s, move), "B1")
    if move < m.DRAW:
        return Line("move-first", {"who": seat_name(move - m.FIRST)}, "B4")
    if move < m.PASS:
        return Line("move-draw", {"token": f"@token-{SURPRISES[move - m.DRAW]}"}, "B19")
    return Line("move-pass", {}, "B8")


def turn_args(s: FishState, move: int) -> dict[str, Arg]:
    tile, way = divmod(move - m.TURN, len(m.WAYS))
    return {"tile": f"@tile-{s.box.names[tile]}", "way": m.WAYS[way]}


def lay_args(s: FishState, move: int) -> dict[str, Arg]:
    tile, turns = divmod(move - m.LAY, TURNS)
    return {"tile": f"@tile-{s.box.names[tile]}", "turns": turns}


# --- the log ---------------------------------------------------------------------------------------


def story(before: FishState, after: FishState, seat: int, move: int) -> list[Line]:
    """What one step did, and why."""
    who = seat_name(seat)
    if move < m.PLACE:
        lines = step_story(before, after, who, move // CELLS, move % CELLS)
    elif move < m.RETURN:
        cell = cell_name(move - m.PLACE)
        if before.phase == SETUP_PHASE:
            return [Line("log-place", {"who": who, "cell": cell}, "B3")]
        lines = [Line("log-born", {"who": who, "cell": cell}, birth_rule(before))]
    elif move < m.TURN:
        lines = [haul_line(before, seat, move - m.RETURN)]
    elif move < m.CHOICE:
        args = turn_args(before, move)
        args["who"] = who
        lines = [Line("log-turn", args, "B23")]
    elif move < m.LAY:
        lines = [Line(f"log-{m.CHOICES[move - m.CHOICE]}", {"who": who, "cell": cell_name(int(before.at))}, "B7")]
        lines += no_birth(before, after, before.at) if move == m.STAY else []
    else:
        lines = house_story(before, after, move)
    return lines + closing(before, after)


def step_story(before: FishState, after: FishState, who: str, start: int, end: int) -> list[Line]:
    args: dict[str, Arg] = {"who": who, "fish": fish_at(before, start), "from": cell_name(start), "to": cell_name(end)}
    beside = has(before.sea.step[start], end)
    lines = [Line("log-step", args, "B5") if beside else Line("log-cross", args, "B9")]
    if has(before.fish(1 - before.turn), end):
        lines.append(Line("log-eat", {"who": who, "prey": fish_at(before, end), "cell": cell_name(end)}, "B11"))
        if score.at_once(after) is not None:
            return lines
    kind = before.sea.kind[end]
    if kind >= PLANKTON:
        lines.append(feeding(before, after, who, start, end))
    elif after.phase != CHOICE_PHASE:
        lines += no_birth(before, after, end)
    return lines


def feeding(before: FishState, after: FishState, who: str, start: int, end: int) -> Line:
    """B14, B15: whether a plankton cell fed the fish, and why not."""
    colour = before.sea.kind[end] - PLANKTON
    args: dict[str, Arg] = {"who": who, "colour": f"@{before.box.colours[colour]}"}
    size = before.size_at(start)
    if before.tokens(before.turn) != after.tokens(before.turn):
        args["fish"] = f"@fish-{SIZES[size + 1]}"
        args["cell"] = cell_name(end)
        return Line("log-grow", args, "B14")
    if not has(before.tokens(before.turn), colour):
        return Line("log-spent", args, "B14")
    return Line("log-sated" if size == BIG else "log-no-figure", args, "B15")


def no_birth(before: FishState, after: FishState, cell: i64) -> list[Line]:
    """B17: whether a birth cell had no effect."""
    if before.sea.kind[cell] != BIRTH or after.phase == BIRTH_PHASE:
        return []
    return [barren(after, before.turn, "B17")]


def barren(after: FishState, seat: i64, rule: str) -> Line:
    """B17, B22: why there was no birth."""
    empty = after.reserve(seat, SMALL) == 0
    return Line("log-no-small" if empty else "log-no-room", {"who": seat_name(int(seat))}, rule)


def house_story(before: FishState, after: FishState, move: int) -> list[Line]:
    if move < m.FIRST:
        return [Line("log-lay", lay_args(before, move), "B1")]
    if move < m.DRAW:
        return [Line("log-first", {"who": seat_name(move - m.FIRST)}, "B4")]
    if move < m.PASS:
        return surprise_story(before, after, move - m.DRAW)
    return [Line("log-pass", {"who": seat_name(int(before.turn))}, "B8")]


def surprise_story(before: FishState, after: FishState, kind: int) -> list[Line]:
    """B19-B23: the token, and what it did at once."""
    who, cell = seat_name(int(before.turn)), cell_name(int(before.at))
    lines = [Line("log-draw", {"who": who, "cell": cell, "token": f"@token-{SURPRISES[kind]}"}, "B19")]
    if kind == FISHER:
        lines.append(Line("log-fisher", {"who": who, "fish": fish_at(before, before.at), "cell": cell}, "B20"))
        gone = before.fish(1 - before.turn) & ~after.fish(1 - before.turn)
        if gone:
            lines.append(haul_line(before, int(1 - before.turn), int(lowest(gone))))
    elif kind == GROWTH:
        lines.append(growth(before, after, who))
    elif kind == NEWBORN and after.phase != BIRTH_PHASE:
        lines.append(barren(after, before.turn, "B22"))
    return lines


def growth(before: FishState, after: FishState, who: str) -> Line:
    """B21: whether a plankton token made the fish grow, and why not."""
    args: dict[str, Arg] = {"who": who, "cell": cell_name(int(before.at))}
    size = before.size_at(before.at)
    if after.size_at(before.at) != size:
        args["fish"] = f"@fish-{SIZES[size + 1]}"
        return Line("log-surprise-grow", args, "B21")
    return Line("log-surprise-big" if size == BIG else "log-surprise-no-figure", args, "B21")


def haul_line(before: FishState, owner: int, cell: int) -> Line:
    args: dict[str, Arg] = {"who": seat_name(owner), "fish": fish_at(before, cell), "cell": cell_name(cell)}
    return Line("log-haul", args, "B20")


def closing(before: FishState, after: FishState) -> list[Line]:
    """What came of itself: tokens shuffled anew, a second step that nobody can make, the end."""
    lines: list[Line] = []
    drew = before.phase == DRAW_PHASE or before.held != NO_TOKEN
    if drew and after.held == NO_TOKEN and after.drawn == 0:
        lines.append(Line("log-shuffle", {}, "B19"))
    halved = before.left == STEPS and after.turn != before.turn and before.turn >= 0
    if halved and before.phase != PASS_PHASE:
        lines.append(Line("log-no-second", {"who": seat_name(int(before.turn))}, "B8"))
    result = score.outcome(after)
    if result is not None:
        lines.append(result.why)
    return lines
