"""Phase 2 of a turn: rewards and the pantry (W15-W17); recipes are drawn in setup.py. And the end."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.engine.phase import ForcedPhase
from criee.games.wasabi.box import KINDS, WASABI, card
from criee.games.wasabi.flow import OVER_PHASE, only_played_kind, restock, rewards
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.chef import ChefPhase
from criee.games.wasabi.state import WasabiState


class Reward(ChefPhase):
    """W15, W16: one action card for each recipe completed; with a full hand one goes back for it."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "reward", "W15", ("take", "lift", "return", "decline"))

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
            for block in state.blocks:
                found.append(KINDS + block)
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
        state.blocks.remove(block)
        state.locked &= ~state.box.block_bits[block]
        state.cards[seat * KINDS + WASABI] += 1

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        if move == self.codes.decline:
            return None
        returned, reward = self.codes.reward(int(move))
        no_room = self.why_no_room(state, seat, returned)
        return self.why_no_reward(state, returned, reward) if no_room is None else no_room

    def why_no_room(self, state: WasabiState, seat: i64, returned: i64) -> Refused | None:
        """W16: a card goes back if and only if there is no room for another."""
        most = state.box.cards_held
        full = state.cards_of(seat) >= most
        if full == (returned < 0):
            return Refused("W16", "refuse-room" if full else "refuse-return", {"most": int(most)})
        if full and state.cards[seat * KINDS + returned] == 0:
            return Refused("W16", "refuse-card", {"card": card(int(returned))})
        return None

    def why_no_reward(self, state: WasabiState, returned: i64, reward: int) -> Refused | None:
        """W15: what is there to be taken."""
        kind = WASABI if reward >= KINDS else reward
        if reward >= KINDS:
            if reward - KINDS not in state.blocks:
                one, two = state.box.blocks[reward - KINDS].split()
                return Refused("W15", "refuse-no-card-there", {"one": one, "two": two})
        elif state.kitchen[kind] == 0:
            before_return = "refuse-own-return" if returned == kind else "refuse-kitchen"
            return Refused("W16" if returned == kind else "W15", before_return, {"card": card(kind)})
        if kind == state.played and not only_played_kind(state):
            return Refused("W15", "refuse-same-kind", {"card": card(kind)})
        return None


class Stock(ChefPhase):
    """W17: up to three ingredients, of free choice."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "stock", "W17", ("stock",))

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.stock + kind for kind in range(len(state.pantry)) if state.pantry[kind] > 0]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.gain(seat, move - self.codes.stock)
        restock(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        return Refused("W17", "refuse-pantry") if state.pantry[move - self.codes.stock] == 0 else None


class Score(ForcedPhase[WasabiState]):
    """W29, W31: the kitchen closes and the points are counted."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("score", "W29", codes.score, ("score",))

    def rule_in(self, state: WasabiState) -> str:
        return f"W{state.ended}"

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.phase = OVER_PHASE
