"""What a search thinks about: whole steps of a turn, each with a liking in points.

A step is named by the code that ends it: `place T SQUARE` before a tile is picked means picking it as well, `switch`,
`cover` and `chop` mean playing the card, `discard` means passing. In phase 2 only what comes first is searched, what
follows later is done by hunch.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import count, lowest, members
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, SPICY, STACK, SWITCH, WASABI
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.hunch import CARDS, draws, rewards, stocks
from criee.games.wasabi.lines import NOT_DONE, STYLE, claim
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import legal_block, legal_pair, swap
from criee.games.wasabi.reach import NEVER, Atlas, Counter, Lines, reach
from criee.games.wasabi.squares import REWARD, SHARE, SLOT, liking, line_of, shared
from criee.games.wasabi.state import NONE, WasabiState

SQUARES: Final = 14  # steps with a tile that are thought about
BLOCKS: Final = 3
PASS: Final = -0.8  # what a turn without a tile costs
KEEP: Final = 0.5  # of a card's worth that playing it must bring


class Options:
    def __init__(self) -> None:
        self.moves: list[int] = []
        self.likes: list[float] = []

    def add(self, move: int, like: float) -> None:
        self.moves.append(move)
        self.likes.append(like)

    def best(self, most: i64) -> None:
        """Keeps the so many most liked."""
        if len(self.moves) <= most:
            return
        bar = sorted(self.likes)[-most]
        kept = [i for i, like in enumerate(self.likes) if like >= bar][:most]
        self.moves = [self.moves[i] for i in kept]
        self.likes = [self.likes[i] for i in kept]


class Chooser:
    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.atlas = Atlas(codes.box)

    def options(self, s: WasabiState, seat: i64, moves: list[int], deep: bool) -> Options:
        found = Options()
        phase = s.phase
        if phase == flow.TURN_PHASE:
            self.turn(s, seat, moves, found)
        elif phase == flow.PLACE_PHASE:
            self.tiles(s, seat, [int(s.held)], SQUARES, 0.0, found)
        elif phase == flow.STOCK_PHASE:
            self.rated(moves, stocks(self.atlas, self.codes, s, seat, moves), 1 if deep else 6, found)
        elif phase == flow.DRAW_PHASE:
            self.rated(moves, draws(self.codes, s, seat, moves), 1 if deep else 4, found)
        elif phase == flow.REWARD_PHASE:
            self.rated(moves, rewards(self.codes, s, moves), 1 if deep else 8, found)
        elif phase == flow.SWITCH_PHASE:
            self.switches(s, seat, found)
        elif phase == flow.COVER_PHASE:
            self.covers(s, seat, found)
        elif phase == flow.CHOP_PHASE:
            self.chops(s, seat, True, found)
        elif phase == flow.DISCARD_PHASE:
            self.discards(s, seat, moves, found)
        if not found.moves:
            for move in moves:
                found.add(move, 0.0)
        return found

    def rated(self, moves: list[int], likes: list[float], most: i64, found: Options) -> None:
        if most == 1:
            found.add(moves[likes.index(max(likes))], 0.0)
            return
        for move, like in zip(moves, likes, strict=True):
            found.add(move, like)
        found.best(most)

    # --- phase 1 --------------------------------------------------------------------------------------

    def turn(self, s: WasabiState, seat: i64, moves: list[int], found: Options) -> None:
        """W12: what can be claimed is claimed; then the tile, then a card that brings something."""
        codes = self.codes
        if codes.claim <= moves[0] < codes.pass_:
            self.claims(s, moves, found)
            return
        if flow.may_lay(s) and s.hands[seat] != 0:
            self.tiles(s, seat, members(tiles_held(s, seat)), SQUARES, 0.0, found)
        if s.laid == 0:
            if s.played == NONE:
                self.replacing(s, seat, moves, found)
                self.passing(s, seat, found)
            return
        found.add(codes.done, 0.0)
        if s.played == NONE:
            self.cards(s, seat, moves, found)

    def claims(self, s: WasabiState, moves: list[int], found: Options) -> None:
        """All of them one after the other, the better first; it matters only where tokens are short."""
        codes = self.codes
        for move in moves:
            if codes.claim <= move < codes.pass_:
                recipe = move - codes.claim
                styled = claim(s, recipe) == STYLE
                found.add(move, self.atlas.points[recipe] + (self.atlas.cubes[recipe] if styled else 0.0))
        found.best(1)

    def tiles(self, s: WasabiState, seat: i64, kinds: list[int], most: i64, cost: float, found: Options) -> None:
        room = s.zone & ~s.locked if s.played == STACK else s.empty()
        rated = liking(self.atlas, s, seat, kinds, room)
        step = Options()
        for slot, kind in enumerate(kinds):
            first = self.codes.place + kind * self.codes.size
            for square in members(room):
                step.add(first + square, rated.likes[slot * SLOT + square] - cost)
        step.best(most)
        found.moves += step.moves
        found.likes += step.likes

    def replacing(self, s: WasabiState, seat: i64, moves: list[int], found: Options) -> None:
        """W21, W22: a tile that completes a recipe if something else makes room for it."""
        codes = self.codes
        if codes.play + CHOP in moves:
            self.chops(s, seat, False, found)
        if codes.play + STACK in moves:
            best = 0.0
            for like in self.spoilt(s, seat).likes:
                best = like if like > best else best
            if best > 0.0:
                found.add(codes.play + STACK, best - KEEP * CARDS[STACK])

    def chops(self, s: WasabiState, seat: i64, asked: bool, found: Options) -> None:
        step = self.spoilt(s, seat)
        step.best(BLOCKS)
        for move, like in zip(step.moves, step.likes, strict=True):
            found.add(move, like - KEEP * CARDS[CHOP])

    def spoilt(self, s: WasabiState, seat: i64) -> Options:
        """Squares whose tile is all that keeps a recipe from being completed; or part of a line that stands already."""
        found = Options()
        counter, held = Counter(s), tiles_held(s, seat)
        loose = s.loose()
        for recipe in members(s.recipes[seat]):
            if s.tokens_left(seat, s.box.length[recipe]) <= 0:
                continue
            value = self.atlas.points[recipe] + REWARD
            mask: i64 = s.box.mask[recipe]
            for step in (1, int(self.atlas.columns)):
                lines = Lines(self.atlas, counter, recipe, step, mask & ~held, s.zone & ~s.locked)
                for first in members(lines.missing(1)):
                    squares = line_of(lines, first) & ~lines.good & loose
                    if squares != 0:
                        found.add(self.codes.chop + int(lowest(squares)), value)
                for first in members(lines.missing(0)):
                    found.add(self.codes.chop + first, value)
        return found

    def cards(self, s: WasabiState, seat: i64, moves: list[int], found: Options) -> None:
        """After the tile: a Switch! that completes something, a Wasabi! for its cube, a second tile."""
        codes = self.codes
        if codes.play + SWITCH in moves:
            self.switches(s, seat, found)
        if codes.play + WASABI in moves:
            self.covers(s, seat, found)
        if codes.play + SPICY in moves and s.hands[seat] != 0 and s.empty() != 0:
            step = Options()
            self.tiles(s, seat, members(tiles_held(s, seat)), 1, KEEP * CARDS[SPICY], step)
            found.add(codes.play + SPICY, step.likes[0])

    def switches(self, s: WasabiState, seat: i64, found: Options) -> None:
        for pair in range(len(s.box.pairs)):
            if legal_pair(s, pair):
                a, b = s.box.pairs[pair]
                if s.shown[a] != s.shown[b]:
                    brings = self.switched(s, seat, a, b)
                    if brings > 0.0:
                        found.add(self.codes.switch + pair, brings - KEEP * CARDS[SWITCH])

    def switched(self, s: WasabiState, seat: i64, a: int, b: int) -> float:
        """What could be claimed if these two swapped."""
        total = 0.0
        swap(s, a, b)
        s.swap_a, s.swap_b = a, b
        hand: i64 = s.recipes[seat]
        while hand:
            recipe = lowest(hand)
            hand &= hand - 1
            done = claim(s, recipe)
            if done != NOT_DONE and s.tokens_left(seat, s.box.length[recipe]) > 0:
                total += self.atlas.points[recipe] + REWARD + (self.atlas.cubes[recipe] if done == STYLE else 0.0)
        s.swap_a, s.swap_b = NONE, NONE
        swap(s, a, b)
        return total

    def covers(self, s: WasabiState, seat: i64, found: Options) -> None:
        """W25: a cube, and the block that is least in the own way and most in the others'."""
        step = Options()
        sets: list[int] = []
        values: list[float] = []
        for player in range(s.seats):
            self.vital(s, player, 1.0 if player == seat else -0.4, sets, values)
        for block in range(len(s.box.blocks)):
            if legal_block(s, block):
                squares = s.box.block_bits[block]
                like = 1.0 - KEEP * CARDS[WASABI] + 0.03 * float(count(squares & s.empty()))
                for i, vital in enumerate(sets):
                    if vital & squares:
                        like -= values[i]
                step.add(self.codes.cover + block, like)
        step.best(BLOCKS)
        found.moves += step.moves
        found.likes += step.likes

    def vital(self, s: WasabiState, player: i64, sign: float, sets: list[int], values: list[float]) -> None:
        """For each recipe the squares that all its best lines need."""
        counter = Counter(s)
        gone = tiles_gone(s, tiles_held(s, player))
        for recipe in members(s.recipes[player]):
            if s.tokens_left(player, s.box.length[recipe]) <= 0:
                continue
            across = Lines(self.atlas, counter, recipe, 1, gone, counter.free)
            along = Lines(self.atlas, counter, recipe, self.atlas.columns, gone, counter.free)
            for least in range(1, int(across.size) + 1):
                if across.missing(least) | along.missing(least):
                    squares = shared(across, across.missing(least)) & shared(along, along.missing(least)) & s.zone
                    sets.append(int(squares))
                    values.append(sign * (self.atlas.points[recipe] + REWARD) * SHARE[least])
                    break

    # --- passing --------------------------------------------------------------------------------------

    def slowest(self, s: WasabiState, seat: i64) -> tuple[int, int]:
        """The recipe that takes longest, and its turns."""
        counter, held = Counter(s), tiles_held(s, seat)
        gone = tiles_gone(s, held)
        worst, most = -1, -1
        for recipe in members(s.recipes[seat]):
            turns = int(reach(self.atlas, counter, recipe, held, gone).turns)
            if s.tokens_left(seat, s.box.length[recipe]) <= 0:
                turns = NEVER
            if turns > most:
                worst, most = recipe, turns
        return worst, most

    def passing(self, s: WasabiState, seat: i64, found: Options) -> None:
        worst, turns = self.slowest(s, seat)
        if worst < 0:
            found.add(self.codes.pass_, PASS)
        elif turns >= 3 or not found.moves:
            found.add(self.codes.discard + worst, PASS + (0.5 if turns >= NEVER else 0.0))

    def discards(self, s: WasabiState, seat: i64, moves: list[int], found: Options) -> None:
        worst, turns = self.slowest(s, seat)
        if s.dropped == 0 or turns >= NEVER:
            found.add(self.codes.discard + worst, 0.0)
        else:
            found.add(self.codes.done, 0.0)

    # --- steps ----------------------------------------------------------------------------------------

    def opening(self, s: WasabiState, step: i64) -> int:
        """The move that begins a step."""
        codes = self.codes
        if s.phase == flow.TURN_PHASE:
            if codes.place <= step < codes.play:
                return int(codes.pick + (step - codes.place) // codes.size)
            if codes.chop <= step < codes.toss:
                return codes.play + CHOP
            if codes.switch <= step < codes.cover:
                return codes.play + SWITCH
            if codes.cover <= step < codes.claim:
                return codes.play + WASABI
            if codes.discard <= step < codes.done:
                return codes.pass_
        return int(step)
