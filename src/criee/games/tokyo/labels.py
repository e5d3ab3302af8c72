"""Labels: every move in plain words, for buttons and lists. Keys and arguments only; see texts/."""

from __future__ import annotations

from criee.engine.line import Arg, Line, seat_name
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import (
    BY_TOKEN,
    BY_YEN,
    CASE,
    COLUMNS,
    DOCKS,
    FISH,
    FROM_PORT,
    ITEM_NAMES,
    ITEMS,
    MARKETS,
    OLD,
    PAYMENTS,
    ROWS,
    SPECIES,
)
from criee.games.tokyo.ports import price_of
from criee.games.tokyo.state import TokyoState

WAYS = ("action", "actions", "yen", "token", "free", "cart-1", "cart-2", "port")


def counted(s: TokyoState, place: int) -> list[str]:
    """The tokens in one place, one text mark each."""
    kinds = int(s.box.kind_count)
    return [token_mark(s, k) for k in range(kinds) for _ in range(s.tokens[place * kinds + k])]


def token_mark(s: TokyoState, kind: int) -> str:
    """Tuna and crab of all values share a name; their value goes beside it."""
    return f"@{FISH[s.box.species_of[kind]]}" if s.box.bag[kind] else f"@{s.box.kinds[kind]}"


def token_args(s: TokyoState, kind: int) -> dict[str, Arg]:
    return {"token": token_mark(s, kind), "value": s.box.printed[kind] if s.box.bag[kind] else 0}


def cell_args(s: TokyoState, owner: int, cell: int) -> dict[str, Arg]:
    """A piece in a port: what, in which row, for how much."""
    row, item, column = cell // (COLUMNS * ITEMS), cell // COLUMNS % ITEMS, cell % COLUMNS
    return {"item": f"@{ITEM_NAMES[item]}", "row": ROWS[row], "yen": int(price_of(s, owner, column))}


def ship_args(s: TokyoState, ship: int) -> dict[str, Arg]:
    barge = "yes" if ship == int(s.box.barge) else "no"
    return {"ship": ship + 1, "cells": s.box.cells[ship], "barge": barge}


def args_of(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> dict[str, Arg]:
    """What a move is about. The numbers are those before it is made."""
    name, at = codes.range_of(move)
    sea = sea_args(s, name, at)
    if sea is not None:
        return sea
    if name == "buy":
        owner = at // codes.cell_step
        return {**cell_args(s, owner, at % codes.cell_step), "owner": seat_name(owner)}
    if name in ("reprice", "barrel", "give-barrel"):
        return cell_args(s, seat, at)
    if name == "own":
        yen = 0 if s.box.free_fugu else int(price_of(s, seat, at))
        return {"yen": yen, "row": ROWS[OLD]}
    if name == "enter":
        return enter_args(s, hall.markets[at // PAYMENTS], at % PAYMENTS)
    if name in ("permit", "give-permit"):
        return {"fish": f"@{FISH[at]}", "yen": s.box.permit_price[at]}
    if name in ("sell", "lay", "draw"):
        return {**token_args(s, at), "yen": pays(hall, s, at) if name == "sell" else 0}
    if name in ("eels", "fugus"):
        n = at + 1
        return {"count": n, "yen": (n * int(s.eel) if name == "eels" else n * n) * int(s.box.resource)}
    if name == "case":
        return {"case": at + 1, "value": hall.trading.values[at], "yen": case_pays(hall, s, at)}
    if name in ("accept", "award", "first"):
        return {"player": seat_name(at), "yen": 0 if name == "first" else max(s.bids[at], 0)}
    if name == "market":
        return {"market": f"@{MARKETS[at]}"}
    return {}


def sea_args(s: TokyoState, name: str, at: int) -> dict[str, Arg] | None:
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
        barge = "yes" if kind == int(s.box.sizes) else "no"
        return {"cells": kind + 1, "barge": barge, "dock": DOCKS[at % len(DOCKS)]}
    if name == "sell-ship":
        return ship_args(s, at)
    return None


def enter_args(s: TokyoState, market: Market, way: int) -> dict[str, Arg]:
    args: dict[str, Arg] = {"market": f"@{market.name}", "way": WAYS[min(way, FROM_PORT)]}
    args["yen"] = int(market.entry_yen) if way == BY_YEN else 0
    named = way == BY_TOKEN or way >= FROM_PORT
    args["token"] = token_mark(s, int(market.entry_token)) if named else ""
    return args


def case_pays(hall: Hall, s: TokyoState, case: int) -> int:
    """What a case gives: its yen while it is empty, nothing but the tokens in it afterwards."""
    kinds = int(s.box.kind_count)
    first = (int(s.seats) + CASE + case) * kinds
    return 0 if any(s.tokens[first : first + kinds]) else hall.trading.pays[case]


def pays(hall: Hall, s: TokyoState, kind: int) -> int:
    """What the market that is being visited pays for one token of a kind; 0 for half a pair of mackerel."""
    return int(hall.price_for(s, kind))


def label(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> Line:
    name, at = codes.range_of(move)
    if name == "plain":
        word = m.PLAIN[at].replace(" ", "-")
        if at == m.BUY:
            word = "buying"
        if at == m.DONE:
            word = "done-buying" if s.phase == flow.BUY_PHASE else word
        if at == m.SPOIL and s.phase == flow.FUGU_PHASE:
            word = "spoil-fugu"
        return Line(f"move-{word}", {"yen": int(s.box.dock)} if at == m.DOCK else {})
    if name == "bid":
        return Line("move-bid", {"yen": at * int(s.box.unit)})
    return Line(f"move-{name}", args_of(codes, hall, s, seat, move))
