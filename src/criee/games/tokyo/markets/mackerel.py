"""Mackerel: any two tokens or barrels for 100; one permit per visit (K28, K30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import MACKEREL_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import COLUMNS, ITEMS, MACKEREL, SPECIES
from criee.games.tokyo.ports import cells, packed_at, packed_sum, spot, take
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, held, return_barrel, to_supply


class Mackerel(FishMarket):
    """A pair is sold one piece after the other; between the two nothing else happens."""

    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(MACKEREL, "K30", box, codes)
        self.pays: i64 = box.yen(self.data, "pair_pays")

    def offers(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if s.half:
            self.pieces(s, seat, found)
        else:
            super().offers(s, seat, found)

    def sales(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if self.units(s, seat) >= 2:
            self.pieces(s, seat, found)

    def units(self, s: TokyoState, seat: i64) -> i64:
        """How many tokens and barrels could be sold."""
        total = held(s, seat, MACKEREL_TOKEN)
        for species in range(SPECIES if s.box.any_barrel else 1):
            for row in range(2):
                total += packed_sum(s.port[spot(seat, row, species)])
        return total

    def pieces(self, s: TokyoState, seat: i64, found: list[int]) -> None:
        if held(s, seat, MACKEREL_TOKEN):
            found.append(self.codes.sell + MACKEREL_TOKEN)
        for row in range(2):
            for species in range(SPECIES if s.box.any_barrel else 1):
                packed: i64 = s.port[spot(seat, row, species)]
                if packed:
                    cells(found, self.codes.barrel + (row * ITEMS + species) * COLUMNS, packed)

    def sale(self, s: TokyoState, seat: i64, move: i64) -> None:
        if move == self.codes.sell + MACKEREL_TOKEN:
            to_supply(s, seat, MACKEREL_TOKEN)
        else:
            cell = move - self.codes.barrel
            species = cell // COLUMNS % ITEMS
            take(s, seat, cell // (COLUMNS * ITEMS), species, cell % COLUMNS)
            return_barrel(s, species)
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
        if missing is None and not s.half and self.units(s, seat) < 2:
            return Refused("K30", "refuse-no-pair")
        return missing

    def why_no_barrel(self, s: TokyoState, seat: i64, cell: i64) -> Refused | None:
        item = cell // COLUMNS % ITEMS
        if item >= (SPECIES if s.box.any_barrel else 1):
            return self.no_such_offer()
        lying = packed_at(s.port[spot(seat, cell // (COLUMNS * ITEMS), item)], cell % COLUMNS)
        return None if lying else Refused("K30", "refuse-no-barrel")


def is_piece(codes: Codes, move: i64) -> bool:
    """Whether a move sells what could be half of a pair: a mackerel token, or a barrel."""
    return move == codes.sell + MACKEREL_TOKEN or codes.barrel <= move < codes.ship
