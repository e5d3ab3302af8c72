"""Phase 1 of a turn: the tile, a card, claims (W7, W9-W14, W17)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count, has, members
from criee.engine.line import Arg, Refused
from criee.games.wasabi import flow
from criee.games.wasabi.box import CHOP, KINDS, SPICY, STACK, SWITCH, WASABI, card, tile
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.cards import any_block, any_pair, why_barred
from criee.games.wasabi.phases.chef import ChefPhase
from criee.games.wasabi.phases.claims import add_claims, can_claim, play_claim, why_no_claim
from criee.games.wasabi.state import NONE, WasabiState, one


class Turn(ChefPhase):
    """W7: choose a tile to lay, a card to play or a recipe to claim; or pass, before anything else (W8)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "turn", "W7", ("claim", "pick", "play", "done", "pass"))
        self.formal = "done"

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        codes = self.codes
        found: list[int] = []
        add_claims(codes.claim, state, seat, found)
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
            return any_pair(state)
        return kind == SPICY or any_block(state)

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

    def rule_in(self, state: WasabiState) -> str:
        if is_bare(state):
            return "W17"
        if state.played == STACK and state.laid == 0:
            return "W21"
        return "W23" if first_of_two(state) or second_of_two(state) else "W7"

    def asks(self, state: WasabiState) -> str:
        claiming = can_claim(state)
        if state.laid == 0:
            return "prompt-turn-claim-tile" if claiming else first_tile(state)
        if second_of_two(state):
            return "prompt-turn-claim-spicy" if claiming else "prompt-turn-spicy"
        for kind in range(KINDS):
            if self.why_no_card(state, state.actor, kind) is None:
                return "prompt-turn-claim-card" if claiming else "prompt-turn-card"
        return "prompt-turn-claim" if claiming else "prompt-turn-end"

    def not_now(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        """A square alone: the tile is chosen first, if one can be laid at all."""
        if self.codes.verb(int(move)) == "place":
            if is_bare(state):
                return Refused("W17", "refuse-bare")
            no_tile = self.why_no_tile(state)
            return Refused("W7", "refuse-pick-first") if no_tile is None else no_tile
        return super().not_now(state, seat, move)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        codes = self.codes
        if codes.claim <= move < codes.pass_:
            return why_no_claim(state, seat, move - codes.claim)
        if move == codes.pass_:
            return None if state.laid == 0 and state.played == NONE else Refused("W8", "refuse-pass")
        if move == codes.done:
            if state.laid > 0:
                return None
            return Refused("W17", "refuse-bare") if is_bare(state) else Refused("W7", "refuse-done")
        if codes.play <= move < codes.chop:
            return self.why_no_card(state, seat, move - codes.play)
        if state.has_tile(seat, move - codes.pick) == 0:
            return Refused("W7", "refuse-tile", {"tile": tile(state.box.types[move - codes.pick])})
        return self.why_no_tile(state)

    def why_no_tile(self, state: WasabiState) -> Refused | None:
        """Why no tile can be laid any more, whichever it is."""
        if not flow.may_lay(state):
            return Refused("W23" if state.played == SPICY else "W7", "refuse-laid", {"laid": int(state.laid)})
        if state.played != STACK and state.empty() == 0:
            return Refused("W7", "refuse-full")
        return None

    def why_no_card(self, state: WasabiState, seat: i64, kind: i64) -> Refused | None:
        named: dict[str, Arg] = {"card": card(int(kind))}
        if state.cards[seat * KINDS + kind] == 0:
            return Refused("W7", "refuse-card", named)
        if state.played != NONE:
            return Refused("W7", "refuse-second-card", {"card": card(int(state.played))})
        if kind == STACK and state.laid > 0:
            return Refused("W21", "refuse-stack-late")
        if kind != CHOP and is_bare(state):
            return Refused("W17", "refuse-bare")
        if self.playable(state, seat, kind):
            return None
        if kind in (STACK, CHOP):
            return Refused("W20", "refuse-no-ingredient", named)
        return Refused("W20", "refuse-no-pair" if kind == SWITCH else "refuse-no-block")


def is_bare(state: WasabiState) -> bool:
    """W17: nothing is laid and there is nothing in hand to lay: only a pass or Chop! is left."""
    return state.laid == 0 and state.hands[state.actor] == 0


def first_tile(state: WasabiState) -> str:
    """What is asked before a tile is laid; a card that changes how it is laid is gone from the hand, so it is named."""
    if is_bare(state):
        return "prompt-turn-bare"
    if state.played == NONE:
        return "prompt-turn"
    if state.played == STACK:
        return "prompt-turn-stack"
    return "prompt-turn-two" if first_of_two(state) else "prompt-turn-tile"


def first_of_two(state: WasabiState) -> bool:
    """W23: a tile is to be laid, and a second can follow it."""
    return state.played == SPICY and state.laid == 0 and state.tiles(state.actor) > 1 and count(state.empty()) > 1


def second_of_two(state: WasabiState) -> bool:
    """W23: a tile has been laid, and a second can be."""
    return state.laid > 0 and flow.may_lay(state) and state.hands[state.actor] != 0 and state.empty() != 0


class Place(ChefPhase):
    """W7, W21: the square for the tile. A tile from the hand leaves it now; a chopped one comes from the board."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "place", "W7", ("place",))
        self.midway = True

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

    def rule_in(self, state: WasabiState) -> str:
        if first_of_two(state) or second_of_two(state):
            return "W23"
        return "W22" if state.chopped else "W21" if state.played == STACK else "W7"

    def asks(self, state: WasabiState) -> str:
        if state.played == STACK:
            return "prompt-place-stack"
        if second_of_two(state):
            return "prompt-place-second"
        return "prompt-place-first" if first_of_two(state) else "prompt-place"

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        kind = (move - self.codes.place) // self.codes.size
        square = (move - self.codes.place) % self.codes.size
        if kind != state.held:
            return Refused("W22" if state.chopped else "W7", "refuse-held", {"tile": tile(state.box.types[state.held])})
        barred = why_barred(state, square)
        if barred is None and state.played != STACK and has(state.filled, square):
            return Refused("W7", "refuse-filled", {"square": state.box.squares[square]})
        return barred
