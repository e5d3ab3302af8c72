"""What follows what: the course of a round, of a chain of effects, of the deck. In the rulebook's order.

Every function ends by opening the phase that decides next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, count
from criee.games.tsukiji.box import BARREL, COLOURS, DISCARD, DRAW, KNIFE, PUSH, STEAL
from criee.games.tsukiji.state import (
    BACK_TO_DRAW,
    BACK_TO_LAYOUT,
    END,
    NO_CARD,
    NO_SEAT_YET,
    PICK,
    TsukijiState,
)

# The phases, in the order of game.py's list.
LAYOUT_PHASE: Final = 0
TURN_PHASE: Final = 1
REBUILD_PHASE: Final = 2
BID_PHASE: Final = 3
REVEAL_PHASE: Final = 4
TAKE_PHASE: Final = 5
STEAL_PHASE: Final = 6
DISCARD_PHASE: Final = 7
DRAW_PHASE: Final = 8
CHOOSE_PHASE: Final = 9
CLEAR_PHASE: Final = 10
RECENTRE_PHASE: Final = 11
SCORE_PHASE: Final = 12
OVER_PHASE: Final = 13


# --- the deck (T2, T25, T26) -----------------------------------------------------------------------


def top_is_gone(s: TsukijiState, back: i64) -> None:
    """The top card has left the deck: turn the next one up, or see what an empty deck means."""
    s.top = NO_CARD
    s.back = back
    if s.deck != 0:
        s.phase = TURN_PHASE
        return
    s.emptied += 1
    if s.emptied == 1 and s.discard != 0:
        s.phase = REBUILD_PHASE  # T25: at once
        return
    if s.emptied == 1:
        s.emptied = 2  # T25: nothing to rebuild from counts as the second time
    s.last = True  # T26
    go_back(s)


def turn_over(faces: i64) -> i64:
    """T25: each card shows its other side. Sides of one card are neighbouring bits."""
    sides_a: i64 = 0x1555555555555555
    return ((faces & sides_a) << 1) | ((faces >> 1) & sides_a)


def rebuild(s: TsukijiState, back: i64) -> None:
    """T25, T26: the discard pile, turned over, is the new deck; its order is drawn as it is turned up."""
    s.deck = turn_over(s.discard)
    s.discard = 0
    s.back = back
    s.phase = TURN_PHASE


def both_sides(face: i64) -> i64:
    return bit(face) | bit(face ^ 1)


def go_back(s: TsukijiState) -> None:
    """Goes on with what the deck interrupted."""
    if s.back == BACK_TO_LAYOUT:
        lay_out(s)
    elif s.back == BACK_TO_DRAW:
        s.phase = DRAW_PHASE
    elif len(s.box.colours[s.held]) == 2:
        s.phase = CHOOSE_PHASE  # T9
    else:
        enter_held(s, s.box.colours[s.held][0])


# --- the layout (T3, T8, T26) ----------------------------------------------------------------------


def lay_out(s: TsukijiState) -> None:
    """Fills the balance; a card that cannot be supplied stays missing (T26)."""
    if (s.left == NO_CARD or s.right == NO_CARD) and s.can_supply():
        s.phase = LAYOUT_PHASE
    elif s.box.bonus_after_layout and at_an_end(s):
        s.phase = RECENTRE_PHASE
    else:
        begin_round(s)


def begin_round(s: TsukijiState) -> None:
    s.bid0 = 0
    s.bid1 = 0
    s.picker = NO_SEAT_YET
    s.phase = SCORE_PHASE if s.left == NO_CARD and s.right == NO_CARD else BID_PHASE


# --- effects (T14-T23) -----------------------------------------------------------------------------


def enter(s: TsukijiState, seat: i64, face: i64, colour: i64) -> None:
    """T23: a card enters a player's piles, from wherever: knife check, barrel icon, speciality."""
    place = seat * COLOURS + colour
    s.by_speciality = False  # the bonus that brought this card is done
    s.piles[place] |= bit(face)
    icon = s.box.icon[face * COLOURS + colour]
    if icon == KNIFE and s.knives(seat) >= s.box.knives_to_win:  # T16: only a knife can make it four
        s.knife_winner = seat
        s.phase = OVER_PHASE
        return
    if icon == BARREL and effects_apply(s):  # T15
        s.push(seat, 1)
    if earns_speciality(s, colour, count(s.piles[place])):
        speciality(s, seat, s.box.speciality[colour])
    else:
        resolved(s)


