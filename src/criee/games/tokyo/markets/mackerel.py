"""Mackerel: any two tokens or barrels for 100; one permit per visit (K28, K30)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.tokyo.box import MACKEREL_TOKEN, Box
from criee.games.tokyo.markets.market import FishMarket
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import COLUMNS, ITEMS, MACKEREL, SPECIES
from criee.games.tokyo.ports import cells, packed_sum, spot, take
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
