"""The notation: every move of Little Big Fish as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.games.bigfish.box import SURPRISES, TURNS, Box
from criee.games.bigfish.sea import CELLS, PLACES, cell_name, cell_number

WAYS: Final = ("left", "right")  # a quarter turn against the clock, or with it
CHOICES: Final = ("on", "stay")  # B7, option
ON: Final = 0
STAY: Final = 1
SEATS: Final = ("p1", "p2")

# A step is start * 36 + end. Then follow, in this order:
PLACE: Final = CELLS * CELLS  # place CELL: setting up, and newborns
RETURN: Final = PLACE + CELLS  # return CELL: the fish that the fisher takes from the rival
TURN: Final = RETURN + CELLS  # turn TILE left|right
CHOICE: Final = TURN + PLACES * len(WAYS)  # on | stay
LAY: Final = CHOICE + len(CHOICES)  # lay TILE QUARTERS: the house lays the next tile
FIRST: Final = LAY + PLACES * TURNS  # first p1|p2
DRAW: Final = FIRST + len(SEATS)  # draw KIND: the house turns up a surprise token
PASS: Final = DRAW + len(SURPRISES)
SPACE: Final = PASS + 1


class Codes:
    """Codes and words of one box: the names of its tiles are part of the notation."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def describe(self, move: int) -> str:
        names = self.box.names
        if move < 0 or move >= SPACE:
            raise ValueError(f"there is no move {move}")
        if move < PLACE:
            return f"{cell_name(move // CELLS)}-{cell_name(move % CELLS)}"
        if move < RETURN:
            return f"place {cell_name(move - PLACE)}"
        if move < TURN:
            return f"return {cell_name(move - RETURN)}"
        if move < CHOICE:
            return f"turn {names[(move - TURN) // 2]} {WAYS[(move - TURN) % 2]}"
        if move < LAY:
            return CHOICES[move - CHOICE]
        if move < FIRST:
            return f"lay {names[(move - LAY) // TURNS]} {(move - LAY) % TURNS}"
        if move < DRAW:
            return f"first {SEATS[move - FIRST]}"
        return "pass" if move == PASS else f"draw {SURPRISES[move - DRAW]}"

    def verb(self, move: int) -> str:
        """The kind of a move: its first word; a step, which is written without one, is a step."""
        return "step" if move < PLACE else self.describe(move).split(" ", 1)[0]

    def parse(self, text: str) -> int:
        words = text.split()
        if len(words) == 1:
            return self._one_word(words[0])
        if len(words) == 2:
            return self._two_words(words[0], words[1])
        if len(words) == 3 and words[0] == "turn":
            return TURN + one_of(self.box.names, words[1]) * 2 + one_of(list(WAYS), words[2])
        if len(words) == 3 and words[0] == "lay":
            return LAY + one_of(self.box.names, words[1]) * TURNS + one_of(["0", "1", "2", "3"], words[2])
        raise ValueError(f"expected a move such as 'a1-a2', 'place c3', 'turn blue left'; found {text[:40]!r}")

    def _one_word(self, word: str) -> int:
        if word in CHOICES:
            return CHOICE + CHOICES.index(word)
        if word == "pass":
            return PASS
        start, dash, end = word.partition("-")
        if not dash:
            raise ValueError(f"expected a step such as a1-a2, found {word[:40]!r}")
        return cell_number(start) * CELLS + cell_number(end)

    def _two_words(self, kind: str, word: str) -> int:
        if kind == "place":
            return PLACE + cell_number(word)
        if kind == "return":
            return RETURN + cell_number(word)
        if kind == "first":
            return FIRST + one_of(list(SEATS), word)
        if kind == "draw":
            return DRAW + one_of(list(SURPRISES), word)
        raise ValueError(f"expected place, return, first or draw, found {kind[:40]!r}")


def one_of(words: list[str], word: str) -> int:
    if word not in words:
        raise ValueError(f"expected one of {', '.join(words)}, found {word[:40]!r}")
    return words.index(word)
