"""Labels: every move in plain words, with what it costs or brings. Keys and arguments only; see texts/.

`args_of` is what a move is about, for labels and for the log alike (story.py); only labels know what comes of it.
"""

from __future__ import annotations

from criee.engine.line import Arg, Line, seat_name
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import TAKOYAKI_TOKEN
from criee.games.tokyo.markets.dealer import ShipDealer
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import (
    AUCTION,
    BY_TOKEN,
    BY_YEN,
    CASE,
    CELLS,
    DOCKS,
    FISH,
    FROM_PORT,
    ITEM_NAMES,
    LOT,
    MACKEREL,
    MARKETS,
    PAYMENTS,
    ROWS,
    SPECIES,
    TRADING,
)
from criee.games.tokyo.ports import column_of, item_of, price_of, row_of
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import supply, value_at, value_with

WAYS = ("action", "actions", "yen", "token", "free", "cart-1", "cart-2", "port")
DONE = {flow.NAVIGATE_PHASE: "done-navigating", flow.REPRICE_PHASE: "done-repricing", flow.BUY_PHASE: "done-buying"}
BIDS = {flow.OFFER_PHASE: "move-offer", flow.RAISE_PHASE: "move-raise"}  # else sealed

# --- what a move is about ------------------------------------------------------------------------------


def counted(s: TokyoState, place: int) -> list[str]:
    """The tokens in one place, one text mark each."""
    kinds = int(s.box.kind_count)
    return [token_mark(s, k) for k in range(kinds) for _ in range(s.tokens[place * kinds + k])]


def token_mark(s: TokyoState, kind: int) -> str:
    """Tuna and crab of all values share a name; their value goes beside it."""
    return f"@{FISH[s.box.species_of[kind]]}" if s.box.bag[kind] else f"@{s.box.kinds[kind]}"


def market_mark(market: int) -> str:
    """A market with its article: the eel market, the aquarium."""
    return f"@market-{MARKETS[market]}"


def token_args(s: TokyoState, kind: int) -> dict[str, Arg]:
    return {"token": token_mark(s, kind), "value": s.box.printed[kind] if s.box.bag[kind] else 0}


def cell_args(s: TokyoState, owner: int, cell: int) -> dict[str, Arg]:
    """A piece in a port: what, in which row, for how much."""
    yen = int(price_of(s, owner, column_of(cell)))
    return {"item": f"@{ITEM_NAMES[item_of(cell)]}", "row": ROWS[row_of(cell)], "yen": yen}


def ship_args(s: TokyoState, ship: int) -> dict[str, Arg]:
    barge = "yes" if ship == int(s.box.barge) else "no"
    return {"ship": ship + 1, "cells": s.box.cells[ship], "barge": barge}


