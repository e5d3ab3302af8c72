"""What Fangfrisch says: labels and the log by story.py, and what a move is sure to do.

Forecast are what a sale brings and spoils, what a slot or the bin becomes, and what the lot on the table would make of
a stall and of a bin. A move is played on a clone, and what has changed is read off it; the rules are not written a
second time.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from criee.engine.line import Line
from criee.engine.voice import Voice
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch import story
from criee.games.fangfrisch.box import FACES, SLOT_NAMES, SLOTS, SPECIES
from criee.games.fangfrisch.flow import SELL_PHASE, STOW_PHASE, award, closes_unsold
from criee.games.fangfrisch.phases.putting import Stow
from criee.games.fangfrisch.shelving import in_hand
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState
from criee.games.fangfrisch.story import spoilt
from criee.games.fangfrisch.view import slots


class FangfrischVoice(Voice[FangfrischState]):
    def label(self, state: FangfrischState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def story(self, before: FangfrischState, after: FangfrischState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def foresee(self, state: FangfrischState, seat: int, move: int) -> Mapping[str, object]:
        if move == m.RING:  # it is not sure who gets the lot; what it would be is
            lot, gain, cost = lot_won(state, seat)
            return {"lot": lot, "gain": gain, "waste": cost}
        return changed(state, self.after(state, seat, move), seat)

    def warning(self, state: FangfrischState, seat: int, move: int) -> Line | None:
        if state.phase == STOW_PHASE and m.BIN <= move < m.TIN:
            return binning(state, seat, move)
        if state.phase == SELL_PHASE and move == m.DONE and closes_unsold(state):
            return closing(state, seat)
        return None


def binning(s: FangfrischState, seat: int, move: int) -> Line | None:
    """F18, F27: what is thrown away costs money, unless it has to be thrown away."""
    if len(Stow().moves(s, seat)) == 1:
        return None
    fish = in_hand(s, move - m.BIN) if move < m.CLEAR else s.fish[seat * SLOTS + move - m.CLEAR]
    euro = int(s.box.bin_price)
    return Line("warn-bin", {"euro": euro, "cost": int(fish) * euro}, "F27")


def closing(s: FangfrischState, seat: int) -> Line:
    """F14, F26: to sell nothing may close the market, with all that could still be sold at its full price."""
    euro, half = int(s.box.lot_price), int(s.half_value(seat))
    full = sum([int(s.box.price(s.fish[seat * SLOTS + slot])) for slot in range(SLOTS)])
    return Line("warn-close", {"euro": euro, "half": half, "full": full}, "F14")


def changed(before: FangfrischState, after: FangfrischState, seat: int) -> dict[str, object]:
    """What has become of one's own side of the table, and what has spoilt on the others'."""
    found: dict[str, object] = {
        "euro": after.money[seat] - before.money[seat],
        "slots": slots(after, seat),
        "spoils": spoils(before, after, seat),
        "bin_cards": int(after.bin_cards(seat)),
    }
    if not before.box.closed_bins:  # F23: what a closed bin costs is for memory
        found["bin_cost"] = int(after.bin_fish(seat) * after.box.bin_price)
    return found


def spoils(before: FangfrischState, after: FangfrischState, seat: int) -> list[dict[str, object]]:
    names = before.box.labels
    return [
        {"seat": place // SLOTS, "slot": SLOT_NAMES[place % SLOTS], "card": names[before.piles[place][-1]]}
        for place in spoilt(before, after, seat)
    ]


def lot_won(s: FangfrischState, seat: int) -> tuple[list[dict[str, object]], int, int]:
    """What the lot on the table is to this seat if it gets it: per species the fish in the lot and on its pile, and
    what the pile brings before and after. `fits`: whether there is a slot for it without emptying one. `kept`: whether
    there is one for it beside the other new species, the largest first. Jokers go wherever the buyer likes, so of them
    only the number is sure.

    With it, what the piles bring more together, and what the rest costs in the bin (F27).
    """
    then: FangfrischState = s.clone()
    award(then, seat)
    legal = Stow().moves(then, seat)
    homes = new_homes(then, seat)
    found: list[dict[str, object]] = []
    gain, waste = 0, 0
    for species in range(SPECIES + 1):
        cards = [kind for kind in range(species * FACES, species * FACES + FACES) for _ in range(then.hand[kind])]
        if not cards:
            continue
        fish = sum([s.box.shows[kind] for kind in cards])
        one: dict[str, object] = {"species": s.box.names[species], "fish": fish}
        if species < SPECIES:
            home = int(s.home(seat, species))
            have = 0 if home == NO_SLOT else s.fish[seat * SLOTS + home]
            place = homes.get(species, home)
            one["have"] = have
            one["before"] = int(s.box.price(have))
            one["after"] = int(s.box.price(have + fish))
            one["fits"] = is_offered(legal, cards[0])
            one["kept"] = place != NO_SLOT
            if place == NO_SLOT:
                waste += fish * int(s.box.bin_price)
            else:
                there = s.fish[seat * SLOTS + place]
                gain += int(s.box.price(there + fish)) - int(s.box.price(there))
        found.append(one)
    return found, gain, waste


def new_homes(s: FangfrischState, seat: int) -> dict[int, int]:
    """Which slot each new species in the hand gets as long as one is free, the largest first: jokers wait for it."""
    first = seat * SLOTS
    free = [slot for slot in range(SLOTS) if s.species[first + slot] == NO_SPECIES]
    free.sort(key=lambda slot: -s.fish[first + slot])
    new = [species for species in range(SPECIES) if in_hand(s, species) > 0 and s.home(seat, species) == NO_SLOT]
    new.sort(key=lambda species: -int(in_hand(s, species)))
    return dict(zip(new, free, strict=False))


def is_offered(legal: list[int], kind: i64) -> bool:
    """Whether a card may be laid on some slot."""
    first = m.LAY + int(kind) * SLOTS
    return any(first + slot in legal for slot in range(SLOTS))
