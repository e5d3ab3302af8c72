"""What a position is worth: the points on the table, and what they promise to become."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.score import outcome, pile_value
from criee.games.tsukiji.state import TsukijiState

WIN = 1000.0
KNIFE_STEPS = (0.0, 0.6, 2.2, 7.0)  # what the first, second, third knife adds to the threat
HALF_DOUBLED = 0.45  # the share of a pile that one wasabi of two is already worth
NOTCH = 1.1  # a notch is 2 points at the end, but it can still roll away
AT_THE_END = 3.5  # standing at an end of the balance: the bonus is due


def worth(s: TsukijiState, seat: int) -> float:
    result = outcome(s)
    if result is not None:
        if len(result.winners) == 2:
            return 0.0
        margin = abs(result.scores[0] - result.scores[1]) * 0.1
        return WIN + margin if result.winners[0] == seat else -WIN - margin
    return promise(s, seat) - promise(s, 1 - seat)


def promise(s: TsukijiState, seat: i64) -> float:
    """What a player's own side of the table is worth."""
    total = 0.0
    for colour in range(COLOURS):
        pile = s.pile(seat, colour)
        if pile:
            wasabi = count(pile & s.box.wasabi[colour])
            value = float(pile_value(s, seat, colour))
            need = s.box.wasabi_to_double
            total += value * (2.0 if wasabi >= need else 1.0 + HALF_DOUBLED * float(wasabi) / float(need))
            threshold: i64 = s.box.threshold[(COLOURS if s.day else 0) + colour]
            if count(pile) == threshold - 1:
                total += 0.8  # one card short of a speciality
    knives = s.knives(seat)
    for i in range(len(KNIFE_STEPS)):
        if i <= knives:
            total += KNIFE_STEPS[i]
    notches = s.notches_of(seat)
    total += NOTCH * float(notches)
    if notches == s.box.notches:
        total += AT_THE_END
    return total
