"""What cannot be on the table: the pieces (check_pieces.py), and every phase with what it needs."""

from __future__ import annotations

from criee.engine.bits import has, members
from criee.games.tokyo import flow
from criee.games.tokyo.box import FUGU_TOKEN
from criee.games.tokyo.check_pieces import check_pieces, check_player, check_ship, check_shops, wrong
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.phases.free import can_give
from criee.games.tokyo.phases.price import is_lifted_from_port
from criee.games.tokyo.phases.spoken import speaker
from criee.games.tokyo.phases.visit import has_lot
from criee.games.tokyo.pieces import (
    AUCTION,
    BACK,
    BARTER,
    COLUMNS,
    CRAB,
    FUGU,
    ITEMS,
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
from criee.games.tokyo.ports import has_barrels, packed_at, spot
from criee.games.tokyo.read_markets import last_in_lot
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import can_be_drawn, supply

OPEN_LOT = ("lot", "offer", "accept", "raise", "hammer")
SAILING = ("navigate", "price", "land", "draw", "bid", "reveal", "tie")
VISITING = ("visit", *OPEN_LOT)


def check(s: TokyoState, hall: Hall, phases: list[str]) -> None:
    phase = phases[s.phase]
    if phase == "give":
        phase = check_give(s, phases)
    if phase == "market":
        phase = check_owed(s, phases)
    elif s.owed:
        raise wrong("owed", "a market is owed only while it is being drawn (K55)")
    check_pieces(s)
    check_shops(s, hall)
    for seat in range(int(s.seats)):
        check_player(s, seat)
    for ship in range(int(s.box.ships)):
        check_ship(s, ship)
    check_navigation(s, phase, phases)
    check_visit(s, hall, phase, phases)
    check_bids(s, phase)
    check_start(s, phase)


def check_give(s: TokyoState, phases: list[str]) -> str:
    """The phase behind it is the one that counts."""
    name = phases[s.free_from]
    if name not in ("turn", "navigate", "reprice", "buy", "visit") or s.half:
        raise wrong("free_from", "nothing can be given back from there (K9)")
    if not can_give(s, s.turn):
        raise wrong("phase", "there is nothing to give back (K9)")
    return name


def check_owed(s: TokyoState, phases: list[str]) -> str:
    name = phases[s.back]
    if name not in ("navigate", "buy", "bid", "fugu", "degrade", "turn"):
        raise wrong("back", "overfishing does not happen there (K55)")
    if not 0 < s.owed <= len(members(can_be_drawn(s))) or s.overfished == 0:
        raise wrong("owed", "a market is drawn for an overfished species, while there is one left (K55)")
    return name


def check_navigation(s: TokyoState, phase: str, phases: list[str]) -> None:
    if phase not in SAILING:
        if s.acted or s.landed or s.quay or any(s.waiting):
            raise wrong("acted", "no navigation is going on (K10)")
    elif phase != "price" or s.lifted < 0:
        if phases[s.after] not in ("navigate", "visit") and phase not in ("navigate", "land"):
            raise wrong("after", "unloading goes back to the navigation, or to the visit of the octopus market")
    if (phase == "price") != (s.quay != 0 or s.lifted >= 0) and phase not in ("draw", "bid", "reveal", "tie"):
        raise wrong("quay", "a price is asked for what waits on the quay (K15)")
    if phase == "land" and s.landed == 0:
        raise wrong("landed", "nothing has landed (K16)")
    if phase == "draw" and all(s.waiting[i] < s.box.lot_of[i] for i in (TUNA, CRAB)):
        raise wrong("waiting", "too few barrels for an auction (K32)")
    if phase != "draw" and any(s.waiting[i] >= s.box.lot_of[i] for i in (TUNA, CRAB)):
        if phase not in ("bid", "reveal", "tie"):
            raise wrong("waiting", "enough barrels for an auction: the phase is draw (K32)")
    if any(s.waiting[i] for i in range(SPECIES) if i not in (TUNA, CRAB)):
        raise wrong("waiting", "only tuna and crab wait for an auction (K32)")
    if any(packed_at(s.quay, i) for i in (TUNA, CRAB)):
        raise wrong("quay", "tuna and crab get no price (K32)")
    check_repricing(s, phase)


def check_repricing(s: TokyoState, phase: str) -> None:
    if phase not in ("reprice", "price") and any(s.moved):
        raise wrong("moved", "nothing is being repriced (K17)")
    for at in range(2 * ITEMS):
        for column in range(COLUMNS):
            here = s.port[spot(s.turn, at // ITEMS, at % ITEMS)]
            if packed_at(s.moved[at], column) > packed_at(here, column):
                raise wrong("moved", "more was repriced than lies there (K17)")
    if s.lifted >= 0 and (phase != "price" or s.quay or not is_lifted_from_port(s)):
        raise wrong("lifted", "nothing in the port can be in hand now (K17)")
    if phase == "reprice" and all(s.port[i] == 0 for i in range(int(s.turn) * 2 * ITEMS, int(s.turn + 1) * 2 * ITEMS)):
        if s.free_from != flow.REPRICE_PHASE:
            raise wrong("phase", "there is nothing to reprice (K17)")


def check_pair(s: TokyoState, hall: Hall, phase: str) -> None:
    """Half a pair is sold to the mackerel market, and there is something to make it whole (K30)."""
    if not s.half:
        return
    if phase != "visit" or s.market != MACKEREL:
        raise wrong("half", "pairs are sold to the mackerel market only (K30)")
    if not s.dealt or hall.mackerel.units(s, s.turn) == 0:
        raise wrong("half", "a piece of the pair was sold, and another can follow (K30)")


def check_visit(s: TokyoState, hall: Hall, phase: str, phases: list[str]) -> None:
    inside = phase in VISITING or (phase == "price" and phases[s.after] == "visit" and s.lifted < 0)
    if inside != (s.market >= 0):
        raise wrong("market", "say which market is being visited, and only then (K25)")
    if inside and not has(s.open, s.market):
        raise wrong("market", f"{MARKETS[s.market]} is not in play (K1)")
    check_pair(s, hall, phase)
    for key, is_set in (("permit_bought", s.permit_bought), ("dealt", s.dealt and phase != "buy")):
        if is_set and not inside:
            raise wrong(key, "no market is being visited (K25)")
    kinds, n = int(s.box.kind_count), int(s.seats)
    lot = s.tokens[(n + LOT) * kinds : (n + LOT + 1) * kinds]
    back = s.tokens[(n + BACK) * kinds : (n + BACK + 1) * kinds]
    mine = s.tokens[int(s.turn) * kinds : int(s.turn + 1) * kinds]
    if any(a + b > c for a, b, c in zip(lot, back, mine, strict=True)):
        raise wrong("lot", "a lot is chosen among the tokens of whose turn it is (K49)")
    if phase in OPEN_LOT:
        wanted = {"offer": BARTER, "accept": BARTER, "raise": AUCTION, "hammer": AUCTION}
        if s.market not in ((wanted[phase],) if phase in wanted else (TRADING, BARTER, AUCTION)):
            raise wrong("market", "lots are laid out at trading, barter and auction (K43, K47, K48)")
        if not has_lot(s) and s.market != TRADING:
            raise wrong("lot", "is empty")
    elif any(lot):
        raise wrong("lot", "no lot is being laid out")
    if s.lowest_kind != last_in_lot(s):
        raise wrong("lowest_kind", "is the last kind that lies in the lot")
    if any(back) and s.market not in (BARTER, AUCTION):
        raise wrong("came_back", "tokens come back at barter and auction only (K47, K48)")
    if (s.case >= 0) != (phase == "lot" and s.market == TRADING) or (s.case >= 0 and has(s.cases_used, s.case)):
        raise wrong("case", "a case is being paid at the trading market, each once per visit (K43)")
    if s.cases_used and s.market != TRADING:
        raise wrong("cases_used", "is for the trading market (K43)")


def check_bids(s: TokyoState, phase: str) -> None:
    sealed = phase in ("bid", "reveal", "tie")
    if sealed != (s.token >= 0) or (s.token >= 0 and s.box.bag[s.token] == 0):
        raise wrong("token", "a tuna or a crab is auctioned in the phases bid, reveal and tie (K32)")
    if phase not in ("bid", "reveal", "tie", "offer", "accept", "raise", "hammer") and max(s.bids) >= 0:
        raise wrong("players", "nobody is bidding")
    for seat, bid in enumerate(s.bids):
        if bid > s.cash[seat] or (bid > 0 and bid % int(s.box.unit)):
            raise wrong(f"players[{seat}].bid", "bids are whole hundreds up to one's cash (K32, K58)")
    spoken = [bid >= 0 for bid in s.bids]
    if phase in ("reveal", "tie") and not all(spoken) or phase == "bid" and all(spoken):
        raise wrong("players", "all have bid in the phases reveal and tie, not all in the phase bid (K32)")
    if phase == "tie" and s.bids.count(max(s.bids)) < 2:
        raise wrong("players", "there is no tie (K32)")
    if phase in ("offer", "raise", "accept", "hammer"):
        if spoken[s.turn] or (speaker(s) == NO_SEAT_YET) != (phase in ("accept", "hammer")):
            raise wrong("players", "each of the others speaks once, from the left; the owner does not (K47, K48)")


def check_start(s: TokyoState, phase: str) -> None:
    at = int(s.turn) * TILES
    if phase == "setup" and flow.may_be_set_up(s) == 0:
        raise wrong("markets", "all markets are set up (K1)")
    if phase == "refrigerator" and not s.tiles[at] and not s.tiles[at + 1]:
        raise wrong("players", "there is no refrigerator to use (K41)")
    if phase == "fugu" and not s.port[spot(s.turn, OLD, FUGU)]:
        raise wrong("players", "there is no day-old fugu to buy (K38)")
    if phase == "fugu" and not supply(s, FUGU_TOKEN):
        raise wrong("supply", "there is no token for a day-old fugu (K38)")
    if phase == "degrade" and not has_barrels(s, s.turn):
        raise wrong("players", "there is nothing to degrade (K7)")
    if phase in ("score", "over") and s.turn != s.ender and (s.round < s.box.rounds or s.turn != s.first):
        raise wrong("phase", "the turn is not back with who triggered the end (K50), nor is the last round over (K54)")
