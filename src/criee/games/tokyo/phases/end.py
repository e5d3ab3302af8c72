"""The end of the match (K50-K54)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.phase import ForcedPhase
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import OVER_PHASE
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.state import TokyoState


class Score(ForcedPhase[TokyoState]):
    """Everything is counted (score.py)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("score", "K51", codes.plain + m.SCORE, ("score",))

    def play(self, state: TokyoState, seat: i64, move: i64) -> None:
        state.phase = OVER_PHASE
