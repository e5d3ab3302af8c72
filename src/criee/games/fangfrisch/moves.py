"""The notation: every move of Fangfrisch as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.games.fangfrisch.box import FISH_KINDS, KINDS, MOST_SEATS, SLOT_NAMES, SLOTS, SPECIES, Box

# The players' codes: plain words, then moves with a species, slot, seat or card.
RING: Final = 0
WAIT: Final = 1
DONE: Final = 2
NO_STEAL: Final = 3
SELL: Final = 4  # sell SPECIES
SELL_AS: Final = SELL + SPECIES  # sell SLOT as SPECIES
STEAL: Final = SELL_AS + SLOTS * SPECIES  # steal SEAT SLOT
LAY: Final = STEAL + MOST_SEATS * SLOTS  # lay CARD SLOT
BIN: Final = LAY + FISH_KINDS * SLOTS  # bin SPECIES
CLEAR: Final = BIN + SPECIES  # bin SLOT
TIN: Final = CLEAR + SLOTS  # tin CARD
# The house's codes.
TURN: Final = TIN + FISH_KINDS  # turn CARD
FIRST: Final = TURN + KINDS  # first SEAT
AWARD: Final = FIRST + MOST_SEATS  # award SEAT
SETTLE: Final = AWARD + MOST_SEATS  # settle SEAT
NO_RING: Final = SETTLE + MOST_SEATS
SKIP: Final = NO_RING + 1
SPACE: Final = SKIP + 1

PLAIN: Final = {"ring": RING, "wait": WAIT, "done": DONE, "no steal": NO_STEAL, "no ring": NO_RING, "skip": SKIP}
WORDS: Final = {code: word for word, code in PLAIN.items()}


class Codes:
    """Code <-> text. The codes do not depend on the position."""

    def __init__(self, box: Box) -> None:
        texts = [""] * SPACE
        for code, word in WORDS.items():
            texts[code] = word
        for species in range(SPECIES):
            texts[SELL + species] = f"sell {box.names[species]}"
            texts[BIN + species] = f"bin {box.names[species]}"
            for slot in range(SLOTS):
                texts[SELL_AS + slot * SPECIES + species] = f"sell {SLOT_NAMES[slot]} as {box.names[species]}"
        for slot in range(SLOTS):
            texts[CLEAR + slot] = f"bin {SLOT_NAMES[slot]}"
            for kind in range(FISH_KINDS):
                texts[LAY + kind * SLOTS + slot] = f"lay {box.labels[kind]} {SLOT_NAMES[slot]}"
        for seat in range(MOST_SEATS):
            texts[FIRST + seat] = f"first p{seat + 1}"
            texts[AWARD + seat] = f"award p{seat + 1}"
            texts[SETTLE + seat] = f"settle p{seat + 1}"
            for slot in range(SLOTS):
                texts[STEAL + seat * SLOTS + slot] = f"steal p{seat + 1} {SLOT_NAMES[slot]}"
        for kind in range(KINDS):
            texts[TURN + kind] = f"turn {box.labels[kind]}"
            if kind < FISH_KINDS:
                texts[TIN + kind] = f"tin {box.labels[kind]}"
        self.texts: list[str] = texts
        self.codes: dict[str, int] = {text: code for code, text in enumerate(texts)}

    def describe(self, move: int) -> str:
        if move < 0 or move >= SPACE:
            raise ValueError(f"there is no move {move}")
        return self.texts[move]

    def parse(self, text: str) -> int:
        code = self.codes.get(" ".join(text.split()), -1)
        if code < 0:
            raise ValueError(f"expected a move such as 'ring', 'sell eel', 'lay eel2 crate1'; found {text[:60]!r}")
        return code
