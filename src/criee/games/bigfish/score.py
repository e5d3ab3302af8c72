"""The end: who has won and why (B25-B27)."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.engine.line import Arg, Line, Tally, seat_name
from criee.games.bigfish import past
from criee.games.bigfish.box import FISHER, SIZES
from criee.games.bigfish.flow import OVER_PHASE, is_lonely
from criee.games.bigfish.state import FishState


def sheet(s: FishState) -> list[Tally]:
    """A point for every fish eaten, a line for every size."""
    lines: list[Tally] = []
    for seat in range(2):
        for i, size in enumerate(SIZES):
            eaten = int(s.eaten(seat, i))
            if eaten:
                lines.append(Tally(seat, Line(f"score-{size}", {"count": eaten}, "B25"), eaten))
    return lines


def at_once(s: FishState) -> tuple[int, str] | None:
    """Who has won at once, and by which rule; None if nobody has."""
    for seat in range(2):
        if s.eaten_in_all(seat) >= s.box.goal:
            return seat, "B25"
    for seat in range(2):
        if is_lonely(s, seat):
            return 1 - seat, "B26"
    return None


def outcome(s: FishState) -> Outcome | None:
    if s.phase != OVER_PHASE:
        return None
    scores = [int(s.eaten_in_all(0)), int(s.eaten_in_all(1))]
    won = at_once(s)
    if won is not None:
        winner, rule = won
        return Outcome([winner], scores, rule, won_at_once(s, winner, rule))
    if scores[0] == scores[1]:
        return Outcome([0, 1], scores, "B27", stopped(s, "drawn", {"count": scores[0]}))
    winner = scores.index(max(scores))
    args: dict[str, Arg] = {"who": seat_name(winner), "count": scores[winner], "other": scores[1 - winner]}
    return Outcome([winner], scores, "B27", stopped(s, "won", args))


def won_at_once(s: FishState, winner: int, rule: str) -> Line:
    """B25, B26: what ended the match, and what the loser had done."""
    loser = 1 - winner
    args: dict[str, Arg] = {"who": seat_name(winner), "loser": seat_name(loser)}
    if rule == "B26":
        args["took"] = "fisher" if s.held == FISHER else "eaten"  # nothing follows the last fish taken (B13)
        return Line("end-lonely", args, rule)
    args["count"], args["other"] = int(s.eaten_in_all(winner)), int(s.eaten_in_all(loser))
    args["lonely"] = "yes" if is_lonely(s, loser) else "no"
    return Line("end-eaten", args, rule)


def stopped(s: FishState, result: str, args: dict[str, Arg]) -> Line:
    """B27: what stopped a match that nobody had won, and who was ahead."""
    if not s.box.safeguard:
        return Line(f"end-stuck-{result}", args, "B27")
    if past.times_stood(s) >= s.box.repeats:
        args["times"] = int(s.box.repeats)
        return Line(f"end-repeated-{result}", args, "B27")
    args["turns"] = int(s.box.quiet_turns)
    return Line(f"end-quiet-{result}", args, "B27")
