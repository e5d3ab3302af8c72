"""Phase 2 of a turn: rewards and the pantry (W15-W17); recipes are drawn in setup.py. And the end."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.game import ONLY, ForcedPhase, Phase
from criee.engine.line import Refused
from criee.games.wasabi.box import KINDS, WASABI
from criee.games.wasabi.flow import OVER_PHASE, offers, only_played_kind, restock, rewards
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.state import WasabiState


class Reward(Phase[WasabiState]):
    """W15, W16: one action card for each recipe completed; with a full hand one goes back for it."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("reward", "W15")
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        codes = self.codes
        offered = self.offered(state)
        if state.cards_of(seat) < state.box.cards_held:
            found = [codes.take + reward for reward in offered]
        else:
            found = []
            for kind in range(KINDS):
                if state.cards[seat * KINDS + kind] > 0:
                    first = codes.swap + kind * codes.rewards
                    found += [first + reward for reward in offered]
        found.append(codes.decline)
        return found

    def offered(self, state: WasabiState) -> list[int]:
        """W15: kinds in the kitchen, then Wasabi! cards on the board; the kind played only if there is no other."""
        anything = only_played_kind(state)
        found: list[int] = []
        for kind in range(KINDS):
            if state.kitchen[kind] > 0 and (anything or kind != state.played):
                found.append(kind)
        if anything or state.played != WASABI:
            for corner in state.blocks:
                found.append(KINDS + self.codes.corners.index(corner))
        return found

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.owed -= 1
        if move != self.codes.decline:
            returned, reward = self.codes.reward(int(move))
            self.gain(state, seat, reward)
            if returned >= 0:
                state.cards[seat * KINDS + returned] -= 1
                state.kitchen[returned] += 1
        rewards(state)

    def gain(self, state: WasabiState, seat: i64, reward: int) -> None:
        if reward < KINDS:
            state.kitchen[reward] -= 1
            state.cards[seat * KINDS + reward] += 1
            return
        block = reward - KINDS  # W27: off the board, and its squares are free again
        state.blocks.remove(self.codes.corners[block])
        state.locked &= ~self.codes.block_bits[block]
        state.cards[seat * KINDS + WASABI] += 1

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        codes = self.codes
        if codes.take <= move < codes.swap and state.cards_of(seat) >= state.box.cards_held:
            return Refused("W16", "refuse-room")
        if codes.take <= move < codes.decline:
            _, reward = codes.reward(int(move))
            kind = WASABI if reward >= KINDS else reward
            if offers(state, kind) and kind == state.played:
                return Refused("W15", "refuse-same-kind")
        return Refused("W15", "refuse-reward")


class Stock(Phase[WasabiState]):
    """W17: up to three ingredients, of free choice."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("stock", "W17")
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.stock + kind for kind in range(len(state.pantry)) if state.pantry[kind] > 0]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.gain(seat, move - self.codes.stock)
        restock(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        return Refused("W17", "refuse-pantry")


class Score(ForcedPhase[WasabiState]):
    """W29, W31: the kitchen closes and the points are counted."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("score", "W29", codes.score)

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.phase = OVER_PHASE
