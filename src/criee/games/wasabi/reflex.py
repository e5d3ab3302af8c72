"""What a practised chef does without thinking: every claim, the tile that brings the recipes on, a useful card.

A search asks this for its own turns and for those of all others, many thousand times for one decision.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, has, members
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, KINDS, SPICY, STACK, SWITCH, WASABI
from criee.games.wasabi.features import tiles_gone, tiles_held
from criee.games.wasabi.marks import EXTRA, FURTHEST, SHARE, SQUARES, Marks
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.reach import NEVER, Atlas, Counter, reach
from criee.games.wasabi.state import WasabiState

LIKED: Final = [SPICY, WASABI, CHOP, SWITCH, STACK]  # cards, the most useful first
PLENTY: Final = 0.01  # what a tile gains from each of its kind in the pantry: between equals, what is left for others
STYLE: Final = 0.5  # of a recipe's cubes
HOPELESS: Final = 20.0  # turns


class Chef:
    def __init__(self, codes: Codes, atlas: Atlas) -> None:
        self.codes = codes
        self.atlas = atlas
        self.marks = Marks(atlas)

    def turn(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """W7: claims, then the best tile, two with Spicy! if they complete a recipe; at last a cube for Wasabi!."""
        codes, hand = self.codes, tiles_held(s, seat)
        if codes.claim <= moves[0] < codes.pass_:
            return moves[0]
        if flow.may_lay(s) and hand != 0 and s.empty() != 0:
            self.marks.read(s, seat, hand)
            if self.marks.both and s.laid == 0 and codes.play + SPICY in moves:
                return codes.play + SPICY
            return codes.pick + int(self.marks.best(hand, s.empty()) // SQUARES)
        if s.laid == 0:
            return moves[-1]
        return codes.play + WASABI if codes.play + WASABI in moves else codes.done

    def place(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        return self.squares(s, seat, moves, 1)[0]

    def squares(self, s: WasabiState, seat: i64, moves: list[int], number: int) -> list[int]:
        """The squares where the tile about to be laid is wanted most; empty ones before those to be stacked on."""
        self.marks.read(s, seat, bit(s.held))
        first, base, empty = self.codes.place + int(s.held) * self.codes.size, s.held * SQUARES, s.empty()
        marks = [self.marks.sum[base + move - first] if has(empty, move - first) else -1e9 for move in moves]
        bar = sorted(marks)[-number]
        return [move for move, mark in zip(moves, marks, strict=True) if mark >= bar][:number]

    def reward(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """W15, W16: the card that is liked best, if it is better than the one that has to go for it."""
        codes = self.codes
        for kind in LIKED:
            if codes.take + kind in moves:
                return codes.take + kind
        for worst in reversed(LIKED):
            if s.cards[seat * KINDS + worst] > 0:
                for kind in LIKED[: LIKED.index(worst)]:
                    if codes.swap + worst * codes.rewards + kind in moves:
                        return codes.swap + worst * codes.rewards + kind
                break
        return moves[0] if moves[0] < codes.swap else codes.decline

    def stock(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """W17: the tile that the nearest recipes ask for."""
        wish = [PLENTY * float(left) for left in s.pantry]
        counter, held = Counter(s), tiles_held(s, seat)
        gone = tiles_gone(s, held)
        for recipe in members(s.recipes[seat]):
            if s.tokens_left(seat, s.box.length[recipe]) <= 0:
                continue
            found = reach(self.atlas, counter, recipe, 0, gone)
            if found.turns == NEVER:
                continue
            tiles = found.turns - 1  # nothing was held to be in hand, which costs a turn
            points = self.atlas.points[recipe] + EXTRA + STYLE * self.atlas.cubes[recipe]
            for kind in members(found.needs & ~held):
                wish[kind] += points * SHARE[tiles if tiles < FURTHEST else FURTHEST]
        hopes = [wish[move - self.codes.stock] for move in moves]
        return moves[hopes.index(max(hopes))]

    def discard(self, s: WasabiState, seat: i64, moves: list[int]) -> int:
        """W8: the recipe that is furthest away; one is enough."""
        if moves[-1] == self.codes.done:
            return moves[-1]
        counter, held = Counter(s), tiles_held(s, seat)
        gone = tiles_gone(s, held)
        far: list[float] = []
        for move in moves:
            recipe = move - self.codes.discard
            if s.tokens_left(seat, s.box.length[recipe]) > 0:
                far.append(float(reach(self.atlas, counter, recipe, held, gone).turns))
            else:
                far.append(HOPELESS)
        return moves[far.index(max(far))]
