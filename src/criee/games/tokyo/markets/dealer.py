"""What the two markets for ships have in common: docks, and selling from them (K18, K40, K46)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import DOCKS, RIGHT, SEA
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import all_gone, bank_pays, pay_bank, too_dear


def in_dock(s: TokyoState, seat: i64, dock: i64) -> i64:
    """How much of a dock is taken: the barge fills the right one."""
    total: i64 = 0
    for ship in range(s.box.ships):
        if s.place[ship] == dock and s.owner[ship] == seat:
            total += 2 if ship == s.box.barge else 1
    return total


def room_of(dock: i64) -> i64:
    return 2 if dock == RIGHT else 1


def has_room(s: TokyoState, seat: i64, dock: i64, ship: i64) -> bool:
    """K15, K18: left and middle take one ship, right two or the barge."""
    if dock > s.docks[seat]:
        return False
    if ship == s.box.barge:
        return dock == RIGHT and in_dock(s, seat, dock) == 0
    return in_dock(s, seat, dock) < room_of(dock)


def has_berth(s: TokyoState, seat: i64) -> bool:
    """K18: whether a ship, not the barge, could lie in any of the docks."""
    return any(in_dock(s, seat, dock) < room_of(dock) for dock in range(1, s.docks[seat] + 1))


def why_no_room(s: TokyoState, seat: i64, dock: i64, ship: i64, rule: str) -> Refused | None:
    """K15, K18: why a ship cannot lie in a dock; None: it can."""
    barge = ship == s.box.barge
    if barge and dock != RIGHT:
        return Refused(rule, "refuse-barge-dock")
    if dock > s.docks[seat]:
        return Refused(rule, "refuse-dock-closed")
    if has_room(s, seat, dock, ship):
        return None
    return Refused(rule, "refuse-barge-room" if barge else "refuse-dock-taken")


class ShipDealer(Market):
    """Sells the ships that have this owner number (SHIPYARD or SECOND_HAND), buys those in the visitor's docks."""

    def __init__(self, number: int, rule: str, box: Box, codes: Codes, keeper: int) -> None:
        super().__init__(number, rule, box, codes)
        self.keeper: i64 = keeper
        self.asks: list[int] = []  # by kind of ship: 1, 2, ... cells, then the barge
        self.pays: list[int] = []

    def stock_of(self, s: TokyoState, kind: i64) -> i64:
        """The first ship of a kind that is for sale here; -1 if there is none."""
        for ship in range(s.box.ships):
            if s.owner[ship] == self.keeper and s.box.kind_of_ship[ship] == kind:
                return ship
        return -1

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        cash = self.cash(s, seat, way)
        for kind in range(s.box.sizes + 1):
            if cash >= self.asks[kind]:
                ship = self.stock_of(s, kind)
                if ship >= 0:
                    for dock in range(1, len(DOCKS) + 1):
                        if has_room(s, seat, dock, ship):
                            found.append(self.codes.ship + int(kind) * len(DOCKS) + dock - 1)
        for mine in range(s.box.ships):
            if s.owner[mine] == seat and s.place[mine] != SEA:
                found.append(self.codes.sell_ship + int(mine))

    def is_possible(self, s: TokyoState, seat: i64, way: i64) -> bool:
        for mine in range(s.box.ships):
            if s.owner[mine] == seat and s.place[mine] != SEA:
                return True
        return super().is_possible(s, seat, way)

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move >= self.codes.sell_ship:
            ship = move - self.codes.sell_ship
            bank_pays(s, seat, self.pays[s.box.kind_of_ship[ship]])
            s.owner[ship] = int(self.keeper)
            s.place[ship] = SEA
            return
        choice = move - self.codes.ship
        ship = self.stock_of(s, choice // len(DOCKS))
        pay_bank(s, seat, self.asks[choice // len(DOCKS)])
        s.owner[ship] = int(seat)
        s.place[ship] = int(choice % len(DOCKS)) + 1

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        codes = self.codes
        if codes.sell_ship <= move < codes.case:
            return self.why_unsold(s, seat, move - codes.sell_ship)
        if not codes.ship <= move < codes.sell_ship:
            return self.no_such_offer()
        kind, dock = (move - codes.ship) // len(DOCKS), (move - codes.ship) % len(DOCKS) + 1
        ship = self.stock_of(s, kind)
        if ship < 0:
            return all_gone()
        return why_no_room(s, seat, dock, ship, "K18") or too_dear(s, seat, self.asks[kind])

    def why_unsold(self, s: TokyoState, seat: i64, ship: i64) -> Refused | None:
        """K40, K46: one's own ships, from a dock."""
        if s.owner[ship] != seat:
            return Refused(self.rule, "refuse-not-yours")
        return Refused(self.rule, "refuse-sold-at-sea") if s.place[ship] == SEA else None
