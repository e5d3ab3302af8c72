"""A search over positions, for two who hide nothing from each other but sealed choices (`Mind.footprint`).

Every decision on the way is a small game of its own: who decides alone takes the best, two who choose at once play a
matrix game, solved anew after each walk; so what is handed up is what good play gets, not what trying brought. Choices
that lead to the same position are one. Luck is drawn, the same for all choices that are compared, and more often the
oftener a choice is looked at. What follows from a choice without luck and without another sealed choice is gone into
at once; the rest is judged until a walk comes there.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.bots.judgement import Judgement
from criee.bots.matrix import MatrixGame
from criee.bots.plan import Plan
from criee.bots.spots import Prospect, Spot
from criee.engine.game import Game
from criee.engine.phase import HOUSE, State
from criee.engine.rng import Rng

BREADTH: Final = 1.0  # luck is drawn so often at a choice, ...
WIDENING: Final = 0.7  # ... times its visits to this power
HUNCH: Final = 1.0  # draws that the judgement of a choice counts for
WANDER: Final = 0.2  # how far sealed choices that look bad are looked at all the same
AT_ONCE: Final = 6  # decisions in a row that are gone into without a walk


class Outlook:
    """Thinks about one position at a time; keeps nothing from one to the next."""

    def __init__(self, game: Game[Any], judgement: Judgement, plan: Plan) -> None:
        self.game = game
        self.mind = game.mind
        self.judgement = judgement
        self.plan = plan
        self.matrix = MatrixGame()
        self.values: vec[float] = vec[float]([0.0] * 8)
        self.luck: int = 0
        self.nodes: int = 0

    def think(self, state: State, luck: int, walks: int, until: float = 0.0) -> Spot:
        """So many walks from this decision, whose state is left alone."""
        self.luck = luck
        self.nodes = 0
        root = self.spot(state.clone(), self.game.to_act(state), 0)
        for _ in range(walks):
            if root.over:
                break
            self.visit(root, 1)
            if until > 0.0 and perf_counter() > until:
                break
        return root

    # --- one walk -------------------------------------------------------------------------------------

    def visit(self, spot: Spot, depth: int) -> None:
        """Looks closer at one choice, and at what that changes here."""
        prospect = spot.prospects[self.curious(spot)]
        prospect.visits += 1.0
        spot.visits += 1.0
        if not prospect.over:
            if prospect.fixed:
                self.go_on(prospect, depth)
            else:
                self.try_luck(prospect, depth)
        self.weigh(spot)

    def go_on(self, prospect: Prospect, depth: int) -> None:
        if not prospect.spots:
            state = prospect.state
            prospect.spots.append(self.spot(state, self.game.to_act(state), 0))
        else:
            self.visit(prospect.spots[0], depth)
        prospect.value = prospect.spots[0].value
        prospect.over = prospect.spots[0].over

    def try_luck(self, prospect: Prospect, depth: int) -> None:
        """Another draw, or a closer look at one that was made."""
        if float(prospect.drawn) < BREADTH * math.pow(prospect.visits, WIDENING):
            self.draw(prospect, depth)
        else:
            self.look_closer(prospect, depth + 1)
        total, weights = HUNCH * prospect.judged, HUNCH
        for i, spot in enumerate(prospect.spots):
            total += prospect.weights[i] * spot.value
            weights += prospect.weights[i]
        prospect.value = total / weights

    def draw(self, prospect: Prospect, depth: int) -> None:
        """Lets luck go on to the next decision; choices that are compared meet the same luck."""
        state: State = prospect.state.clone()
        acting = self.advance(state, Rng(self.luck, depth * 4096 + prospect.drawn))
        prospect.drawn += 1
        key = self.mind.footprint(state)
        at = prospect.known.get(key, -1)
        if at >= 0:
            prospect.weights[at] += 1.0
            if not prospect.spots[at].over:
                self.visit(prospect.spots[at], depth + 1)
            return
        prospect.known[key] = len(prospect.spots)
        prospect.spots.append(self.spot(state, acting, 0))
        prospect.weights.append(1.0)

    def look_closer(self, prospect: Prospect, depth: int) -> None:
        """At what luck has led to most often for how seldom it was looked at."""
        found = -1
        least = 1e18
        for i, spot in enumerate(prospect.spots):
            seen = spot.visits / prospect.weights[i]
            if seen < least and not spot.over:
                found, least = i, seen
        if found >= 0:
            self.visit(prospect.spots[found], depth)

    def curious(self, spot: Spot) -> i64:
        """The choice to look at more closely: what is likely to be made, and what was seldom looked at."""
        prospects = spot.prospects
        found: i64 = 0
        best = -1e18
        if spot.seat >= 0:
            credit = self.plan.curious * math.sqrt(spot.visits + 1.0)
            for at, prospect in enumerate(prospects):
                chance = prospect.value if spot.seat == 0 else 1.0 - prospect.value
                wanted = chance + credit / (1.0 + prospect.visits)
                if wanted > best and not prospect.over:
                    best, found = wanted, at
            return found
        likely = [0.0] * len(prospects)
        columns, wander = len(spot.columns), WANDER
        for i in range(len(spot.rows)):
            row = wander / float(len(spot.rows)) + (1.0 - wander) * spot.row_odds[i]
            for j in range(columns):
                column = wander / float(columns) + (1.0 - wander) * spot.column_odds[j]
                likely[spot.cells[i * columns + j]] += row * column
        for at, prospect in enumerate(prospects):
            wanted = likely[at] / (1.0 + prospect.visits)
            if wanted > best and not prospect.over:
                best, found = wanted, at
        return found

    # --- new decisions --------------------------------------------------------------------------------

    def advance(self, state: State, rng: Rng) -> tuple[int, ...]:
        """Lets luck and what is forced happen; who decides then."""
        phases = self.game.phases
        while True:
            phase = phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) != 1:
                return acting
            if acting[0] == HOUSE:
                phase.play(state, HOUSE, phase.draw(state, rng))
                continue
            moves = phase.moves(state, acting[0])
            if len(moves) > 1:
                return acting
            phase.play(state, acting[0], moves[0])

    def spot(self, state: State, acting: tuple[int, ...], deep: int) -> Spot:
        """A new decision with all that it has in prospect."""
        self.nodes += 1
        if len(acting) == 0:  # luck has ended the match
            ended = Spot(0, [], [])
            self.judgement.chances(state, self.values)
            ended.value = self.values[0]
            ended.over = True
            return ended
        phase = self.game.phases[state.phase]
        if len(acting) == 1:
            seat = acting[0]
            spot = Spot(seat, phase.moves(state, seat), [])
            for at, move in enumerate(spot.rows):
                then: State = state.clone()
                phase.play(then, seat, move)
                spot.prospects.append(self.prospect(then, deep + 1))
                spot.cells.append(at)
        else:
            spot = Spot(-1, phase.moves(state, 0), phase.moves(state, 1))
            self.list_pairs(spot, state, deep)
        self.weigh(spot)
        return spot

    def list_pairs(self, spot: Spot, state: State, deep: int) -> None:
        """Every pair of sealed choices; those that lead to the same position have the same prospect."""
        phase = self.game.phases[state.phase]
        known: dict[tuple[int, ...], int] = {}
        for move in spot.rows:
            chosen: State = state.clone()
            phase.play(chosen, 0, move)
            for answer in spot.columns:
                then: State = chosen.clone()
                phase.play(then, 1, answer)
                self.make_forced_steps(then)
                key = self.mind.footprint(then)
                at = known.get(key, -1)
                if at < 0:
                    at = len(spot.prospects)
                    known[key] = at
                    spot.prospects.append(self.prospect(then, deep + 1))
                spot.cells.append(at)

    def make_forced_steps(self, state: State) -> tuple[int, ...]:
        """Whatever can go on in one way only; who is next."""
        phases = self.game.phases
        while True:
            phase = phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) != 1:
                return acting
            moves = phase.moves(state, acting[0])
            if len(moves) > 1:
                return acting
            phase.play(state, acting[0], moves[0])

    def prospect(self, state: State, deep: int) -> Prospect:
        acting = self.make_forced_steps(state)
        if len(acting) == 1 and acting[0] != HOUSE and deep < AT_ONCE:
            spot = self.spot(state, acting, deep)
            found = Prospect(spot.value)
            found.spots.append(spot)
            found.fixed = True
            found.over = spot.over
            return found
        self.judgement.chances(state, self.values)
        found = Prospect(self.values[0])
        found.over = len(acting) == 0
        found.fixed = len(acting) > 1 or (len(acting) == 1 and acting[0] != HOUSE)
        found.state = state
        return found

    def weigh(self, spot: Spot) -> None:
        """What good play gets here, as far as is known."""
        over = True
        for prospect in spot.prospects:
            over = over and prospect.over
        spot.over = over
        if spot.seat < 0:
            spot.value = self.matrix.solve(spot.payoff(), len(spot.rows), len(spot.columns))
            spot.row_odds, spot.column_odds = self.matrix.row_odds, self.matrix.column_odds
            return
        best = spot.prospects[0].value
        for prospect in spot.prospects:
            if prospect.value > best if spot.seat == 0 else prospect.value < best:
                best = prospect.value
        spot.value = best
