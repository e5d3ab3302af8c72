"""Positions: a full state as readable data, and back; what cannot be is refused with the reason.

Only what differs from an empty table must be written. `deck` may be left out: then it holds, in unknown order
and side, every card that lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from criee.engine.bits import bit, count, has
from criee.engine.fields import Fields
from criee.engine.line import Impossible
from criee.games.tsukiji import flow
from criee.games.tsukiji.box import COLOURS, Box
from criee.games.tsukiji.state import END, NO_CARD, PICK, TsukijiState
from criee.games.tsukiji.view import BACKS, DERIVED, NIGHT_DAY, look


def write(s: TsukijiState, phase: str) -> dict[str, object]:
    """Everything that is needed to go on from here; what is derived (points, counts) is left out."""
    data: dict[str, object] = dict(look(s, phase, 0))
    for derived in DERIVED:
        del data[derived]
    data["bids"] = [int(s.bid0), int(s.bid1)]
    return data


def read(box: Box, data: Mapping[str, object], phases: list[str]) -> TsukijiState:
    fields = Fields(data, "position")
    s = TsukijiState(box)
    s.phase = phases.index(fields.choice("phase", phases))
    read_table(s, fields)
    read_round(s, fields)
    fields.done()
    check_cards(s)
    check_phase(s, phases[s.phase])
    return s


def read_table(s: TsukijiState, fields: Fields) -> None:
    box = s.box
    notches = int(box.notches)
    s.barrel = fields.number("barrel", -notches, notches) if fields.has("barrel") else 0
    s.day = fields.has("face") and fields.choice("face", list(NIGHT_DAY)) == "day"
    s.top = one_face(box, fields, "top")
    s.held = one_face(box, fields, "held")
    if fields.has("balance"):
        shown = fields.texts("balance")
        if len(shown) != 2:
            raise fields.wrong("balance", f"has a left and a right place, found {len(shown)}")
        s.left = face_of(box, fields, "balance", shown[0])
        s.right = face_of(box, fields, "balance", shown[1])
    s.discard = many_faces(box, fields, "discard")
    if fields.has("piles"):
        read_piles(s, fields)
    s.emptied = fields.number("emptied", 0, 99) if fields.has("emptied") else 0
    s.last = fields.has("last") and fields.flag("last")
    s.deck = many_faces(box, fields, "deck") if fields.has("deck") else faces_elsewhere(s)


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


def read_round(s: TsukijiState, fields: Fields) -> None:
    """Where in the round we are. What is derived in a view is skipped: an imagined view is read here too."""
    for derived in DERIVED:
        fields.asked.add(derived)
    if fields.has("bids"):
        bids = fields.numbers("bids", 0, int(s.box.highest_bid))
        if len(bids) != 2:
            raise fields.wrong("bids", f"there are two players, found {len(bids)}")
        s.bid0, s.bid1 = bids[0], bids[1]
    s.tied = fields.has("tied") and fields.flag("tied")
    s.picker = fields.number("picker", -1, 1) if fields.has("picker") else -1
    s.waiting = fields.number("waiting", -1, 1) if fields.has("waiting") else -1
    s.chain = END if fields.has("end_bonus") and fields.flag("end_bonus") else PICK
    s.owed = fields.number("owed", 0, int(s.box.kind_fish_cards)) if fields.has("owed") else 0
    s.back = BACKS.index(fields.choice("back", list(BACKS))) if fields.has("back") else 0
    s.knife_winner = fields.number("knife_winner", -1, 1) if fields.has("knife_winner") else -1


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
            raise fields.wrong(key, f"{text!r} cannot stand here, or stands here twice")
        faces |= int(bit(face))
    return faces


def in_play(s: TsukijiState) -> list[tuple[str, i64]]:
    """Every place a card can be, except the deck below its top card."""
    places = [("top", one(s.top)), ("held", one(s.held)), ("balance", one(s.left)), ("balance", one(s.right))]
    places.append(("discard", s.discard))
    for seat in range(2):
        for colour in range(COLOURS):
            places.append((f"piles[{seat}].{s.box.names[colour]}", s.pile(seat, colour)))
    return places


def one(face: i64) -> i64:
    return 0 if face == NO_CARD else bit(face)


def faces_elsewhere(s: TsukijiState) -> i64:
    """Both sides of every card that is nowhere else (a fresh deck)."""
    gone: i64 = 0
    for _, faces in in_play(s):
        gone |= faces | flow.turn_over(faces)
    return s.box.all_faces & ~gone


def check_cards(s: TsukijiState) -> None:
    """Every card exactly once."""
    seen: i64 = 0
    for place, faces in in_play(s):
        cards = faces | flow.turn_over(faces)
        if cards & seen or 2 * count(faces) != count(cards):
            both = ", ".join(s.box.label_list(cards & seen if cards & seen else cards))
            raise Impossible(f"position.{place}", f"a card lies in two places at once: one of {both}")
        seen |= cards
    deck = s.deck | flow.turn_over(s.deck)
    if deck & seen:
        raise Impossible("position.deck", "holds a card that lies elsewhere")
    if deck | seen != s.box.all_faces:
        missing = s.box.label_list(s.box.all_faces & ~(deck | seen))
        raise Impossible("position.deck", f"cards are missing: {', '.join(missing)}")
    both_sides_known = count(s.deck) == count(deck)
    one_side_known = 2 * count(s.deck) == count(deck)
    if not (both_sides_known if s.emptied == 0 else one_side_known):
        raise Impossible(
            "position.deck", "a first deck lists both sides of each card, a rebuilt one the upper side (T25)"
        )


def check_phase(s: TsukijiState, phase: str) -> None:
    """The phase must have what it needs, and nothing that contradicts it."""
    knives = max(s.knives(0), s.knives(1)) >= s.box.knives_to_win
    if knives != (s.knife_winner >= 0) or (
        knives and (phase != "over" or s.knives(s.knife_winner) < s.box.knives_to_win)
    ):
        raise Impossible("position.knife_winner", "four knives end the match at once for the one who has them (T16)")
    empty = s.left == NO_CARD and s.right == NO_CARD
    if phase in ("bid", "reveal", "take", "clear") and empty:
        raise Impossible("position.balance", f"phase {phase} needs a card on the balance (T3)")
    if phase in ("take", "steal", "discard", "draw", "choose") and s.picker < 0:
        raise Impossible("position.picker", f"phase {phase} needs a player who decides")
    if phase in ("steal", "discard") and s.cards_of(1 - s.picker) == 0:
        raise Impossible("position.piles", f"phase {phase} needs a card to take from the rival (T23)")
    if (phase == "choose" or (phase in ("turn", "rebuild") and BACKS[s.back] == "held")) and (
        s.held < 0 or s.picker < 0
    ):
        raise Impossible("position.held", "a card has been drawn: say which, and by whom")
    if phase == "choose" and len(s.box.colours[s.held]) != 2:
        raise Impossible("position.held", "only a bicolour card asks for a colour (T9)")
    if phase == "recentre" and not flow.at_an_end(s):
        raise Impossible("position.barrel", "the barrel is not at an end of the balance (T24)")
    if phase == "turn" and (s.deck == 0 or s.top != NO_CARD):
        raise Impossible("position.top", "to turn up a card the deck must have one, and no visible top yet")
    if phase == "rebuild" and (s.discard == 0 or s.deck != 0 or s.top != NO_CARD):
        raise Impossible("position.discard", "the deck is rebuilt when it is empty, from the discard pile (T25)")
    if phase in ("layout", "draw") and not s.can_supply():
        raise Impossible("position.deck", f"phase {phase} needs a card to come (T26)")
    if phase == "layout" and s.left != NO_CARD and s.right != NO_CARD:
        raise Impossible("position.balance", "is full: there is nothing to lay out")
    check_bids(s, phase)


def check_bids(s: TsukijiState, phase: str) -> None:
    made = (s.bid0 != 0) + (s.bid1 != 0)
    if phase == "bid" and made == 2:
        raise Impossible("position.bids", "both have bid: the phase is reveal (T5)")
    if phase == "reveal" and made != 2:
        raise Impossible("position.bids", "both must have bid (T5)")
