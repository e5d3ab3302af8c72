"""Positions: a full state as readable data, and back. Only what differs from the first turn must be written.

What lies on the markets may be left out: it is whatever is nowhere else. possible.py refuses what cannot be.
"""

from __future__ import annotations

from criee.engine.bits import of
from criee.engine.fields import Fields
from criee.games.tokyo.box import FEWEST_SEATS, Box
from criee.games.tokyo.flow import SETUP_PHASE
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import FISH, ITEM_NAMES, MARKETS, MOST_SEATS, SPECIES
from criee.games.tokyo.ports import column_of, packed_one, spot_of
from criee.games.tokyo.position_markets import read_markets, read_visit
from criee.games.tokyo.position_names import cell_of, counts, kind_of, number_of, species_set
from criee.games.tokyo.position_players import read_player, read_ships
from criee.games.tokyo.state import TokyoState, first_state, is_open, set_up
from criee.games.tokyo.view import DERIVED, DERIVED_OF_PLAYER, look


def write(s: TokyoState, hall: Hall, phases: list[str]) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived is left out."""
    seen = look(s, hall, phases, 0, shows_all=True)
    data: dict[str, object] = dict(seen)
    del data["phase"]
    for key in DERIVED:
        del data[key]
    players: list[dict[str, object]] = [dict(player) for player in seen["players"]]
    for player in players:
        for key in DERIVED_OF_PLAYER:
            del player[key]
    data["players"] = players
    return data


def read(box: Box, fields: Fields, phases: list[str]) -> TokyoState:
    players = fields.tables("players")
    if not FEWEST_SEATS <= len(players) <= MOST_SEATS:
        raise fields.wrong("players", f"there are {FEWEST_SEATS} to {MOST_SEATS} players, found {len(players)}")
    s = first_state(box, len(players))
    for i, name in enumerate(fields.texts("markets", [])):
        market = number_of(fields, f"markets[{i}]", name, MARKETS, "market")
        if not is_open(s, market):
            set_up(s, market)
    s.overfished = species_set(fields, "overfished")
    for seat, player in enumerate(players):
        read_player(s, seat, player)
    read_ships(s, fields)
    read_turn(s, fields, phases)
    read_visit(s, fields)
    read_markets(s, fields)
    s.bank = int(box.cash) * len(players) - sum(s.cash)
    return s


def read_turn(s: TokyoState, fields: Fields, phases: list[str]) -> None:
    """The turn, and the navigation under way."""
    box, last = s.box, int(s.seats) - 1
    s.first = fields.number("first", 0, last, 0)
    s.turn = fields.number("turn", 0, last, 0)
    s.round = fields.number("round", 1, int(box.rounds), 1)
    s.actions = fields.number("actions", 0, int(box.actions), int(box.actions))
    s.ender = fields.number("ender", -1, last, -1)
    s.by_yen = fields.flag("by_yen", False)
    s.owed = fields.number("owed", 0, SPECIES, 0)
    usual = phases[SETUP_PHASE]
    s.back = phases.index(fields.choice("back", phases, usual))
    s.free_from = phases.index(fields.choice("free_from", phases, usual))
    s.after = phases.index(fields.choice("after", phases, usual))
    s.returned = species_set(fields, "returned")
    s.kept = fields.flag("kept", False)
    s.acted = of([n - 1 for n in fields.numbers("acted", 1, int(box.ships), [])])
    s.landed = fields.number("landed", 0, 999, 0)
    s.waiting = counts(fields, "waiting", FISH)
    s.quay = sum(n * int(packed_one(i)) for i, n in enumerate(counts(fields, "quay", ITEM_NAMES)))
    for name in fields.texts("moved", []):
        cell = cell_of(fields, "moved", name)
        s.moved[spot_of(cell)] += int(packed_one(column_of(cell)))
    lifted = fields.text("lifted", "")
    s.lifted = cell_of(fields, "lifted", lifted) if lifted else -1
    s.token = kind_of(s, fields, "token") if fields.text("token", "") else -1
