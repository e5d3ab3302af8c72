"""What a position is worth: whoever must move with a multiple of four left is lost, against somebody who knows it."""

from __future__ import annotations

from criee.engine.mind import Mind

from .state import Barrel


class HerringMind(Mind[Barrel]):
    def worth(self, state: Barrel, seat: int) -> float:
        count = state.herrings - 1 if state.box.rotten else state.herrings  # nobody wants the rotten one
        lost = count % (state.box.most + 1) == 0
        return 1.0 if lost == (state.turn != seat) else -1.0
