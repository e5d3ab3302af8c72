"""The bell at a glance: who would ring for the lot on the table, fast enough to be imagined thousands of times.

Judged as in bot.py, but nothing is really put away: species are counted, and the smallest are left over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import has
from criee.games.fangfrisch.box import CAN, FACES, FISH_KINDS, JOKER, SLOTS, SPECIES, THIEF
from criee.games.fangfrisch.promise import GROWTH, SURE, early, is_time, purse_worth, sale_chance, slot_worth
from criee.games.fangfrisch.state import NO_SPECIES, FangfrischState

THIEF_BRINGS: Final = 2.0  # euro
TIN_SAVES: Final = 2.0  # fish on a binned card
NOTHING: Final = -1
USUAL: Final = 2  # fish on a card


class Heap:
    """A stall and a lot thrown together: fish by species, jokers, and what action cards bring."""

    def __init__(self) -> None:
        self.doubled: list[int] = [0] * SPECIES  # twice the fish, and one more if they are shelved: those stay
        self.wild: i64 = 0  # jokers that wait in a slot for a species
        self.jokers: i64 = 0
        self.thieves: i64 = 0
        self.tins: i64 = 0

    def add(self, s: FangfrischState, species: i64, fish: i64) -> None:
        """A card: of a species, a joker, THIEF or CAN."""
        if species < SPECIES:
            self.doubled[species] += int(2 * fish)
        elif species == JOKER:
            self.jokers += fish
        elif species == THIEF:
            self.thieves += 1
        elif species == CAN:
            self.tins += s.box.per_can


def lot_gain(s: FangfrischState, seat: i64, extra: i64, more: i64) -> float:
    """How much better off a player is with the lot on the table, and with `more` fish of a species on top of it.

    `extra` is a species, the joker, THIEF or CAN; NOTHING for the lot as it lies.
    """
    heap = Heap()
    for kind in s.lot:
        if kind < FISH_KINDS:
            heap.add(s, kind // FACES, s.box.shows[kind])
        else:
            heap.add(s, kind, 0)
    if extra != NOTHING:
        heap.add(s, extra, more)
    time = early(s)
    money: i64 = s.money[seat]
    paid = purse_worth(s, money, time) - purse_worth(s, money - s.box.lot_price, time)
    had = stall_worth(s, seat, heap, GROWTH * time)
    return shelved(s, seat, heap, GROWTH * time) + THIEF_BRINGS * float(heap.thieves) - paid - had


def stall_worth(s: FangfrischState, seat: i64, heap: Heap, growth: float) -> float:
    """What the stall promises as it is; its fish are thrown on the heap."""
    ahead = (seat - s.seller) % s.seats
    chance = sale_chance(s, s.seats if ahead == 0 else ahead)
    total = 0.0
    for slot in range(SLOTS):
        fish: i64 = s.fish[seat * SLOTS + slot]
        total += slot_worth(s, fish, chance, growth)
        species: i64 = s.species[seat * SLOTS + slot]
        if species != NO_SPECIES:
            heap.doubled[species] += int(2 * fish + 1)
        else:
            heap.wild += fish
    return total


def shelved(s: FangfrischState, seat: i64, heap: Heap, growth: float) -> float:
    """What the three largest species are worth in their slots, less what the others cost in the bin."""
    box, a, b, c, rest = s.box, i64(0), i64(0), i64(0), i64(0)
    for doubled in heap.doubled:
        fish: i64 = doubled
        if fish > a:
            fish, a = a, fish
        if fish > b:
            fish, b = b, fish
        if fish > c:
            fish, c = c, fish
        rest += fish // 2
    a, b, c = a // 2 + heap.wild, b // 2, c // 2
    jokers = heap.jokers
    if b > 0 and box.price(b + jokers) - box.price(b) > box.price(a + jokers) - box.price(a):
        b += jokers
    else:
        a += jokers
    chance = sale_chance_after(s, seat)
    total = slot_worth(s, a, chance, growth) + slot_worth(s, b, chance, growth) + slot_worth(s, c, chance, growth)
    binned = float(rest * box.bin_price)
    if heap.tins > 0:
        saved = TIN_SAVES * float(heap.tins)
        left = float(s.bin_fish(seat) * box.bin_price) + binned
        total += saved if saved < left else left
    return total - binned


def sale_chance_after(s: FangfrischState, seat: i64) -> float:
    """... for the buyer of this lot."""
    if s.ending:
        return SURE
    ahead = (seat - s.seller - 1) % s.seats
    return SURE if ahead == 0 else sale_chance(s, ahead)


def next_gain(s: FangfrischState, seat: i64) -> float:
    """What the lot will be worth on average with one more card: a card of each species stands for all of them."""
    total = 0.0
    cards: i64 = 0
    for species in range(SPECIES + 1):
        first = species * FACES
        number: i64 = s.deck[first] + s.deck[first + 1] + s.deck[first + 2]
        if number > 0:
            total += float(number) * lot_gain(s, seat, species, USUAL)
            cards += number
    for kind in (THIEF, CAN):
        number = s.deck[kind]
        if number > 0:
            total += float(number) * lot_gain(s, seat, kind, 0)
            cards += number
    return total / float(cards) if cards > 0 else 0.0


def rings(s: FangfrischState, seat: i64) -> bool:
    """Ring when a share of this lot now beats the chance of a larger one after the next card."""
    mine = lot_gain(s, seat, NOTHING, 0)
    if mine <= 0.0:
        return False
    growth = next_gain(s, seat) - mine
    rivals = [rival for rival in range(s.seats) if rival != seat and has(s.may_ring, rival)]
    return is_time(s, mine, growth, [lot_gain(s, rival, NOTHING, 0) for rival in rivals])
