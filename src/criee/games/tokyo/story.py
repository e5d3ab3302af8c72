"""The words behind the moves: sentences for the log. Keys and arguments only; see texts/. Labels are in labels.py.

Nothing told here depends on who listens: what moves on the table is public, and hidden cash is never named.
"""

from __future__ import annotations

from criee.engine.bits import members
from criee.engine.line import Arg, Line, seat_name
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.labels import args_of, case_args, counted, market_mark, plain_args
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.phases.sealed import auction_rule, highest
from criee.games.tokyo.phases.spoken import best_bidder
from criee.games.tokyo.phases.start import has_enough_yen
from criee.games.tokyo.pieces import (
    CELLS,
    CRAB,
    FISH,
    FRESH,
    LOT,
    NO_SEAT_YET,
    OLD,
    PAYMENTS,
    SPECIES,
    TAKOYAKI,
    TRADING,
    TUNA,
)
from criee.games.tokyo.ports import item_of, packed_sum, spot
from criee.games.tokyo.score import ended_by_rounds
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources, value_at

# Plain moves by a player that are told by their own sentence; the others are told by what follows.
TOLD_PLAIN = {
    m.NAVIGATE: "K10",
    m.DOCK: "K9",
    m.SPOIL: "K41",
    m.PASS: "K48",
    m.REFUSE: "K47",
    m.LOAN: "K44",
    m.SHARE: "K44",
    m.EXCHANGE: "K36",
    m.RENT_FRIDGE: "K41",
    m.RENT_CART: "K41",
    m.USE_FRIDGE_1: "K41",
    m.USE_FRIDGE_2: "K41",
    m.END: "K8",
}
RULES = {  # what is not here has the rule of the market that is being visited
    "sail": "K11",
    "fish": "K12",
    "moor": "K15",
    "load": "K14",
    "buy": "K20",
    "enter": "K26",
    "permit": "K28",
    "accept": "K47",
    "own": "K38",
    "give-permit": "K9",
    "give-aboard": "K9",
    "give-barrel": "K9",
    "first": "K5",
}
UNTOLD = ("reprice",)  # the new price tells it


