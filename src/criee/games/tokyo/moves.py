"""The notation: every move of Tokyo Tsukiji Market as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Arg, Refused
from criee.engine.notation import Notation
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


class Codes(Notation):
    """Where each kind of move begins in the code space of this box; a range is also the key of its labels."""

    def __init__(self, box: Box) -> None:
        super().__init__(["sail 2", "price eel 400", "bid 700"])
        self.box = box
        ships = [str(n + 1) for n in range(int(box.ships))]
        seats = [f"p{n + 1}" for n in range(MOST_SEATS)]
        columns = [*(str(price) for price in box.prices), UNPRICED]
        cells = [f"{row} {item} {column}" for row in ROWS for item in ITEM_NAMES for column in columns]
        sizes = [*(str(n + 1) for n in range(int(box.sizes))), "barge"]
        payments = ["action", "actions", "yen", "token", "free", "cart-1", "cart-2", *(f"port {c}" for c in columns)]
        bids = [str(n * int(box.unit)) for n in range(int(box.highest_bid // box.unit) + 1)]
        self.plain = self.add("plain", PLAIN)
        self.bid = self.add("bid", (f"bid {n}" for n in bids))
        self.sail = self.add("sail", (f"sail {n}" for n in ships))
        self.fish = self.add("fish", (f"fish {name} {n}" for n in ships for name in FISH))
        self.moor = self.add("moor", (f"moor {n} {dock}" for n in ships for dock in DOCKS))
        self.load = self.add("load", (f"load {n}" for n in ships))
        self.price = self.add("price", (f"price {item} {yen}" for item in ITEM_NAMES for yen in box.all_prices))
        self.reprice = self.add("reprice", (f"reprice {cell}" for cell in cells))
        self.buy = self.add("buy", (f"buy {seat} {cell}" for seat in seats for cell in cells), "purchase")
        self.enter = self.add("enter", (f"enter {name} {way}" for name in MARKETS for way in payments))
        self.permit = self.add("permit", (f"permit {name}" for name in FISH))
        self.sell = self.add("sell", (f"sell {kind}" for kind in box.kinds))
        self.batch = max(box.stock)  # tokens of one species: as many can be sold together (K37, K39)
        counts = range(1, self.batch + 1)
        self.eels = self.add("eels", (f"sell eel x{n}" for n in counts))
        self.fugus = self.add("fugus", (f"sell fugu x{n}" for n in counts))
        self.barrel = self.add("barrel", (f"sell barrel {cell}" for cell in cells))
        self.ship = self.add("ship", (f"ship {size} {dock}" for size in sizes for dock in DOCKS))
        self.sell_ship = self.add("sell-ship", (f"sell ship {n}" for n in ships))
        self.case = self.add("case", (f"case {n + 1}" for n in range(int(box.cases))))
        self.lay = self.add("lay", (f"lay {kind}" for kind in box.kinds))
        self.accept = self.add("accept", (f"accept {seat}" for seat in seats))
        self.award = self.add("award", (f"award {seat}" for seat in seats))
        self.own = self.add("own", (f"own fugu {column}" for column in columns))
        self.give_permit = self.add("give-permit", (f"return permit {name}" for name in FISH))
        self.give_aboard = self.add("give-aboard", (f"return {name} ship {n}" for n in ships for name in FISH))
        self.give_barrel = self.add("give-barrel", (f"return {cell}" for cell in cells))
        self.market = self.add("market", (f"market {name}" for name in MARKETS))
        self.first = self.add("first", (f"first {seat}" for seat in seats))
        self.draw = self.add("draw", (f"draw {kind}" for kind in box.kinds))
        self.some_bids: list[list[int]] = [list(range(self.bid, self.bid + n)) for n in range(len(bids) + 1)]

    def otherwise(self, words: list[str]) -> int:
        self.refuse_number(words)
        return -1

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
