"""How the house's own bot puts a lot away: which species stay, which slot they get, in which order they are laid.

A stall is judged by what its slots promise (see bot.py); small cards go on top, where spoilage and thieves strike.
"""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import FACES, FISH_KINDS, JOKER, SLOTS, SPECIES, TUB
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState


def in_hand(s: FangfrischState, species: i64) -> i64:
    """Fish of a species (or of jokers) still to be put away."""
    first = species * FACES
    fish: i64 = 0
    for kind in range(first, first + FACES):
        fish += s.hand[kind] * s.box.shows[kind]
    return fish


def largest_in_hand(s: FangfrischState, species: i64) -> i64:
    """The kind with most fish; -1 if there is none."""
    for face in range(FACES - 1, -1, -1):
        if s.hand[species * FACES + face] > 0:
            return species * FACES + face
    return -1


def fish_together(s: FangfrischState, seat: i64, species: i64) -> i64:
    """On the stall and in the hand."""
    home = s.home(seat, species)
    return in_hand(s, species) + (0 if home == NO_SLOT else s.fish[seat * SLOTS + home])


def smallest(s: FangfrischState, seat: i64) -> i64:
    """The species, of stall and hand, with the fewest fish; a new one goes before one that is shelved."""
    worst: i64 = -1
    fewest: i64 = 0
    for species in range(SPECIES):
        fish = 2 * fish_together(s, seat, species) + (0 if s.home(seat, species) == NO_SLOT else 1)
        if fish > 1 and (worst < 0 or fish < fewest):
            worst = species
            fewest = fish
    return worst


def too_many(s: FangfrischState, seat: i64) -> bool:
    """More species than slots."""
    found: i64 = 0
    for species in range(SPECIES):
        if s.home(seat, species) != NO_SLOT or in_hand(s, species) > 0:
            found += 1
    return found > SLOTS


def open_slot(s: FangfrischState, seat: i64) -> i64:
    """Where a new species goes: to jokers that wait for one, else into the safe tub, else into a crate."""
    first = seat * SLOTS
    best: i64 = NO_SLOT
    for slot in range(SLOTS):
        if s.species[first + slot] == NO_SPECIES and (best == NO_SLOT or s.fish[first + slot] >= s.fish[first + best]):
            best = slot
    return best


def new_species(s: FangfrischState, seat: i64) -> i64:
    """The largest new species in the hand; -1 if all are at home."""
    best: i64 = -1
    for species in range(SPECIES):
        fish = in_hand(s, species)
        if fish > 0 and s.home(seat, species) == NO_SLOT and (best < 0 or fish > in_hand(s, best)):
            best = species
    return best


def joker_slot(s: FangfrischState, seat: i64) -> i64:
    """Where jokers raise the price most; with nothing on the stall, the tub."""
    best: i64 = TUB
    most: i64 = -1
    jokers = in_hand(s, JOKER)
    for slot in range(SLOTS):
        species = s.species[seat * SLOTS + slot]
        fish = s.fish[seat * SLOTS + slot] + (in_hand(s, species) if species != NO_SPECIES else 0)
        gain = 4 * (s.box.price(fish + jokers) - s.box.price(fish)) + fish
        if fish > 0 and gain > most:
            most = gain
            best = slot
    return best


def stow_move(s: FangfrischState, seat: i64) -> i64:
    if too_many(s, seat):
        species = smallest(s, seat)
        home = s.home(seat, species)
        if home == NO_SLOT:
            return m.BIN + species
        if not s.laid:
            return m.CLEAR + home
        return m.BIN + new_species(s, seat)
    new = new_species(s, seat)
    if new >= 0:
        slot = open_slot(s, seat)
        return m.BIN + new if slot == NO_SLOT else m.LAY + largest_in_hand(s, new) * SLOTS + slot
    return lay_largest(s, seat)


def lay_largest(s: FangfrischState, seat: i64) -> i64:
    """All species are at home: big cards first, a joker before a fish of its size."""
    target = joker_slot(s, seat)
    for face in range(FACES - 1, -1, -1):
        if s.hand[JOKER * FACES + face] > 0:
            return m.LAY + (JOKER * FACES + face) * SLOTS + target
        for species in range(SPECIES):
            if s.hand[species * FACES + face] > 0:
                return m.LAY + (species * FACES + face) * SLOTS + s.home(seat, species)
    return m.DONE


def tin_move(s: FangfrischState, seat: i64) -> i64:
    """F21: the card that would cost most."""
    best: i64 = -1
    for kind in range(FISH_KINDS):
        if s.bins[seat * FISH_KINDS + kind] > 0 and (best < 0 or s.box.shows[kind] > s.box.shows[best]):
            best = kind
    return m.TIN + best
