"""What a cell asks for: a surprise token, a newborn's place, the fisher's second fish, a whirlpool (B17-B23)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.line import Refused
from criee.engine.phase import ONLY, HousePhase
from criee.engine.rng import Rng
from criee.games.bigfish import moves as m
from criee.games.bigfish.box import SMALL, SURPRISES
from criee.games.bigfish.flow import birth_rule, discards, haul, netted, nursery, resolved, turn_up, whirl
from criee.games.bigfish.phases.asked import Asked
from criee.games.bigfish.phases.setup import listed, picked
from criee.games.bigfish.sea import PLACES, cell_name, place_of
from criee.games.bigfish.state import FishState


class Draw(HousePhase[FishState]):
    """B19: the top token of the pile. This is where the shuffle is drawn."""

    def __init__(self) -> None:
        super().__init__("draw", "B19", ("draw",))

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return [m.DRAW + kind for kind in range(len(SURPRISES)) if state.in_pile(kind) > 0]

    def odds(self, state: FishState) -> list[int]:
        return [int(state.in_pile(kind)) for kind in range(len(SURPRISES)) if state.in_pile(kind) > 0]

    def draw(self, state: FishState, rng: Rng) -> i64:
        left = rng.below(state.box.all_tokens - discards(state))
        kind: i64 = 0
        left -= state.in_pile(0)
        while left >= 0:
            kind += 1
            left -= state.in_pile(kind)
        return m.DRAW + kind

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        turn_up(state, move - m.DRAW)

    def why_not_asked(self, state: FishState, seat: i64) -> Refused:
        return Refused("B19", "refuse-draw") if seat == state.turn else Refused("", "refuse-turn")


def tile_of(s: FishState) -> str:
    """The mark that stands for the tile whose cell is being resolved."""
    return f"@tile-{s.box.names[s.tile_at(place_of(s.at))]}"


class Birth(Asked):
    """B17, B22: the newborn's cell; what is printed there has no effect."""

    def __init__(self) -> None:
        super().__init__("birth", "B17", ("place",))

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return listed(m.PLACE, nursery(state))

    def pick(self, state: FishState, seat: i64, rng: Rng) -> i64:
        return picked(m.PLACE, nursery(state), rng)

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        state.put(seat, move - m.PLACE, SMALL)
        resolved(state)

    def rule_in(self, state: FishState) -> str:
        return birth_rule(state)

    def why_not(self, state: FishState, seat: i64, move: i64) -> Refused | None:
        rule, place = birth_rule(state), move - m.PLACE
        cell = cell_name(int(place))
        if place_of(place) != place_of(state.at):
            return Refused(rule, "refuse-nursery", {"cell": cell, "tile": tile_of(state)})
        if state.sea.is_wreck(place):
            return Refused(rule, "refuse-wreck-birth", {"cell": cell})
        if has(state.fish0 | state.fish1, place):
            return Refused(rule, "refuse-taken", {"cell": cell})
        return None


class Fisher(Asked):
    """B20: the rival chooses which of his fish on the tile returns to his reserve."""

    def __init__(self) -> None:
        super().__init__("fisher", "B20", ("return",))

    def to_act(self, state: FishState) -> tuple[int, ...]:
        return ONLY[1 - state.turn]

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return listed(m.RETURN, netted(state))

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        haul(state, move - m.RETURN)

    def why_not(self, state: FishState, seat: i64, move: i64) -> Refused | None:
        place = move - m.RETURN
        cell = cell_name(int(place))
        if not has(state.fish(seat), place):
            return Refused("B20", "refuse-not-yours", {"cell": cell})
        if place_of(place) != place_of(state.at):
            return Refused("B20", "refuse-net", {"cell": cell, "tile": tile_of(state)})
        return None

    def why_not_asked(self, state: FishState, seat: i64) -> Refused:
        return Refused("B20", "refuse-rival-chooses")


class Whirl(Asked):
    """B23: any of the four tiles, either way."""

    def __init__(self) -> None:
        super().__init__("whirlpool", "B23", ("turn",))
        self.answers: list[int] = [m.TURN + answer for answer in range(PLACES * len(m.WAYS))]

    def moves(self, state: FishState, seat: i64) -> list[int]:
        return self.answers.copy()

    def pick(self, state: FishState, seat: i64, rng: Rng) -> i64:
        return m.TURN + rng.below(PLACES * len(m.WAYS))

    def play(self, state: FishState, seat: i64, move: i64) -> None:
        whirl(state, (move - m.TURN) // 2, (move - m.TURN) % 2)
