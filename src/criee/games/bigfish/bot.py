"""What a position is worth: fish eaten and fish on the board, their size, how far they reach, who threatens whom."""

from __future__ import annotations

from criee.engine.bits import count
from criee.games.bigfish.box import BIG, MEDIUM
from criee.games.bigfish.score import outcome
from criee.games.bigfish.state import FishState

WIN = 1000.0


def worth(s: FishState, seat: int) -> float:
    result = outcome(s)
    if result is not None:
        if len(result.winners) == 2:
            return 0.0
        return WIN if result.winners[0] == seat else -WIN
    return side(s, seat) - side(s, 1 - seat)


def side(s: FishState, seat: int) -> float:
    total = 6.0 * float(s.eaten_in_all(seat)) + 2.0 * float(count(s.fish(seat)))
    return total + float(count(s.of_size(seat, MEDIUM))) + 2.0 * float(count(s.of_size(seat, BIG)))
