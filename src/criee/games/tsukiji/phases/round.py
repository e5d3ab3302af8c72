"""A round: bid, reveal, take (T5-T13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.line import Refused, seat_name
from criee.engine.phase import ONLY, ForcedPhase
from criee.engine.rng import Rng
from criee.games.tsukiji import cites
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import COLOURS, Box
from criee.games.tsukiji.flow import REVEAL_PHASE, TAKE_PHASE, clear_balance, enter
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.phases.choice import Choice, Decision
from criee.games.tsukiji.state import NO_CARD, TsukijiState

BOTH: Final[tuple[int, ...]] = (0, 1)


class Bid(Decision):
    """T5: both choose in secret."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "bid", "T5", "bid")
        self.sealed = True

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

    def why_not_asked(self, state: TsukijiState, seat: i64) -> Refused:
        return already_bid(seat)


def already_bid(seat: i64) -> Refused:
    """T5: who is not asked for a bid has made one (the house makes none)."""
    return Refused("T5", "refuse-sealed") if seat >= 0 else Refused("", "refuse-turn")


class Reveal(ForcedPhase[TsukijiState]):
    """T5, T6, T11-T13: the bids are shown together; the higher one pays with the barrel, a tie looks at its face."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("reveal", "T5", codes.house + m.REVEAL, ("reveal",))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        difference = state.bid0 - state.bid1
        if difference == 0:
            tie(state)
            return
        winner = state.bid_winner()
        state.push(1 - winner, difference if difference > 0 else -difference)
        state.picker = winner
        state.phase = TAKE_PHASE

    def why_not_asked(self, state: TsukijiState, seat: i64) -> Refused:
        return already_bid(seat)


def tie(state: TsukijiState) -> None:
    side = state.side()
    if not state.day or side < 0:  # T11, T13
        clear_balance(state)
    else:  # T12: who picks first is fixed before any effect
        state.tied = True
        state.picker = side
        state.waiting = 1 - side
        state.phase = TAKE_PHASE


class Take(Choice):
    """T8, T9, T12: one of the cards on the balance, a bicolour one for one of its colours."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "take", "T8", "take")
        # what each face offers on either side of the balance: one move, or one per colour (T9)
        self.left: list[list[int]] = [self._offers(0, face) for face in range(codes.box.faces)]
        self.right: list[list[int]] = [self._offers(1, face) for face in range(codes.box.faces)]

    def _offers(self, side: int, face: int) -> list[int]:
        colours = self.codes.box.colours[face]
        return [self.codes.take_move(side, colour if len(colours) > 1 else -1) for colour in colours]

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

    def rule_in(self, state: TsukijiState) -> str:
        return cites.taking(state)

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused | None:
        side, colour = self.codes.taken(int(move))
        face = int(state.left if side == 0 else state.right)
        if face != NO_CARD:
            return wrong_colour(self.codes.box, face, colour)
        if state.tied and state.waiting < 0:  # the second pick
            return Refused("T12", "refuse-gone", {"who": seat_name(1 - int(seat))})
        return Refused("T26", "refuse-missing")

    def why_not_asked(self, state: TsukijiState, seat: i64) -> Refused:
        if not state.tied:
            return super().why_not_asked(state, seat)
        key = "refuse-wait-second" if state.waiting < 0 else "refuse-wait-first"
        return Refused("T12", key, {"who": seat_name(int(state.picker))})


def wrong_colour(box: Box, face: int, colour: int) -> Refused | None:
    """T9: why a card is not played for this colour (-1: none was named); None: it may be."""
    shown = box.colours[face]
    fish = f"@{box.names[shown[0]]}"
    if len(shown) == 1:
        return None if colour < 0 else Refused("T9", "refuse-single", {"fish": fish})
    if colour in shown:
        return None
    other = f"@{box.names[shown[1]]}"
    if colour < 0:
        return Refused("T9", "refuse-unchosen", {"fish": fish, "other": other})
    return Refused("T9", "refuse-half", {"fish": fish, "other": other, "wrong": f"@{box.names[colour]}"})
