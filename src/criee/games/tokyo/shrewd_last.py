"""The last turn, played through: every action is followed to the turn's end, and what counts is the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.phase import HOUSE, Phase
from criee.engine.rng import Rng
from criee.games.tokyo import moves as m
from criee.games.tokyo.flow import TURN_PHASE
from criee.games.tokyo.moves import Codes
from criee.games.tokyo.shrewd import Shrewd
from criee.games.tokyo.shrewd_end import standing
from criee.games.tokyo.state import TokyoState

DECISIONS: Final = 200  # of one turn, auctions included: more is never needed


class LastTurn:
    def __init__(self, phases: list[Phase[TokyoState]], codes: Codes, shrewd: Shrewd) -> None:
        self.phases = phases
        self.codes = codes
        self.shrewd = shrewd

    def has_come(self, s: TokyoState, seat: i64) -> bool:
        """Whether this player chooses an action of a turn after which he has none."""
        return s.ender >= 0 and s.phase == TURN_PHASE and s.turn == seat

    def choose(self, s: TokyoState, seat: i64, moves: list[int], rng: Rng) -> int:
        """The action after which the turn ends best; what is left of it is played by rule of thumb."""
        luck = int(rng.word())  # every action meets the same
        best, chosen = -1e18, moves[-1]
        for move in moves:
            if move == self.codes.plain + m.GIVE:
                continue
            then = s.clone()
            self.phases[then.phase].play(then, seat, move)
            self.play_on(then, seat, Rng(luck))
            lead = standing(then, seat)
            if lead > best:
                best, chosen = lead, move
        return chosen

    def play_on(self, s: TokyoState, seat: i64, rng: Rng) -> None:
        """Until the turn is another's."""
        for _ in range(DECISIONS):
            phase = self.phases[s.phase]
            acting = phase.to_act(s)
            if len(acting) == 0 or s.turn != seat:
                return
            if acting[0] == HOUSE:
                phase.play(s, HOUSE, phase.draw(s, rng))
                continue
            for other in acting:
                moves = phase.moves(s, other)
                phase.play(s, other, moves[0] if len(moves) == 1 else self.shrewd.choose(s, other, moves, rng))
