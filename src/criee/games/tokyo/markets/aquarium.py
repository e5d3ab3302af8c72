"""Aquarium: buys tokens of each species up to its demand (K45)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.box import TAKOYAKI_TOKEN, Box
from criee.games.tokyo.markets.market import Market
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import AQUARIUM, FISH, TANK
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import bank_pays, held, shift, tanked


class Aquarium(Market):
    """A takoyaki is a dish, not a species: the aquarium does not want it."""

    def __init__(self, box: Box, codes: Codes) -> None:
        super().__init__(AQUARIUM, "K45", box, codes)
        if self.data.texts("species") != list(FISH):
            raise self.data.wrong("species", f"must be {', '.join(FISH)}, in this order")
        self.pays: list[int] = self.data.numbers("pays", 0, 99999)
        if len(self.pays) != len(FISH) or len(box.demand) != len(FISH):
            raise self.data.wrong("pays", "needs one price and one demand for each species")

    def wants(self, s: TokyoState, kind: i64) -> bool:
        species: i64 = s.box.species_of[kind]
        return kind != TAKOYAKI_TOKEN and tanked(s, species) < s.box.demand[species]

    def price_for(self, s: TokyoState, kind: i64) -> i64:
        return self.pays[s.box.species_of[kind]] if self.wants(s, kind) else 0

    def offers(self, s: TokyoState, seat: i64, way: i64, found: list[int]) -> None:
        for kind in range(s.box.kind_count):
            if held(s, seat, kind) and self.wants(s, kind):
                found.append(self.codes.sell + int(kind))

    def deal(self, s: TokyoState, seat: i64, move: i64) -> None:
        kind = move - self.codes.sell
        bank_pays(s, seat, self.price_for(s, kind))
        shift(s, kind, seat, s.seats + TANK)

    def why_not(self, s: TokyoState, seat: i64, move: i64) -> Refused | None:
        kind = move - self.codes.sell
        if not self.codes.sell <= move < self.codes.eels or kind == TAKOYAKI_TOKEN:
            return self.no_such_sale(move)
        if not self.wants(s, kind):
            species: i64 = s.box.species_of[kind]
            return Refused("K45", "refuse-demand", {"fish": f"@{FISH[species]}", "count": s.box.demand[species]})
        return self.empty_hand(s, seat, kind)
