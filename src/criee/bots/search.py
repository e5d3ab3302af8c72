"""One search for all games: a tree over imagined worlds.

Every walk down the tree takes a world that the view allows, with luck of its own, and follows the moves that look
best to whoever decides. The tree knows decisions only: the house's steps and forced moves cost no node, and what luck
brings is averaged by walking often. A leaf is judged (judgement.py), after a few decisions by reflex where a game is
hard to judge in the middle of a turn. Values are chances to win, one for every seat.

Where several choose at once, unseen by each other, nobody may adapt to what the others do: there each seat plays in
proportion to what it regrets not having played (regret matching), and its choice stays mixed.
"""

from __future__ import annotations

import gc
import math
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.bots.drift import Drift
from criee.bots.insight import Insight
from criee.bots.judgement import Judgement
from criee.bots.matrix import in_proportion, solve
from criee.bots.plan import Plan
from criee.bots.regret import mixed, note_pair, note_regret, payoff
from criee.bots.tree import UNWRITTEN, Choices, Node
from criee.engine.game import Game, View
from criee.engine.phase import State
from criee.engine.playout import playout
from criee.engine.rng import Rng

MATRIX: Final = 144  # pairs of choices that are kept apart
DOUBT: Final = 0.05  # what a move that was never tried is thought worse than its position
PLACES: Final = 1024  # choices of one seat, at most
PHASES: Final = 64
SEATS: Final = 64
NEWS: Final = 64


