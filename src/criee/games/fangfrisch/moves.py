"""The notation: every move of Fangfrisch as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Refused
from criee.games.fangfrisch.box import (
    FACES,
    FISH_KINDS,
    JOKER,
    KINDS,
    MOST_SEATS,
    PILE_KINDS,
    SLOT_NAMES,
    SLOTS,
    SPECIES,
    Box,
)

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
BIN_NAME: Final = "bin"
WORDS: Final = {code: word for word, code in PLAIN.items()}


class Codes:
    """Code <-> text. The codes do not depend on the position."""

    def __init__(self, box: Box) -> None:
        self.joker: str = box.names[JOKER]
        self.joker_cards: list[str] = box.labels[JOKER * FACES : FISH_KINDS]
        self.fish_cards: list[str] = box.labels[: JOKER * FACES]
        self.action_cards: list[str] = box.labels[FISH_KINDS:PILE_KINDS]
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

    def verb(self, move: int) -> str:
        """The first word; but to steal nothing is a player's choice, and that nobody rings the house's."""
        text = self.describe(move)
        return text if move in (NO_STEAL, NO_RING) else text.split(" ", 1)[0]

    def parse(self, text: str) -> int:
        words = text.split()
        code = self.codes.get(" ".join(words), -1)
        if code < 0:
            never = self.why_never(words)
            if never is not None:
                raise never
            raise ValueError(f"expected a move such as 'ring', 'sell eel', 'lay eel2 crate1'; found {text[:60]!r}")
        return code

    def why_never(self, words: list[str]) -> Refused | None:
        """The rule that forbids what has no code, because no position allows it; None: it is no move at all."""
        if len(words) == 2:
            return self._why_never_card(words[0], words[1])
        if len(words) == 3 and words[0] == "lay" and (words[2] in SLOT_NAMES or words[2] == BIN_NAME):
            return self._why_never_card("bin" if words[2] == BIN_NAME else "lay", words[1])
        if len(words) == 3 and words[2] == BIN_NAME and f"{words[0]} {words[1]} {SLOT_NAMES[0]}" in self.codes:
            return Refused("F20", "refuse-steal-bin")
        if len(words) == 4 and words[0] == "sell" and words[2] == "as":
            return self._why_never_card("sell", BIN_NAME if words[1] == BIN_NAME else words[3])
        return None

    def _why_never_card(self, verb: str, what: str) -> Refused | None:
        is_joker = what == self.joker or what in self.joker_cards
        if verb == "sell" and what == BIN_NAME:
            return Refused("F4", "refuse-sell-bin")
        if verb == "sell" and is_joker:
            return Refused("F6", "refuse-sell-octopus")
        if verb == "sell" and what in self.fish_cards:
            return Refused("F4", "refuse-sell-card")
        if verb in ("lay", "bin", "tin") and what in self.action_cards:
            return Refused("F22", "refuse-action-card")
        if verb == "bin" and is_joker:
            return Refused("F19", "refuse-bin-octopus")
        if verb == "bin" and what in self.fish_cards:
            return Refused("F18", "refuse-bin-card")
        return None
