"""Before the first turn, and every recipe that is drawn (W4, W5, W18)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, count, has, members, nth
from criee.engine.line import Arg, Refused, seat_name
from criee.engine.phase import HousePhase
from criee.engine.rng import Rng
from criee.games.wasabi.box import SEATS
from criee.games.wasabi.flow import DEAL_PHASE, GIVE_PHASE, given, left_of, refill
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.phases.chef import ChefPhase
from criee.games.wasabi.state import NONE, WasabiState


class First(HousePhase[WasabiState]):
    """W4: the first player is drawn."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("first", "W4", ("first",))
        self.codes = codes

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.first + seat for seat in range(int(state.seats))]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.first = move - self.codes.first
        state.actor = state.first
        state.phase = GIVE_PHASE


class Give(ChefPhase):
    """W4: the starting hand of the left neighbour, tile by tile: three categories, nothing barred."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "give", "W4", ("give",))

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        box = state.box
        taken = categories(state, left_of(state, seat))
        found: list[int] = []
        for kind in range(len(box.types)):
            if box.may_start[kind] and state.pantry[kind] > 0 and not has(taken, box.category[kind]):
                found.append(self.codes.give + kind)
        return found

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.gain(left_of(state, seat), move - self.codes.give)
        given(state)

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        kind = move - self.codes.give
        if not state.box.may_start[kind]:
            return Refused("W4", "refuse-barred")
        if has(categories(state, left_of(state, seat)), state.box.category[kind]):
            return Refused("W4", "refuse-category", {"player": seat_name(int(left_of(state, seat)))})
        return Refused("W4", "refuse-pantry") if state.pantry[kind] == 0 else None

    def not_now(self, state: WasabiState, seat: i64, move: i64) -> Refused:
        return Refused("W4", "refuse-giving", {"player": seat_name(int(left_of(state, seat)))})


def giving(state: WasabiState) -> dict[str, Arg]:
    """W4: to whom, and which of the three it is, so that nobody takes the next question for the last one."""
    neighbour = left_of(state, state.actor)
    place = int(count(categories(state, neighbour))) + 1
    return {"player": seat_name(int(neighbour)), "place": place, "all": int(state.box.hand)}


def categories(state: WasabiState, seat: i64) -> i64:
    """The categories in a hand, as bits."""
    found: i64 = 0
    for kind in range(len(state.box.types)):
        if state.has_tile(seat, kind) > 0:
            found |= bit(state.box.category[kind])
    return found


class Draw(ChefPhase):
    """W5, W18: the player names the pile; he sees each recipe before he names the next."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "draw", "W18", ("draw",))

    def rule_in(self, state: WasabiState) -> str:
        return drawing_rule(state)

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        return [self.codes.draw + n for n in range(len(state.box.lengths)) if state.has_pile(n)]

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        state.asking = move - self.codes.draw
        state.phase = DEAL_PHASE

    def why_not(self, state: WasabiState, seat: i64, move: i64) -> Refused | None:
        place = move - self.codes.draw
        if state.has_pile(place):
            return None
        return Refused(self.rule_in(state), "refuse-pile", {"length": state.box.lengths[place]})


def drawing_rule(state: WasabiState) -> str:
    """The first three recipes are drawn before the first turn."""
    return "W5" if state.opening else "W18"


class Deal(HousePhase[WasabiState]):
    """The top recipe of a pile: any of those in unknown order, then those put back, in their order (W8)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("deal", "W18", ("deal",))
        self.codes = codes

    def rule_in(self, state: WasabiState) -> str:
        return drawing_rule(state)

    def moves(self, state: WasabiState, seat: i64) -> list[int]:
        unknown = state.deck & state.box.of_length[state.asking]
        if unknown == 0:
            return [int(self.code(state, state.next_under(state.asking)))]
        return [int(self.code(state, recipe)) for recipe in members(unknown)]

    def code(self, state: WasabiState, recipe: i64) -> i64:
        return self.codes.deal + recipe * SEATS + state.actor

    def draw(self, state: WasabiState, rng: Rng) -> i64:
        unknown = state.deck & state.box.of_length[state.asking]
        if unknown == 0:
            return self.code(state, state.next_under(state.asking))
        choices = count(unknown)  # a single one needs no luck, as in Phase.draw
        return self.code(state, nth(unknown, rng.below(choices) if choices > 1 else 0))

    def play(self, state: WasabiState, seat: i64, move: i64) -> None:
        recipe = (move - self.codes.deal) // SEATS
        if has(state.deck, recipe):
            state.deck &= ~bit(recipe)
        else:
            state.under.remove(int(recipe))
        state.recipes[state.actor] |= int(bit(recipe))
        state.known[state.actor] &= int(~bit(recipe))
        state.asking = NONE
        refill(state)
