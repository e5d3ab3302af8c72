"""Phase 1 of a turn: the tile, claims, passing (W7-W14)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, count, members
from criee.engine.game import ONLY, Phase
from criee.engine.line import Refused
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, KINDS, SPICY, STACK, SWITCH, WASABI
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import any_block, any_pair
from criee.games.wasabi.phases.claims import add_claims, play_claim, why_no_claim
from criee.games.wasabi.state import NONE, WasabiState, one


class Turn(Phase[WasabiState]):
    """W7: choose a tile to lay, a card to play or a recipe to claim; or pass, before anything else (W8)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("turn", "W7")
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        codes = self.codes
        found: list[int] = []
        add_claims(codes, state, seat, found)
        if flow.may_lay(state) and (state.played == STACK or state.empty() != 0):
            for kind in range(len(state.box.types)):
                if state.has_tile(seat, kind) > 0:
                    found.append(codes.pick + kind)
        if state.played == NONE:
            for kind in range(KINDS):
                if state.cards[seat * KINDS + kind] > 0 and self.playable(state, seat, kind):
                    found.append(codes.play + kind)
        if state.laid > 0:
            found.append(codes.done)
        elif state.played == NONE:
            found.append(codes.pass_)
        return found

    def playable(self, state: WasabiState, seat: i64, kind: i64) -> bool:
        """W20-W25: what each card needs; without tiles only Chop! helps (W17)."""
        before = state.laid == 0
        if before and kind != CHOP and state.hands[seat] == 0:
            return False
        if kind == STACK:
            return before and state.loose() != 0
        if kind == CHOP:
            return state.loose() != 0
        if kind == SWITCH:
            return any_pair(self.codes, state)
        return kind == SPICY or any_block(self.codes, state)

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        codes = self.codes
        if move >= codes.done:
            state.passes = 0
            flow.end_phase_one(state)
        elif move == codes.pass_:
            state.passes += 1
            if state.recipes[seat] != 0:
                state.phase = flow.DISCARD_PHASE
            else:
                flow.end_phase_one(state)
        elif move >= codes.claim:
            play_claim(state, move - codes.claim)
        elif move >= codes.play:
            self.play_card(state, seat, move - codes.play)
        else:
            state.held = move - codes.pick
            state.phase = flow.PLACE_PHASE

    def play_card(self, state: WasabiState, seat: i64, kind: i64) -> None:
        """W20: to the kitchen at once; Wasabi! stays in hand until it is laid on the board."""
        state.played = kind
        if kind == WASABI:
            state.phase = flow.COVER_PHASE
            return
        state.cards[seat * KINDS + kind] -= 1
        state.kitchen[kind] += 1
        if kind == CHOP:
            state.phase = flow.CHOP_PHASE
        elif kind == SWITCH:
            state.phase = flow.SWITCH_PHASE

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        codes = self.codes
        if codes.claim <= move < codes.pass_:
            return why_no_claim(state, seat, move - codes.claim)
        if move == codes.pass_:
            return Refused("W8", "refuse-pass")
        if move == codes.done:
            return Refused("W7", "refuse-done")
        if codes.play <= move < codes.chop:
            return self.why_no_card(state, seat, move - codes.play)
        if codes.pick <= move < codes.place:
            held = state.has_tile(seat, move - codes.pick) > 0
            return Refused("W7", "refuse-laid" if held else "refuse-tile")
        return Refused("W7", "refuse-now", {"phase": self.name})

    def why_no_card(self, state: WasabiState, seat: i64, kind: i64) -> Refused:
        if state.cards[seat * KINDS + kind] == 0:
            return Refused("W7", "refuse-card")
        if state.played != NONE:
            return Refused("W7", "refuse-second-card")
        if kind == STACK and state.laid > 0:
            return Refused("W21", "refuse-stack-late")
        if state.laid == 0 and state.hands[seat] == 0:
            return Refused("W17", "refuse-no-tiles")
        return Refused("W20", "refuse-no-effect")


class Place(Phase[WasabiState]):
    """W7, W21: the square for the tile. A tile from the hand leaves it now; a chopped one comes from the board."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("place", "W7")
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        first = self.codes.place + int(state.held) * self.codes.size
        squares = state.zone & ~state.locked if state.played == STACK else state.empty()
        return [first + square for square in members(squares)]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        square = (move - self.codes.place) % self.codes.size
        if not state.chopped:
            state.hands[seat] -= int(one(state.held))
        before = state.shown[square]
        state.put(square, state.held)
        state.laid += 1
        flow.changed(state, square, before)
        flow.back_to_turn(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        square = (move - self.codes.place) % self.codes.size
        if not self.codes.place <= move < self.codes.play:
            return Refused("W7", "refuse-now", {"phase": self.name})
        if state.locked & bit(square):
            return Refused("W26", "refuse-locked")
        return Refused("W7", "refuse-square")


class Discard(Phase[WasabiState]):
    """W8: a pass puts at least one recipe back; the next one may follow, in the order named."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("discard", "W8")
        self.codes = codes

    def to_act(self, state: WasabiState) -> tuple[int, ...]:
        return ONLY[state.actor]

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        found = [self.codes.discard + recipe for recipe in members(state.recipes[seat])]
        if state.dropped > 0:
            found.append(self.codes.done)
        return found

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        if move == self.codes.done:
            flow.end_phase_one(state)
            return
        flow.put_under(state, move - self.codes.discard)
        if count(state.recipes[seat]) == 0:
            flow.end_phase_one(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        return Refused("W8", "refuse-discard")
