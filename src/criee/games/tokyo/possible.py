"""What cannot be: the pieces (possible_pieces.py), and every phase with what it needs."""

from __future__ import annotations

from criee.engine.bits import count, has
from criee.engine.fields import require
from criee.games.tokyo import flow
from criee.games.tokyo.box import FUGU_TOKEN
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.phases.free import can_give
from criee.games.tokyo.phases.spoken import speaker
from criee.games.tokyo.phases.visit import has_lot
from criee.games.tokyo.pieces import (
    AUCTION,
    BACK,
    BARTER,
    CELLS,
    CRAB,
    FRIDGE_1,
    FRIDGE_2,
    FUGU,
    INSIDE,
    LOT,
    MACKEREL,
    MARKETS,
    NO_SEAT_YET,
    OLD,
    SPECIES,
    TILES,
    TRADING,
    TUNA,
)
from criee.games.tokyo.ports import column_of, has_barrels, is_port_empty, lying, packed_at, spot, spot_of
from criee.games.tokyo.position_markets import last_in_lot
from criee.games.tokyo.possible_pieces import check_pieces, check_player, check_ship, check_shops
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import can_be_drawn, supply, value_at

SEALED = ("bid", "reveal", "tie")
SPOKEN = ("offer", "accept", "raise", "hammer")
OPEN_LOT = ("lot", *SPOKEN)
VISITING = ("visit", *OPEN_LOT)
AUCTIONED = ("draw", *SEALED)
UNLOADING = ("price", *AUCTIONED)
SAILING = ("navigate", "land", *UNLOADING)
LOTS_AT = {"lot": (TRADING, BARTER, AUCTION), "offer": (BARTER,), "accept": (BARTER,)}  # K43, K47; the rest: K48
GIVEN_FROM = {  # K9: the phases in which something can be given back
    flow.TURN_PHASE: "turn",
    flow.NAVIGATE_PHASE: "navigate",
    flow.REPRICE_PHASE: "reprice",
    flow.BUY_PHASE: "buy",
    flow.VISIT_PHASE: "visit",
}
OVERFISHED_IN = {  # K55: the phases that go on after the last piece of a species was taken
    flow.NAVIGATE_PHASE: "navigate",
    flow.BUY_PHASE: "buy",
    flow.BID_PHASE: "bid",
    flow.FUGU_PHASE: "fugu",
    flow.DEGRADE_PHASE: "degrade",
    flow.TURN_PHASE: "turn",
}


def check(s: TokyoState, phase: str, hall: Hall) -> None:
    phase = phase_behind(s, phase)
    is_right = s.token >= 0 and s.box.bag[s.token] > 0 if phase in SEALED else s.token < 0
    require(is_right, "token", "a tuna or a crab is auctioned in the phases bid, reveal and tie (K32)")
    check_pieces(s)
    check_shops(s, hall)
    for seat in range(int(s.seats)):
        check_player(s, seat)
    for ship in range(int(s.box.ships)):
        check_ship(s, ship)
    check_navigation(s, phase)
    check_repricing(s, phase)
    check_visit(s, hall, phase)
    check_lot(s, hall, phase)
    check_bids(s, phase)
    check_start(s, phase)


def phase_behind(s: TokyoState, phase: str) -> str:
    """While something is given back or a market drawn, the phase that goes on afterwards is the one that counts."""
    require(phase == "market" or s.owed == 0, "owed", "a market is owed only while it is being drawn (K55)")
    if phase == "give":
        phase = GIVEN_FROM.get(int(s.free_from), "")
        require(phase != "" and not s.half, "free_from", "nothing can be given back from there (K9)")
        require(can_give(s, s.turn), "phase", "there is nothing to give back (K9)")
    elif phase == "market":
        phase = OVERFISHED_IN.get(int(s.back), "")
        require(phase != "", "back", "overfishing does not happen there (K55)")
        is_due = 0 < s.owed <= count(can_be_drawn(s)) and s.overfished != 0
        require(is_due, "owed", "a market is drawn for an overfished species, while there is one left (K55)")
    return phase


def check_navigation(s: TokyoState, phase: str) -> None:
    idle = s.acted == 0 and s.landed == 0 and s.quay == 0 and not any(s.waiting)
    require(phase in SAILING or idle, "acted", "no navigation is going on (K10)")
    unloads = phase in UNLOADING and (phase != "price" or s.lifted < 0)
    text = "unloading goes back to the navigation, or to the visit of the octopus market"
    require(not unloads or s.after in (flow.NAVIGATE_PHASE, flow.VISIT_PHASE), "after", text)
    is_asked = (phase == "price") == (s.quay != 0 or s.lifted >= 0) or phase in AUCTIONED
    require(is_asked, "quay", "a price is asked for what waits on the quay (K15)")
    require(phase != "land" or s.landed > 0, "landed", "nothing has landed (K16)")
    enough = any(s.waiting[species] >= s.box.lot_of[species] for species in (TUNA, CRAB))
    require(phase != "draw" or enough, "waiting", "too few barrels for an auction (K32)")
    text = "enough barrels for an auction: the phase is draw (K32)"
    require(phase in AUCTIONED or not enough, "waiting", text)
    others = any(s.waiting[species] for species in range(SPECIES) if species not in (TUNA, CRAB))
    require(not others, "waiting", "only tuna and crab wait for an auction (K32)")
    priced = packed_at(s.quay, TUNA) + packed_at(s.quay, CRAB)
    require(priced == 0, "quay", "tuna and crab get no price (K32)")