def args_of(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> dict[str, Arg]:
    """What a move is about. The numbers are those before it is made."""
    name, at = codes.range_of(move)
    sea = sea_args(hall, s, name, at)
    if sea is not None:
        return sea
    if name == "buy":
        return {**cell_args(s, at // CELLS, at % CELLS), "owner": seat_name(at // CELLS)}
    if name in ("reprice", "barrel", "give-barrel"):
        return cell_args(s, seat, at)
    if name == "own":
        return {"yen": int(price_of(s, seat, at)), "free": "yes" if s.box.free_fugu else "no"}
    if name == "enter":
        return enter_args(s, seat, hall.markets[at // PAYMENTS], at % PAYMENTS)
    if name in ("permit", "give-permit"):
        return {"fish": f"@{FISH[at]}", "yen": s.box.permit_price[at]}
    if name in ("sell", "lay", "draw"):
        return {**token_args(s, at), "yen": pays(hall, s, at) if name == "sell" else 0}
    if name in ("eels", "fugus"):
        n = at + 1
        return {"count": n, "yen": (n * int(s.eel) if name == "eels" else n * n) * int(s.box.resource)}
    if name == "case":
        return {"case": at + 1, "value": hall.trading.values[at], **case_args(hall, s, at)}
    if name in ("accept", "award", "first"):
        return {"player": seat_name(at), "yen": 0 if name == "first" else max(s.bids[at], 0)}
    if name == "market":
        return {"market": market_mark(at)}
    return {}


def sea_args(hall: Hall, s: TokyoState, name: str, at: int) -> dict[str, Arg] | None:
    """Moves of ships, and prices."""
    if name in ("sail", "load"):
        return ship_args(s, at)
    if name in ("fish", "give-aboard"):
        return {**ship_args(s, at // SPECIES), "fish": f"@{FISH[at % SPECIES]}"}
    if name == "moor":
        return {**ship_args(s, at // len(DOCKS)), "dock": DOCKS[at % len(DOCKS)]}
    if name == "price":
        prices = s.box.all_prices
        return {"item": f"@{ITEM_NAMES[at // len(prices)]}", "yen": prices[at % len(prices)]}
    if name == "ship":
        kind = at // len(DOCKS)
        barge = kind == int(s.box.sizes)
        cells = s.box.cells[s.box.barge] if barge else kind + 1
        args: dict[str, Arg] = {"cells": cells, "barge": "yes" if barge else "no", "dock": DOCKS[at % len(DOCKS)]}
        return {**args, "yen": ship_price(hall, s, kind, False)}
    if name == "sell-ship":
        return {**ship_args(s, at), "yen": ship_price(hall, s, s.box.kind_of_ship[at], True)}
    return None


def enter_args(s: TokyoState, seat: int, market: Market, way: int) -> dict[str, Arg]:
    """A market, how its entry is paid, and what one's own permits earn by it (K26, K27)."""
    number = int(market.number)
    args: dict[str, Arg] = {"market": market_mark(number), "way": WAYS[min(way, FROM_PORT)]}
    args["yen"] = int(market.entry_yen) if way == BY_YEN else 0
    if way >= FROM_PORT:
        args["yen"] = int(price_of(s, seat, way - FROM_PORT))
    named = way == BY_TOKEN or way >= FROM_PORT
    args["token"] = token_mark(s, int(market.entry_token)) if named else ""
    args["income"] = s.mine[seat * SPECIES + number] * int(s.box.income) if number < SPECIES else 0
    return args


def ship_price(hall: Hall, s: TokyoState, kind: int, sold: bool) -> int:
    """What the market for ships that is being visited asks for a kind of ship, or pays for it."""
    dealer = hall.markets[s.market]
    assert isinstance(dealer, ShipDealer)
    return dealer.pays[kind] if sold else dealer.asks[kind]


def case_args(hall: Hall, s: TokyoState, case: int) -> dict[str, Arg]:
    """What a case gives: its yen while it is empty, the tokens in it afterwards (K43)."""
    tokens = counted(s, int(s.seats) + CASE + case)
    return {"gives": "tokens", "tokens": tokens} if tokens else {"gives": "yen", "yen": hall.trading.pays[case]}


def pays(hall: Hall, s: TokyoState, kind: int) -> int:
    """What the market that is being visited pays for one token of a kind; 0 for half a pair of mackerel."""
    return int(hall.price_for(s, kind))


# --- what comes of it ------------------------------------------------------------------------------------


def label(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> Line:
    name, at = codes.range_of(move)
    if name == "plain":
        return plain_label(hall, s, seat, at)
    if name == "bid":
        return Line(BIDS.get(int(s.phase), "move-bid"), {"yen": at * int(s.box.unit)})
    args = args_of(codes, hall, s, seat, move)
    if name in ("sell", "barrel"):
        args = {**args, **pair_args(hall, s)}
    elif name == "lay":
        args = {**args, **lot_args(hall, s, int(value_with(s, s.seats + LOT, at)))}
    elif name == "award":
        args["seller"] = "yes" if at == seat else "no"
    return Line(f"move-{name}", args)


def plain_label(hall: Hall, s: TokyoState, seat: int, word: int) -> Line:
    key = m.PLAIN[word].replace(" ", "-")
    if word == m.BUY:
        key = "buying"
    elif word == m.DONE:
        key = "done-repriced" if s.phase == flow.REPRICE_PHASE and any(s.moved) else DONE[int(s.phase)]
    elif word == m.SPOIL and s.phase == flow.FUGU_PHASE:
        key = "spoil-fugu"
    return Line(f"move-{key}", plain_args(hall, s, seat, word))


def plain_args(hall: Hall, s: TokyoState, seat: int, word: int) -> dict[str, Arg]:
    """The price of what is bought, rented, borrowed; what a lot is worth; what a landing brings."""
    box = s.box
    if word == m.DOCK:
        return {"yen": int(box.dock), "dock": DOCKS[s.docks[seat]]}
    if word == m.DONE and s.phase == flow.NAVIGATE_PHASE:
        return {"yen": int(s.landed // box.landing_barrels * box.landing_pay)}
    if word == m.CLOSE:
        return lot_args(hall, s, int(value_at(s, s.seats + LOT)))
    if word in (m.LOAN, m.SHARE):
        return {"yen": int(hall.bank.share if word == m.SHARE else box.loan), "owed": int(box.loan + box.interest)}
    if word in (m.RENT_FRIDGE, m.RENT_CART):
        return {"yen": int(hall.rentals.price)}
    if word == m.EXCHANGE:
        return {"count": int(min(hall.octopus.each, supply(s, TAKOYAKI_TOKEN)))}
    return {}


def pair_args(hall: Hall, s: TokyoState) -> dict[str, Arg]:
    """K30: mackerel go two by two; which of the two this is, and what both bring."""
    if s.market == MACKEREL:
        return {"pair": "second" if s.half else "first", "pays": int(hall.mackerel.pays)}
    return {"pair": "no", "pays": 0}


def lot_args(hall: Hall, s: TokyoState, worth: int) -> dict[str, Arg]:
    """What a lot of this worth costs or brings: the fee of an auction, what a case needs and gives (K43, K48)."""
    args: dict[str, Arg] = {"place": MARKETS[s.market], "worth": worth, "fee": 0, "needed": 0}
    if s.market == AUCTION:
        args["fee"] = int(hall.auction.fee(worth))
    elif s.market == TRADING:
        args = {**args, **case_args(hall, s, int(s.case)), "needed": hall.trading.values[s.case]}
    return args
