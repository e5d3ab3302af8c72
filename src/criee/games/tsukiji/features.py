"""One player's side of the table in numbers, for the learned judgement.

They mean the same just before two cards are laid out and just after: of those two only the one is looked at that lay
open on the deck, and what is still to come counts both. So a round may be judged before luck has gone on.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count
from criee.games.tsukiji.box import COLOURS, DISCARD, KNIFE, STEAL, WASABI
from criee.games.tsukiji.flow import BID_PHASE, LAYOUT_PHASE, TURN_PHASE
from criee.games.tsukiji.score import faces_value, points
from criee.games.tsukiji.state import BACK_TO_LAYOUT, NO_CARD, TsukijiState

LEGEND: Final = [
    "points: in all",
    "points: in all, the match nearly over",
    "points: lead",
    "points: lead, against what can still happen",
    "points: ahead, the match nearly over",
    "knives: one",
    "knives: two",
    "knives: three",
    "knives: still to come, with two or more",
    "barrel: notches",
    "barrel: notches, the match nearly over",
    "barrel: at this end",
    "barrel: steps that the rival may still pay",
    "barrel: shows day",
    "balance: picks now",
    "balance: picks afterwards",
    "balance: best card",
    "knives: one in sight, with three",
    "knives: one in sight, with two",
    "balance: points of the card in sight",
    "specialities: the card in sight earns one",
    "specialities: the card in sight robs the rival",
    "wasabi: a pile with one, its value",
    "wasabi: a pile with one, its value, early",
    "wasabi: a doubled pile, its value",
    "specialities: a pile one card short",
    "specialities: a pile one card short, robbing",
    "specialities: a pile two cards short",
    "cards: in all",
    "cards: in all, early",
    "end: nothing more to come",
    "knives: three, early",
]
A_LOT: Final = 20.0  # points
DISCARDED: Final = 0.6  # of the cards that are still to be laid out come again when the deck is rebuilt (T25)
SMOOTH: Final = 0.03


def read(s: TsukijiState, seat: i64, into: vec[float]) -> None:
    left = to_come(s)
    late = 1.0 - left
    own, other = points(s, seat), points(s, 1 - seat)
    lead = float(own - other) / A_LOT
    into[0] = float(own) / A_LOT
    into[1] = into[0] * late
    into[2] = lead
    sure = 0.3 * lead / math.sqrt(left + SMOOTH)
    into[3] = 2.0 if sure > 2.0 else -2.0 if sure < -2.0 else sure
    ahead = own > other or (own == other and s.notches_of(seat) > 0)  # T29
    into[4] = late * late * (1.0 if ahead else 0.5 if own == other and s.barrel == 0 else 0.0)
    read_knives(s, seat, left, into)
    read_barrel(s, seat, late, into)
    read_balance(s, seat, into)
    read_sight(s, seat, into)
    read_piles(s, seat, left, into)
    into[30] = 1.0 if left == 0.0 else 0.0


def to_come(s: TsukijiState) -> float:
    """How much of the match is still to come, from 1 down to 0: cards that will be laid out."""
    supply = float(count(s.deck)) * (0.5 if s.emptied == 0 else 1.0)
    if s.top != NO_CARD:
        supply += 1.0
    if s.phase == BID_PHASE or is_laying(s):
        supply += float(s.on_balance())
    elif s.last:
        return 0.0
    cards = float(len(s.box.labels)) / 2.0
    if s.emptied == 0:
        supply += DISCARDED * supply + float(count(s.discard))
    share = supply / (1.6 * cards)
    return share if share < 1.0 else 1.0


def is_laying(s: TsukijiState) -> bool:
    return s.phase == LAYOUT_PHASE or (s.phase == TURN_PHASE and s.back == BACK_TO_LAYOUT)


def in_sight(s: TsukijiState) -> i64:
    """The card that will be on the balance, or is there since it lay open on the deck."""
    return s.left if (s.phase == BID_PHASE or is_laying(s)) and s.left != NO_CARD else s.top


def read_knives(s: TsukijiState, seat: i64, left: float, into: vec[float]) -> None:
    knives = s.knives(seat)
    lacking = s.box.knives_to_win - knives
    into[5] = 1.0 if lacking == 3 else 0.0
    into[6] = 1.0 if lacking == 2 else 0.0
    into[7] = 1.0 if lacking <= 1 else 0.0
    into[31] = into[7] * left
    into[8] = 0.0
    if lacking <= 2:
        coming: i64 = 0
        for colour in range(COLOURS):
            coming += count((s.deck | s.discard) & s.box.knives[colour])
        into[8] = float(coming) / 8.0


def read_barrel(s: TsukijiState, seat: i64, late: float, into: vec[float]) -> None:
    notches = s.notches_of(seat)
    full = float(s.box.notches)
    into[9] = float(notches) / full
    into[10] = into[9] * late
    into[11] = 1.0 if notches == s.box.notches else 0.0
    room = s.box.notches - (s.barrel if seat == 1 else -s.barrel)
    into[12] = float(room) / full * 0.5
    into[13] = 1.0 if s.day and notches > 0 else 0.0


def read_balance(s: TsukijiState, seat: i64, into: vec[float]) -> None:
    """Who picks, in the middle of a round."""
    into[14] = 0.0
    into[15] = 0.0
    into[16] = 0.0
    if s.phase == BID_PHASE or is_laying(s):
        return
    into[14] = 1.0 if s.picker == seat else 0.0
    into[15] = 1.0 if s.waiting == seat else 0.0
    if into[14] + into[15] > 0.0:
        best: i64 = 0
        for card in (s.left, s.right):
            if card != NO_CARD:
                for colour in s.box.colours[card]:
                    value = s.box.value[card * COLOURS + colour]
                    best = value if value > best else best
        into[16] = float(best) / 5.0


def read_sight(s: TsukijiState, seat: i64, into: vec[float]) -> None:
    """What the card in sight would bring."""
    for i in range(17, 22):
        into[i] = 0.0
    card = in_sight(s)
    if card == NO_CARD:
        return
    lacking = s.box.knives_to_win - s.knives(seat)
    most = 0.0
    for colour in s.box.colours[card]:
        icon = s.box.icon[card * COLOURS + colour]
        if icon == KNIFE:
            if lacking == 1:
                into[17] = 1.0
            elif lacking == 2:
                into[18] = 1.0
        pile = s.pile(seat, colour)
        gain = float(gained(s, pile, colour, card, icon == WASABI)) / A_LOT
        most = gain if gain > most else most
        if count(pile) == s.box.threshold[(COLOURS if s.day else 0) + colour] - 1:
            into[20] = 1.0
            kind = s.box.speciality[colour]
            if kind in (STEAL, DISCARD):
                into[21] = 1.0
    into[19] = most


def gained(s: TsukijiState, pile: i64, colour: i64, card: i64, wasabi: bool) -> i64:
    """By how many points a card makes a pile grow."""
    value: i64 = s.box.value[card * COLOURS + colour]
    so_far = count(pile & s.box.wasabi[colour])
    if so_far >= s.box.wasabi_to_double:
        return 2 * value
    if wasabi and so_far + 1 >= s.box.wasabi_to_double:
        return 2 * value + faces_value(s.box, pile, colour)
    return value


def read_piles(s: TsukijiState, seat: i64, early: float, into: vec[float]) -> None:
    for i in range(22, 30):
        into[i] = 0.0
    cards: i64 = 0
    for colour in range(COLOURS):
        pile = s.pile(seat, colour)
        size = count(pile)
        cards += size
        if size == 0:
            continue
        wasabi = count(pile & s.box.wasabi[colour])
        if wasabi > 0:
            value = float(faces_value(s.box, pile, colour)) / A_LOT
            if wasabi >= s.box.wasabi_to_double:
                into[24] = into[24] + value
            else:
                into[22] = into[22] + value
                into[23] = into[23] + value * early
        short: i64 = s.box.threshold[(COLOURS if s.day else 0) + colour] - size
        if short == 1:
            into[25] = into[25] + 0.5
            if s.box.speciality[colour] == STEAL or s.box.speciality[colour] == DISCARD:
                into[26] = into[26] + 0.5
        elif short == 2:
            into[27] = into[27] + 0.5
    into[28] = float(cards) / 10.0
    into[29] = into[28] * early
