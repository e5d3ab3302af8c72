"""The end: counting the piles (T27-T30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count
from criee.engine.game import Outcome
from criee.engine.line import Arg, Line, Tally, seat_name
from criee.games.tsukiji.box import COLOURS, VALUE_DIGITS, Box
from criee.games.tsukiji.flow import OVER_PHASE
from criee.games.tsukiji.state import TsukijiState


def faces_value(box: Box, faces: i64, colour: i64) -> i64:
    """The values of some faces of one colour, not doubled."""
    digits, first = box.digits, colour * VALUE_DIGITS
    return (
        count(faces & digits[first])
        + 2 * count(faces & digits[first + 1])
        + 4 * count(faces & digits[first + 2])
        + 8 * count(faces & digits[first + 3])
    )


def pile_value(s: TsukijiState, seat: i64, colour: i64) -> i64:
    """The values of one pile, not doubled."""
    return faces_value(s.box, s.pile(seat, colour), colour)


def pile_wasabi(s: TsukijiState, seat: i64, colour: i64) -> i64:
    """How many wasabi a pile shows, chosen halves only (T9)."""
    return count(s.pile(seat, colour) & s.box.wasabi[colour])


def is_doubled(s: TsukijiState, seat: i64, colour: i64) -> bool:
    """T27: two or more wasabi in the pile, however many cards it has."""
    return pile_wasabi(s, seat, colour) >= s.box.wasabi_to_double


def pile_points(s: TsukijiState, seat: i64, colour: i64) -> i64:
    """T27: the values of one pile, doubled if it has the wasabi."""
    value = pile_value(s, seat, colour)
    return 2 * value if is_doubled(s, seat, colour) else value


def points(s: TsukijiState, seat: i64) -> i64:
    """T27, T28."""
    total = s.notches_of(seat) * s.box.points_per_notch
    for colour in range(COLOURS):
        total += pile_points(s, seat, colour)
    return total


def sheet(s: TsukijiState) -> list[Tally]:
    """The score sheet: a line per pile, per doubling, for the barrel, and for knives that beat them all."""
    lines: list[Tally] = []
    for seat in range(2):
        for colour in range(COLOURS):
            cards = int(count(s.pile(seat, colour)))
            if not cards:
                continue
            value = int(pile_value(s, seat, colour))
            fish = f"@{s.box.names[colour]}"
            lines.append(Tally(seat, Line("score-pile", {"fish": fish, "cards": cards}, "T27"), value))
            if is_doubled(s, seat, colour):
                lines.append(Tally(seat, Line("score-wasabi", {"fish": fish}, "T27"), value))
        notches = int(s.notches_of(seat))
        if notches:
            earned = notches * int(s.box.points_per_notch)
            lines.append(Tally(seat, Line("score-barrel", {"notches": notches}, "T28"), earned))
    if s.knife_winner >= 0:
        knives: dict[str, Arg] = {"knives": int(s.knives(s.knife_winner))}
        lines.append(Tally(int(s.knife_winner), Line("score-knives", knives, "T30"), 0))
    return lines


def widest_lead(s: TsukijiState, winner: int) -> dict[str, Arg]:
    """What told most of what the score sheet adds up: a pile as it counts (T27), or the barrel (T28)."""
    notch = s.box.points_per_notch
    counted = [[int(pile_points(s, seat, colour)) for colour in range(COLOURS)] for seat in range(2)]
    mine, theirs = ([*counted[seat], int(s.notches_of(seat) * notch)] for seat in (winner, 1 - winner))
    best = max(range(COLOURS + 1), key=lambda part: mine[part] - theirs[part])
    fish = "" if best == COLOURS else f"@{s.box.names[best]}"
    return {"part": "pile" if fish else "barrel", "fish": fish, "mine": mine[best], "theirs": theirs[best]}


def outcome(s: TsukijiState) -> Outcome | None:
    if s.phase != OVER_PHASE:
        return None
    scores = [int(points(s, 0)), int(points(s, 1))]
    if s.knife_winner >= 0:
        winner = int(s.knife_winner)
        won: dict[str, Arg] = {"who": seat_name(winner), "knives": int(s.box.knives_to_win)}
        return Outcome([winner], scores, "T30", Line("end-knives", won, "T30"))
    if scores[0] != scores[1]:
        winner = 0 if scores[0] > scores[1] else 1
        counted: dict[str, Arg] = {"who": seat_name(winner), "most": scores[winner], "least": scores[1 - winner]}
        counted |= widest_lead(s, winner)
        return Outcome([winner], scores, "T29", Line("end-points", counted, "T29"))
    side = int(s.side())
    if side < 0:
        return Outcome([0, 1], scores, "T29", Line("end-draw", {"points": scores[0]}, "T29"))
    tied: dict[str, Arg] = {"who": seat_name(side), "points": scores[0]}
    return Outcome([side], scores, "T29", Line("end-barrel", tied, "T29"))
