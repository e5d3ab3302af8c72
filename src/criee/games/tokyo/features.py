"""One player's side of the table in numbers, for the learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.games.tokyo.instinct_worth import stock_value
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.phases.start import triggers_end
from criee.games.tokyo.pieces import COLUMNS, ITEMS, SEA, SPECIES, SPOTS, TILES
from criee.games.tokyo.ports import item_on, packed_at, price_of
from criee.games.tokyo.score import wealth
from criee.games.tokyo.shrewd_bonus import expected_bonus, progress
from criee.games.tokyo.shrewd_end import has_played
from criee.games.tokyo.shrewd_taste import Taste
from criee.games.tokyo.shrewd_worth import PAYS, barrel_worth, best_idle, dearest, per_step
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources

LEGEND: Final = [
    "cash: cash",
    "cash: cash, early",
    "resources: resources",
    "resources: stock at the best prices",
    "end: wealth, late",
    "end: wealth, very late",
    "end: lead, late",
    "end: lead, very late",
    "end: bonus as it looks, late",
    "end: bonus as it looks, very late",
    "end: alone with fewest resources, late",
    "end: ends the match next turn",
    "end: a rival ends the match before",
    "port: fresh goods that will sell",
    "port: day-old goods that will sell",
    "port: goods that will not",
    "fleet: aboard",
    "fleet: earning power",
    "fleet: earning power, early",
    "fleet: cells, early",
    "fleet: ships, early",
    "permits: permits, early",
    "fleet: docks, early",
    "port: tiles",
    "turn: actions of the turn under way",
    "end: turns until the own one",
    "end: last turn still to come, the end triggered",
    "end: lead, no turn left",
    "cash: two players: cash",
    "resources: two players: resources",
]
RICH: Final = 5000.0
WELL_OFF: Final = 1000.0
BLUR: Final = 4.0


def read(s: TokyoState, hall: Hall, t: Taste, seat: i64, into: vec[float]) -> None:
    late = progress(s)
    early = 1.0 - late
    mine = float(resources(s, seat))
    into[0] = float(s.cash[seat]) / RICH
    into[1] = into[0] * early
    into[2] = mine / 50.0
    into[3] = stock_value(s, hall, seat) / RICH
    read_standing(s, seat, mine, late, into)
    read_port(s, hall, seat, into)
    read_fleet(s, hall, t, seat, early, into)
    into[23] = 0.0
    for tile in range(TILES):
        into[23] += 0.5 * float(s.tiles[seat * TILES + tile])
    into[28] = into[0] if s.seats == 2 else 0.0
    into[29] = into[2] if s.seats == 2 else 0.0


def read_standing(s: TokyoState, seat: i64, mine: float, late: float, into: vec[float]) -> None:
    """Who would win now, and whose turn decides it."""
    own, most = 0.0, -1e9
    for other, yen in enumerate(wealth(s)):
        if other == seat:
            own = float(yen)
        else:
            most = max(most, float(yen))
    bonus = expected_bonus(s, seat, mine, BLUR) / WELL_OFF
    close = late * late * late * late
    into[4] = own / RICH * late
    into[5] = own / RICH * close
    into[6] = (own - most) / RICH * late
    into[7] = (own - most) / RICH * close
    into[8] = bonus * late
    into[9] = bonus * close
    into[10] = late if mine == 0.0 or is_last(s, seat, mine) else 0.0
    away = seat - s.turn if seat >= s.turn else seat - s.turn + s.seats
    into[24] = 0.5 * float(s.actions) if away == 0 else 0.0
    into[25] = float(away) / float(s.seats)
    into[11] = 0.0
    into[12] = 0.0
    into[26] = 0.0
    into[27] = 0.0
    if s.ender < 0:
        into[11] = 1.0 if triggers_end(s, seat) else 0.0
        into[12] = 1.0 if is_forestalled(s, seat, away) else 0.0
    elif away > 0 and has_played(s, seat):
        into[27] = (own - most) / WELL_OFF
    else:
        into[26] = 1.0


def is_last(s: TokyoState, seat: i64, mine: float) -> bool:
    return all(other == seat or float(resources(s, other)) > mine for other in range(s.seats))


def is_forestalled(s: TokyoState, seat: i64, away: i64) -> bool:
    """Somebody whose turn comes before this player's next one has enough to end the match."""
    for other in range(s.seats):
        if other != seat and triggers_end(s, other):
            theirs = other - s.turn if other >= s.turn else other - s.turn + s.seats
            if theirs > 0 and (theirs < away or away == 0):
                return True
    return False


def read_port(s: TokyoState, hall: Hall, seat: i64, into: vec[float]) -> None:
    """What lies there at prices that somebody would pay, and what does not."""
    into[13] = 0.0
    into[14] = 0.0
    into[15] = 0.0
    for at in range(SPOTS):
        packed: i64 = s.port[seat * SPOTS + at]
        if packed == 0:
            continue
        limit = PAYS * dearest(s, hall, seat, item_on(at), 0 if at < ITEMS else 1)
        for column in range(COLUMNS):
            pieces = packed_at(packed, column)
            if pieces:
                price = float(price_of(s, seat, column))
                place = 15 if price > limit else 13 if at < ITEMS else 14
                into[place] += float(pieces) * price / WELL_OFF


def read_fleet(s: TokyoState, hall: Hall, t: Taste, seat: i64, early: float, into: vec[float]) -> None:
    aboard, power, cells, ships = 0.0, 0.0, 0.0, 0.0
    for ship in range(s.box.barge):
        if s.owner[ship] != seat:
            continue
        ships += 1.0
        cells += float(s.box.cells[ship])
        species: i64 = s.bound[ship] if s.bound[ship] >= 0 else best_idle(s, hall, t, seat, ship)
        if species >= 0:
            power += per_step(s, hall, t, seat, ship, species)
            if s.place[ship] == SEA:
                aboard += float(s.cargo[ship]) * barrel_worth(s, hall, t, seat, species)
    permits = 0.0
    for species in range(SPECIES):
        permits += float(s.mine[seat * SPECIES + species])
    into[16] = aboard / WELL_OFF
    into[17] = power / WELL_OFF
    into[18] = into[17] * early
    into[19] = cells / 10.0 * early
    into[20] = ships / 4.0 * early
    into[21] = permits / 4.0 * early
    into[22] = float(s.docks[seat]) / 3.0 * early
