"""The notation: every move of Wasabi! as a small code and as words."""

from __future__ import annotations

from criee.engine.line import Refused
from criee.engine.notation import Notation
from criee.games.wasabi.box import CARDS, SEATS, Box


class Codes(Notation):
    """Where each kind of move begins in the code space of this box; the texts of all moves, in that order.

    first P | give T | draw N | deal RECIPE P | pick T | place T SQUARE | play CARD | chop SQUARE | toss | keep |
    switch A B | cover A B | claim RECIPE | pass | discard RECIPE | done | take CARD | lift A B |
    return CARD take CARD | return CARD lift A B | decline | stock T | score

    A pair or a block is written with its lower square first; read in any order.
    """

    def __init__(self, box: Box) -> None:
        super().__init__(["place tuna d4", "claim Tekkamaki"])
        self.box = box
        self.size = len(box.squares)
        seats = [f"p{seat + 1}" for seat in range(SEATS)]
        self.first = self.add("first", [f"first {p}" for p in seats])
        self.give = self.add("give", [f"give {t}" for t in box.types])
        self.draw = self.add("draw", [f"draw {n}" for n in box.lengths])
        self.deal = self.add("deal", [f"deal {r} {p}" for r in box.recipes for p in seats])
        self.pick = self.add("pick", [f"pick {t}" for t in box.types])
        self.place = self.add("place", [f"place {t} {q}" for t in box.types for q in box.squares])
        self.play = self.add("play", [f"play {c}" for c in CARDS])
        self.chop = self.add("chop", [f"chop {q}" for q in box.squares])
        self.toss = self.add("toss", ["toss"])
        self.keep = self.add("keep", ["keep"])
        self.switch = self.add("switch", [f"switch {box.squares[a]} {box.squares[b]}" for a, b in box.pairs])
        self.cover = self.add("cover", [f"cover {block}" for block in box.blocks])
        self.claim = self.add("claim", [f"claim {r}" for r in box.recipes])
        self.pass_ = self.add("pass", ["pass"])
        self.discard = self.add("discard", [f"discard {r}" for r in box.recipes])
        self.done = self.add("done", ["done"])
        rewards = [f"take {c}" for c in CARDS] + [f"lift {block}" for block in box.blocks]
        self.take = self.add("take", rewards)  # the kinds of card, then the blocks on the board
        self.swap = self.add("swap", [f"return {c} {reward}" for c in CARDS for reward in rewards])
        self.decline = self.add("decline", ["decline"])
        self.stock = self.add("stock", [f"stock {t}" for t in box.types])
        self.score = self.add("score", ["score"])
        self.rewards = len(rewards)

    def reward(self, move: int) -> tuple[int, int]:
        """The card returned (-1: none) and the reward, a kind or KINDS + block, of a take, lift or return move."""
        if move < self.swap:
            return -1, move - self.take
        return divmod(move - self.swap, self.rewards)

    def otherwise(self, words: list[str]) -> int:
        squares = self.box.square_number
        if len(words) > 2 and words[-2] in squares and words[-1] in squares:
            return self._named_otherwise(" ".join(words[:-2]), squares[words[-2]], squares[words[-1]])
        return -1

    def _named_otherwise(self, head: str, one: int, two: int) -> int:
        """A pair in either order, a block by any two opposite corners; -1 if these are no words before two squares."""
        columns, names = int(self.box.columns), self.box.squares
        if head == "switch":
            code = self.code_of.get(f"switch {names[min(one, two)]} {names[max(one, two)]}", -1)
            if code < 0:
                raise Refused("W24", "refuse-apart", {"one": names[one], "two": names[two]})
            return code
        if f"{head} {self.box.blocks[0]}" not in self.code_of:
            return -1
        if abs(one // columns - two // columns) != 1 or abs(one % columns - two % columns) != 1:
            raise Refused("W25", "refuse-shape", {"one": names[one], "two": names[two]})
        low = min(one // columns, two // columns) * columns + min(one % columns, two % columns)
        return self.code_of[f"{head} {names[low]} {names[low + columns + 1]}"]
