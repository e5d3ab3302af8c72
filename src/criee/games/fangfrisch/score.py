"""The end: what everybody has earned and paid (F26-F28)."""

from __future__ import annotations

from criee.engine.game import Outcome
from criee.engine.line import Arg, Line, Tally, seat_name
from criee.games.fangfrisch.flow import OVER_PHASE
from criee.games.fangfrisch.state import FangfrischState


def sheet(s: FangfrischState) -> list[Tally]:
    """The account of every player; before the end, as if the market closed now."""
    lines: list[Tally] = []
    for seat in range(int(s.seats)):
        bought = s.lots[seat]
        rows = [
            Tally(seat, Line("score-capital", {}, "F1"), int(s.money[seat] - s.net(seat))),
            Tally(seat, Line("score-sales", {}, "F5"), s.sales[seat]),
            Tally(seat, Line("score-bonus", {}, "F12"), s.bonus[seat]),
            Tally(seat, Line("score-lots", {"lots": bought}, "F10"), -bought * int(s.box.lot_price)),
            Tally(seat, Line("score-half", {}, "F26"), s.clearance[seat] + int(s.half_value(seat))),
        ]
        if s.phase == OVER_PHASE or not s.box.closed_bins:  # F23: closed bins are for memory
            fish = int(s.bin_fish(seat))
            rows.append(Tally(seat, Line("score-bin", {"fish": fish}, "F27"), -fish * int(s.box.bin_price)))
        lines += [row for row in rows if row.points != 0 or row.line.key == "score-capital"]
    return lines


def outcome(s: FangfrischState) -> Outcome | None:
    """F28: the richest; equal money shares the win."""
    if s.phase != OVER_PHASE:
        return None
    most = max(s.money)
    winners = [seat for seat in range(int(s.seats)) if s.money[seat] == most]
    second = max([money for money in s.money if money < most], default=most)
    args: dict[str, Arg] = {
        "who": [seat_name(seat) for seat in winners],
        "winners": len(winners),
        "euro": most,
        "ahead": most - second,  # 0: all share the win
        "next": [seat_name(seat) for seat in range(int(s.seats)) if s.money[seat] == second],
        "bin": int(s.box.bin_price),
        **accounts(s),
    }
    why = Line("end-close" if s.closed else "end-idle", args, "F28")
    return Outcome(winners, s.money.copy(), "F28", why)


def accounts(s: FangfrischState) -> dict[str, Arg]:
    """What fish brought everybody and what lots cost (F5, F10), the richest first: why one is ahead of the other."""
    order = sorted(range(int(s.seats)), key=lambda seat: (-s.money[seat], seat))
    return {
        "all": [seat_name(seat) for seat in order],
        "sales": [str(s.sales[seat]) for seat in order],
        "paid": [str(s.lots[seat] * int(s.box.lot_price)) for seat in order],
    }
