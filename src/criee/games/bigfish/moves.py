"""The notation: every move of Little Big Fish as a small code and as words."""

from __future__ import annotations

from typing import Final

from criee.engine.notation import Notation
from criee.games.bigfish.box import SURPRISES, TURNS, Box
from criee.games.bigfish.sea import CELLS, PLACES, cell_name

WAYS: Final = ("left", "right")  # a quarter turn against the clock, or with it
CHOICES: Final = ("on", "stay")  # B7, option
SEATS: Final = ("p1", "p2")

# A step is start * 36 + end. Then follow, in this order:
PLACE: Final = CELLS * CELLS  # place CELL: setting up, and newborns
RETURN: Final = PLACE + CELLS  # return CELL: the fish that the fisher takes from the rival
TURN: Final = RETURN + CELLS  # turn TILE left|right
CHOICE: Final = TURN + PLACES * len(WAYS)  # on | stay
ON: Final = CHOICE
STAY: Final = CHOICE + 1
LAY: Final = CHOICE + len(CHOICES)  # lay TILE QUARTERS: the house lays the next tile
FIRST: Final = LAY + PLACES * TURNS  # first p1|p2
DRAW: Final = FIRST + len(SEATS)  # draw KIND: the house turns up a surprise token
PASS: Final = DRAW + len(SURPRISES)


class Codes(Notation):
    """Codes and words of one box: the names of its tiles are part of the notation."""

    def __init__(self, box: Box) -> None:
        super().__init__(["a1-a2", "place c3", "turn blue left"])
        cells = [cell_name(cell) for cell in range(CELLS)]
        self.add("step", [f"{start}-{end}" for start in cells for end in cells], "step")
        self.add("place", [f"place {cell}" for cell in cells], at=PLACE)
        self.add("return", [f"return {cell}" for cell in cells], at=RETURN)
        self.add("turn", [f"turn {name} {way}" for name in box.names for way in WAYS], at=TURN)
        self.add("choice", CHOICES, at=CHOICE)
        self.add("lay", [f"lay {name} {turns}" for name in box.names for turns in range(TURNS)], at=LAY)
        self.add("first", [f"first {seat}" for seat in SEATS], at=FIRST)
        self.add("draw", [f"draw {kind}" for kind in SURPRISES], at=DRAW)
        self.add("pass", ["pass"], at=PASS)
