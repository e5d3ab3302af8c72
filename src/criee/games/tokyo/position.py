"""Positions: a full state as readable data, and back. Only what differs from the first turn must be written.

What lies on the markets may be left out: it is whatever is nowhere else. checks.py refuses what cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.engine.rng import Rng
from criee.games.tokyo import checks
from criee.games.tokyo.box import FEWEST_SEATS, Box
from criee.games.tokyo.fields_of import species_set
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import (
    MARKETS,
    MOST_SEATS,
)
from criee.games.tokyo.read_markets import read_markets, read_turn
from criee.games.tokyo.read_players import DERIVED_OF_PLAYER, read_player, read_ships
from criee.games.tokyo.state import TokyoState, first_state, is_open, set_up
from criee.games.tokyo.view import TokyoView, look

DERIVED = ("values", "lot_value", "demand", "seats")


def write(s: TokyoState, phases: list[str]) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived is left out."""
    seen = look(s, phases, 0, shows_all=True)
    data: dict[str, object] = dict(seen)
    for key in DERIVED:
        del data[key]
    players: list[dict[str, object]] = [dict(player) for player in seen["players"]]
    for player in players:
        for key in DERIVED_OF_PLAYER:
            del player[key]
    data["players"] = players
    return data


def imagine(box: Box, view: Mapping[str, object], seat: int, phases: list[str], rng: Rng) -> TokyoState:
    """Hidden cash covers what was bid aloud; sealed bids are anything the cash allows."""
    seen = cast(TokyoView, view)
    data: dict[str, object] = dict(view)
    players: list[object] = []
    for player in seen["players"]:
        filled: dict[str, object] = dict(player)
        cash = player["cash"]
        if cash < 0:
            likely = int(box.goal_yen // box.unit)
            cash = max(int(rng.below(likely + 1)) * int(box.unit), player["bid"])
            filled["cash"] = cash
        if player["has_bid"] and player["bid"] < 0:
            most = min(cash, int(box.highest_bid)) // int(box.unit)
            filled["bid"] = int(rng.below(most + 1)) * int(box.unit)
        players.append(filled)
    data["players"] = players
    return fill(box, data, phases)


def read(box: Box, hall: Hall, data: Mapping[str, object], phases: list[str]) -> TokyoState:
    s = fill(box, data, phases)
    checks.check(s, hall, phases)
    return s


def fill(box: Box, data: Mapping[str, object], phases: list[str]) -> TokyoState:
    fields = Fields(data, "position")
    players = fields.tables("players")
    if not FEWEST_SEATS <= len(players) <= MOST_SEATS:
        raise fields.wrong("players", f"there are {FEWEST_SEATS} to {MOST_SEATS} players, found {len(players)}")
    s = first_state(box, len(players))
    s.phase = phases.index(fields.choice("phase", phases)) if fields.has("phase") else phases.index("turn")
    if fields.has("markets"):
        for i, name in enumerate(fields.texts("markets")):
            number = box.market(name) if name in MARKETS else -1
            if number < 0:
                raise fields.wrong(f"markets[{i}]", f"{shown(name)!r} is not a market")
            if not is_open(s, number):
                set_up(s, number)
    s.overfished = species_set(fields, "overfished")
    for seat, player in enumerate(players):
        read_player(s, seat, player)
        player.done()
    read_ships(s, fields)
    read_turn(s, fields, phases)
    read_markets(s, fields)
    for key in DERIVED:
        fields.asked.add(key)
    fields.done()
    s.bank = int(box.cash) * len(players) - sum(s.cash)
    return s
