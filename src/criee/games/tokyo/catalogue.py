"""What a client needs to draw the table and that never changes: names, printed numbers, the shape of a port."""

from __future__ import annotations

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.pieces import COLUMNS, DOCKS, FISH, ITEM_NAMES, MARKETS, MOST_SEATS, SPECIES

LEFT_OUT = ("entry", "permits", "stock", "sure", "source")  # told in their own way, or about the source


def entry(box: Box, market: Market) -> dict[str, object]:
    token = "" if market.entry_token < 0 else box.kinds[market.entry_token]
    return {"actions": int(market.entry_actions), "yen": int(market.entry_yen), "token": token}


def fish_market(box: Box, species: int) -> dict[str, object]:
    first = species * (MOST_SEATS + 1)
    return {
        "permit": box.permit_price[species],
        "barrels": box.barrels[first : first + MOST_SEATS + 1],
        "tokens": box.stock[first : first + MOST_SEATS + 1],
        "permits": box.permits[first : first + MOST_SEATS + 1],
        "auction": box.lot_of[species],
    }


def facts(box: Box, hall: Hall) -> dict[str, object]:
    """Lists by number of players are indexed by it."""
    markets: dict[str, object] = {}
    for number, market in enumerate(hall.markets):
        found: dict[str, object] = {"rule": market.rule, "fish": number < SPECIES, "entry": entry(box, market)}
        if number < SPECIES:
            found.update(fish_market(box, number))
        data = market.data.data
        found["printed"] = {key: data[key] for key in data if key not in LEFT_OUT}
        markets[MARKETS[number]] = found
    return {
        "markets": markets,
        "species": list(FISH),
        "items": list(ITEM_NAMES),
        "kinds": [
            {"name": name, "species": FISH[box.species_of[kind]], "printed": box.printed[kind]}
            for kind, name in enumerate(box.kinds)
        ],
        "columns": COLUMNS,
        "prices": list(box.prices),
        "named_prices": list(box.named),
        "docks": list(DOCKS),
        "dock_price": int(box.dock),
        "slots": int(box.slots),
        "actions": int(box.actions),
        "income": int(box.income),
        "goal_yen": int(box.goal_yen),
        "goal_resources": int(box.goal_resources),
        "rounds": int(box.rounds),
        "highest_bid": int(box.highest_bid),
        "ships": [{"number": i + 1, "cells": cells, "barge": i == int(box.barge)} for i, cells in enumerate(box.cells)],
        "hidden_money": box.hidden_money,
    }
