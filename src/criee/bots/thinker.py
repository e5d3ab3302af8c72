"""Thinker: a bot that searches, as deep and as sharp-eyed as its rung of the ladder."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from criee.bots.bot import Bot
from criee.bots.greedy import pick_by
from criee.bots.judgement import Judgement
from criee.bots.matrix import in_proportion
from criee.bots.plan import Plan
from criee.bots.search import Search
from criee.bots.tree import Choices
from criee.engine.game import Game, View
from criee.engine.phase import State
from criee.engine.rng import Rng

CERTAIN: Final = 1.0 - 1e-9  # nothing that is only judged gets there
WELL_TRIED: Final = 0.25  # of the walks that the most followed move got: what is less known is no temptation


class Habits(NamedTuple):
    """How somebody plays, beside how far they think."""

    blur: float = 0.0  # how far off the mark they judge moves, against what separates the best from the usual one
    daring: float = 0.0  # how much they like moves that may end well or badly (below 0: how much they shun them)
    naive: float = 0.0  # how often they answer a sealed choice as if it were blind; 0: as their game's plan says


SOBER: Final = Habits()


class Thinker(Bot):
    def __init__(
        self,
        game: Game[Any],
        judgement: Judgement,
        plan: Plan,
        nodes: int,
        seconds: float = 0.0,
        habits: Habits = SOBER,
    ) -> None:
        super().__init__(game)
        self.search = Search(game, judgement, plan)
        if habits.naive > 0.0:
            self.search.insight.tremble = habits.naive
        self.nodes = nodes
        self.seconds = seconds
        self.habits = habits

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        if len(moves) == 1:
            return moves[0]
        own = self.search.think(view, seat, moves, rng, self.nodes, self.seconds)
        sealed = len(self.search.root.tables) > 1
        if self.habits.blur > 0.0:
            return blurred(self.search, own, self.habits.blur, rng)
        if self.habits.daring != 0.0 and not sealed:
            return tempted(own, self.habits.daring)
        return chosen_by(self.search, own, rng)

    def policy(self, view: View, seat: int, moves: list[int], rng: Rng) -> list[tuple[int, float]]:
        """How likely `choose` is to make each move, of one who has no temper: for measuring how good that is."""
        own = self.search.think(view, seat, moves, rng, self.nodes, self.seconds)
        if len(self.search.root.tables) > 1:
            return list(zip(own.moves, self.search.odds(own), strict=True))
        return [(chosen_by(self.search, own, rng), 1.0)]


class ReflexBot(Bot):
    """Plays what a game's reflexes say, in a world that the view allows.

    Who lapses takes now and then another of the moves that are worth a thought: never one that is absurd.
    """

    def __init__(self, game: Game[Any], lapse: float = 0.0) -> None:
        super().__init__(game)
        self.lapse = lapse  # how often

    def choose(self, view: View, seat: int, moves: list[int], rng: Rng) -> int:
        state: State = self.game.imagine(view, seat, rng)
        known = self.game.mind.reflex(state, seat, rng)
        if self.lapse > 0.0 and rng.unit() < self.lapse:
            others = [move for move in self.game.mind.shortlist(state, seat, moves) if move != known]
            if others:
                return rng.pick(others)
        return known if known in moves else rng.pick(moves)


def chosen_by(search: Search, own: Choices, rng: Rng) -> int:
    """The move that was followed most; where all choose at once, one drawn from the mixed strategy.

    A move that ended every walk with a win is played at once: a lead that looks as good may still be lost.
    """
    odds = search.odds(own)
    if len(search.root.tables) > 1:
        return own.moves[pick_by(odds, rng)]
    if not search.root.known:
        for i, move in enumerate(own.moves):
            if own.mean(i) > CERTAIN:
                return move
    return own.moves[odds.index(max(odds))]


def blurred(search: Search, own: Choices, blur: float, rng: Rng) -> int:
    """What somebody chooses who misjudges every move a little: what is close he mixes up, what is far apart he sees.

    The error is measured against what the best move is better than the usual one; so where all is alike he may do
    anything, and where one move is a blunder he does not make it, however new he is.
    """
    if len(search.root.tables) > 1:
        odds = search.odds(own)
        return own.moves[pick_by(in_proportion([chance + blur / float(len(odds)) for chance in odds]), rng)]
    means = search.means(own)
    best, usual = max(means), sum(means) / float(len(means))
    errors = [blur * (best - usual) * bell(rng) for _ in means]
    seen = [mean + error for mean, error in zip(means, errors, strict=True)]
    return own.moves[seen.index(max(seen))]


def tempted(own: Choices, daring: float) -> int:
    """Of the moves that were well looked at, the one that suits a temper."""
    enough = WELL_TRIED * max([own.visits[i] for i in range(len(own.moves))])
    best, chosen = -1e9, 0
    for i in range(len(own.moves)):
        liked = own.mean(i) + daring * own.swing(i)
        if own.visits[i] >= enough and liked > best:
            best, chosen = liked, i
    return own.moves[chosen]


def bell(rng: Rng) -> float:
    """A number around 0, seldom beyond -2 and 2 (Box and Muller)."""
    return math.sqrt(-2.0 * math.log(1.0 - rng.unit())) * math.cos(2.0 * math.pi * rng.unit())
