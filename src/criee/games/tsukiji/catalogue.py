"""What a client needs to draw the table and that never changes: the faces, the numbers on barrel and balance."""

from __future__ import annotations

from typing import TypedDict

from criee.games.tsukiji.box import COLOURS, ICON_NAMES, SPECIALITIES, Box


class Half(TypedDict):
    colour: str
    value: int
    icon: str  # "plain": none


class Face(TypedDict):
    card: int
    other: str  # the face on its back
    halves: list[Half]  # one, or two if it is bicolour


class Catalogue(TypedDict):
    faces: dict[str, Face]
    colours: list[str]
    specialities: list[str]  # of the colours, in their order
    night: list[int]  # by colour: cards that bring its speciality
    day: list[int]
    notches: int
    bids: list[int]
    knives_to_win: int
    wasabi_to_double: int
    points_per_notch: int
    kind_fish: bool
    kind_fish_cards: int
    end_effects: bool
    bonus_after_layout: bool


def face_of(box: Box, face: int) -> Face:
    first = face * COLOURS
    halves: list[Half] = [
        {"colour": box.names[c], "value": box.value[first + c], "icon": ICON_NAMES[box.icon[first + c]]}
        for c in box.colours[face]
    ]
    return {"card": face // 2 + 1, "other": box.labels[face ^ 1], "halves": halves}


def facts(box: Box) -> Catalogue:
    return {
        "faces": {text: face_of(box, face) for face, text in enumerate(box.labels)},
        "colours": list(box.names),
        "specialities": [SPECIALITIES[kind] for kind in box.speciality],
        "night": box.threshold[:COLOURS],
        "day": box.threshold[COLOURS:],
        "notches": int(box.notches),
        "bids": [bid + int(box.lowest_bid) for bid in box.bids],
        "knives_to_win": int(box.knives_to_win),
        "wasabi_to_double": int(box.wasabi_to_double),
        "points_per_notch": int(box.points_per_notch),
        "kind_fish": box.kind_fish,
        "kind_fish_cards": int(box.kind_fish_cards),
        "end_effects": box.end_effects,
        "bonus_after_layout": box.bonus_after_layout,
    }
