"""Reasons: what speaks for a move, in the words of a game's own features.

A feature is named `theme: what` (Mind.legend). Each move is followed into a few imagined worlds, to the end of the own
turn; what the table looks like there is compared with where the other moves lead. A theme speaks for a move as much as
the chance to win would fall if the table looked, in what concerns the theme, as it does after the other moves: on the
own side, or on a rival's.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import vec

from criee.bots.greedy import pick_by
from criee.bots.judgement import Judgement, compare
from criee.bots.search import Search
from criee.engine.game import Game, View
from criee.engine.line import Line, seat_name
from criee.engine.phase import State
from criee.engine.rng import Rng

WORLDS: Final = 8
OWN_DECISIONS: Final = 12  # how far a turn of small decisions is followed
NO_THEME: Final = "why-best"  # where nothing that has a name speaks for a move
RIVALS: Final = 1.3  # where both sides speak, the own one is easier to see: a rival's has to weigh so much more
LEAST: Final = 0.01  # of the chance to win: what weighs less is no reason


class Aftermath:
    """Where one move leads, on average: everybody's side of the table in numbers."""

    def __init__(self, seats: int, size: int) -> None:
        self.sides: list[list[float]] = [[0.0] * size for _ in range(seats)]
        self.worlds: float = 0.0  # in which the match goes on
        self.wins: float = 0.0  # in which it is over, and won
        self.tried: float = 0.0

    def note(self, seat: int, side: vec[float]) -> None:
        own = self.sides[seat]
        for i in range(len(own)):
            own[i] += side[i]

    def level(self) -> None:
        """Sums become means."""
        if self.worlds > 0.0:
            self.sides = [[value / self.worlds for value in side] for side in self.sides]

    def is_won(self) -> bool:
        return self.tried > 0.0 and self.wins >= self.tried


class Reasons:
    """Explains what a search has just found, move by move."""

    def __init__(self, game: Game[Any], judgement: Judgement, search: Search) -> None:
        self.game = game
        self.judgement = judgement
        self.search = search
        self.themes: list[str] = [theme_of(name) for name in judgement.names]
        self.names: list[str] = sorted({theme for theme in self.themes if theme})

    def why(self, view: View, seat: int, moves: list[int], rng: Rng, until: float = 0.0) -> list[Line]:
        """One line for each of the moves; the last ones may be there for comparison only. `until` bounds the time."""
        found = self.follow(view, seat, moves, rng, until)
        return [self.reason(seat, found, i) for i in range(len(moves))]

    # --- where each move leads ------------------------------------------------------------------------

    def follow(self, view: View, seat: int, moves: list[int], rng: Rng, until: float) -> list[Aftermath]:
        """Every move in the same worlds, with the same luck; in one world at least."""
        game, size = self.game, int(self.judgement.size)
        mixed = {int(one.seat): self.search.odds(one) for one in self.search.root.tables if one.seat != seat}
        found: list[Aftermath] = []
        for _ in range(WORLDS):
            world: State = game.imagine(view, seat, rng)
            game.mind.reopen(world, seat)
            luck = int(rng.word())
            if not found:
                found = [Aftermath(int(world.seats), size) for _ in moves]
            for i, move in enumerate(moves):
                then: State = world.clone()
                self.play_on(then, seat, move, mixed, Rng(luck))
                self.note(then, seat, found[i])
            if until > 0.0 and perf_counter() > until:
                break
        for one in found:
            one.level()
        return found

    def play_on(self, state: State, seat: int, move: int, mixed: dict[int, list[float]], rng: Rng) -> None:
        """The move, what others choose at the same time, the house, and the rest of the own turn by instinct."""
        game = self.game
        game.play(state, seat, move)
        for choices in self.search.root.tables:
            other = int(choices.seat)
            if other == seat:
                continue
            legal = game.moves(state, other)
            if not legal:
                continue
            chosen = choices.moves[pick_by(mixed[other], rng)] if choices.moves else -1
            game.play(state, other, chosen if chosen in legal else rng.pick(legal))
        for _ in range(OWN_DECISIONS):
            game.settle(state, rng)
            acting = game.to_act(state)
            if len(acting) != 1 or acting[0] != seat:
                return
            legal = game.moves(state, seat)
            chosen = legal[0] if len(legal) == 1 else game.mind.instinct(state, seat, rng)
            if chosen < 0:
                return
            game.play(state, seat, chosen)

    def note(self, state: State, seat: int, into: Aftermath) -> None:
        into.tried += 1.0
        result = self.game.outcome(state)
        if result is not None:
            into.wins += 1.0 if seat in result.winners else 0.0
            return
        into.worlds += 1.0
        if not self.judgement.learned:
            return  # nobody has learned what the features are worth
        side = vec[float]([0.0] * max(1, int(self.judgement.size)))
        for owner in range(state.seats):
            self.game.mind.features(state, owner, side)
            into.note(owner, side)

    # --- what makes the difference --------------------------------------------------------------------

    def reason(self, seat: int, found: list[Aftermath], number: int) -> Line:
        here = found[number]
        if here.is_won():
            return Line("why-wins")
        others = [one for i, one in enumerate(found) if i != number and one.worlds > 0.0]
        if not self.judgement.learned or here.worlds == 0.0 or not others:
            return Line(NO_THEME)
        usual = mean_of(others)
        strengths = [self.weighed(side) for side in here.sides]
        now = chance_of(strengths, seat)
        theme, owner, most = "", seat, LEAST
        for whose in range(len(strengths)):
            for name in self.names:
                without = list(strengths)
                without[whose] = self.weighed(self.swapped(here.sides[whose], usual[whose], name))
                gain = now - chance_of(without, seat)
                if whose != seat:
                    gain /= RIVALS
                if gain > most:
                    theme, owner, most = name, whose, gain
        if theme == "":
            return Line(NO_THEME)
        if owner == seat:
            return Line(f"why-{theme}")
        return Line(f"why-{theme}-rival", {"who": seat_name(owner)})

    def swapped(self, side: list[float], usual: list[float], theme: str) -> list[float]:
        """A side of the table that is as usual in one theme."""
        return [usual[i] if self.themes[i] == theme else side[i] for i in range(len(side))]

    def weighed(self, side: list[float]) -> float:
        return self.judgement.weighed(vec[float](side))


def theme_of(name: str) -> str:
    """`knives: two of them` is about knives. A theme is one word: it is part of a text's key."""
    theme, colon, _ = name.partition(":")
    return theme if colon and theme.isalpha() else ""


def mean_of(found: list[Aftermath]) -> list[list[float]]:
    """Everybody's side of the table, on average over several moves."""
    total = [list(side) for side in found[0].sides]
    for one in found[1:]:
        for owner, side in enumerate(one.sides):
            for i, value in enumerate(side):
                total[owner][i] += value
    return [[value / float(len(found)) for value in side] for side in total]


def chance_of(strengths: list[float], seat: int) -> float:
    chances = vec[float](strengths)
    compare(chances, len(strengths))
    return chances[seat]
