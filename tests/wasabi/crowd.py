"""Crowded counters drawn by lot: stacks, Wasabi! cards, and ingredients that the recipes in hand ask for."""

from __future__ import annotations

from typing import cast

from criee.engine.line import Impossible
from criee.engine.rng import Rng
from criee.games.wasabi.game import Wasabi
from wasabi.counter import Counter, plain_game

CARDS = ("stack", "chop", "spicy", "switch", "wasabi")
TOKENS = {2: 4, 3: 3, 4: 2, 5: 1}


class Tiles:
    """What is left in the pantry, drawn with a liking for some ingredients."""

    def __init__(self, rng: Rng, wanted: list[int]) -> None:
        box = cast(Wasabi, plain_game()).box
        self.rng = rng
        self.wanted = wanted
        self.types = box.types
        self.left = box.copies.copy()

    def draw(self) -> str:
        kind = self.rng.pick(self.wanted) if self.rng.below(5) else int(self.rng.below(18))
        while self.left[kind] == 0:
            kind = int(self.rng.below(18))
        self.left[kind] -= 1
        return self.types[kind]


def crowded_counter(rng: Rng, hand: int = 3, cards: int = 1, full: bool = False, short: bool = False) -> Counter | None:
    """p1 to act in phase 1; None if what was drawn cannot be. `full`: hardly a square is empty; `short`: of tokens."""
    box = cast(Wasabi, plain_game()).box
    players = 2 + int(rng.below(3))
    recipes = sorted({int(rng.below(32 if rng.below(3) else 50)) for _ in range(3)})
    tiles = Tiles(rng, [kind for r in recipes for kind in range(18) if box.mask[r] >> kind & 1])
    held = [tiles.draw() for _ in range(hand)]
    board: dict[str, list[str]] = {}
    crowd = 10 if full else 2 + int(rng.below(7))
    spare = box.squares[int(rng.below(len(box.squares)))] if full else ""
    for square in box.squares:
        inside = ord(square[0]) - ord("a") < box.zones[players - 2]
        if inside and square != spare and rng.below(10) < crowd and sum(tiles.left) > 6:
            board[square] = [tiles.draw() for _ in range(1 + (rng.below(6) == 0) + (rng.below(20) == 0))]
    blocks = ["b2 c3", "d4 e5", "a5 b6"][: int(rng.below(3))]
    kitchen = box.kitchens[players - 2]
    free = [c for i, c in enumerate(CARDS) if c != "wasabi" or kitchen[i] > len(blocks)]
    own = [free[int(rng.below(len(free)))] for _ in range(cards)]
    names = [box.recipes[r] for r in recipes]
    served = used_up(names, box.lengths[box.length[recipes[0]]]) if short else []
    dishes = [served, *[[] for _ in range(players - 1)]]
    try:
        return Counter(board, held, names, own, players, wasabi=blocks[: kitchen[4]], served=dishes)
    except Impossible:  # the counter is full, or one card was drawn twice
        return None


def used_up(held: list[str], length: int) -> list[str]:
    """Recipes that used all tokens of one length."""
    box = cast(Wasabi, plain_game()).box
    others = [name for r, name in enumerate(box.recipes) if box.lengths[box.length[r]] == length and name not in held]
    return others[: TOKENS[length]]