def check_repricing(s: TokyoState, phase: str) -> None:
    require(phase in ("reprice", "price") or not any(s.moved), "moved", "nothing is being repriced (K17)")
    for cell in range(CELLS):
        moved = packed_at(s.moved[spot_of(cell)], column_of(cell))
        require(moved <= lying(s, s.turn, cell), "moved", "more was repriced than lies there (K17)")
    if s.lifted >= 0:
        moved = packed_at(s.moved[spot_of(s.lifted)], column_of(s.lifted))
        in_hand = phase == "price" and s.quay == 0 and moved < lying(s, s.turn, s.lifted)
        require(in_hand, "lifted", "nothing in the port can be in hand now (K17)")
    nothing = phase == "reprice" and is_port_empty(s, s.turn) and s.free_from != flow.REPRICE_PHASE
    require(not nothing, "phase", "there is nothing to reprice (K17)")


def check_visit(s: TokyoState, hall: Hall, phase: str) -> None:
    prices = phase == "price" and s.after == flow.VISIT_PHASE and s.lifted < 0
    inside = phase in VISITING or prices
    require(inside == (s.market >= 0), "market", "say which market is being visited, and only then (K25)")
    require(not inside or has(s.open, s.market), "market", f"{MARKETS[s.market]} is not in play (K1)")
    if s.half:  # K30: half a pair is sold, and there is something to make it whole
        at_mackerel = phase == "visit" and s.market == MACKEREL
        require(at_mackerel, "half", "pairs are sold to the mackerel market only (K30)")
        follows = s.dealt and hall.mackerel.units(s, s.turn, INSIDE) > 0
        require(follows, "half", "a piece of the pair was sold, and another can follow (K30)")
    require(inside or not s.permit_bought, "permit_bought", "no market is being visited (K25)")
    require(inside or not s.dealt or phase == "buy", "dealt", "no market is being visited (K25)")


def check_lot(s: TokyoState, hall: Hall, phase: str) -> None:
    """K43, K47-K49: a lot is a choice among the tokens of whose turn it is."""
    kinds, n = int(s.box.kind_count), int(s.seats)
    lot = s.tokens[(n + LOT) * kinds : (n + LOT + 1) * kinds]
    back = s.tokens[(n + BACK) * kinds : (n + BACK + 1) * kinds]
    mine = s.tokens[int(s.turn) * kinds : int(s.turn + 1) * kinds]
    held = all(a + b <= c for a, b, c in zip(lot, back, mine, strict=True))
    require(held, "lot", "a lot is chosen among the tokens of whose turn it is (K49)")
    if phase in OPEN_LOT:
        is_place = int(s.market) in LOTS_AT.get(phase, (AUCTION,))
        require(is_place, "market", "lots are laid out at trading, barter and auction (K43, K47, K48)")
        require(has_lot(s) or s.market == TRADING, "lot", "is empty")
    else:
        require(not any(lot), "lot", "no lot is being laid out")
    require(s.lowest_kind == last_in_lot(s), "lowest_kind", "is the last kind that lies in the lot")
    came_back = s.market in (BARTER, AUCTION) or not any(back)
    require(came_back, "came_back", "tokens come back at barter and auction only (K47, K48)")
    pays = (s.case >= 0) == (phase == "lot" and s.market == TRADING) and not (s.case >= 0 and has(s.cases_used, s.case))
    require(pays, "case", "a case is being paid at the trading market, each once per visit (K43)")
    require(s.cases_used == 0 or s.market == TRADING, "cases_used", "is for the trading market (K43)")
    fee = hall.auction.fee(value_at(s, n + LOT)) if s.market == AUCTION else 0
    require(s.cash[s.turn] >= fee, f"players[{int(s.turn)}].cash", "the fee of the lot must be at hand (K48)")


def check_bids(s: TokyoState, phase: str) -> None:
    require(phase in SEALED or phase in SPOKEN or max(s.bids) < 0, "players", "nobody is bidding")
    for seat, bid in enumerate(s.bids):
        fair = bid <= s.cash[seat] and (bid <= 0 or bid % int(s.box.unit) == 0)
        require(fair, f"players[{seat}].bid", "bids are whole hundreds up to one's cash (K32, K58)")
    spoken = [bid >= 0 for bid in s.bids]
    if phase in SEALED:
        text = "all have bid in the phases reveal and tie, not all in the phase bid (K32)"
        require(all(spoken) == (phase != "bid"), "players", text)
    require(phase != "tie" or s.bids.count(max(s.bids)) > 1, "players", "there is no tie (K32)")
    if phase in SPOKEN:
        in_order = not spoken[s.turn] and (speaker(s) == NO_SEAT_YET) == (phase in ("accept", "hammer"))
        require(in_order, "players", "each of the others speaks once, from the left; the owner does not (K47, K48)")


def check_start(s: TokyoState, phase: str) -> None:
    at = int(s.turn) * TILES
    require(phase != "setup" or flow.may_be_set_up(s) != 0, "markets", "all markets are set up (K1)")
    fridges = s.tiles[at + FRIDGE_1] + s.tiles[at + FRIDGE_2]
    require(phase != "refrigerator" or fridges > 0, "players", "there is no refrigerator to use (K41)")
    if phase == "fugu":
        require(s.port[spot(s.turn, OLD, FUGU)] != 0, "players", "there is no day-old fugu to buy (K38)")
        require(supply(s, FUGU_TOKEN) > 0, "supply", "there is no token for a day-old fugu (K38)")
    require(phase != "degrade" or has_barrels(s, s.turn), "players", "there is nothing to degrade (K7)")
    if phase in ("score", "over"):
        ends = s.turn == s.ender or (s.round >= s.box.rounds and s.turn == s.first)
        text = "the turn is not back with who triggered the end (K50), nor is the last round over (K54)"
        require(ends, "phase", text)
