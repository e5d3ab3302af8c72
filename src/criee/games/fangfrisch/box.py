"""The box: components.toml as flat tables that compiled code reads fast. Shared by all states, never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.line import Impossible, shown
from criee.engine.options import Option, Options

SPECIES: Final = 6
JOKER: Final = 6  # counts as a seventh species among the kinds of fish cards
FACES: Final = 3  # one, two or three fish on a card
# Kinds of cards: fish are species * 3 + (fish shown - 1), jokers last, then the actions, then the special cards.
FISH_KINDS: Final = 21
THIEF: Final = 21
CAN: Final = 22
PILE_KINDS: Final = 23  # what is shuffled; the special cards have known places
END: Final = 23
CLOSE: Final = 24
KINDS: Final = 25
OTHER_NAMES: Final = ("thief", "can", "end", "close")

SLOTS: Final = 3
CRATES: Final = 2  # slots 0 and 1; the tub comes last
TUB: Final = 2
SLOT_NAMES: Final = ("crate1", "crate2", "tub")
MOST_SEATS: Final = 5
SPEEDS: Final = ("slow", "normal", "fast")


def nearer_bell(seats: int) -> Option:
    """F13: who may have the bell within easier reach."""
    return Option("head_start", "none", "F13", ["none", *[f"p{seat + 1}" for seat in range(seats)]])


class Box:
    def __init__(self, components: Components, options: Options) -> None:
        fish = components.table("fish")
        self.names: list[str] = [*fish.texts("species"), fish.text("joker")]
        if len(set(self.names)) != SPECIES + 1:
            raise fish.wrong("species", f"there are {SPECIES} different species and a joker")
        for name in self.names:
            if not (name.isascii() and name.isalpha()) or name in SLOT_NAMES:  # moves are written with these words
                raise fish.wrong("species", f"a name is one word of plain letters and no slot, found {name!r}")
        self.total: i64 = fish.number("cards", 1, 1000)
        fish.done()
        self.labels: list[str] = [f"{name}{n + 1}" for name in self.names for n in range(FACES)] + list(OTHER_NAMES)
        self.shows: list[int] = [kind % FACES + 1 for kind in range(FISH_KINDS)]  # fish on a card
        self.of_species: list[int] = [kind // FACES for kind in range(FISH_KINDS)]
        self.count: list[int] = []  # cards of each shuffled kind in the box
        self._read_split(components)
        self._read_deck(components)
        self.full: list[int] = read_prices(components, "prices", ["printed", "known", "inferred"])
        self.half: list[int] = read_prices(components, "half", ["printed", "ours"])
        if len(self.full) != len(self.half):
            raise Impossible("components.toml.half", "must price as many fish as the full list")
        self._read_money(components)
        self._read_bell(components, options)
        self.closed_bins: bool = options.flag("closed_bins")

    def _read_split(self, components: Components) -> None:
        split = components.table("split")
        for key, times in (("each_species", SPECIES), ("joker", 1)):
            counts = split.numbers(key, 0, 30)
            if len(counts) != FACES:
                raise split.wrong(key, f"needs the number of cards with 1 to {FACES} fish")
            self.count += counts * times
        self.count += [split.number("thief", 0, 30), split.number("can", 0, 30)]
        split.done()
        if sum(self.count) + 2 != self.total:
            raise Impossible("components.toml.split", f"makes {sum(self.count) + 2} cards, not {self.total}")

    def _read_deck(self, components: Components) -> None:
        deck = components.table("deck")
        # F2: how many cards the deck has left, the special card itself included, when ...
        self.end_at: i64 = deck.number("end_from_bottom", 2, int(self.total) - 2) + 1  # ... end phase is on top
        self.close_from: i64 = deck.number("close_among", 0, int(self.end_at) - 2) + 1  # ... market close may be
        deck.done()

    def _read_money(self, components: Components) -> None:
        money = components.table("money")
        self.capital: i64 = money.number("capital", 0, 1000)
        self.lot_price: i64 = money.number("lot", 1, 1000)
        self.bonus: i64 = money.number("bonus", 0, 100)
        self.bin_price: i64 = money.number("bin", 0, 100)
        money.done()
        table = components.table("table")
        self.per_can: i64 = table.number("per_can", 1, 10)
        self.seller_rings_up_to: i64 = table.number("seller_rings_up_to", 0, MOST_SEATS)
        table.done()

    def _read_bell(self, components: Components, options: Options) -> None:
        bell = components.table("bell")
        millis = {speed: bell.number(speed, 100, 60_000) for speed in SPEEDS}
        self.millis: int = millis[options.word("live_speed")]
        self.naming: int = bell.number("naming", 0, min(millis.values()) - 1)
        self.head_start: int = bell.number("head_start", 0, min(millis.values()))
        bell.done()
        near = options.word("head_start")
        self.near_seat: int = -1 if near == "none" else int(near[1:]) - 1

    def check_seats(self, seats: int) -> None:
        """F13: the nearer bell belongs to somebody at this table; Impossible names those it can be."""
        if self.near_seat >= seats:
            nearer_bell(seats).read(f"p{self.near_seat + 1}")

    def price(self, fish: i64) -> i64:
        """F5: a lot by its number of fish; the last price is for all larger lots."""
        most: i64 = len(self.full) - 1
        return self.full[fish if fish < most else most]

    def half_price(self, fish: i64) -> i64:
        """F26."""
        most: i64 = len(self.half) - 1
        return self.half[fish if fish < most else most]

    def kind(self, label: str) -> int:
        """The kind of a card by its label; ValueError if there is none."""
        if label not in self.labels:
            raise ValueError(f"there is no card {shown(label)!r}")
        return self.labels.index(label)


def read_prices(components: Components, key: str, parts: list[str]) -> list[int]:
    """Prices by number of fish, from tables of differing certainty; index 0 is an empty lot."""
    found: dict[int, int] = {0: 0}
    table = components.table(key)
    for part in parts:
        entries: Fields = table.table(part)
        entries.asked.update(("sure", "source"))
        fish, euro = entries.numbers("fish", 1, 100), entries.numbers("euro", 0, 1000)
        entries.done()
        if len(fish) != len(euro):
            raise entries.wrong("euro", "needs one price per number of fish")
        found.update(zip(fish, euro, strict=True))
    table.done()
    if sorted(found) != list(range(len(found))):
        raise Impossible(f"components.toml.{key}", "must price every number of fish up to the largest")
    return [found[n] for n in range(len(found))]
