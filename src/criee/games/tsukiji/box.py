"""The box: components.toml as flat tables that compiled code reads fast. Shared by all states, never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, members
from criee.engine.components import Components
from criee.engine.line import Impossible, shown
from criee.engine.options import Options

# Icons. ABSENT: the face does not show this colour at all.
ABSENT: Final = -1
PLAIN: Final = 0
WASABI: Final = 1
KNIFE: Final = 2
BARREL: Final = 3
DIGITS: Final = tuple("0123456789")
ICONS: Final = {"": PLAIN, "W": WASABI, "K": KNIFE, "B": BARREL}
ICON_NAMES: Final = ("plain", "wasabi", "knife", "barrel")

SPECIALITIES: Final = ("steal", "draw", "discard", "barrel")
STEAL: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
PUSH: Final = 3
COLOURS: Final = 4
VALUE_DIGITS: Final = 4  # values are 0 to 9
MOST_CARDS: Final = 31  # two faces each must fit in the bits of one integer


class Box:
    """Faces are numbered card * 2 + side. Tables with both a face and a colour are indexed face * 4 + colour."""

    def __init__(self, components: Components, options: Options) -> None:
        self.labels: list[str] = []
        self.value: list[int] = []
        self.icon: list[int] = []
        self.colours: list[list[int]] = []  # of each face: one, or two if it is bicolour
        self.knives: list[int] = [0] * COLOURS  # the faces that show a knife in that colour, as bits
        self.wasabi: list[int] = [0] * COLOURS
        # values as binary digits: colour * 4 + digit -> the faces whose value has it; so a pile is summed by counting
        self.digits: list[int] = [0] * (COLOURS * VALUE_DIGITS)
        self._read_colours(components)
        self._read_faces(components)
        barrel = components.table("barrel")
        cards = len(self.labels) // 2
        # T17: one number per barrel face and colour, night first
        self.threshold: list[int] = barrel.numbers("night", 1, cards) + barrel.numbers("day", 1, cards)
        if len(self.threshold) != 2 * COLOURS:
            raise Impossible("components.toml.barrel", "night and day need one number per colour")
        barrel.done()
        self._read_numbers(components)
        self.kind_fish: bool = options.flag("kind_fish")
        self.end_effects: bool = options.flag("end_effects")
        self.bonus_after_layout: bool = options.flag("bonus_after_layout")

    def _read_numbers(self, components: Components) -> None:
        balance = components.table("balance")
        self.notches: i64 = balance.number("notches", 1, 20)
        balance.done()
        bids = components.table("bids")
        self.lowest_bid: i64 = bids.number("lowest", 1, 20)
        self.highest_bid: i64 = bids.number("highest", int(self.lowest_bid), 20)
        self.bids: list[int] = list(range(int(self.highest_bid - self.lowest_bid) + 1))
        bids.done()
        effects = components.table("effects")
        self.knives_to_win: i64 = effects.number("knives_to_win", 1, 36)
        self.wasabi_to_double: i64 = effects.number("wasabi_to_double", 1, 36)
        self.points_per_notch: i64 = effects.number("points_per_notch", 0, 20)
        self.kind_fish_cards: i64 = effects.number("kind_fish_cards", 1, 10)
        effects.done()

    def _read_colours(self, components: Components) -> None:
        colours = components.table("colours")
        self.letters: list[str] = colours.texts("letters")
        self.names: list[str] = colours.texts("names")
        words = colours.texts("specialities")
        colours.done()
        if not len(self.letters) == len(self.names) == len(words) == COLOURS:
            raise colours.wrong("letters", "there are four colours: four letters, names and specialities")
        for word in words:
            if word not in SPECIALITIES:
                raise colours.wrong("specialities", f"must be {', '.join(SPECIALITIES)}; found {word!r}")
        self.speciality: list[int] = [SPECIALITIES.index(word) for word in words]

    def _read_faces(self, components: Components) -> None:
        cards = components.table("cards")
        pairs = cards.items("faces")
        cards.done()
        if not 4 <= len(pairs) <= MOST_CARDS:
            raise cards.wrong("faces", f"there must be 4 to {MOST_CARDS} cards, found {len(pairs)}")
        for i, pair in enumerate(pairs):
            where = f"faces[{i}]"
            if not isinstance(pair, list) or len(pair) != 2:
                raise cards.wrong(where, f"a card has two faces, found {pair!r}")
            for text in pair:
                self._read_face(cards.word(where, text), where)
        self.faces: int = len(self.labels)
        self.all_faces: i64 = bit(self.faces) - 1

    def _read_face(self, text: str, where: str) -> None:
        face = len(self.labels)
        self.labels.append(text if text not in self.labels else f"{text}#{face // 2 + 1}")
        self.value += [0] * COLOURS
        self.icon += [ABSENT] * COLOURS
        shown: list[int] = []
        for half in text.split("/"):
            colour, value, icon = self._read_half(half, where)
            if colour in shown or len(shown) == 2:
                raise Impossible(
                    f"components.toml.cards.{where}", f"{text!r} must show one colour, or two different ones"
                )
            shown.append(colour)
            self.value[face * COLOURS + colour] = value
            self.icon[face * COLOURS + colour] = icon
            for digit in range(VALUE_DIGITS):
                if (value >> digit) & 1:
                    self.digits[colour * VALUE_DIGITS + digit] |= bit(face)
            if icon == KNIFE:
                self.knives[colour] |= bit(face)
            if icon == WASABI:
                self.wasabi[colour] |= bit(face)
        self.colours.append(shown)

    def _read_half(self, half: str, where: str) -> tuple[int, int, int]:
        """Colour, value and icon of one half such as `R4W`."""
        if half[:1] in self.letters and half[1:2] in DIGITS and half[2:] in ICONS:
            return self.letters.index(half[0]), int(half[1]), ICONS[half[2:]]
        raise Impossible(
            f"components.toml.cards.{where}", f"expected a colour, a digit and an icon such as R4W, found {half!r}"
        )

    def face(self, label: str) -> int:
        """The number of a face by its label; ValueError if there is none."""
        if label not in self.labels:
            raise ValueError(f"there is no face {shown(label)!r}")
        return self.labels.index(label)

    def label_list(self, faces: i64) -> list[str]:
        return [self.labels[i] for i in members(faces)]
