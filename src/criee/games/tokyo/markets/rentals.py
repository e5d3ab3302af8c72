"""Rentals: refrigerators and carts, two uses each, on permit slots (K3, K41)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo import moves as m
from criee.games.tokyo.box import Box
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import BY_CART_1, CART_2, FRIDGE_2, RENTALS, TILES
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import all_gone, no_slot, pay_bank, too_dear


class Rentals(Market):
    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(RENTALS, "K41", box, codes)
        self.price: i64 = box.yen(self.data, "price")

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        if self.cash(s, seat, way) < self.price or not self.has_slot(s, seat, way):
            return
        if s.fridges_left:
            found.append(self.codes.plain + m.RENT_FRIDGE)
        if s.carts_left or way == BY_CART_1:
            found.append(self.codes.plain + m.RENT_CART)

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        pay_bank(s, seat, self.price)
        if move == self.codes.plain + m.RENT_FRIDGE:
            s.fridges_left -= 1
            s.tiles[seat * TILES + FRIDGE_2] += 1
        else:
            s.carts_left -= 1
            s.tiles[seat * TILES + CART_2] += 1

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.plain + m.RENT_FRIDGE:
            left = s.fridges_left
        elif move == self.codes.plain + m.RENT_CART:
            left = s.carts_left
        else:
            return self.no_such_offer()
        if left == 0:
            return all_gone()
        return no_slot(s, seat) or too_dear(s, seat, self.price)