def effects_apply(s: TsukijiState) -> bool:
    """T24: with an option, cards gained at the end of the balance have no effects."""
    return s.chain != END or s.box.end_effects


def threshold(s: TsukijiState, colour: i64) -> i64:
    """T17: the face of the barrel that is up gives the number."""
    return s.box.threshold[(COLOURS if s.day else 0) + colour]


def earns_speciality(s: TsukijiState, colour: i64, cards: i64) -> bool:
    """T17, T18: a pile that has just grown to so many cards earns the bonus of its colour."""
    return cards == threshold(s, colour) and effects_apply(s)


def enter_held(s: TsukijiState, colour: i64) -> None:
    face = s.held
    s.held = NO_CARD
    enter(s, s.picker, face, colour)


def speciality(s: TsukijiState, seat: i64, kind: i64) -> None:
    """T19-T22. A bonus with nothing to act on is lost (T23)."""
    rival_has_cards = s.cards_of(1 - seat) != 0
    s.by_speciality = True
    if kind == STEAL and rival_has_cards:
        s.phase = STEAL_PHASE
    elif kind == DISCARD and rival_has_cards:
        s.phase = DISCARD_PHASE
    elif kind == DRAW and s.can_supply():
        s.phase = DRAW_PHASE
    else:
        if kind == PUSH:
            s.push(seat, 1)
        resolved(s)


def resolved(s: TsukijiState) -> None:
    """A chain of effects is over."""
    s.by_speciality = False
    if s.chain == END:
        draw_owed(s)
    elif s.waiting != NO_SEAT_YET and (s.left != NO_CARD or s.right != NO_CARD):
        s.picker = s.waiting  # T12: the other player takes the other card
        s.waiting = NO_SEAT_YET
        s.phase = TAKE_PHASE
    else:
        if s.tied:
            s.day = False  # T12: the barrel turns after both
            s.tied = False
            s.waiting = NO_SEAT_YET  # who got no card, if only one could be laid out (T26)
        clear_balance(s)


# --- the end of a round (T8, T24, T31) ---------------------------------------------------------------


def clear_balance(s: TsukijiState) -> None:
    if s.left != NO_CARD or s.right != NO_CARD:
        s.phase = CLEAR_PHASE
    else:
        end_round(s)


def cleared(s: TsukijiState) -> None:
    """The cards that nobody took have gone; after a tie by night the barrel turns to day (T11)."""
    if s.bid0 == s.bid1 and not s.day:
        s.day = True
    end_round(s)


def at_an_end(s: TsukijiState) -> bool:
    return s.barrel == s.box.notches or s.barrel == -s.box.notches


def end_round(s: TsukijiState) -> None:
    late = s.box.bonus_after_layout and not s.last  # in the last round there is no layout to wait for
    if at_an_end(s) and not late:
        s.phase = RECENTRE_PHASE
    else:
        next_round(s)


def end_bonus(s: TsukijiState) -> None:
    """T24, T31: the barrel has gone back to the centre; the player at whose end it was has the bonus."""
    s.chain = END
    if s.box.kind_fish:
        s.owed = s.box.kind_fish_cards
        draw_owed(s)
    elif s.cards_of(1 - s.picker) != 0:
        s.phase = STEAL_PHASE
    else:
        next_round(s)


def draw_owed(s: TsukijiState) -> None:
    """T31: the first card resolves fully before the second is taken."""
    if s.owed > 0 and s.can_supply():
        s.owed -= 1
        s.phase = DRAW_PHASE
    else:
        s.owed = 0
        next_round(s)


def next_round(s: TsukijiState) -> None:
    s.chain = PICK
    if s.left != NO_CARD or s.right != NO_CARD:
        begin_round(s)  # the bonus came after the layout (option)
    elif s.last:
        s.phase = SCORE_PHASE
    else:
        lay_out(s)
