"""What is told of auctions and lots: bids, offers, cases, the hammer (K32, K33, K43, K47, K48)."""

from __future__ import annotations

from criee.engine.line import Arg, Line, seat_name
from criee.games.tokyo import flow
from criee.games.tokyo.labels import case_args, counted
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.sealed import auction_rule, highest
from criee.games.tokyo.phases.spoken import best_bidder
from criee.games.tokyo.pieces import (
    LOT,
    NO_SEAT_YET,
    TRADING,
)
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import value_at


def bid_story(codes: Codes, s: TokyoState, seat: int, move: int) -> Line:
    """A sealed bid is told without its number."""
    if s.phase == flow.BID_PHASE:
        return Line("log-sealed", {"who": seat_name(seat)}, auction_rule(s))
    yen = (move - codes.bid) * int(s.box.unit)
    key, rule = ("log-offer", "K47") if s.phase == flow.OFFER_PHASE else ("log-bid", "K48")
    return Line(key, {"who": seat_name(seat), "yen": yen}, rule)


def lot_story(hall: Hall, s: TokyoState, who: str) -> list[Line]:
    lot = int(s.seats) + LOT
    args: dict[str, Arg] = {"who": who, "tokens": counted(s, lot), "value": int(value_at(s, lot))}
    if s.market != TRADING:
        return [Line("log-close", args, hall.markets[s.market].rule)]
    args["case"] = int(s.case) + 1
    gives = case_args(hall, s, int(s.case))
    return [
        Line("log-close-trading", args, "K43"),
        Line(f"log-case-{gives['gives']}", {**gives, "who": who}, "K43"),
    ]


def reveal_story(before: TokyoState, after: TokyoState) -> list[Line]:
    rule = auction_rule(before)
    lines: list[Line] = []
    for seat in range(int(before.seats)):
        lines.append(Line("log-shows", {"who": seat_name(seat), "yen": before.bids[seat]}, rule))
    if after.phase == flow.TIE_PHASE:
        return [*lines, Line("log-tie", {"who": seat_name(int(before.turn))}, rule)]
    winner = before.bids.index(int(highest(before)))
    args: dict[str, Arg] = {"who": seat_name(winner), "yen": before.bids[winner]}
    return [*lines, Line("log-wins-token", args, rule)]


def hammer_story(hall: Hall, s: TokyoState, who: str) -> list[Line]:
    fee = int(hall.auction.fee(value_at(s, s.seats + LOT)))
    buyer = int(best_bidder(s))
    if buyer == NO_SEAT_YET:
        return [Line("log-unsold", {"who": who, "yen": fee}, "K48")]
    args: dict[str, Arg] = {"who": who, "buyer": seat_name(buyer), "yen": s.bids[buyer], "fee": fee}
    return [Line("log-hammer", args, "K48")]
