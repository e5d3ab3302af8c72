"""What a client needs to draw the table and that never changes: names, printed numbers, the shape of a port."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.pieces import COLUMNS, DOCKS, FISH, ITEM_NAMES, MARKETS, MOST_SEATS, SPECIES

LEFT_OUT = ("entry", "permits", "stock", "sure", "source")  # told in their own way, or about the source


class Entry(TypedDict):
    """What it costs to enter: actions, yen, or a token ("" for none)."""

    actions: int
    yen: int
    token: str


class MarketCard(TypedDict):
    """Lists by number of players are indexed by it; only a fish market has them."""

    rule: str
    fish: bool
    entry: Entry
    printed: dict[str, Any]  # whatever else its tile says
    permit: NotRequired[int]
    barrels: NotRequired[list[int]]
    tokens: NotRequired[list[int]]
    permits: NotRequired[list[int]]
    auction: NotRequired[int]


class Kind(TypedDict):
    """A kind of token."""

    name: str
    species: str
    printed: int


class ShipCard(TypedDict):
    number: int  # as the notation has it
    cells: int
    barge: bool


class Catalogue(TypedDict):
    markets: dict[str, MarketCard]
    species: list[str]
    items: list[str]
    kinds: list[Kind]
    columns: int
    prices: list[int]
    named_prices: list[int]
    docks: list[str]
    dock_price: int
    slots: int
    actions: int
    income: int
    goal_yen: int
    goal_resources: int
    rounds: int
    highest_bid: int
    ships: list[ShipCard]
    hidden_money: bool


def market_card(box: Box, number: int, market: Market) -> MarketCard:
    token = "" if market.entry_token < 0 else box.kinds[market.entry_token]
    data = market.data.data
    card: MarketCard = {
        "rule": market.rule,
        "fish": number < SPECIES,
        "entry": {"actions": int(market.entry_actions), "yen": int(market.entry_yen), "token": token},
        "printed": {key: data[key] for key in data if key not in LEFT_OUT},
    }
    if number < SPECIES:
        first = number * (MOST_SEATS + 1)
        card["permit"] = box.permit_price[number]
        card["barrels"] = box.barrels[first : first + MOST_SEATS + 1]
        card["tokens"] = box.stock[first : first + MOST_SEATS + 1]
        card["permits"] = box.permits[first : first + MOST_SEATS + 1]
        card["auction"] = box.lot_of[number]
    return card


def facts(box: Box, hall: Hall) -> Catalogue:
    return {
        "markets": {MARKETS[i]: market_card(box, i, market) for i, market in enumerate(hall.markets)},
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
