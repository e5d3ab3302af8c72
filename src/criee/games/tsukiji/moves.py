"""The notation: every move of Tsukiji Market as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Refused
from criee.engine.notation import Notation
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


class Codes(Notation):
    """Where each kind of move begins in the code space of this box."""

    def __init__(self, box: Box) -> None:
        super().__init__(["bid 3", "take left", "steal R5"])
        self.box = box
        low = int(box.lowest_bid)
        ways = ["", *(f" {name}" for name in box.names)]  # a card of one colour is taken without naming it
        self.add("bid", [f"bid {low + bid}" for bid in box.bids])
        self.take = self.add("take", [f"take {side}{way}" for side in SIDES for way in ways])
        self.play = self.add("play", [f"play {name}" for name in box.names])
        self.steal = self.add("steal", [f"steal {face}" for face in box.labels])
        self.discard = self.add("discard", [f"discard {face}" for face in box.labels])
        self.turn = self.add("turn", [f"turn {face}" for face in box.labels])
        self.house = self.add("house", HOUSE_WORDS)

    def take_move(self, side: int, colour: int) -> int:
        """Taking the card on one side; colour -1 for a card that has only one."""
        return self.take + side * (1 + COLOURS) + 1 + colour

    def taken(self, move: int) -> tuple[int, int]:
        """Side and colour of a take move; colour -1 if none is named."""
        side, colour = divmod(move - self.take, 1 + COLOURS)
        return side, colour - 1

    def otherwise(self, words: list[str]) -> int:
        """T5: any number is a bid well said, but only some are allowed."""
        if len(words) == 2 and words[0] == "bid" and words[1].removeprefix("-").isdecimal() and words[1].isascii():
            low, high = int(self.box.lowest_bid), int(self.box.highest_bid)
            if len(words[1]) > 3 or not low <= int(words[1]) <= high:
                raise Refused("T5", "refuse-bid", {"low": low, "high": high})
            return int(words[1]) - low
        return -1
