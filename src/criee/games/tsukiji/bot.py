"""What a position is worth: the points on the table, and what they promise to become."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count
from criee.engine.mind import Mind
from criee.games.tsukiji import ending, features
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.flow import BID_PHASE
from criee.games.tsukiji.score import outcome, pile_value
from criee.games.tsukiji.state import TsukijiState

WIN = 1000.0
KNIFE_STEPS = (0.0, 5.0, 10.0, 20.0)  # what the first, second, third knife adds to the threat
HALF_DOUBLED = 0.6  # the share of a pile that one wasabi of two is worth while a second can still come
EARLY_NOTCH = 1.2  # a notch is 2 points at the end, but before that it rolls to and fro
AT_THE_END = 3.0  # standing at an end of the balance: the bonus is due
NEARLY = 2.5  # a pile one card short of its speciality


class TsukijiMind(Mind[TsukijiState]):
    def worth(self, state: TsukijiState, seat: int) -> float:
        result = outcome(state)
        if result is not None:
            if len(result.winners) == 2:
                return 0.0
            margin = abs(result.scores[0] - result.scores[1]) * 0.1
            return WIN + margin if result.winners[0] == seat else -WIN - margin
        return promise(state, seat) - promise(state, 1 - seat)

    def legend(self) -> list[str]:
        return list(features.LEGEND)

    def features(self, state: TsukijiState, seat: i64, into: vec[float]) -> None:
        features.read(state, seat, into)

    def reopen(self, state: TsukijiState, seat: i64) -> None:
        """T5: the rival's bid, if there is one, is unknown: he bids again."""
        if state.phase != BID_PHASE:
            return
        if seat == 0:
            state.bid1 = 0
        else:
            state.bid0 = 0

    def quiet(self, state: TsukijiState) -> bool:
        """Between two rounds: nobody is in the middle of taking anything."""
        return state.phase == BID_PHASE

    def footprint(self, state: TsukijiState) -> tuple[int, ...]:
        return ending.footprint(state)

    def rest(self, state: TsukijiState) -> float:
        return ending.rest(state)


def time_left(s: TsukijiState) -> float:
    """How much of the match is still to come, from 1 down to 0."""
    cards = len(s.box.labels) / 2.0
    if s.emptied == 0:
        return (float(count(s.deck)) / 2.0 + 0.6 * cards) / (1.6 * cards)
    return 0.0 if s.last else 0.6 * float(count(s.deck)) / (0.6 * cards + 1.0)


def promise(s: TsukijiState, seat: i64) -> float:
    """What a player's own side of the table is worth."""
    left = time_left(s)
    total = 0.0
    for colour in range(COLOURS):
        pile = s.pile(seat, colour)
        if pile:
            wasabi = count(pile & s.box.wasabi[colour])
            value = float(pile_value(s, seat, colour))
            doubled = wasabi >= s.box.wasabi_to_double
            total += value * (2.0 if doubled else 1.0 + HALF_DOUBLED * left * float(wasabi))
            threshold: i64 = s.box.threshold[(COLOURS if s.day else 0) + colour]
            if count(pile) == threshold - 1:
                total += NEARLY * left
    knives = s.knives(seat)
    for i in range(len(KNIFE_STEPS)):
        if i <= knives:
            total += KNIFE_STEPS[i]
    notches = s.notches_of(seat)
    total += float(notches) * (EARLY_NOTCH * left + float(s.box.points_per_notch) * (1.0 - left))
    if notches == s.box.notches:
        total += AT_THE_END
    return total
