"""The moves worth thinking about: the shrewd player's own, and what else it might have meant."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.rng import Rng
from criee.games.tokyo import flow
from criee.games.tokyo import moves as m
from criee.games.tokyo.markets.hall import Hall
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.pieces import DOCKS, SPECIES
from criee.games.tokyo.shrewd import Shrewd
from criee.games.tokyo.state import TokyoState

STEPS: Final = 3  # prices and bids to either side of the favourite that are looked at
WIDE: Final = 7  # moves of a turn that are looked at


class Sift:
    def __init__(self, codes: Codes, hall: Hall, shrewd: Shrewd) -> None:
        self.codes = codes
        self.hall = hall
        self.shrewd = shrewd

    def few(self, s: TokyoState, seat: i64, moves: list[int]) -> list[int]:
        """The favourite first."""
        if len(moves) < 2:
            return moves
        favourite = self.shrewd.choose(s, seat, moves, Rng(1))
        if s.phase == flow.TURN_PHASE:
            return self.promising(s, seat, moves, favourite)
        if s.phase in (flow.PRICE_PHASE, flow.BID_PHASE, flow.OFFER_PHASE, flow.RAISE_PHASE):
            return self.beside(moves, favourite)
        if s.phase == flow.NAVIGATE_PHASE:
            return self.at_sea(s, seat, moves, favourite)
        if s.phase == flow.REPRICE_PHASE:
            return [favourite] if favourite == self.codes.plain + m.DONE else [favourite, self.codes.plain + m.DONE]
        return self.sensible(moves, favourite)

    def beside(self, moves: list[int], favourite: int) -> list[int]:
        """The neighbours of a price or bid."""
        at = moves.index(favourite)
        found = [favourite]
        for step in range(1, STEPS + 1):
            if at + step < len(moves):
                found.append(moves[at + step])
            if at - step >= 0:
                found.append(moves[at - step])
        return found

    def promising(self, s: TokyoState, seat: i64, moves: list[int], favourite: int) -> list[int]:
        """The actions that gain most by the rules of thumb, and the end of the turn."""
        give = self.codes.plain + m.GIVE
        found, gains = [favourite], [1e9]
        for move in moves:
            if move in (favourite, give):
                continue
            gain = self.shrewd.gain(s, seat, move)
            if gain <= 0.0 and move not in (self.codes.plain + m.END, self.codes.plain + m.BUY):
                continue
            at = len(found)
            while gains[at - 1] < gain:
                at -= 1
            found.insert(at, move)
            gains.insert(at, gain)
        return found[:WIDE]

    def at_sea(self, s: TokyoState, seat: i64, moves: list[int], favourite: int) -> list[int]:
        """Activities of the favourite's ship, and to be done; ships come in any order."""
        codes = self.codes
        found = [favourite]
        for move in moves:
            if move == favourite or move in (codes.plain + m.GIVE, codes.plain + m.DOCK):
                continue
            is_other = ship_in(codes, move) != ship_in(codes, favourite)
            if is_other and (move != codes.plain + m.DONE or s.acted == 0):
                continue
            if codes.moor <= move < codes.load and s.cargo[ship_in(codes, move)] == 0:
                continue
            found.append(move)
        return found

    def sensible(self, moves: list[int], favourite: int) -> list[int]:
        """All but giving things back, docks and selling ships."""
        codes = self.codes
        found = [favourite]
        for move in moves:
            if move == favourite or move in (codes.plain + m.GIVE, codes.plain + m.DOCK):
                continue
            if not codes.sell_ship <= move < codes.case and not codes.give_permit <= move < codes.market:
                found.append(move)
        return found


def ship_in(codes: Codes, move: int) -> int:
    """The ship that an activity is about; -1 for none."""
    if codes.sail <= move < codes.fish:
        return move - codes.sail
    if codes.fish <= move < codes.moor:
        return (move - codes.fish) // SPECIES
    if codes.moor <= move < codes.load:
        return (move - codes.moor) // len(DOCKS)
    return -1
