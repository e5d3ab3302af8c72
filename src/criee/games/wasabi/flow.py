"""What follows what: setup, the two phases of a turn, the end. In the rulebook's order.

Every function ends by opening the phase that decides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.games.wasabi.box import KINDS, SPICY, WASABI
from criee.games.wasabi.state import NONE, WasabiState

# The phases, in the order of game.py's list.
FIRST_PHASE: Final = 0
GIVE_PHASE: Final = 1
DRAW_PHASE: Final = 2
DEAL_PHASE: Final = 3
TURN_PHASE: Final = 4
PLACE_PHASE: Final = 5
CHOP_PHASE: Final = 6
CHOPPED_PHASE: Final = 7
SWITCH_PHASE: Final = 8
COVER_PHASE: Final = 9
DISCARD_PHASE: Final = 10
REWARD_PHASE: Final = 11
STOCK_PHASE: Final = 12
SCORE_PHASE: Final = 13
OVER_PHASE: Final = 14

BY_TOKENS: Final = 28  # the rules that end a match (W28, W29, W31)
BY_BOARD: Final = 29
BY_PASSES: Final = 31


def left_of(s: WasabiState, seat: i64) -> i64:
    """The neighbour on the left, who is also next in turn (W4, W7)."""
    return (seat + 1) % s.seats


def in_phase_two(s: WasabiState) -> bool:
    """W15-W18: phase 1 of this turn is over."""
    return s.phase >= REWARD_PHASE or s.phase in (DRAW_PHASE, DEAL_PHASE)


# --- setup (W4, W5) --------------------------------------------------------------------------------


def given(s: WasabiState) -> None:
    """W4: three tiles for the left neighbour, then the next player gives."""
    if s.tiles(left_of(s, s.actor)) < s.box.hand:
        return
    s.actor = left_of(s, s.actor)
    if s.actor == s.first:
        refill(s)


# --- phase 1 (W7-W14) ------------------------------------------------------------------------------


def begin_turn(s: WasabiState) -> None:
    s.played = NONE
    s.laid = 0
    s.owed = 0
    s.phase = TURN_PHASE


def changed(s: WasabiState, square: i64, before: i64) -> None:
    """W11: a step that made a square show something else."""
    if s.shown[square] != before:
        s.fresh |= bit(square)


def may_lay(s: WasabiState) -> bool:
    """W7, W23: one tile a turn, two with Spicy!."""
    return s.laid == 0 or (s.played == SPICY and s.laid < s.box.spicy_tiles)


def back_to_turn(s: WasabiState) -> None:
    s.held = NONE
    s.chopped = False
    s.phase = TURN_PHASE


def serve(s: WasabiState, recipe: i64, cubes: i64) -> None:
    """W13, W14: a recipe is laid open with its token; the tenth token wins at once (W28)."""
    gone = ~bit(recipe)
    for seat in range(s.seats):
        s.known[seat] &= int(gone)
    s.recipes[s.actor] &= int(gone)
    s.served[s.actor] |= int(bit(recipe))
    s.cubes[s.actor] += int(cubes)
    s.owed += 1
    if count(s.served[s.actor]) == s.box.all_tokens:
        s.ended = BY_TOKENS
        s.phase = OVER_PHASE


def put_under(s: WasabiState, recipe: i64) -> None:
    """W8: a recipe goes under its pile; the length is seen, the name is not.

    A rival who knew what the player holds of this length can tell which one went only if there was no other; otherwise
    he knows neither that one nor the rest any more.
    """
    same = s.recipes[s.actor] & s.box.of_length[s.box.length[recipe]]
    if count(same) > 1:
        for seat in range(s.seats):
            s.known[seat] &= int(~same)
    s.known[s.actor] |= int(bit(recipe))
    s.recipes[s.actor] &= int(~bit(recipe))
    s.under.append(int(recipe))
    s.dropped += 1


def end_phase_one(s: WasabiState) -> None:
    """W12: what is not claimed by now is lost."""
    s.fresh = 0
    s.swap_a = NONE
    s.swap_b = NONE
    s.dropped = 0
    rewards(s)


# --- phase 2 (W15-W18) -----------------------------------------------------------------------------


def offers(s: WasabiState, kind: i64) -> bool:
    """Whether a card of this kind lies in the kitchen or, Wasabi!, on the board."""
    return s.kitchen[kind] > 0 or (kind == WASABI and len(s.blocks) > 0)


def only_played_kind(s: WasabiState) -> bool:
    """W15: nothing but the kind played this turn can be had, so it is allowed."""
    for kind in range(KINDS):  # noqa: SIM110 - a generator would be slow compiled
        if kind != s.played and offers(s, kind):
            return False
    return True


def rewards(s: WasabiState) -> None:
    if s.owed > 0:
        for kind in range(KINDS):
            if offers(s, kind):
                s.phase = REWARD_PHASE
                return
    s.owed = 0  # W15: no card there, the reward lapses
    restock(s)


def restock(s: WasabiState) -> None:
    """W17."""
    if s.tiles(s.actor) < s.box.hand:
        for left in s.pantry:
            if left > 0:
                s.phase = STOCK_PHASE
                return
    refill(s)


def refill(s: WasabiState) -> None:
    """W5, W18."""
    if count(s.recipes[s.actor]) < s.box.recipes_held and (s.deck != 0 or len(s.under) > 0):
        s.phase = DRAW_PHASE
    elif s.opening:
        s.actor = left_of(s, s.actor)
        if s.actor != s.first:
            refill(s)
        else:
            s.opening = False
            begin_turn(s)
    else:
        end_turn(s)


# --- the end (W29, W31) ----------------------------------------------------------------------------


def end_turn(s: WasabiState) -> None:
    if s.is_full():
        s.ended = BY_BOARD
        s.phase = SCORE_PHASE
    elif s.passes >= s.box.passes * s.seats:
        s.ended = BY_PASSES
        s.phase = SCORE_PHASE
    else:
        s.actor = left_of(s, s.actor)
        begin_turn(s)
