"""What one seat may know. Bags and future markets are in no state; hidden are sealed bids and, by option, cash."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from criee.engine.bits import members
from criee.games.tokyo.flow import BID_PHASE, OVER_PHASE, REVEAL_PHASE
from criee.games.tokyo.markets.dealer import has_berth
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.pieces import (
    AQUARIUM,
    BACK,
    CASE,
    CELLS,
    COLUMNS,
    FISH,
    ITEM_NAMES,
    ITEMS,
    LOT,
    MARKETS,
    NO_PERMIT,
    NOT_IN_GAME,
    NOWHERE,
    PLACES,
    ROWS,
    SECOND_HAND,
    SHIPYARD,
    SPECIES,
    STATE_SHOP,
    SUPPLY,
    TANK,
    TILES,
)
from criee.games.tokyo.ports import column_of, item_of, packed_at, price_of, row_of, spot, spot_of
from criee.games.tokyo.state import TokyoState, is_open
from criee.games.tokyo.stock import resources, tanked, unit_value, value_at

Counts = dict[str, int]  # only what is there: a name and how many
HIDDEN: Final = -1
TILE_KEYS: Final = ("refrigerators_1", "refrigerators_2", "carts_1", "carts_2")
OWNERS: Final = {SHIPYARD: "ships", SECOND_HAND: "used"}


class Goods(TypedDict):
    """Pieces of one item in one column of a port."""

    item: str
    price: int
    column: int
    count: int


class PlayerView(TypedDict):
    cash: int  # -1: not for these eyes
    tokens: Counts
    permits: Counts  # all of them
    docks: int
    berth: bool  # one more ship could lie in one of them (K18)
    fresh: list[Goods]
    old: list[Goods]
    named: int  # the price of ???; 0 while nothing lies there
    refrigerators_1: int  # by uses left
    refrigerators_2: int
    carts_1: int
    carts_2: int
    loans: int
    shares: int
    bid: int  # the last one said or shown; -1: none, or sealed
    has_bid: bool
    resources: int


class ShipView(TypedDict):
    number: int  # as the notation has it
    cells: int
    barge: bool
    owner: int  # -1: nobody's
    place: str  # sea, left, middle, right, or the market where it is for sale
    permit: str
    cargo: Counts


class TokyoView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    seats: int
    first: int
    turn: int
    round: int
    actions: int
    ender: int
    markets: list[str]
    overfished: list[str]
    owed: int
    back: str
    eel: int
    barrels: Counts  # on the markets
    boxed: Counts
    permits: Counts
    supply: Counts  # tokens on the markets and in the bags
    refrigerators: int
    carts: int
    loans: int
    shares: int
    government: Counts
    aquarium: Counts
    cases: list[Counts]
    players: list[PlayerView]
    ships: list[ShipView]
    returned: list[str]
    kept: bool
    free_from: str
    acted: list[int]
    landed: int
    waiting: Counts
    quay: Counts
    after: str
    moved: list[str]  # cells whose pieces were repriced already, one entry for each piece
    lifted: str
    market: str
    dealt: bool
    permit_bought: bool
    half: bool
    cases_used: list[int]
    case: int
    lot: Counts
    lot_value: int  # what it is worth now (K49)
    came_back: Counts
    lowest_kind: str
    token: str
    values: Counts  # what one token of each kind is worth now
    demand: Counts  # what the aquarium still buys of each fish in play
    pays: Counts  # what each market in play pays now for the token that is up (K32, K33, K42, K45)


DERIVED: Final = ("values", "lot_value", "demand", "pays", "seats")  # a position does without: it follows from the rest
DERIVED_OF_PLAYER: Final = ("has_bid", "resources", "named", "berth")


def counts_at(s: TokyoState, place: i64) -> Counts:
    first = int(place * s.box.kind_count)
    return {name: s.tokens[first + k] for k, name in enumerate(s.box.kinds) if s.tokens[first + k]}


def by_species(counts: list[int]) -> Counts:
    return {name: counts[i] for i, name in enumerate(FISH) if counts[i]}


def unpacked(packed: i64, names: tuple[str, ...]) -> Counts:
    return {name: int(packed_at(packed, i)) for i, name in enumerate(names) if packed_at(packed, i)}


def demand(s: TokyoState) -> Counts:
    if not is_open(s, AQUARIUM):
        return {}
    return {name: int(s.box.demand[i] - tanked(s, i)) for i, name in enumerate(FISH) if is_open(s, i)}


def pays(s: TokyoState, hall: Hall) -> Counts:
    if s.token < 0:
        return {}
    prices = {MARKETS[i]: int(hall.markets[i].price_for(s, s.token)) for i in members(s.open)}
    return {name: yen for name, yen in prices.items() if yen}


def goods(s: TokyoState, seat: int, row: int) -> list[Goods]:
    found: list[Goods] = []
    for item in range(ITEMS):
        packed = s.port[spot(seat, row, item)]
        for column in range(COLUMNS):
            count = int(packed_at(packed, column))
            if count:
                price = int(price_of(s, seat, column))
                found.append(Goods(item=ITEM_NAMES[item], price=price, column=column, count=count))
    return found


def cell_name(cell: int) -> str:
    """A cell as words; columns count from 1."""
    return f"{ROWS[row_of(cell)]} {ITEM_NAMES[item_of(cell)]} {column_of(cell) + 1}"


def look_at_ship(s: TokyoState, ship: int) -> ShipView:
    owner = s.owner[ship]
    bound = s.bound[ship]
    barge = ship == int(s.box.barge)
    if barge:
        cargo = unpacked(s.cargo[ship], FISH)
    else:
        cargo = {FISH[bound]: s.cargo[ship]} if s.cargo[ship] else {}
    return ShipView(
        number=ship + 1,
        cells=s.box.cells[ship],
        barge=barge,
        owner=max(owner, -1),
        place=PLACES[s.place[ship]] if owner >= 0 else OWNERS[owner],
        permit="" if bound == NO_PERMIT else FISH[bound],
        cargo=cargo,
    )


def look_at_player(s: TokyoState, player: int, shows_cash: bool, shows_bid: bool) -> PlayerView:
    tiles = s.tiles[player * TILES : (player + 1) * TILES]
    return PlayerView(
        cash=s.cash[player] if shows_cash else HIDDEN,
        tokens=counts_at(s, player),
        permits=by_species(s.mine[player * SPECIES : (player + 1) * SPECIES]),
        docks=s.docks[player],
        berth=has_berth(s, player),
        fresh=goods(s, player, 0),
        old=goods(s, player, 1),
        named=s.named[player],
        refrigerators_1=tiles[0],
        refrigerators_2=tiles[1],
        carts_1=tiles[2],
        carts_2=tiles[3],
        loans=s.loans[player],
        shares=s.shares[player],
        bid=s.bids[player] if shows_bid else HIDDEN,
        has_bid=s.bids[player] >= 0,
        resources=int(resources(s, player)),
    )


def look(s: TokyoState, hall: Hall, phases: list[str], seat: int, shows_all: bool = False) -> TokyoView:
    """The table as one seat sees it; `shows_all` is for positions."""
    box = s.box
    open_cash = shows_all or not box.hidden_money or s.phase == OVER_PHASE
    open_bids = shows_all or (s.phase != BID_PHASE and s.phase != REVEAL_PHASE)
    n = int(s.seats)
    return TokyoView(
        phase=phases[s.phase],
        seats=n,
        first=int(s.first),
        turn=int(s.turn),
        round=int(s.round),
        actions=int(s.actions),
        ender=int(s.ender),
        markets=[MARKETS[i] for i in members(s.open)],
        overfished=[FISH[i] for i in members(s.overfished)],
        owed=int(s.owed),
        back=phases[s.back],
        eel=int(s.eel),
        barrels=by_species(s.shoal),
        boxed=by_species(s.boxed),
        permits=by_species(s.permits),
        supply=counts_at(s, n + SUPPLY),
        refrigerators=int(s.fridges_left),
        carts=int(s.carts_left),
        loans=int(s.loans_left),
        shares=int(s.shares_left),
        government=counts_at(s, n + STATE_SHOP),
        aquarium=counts_at(s, n + TANK),
        cases=[counts_at(s, n + CASE + i) for i in range(int(box.cases))],
        players=[look_at_player(s, p, open_cash or p == seat, open_bids or p == seat) for p in range(n)],
        ships=[look_at_ship(s, i) for i in range(int(box.ships)) if s.owner[i] != NOT_IN_GAME],
        returned=[FISH[i] for i in members(s.returned)],
        kept=s.kept,
        free_from=phases[s.free_from],
        acted=[i + 1 for i in members(s.acted)],
        landed=int(s.landed),
        waiting=by_species(s.waiting),
        quay=unpacked(s.quay, ITEM_NAMES),
        after=phases[s.after],
        moved=[
            cell_name(cell) for cell in range(CELLS) for _ in range(packed_at(s.moved[spot_of(cell)], column_of(cell)))
        ],
        lifted="" if s.lifted < 0 else cell_name(int(s.lifted)),
        market="" if s.market == NOWHERE else MARKETS[s.market],
        dealt=s.dealt,
        permit_bought=s.permit_bought,
        half=s.half,
        cases_used=[i + 1 for i in members(s.cases_used)],
        case=int(s.case) + 1,
        lot=counts_at(s, n + LOT),
        lot_value=int(value_at(s, n + LOT)),
        came_back=counts_at(s, n + BACK),
        lowest_kind=box.kinds[s.lowest_kind],
        token="" if s.token < 0 else box.kinds[s.token],
        values={name: int(unit_value(s, k)) for k, name in enumerate(box.kinds)},
        demand=demand(s),
        pays=pays(s, hall),
    )
