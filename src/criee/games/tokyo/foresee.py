"""What a legal move is sure to do to one's own purse and stock, and to the fish: found by playing it on a clone."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.bits import members
from criee.engine.phase import HOUSE, ForcedPhase, Phase
from criee.games.tokyo.flow import BID_PHASE
from criee.games.tokyo.pieces import FISH
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import resources


def foresee(phases: list[Phase[TokyoState]], s: TokyoState, seat: int, move: int) -> Mapping[str, object]:
    """Yen and resources won or lost (below 0) once the house has done what it must, and what would be overfished.

    What comes of a sealed bid rests on the bids of the others (K60): nothing is said of it.
    """
    if s.phase == BID_PHASE:
        return {}
    ahead = s.clone()
    phases[ahead.phase].play(ahead, seat, move)
    phase = phases[ahead.phase]
    while isinstance(phase, ForcedPhase):
        phase.play(ahead, HOUSE, phase.move)
        phase = phases[ahead.phase]
    return {
        "cash": ahead.cash[seat] - s.cash[seat],
        "resources": int(resources(ahead, seat) - resources(s, seat)),
        "overfished": [FISH[species] for species in members(ahead.overfished & ~s.overfished)],
    }
