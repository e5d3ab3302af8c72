"""The notation: every move of Tsukiji Market as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Refused, shown
from criee.games.tsukiji.box import COLOURS, Box

SIDES: Final = ("left", "right")

# The house's plain moves, after the players' codes (see Codes).
HOUSE_WORDS: Final = ("reveal", "clear", "recentre", "lay", "draw", "rebuild", "score")
REVEAL: Final = 0
CLEAR: Final = 1
RECENTRE: Final = 2
LAY: Final = 3
DRAW: Final = 4
REBUILD: Final = 5
SCORE: Final = 6


class Codes:
    """Where each kind of move begins in the code space of this box.

    bid N | take SIDE [COLOUR] | play COLOUR | steal FACE | discard FACE | turn FACE | the house's words
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.take = len(box.bids)
        self.play = self.take + len(SIDES) * (1 + COLOURS)
        self.steal = self.play + COLOURS
        self.discard = self.steal + box.faces
        self.turn = self.discard + box.faces
        self.house = self.turn + box.faces
        self.space = self.house + len(HOUSE_WORDS)

    def take_move(self, side: int, colour: int) -> int:
        """Taking the card on one side; colour -1 for a card that has only one."""
        return self.take + side * (1 + COLOURS) + 1 + colour

    def taken(self, move: int) -> tuple[int, int]:
        """Side and colour of a take move; colour -1 if none is named."""
        side, colour = divmod(move - self.take, 1 + COLOURS)
        return side, colour - 1

    def describe(self, move: int) -> str:
        box = self.box
        if move < 0 or move >= self.space:
            raise ValueError(f"there is no move {move}")
        if move < self.take:
            return f"bid {move + int(box.lowest_bid)}"
        if move < self.play:
            side, colour = self.taken(move)
            return f"take {SIDES[side]}" + (f" {box.names[colour]}" if colour >= 0 else "")
        if move < self.steal:
            return f"play {box.names[move - self.play]}"
        if move < self.discard:
            return f"steal {box.labels[move - self.steal]}"
        if move < self.turn:
            return f"discard {box.labels[move - self.discard]}"
        if move < self.house:
            return f"turn {box.labels[move - self.turn]}"
        return HOUSE_WORDS[move - self.house]

    def parse(self, text: str) -> int:
        words = text.split()
        kind = words[0] if words else ""
        if kind in HOUSE_WORDS and len(words) == 1:
            return self.house + HOUSE_WORDS.index(kind)
        if kind == "bid" and len(words) == 2:
            return self._bid(words[1])
        if kind == "take" and len(words) in (2, 3) and words[1] in SIDES:
            return self.take_move(SIDES.index(words[1]), self._colour(words[2]) if len(words) == 3 else -1)
        if kind == "play" and len(words) == 2:
            return self.play + self._colour(words[1])
        if len(words) == 2 and kind in ("steal", "discard", "turn"):
            first = {"steal": self.steal, "discard": self.discard, "turn": self.turn}[kind]
            return first + self.box.face(words[1])
        raise ValueError(f"expected a move such as 'bid 3', 'take left', 'steal R5'; found {shown(text)!r}")

    def _bid(self, word: str) -> int:
        """T5: any number is a bid well said, but only some are allowed."""
        low, high = int(self.box.lowest_bid), int(self.box.highest_bid)
        digits = word.removeprefix("-")
        if not digits.isdecimal() or not digits.isascii():
            raise ValueError(f"a bid is a number from {low} to {high}, found {shown(word)!r}")
        if len(word) > 3 or not low <= int(word) <= high:
            raise Refused("T5", "refuse-bid", {"low": low, "high": high})
        return int(word) - low

    def _colour(self, word: str) -> int:
        if word not in self.box.names:
            raise ValueError(f"expected one of {', '.join(self.box.names)}, found {shown(word)!r}")
        return self.box.names.index(word)
