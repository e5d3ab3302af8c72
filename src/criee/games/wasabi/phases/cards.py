"""What the action cards ask: Chop!, Switch!, Wasabi! (W20-W26). Stack! and Spicy! change how tiles are laid."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has, lowest, members, of
from criee.engine.line import Refused
from criee.games.wasabi import flow
from criee.games.wasabi.box import KINDS, WASABI
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.chef import ChefPhase
from criee.games.wasabi.phases.claims import add_claims, can_claim, play_claim, why_no_claim
from criee.games.wasabi.state import STACK_STEP, WasabiState


def why_barred(state: WasabiState, square: i64) -> Refused | None:
    """W7, W26: what keeps tiles and cards off a square, whatever lies on it."""
    if not has(state.zone, square):
        return Refused("W7", "refuse-outside", {"square": state.box.squares[square]})
    if has(state.locked, square):
        return Refused("W26", "refuse-locked", {"square": state.box.squares[square]})
    return None


def legal_pair(state: WasabiState, pair: i64) -> bool:
    """W24: both in the zone and uncovered, not both empty."""
    squares: i64 = state.box.pair_bits[pair]
    return squares & ~(state.zone & ~state.locked) == 0 and squares & state.filled != 0


def any_pair(state: WasabiState) -> bool:
    for pair in range(len(state.box.pairs)):  # noqa: SIM110 - a generator would be slow compiled
        if legal_pair(state, pair):
            return True
    return False


def legal_block(state: WasabiState, block: i64) -> bool:
    """W25, W26: inside the zone, no overlap; before the tile, an empty square must be left for it."""
    squares: i64 = state.box.block_bits[block]
    if squares & ~(state.zone & ~state.locked) != 0:
        return False
    return state.laid > 0 or state.empty() & ~squares != 0


def any_block(state: WasabiState) -> bool:
    for block in range(len(state.box.blocks)):  # noqa: SIM110 - a generator would be slow compiled
        if legal_block(state, block):
            return True
    return False


class Chop(ChefPhase):
    """W22: any uncovered ingredient comes off the board; after the tile it goes back to the pantry at once."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "chop", "W22", ("chop",))
        self.midway = True

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.chop + square for square in members(state.loose())]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        square = move - self.codes.chop
        before = state.shown[square]
        kind = state.lift(square)
        flow.changed(state, square, before)
        if state.laid > 0:
            state.pantry[kind] += 1
            flow.back_to_turn(state)
        else:
            state.held = kind
            state.chopped = True
            state.phase = flow.CHOPPED_PHASE

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        square = move - self.codes.chop
        barred = why_barred(state, square)
        if barred is None and not has(state.filled, square):
            return Refused("W22", "refuse-nothing-there", {"square": state.box.squares[square]})
        return barred


class Chopped(ChefPhase):
    """W22: before the tile, the chopped one goes to the pantry or is this turn's; what it revealed may be claimed."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "chopped", "W22", ("claim", "toss", "keep"))

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        found: list[int] = []
        add_claims(self.codes.claim, state, seat, found)
        if state.hands[seat] != 0:
            found.append(self.codes.toss)
        found.append(self.codes.keep)
        return found

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        if move == self.codes.toss:
            state.pantry[state.held] += 1
            flow.back_to_turn(state)
        elif move == self.codes.keep:
            state.phase = flow.PLACE_PHASE
        else:
            play_claim(state, move - self.codes.claim)

    def asks(self, state: WasabiState) -> str:
        if can_claim(state):
            return "prompt-chopped-claim"
        return "prompt-chopped" if state.hands[state.actor] != 0 else "prompt-chopped-bare"

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        if move >= self.codes.claim:
            return why_no_claim(state, seat, move - self.codes.claim)
        if move == self.codes.toss and state.hands[seat] == 0:
            return Refused("W22", "refuse-toss")
        return None


class Switch(ChefPhase):
    """W24: two neighbouring squares swap all that lies on them."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "switch", "W24", ("switch",))
        self.midway = True

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.switch + pair for pair in range(len(state.box.pairs)) if legal_pair(state, pair)]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        pair = state.box.pairs[move - self.codes.switch]
        a, b = pair[0], pair[1]
        if state.shown[a] != state.shown[b]:
            state.swap_a = a
            state.swap_b = b
        swap(state, a, b)
        flow.back_to_turn(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        pair = state.box.pairs[move - self.codes.switch]
        for square in pair:
            barred = why_barred(state, square)
            if barred is not None:
                return barred
        if of(pair) & state.filled == 0:
            names = state.box.squares
            return Refused("W24", "refuse-both-empty", {"one": names[pair[0]], "two": names[pair[1]]})
        return None


def swap(state: WasabiState, a: int, b: int) -> None:
    """Swaps whole stacks."""
    state.shown[a], state.shown[b] = state.shown[b], state.shown[a]
    if has(state.filled, a) != has(state.filled, b):
        state.filled ^= bit(a) | bit(b)
    for i, tile in enumerate(state.buried):
        square = tile % STACK_STEP
        if square == a:
            state.buried[i] = tile - a + b
        elif square == b:
            state.buried[i] = tile - b + a


class Cover(ChefPhase):
    """W25: Wasabi! locks a block of four squares and brings a cube."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "cover", "W25", ("cover",))
        self.midway = True

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.cover + block for block in range(len(state.box.blocks)) if legal_block(state, block)]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        block = move - self.codes.cover
        state.cards[seat * KINDS + WASABI] -= 1
        state.blocks.append(int(block))
        state.locked |= state.box.block_bits[block]
        state.cubes[seat] += int(state.box.wasabi_cubes)
        flow.back_to_turn(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        squares: i64 = state.box.block_bits[move - self.codes.cover]
        if squares & ~state.zone != 0:
            return Refused("W25", "refuse-outside", {"square": state.box.squares[lowest(squares & ~state.zone)]})
        if squares & state.locked != 0:
            return Refused("W26", "refuse-overlap", {"square": state.box.squares[lowest(squares & state.locked)]})
        if not legal_block(state, move - self.codes.cover):
            return Refused("W25", "refuse-last-square")
        return None
