"""Drift: what happens between two decisions without anybody thinking: luck, what is forced, what reflexes do."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from criee.bots.plan import Plan
from criee.engine.game import Game
from criee.engine.phase import HOUSE, State
from criee.engine.rng import Rng

FORCED: Final = 400  # forced moves in a row that are believed


class Drift:
    def __init__(self, game: Game[Any], plan: Plan) -> None:
        self.game = game
        self.mind = game.mind
        self.plan = plan
        self.rng: Rng = Rng(0)
        self.me: int = 0  # who thinks
        self.acting: tuple[int, ...] = ()  # who has something to decide now, ...
        self.moves: list[int] = []  # ... and what he may do, if he decides alone
        self.seed: int = -1  # of a match whose luck is foretold; -1: luck is drawn, as it is for everybody who plays
        self.begun: i64 = 0  # steps of that match so far, ...
        self.made: i64 = 0  # ... and on this walk

    def foretell(self, seed: int, steps: int) -> None:
        """From now on walks meet the luck that this match will have (`Match.draw`): for measuring what could be won."""
        self.seed = seed
        self.begun = steps

    def fate(self) -> Rng:
        return self.rng if self.seed < 0 else Rng(self.seed, int(self.made))

    def begin(self, state: State, own_moves: list[int]) -> None:
        """A walk sets out: whoever thinks has these moves."""
        self.made = self.begun
        self.acting = self.game.to_act(state)
        if self.plan.alone:
            self.rivals_act(state)
        self.moves = own_moves

    def advance(self, state: State) -> None:
        """Lets the house act and plays what is forced; who then has something to decide, and what he may do."""
        phases = self.game.phases
        for _ in range(FORCED):
            phase = phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) == 1:
                seat = acting[0]
                if seat == HOUSE:
                    phase.play(state, HOUSE, phase.draw(state, self.fate()))
                    self.made += 1
                    continue
                if self.plan.alone and seat != self.me:
                    self.act(state, seat)
                    continue
                moves = phase.moves(state, seat)
                known = self.settled(state, seat, moves)
                if known >= 0:
                    phase.play(state, seat, known)
                    self.made += 1
                    continue
                self.moves = moves
            elif self.plan.alone and len(acting) > 1:
                self.acting = acting
                self.rivals_act(state)
                continue  # who thinks, if asked too, is now the only one left to decide
            self.acting = acting
            return
        self.acting = ()  # it goes on and on: judged as it lies

    def settled(self, state: State, seat: int, moves: list[int]) -> int:
        """A move that needs no thinking: the only one, or a reflex where a game trusts it; else -1."""
        if len(moves) == 1:
            return moves[0]
        return self.mind.reflex(state, seat, self.rng) if self.mind.obvious(state) else -1

    def rivals_act(self, state: State) -> None:
        """All who are asked do what they do without thinking, but for the one who thinks."""
        for seat in self.acting:
            if seat != self.me:
                self.act(state, seat)

    def act(self, state: State, seat: int) -> None:
        """A move by reflex."""
        phase = self.game.phases[state.phase]
        moves = phase.moves(state, seat)
        chosen = moves[0] if len(moves) == 1 else self.mind.reflex(state, seat, self.rng)
        phase.play(state, seat, chosen if chosen >= 0 else self.rng.pick(moves))
        self.made += 1

    def go_on(self, state: State, follow: int, patience: int) -> None:
        """Follows reflexes for so many decisions, and then until a quiet moment."""
        game = self.game
        for decision in range(follow + patience):
            acting = game.to_act(state)
            if len(acting) == 0 or (decision >= follow and self.mind.quiet(state)):
                break
            for seat in acting:
                self.act(state, seat)
            game.settle(state, self.rng)

    def go_on_with(self, luck: Rng, state: State) -> None:
        """What follows from a move at once, with luck of its own; as if nothing had happened for the walk."""
        before, made = self.rng, self.made
        self.rng = luck
        self.game.settle(state, luck)
        self.go_on(state, 0, self.plan.patience)
        self.rng, self.made = before, made
