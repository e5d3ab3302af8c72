"""The notation: every move of Tokyo Tsukiji Market as a small code and as words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from criee.engine.line import Arg, Refused
from criee.games.tokyo.box import Box
from criee.games.tokyo.pieces import (
    DOCKS,
    FISH,
    ITEM_NAMES,
    MARKETS,
    MOST_SEATS,
    ROWS,
)

UNPRICED: Final = "???"

# The plain moves, in this order from `Codes.plain` on; first the players', then the house's.
PLAIN: Final = (
    *("navigate", "buy", "end", "done", "leave", "give", "keep", "dock", "spoil", "pass", "refuse", "close"),
    *("loan", "share", "exchange", "rent refrigerator", "rent cart", "refrigerator 1", "refrigerator 2"),
    *("begin", "announce", "degrade", "land", "reveal", "hammer", "lose", "score"),
)
NAVIGATE: Final = 0
BUY: Final = 1
END: Final = 2
DONE: Final = 3
LEAVE: Final = 4
GIVE: Final = 5
KEEP: Final = 6
DOCK: Final = 7
SPOIL: Final = 8
PASS: Final = 9
REFUSE: Final = 10
CLOSE: Final = 11
LOAN: Final = 12
SHARE: Final = 13
EXCHANGE: Final = 14
RENT_FRIDGE: Final = 15
RENT_CART: Final = 16
USE_FRIDGE_1: Final = 17
USE_FRIDGE_2: Final = 18
BEGIN: Final = 19
ANNOUNCE: Final = 20
DEGRADE: Final = 21
LAND: Final = 22
REVEAL: Final = 23
HAMMER: Final = 24
LOSE: Final = 25
SCORE: Final = 26


class Codes:
    """Where each kind of move begins in the code space of this box, and the words of every code.

    Words are made once, for all codes: what can be described can be parsed, and nothing else.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.texts: list[str] = []
        self.starts: list[int] = []
        self.names: list[str] = []  # of the ranges, which are also the keys of their labels
        ships = [str(n + 1) for n in range(int(box.ships))]
        seats = [f"p{n + 1}" for n in range(MOST_SEATS)]
        columns = [*(str(price) for price in box.prices), UNPRICED]
        cells = [f"{row} {item} {column}" for row in ROWS for item in ITEM_NAMES for column in columns]
        sizes = [*(str(n + 1) for n in range(int(box.sizes))), "barge"]
        payments = ["action", "actions", "yen", "token", "free", "cart-1", "cart-2", *(f"port {c}" for c in columns)]
        bids = [str(n * int(box.unit)) for n in range(int(box.highest_bid // box.unit) + 1)]
        self.plain = self._range("plain", PLAIN)
        self.bid = self._range("bid", (f"bid {n}" for n in bids))
        self.sail = self._range("sail", (f"sail {n}" for n in ships))
        self.fish = self._range("fish", (f"fish {name} {n}" for n in ships for name in FISH))
        self.moor = self._range("moor", (f"moor {n} {dock}" for n in ships for dock in DOCKS))
        self.load = self._range("load", (f"load {n}" for n in ships))
        self.price = self._range("price", (f"price {item} {yen}" for item in ITEM_NAMES for yen in box.all_prices))
        self.reprice = self._range("reprice", (f"reprice {cell}" for cell in cells))
        self.buy = self._range("buy", (f"buy {seat} {cell}" for seat in seats for cell in cells))
        self.enter = self._range("enter", (f"enter {name} {way}" for name in MARKETS for way in payments))
        self.permit = self._range("permit", (f"permit {name}" for name in FISH))
        self.sell = self._range("sell", (f"sell {kind}" for kind in box.kinds))
        self.batch = max(box.stock)  # tokens of one species: as many can be sold together (K37, K39)
        counts = range(1, self.batch + 1)
        self.eels = self._range("eels", (f"sell eel x{n}" for n in counts))
        self.fugus = self._range("fugus", (f"sell fugu x{n}" for n in counts))
        self.barrel = self._range("barrel", (f"sell barrel {cell}" for cell in cells))
        self.ship = self._range("ship", (f"ship {size} {dock}" for size in sizes for dock in DOCKS))
        self.sell_ship = self._range("sell-ship", (f"sell ship {n}" for n in ships))
        self.case = self._range("case", (f"case {n + 1}" for n in range(int(box.cases))))
        self.lay = self._range("lay", (f"lay {kind}" for kind in box.kinds))
        self.accept = self._range("accept", (f"accept {seat}" for seat in seats))
        self.award = self._range("award", (f"award {seat}" for seat in seats))
        self.own = self._range("own", (f"own fugu {column}" for column in columns))
        self.give_permit = self._range("give-permit", (f"return permit {name}" for name in FISH))
        self.give_aboard = self._range("give-aboard", (f"return {name} ship {n}" for n in ships for name in FISH))
        self.give_barrel = self._range("give-barrel", (f"return {cell}" for cell in cells))
        self.market = self._range("market", (f"market {name}" for name in MARKETS))
        self.first = self._range("first", (f"first {seat}" for seat in seats))
        self.draw = self._range("draw", (f"draw {kind}" for kind in box.kinds))
        self.space = len(self.texts)
        self.code_of: dict[str, int] = {text: code for code, text in enumerate(self.texts)}
        self.some_bids: list[list[int]] = [list(range(self.bid, self.bid + n)) for n in range(len(bids) + 1)]
        self.cell_step = len(cells)

    def _range(self, name: str, texts: Iterable[str]) -> int:
        """The next codes, one for each text; returns the first."""
        start = len(self.texts)
        self.names.append(name)
        self.starts.append(start)
        self.texts.extend(texts)
        return start

    def range_of(self, move: int) -> tuple[str, int]:
        """The name of the range a code is in, and its place there."""
        if move < 0 or move >= self.space:
            raise ValueError(f"there is no move {move}")
        at = 0
        while at + 1 < len(self.starts) and self.starts[at + 1] <= move:
            at += 1
        return self.names[at], move - self.starts[at]

    def describe(self, move: int) -> str:
        if move < 0 or move >= self.space:
            raise ValueError(f"there is no move {move}")
        return self.texts[move]

    def verb(self, move: int) -> str:
        """The first word; but `buy` alone opens an action in which things are bought: two kinds of moves."""
        return "purchase" if self.buy <= move < self.enter else self.describe(move).split(" ", 1)[0]

    def parse(self, text: str) -> int:
        words = text.split()
        found = self.code_of.get(" ".join(words))
        if found is None:
            self.refuse_number(words)
            raise ValueError(f"expected a move such as 'sail 2', 'price eel 400', 'bid 700'; found {text[:60]!r}")
        return found

    def refuse_number(self, words: list[str]) -> None:
        """Numbers that are well said but that no rule ever allows."""
        box = self.box
        if len(words) == 2 and words[0] == "bid" and is_amount(words[1]):
            high = str(box.highest_bid)
            if words[1][0] != "-" and words[1].zfill(len(high)) > high.zfill(len(words[1])):
                raise Refused("K59", "refuse-bid-high", {"high": int(box.highest_bid)})
            raise Refused("K59", "refuse-bid-number")
        if len(words) == 3 and words[0] == "price" and words[1] in ITEM_NAMES and is_amount(words[2]):
            args: dict[str, Arg] = {"yen": box.prices[-1], "low": box.named[0], "high": box.named[-1]}
            raise Refused("K15", "refuse-price-number", args)
        if len(words) == 3 and words[0] == "sell" and words[1] in ("eel", "fugu") and words[2].startswith("x"):
            count = words[2][1:]
            if is_amount(count):
                if count == "0" or count[0] == "-":
                    raise Refused("K37" if words[1] == "eel" else "K39", "refuse-sell-one")
                raise Refused("K56", "refuse-batch")


def is_amount(word: str) -> bool:
    """A whole number as it is written: without zeros in front."""
    digits = word.removeprefix("-")
    return word == "0" or (digits.isascii() and digits.isdigit() and digits[0] != "0")
