"""The end: who has most and fewest resources, loans and shares, resources into yen (K51-K54)."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.engine.line import Arg, Line, Tally, seat_name
from criee.games.tokyo.flow import OVER_PHASE
from criee.games.tokyo.pieces import NO_SEAT_YET
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources


def rounded_up(s: TokyoState, yen: int, parts: int) -> int:
    """A share of an amount, rounded up to whole hundreds."""
    unit = int(s.box.unit)
    return -(-yen // (parts * unit)) * unit


def for_most(s: TokyoState) -> list[int]:
    """K51: what each player gets for having most resources, shared if tied."""
    held = [int(resources(s, seat)) for seat in range(int(s.seats))]
    bonus = rounded_up(s, int(s.box.most_resources), held.count(max(held)))
    return [bonus if mine == max(held) else 0 for mine in held]


def for_fewest(s: TokyoState) -> list[int]:
    """K51: what each player pays for having fewest resources, shared if tied; if all are tied, both apply."""
    held = [int(resources(s, seat)) for seat in range(int(s.seats))]
    cost = rounded_up(s, int(s.box.fewest_resources), held.count(min(held)))
    return [cost if mine == min(held) else 0 for mine in held]


def interest(s: TokyoState, seat: int) -> int:
    """K44, K52: a shareholder's part of the interest of all loans."""
    total = sum(s.loans) * int(s.box.interest) * s.shares[seat]
    return rounded_up(s, total, int(s.box.shares))


def repayment(s: TokyoState, seat: int) -> int:
    """K44: each loan with its interest."""
    return s.loans[seat] * int(s.box.loan + s.box.interest)


def wealth(s: TokyoState) -> list[int]:
    """K51-K53: what everybody is worth if the match ended now."""
    bonus, cost = for_most(s), for_fewest(s)
    return [
        s.cash[seat]
        + bonus[seat]
        - cost[seat]
        - repayment(s, seat)
        + interest(s, seat)
        + int(resources(s, seat) * s.box.resource)
        for seat in range(int(s.seats))
    ]


def sheet(s: TokyoState) -> list[Tally]:
    """The score sheet in the rulebook's order. Hidden money stays hidden until the match is over (K60)."""
    lines: list[Tally] = []
    bonus, cost = for_most(s), for_fewest(s)
    for seat in range(int(s.seats)):
        if not s.box.hidden_money or s.phase == OVER_PHASE:
            lines.append(Tally(seat, Line("score-cash", {}, "K50"), s.cash[seat]))
        if bonus[seat]:
            lines.append(Tally(seat, Line("score-most", {}, "K51"), bonus[seat]))
        if cost[seat]:
            lines.append(Tally(seat, Line("score-fewest", {}, "K51"), -cost[seat]))
        if s.loans[seat]:
            lines.append(Tally(seat, Line("score-loans", {"loans": s.loans[seat]}, "K52"), -repayment(s, seat)))
        if interest(s, seat):
            lines.append(Tally(seat, Line("score-shares", {"shares": s.shares[seat]}, "K52"), interest(s, seat)))
        mine = int(resources(s, seat))
        if mine:
            lines.append(Tally(seat, Line("score-resources", {"resources": mine}, "K53"), mine * int(s.box.resource)))
    return lines


def ended_by_rounds(s: TokyoState) -> bool:
    """K54: the last round was over before the turn came back to somebody who had triggered the end (K50)."""
    return s.ender == NO_SEAT_YET or s.turn != s.ender


def outcome(s: TokyoState) -> Outcome | None:
    """K53: the richest wins, equal wealth shares the win; K54 if the last round ended the match."""
    if s.phase != OVER_PHASE:
        return None
    scores = wealth(s)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    why = reason(s, winners, max(scores))
    return Outcome(winners, scores, why.rule, why)


def reason(s: TokyoState, winners: list[int], yen: int) -> Line:
    """Who ended the match, and with what, or which round; and who is richest."""
    args: dict[str, Arg] = {"who": [seat_name(seat) for seat in winners], "yen": yen}
    shared = "-shared" if len(winners) > 1 else ""
    if ended_by_rounds(s):
        args["round"] = int(s.box.rounds)
        return Line(f"end-rounds{shared}", args, "K54")
    args["player"] = seat_name(int(s.ender))
    if s.by_yen:
        args["cash"] = int(s.box.goal_yen)
        return Line(f"end-yen{shared}", args, "K53")
    args["resources"] = int(s.box.goal_resources)
    return Line(f"end-resources{shared}", args, "K53")
