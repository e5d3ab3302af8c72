"""What a player of Fangfrisch does without thinking, fast enough to be imagined thousands of times."""

from __future__ import annotations

from mypy_extensions import i64

from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.bell import NOTHING, rings
from criee.games.fangfrisch.box import CRATES, JOKER, SLOTS, SPECIES
from criee.games.fangfrisch.flow import CAN_PHASE, RING_PHASE, SELL_PHASE, STEAL_PHASE, STOW_PHASE
from criee.games.fangfrisch.promise import GROWTH, early, purse_worth, sale_chance, slot_worth
from criee.games.fangfrisch.shelving import in_hand, stow_move, tin_move
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState


def act(s: FangfrischState, seat: i64) -> i64:
    """A move for any decision; NOTHING where there is none to make."""
    if s.phase == RING_PHASE:
        return m.RING if rings(s, seat) else m.WAIT
    if s.phase == STOW_PHASE:
        return stow_move(s, seat)
    if s.phase == CAN_PHASE:
        return tin_move(s, seat)
    if s.phase == SELL_PHASE:
        return sale(s, seat)
    if s.phase == STEAL_PHASE:
        return prey(s, seat)
    return NOTHING


def sale(s: FangfrischState, seat: i64) -> i64:
    """The slot that gains most by being sold now; done if none does."""
    first = seat * SLOTS
    time, growth = early(s), GROWTH * early(s)
    turns = s.seats if s.buyer < 0 else (seat - s.seller - 1) % s.seats + 1
    later = sale_chance(s, turns)
    best, found = 0.0, -1
    purse = purse_worth(s, s.money[seat], time)
    for slot in range(SLOTS):
        fish = s.fish[first + slot]
        if fish > 0:
            gained = purse_worth(s, s.money[seat] + s.box.price(fish), time) - purse
            gained += slot_worth(s, 0, later, growth) - slot_worth(s, fish, later, growth)
            if s.species[first + slot] != NO_SPECIES:
                gained += spoils(s, seat, s.species[first + slot])
            if gained > best:
                best, found = gained, slot
    if found < 0:
        return m.DONE
    species = s.species[first + found]
    if species != NO_SPECIES:
        return m.SELL + species
    for named in range(SPECIES):
        if s.may_name(seat, named):
            return m.SELL_AS + found * SPECIES + named
    return m.DONE


def spoils(s: FangfrischState, seat: i64, species: i64) -> float:
    """What it is worth that the others' fish of a species spoil."""
    total = 0.0
    for rival in range(s.seats):
        if rival != seat:
            home = s.home(rival, species)
            if home != NO_SLOT and home < CRATES:
                place = rival * SLOTS + home
                top = s.box.shows[s.piles[place][-1]]
                fish = s.fish[place]
                total += float(s.box.price(fish) - s.box.price(fish - top) + top)
    return total / float(s.seats)


def prey(s: FangfrischState, seat: i64) -> i64:
    """The card that helps most here and hurts most there."""
    box = s.box
    best, found = 0.0, m.NO_STEAL
    for place in range(s.seats * SLOTS):
        if s.fish[place] == 0 or place // SLOTS == seat:
            continue
        kind = s.piles[place][-1]
        shows, species = box.shows[kind], box.of_species[kind]
        lost = float(box.price(s.fish[place]) - box.price(s.fish[place] - shows))
        value = lost / float(s.seats - 1) + 0.01
        value += use_of(s, seat, species, shows)
        if value > best:
            best, found = value, int(m.STEAL + place)
    return found


def use_of(s: FangfrischState, seat: i64, species: i64, shows: i64) -> float:
    """What one more card of a species brings on this stall."""
    box, first = s.box, seat * SLOTS
    if species == JOKER:
        most: i64 = 0
        for slot in range(SLOTS):
            fish = s.fish[first + slot]
            more = box.price(fish + shows) - box.price(fish)
            most = more if more > most else most
        return float(most)
    home = s.home(seat, species)
    have = in_hand(s, species) + (s.fish[first + home] if home != NO_SLOT else 0)
    if have > 0:
        return float(box.price(have + shows) - box.price(have))
    for slot in range(SLOTS):
        if s.species[first + slot] == NO_SPECIES:
            return float(box.price(shows))
    return -float(shows)