class Search:
    """Thinks about one decision at a time; keeps nothing from one to the next."""

    def __init__(self, game: Game[Any], judgement: Judgement, plan: Plan) -> None:
        self.game = game
        self.mind = game.mind
        self.judgement = judgement
        self.plan = plan
        self.rng: Rng = Rng(0)
        self.values: vec[float] = vec[float]([0.0] * 8)
        self.peek: vec[float] = vec[float]([0.0] * 8)
        self.root: Node = Node((0,), 0.5)
        self.worlds: list[State] = []
        self.nodes: int = 0
        self.way: list[Node] = []
        self.steps: list[int] = []
        self.duel: bool = True  # two players: what one wins the other loses
        self.own_moves: list[int] = []
        self.rolled: i64 = 0  # decisions of all rollouts so far
        self.drift = Drift(game, plan)
        self.insight = Insight(game, judgement, plan)

    # --- thinking -------------------------------------------------------------------------------------

    def think(
        self,
        view: View,
        seat: int,
        moves: list[int],
        rng: Rng,
        nodes: int,
        seconds: float = 0.0,
        among: list[int] | None = None,
    ) -> Choices:
        """Grows a tree of so many walks for the seat that sees this; its own choices at the root.

        `among`: the moves that are thought about where the seat decides alone; those of its shortlist if not given.
        """
        worlds: list[State] = []
        for _ in range(min(self.plan.worlds, nodes)):
            world: State = self.game.imagine(view, seat, rng)
            self.mind.reopen(world, seat)
            worlds.append(world)
        return self.think_over(worlds, seat, moves, rng, nodes, seconds, among)

    def think_over(
        self,
        worlds: list[State],
        seat: int,
        moves: list[int],
        rng: Rng,
        nodes: int,
        seconds: float = 0.0,
        among: list[int] | None = None,
    ) -> Choices:
        """The same for worlds that are given, each as likely as the others."""
        game = self.game
        self.rng = self.drift.rng = rng
        self.nodes = 0
        self.worlds = worlds
        first = worlds[0]
        self.duel = first.seats == 2
        self.drift.me = seat
        self.root = Node((seat,) if self.plan.alone else game.to_act(first), 0.5)
        self.root.open()
        own = self.own(seat)
        if self.plan.outlook and self.insight.suits(worlds):
            self.insight.think(self.root, first, int(rng.word()), nodes, seconds)
            self.nodes = self.insight.outlook.nodes
            return own
        if own.sealed:
            self.own_moves = moves
            for move in moves:
                own.place(move)
        else:
            self.own_moves = self.worth_a_thought(first, seat, moves) if among is None else among
            own.open(self.own_moves)
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        collecting = gc.isenabled()
        gc.disable()  # a tree has no cycles, and looking for them in all its nodes takes one walk in twenty
        try:
            for walk in range(nodes):
                self.walk(worlds[walk % len(worlds)].clone())
                if until > 0.0 and perf_counter() > until:
                    break
        finally:
            if collecting:
                gc.enable()
        return own

    def worth_a_thought(self, state: State, seat: int, moves: list[int]) -> list[int]:
        known = self.drift.settled(state, seat, moves)
        return [known] if known >= 0 else self.mind.shortlist(state, seat, moves)

    def own(self, seat: int) -> Choices:
        for choices in self.root.tables:
            if choices.seat == seat:
                return choices
        raise ValueError("this seat has nothing to decide")

    def odds(self, own: Choices) -> list[float]:
        """How often each of the own choices should be made: visits, or at a sealed node a mixed strategy."""
        root = self.root
        if root.known:
            return [own.played[i] for i in range(len(own.moves))]
        if len(root.tables) == 1:
            return in_proportion([own.visits[i] for i in range(len(own.moves))])
        if len(root.pairs) > 0:
            return solve(payoff(root, own))
        return in_proportion([own.played[i] for i in range(len(own.moves))])

    def means(self, own: Choices) -> list[float]:
        """The chance to win that each of the own choices was seen to bring; one never tried is worth the least."""
        found = [own.mean(i) for i in range(len(own.moves))]
        least = min([mean for mean in found if mean >= 0.0], default=0.0)
        return [mean if mean >= 0.0 else least for mean in found]

    # --- one walk -------------------------------------------------------------------------------------

    def walk(self, state: State) -> None:
        """Down to a new leaf, judged, and what it is worth back up."""
        node = self.root
        self.way.clear()
        self.steps.clear()
        drift = self.drift
        drift.begin(state, self.own_moves)
        while True:
            key = self.decide(node, state)
            self.way.append(node)
            self.steps.append(key)
            drift.advance(state)
            acting = drift.acting
            if len(acting) == 0:
                self.judgement.chances(state, self.values)
                break
            if len(self.way) == self.plan.depth:
                self.judge(state)
                break
            here: int = (key * PHASES + int(state.phase)) * SEATS + len(acting) * 8 + acting[0]
            here = here * NEWS + self.mind.news(state)
            child = node.children.get(here)
            if child is None:
                self.judge(state)
                node.children[here] = Node(acting, self.values[acting[0]])
                self.nodes += 1
                break
            node = child
        self.bring_back()

    def decide(self, node: Node, state: State) -> int:
        """Plays what those who act here choose; the places in their lists, as one number."""
        phase = self.game.phases[state.phase]
        if len(node.tables) == 0:
            node.open()
        if len(node.tables) == 1:
            choices = node.tables[0]
            place = self.promising(node, choices, state, self.drift.moves)
            phase.play(state, choices.seat, choices.moves[place])
            self.drift.made += 1
            return place
        if self.plan.look and self.duel and not node.looked:
            node.looked = True
            self.look_at_pairs(node, state)
        places: int = 0
        for choices in node.tables:
            place = mixed(self.rng, choices, phase.moves(state, choices.seat))
            phase.play(state, choices.seat, choices.moves[place])
            self.drift.made += 1
            places = places * PLACES + place
        return places

    # --- choosing -------------------------------------------------------------------------------------

    def promising(self, node: Node, choices: Choices, state: State, moves: list[int]) -> int:
        """The move with the best prospect: what it brought so far, and credit for having been tried seldom."""
        if not node.looked:
            node.looked = True
            self.list_moves(node, choices, state, moves)
            moves = choices.moves
        elif moves != choices.moves:  # another world: some moves may be missing here, or new
            moves = self.possible(choices, state, moves)
        all_there = len(moves) == len(choices.moves)
        places = UNWRITTEN if all_there else choices.where()
        visits, total, prior = choices.visits, choices.total, choices.prior
        credit = self.plan.curious * math.sqrt(node.visits + 1.0)
        untried = node.value - DOUBT
        best = -1e9
        found: i64 = 0
        place: i64 = 0
        while place < len(moves):
            at: i64 = place if all_there else places[moves[place]]
            tried = visits[at]
            prospect = credit * prior[at] / (1.0 + tried) + (total[at] / tried if tried > 0.0 else untried)
            if prospect > best:
                best, found = prospect, at
            place += 1
        return int(found)

    def list_moves(self, node: Node, choices: Choices, state: State, moves: list[int]) -> None:
        """The first visit: which moves are worth thinking about, and how they look at once."""
        seat = int(choices.seat)
        if node is not self.root:
            choices.open(self.mind.glance(state, seat, moves))
        if self.plan.look:
            self.look(choices, state, seat)
        if self.plan.gut > 0.0:
            self.feel(choices, state, seat)

    def possible(self, choices: Choices, state: State, moves: list[int]) -> list[int]:
        """Of the moves that this world allows those that are thought about here."""
        places = choices.where()
        known = [move for move in moves if move in places]
        if known:
            return known
        for move in self.mind.glance(state, int(choices.seat), moves):
            choices.place(move)
            known.append(move)
        return known

    def look(self, choices: Choices, state: State, seat: int) -> None:
        """Every move is tried once and judged where it leads: the better ones are followed first."""
        self.try_all(choices, state, seat)
        if choices is self.root.tables[0]:  # what is decided now is looked at in other worlds and luck as well
            for world in self.worlds[1 : self.plan.looks]:
                self.try_all(choices, world, seat)
        sharp, sum_all = self.plan.trust, 0.0
        seen = [choices.mean(place) for place in range(len(choices.moves))]
        most = max(seen)
        for chance in seen:
            sum_all += math.exp(sharp * (chance - most))
        for place, chance in enumerate(seen):
            choices.prior[place] = math.exp(sharp * (chance - most)) / sum_all

    def try_all(self, choices: Choices, state: State, seat: int) -> None:
        """All moves in one world, with the same luck for each."""
        luck = int(self.rng.word())
        for place, move in enumerate(choices.moves):
            then: State = state.clone()
            self.game.play(then, seat, move)
            choices.note(place, self.foreseen(then, seat, Rng(luck)))

    def look_at_pairs(self, node: Node, state: State) -> None:
        """Two choose at once: every pair of choices is tried once and judged where it leads."""
        game, luck = self.game, int(self.rng.word())
        first, second = node.tables[0], node.tables[1]
        one, other = int(first.seat), int(second.seat)
        rows, columns = game.moves(state, one), game.moves(state, other)
        if len(rows) * len(columns) > MATRIX:
            return
        for move in rows:
            first.place(move)
        for move in columns:
            second.place(move)
        for move in rows:
            for answer in columns:
                then: State = state.clone()
                game.play(then, one, move)
                game.play(then, other, answer)
                note_pair(node, first.place(move), second.place(answer), self.foreseen(then, one, Rng(luck)))

    def foreseen(self, then: State, seat: int, luck: Rng) -> float:
        """What a move is judged to bring, after what follows from it at once."""
        self.drift.go_on_with(luck, then)
        self.judgement.chances(then, self.peek)
        return self.peek[seat]

    def feel(self, choices: Choices, state: State, seat: int) -> None:
        """What a reflex would do is given a share of the prior."""
        known = self.mind.reflex(state, seat, self.rng)
        if known not in choices.moves:
            return
        gut = self.plan.gut
        for place, move in enumerate(choices.moves):
            own = choices.prior[place] if self.plan.look else 1.0 / float(len(choices.moves))
            choices.prior[place] = (1.0 - gut) * own + (gut if move == known else 0.0)

    # --- leaves and back ------------------------------------------------------------------------------

    def judge(self, state: State) -> None:
        """Everybody's chance where reflexes lead from here."""
        if self.plan.rollout:
            self.rolled += playout(self.game, state, self.rng)
            self.judgement.chances(state, self.values)
            return
        self.drift.go_on(state, self.plan.follow, self.plan.patience)
        self.judgement.chances(state, self.values)

    def bring_back(self) -> None:
        """Everybody on the way notes what it led to."""
        values = self.values
        for number, node in enumerate(self.way):
            node.visits += 1.0
            chosen = self.steps[number]
            choices = node.tables[0]
            if len(node.tables) == 1:
                choices.note(chosen, values[choices.seat])
            elif self.duel and len(choices.moves) * len(node.tables[1].moves) <= MATRIX:
                other = node.tables[1]
                choices.note(chosen // PLACES, values[choices.seat])
                other.note(chosen % PLACES, values[other.seat])
                note_pair(node, chosen // PLACES, chosen % PLACES, values[choices.seat])
            else:
                for choices in reversed(node.tables):
                    choices.note(chosen % PLACES, values[choices.seat])
                    note_regret(choices, chosen % PLACES, values[choices.seat])
                    chosen //= PLACES
