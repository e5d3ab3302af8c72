"""A turn that is passed: recipes go back under their piles (W8)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count, has, members
from criee.engine.line import Refused
from criee.games.wasabi import flow
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.chef import ChefPhase
from criee.games.wasabi.state import WasabiState


class Discard(ChefPhase):
    """W8: a pass puts at least one recipe back; the next one may follow, in the order named."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "discard", "W8", ("discard", "done"))
        self.midway = True

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        found = [self.codes.discard + recipe for recipe in members(state.recipes[seat])]
        if state.dropped > 0:
            found.append(self.codes.done)
        return found

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        if move == self.codes.done:
            flow.end_phase_one(state)
            return
        flow.put_under(state, move - self.codes.discard)
        if count(state.recipes[seat]) == 0:
            flow.end_phase_one(state)

    def asks(self, state: WasabiState) -> str:
        return "prompt-discard" if state.dropped == 0 else "prompt-discard-more"

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.done:
            return Refused("W8", "refuse-keep-all") if state.dropped == 0 else None
        if not has(state.recipes[seat], move - self.codes.discard):
            return Refused("W8", "refuse-recipe")
        return None
