"""What cannot be on the table: every piece once, every limit kept, every phase with what it needs."""

from __future__ import annotations

from criee.engine.bits import has, members
from criee.engine.line import Impossible
from criee.games.tokyo import flow
from criee.games.tokyo.box import FUGU_TOKEN
from criee.games.tokyo.census import count_all
from criee.games.tokyo.markets.dealer import in_dock
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
    FISH,
    FUGU,
    ITEMS,
    LOT,
    MACKEREL,
    MARKETS,
    NO_PERMIT,
    NO_SEAT_YET,
    OLD,
    RIGHT,
    SALMON,
    SEA,
    SPECIES,
    TAKOYAKI,
    TILES,
    TRADING,
    TUNA,
)
from criee.games.tokyo.ports import has_barrels, packed_at, packed_sum, spot
from criee.games.tokyo.read_markets import last_in_lot
from criee.games.tokyo.state import TokyoState, first_state
from criee.games.tokyo.stock import bag_left, can_be_drawn, slots_used, supply

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
    for seat in range(int(s.seats)):
        check_player(s, seat)
    for ship in range(int(s.box.ships)):
        check_ship(s, ship)
    check_navigation(s, phase, phases)
    check_visit(s, hall, phase, phases)
    check_bids(s, phase)
    check_start(s, phase)


def wrong(key: str, reason: str) -> Impossible:
    return Impossible(f"position.{key}", reason)


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


def check_pieces(s: TokyoState) -> None:
    """Every piece exactly once; a species that has run out is overfished (K55)."""
    expected, found = count_all(first_state(s.box, int(s.seats))), count_all(s)
    for name, number in expected.items():
        if found[name] != number:
            raise wrong(name, f"there must be {number}, found {found[name]} (K56)")
    for species, name in enumerate(FISH):
        if not has(s.open, species):
            if barrels_or_tokens(s, species) or has(s.overfished, species):
                raise wrong("markets", f"{name} is in play but its market is not")
            continue
        if min(s.shoal[species], s.boxed[species], s.permits[species], bag_left(s, species)) < 0:
            raise wrong(name, "more pieces are in play than there are (K56)")
        if has(s.overfished, species):
            if s.shoal[species]:
                raise wrong("barrels", f"{name} is overfished: its barrels are in the box (K55)")
        elif s.boxed[species] or s.shoal[species] == 0 or market_tokens(s, species) == 0:
            raise wrong("overfished", f"{name} has run out, or lost barrels to the box: it is overfished (K55)")
    if min(s.fridges_left, s.carts_left, s.loans_left, s.shares_left, *s.tokens) < 0:
        raise wrong("players", "more tiles or tokens are in play than there are (K56)")
    if len(set(members(s.box.never)) & set(members(s.open)) - {MACKEREL, 9}):
        raise wrong("markets", "an option keeps one of these markets out of play (K1)")


def market_tokens(s: TokyoState, species: int) -> int:
    """Takoyaki do not count: running out of them is no overfishing (K36)."""
    token = s.box.token_of[species]
    return int(supply(s, token)) if token >= 0 else int(bag_left(s, species))


def barrels_or_tokens(s: TokyoState, species: int) -> bool:
    mine = any(s.mine[seat * SPECIES + species] for seat in range(int(s.seats)))
    kinds = int(s.box.kind_count)
    tokens = any(n and s.box.species_of[i % kinds] == species for i, n in enumerate(s.tokens))
    barrels = any(
        s.port[spot(seat, row, item)]
        for seat in range(int(s.seats))
        for row in range(2)
        for item in ((species, TAKOYAKI) if FISH[species] == "octopus" else (species,))
    )
    return mine or tokens or barrels or bool(s.shoal[species] or s.permits[species] or s.waiting[species])


def check_player(s: TokyoState, seat: int) -> None:
    where = f"players[{seat}]"
    if slots_used(s, seat) > s.box.slots:
        raise wrong(f"{where}.permits", f"at most {int(s.box.slots)} permits and rented tiles (K3)")
    if min(s.idle[seat * SPECIES : (seat + 1) * SPECIES]) < 0:
        raise wrong(f"{where}.permits", "a ship uses a permit that its owner does not have (K12)")
    if s.loans[seat] and s.shares[seat]:
        raise wrong(f"{where}.loans", "nobody holds both loans and shares (K44)")
    for species in (TUNA, CRAB):
        if s.port[spot(seat, 0, species)] or s.port[spot(seat, 1, species)]:
            raise wrong(f"{where}.fresh", f"{FISH[species]} never lies in a price column (K32)")
    if s.port[spot(seat, OLD, TAKOYAKI)]:
        raise wrong(f"{where}.old", "takoyaki do not degrade (K36)")
    for dock in range(1, RIGHT + 1):
        if in_dock(s, seat, dock) > (0 if dock > s.docks[seat] else 2 if dock == RIGHT else 1):
            raise wrong(f"{where}.docks", "more ships in a dock than it takes, or in a closed one (K15)")


def check_ship(s: TokyoState, ship: int) -> None:
    where = f"ships[{ship + 1}]"
    barge = ship == int(s.box.barge)
    aboard = int(packed_sum(s.cargo[ship])) if barge else s.cargo[ship]
    salmon = int(packed_at(s.cargo[ship], SALMON)) if barge else (aboard if s.bound[ship] == SALMON else 0)
    if (s.owner[ship] < 0 or s.place[ship] != SEA) and (aboard or s.bound[ship] != NO_PERMIT):
        raise wrong(where, "only a ship at sea has a permit and barrels (K12)")
    if barge and s.bound[ship] != NO_PERMIT:
        raise wrong(where, "the barge does not fish (K14)")
    if aboard > s.box.cells[ship] or salmon > s.box.salmon_aboard:
        raise wrong(where, "more barrels than it takes (K12, K13)")
    if barge and s.place[ship] not in (SEA, RIGHT):
        raise wrong(where, "the barge needs the right dock (K15)")


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
    if not inside and (s.permit_bought or s.half or s.cases_used or (s.dealt and phase != "buy")):
        raise wrong("dealt", "no market is being visited (K25)")
    check_pair(s, hall, phase)
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
