"""Advice: what the strongest bot would do on a seat, how good it thinks that is, and why. From the view alone."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from criee.bots.judgement import Judgement
from criee.bots.ladder import learned, read_ladder
from criee.bots.reasons import NO_THEME, Reasons
from criee.bots.regret import payoff
from criee.bots.search import Search
from criee.bots.tree import Choices
from criee.engine.game import Game, View
from criee.engine.line import Line
from criee.engine.phase import State
from criee.engine.rng import Rng

MOST: Final = 3
COMPARED: Final = 8  # moves that a reason is found against
WORSE: Final = 0.12  # a third move is worth saying if it costs less than this of the chance to win
NEAR: Final = 0.05  # what costs less is nearly as good, ...
SAME: Final = 0.01  # ... and what costs less than this, as good
USUALLY: Final = 0.5  # a choice that is made more often is not made to be hard to read
SELDOM: Final = 0.05  # a choice that is made less often is no part of a mixed one
THINKING: Final = 0.7  # of the time; the rest is for the reasons
NODES: Final = 3000  # where no ladder says how far the strongest thinks


class Advice(NamedTuple):
    """One move worth considering."""

    move: int
    chance: float  # to win with it
    share: float  # how often to choose it, in a choice that must stay mixed; 0 where one move is simply the best
    why: Line


class Adviser:
    """The strongest bot of a game, asked what it thinks."""

    def __init__(self, game: Game[Any]) -> None:
        judgement = Judgement(game, learned(game.name))
        self.game = game
        self.search = Search(game, judgement, read_ladder(game.name).plan)
        self.reasons = Reasons(game, judgement, self.search)

    def advise(
        self, view: View, seat: int, moves: list[int], rng: Rng, nodes: int = 0, seconds: float = 0.0
    ) -> list[Advice]:
        """The best move first, three at most; a forced one alone."""
        search = self.search
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        world: State = self.game.imagine(view, seat, rng)
        known = self.known(world, seat, rng)
        among = self.candidates(world, seat, moves, known)
        own = search.think(view, seat, moves, rng, nodes or self.usual_nodes(), THINKING * seconds, among)
        if len(moves) == 1:
            return [Advice(moves[0], search.means(own)[0], 0.0, Line("why-forced"))]
        sealed = len(search.root.tables) > 1
        odds, chances = search.odds(own), expected(search, own)
        order = sorted(
            range(len(own.moves)), key=lambda place: (own.moves[place] != known, -odds[place], -chances[place], place)
        )
        best = mixture(order, odds) if sealed else front(order, chances)
        lines = self.reasons.why(view, seat, [own.moves[place] for place in order[:COMPARED]], rng, until)
        found: list[Advice] = []
        for number, place in enumerate(best):
            chance = chances[place]
            if found and not sealed:  # what was tried less often is not believed to be better
                chance = min(chance, found[-1].chance)
            why = lines[number]
            if why.key == NO_THEME or is_weaker(found, chance):
                why = in_general(found, chance, sealed and len(best) > 1 and odds[place] <= USUALLY)
            found.append(Advice(own.moves[place], chance, odds[place] if sealed else 0.0, why))
        return found

    def known(self, world: State, seat: int, rng: Rng) -> int:
        """What the strongest does without thinking, here or always; -1 where it thinks."""
        rungs, mind = read_ladder(self.game.name).rungs, self.game.mind
        trusts = mind.obvious(world) or (len(rungs) > 0 and rungs[-1].reflex)
        return mind.reflex(world, seat, rng) if trusts else -1

    def candidates(self, world: State, seat: int, moves: list[int], known: int) -> list[int]:
        """What is compared: the shortlist, or everything where that leaves no choice, and what needs no thinking."""
        listed = self.game.mind.shortlist(world, seat, moves)
        listed = listed if len(listed) > 1 else moves
        return listed if known < 0 or known in listed else [known, *listed]

    def usual_nodes(self) -> int:
        rungs = read_ladder(self.game.name).rungs
        return rungs[-1].nodes if rungs else NODES


def advise(
    game: Game[Any], view: View, seat: int, moves: list[int], rng: Rng, nodes: int = 0, seconds: float = 0.0
) -> list[Advice]:
    """What the strongest bot would do on this seat, from what it sees: two or three moves, the best first."""
    return Adviser(game).advise(view, seat, moves, rng, nodes, seconds)


def in_general(better: list[Advice], chance: float, mixed: bool) -> Line:
    """What is said of a move for which no theme speaks."""
    if mixed:
        return Line("why-mixed")
    if not better:
        return Line(NO_THEME)
    if is_weaker(better, chance):
        return Line("why-weaker")
    return Line("why-same" if better[0].chance - chance < SAME else "why-near")


def is_weaker(better: list[Advice], chance: float) -> bool:
    """A move that costs this much is not praised, whatever else speaks for it."""
    return len(better) > 0 and chance <= better[0].chance - NEAR


def expected(search: Search, own: Choices) -> list[float]:
    """The chance to win with each of the own choices; where two choose at once, against a rival who mixes well."""
    root = search.root
    if len(root.tables) != 2 or len(root.pairs) == 0:
        return search.means(own)
    rival = root.tables[1] if own is root.tables[0] else root.tables[0]
    odds = search.odds(rival)
    return [sum([cell * chance for cell, chance in zip(row, odds, strict=True)]) for row in payoff(search.root, own)]


def front(order: list[int], chances: list[float]) -> list[int]:
    """The best move, the second, and a third one that is not much worse."""
    return order[: MOST if len(order) > 2 and chances[order[2]] > chances[order[0]] - WORSE else MOST - 1]


def mixture(order: list[int], odds: list[float]) -> list[int]:
    """What is chosen now and then, at least one."""
    often = [place for place in order[:MOST] if odds[place] >= SELDOM]
    return often or order[:1]
