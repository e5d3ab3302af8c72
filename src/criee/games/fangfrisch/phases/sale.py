"""Who begins, selling to the bank, and the end of the market (F3-F8, F14, F24, F26, F27)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.line import Refused
from criee.engine.phase import ONLY, ForcedPhase, HousePhase
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch.box import SLOT_NAMES, SLOTS, SPECIES
from criee.games.fangfrisch.flow import (
    begin_turn,
    closes_unsold,
    next_to_settle,
    sell_slot,
    settle_up,
    skip_auction,
    sold_out,
    who_sells,
)
from criee.games.fangfrisch.phases.decision import Decision
from criee.games.fangfrisch.state import NO_SLOT, NO_SPECIES, FangfrischState


class First(HousePhase[FangfrischState]):
    """F3: the first seller, drawn at random."""

    def __init__(self) -> None:
        super().__init__("first", "F3", ("first",))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        return [m.FIRST + player for player in range(int(state.seats))]

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        begin_turn(state, move - m.FIRST)


class Sell(Decision):
    """F4, F24: any number of species, one after another."""

    def __init__(self) -> None:
        super().__init__("sell", "F4", ("sell", "done"))

    def rule_in(self, state: FangfrischState) -> str:
        """The winner of an auction sells by F24, the player whose turn it is by F4."""
        return "F24" if state.buyer >= 0 else "F4"

    def asks(self, state: FangfrischState) -> str:
        """F14: whoever would close the market by selling nothing is told so."""
        return "prompt-sell-last" if closes_unsold(state) else super().asks(state)

    def to_act(self, state: FangfrischState) -> tuple[int, ...]:
        return ONLY[who_sells(state)]

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        found: list[int] = [m.DONE]
        first = seat * SLOTS
        for slot in range(SLOTS):
            species = state.species[first + slot]
            if species != NO_SPECIES:
                found.append(m.SELL + species)
            elif state.fish[first + slot] > 0:  # F6: jokers only
                for named in range(SPECIES):
                    if state.may_name(seat, named):
                        found.append(int(m.SELL_AS + slot * SPECIES + named))
        return found

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        if move == m.DONE:
            sold_out(state)
        elif move < m.SELL_AS:
            sell_slot(state, seat, state.home(seat, move - m.SELL), move - m.SELL)
        else:
            slot_and_name = move - m.SELL_AS
            sell_slot(state, seat, slot_and_name // SPECIES, slot_and_name % SPECIES)

    def why_not(self, state: FangfrischState, seat: i64, move: i64) -> Refused | None:
        if move < m.SELL:
            return None
        if move < m.SELL_AS:
            if state.home(seat, move - m.SELL) == NO_SLOT:
                return Refused("F4", "refuse-sell", {"fish": f"@{state.box.names[move - m.SELL]}"})
            return None
        slot_and_name = move - m.SELL_AS
        return self._why_not_as(state, seat, slot_and_name // SPECIES, slot_and_name % SPECIES)

    def _why_not_as(self, state: FangfrischState, seat: i64, slot: i64, named: i64) -> Refused | None:
        """F6: only jokers are sold under a name, and only under one that is free."""
        names, place = state.box.names, seat * SLOTS + slot
        if state.fish[place] == 0:
            return Refused("F4", "refuse-sell-empty", {"slot": f"@{SLOT_NAMES[slot]}"})
        if state.species[place] != NO_SPECIES:
            held = f"@{names[state.species[place]]}"
            return Refused("F6", "refuse-jokers", {"slot": f"@{SLOT_NAMES[slot]}", "fish": held})
        if state.home(seat, named) != NO_SLOT:
            return Refused("F6", "refuse-name-held", {"fish": f"@{names[named]}"})
        if has(state.sold, named):
            return Refused("F6", "refuse-name-sold", {"fish": f"@{names[named]}"})
        return None


class Skip(ForcedPhase[FangfrischState]):
    """F14: nobody who may ring can pay, so no card is turned up."""

    def __init__(self) -> None:
        super().__init__("skip", "F14", m.SKIP, ("skip",))

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        skip_auction(state)


class Closing(HousePhase[FangfrischState]):
    """F26, F27: the house settles up with one player after another."""

    def __init__(self) -> None:
        super().__init__("closing", "F26", ("settle",))

    def moves(self, state: FangfrischState, seat: i64) -> list[int]:
        return [int(m.SETTLE + next_to_settle(state))]

    def play(self, state: FangfrischState, seat: i64, move: i64) -> None:
        settle_up(state, move - m.SETTLE)
