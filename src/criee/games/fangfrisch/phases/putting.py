"""Putting the lot away: thief, stall, cans (F16-F22)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused, seat_name
from criee.engine.phase import ONLY
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import FACES, FISH_KINDS, JOKER, SLOT_NAMES, SLOTS, SPECIES
from criee.games.fangfrisch.flow import go_stealing, open_cans, stow
from criee.games.fangfrisch.phases.decision import Decision
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState


class Buying(Decision):
    """The buyer decides."""

    def to_act(self, state: FangfrischState) -> tuple[int, ...]:
        return ONLY[state.buyer]

    def why_not_asked(self, state: FangfrischState, seat: i64) -> Refused:
        """F10: whoever strikes the bell a moment too late finds it rung."""
        if seat < 0:  # the house
            return super().why_not_asked(state, seat)
        return Refused("F10", "refuse-ring-late", {"who": seat_name(int(state.buyer))})


class Steal(Buying):
    """F20: the top card of anybody else's crate or tub, once for every thief."""

    def __init__(self) -> None:
        super().__init__("steal", "F20", ("steal", "no steal"))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        found: list[int] = [m.NO_STEAL]
        for place in range(state.seats * SLOTS):
            if state.fish[place] > 0 and place // SLOTS != seat:
                found.append(int(m.STEAL + place))
        return found

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        state.thieves -= 1
        if move != m.NO_STEAL:
            state.hand[state.take_top(move - m.STEAL)] += 1
            state.hand_cards += 1
        go_stealing(state)

    def why_not(self, state: FangfrischState, seat: i64, move: i64) -> Refused | None:
        if move == m.NO_STEAL:
            return None
        place = move - m.STEAL
        owner, slot = place // SLOTS, f"@{SLOT_NAMES[place % SLOTS]}"
        if owner >= state.seats:
            return Refused("F20", "refuse-steal-nobody", {"number": int(owner) + 1})
        if owner == seat:
            return Refused("F20", "refuse-steal-own")
        if state.fish[place] == 0:
            return Refused("F20", "refuse-steal-empty", {"who": seat_name(int(owner)), "slot": slot})
        return None


class Stow(Buying):
    """F16-F19: card by card onto the stall, in the order the buyer likes; what does not fit is binned.

    Until the first card is laid, whole slots may be binned to make room (F18).
    """

    def __init__(self) -> None:
        super().__init__("stow", "F16", ("lay", "bin"))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        found: list[int] = []
        for species in range(SPECIES):
            if state.cards_in_hand(species) > 0:
                self._offer(found, state, seat, species)
        for kind in range(JOKER * FACES, FISH_KINDS):  # F19: on any slot, never into the bin
            if state.hand[kind] > 0:
                for slot in range(SLOTS):
                    found.append(m.LAY + kind * SLOTS + slot)
        if not state.laid:
            for slot in range(SLOTS):
                if state.fish[seat * SLOTS + slot] > 0:
                    found.append(m.CLEAR + slot)
        return found

    def _offer(self, found: list[int], state: FangfrischState, seat: i64, species: i64) -> None:
        """Where one species can go: on its pile; or, new, into a slot without species or whole into the bin."""
        home = state.home(seat, species)
        for kind in range(species * FACES, species * FACES + FACES):
            if state.hand[kind] == 0:
                continue
            if home != NO_SLOT:  # F17
                found.append(int(m.LAY + kind * SLOTS + home))
                continue
            for slot in range(SLOTS):
                if state.species[seat * SLOTS + slot] == NO_SPECIES:  # F16: empty, or jokers that join it
                    found.append(int(m.LAY + kind * SLOTS + slot))
        if home == NO_SLOT:
            found.append(int(m.BIN + species))

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        if move >= m.CLEAR:
            for kind in state.clear_slot(seat * SLOTS + move - m.CLEAR):
                state.throw(seat, kind)
            return
        if move >= m.BIN:
            self._bin(state, seat, (move - m.BIN) * FACES)
        else:
            what = move - m.LAY
            state.hand[what // SLOTS] -= 1
            state.hand_cards -= 1
            state.put(seat * SLOTS + what % SLOTS, what // SLOTS)
            state.laid = True
        stow(state)

    def _bin(self, state: FangfrischState, seat: i64, first: i64) -> None:
        """F18: a new species goes whole."""
        for kind in range(first, first + FACES):
            cards = state.hand[kind]
            state.bins[seat * FISH_KINDS + kind] += cards
            state.hand_cards -= cards
            state.hand[kind] = 0

    def why_not(self, state: FangfrischState, seat: i64, move: i64) -> Refused | None:
        if move >= m.CLEAR:
            return self._why_not_clear(state, seat, move - m.CLEAR)
        if move >= m.BIN:
            return self._why_not_bin(state, seat, move - m.BIN)
        what = move - m.LAY
        return self._why_not_lay(state, seat, what // SLOTS, what % SLOTS)

    def _why_not_clear(self, state: FangfrischState, seat: i64, slot: i64) -> Refused | None:
        if state.fish[seat * SLOTS + slot] == 0:
            return Refused("F18", "refuse-clear-empty", {"slot": f"@{SLOT_NAMES[slot]}"})
        return Refused("F18", "refuse-clear-late") if state.laid else None

    def _why_not_bin(self, state: FangfrischState, seat: i64, species: i64) -> Refused | None:
        fish = f"@{state.box.names[species]}"
        if state.cards_in_hand(species) == 0:
            return Refused("F18", "refuse-bin", {"fish": fish})
        home = state.home(seat, species)
        if home != NO_SLOT:
            return Refused("F17", "refuse-bin-home", {"fish": fish, "slot": f"@{SLOT_NAMES[home]}"})
        return None

    def _why_not_lay(self, state: FangfrischState, seat: i64, kind: i64, slot: i64) -> Refused | None:
        names, species = state.box.names, state.box.of_species[kind]
        if state.hand[kind] == 0:
            return Refused("F17", "refuse-card", {"card": f"@{state.box.labels[kind]}"})
        if species == JOKER:
            return None
        home, there = state.home(seat, species), state.species[seat * SLOTS + slot]
        if home != NO_SLOT and home != slot:
            return Refused("F17", "refuse-home", {"fish": f"@{names[species]}", "slot": f"@{SLOT_NAMES[home]}"})
        if there != NO_SPECIES and there != species:
            return Refused("F16", "refuse-taken", {"fish": f"@{names[there]}", "slot": f"@{SLOT_NAMES[slot]}"})
        return None


class Can(Buying):
    """F21: cards leave the bin for good, one or two for every can."""

    def __init__(self) -> None:
        super().__init__("can", "F21", ("tin", "done"))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        found: list[int] = [m.DONE]
        first = seat * FISH_KINDS
        for kind in range(FISH_KINDS):
            if state.bins[first + kind] > 0:
                found.append(int(m.TIN + kind))
        return found

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        if move == m.DONE:
            state.tins = 0
        else:
            kind = move - m.TIN
            state.bins[seat * FISH_KINDS + kind] -= 1
            state.discard[kind] += 1
            state.tins -= 1
        open_cans(state)

    def why_not(self, state: FangfrischState, seat: i64, move: i64) -> Refused | None:
        if move != m.DONE and state.bins[seat * FISH_KINDS + move - m.TIN] == 0:
            return Refused("F21", "refuse-tin", {"card": f"@{state.box.labels[move - m.TIN]}"})
        return None
