"""Greedy: tries every legal move in worlds that its view allows, and keeps the one that looks best.

A turn is often split into several decisions, so a move is judged where the bot's own decisions end: after it, the
bot goes on choosing what looks best, one decision at a time. Choices that two players make at once are a small
matrix game, solved for a mixed strategy: a fixed bid would be read like an open book.
"""

from __future__ import annotations

from typing import Final

from criee.bots.bot import Bot
from criee.bots.matrix import solve
from criee.engine.game import View
from criee.engine.phase import State
from criee.engine.rng import Rng

WORLDS: Final = 3  # how often hidden things and chance are imagined
OWN_DECISIONS: Final = 12  # how far a turn of small decisions is followed
SEALED_WORLDS: Final = 16  # what a rival may have chosen already
TREMBLE: Final = 0.5  # how often a rival is thought to choose without thinking
REPLIES: Final = 3  # decisions followed after a simultaneous choice, whoever makes them


class GreedyBot(Bot):
    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        game = self.game
        state: State = game.imagine(view, seat, rng)
        known = game.mind.instinct(state, seat, rng)
        if known in moves:
            return known
        if game.phase(state).sealed and state.seats == 2:
            return self.mixed(view, seat, moves, rng)
        return self.best(view, seat, game.mind.shortlist(state, seat, moves), rng)

    def best(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        """The move that is worth most on average over the imagined worlds."""
        worth = [0.0] * len(moves)
        for _ in range(WORLDS):
            world: State = self.game.imagine(view, seat, rng)
            luck = int(rng.word())  # every move meets the same luck
            for i, move in enumerate(moves):
                then: State = world.clone()
                chance = Rng(luck)
                self.game.play(then, seat, move)
                self.rivals_decide(then, seat, chance)
                worth[i] += self.follow(then, seat, chance, OWN_DECISIONS, True)
        return moves[worth.index(max(worth))]

    def rivals_decide(self, state: State, seat: int, rng: Rng) -> None:
        """In a sealed choice of all, the others are imagined to choose at random, all but the last.

        The last one's choice is followed like any other. Where only some of them have still to choose, nobody's
        choice is guessed: the position is judged as it lies.
        """
        acting = self.game.to_act(state)
        if len(acting) < state.seats - 1:  # fewer than all the others
            return
        while len(acting) > 1 and seat not in acting:
            self.game.play(state, acting[0], rng.pick(self.game.moves(state, acting[0])))
            acting = self.game.to_act(state)

    def follow(self, state: State, seat: int, rng: Rng, depth: int, only_own: bool) -> float:
        """Goes on choosing what looks best to whoever is to act, then says what the position is worth to `seat`."""
        game = self.game
        while depth > 0:
            game.settle(state, rng)
            acting = game.to_act(state)
            if len(acting) != 1 or (only_own and acting[0] != seat):
                break
            self.step(state, acting[0], rng)
            depth -= 1
        return game.mind.worth(state, seat)

    def step(self, state: State, seat: int, rng: Rng) -> None:
        """Plays the move that looks best at once."""
        game = self.game
        moves = game.mind.shortlist(state, seat, game.moves(state, seat))
        chosen = game.mind.instinct(state, seat, rng) if len(moves) > 1 else moves[0]
        if chosen < 0:
            luck = int(rng.word())
            best = -1e18
            for move in moves:
                then: State = state.clone()
                game.play(then, seat, move)
                game.settle(then, Rng(luck))
                worth = game.mind.worth(then, seat)
                if worth > best:
                    best, chosen = worth, move
        game.play(state, seat, chosen)

    def mixed(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        """Two players choose at once: solve the matrix of what each pair of choices leads to.

        If the rival has chosen already, nobody knows what: every imagined world is then one thing he may have done.
        """
        state: State = self.game.imagine(view, seat, rng)
        rival = 1 - seat
        payoff: list[list[float]] = [[] for _ in moves]
        if rival in self.game.to_act(state):
            for answer in self.game.moves(state, rival):
                then: State = state.clone()
                self.game.play(then, rival, answer)
                self.add_column(payoff, then, seat, moves, rng)
        else:
            for _ in range(SEALED_WORLDS):
                self.add_column(payoff, self.game.imagine(view, seat, rng), seat, moves, rng)
        return moves[pick_by(solve(trembling(payoff)), rng)]

    def add_column(self, payoff: list[list[float]], world: State, seat: int, moves: list[int], rng: Rng) -> None:
        """What each of our moves is worth against one choice of the rival."""
        luck = [int(rng.word()) for _ in range(WORLDS)]
        for i, move in enumerate(moves):
            worth = 0.0
            for seed in luck:
                then: State = world.clone()
                self.game.play(then, seat, move)
                worth += self.follow(then, seat, Rng(seed), REPLIES, False)
            payoff[i].append(worth / WORLDS)


def trembling(payoff: list[list[float]]) -> list[list[float]]:
    """The same matrix against a rival whose hand slips now and then: a move that is good against a slip is worth more.

    An equilibrium alone never profits from mistakes; this does, and stays a mixed strategy that is hard to exploit.
    """
    means = [sum(row) / len(row) for row in payoff]
    return [[(1.0 - TREMBLE) * cell + TREMBLE * mean for cell in row] for row, mean in zip(payoff, means, strict=True)]


def pick_by(odds: list[float], rng: Rng) -> int:
    left = rng.unit()
    for i, chance in enumerate(odds):
        left -= chance
        if left < 0.0:
            return i
    return len(odds) - 1
