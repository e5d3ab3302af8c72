"""What a viewer cannot know: sealed bids until they are shown and, by option, the cash of the others (K4, K60)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from criee.engine.rng import Rng
from criee.games.tokyo.box import Box
from criee.games.tokyo.flow import BID_PHASE, OVER_PHASE, REVEAL_PHASE
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import AUCTION, LOT, MARKETS
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import value_at
from criee.games.tokyo.view import TokyoView


def fill(hall: Hall, view: Mapping[str, object], rng: Rng) -> dict[str, object]:
    """Hidden cash covers what was bid aloud and the fee of one's lot; sealed bids are anything the cash allows."""
    seen, box = cast(TokyoView, view), hall.box
    lot = seen["lot_value"] if seen["market"] == MARKETS[AUCTION] else 0
    players: list[object] = []
    for seat, player in enumerate(seen["players"]):
        filled: dict[str, object] = dict(player)
        cash = player["cash"]
        if cash < 0:
            fee = int(hall.auction.fee(lot)) if seat == seen["turn"] else 0
            cash = max(some_yen(box, int(box.goal_yen), rng), player["bid"], fee)
            filled["cash"] = cash
        if player["has_bid"] and player["bid"] < 0:
            filled["bid"] = some_yen(box, min(cash, int(box.highest_bid)), rng)
        players.append(filled)
    return {**view, "players": players}


def some_yen(box: Box, most: int, rng: Rng) -> int:
    return int(rng.below(most // int(box.unit) + 1)) * int(box.unit)


def secrets(hall: Hall, s: TokyoState, viewer: int, rng: Rng) -> dict[str, object]:
    """The others' purses and sealed bids, each otherwise. The view is not asked: it is what this is held against."""
    box = s.box
    is_sealed = s.phase in (BID_PHASE, REVEAL_PHASE)
    found: dict[str, object] = {}
    for seat in range(int(s.seats)):
        if seat == viewer:
            continue
        cash = s.cash[seat]
        if box.hidden_money and s.phase != OVER_PHASE:
            fee = int(hall.auction.fee(value_at(s, s.seats + LOT))) if seat == s.turn and s.market == AUCTION else 0
            least = max(fee, 0 if is_sealed else s.bids[seat])
            cash = another_sum(box, least, max(int(box.goal_yen), 2 * least), cash, rng)
            found[f"players.{seat}.cash"] = cash
        if is_sealed and s.bids[seat] >= 0:
            most = min(cash, int(box.highest_bid))
            found[f"players.{seat}.bid"] = another_sum(box, 0, most, s.bids[seat], rng)
    return found


def another_sum(box: Box, least: int, most: int, own: int, rng: Rng) -> int:
    """A sum in these bounds that is not this one, if there is any."""
    others = [yen for yen in range(least, most + 1, int(box.unit)) if yen != own]
    return rng.pick(others) if others else own
