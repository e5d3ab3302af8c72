"""A round: bid, reveal, take (T5-T13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.game import NO_SEAT, ONLY, ForcedPhase, Phase
from criee.engine.line import Refused
from criee.engine.rng import Rng
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.flow import REVEAL_PHASE, TAKE_PHASE, clear_balance, enter
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import NO_CARD, TsukijiState

BOTH: Final[tuple[int, ...]] = (0, 1)


class Bid(Phase[TsukijiState]):
    """T5: both choose in secret."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("bid", "T5")
        self.sealed = True
        self.codes = codes

    def to_act(self, state: TsukijiState) -> tuple[int, ...]:
        if state.bid0 == 0:
            return BOTH if state.bid1 == 0 else ONLY[0]
        return ONLY[1]

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return self.codes.box.bids.copy()

    def pick(self, state: TsukijiState, seat: i64, rng: Rng) -> i64:
        return rng.below(len(self.codes.box.bids))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        if seat == 0:
            state.bid0 = move + state.box.lowest_bid
        else:
            state.bid1 = move + state.box.lowest_bid
        if state.bid0 != 0 and state.bid1 != 0:
            state.phase = REVEAL_PHASE

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused:
        return Refused("T5", "refuse-bid", {"low": int(state.box.lowest_bid), "high": int(state.box.highest_bid)})


class Reveal(ForcedPhase[TsukijiState]):
    """T6, T11-T13: the bids are shown together; the higher one pays with the barrel, a tie looks at its face."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("reveal", "T6", codes.house + m.REVEAL)

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        difference = state.bid0 - state.bid1
        if difference == 0:
            tie(state)
            return
        winner: i64 = 0 if difference > 0 else 1
        state.push(1 - winner, difference if difference > 0 else -difference)
        state.picker = winner
        state.phase = TAKE_PHASE


def tie(state: TsukijiState) -> None:
    side = state.side()
    if not state.day:  # T11
        state.day = True
        clear_balance(state)
    elif side < 0:  # T13
        clear_balance(state)
    else:  # T12: who picks first is fixed before any effect
        state.tied = True
        state.picker = side
        state.waiting = 1 - side
        state.phase = TAKE_PHASE


class Take(Phase[TsukijiState]):
    """T8, T9: one of the cards on the balance, a bicolour one for one of its colours."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("take", "T8")
        self.codes = codes
        # what each face offers on either side of the balance: one move, or one per colour (T9)
        self.left: list[list[int]] = [self._offers(0, face) for face in range(codes.box.faces)]
        self.right: list[list[int]] = [self._offers(1, face) for face in range(codes.box.faces)]

    def _offers(self, side: int, face: int) -> list[int]:
        colours = self.codes.box.colours[face]
        return [self.codes.take_move(side, colour if len(colours) > 1 else -1) for colour in colours]

    def to_act(self, state: TsukijiState) -> tuple[int, ...]:
        return ONLY[state.picker] if state.picker >= 0 else NO_SEAT

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        if state.left == NO_CARD:
            return self.right[state.right].copy()
        if state.right == NO_CARD:
            return self.left[state.left].copy()
        return self.left[state.left] + self.right[state.right]

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        choice = move - self.codes.take
        from_right = choice >= 1 + COLOURS
        colour = (choice - 1 - COLOURS if from_right else choice) - 1
        if from_right:
            face = state.right
            state.right = NO_CARD
        else:
            face = state.left
            state.left = NO_CARD
        enter(state, seat, face, colour if colour >= 0 else state.box.colours[face][0])

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused:
        if self.codes.take <= move < self.codes.play:
            return Refused("T9", "refuse-half")
        return Refused("T8", "refuse-take")
