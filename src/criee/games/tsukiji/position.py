"""Positions: a full state as readable data, and back; what cannot be is refused with the reason (see possible.py).

Only what differs from an empty table must be written. `deck` may be left out: then it holds, in unknown order
and side, every card that lies nowhere else. So may what follows from the rest: the picker from the bids, `last` from
`emptied`, the knife winner from the piles, whose bonus is under way from the phase.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.tsukiji import flow, possible
from criee.games.tsukiji.box import COLOURS, Box
from criee.games.tsukiji.possible_round import bonus_under_way
from criee.games.tsukiji.state import END, NO_CARD, NO_SEAT_YET, PICK, TsukijiState
from criee.games.tsukiji.view import BACKS, NIGHT_DAY


def read(box: Box, fields: Fields, phase: str) -> TsukijiState:
    s = TsukijiState(box)
    read_table(s, fields)
    read_deck(s, fields)
    read_round(s, fields)
    read_bonus(s, fields, phase)
    return s


def read_table(s: TsukijiState, fields: Fields) -> None:
    box = s.box
    notches = int(box.notches)
    s.barrel = fields.number("barrel", -notches, notches, 0)
    s.day = fields.choice("face", list(NIGHT_DAY), "night") == "day"
    s.held = one_face(box, fields, "held")
    if fields.has("balance"):
        left, right = fields.texts("balance", size=2)
        s.left, s.right = face_of(box, fields, "balance", left), face_of(box, fields, "balance", right)
    if fields.has("piles"):
        read_piles(s, fields)


def read_piles(s: TsukijiState, fields: Fields) -> None:
    for seat, pile in enumerate(fields.tables("piles", size=2)):
        for colour, name in enumerate(s.box.names):
            if pile.has(name):
                faces = many_faces(s.box, pile, name)
                for face in range(s.box.faces):
                    if has(faces, face) and colour not in s.box.colours[face]:
                        raise pile.wrong(name, f"{s.box.labels[face]} does not show {name} (T9)")
                s.piles[seat * COLOURS + colour] = faces
        pile.done()


def read_deck(s: TsukijiState, fields: Fields) -> None:
    box = s.box
    s.top = one_face(box, fields, "top")
    s.discard = many_faces(box, fields, "discard")
    s.emptied = fields.number("emptied", 0, 99, 2 if fields.flag("last", False) else 0)
    s.last = fields.flag("last", s.emptied >= 2)  # T26
    s.deck = many_faces(box, fields, "deck") if fields.has("deck") else faces_elsewhere(s)


def read_round(s: TsukijiState, fields: Fields) -> None:
    """Where in the round we are."""
    low, high = int(s.box.lowest_bid), int(s.box.highest_bid)
    s.bid0, s.bid1 = fields.numbers("bids", 0, high, [0, 0], size=2)
    if 0 < s.bid0 < low or 0 < s.bid1 < low:
        raise fields.wrong("bids", f"a bid is {low} to {high}, or 0 if it has not been made (T5)")
    s.tied = fields.flag("tied", False)
    s.picker = fields.number("picker", -1, 1, NO_SEAT_YET)
    s.waiting = fields.number("waiting", -1, 1, NO_SEAT_YET)


def read_bonus(s: TsukijiState, fields: Fields, phase: str) -> None:
    """Which effects are under way, and what waits for the deck's next card."""
    s.chain = END if fields.flag("end_bonus", False) else PICK
    s.owed = fields.number("owed", 0, int(s.box.kind_fish_cards), 0)
    s.back = BACKS.index(fields.choice("back", list(BACKS), BACKS[0]))
    bonus = bonus_under_way(s, phase)
    draws = phase not in ("steal", "discard")
    by_balance = draws if s.box.kind_fish else phase == "steal"  # all else is a speciality's
    s.by_speciality = fields.flag("by_speciality", bonus and (s.chain != END or not by_balance))
    if not fields.has("picker") and s.chain != END and (bonus or phase == "take"):
        s.picker = s.bid_winner()  # T6
    knives = possible.who_has_the_knives(s) if phase == "over" else NO_SEAT_YET
    s.knife_winner = fields.number("knife_winner", -1, 1, knives)


def face_of(box: Box, fields: Fields, key: str, text: str) -> int:
    if text == "":
        return NO_CARD
    try:
        return box.face(text)
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None


def one_face(box: Box, fields: Fields, key: str) -> int:
    return face_of(box, fields, key, fields.text(key, ""))


def many_faces(box: Box, fields: Fields, key: str) -> int:
    faces = 0
    for text in fields.texts(key, []):
        face = face_of(box, fields, key, text)
        if face == NO_CARD or has(faces, face):
            raise fields.wrong(key, f"{shown(text)!r} cannot stand here, or stands here twice")
        faces |= int(bit(face))
    return faces


def faces_elsewhere(s: TsukijiState) -> i64:
    """Both sides of every card that is nowhere else (a fresh deck)."""
    gone: i64 = 0
    for _, faces in possible.in_play(s):
        gone |= faces | flow.turn_over(faces)
    return s.box.all_faces & ~gone
