"""What the lot on the table is to a seat if it gets it: species by species, all together, and when it is dear for all.

The lot is awarded on a clone, and what lies in the hand then is compared with the stall: the rules are not written a
second time.
"""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from criee.engine.bits import members
from criee.engine.line import Line
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import FACES, JOKER, SLOTS, SPECIES
from criee.games.fangfrisch.flow import award
from criee.games.fangfrisch.phases.putting import Stow
from criee.games.fangfrisch.shelving import in_hand
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState


class Prospect(NamedTuple):
    """All of a lot together, in euro."""

    species: list[dict[str, object]]
    gain: int  # what the piles bring more, ...
    waste: int  # ... what the rest costs in the bin (F27), ...
    grown: int  # ... and what the piles would bring more with one fish more each, if all had a slot
    sure: bool  # whether that is all that the lot is good for


def told(s: FangfrischState, seat: int) -> dict[str, object]:
    """The prospect as the table shows it."""
    found = prospect(s, seat)
    return {"lot": found.species, "gain": found.gain, "waste": found.waste, "sure": found.sure}


def prospect(s: FangfrischState, seat: int) -> Prospect:
    """Per species the fish in the lot and on its pile, and what the pile brings before and after. `fits`: whether there
    is a slot for it without emptying one. `kept`: whether there is one for it beside the other new species, the largest
    first. `gain`: what it adds, or costs in the bin. Jokers go wherever the buyer likes, so of them only the number is
    sure.
    """
    then: FangfrischState = s.clone()
    award(then, seat)
    legal = Stow().moves(then, seat)
    homes = new_homes(then, seat)
    found: list[dict[str, object]] = []
    gain, waste, grown = 0, 0, 0
    for species in range(SPECIES + 1):
        fish = int(in_hand(then, species))
        one: dict[str, object] = {"species": s.box.names[species], "fish": fish}
        if fish > 0:
            found.append(one)
        if fish == 0 or species == JOKER:
            continue
        place = homes.get(species, int(s.home(seat, species)))
        here = 0 if place == NO_SLOT else s.fish[seat * SLOTS + place]
        low, high = int(s.box.price(here)), int(s.box.price(here + fish))
        adds = -fish * int(s.box.bin_price) if place == NO_SLOT else high - low
        one.update({"have": here, "before": low, "after": high, "gain": adds})
        one.update({"fits": is_offered(legal, species), "kept": place != NO_SLOT})
        gain += max(0, adds)
        waste += max(0, -adds)
        grown += int(s.box.price(here + fish + 1)) - low
    return Prospect(found, gain, waste, grown, is_sure(then, seat, waste))


def new_homes(s: FangfrischState, seat: int) -> dict[int, int]:
    """Which slot each new species in the hand gets as long as one is free, the largest first: jokers wait for it."""
    first = seat * SLOTS
    free = [slot for slot in range(SLOTS) if s.species[first + slot] == NO_SPECIES]
    free.sort(key=lambda slot: -s.fish[first + slot])
    new = [species for species in range(SPECIES) if in_hand(s, species) > 0 and s.home(seat, species) == NO_SLOT]
    new.sort(key=lambda species: -int(in_hand(s, species)))
    return dict(zip(new, free, strict=False))


def is_offered(legal: list[int], species: i64) -> bool:
    """Whether the cards of a species in the hand may be laid on some slot."""
    first = (species * FACES) * SLOTS + m.LAY
    return any(first <= move < first + FACES * SLOTS for move in legal)


def is_sure(won: FangfrischState, seat: int, waste: int) -> bool:
    """Nothing comes on top: no octopus, no thief with prey, no can of use, and no sale of the stall (F19-F21, F24)."""
    if in_hand(won, JOKER) > 0 or won.thieves > 0 or (won.ending and won.has_fish(seat)):
        return False
    return won.tins == 0 or (waste == 0 and won.bin_cards(seat) == 0)


# --- a lot at a loss ---------------------------------------------------------------------------------


def ringing(s: FangfrischState, seat: int) -> Line | None:
    """F10: a lot that nobody who may ring could want is bought at a sure loss.

    To pay somewhat more than fish bring now is how piles begin, and to keep a good lot from a rival can be worth its
    price: of neither anything is said.
    """
    if any(is_wanted(prospect(s, one), s) for one in members(s.may_ring)):
        return None
    found = prospect(s, seat)
    euro = int(s.box.lot_price)
    loss = euro + found.waste - found.gain
    return Line("warn-ring", {"gain": found.gain, "waste": found.waste, "euro": euro, "loss": loss}, "F10")


def is_wanted(found: Prospect, s: FangfrischState) -> bool:
    return not found.sure or found.grown >= s.box.lot_price
