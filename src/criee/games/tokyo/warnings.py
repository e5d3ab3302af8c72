"""What a move throws away that a newcomer might not see: such a move is asked for twice."""

from __future__ import annotations

from criee.engine.line import Line
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import NAVIGATE_PHASE, TURN_PHASE, VISIT_PHASE
from criee.games.tokyo.labels import market_mark
from criee.games.tokyo.markets.dealer import ShipDealer, in_dock, room_of
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import DOCKS, FISH, INSIDE, PAYMENTS, RIGHT, SEA, SHIPS, SPECIES
from criee.games.tokyo.state import TokyoState


def warning(codes: Codes, hall: Hall, s: TokyoState, seat: int, move: int) -> Line | None:
    if s.phase == TURN_PHASE:
        if move == codes.plain + m.END:
            return Line("warn-actions-left", {"count": int(s.actions)}, "K8") if s.actions > 0 else None
        if move >= codes.enter:
            return of_entry(codes, hall, s, seat, move - codes.enter)
    if s.phase == NAVIGATE_PHASE and codes.sail <= move < codes.fish:
        return of_voyage(s, seat, int(move - codes.sail))
    if s.phase == VISIT_PHASE and codes.permit <= move < codes.sell:
        return of_permit(s, int(move - codes.permit))
    if s.phase == VISIT_PHASE and codes.ship <= move < codes.sell_ship:
        return of_purchase(s, seat, (move - codes.ship) // len(DOCKS), (move - codes.ship) % len(DOCKS) + 1)
    if s.phase == VISIT_PHASE and codes.sell_ship <= move < codes.case:
        return of_sale(hall, s, seat, move, int(move - codes.sell_ship))
    return None


def of_voyage(s: TokyoState, seat: int, ship: int) -> Line | None:
    """K55: nothing comes back to an overfished market, so permits for such fish alone make a voyage for nothing.

    Another ship may free a permit that fishes, and the barge goes out for what others have caught: neither is sure.
    """
    held = [species for species in range(SPECIES) if s.mine[seat * SPECIES + species]]
    if ship == s.box.barge or any(s.shoal[species] for species in held):
        return None
    if not held:
        return Line("warn-no-permit", {}, "K12")
    return Line("warn-no-catch", {"fish": [f"@{FISH[species]}" for species in held]}, "K55")


def of_permit(s: TokyoState, species: int) -> Line | None:
    """K55: the permit of an overfished species only earns."""
    if s.shoal[species]:
        return None
    return Line("warn-no-barrel", {"fish": f"@{FISH[species]}", "yen": int(s.box.income)}, "K55")


def of_purchase(s: TokyoState, seat: int, kind: int, dock: int) -> Line | None:
    """K18: ships at sea may outnumber docks, but whoever buys one may not see that another is left without a berth."""
    before = [int(room_of(one) - in_dock(s, seat, one)) for one in range(1, s.docks[seat] + 1)]
    after = list(before)
    after[dock - 1] -= room_of(RIGHT) if kind == s.box.sizes else 1
    out = [ship for ship in range(s.box.ships) if s.owner[ship] == seat and s.place[ship] == SEA]
    if not any(finds_berth(s, ship, before) and not finds_berth(s, ship, after) for ship in out):
        return None
    return Line("warn-no-berth", {"yen": int(s.box.dock) if len(before) < len(DOCKS) else 0}, "K18")


def finds_berth(s: TokyoState, ship: int, free: list[int]) -> bool:
    """Whether a ship at sea finds a place in docks that have so many free ones each (K15)."""
    return free[RIGHT - 1 :] == [room_of(RIGHT)] if ship == s.box.barge else any(free)


def of_sale(hall: Hall, s: TokyoState, seat: int, move: int, ship: int) -> Line | None:
    """K40, K46: a ship goes for a part of her price. Whoever can do nothing else (K25) was asked at the door."""
    if fleet(s, seat) == 1:
        return Line("warn-last-ship", {}, "K40")
    market, yard = hall.markets[s.market], hall.markets[SHIPS]
    assert isinstance(market, ShipDealer) and isinstance(yard, ShipDealer)
    offers: list[int] = []
    market.offers(s, seat, INSIDE, offers)
    if offers == [move] and not s.dealt:
        return None
    kind = s.box.kind_of_ship[ship]
    return Line("warn-ship-sold", {"yen": market.pays[kind], "price": yard.asks[kind]}, market.rule)


def of_entry(codes: Codes, hall: Hall, s: TokyoState, seat: int, choice: int) -> Line | None:
    """K25: whoever enters must trade, and a dealer in ships may have nothing to offer but to take one's own."""
    market = hall.markets[choice // PAYMENTS]
    if not isinstance(market, ShipDealer):
        return None
    offers: list[int] = []
    market.offers(s, seat, choice % PAYMENTS, offers)
    if any(offer < codes.sell_ship for offer in offers):
        return None
    only = fleet(s, seat) == 1
    return Line("warn-only-ship" if only else "warn-only-sale", {"market": market_mark(int(market.number))}, "K25")


def fleet(s: TokyoState, seat: int) -> int:
    return sum(owner == seat for owner in s.owner)
