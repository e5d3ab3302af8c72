"""Mackerel: any two tokens or barrels for 100; one permit per visit (K28, K30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import MACKEREL_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import INSIDE, MACKEREL, SPECIES
from criee.games.tokyo.ports import cell_at, cells, item_of, lying, packed_sum, spot, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, return_barrel, to_supply


class Mackerel(FishMarket):
    """A pair is sold one piece after the other; between the two nothing else happens."""

    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(MACKEREL, "K30", box, codes)
        self.pays: i64 = box.yen(self.data, "pair_pays")

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if s.half:
            self.pieces(s, seat, way, found)
        else:
            super().offers(s, seat, way, found)

    def sales(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.units(s, seat, way) >= 2:
            self.pieces(s, seat, way, found)

    def units(self, s: TokyoState, seat: i64, way: i64) -> i64:
        """How many tokens and barrels could be sold."""
        total = self.hand(s, seat, MACKEREL_TOKEN, way)
        for species in range(SPECIES if s.box.any_barrel else 1):
            for row in range(2):
                total += packed_sum(s.port[spot(seat, row, species)])
        return total

    def pieces(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.hand(s, seat, MACKEREL_TOKEN, way):
            found.append(self.codes.sell + MACKEREL_TOKEN)
        for row in range(2):
            for species in range(SPECIES if s.box.any_barrel else 1):
                packed: i64 = s.port[spot(seat, row, species)]
                if packed:
                    cells(found, self.codes.barrel + cell_at(row, species, 0), packed)

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.sell + MACKEREL_TOKEN:
            to_supply(s, seat, MACKEREL_TOKEN)
        else:
            cell = move - self.codes.barrel
            take(s, seat, cell)
            return_barrel(s, item_of(cell))
        s.half = not s.half
        if not s.half:
            bank_pays(s, seat, self.pays)

    def why_no_sale(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if not is_piece(self.codes, move):
            return self.no_such_offer()
        if move == self.codes.sell + MACKEREL_TOKEN:
            missing = self.empty_hand(s, seat, MACKEREL_TOKEN)
        else:
            missing = self.why_no_barrel(s, seat, move - self.codes.barrel)
        if missing is None and not s.half and self.units(s, seat, INSIDE) < 2:
            return Refused("K30", "refuse-no-pair")
        return missing

    def why_no_barrel(self, s: TokyoState, seat: i64, cell: i64) -> Refused | None:
        if item_of(cell) >= (SPECIES if s.box.any_barrel else 1):
            return self.no_such_offer()
        return None if lying(s, seat, cell) else Refused("K30", "refuse-no-barrel")


def is_piece(codes: Codes, move: i64) -> bool:
    """Whether a move sells what could be half of a pair: a mackerel token, or a barrel."""
    return move == codes.sell + MACKEREL_TOKEN or codes.barrel <= move < codes.ship
