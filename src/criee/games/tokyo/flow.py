"""What follows what: the course of a turn, a navigation, an auction. In the rulebook's order.

Every function ends by opening the phase that decides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.games.tokyo.pieces import (
    BACK,
    CRAB,
    FRESH,
    FRIDGE_1,
    FRIDGE_2,
    FUGU,
    LOT,
    MACKEREL,
    MARKETS,
    NOWHERE,
    OLD,
    SHIPS,
    SPECIES,
    TILES,
    TUNA,
)
from criee.games.tokyo.ports import forget_price, has_barrels, is_port_empty, packed_at, packed_one, packed_sum, spot
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import return_barrel, supply

# The phases, in the order of game.py's list.
SETUP_PHASE: Final = 0
FIRST_PHASE: Final = 1
BEGIN_PHASE: Final = 2
FRIDGE_PHASE: Final = 3
FUGU_PHASE: Final = 4
DEGRADE_PHASE: Final = 5
TURN_PHASE: Final = 6
NAVIGATE_PHASE: Final = 7
PRICE_PHASE: Final = 8
LAND_PHASE: Final = 9
REPRICE_PHASE: Final = 10
BUY_PHASE: Final = 11
VISIT_PHASE: Final = 12
LOT_PHASE: Final = 13
OFFER_PHASE: Final = 14
ACCEPT_PHASE: Final = 15
RAISE_PHASE: Final = 16
HAMMER_PHASE: Final = 17
DRAW_PHASE: Final = 18
BID_PHASE: Final = 19
REVEAL_PHASE: Final = 20
TIE_PHASE: Final = 21
GIVE_PHASE: Final = 22
MARKET_PHASE: Final = 23
SCORE_PHASE: Final = 24
OVER_PHASE: Final = 25


# --- setting up (K1) ---------------------------------------------------------------------------------


def may_be_set_up(s: TokyoState) -> i64:
    """The markets one of which comes into play next, as bits; 0 when the table is laid.

    Chosen ones first, in their order; then fish markets and outer markets up to their numbers.
    """
    missing = s.box.always & ~s.open
    if missing:
        return missing & -missing
    drawable = ~s.open & ~s.box.never
    fish: i64 = bit(SPECIES) - 1
    if count(s.open & fish & ~bit(MACKEREL)) < s.box.fish_markets[s.seats] + s.box.more_fish and drawable & fish:
        return drawable & fish
    outer = (bit(len(MARKETS)) - 1) & ~fish
    if count(s.open & outer & ~bit(SHIPS)) < s.box.outer_markets[s.seats] + s.box.more_outer:
        return drawable & outer
    return 0


# --- a turn (K6, K7, K50, K54) -----------------------------------------------------------------------


def begin_turn(s: TokyoState) -> None:
    s.actions = s.box.actions
    s.returned = 0
    s.kept = False
    s.acted = 0
    s.phase = BEGIN_PHASE


def after_check(s: TokyoState) -> None:
    """K6: the refrigerator is decided first."""
    at = s.turn * TILES
    if s.tiles[at + FRIDGE_1] or s.tiles[at + FRIDGE_2]:
        s.phase = FRIDGE_PHASE
    else:
        spoil(s)


def spoil(s: TokyoState) -> None:
    """K38: day-old fugu may be bought before the rest degrades."""
    if s.port[spot(s.turn, OLD, FUGU)] != 0 and supply(s, s.box.token_of[FUGU]) > 0:
        s.phase = FUGU_PHASE
    elif has_barrels(s, s.turn):
        s.phase = DEGRADE_PHASE
    else:
        s.phase = TURN_PHASE


def degrade(s: TokyoState) -> None:
    """K7: day-old barrels return to their markets, fresh ones become day-old in the same column."""
    for species in range(SPECIES):
        old = spot(s.turn, OLD, species)
        fresh = spot(s.turn, FRESH, species)
        for _ in range(packed_sum(s.port[old])):
            return_barrel(s, species)
        s.port[old] = s.port[fresh]
        s.port[fresh] = 0
    forget_price(s, s.turn)
    s.phase = TURN_PHASE


def end_turn(s: TokyoState) -> None:
    """K50: the match ends when the turn comes back to who triggered the end; K54: or after the last round."""
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    if s.turn == s.first:
        if s.round >= s.box.rounds:
            s.phase = SCORE_PHASE
            return
        s.round += 1
    if s.turn == s.ender:
        s.phase = SCORE_PHASE
    else:
        begin_turn(s)


# --- a navigation (K15-K17, K32) -----------------------------------------------------------------------


def unload(s: TokyoState) -> None:
    """What has landed is auctioned at once or waits for a price; then the phase that unloaded goes on."""
    for species in (TUNA, CRAB):
        if s.waiting[species] >= s.box.lot_of[species] > 0:
            s.phase = DRAW_PHASE
            return
    s.phase = PRICE_PHASE if s.quay else s.after


def at_auction(s: TokyoState) -> i64:
    """The species whose auction is due or going on."""
    if s.token >= 0:
        return s.box.species_of[s.token]
    if s.waiting[TUNA] >= s.box.lot_of[TUNA]:
        return TUNA
    return CRAB


def next_on_quay(s: TokyoState) -> i64:
    """The item that gets a price next."""
    item: i64 = 0
    while packed_at(s.quay, item) == 0:
        item += 1
    return item


def onto_quay(s: TokyoState, item: i64, pieces: i64) -> None:
    s.quay += pieces * packed_one(item)


def end_navigation(s: TokyoState) -> None:
    """K16, K32: the house pays for what landed and takes what could not be auctioned."""
    if s.landed > 0:
        s.phase = LAND_PHASE
    else:
        reprice(s)


def reprice(s: TokyoState) -> None:
    """K17: prices may be changed, if there is anything in the port."""
    s.landed = 0
    s.acted = 0
    if is_port_empty(s, s.turn):
        s.phase = TURN_PHASE
    else:
        s.phase = REPRICE_PHASE


def end_repricing(s: TokyoState) -> None:
    for i in range(len(s.moved)):
        s.moved[i] = 0
    s.phase = TURN_PHASE


# --- a market visit (K25) ------------------------------------------------------------------------------


def leave_market(s: TokyoState) -> None:
    s.market = NOWHERE
    s.dealt = False
    s.permit_bought = False
    s.cases_used = 0
    forget_lot(s, True)
    s.phase = TURN_PHASE


def forget_lot(s: TokyoState, came_back_too: bool) -> None:
    """The lot is settled; at the end of a visit, what came back in it may be laid out again as well."""
    kinds = s.box.kind_count
    lot = (s.seats + LOT) * kinds
    back = (s.seats + BACK) * kinds
    for kind in range(kinds):
        s.tokens[lot + kind] = 0
        if came_back_too:
            s.tokens[back + kind] = 0
    s.lowest_kind = 0
    s.case = -1


def clear_bids(s: TokyoState) -> None:
    """The lot is settled: nobody has spoken when the next one begins."""
    for seat in range(s.seats):
        s.bids[seat] = -1


# --- overfishing (K55) -----------------------------------------------------------------------------------


def draw_owed_market(s: TokyoState) -> None:
    """A species was overfished: the new market comes before anything else."""
    if s.owed > 0:
        s.back = s.phase
        s.phase = MARKET_PHASE
