"""The notation: every move of Fangfrisch as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Refused
from criee.engine.notation import Notation
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

BIN_NAME: Final = "bin"


class Codes(Notation):
    """Code <-> text. The codes do not depend on the position: the constants above say where a range begins."""

    def __init__(self, box: Box) -> None:
        super().__init__(["ring", "sell eel", "lay eel2 crate1"])
        self.joker: str = box.names[JOKER]
        self.joker_cards: list[str] = box.labels[JOKER * FACES : FISH_KINDS]
        self.fish_cards: list[str] = box.labels[: JOKER * FACES]
        self.action_cards: list[str] = box.labels[FISH_KINDS:PILE_KINDS]
        species = box.names[:SPECIES]
        fish = box.labels[:FISH_KINDS]
        seats = [f"p{seat + 1}" for seat in range(MOST_SEATS)]
        self.add("plain", ["ring", "wait", "done"], at=RING)
        self.add("no-steal", ["no steal"], "no steal", NO_STEAL)  # a player's choice, as "no ring" is the house's
        self.add("sell", [f"sell {name}" for name in species], at=SELL)
        self.add("sell-as", [f"sell {slot} as {name}" for slot in SLOT_NAMES for name in species], at=SELL_AS)
        self.add("steal", [f"steal {seat} {slot}" for seat in seats for slot in SLOT_NAMES], at=STEAL)
        self.add("lay", [f"lay {card} {slot}" for card in fish for slot in SLOT_NAMES], at=LAY)
        self.add("bin", [f"bin {name}" for name in species], at=BIN)
        self.add("clear", [f"bin {slot}" for slot in SLOT_NAMES], at=CLEAR)
        self.add("tin", [f"tin {card}" for card in fish], at=TIN)
        self.add("turn", [f"turn {card}" for card in box.labels[:KINDS]], at=TURN)
        self.add("first", [f"first {seat}" for seat in seats], at=FIRST)
        self.add("award", [f"award {seat}" for seat in seats], at=AWARD)
        self.add("settle", [f"settle {seat}" for seat in seats], at=SETTLE)
        self.add("no-ring", ["no ring"], "no ring", NO_RING)
        self.add("skip", ["skip"], at=SKIP)

    def otherwise(self, words: list[str]) -> int:
        never = self.why_never(words)
        if never is not None:
            raise never
        return -1

    def why_never(self, words: list[str]) -> Refused | None:
        """The rule that forbids what has no code, because no position allows it; None: it is no move at all."""
        if len(words) == 2:
            return self._why_never_card(words[0], words[1])
        if len(words) == 3 and words[0] == "lay" and (words[2] in SLOT_NAMES or words[2] == BIN_NAME):
            return self._why_never_card("bin" if words[2] == BIN_NAME else "lay", words[1])
        if len(words) == 3 and words[2] == BIN_NAME and f"{words[0]} {words[1]} {SLOT_NAMES[0]}" in self.code_of:
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
