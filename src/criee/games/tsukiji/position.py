"""Positions: a full state as readable data, and back; what cannot be is refused with the reason (see possible.py).

Only what differs from an empty table must be written. `deck` may be left out: then it holds, in unknown order
and side, every card that lies nowhere else. So may what follows from the rest: the picker from the bids, `last` from
`emptied`, the knife winner from the piles, whose bonus is under way from the phase.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from criee.engine.bits import bit, has
from criee.engine.fields import Fields
from criee.engine.line import shown
from criee.games.tsukiji import flow, possible
from criee.games.tsukiji.box import COLOURS, Box
from criee.games.tsukiji.state import END, NO_CARD, NO_SEAT_YET, PICK, TsukijiState
from criee.games.tsukiji.under_way import bonus_under_way
from criee.games.tsukiji.view import BACKS, DERIVED, NIGHT_DAY, look


def write(s: TsukijiState, phase: str) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived (points, counts) is left out."""
    data: dict[str, object] = dict(look(s, phase, 0))
    for derived in DERIVED:
        del data[derived]
    data["bids"] = [int(s.bid0), int(s.bid1)]
    return data


def read_possible(box: Box, data: Mapping[str, object], phases: list[str]) -> TsukijiState:
    """What somebody wrote: refused unless play can lead there."""
    s = read(box, data, phases)
    possible.check(s, phases[s.phase])
    return s


def read(box: Box, data: Mapping[str, object], phases: list[str]) -> TsukijiState:
    """What we wrote ourselves, such as an imagined view."""
    fields = Fields(data, "position")
    s = TsukijiState(box)
    phase = fields.choice("phase", phases)
    s.phase = phases.index(phase)
    read_table(s, fields)
    read_deck(s, fields)
    read_round(s, fields)
    read_bonus(s, fields, phase)
    for derived in DERIVED:  # a view has them
        fields.asked.add(derived)
    fields.done()
    return s


def read_table(s: TsukijiState, fields: Fields) -> None:
    box = s.box
    notches = int(box.notches)
    s.barrel = fields.number("barrel", -notches, notches) if fields.has("barrel") else 0
    s.day = fields.has("face") and fields.choice("face", list(NIGHT_DAY)) == "day"
    s.held = one_face(box, fields, "held")
    if fields.has("balance"):
        shown = fields.texts("balance")
        if len(shown) != 2:
            raise fields.wrong("balance", f"has a left and a right place, found {len(shown)}")
        s.left = face_of(box, fields, "balance", shown[0])
        s.right = face_of(box, fields, "balance", shown[1])
    if fields.has("piles"):
        read_piles(s, fields)


def read_piles(s: TsukijiState, fields: Fields) -> None:
    piles = fields.tables("piles")
    if len(piles) != 2:
        raise fields.wrong("piles", f"there are two players, found {len(piles)}")
    for seat, pile in enumerate(piles):
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
    s.last = fields.has("last") and fields.flag("last")
    s.emptied = fields.number("emptied", 0, 99) if fields.has("emptied") else 2 if s.last else 0
    if not fields.has("last"):
        s.last = s.emptied >= 2  # T26
    s.deck = many_faces(box, fields, "deck") if fields.has("deck") else faces_elsewhere(s)


def read_round(s: TsukijiState, fields: Fields) -> None:
    """Where in the round we are."""
    low, high = int(s.box.lowest_bid), int(s.box.highest_bid)
    if fields.has("bids"):
        bids = fields.numbers("bids", 0, high)
        if len(bids) != 2:
            raise fields.wrong("bids", f"there are two players, found {len(bids)}")
        if 0 < bids[0] < low or 0 < bids[1] < low:
            raise fields.wrong("bids", f"a bid is {low} to {high}, or 0 if it has not been made (T5)")
        s.bid0, s.bid1 = bids[0], bids[1]
    s.tied = fields.has("tied") and fields.flag("tied")
    s.picker = fields.number("picker", -1, 1) if fields.has("picker") else NO_SEAT_YET
    s.waiting = fields.number("waiting", -1, 1) if fields.has("waiting") else NO_SEAT_YET


def read_bonus(s: TsukijiState, fields: Fields, phase: str) -> None:
    """Which effects are under way, and what waits for the deck's next card."""
    s.chain = END if fields.has("end_bonus") and fields.flag("end_bonus") else PICK
    s.owed = fields.number("owed", 0, int(s.box.kind_fish_cards)) if fields.has("owed") else 0
    s.back = BACKS.index(fields.choice("back", list(BACKS))) if fields.has("back") else 0
    bonus = bonus_under_way(s, phase)
    if fields.has("by_speciality"):
        s.by_speciality = fields.flag("by_speciality")
    elif bonus:  # the balance steals, or draws for kind fish; all else is a speciality's
        draws = phase not in ("steal", "discard")
        by_balance = draws if s.box.kind_fish else phase == "steal"
        s.by_speciality = s.chain != END or not by_balance
    if not fields.has("picker") and s.chain != END and (bonus or phase == "take"):
        s.picker = s.bid_winner()  # T6
    if fields.has("knife_winner"):
        s.knife_winner = fields.number("knife_winner", -1, 1)
    elif phase == "over":
        s.knife_winner = possible.who_has_the_knives(s)


def face_of(box: Box, fields: Fields, key: str, text: str) -> int:
    if text == "":
        return NO_CARD
    try:
        return box.face(text)
    except ValueError as error:
        raise fields.wrong(key, str(error)) from None


def one_face(box: Box, fields: Fields, key: str) -> int:
    return face_of(box, fields, key, fields.text(key)) if fields.has(key) else NO_CARD


def many_faces(box: Box, fields: Fields, key: str) -> int:
    faces = 0
    for text in fields.texts(key) if fields.has(key) else []:
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
