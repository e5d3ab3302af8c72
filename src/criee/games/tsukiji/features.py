"""One player's side of the table in numbers, for the learned judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.flow import BID_PHASE
from criee.games.tsukiji.score import points
from criee.games.tsukiji.state import NO_CARD, TsukijiState

LEGEND: Final = [
    "points: in all",
    "points: in all, the match nearly over",
    "points: lead",
    "points: lead, the match nearly over",
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
    "knives: one on the balance, with three",
    "wasabi: a pile with one, its value",
    "wasabi: a pile with one, its value, early",
    "wasabi: a doubled pile, its value",
    "specialities: a pile one card short",
    "specialities: a pile one card short, steal",
    "specialities: a pile two cards short",
    "cards: in all",
    "cards: in all, early",
    "end: this is the last round",
]
A_LOT: Final = 20.0  # points


def read(s: TsukijiState, seat: i64, into: vec[float]) -> None:
    late = 1.0 - to_come(s)
    own, other = points(s, seat), points(s, 1 - seat)
    lead = float(own - other) / A_LOT
    into[0] = float(own) / A_LOT
    into[1] = into[0] * late
    into[2] = lead
    into[3] = lead * late * late
    into[4] = late * late * (1.0 if own > other else 0.0 if own < other else 0.5)
    read_knives(s, seat, into)
    read_barrel(s, seat, late, into)
    read_balance(s, seat, into)
    read_piles(s, seat, late, into)
    into[26] = 1.0 if s.last else 0.0


def to_come(s: TsukijiState) -> float:
    """How much of the match is still to come, from 1 down to 0."""
    cards = float(len(s.box.labels)) / 2.0
    if s.emptied == 0:
        return (float(count(s.deck)) / 2.0 + 0.6 * cards) / (1.6 * cards)
    return 0.0 if s.last else float(count(s.deck)) / (1.6 * cards)


def read_knives(s: TsukijiState, seat: i64, into: vec[float]) -> None:
    knives = s.knives(seat)
    lacking = s.box.knives_to_win - knives
    into[5] = 1.0 if lacking == 3 else 0.0
    into[6] = 1.0 if lacking == 2 else 0.0
    into[7] = 1.0 if lacking <= 1 else 0.0
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
    into[14] = 1.0 if s.picker == seat and s.phase != BID_PHASE else 0.0
    into[15] = 1.0 if s.waiting == seat and s.phase != BID_PHASE else 0.0
    into[16] = 0.0
    into[17] = 0.0
    if into[14] + into[15] > 0.0:
        best: i64 = 0
        for card in (s.left, s.right):
            if card != NO_CARD:
                for colour in s.box.colours[card]:
                    value = s.box.value[card * COLOURS + colour]
                    best = value if value > best else best
        into[16] = float(best) / 5.0
    if s.knives(seat) == s.box.knives_to_win - 1:
        for colour in range(COLOURS):
            for card in (s.left, s.right):
                if card != NO_CARD and (s.box.knives[colour] >> card) & 1:
                    into[17] = 1.0


def read_piles(s: TsukijiState, seat: i64, late: float, into: vec[float]) -> None:
    for i in range(18, 26):
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
            value: i64 = 0
            left = pile
            while left:
                value += s.box.value[count((left & -left) - 1) * COLOURS + colour]
                left &= left - 1
            if wasabi >= s.box.wasabi_to_double:
                into[20] = into[20] + float(value) / A_LOT
            else:
                into[18] = into[18] + float(value) / A_LOT
                into[19] = into[19] + float(value) / A_LOT * (1.0 - late)
        short: i64 = s.box.threshold[(COLOURS if s.day else 0) + colour] - size
        if short == 1:
            into[21] = into[21] + 0.5
            if s.box.speciality[colour] == 0:
                into[22] = 1.0
        elif short == 2:
            into[23] = into[23] + 0.5
    into[24] = float(cards) / 10.0
    into[25] = into[24] * (1.0 - late)