def story(codes: Codes, hall: Hall, before: TokyoState, after: TokyoState, seat: int, move: int) -> list[Line]:
    name, _ = codes.range_of(move)
    lines: list[Line] = []
    if name == "plain":
        lines = plain_story(codes, hall, before, after, seat, move - codes.plain)
    elif name == "bid":
        lines = [bid_story(codes, before, seat, move)]
    elif name == "market":
        lines = [market_story(codes, before, move)]
    elif name == "price":
        lines = [price_story(codes, hall, before, seat, move)]
    elif name not in UNTOLD:
        args = args_of(codes, hall, before, seat, move)
        args["who"] = seat_name(seat if seat >= 0 else int(before.turn))
        lines = [Line(f"log-{name}", args, rule_of(codes, hall, before, name, move))]
    if name == "enter":
        lines += income_story(before, (move - codes.enter) // PAYMENTS)
    elif name == "eels":
        lines.append(eel_story(before, after))
    elif before.half and not after.half:
        lines.append(pair_story(hall, seat))
    return lines + overfished_story(before, after)


def rule_of(codes: Codes, hall: Hall, s: TokyoState, name: str, move: int) -> str:
    if name in ("draw", "award"):
        return auction_rule(s)
    if name == "buy" and item_of((move - codes.buy) % CELLS) == TAKOYAKI:
        return "K22"
    return RULES.get(name) or hall.markets[s.market].rule


def price_story(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> Line:
    """A piece gets its first price, or a new one."""
    args = args_of(codes, hall, s, seat, move)
    args["who"] = seat_name(seat)
    if s.lifted >= 0:
        return Line("log-reprice", args, "K17")
    return Line("log-price", args, "K36" if flow.next_on_quay(s) == TAKOYAKI else "K15")


def eel_story(before: TokyoState, after: TokyoState) -> Line:
    """K37: the value falls, unless it is as low as it goes."""
    key = "log-eel-falls" if after.eel < before.eel else "log-eel-stays"
    return Line(key, {"value": int(after.eel)}, "K37")


def pair_story(hall: Hall, seat: int) -> Line:
    """K30: the second piece of a pair is sold."""
    return Line("log-pair", {"who": seat_name(seat), "yen": int(hall.mackerel.pays)}, "K30")


def market_story(codes: Codes, s: TokyoState, move: int) -> Line:
    args: dict[str, Arg] = {"market": market_mark(move - codes.market)}
    if s.phase == flow.MARKET_PHASE:
        return Line("log-new-market", args, "K55")
    return Line("log-market", args, "K1")


def income_story(s: TokyoState, market: int) -> list[Line]:
    """K27: whose permits earn something."""
    if market >= SPECIES:
        return []
    lines: list[Line] = []
    for owner in range(int(s.seats)):
        permits = s.mine[owner * SPECIES + market]
        if permits:
            args: dict[str, Arg] = {"who": seat_name(owner), "yen": permits * int(s.box.income)}
            lines.append(Line("log-income", args, "K27"))
    return lines


def overfished_story(before: TokyoState, after: TokyoState) -> list[Line]:
    gone = after.overfished & ~before.overfished
    return [Line("log-overfished", {"fish": f"@{FISH[species]}"}, "K55") for species in members(gone)]


def plain_story(codes: Codes, hall: Hall, before: TokyoState, after: TokyoState, seat: int, word: int) -> list[Line]:
    who = seat_name(seat if seat >= 0 else int(before.turn))
    if word in TOLD_PLAIN:
        key = m.PLAIN[word].replace(" ", "-")
        if word == m.SPOIL and before.phase == flow.FRIDGE_PHASE:
            key = "no-refrigerator"
        args: dict[str, Arg] = {**plain_args(hall, before, seat, word), "who": who}
        return [Line(f"log-{key}", args, plain_rule(before, word))]
    if word == m.CLOSE:
        return lot_story(hall, before, who)
    if word in (m.BEGIN, m.ANNOUNCE):
        begins = Line("log-begin", {"who": who, "round": int(before.round)}, "K6")
        return [begins] if word == m.BEGIN else [begins, announce_story(before, who)]
    if word == m.DEGRADE:
        return degrade_story(before, who)
    if word == m.LAND:
        return land_story(before, who)
    if word == m.REVEAL:
        return reveal_story(before, after)
    if word == m.HAMMER:
        return hammer_story(hall, before, who)
    if word == m.LOSE:
        return [Line("log-lose", {"fish": f"@{FISH[flow.at_auction(before)]}"}, auction_rule(before))]
    if word == m.SCORE:
        return [Line("log-score-rounds", {}, "K54") if ended_by_rounds(before) else Line("log-score", {}, "K51")]
    return []  # buy, done, leave, give, keep: what is done there is told by itself


def plain_rule(s: TokyoState, word: int) -> str:
    """Two of these words are said in two places."""
    if word == m.PASS and s.phase == flow.OFFER_PHASE:
        return "K47"
    if word == m.SPOIL and s.phase == flow.FUGU_PHASE:
        return "K38"
    return TOLD_PLAIN[word]


def announce_story(s: TokyoState, who: str) -> Line:
    """K50: what it is that is enough. Hidden money is not named (K60), nor is it told apart from resources."""
    if s.box.hidden_money:
        return Line("log-announce", {"who": who}, "K50")
    if has_enough_yen(s, s.turn):
        return Line("log-announce-yen", {"who": who, "yen": s.cash[s.turn]}, "K50")
    return Line("log-announce-resources", {"who": who, "resources": int(resources(s, s.turn))}, "K50")


def degrade_story(s: TokyoState, who: str) -> list[Line]:
    """K7: how many barrels are lost, and how many are day-old from now on."""
    lines: list[Line] = []
    for row, key in ((OLD, "log-degrade-lost"), (FRESH, "log-degrade-aged")):
        count = sum(int(packed_sum(s.port[spot(s.turn, row, species)])) for species in range(SPECIES))
        if count:
            lines.append(Line(key, {"who": who, "count": count}, "K7"))
    return lines


def land_story(s: TokyoState, who: str) -> list[Line]:
    yen = int(s.landed // s.box.landing_barrels * s.box.landing_pay)
    args: dict[str, Arg] = {"who": who, "barrels": int(s.landed), "yen": yen, "each": int(s.box.landing_barrels)}
    lines = [Line("log-land", args, "K16")]
    for species in (TUNA, CRAB):
        if s.waiting[species]:
            lost: dict[str, Arg] = {"barrels": s.waiting[species], "fish": f"@{FISH[species]}"}
            lines.append(Line("log-too-few", lost, "K32" if species == TUNA else "K33"))
    return lines


# --- auctions and lots (K32, K33, K43, K47, K48) ---------------------------------------------------------


def bid_story(codes: Codes, s: TokyoState, seat: int, move: int) -> Line:
    """A sealed bid is told without its number."""
    if s.phase == flow.BID_PHASE:
        return Line("log-sealed", {"who": seat_name(seat)}, auction_rule(s))
    yen = (move - codes.bid) * int(s.box.unit)
    key, rule = ("log-offer", "K47") if s.phase == flow.OFFER_PHASE else ("log-bid", "K48")
    return Line(key, {"who": seat_name(seat), "yen": yen}, rule)


def lot_story(hall: Hall, s: TokyoState, who: str) -> list[Line]:
    lot = int(s.seats) + LOT
    tokens = counted(s, lot)
    args: dict[str, Arg] = {"who": who, "tokens": tokens, "value": int(value_at(s, lot))}
    if s.market != TRADING:
        if len(tokens) > 1 and len(set(tokens)) == 1:  # many of a kind are counted, not told one by one
            alike: dict[str, Arg] = {"who": who, "count": len(tokens), "token": tokens[0], "value": args["value"]}
            return [Line("log-close-alike", alike, hall.markets[s.market].rule)]
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
