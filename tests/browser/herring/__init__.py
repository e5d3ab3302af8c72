"""A sixth game, as somebody else would write one: who takes the last herring wins. It has no table of its own."""

from __future__ import annotations

from typing import Final

from criee.engine.components import Components
from criee.engine.fields import Fields, require
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Line, Refused, Tally, seat_name
from criee.engine.mind import Mind
from criee.engine.notation import Notation
from criee.engine.options import Options
from criee.engine.phase import ONLY, Over, Phase, State, in_order
from criee.engine.rng import Rng
from criee.engine.voice import Voice

HERRINGS: Final = 12
MOST: Final = 3  # herrings a move may take
TAKE, OVER = 0, 1


class Barrel(State):
    def __init__(self, herrings: int) -> None:
        super().__init__(2)
        self.herrings = herrings
        self.turn = 0
        self.taken = [0, 0]

    def clone(self) -> Barrel:
        copy = Barrel(self.herrings)
        copy.phase, copy.turn, copy.taken = self.phase, self.turn, list(self.taken)
        return copy


class Take(Phase[Barrel]):
    def to_act(self, state: Barrel) -> tuple[int, ...]:
        return ONLY[state.turn]

    def moves(self, state: Barrel, seat: int) -> list[int]:
        return list(range(min(MOST, state.herrings)))

    def play(self, state: Barrel, seat: int, move: int) -> None:
        state.herrings -= move + 1
        state.taken[seat] += move + 1
        state.turn = 1 - state.turn
        state.phase = TAKE if state.herrings else OVER

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        if move >= state.herrings:
            return Refused("H1", "refuse-few", {"left": state.herrings})
        return None


class HerringVoice(Voice[Barrel]):
    def label(self, state: Barrel, seat: int, move: int) -> Line:
        return Line("move-take", {"count": move + 1}, "H1")

    def story(self, before: Barrel, after: Barrel, seat: int, move: int, viewer: int) -> list[Line]:
        return [Line("log-take", {"who": seat_name(seat), "count": move + 1}, "H1")]


class HerringMind(Mind[Barrel]):
    def worth(self, state: Barrel, seat: int) -> float:
        return 1.0 if (state.herrings % (MOST + 1) == 0) == (state.turn != seat) else -1.0


class Herring(Game[Barrel]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        phases = in_order({TAKE: Take("take", "H1", ("take",)), OVER: Over("over", "H2")})
        codes = Notation(["take 1"])
        codes.add("take", [f"take {count + 1}" for count in range(MOST)])
        super().__init__(sign, options, components, phases, codes, HerringVoice(phases), HerringMind())

    def new(self, seats: int) -> Barrel:
        return Barrel(HERRINGS)

    def view(self, state: Barrel, seat: int) -> View:
        return self.position(state)

    def secrets(self, state: Barrel, viewer: int, rng: Rng) -> dict[str, object]:
        return {}

    def write(self, state: Barrel) -> dict[str, object]:
        return {"herrings": state.herrings, "turn": state.turn, "taken": list(state.taken)}

    def read(self, fields: Fields, phase: str) -> Barrel:
        state = Barrel(fields.number("herrings", 0, HERRINGS, HERRINGS))
        state.turn = fields.number("turn", 0, 1, 0)
        state.taken = fields.numbers("taken", 0, HERRINGS, [0, 0], size=2)
        return state

    def check(self, state: Barrel, phase: str) -> None:
        require(state.herrings + sum(state.taken) == HERRINGS, "herrings", f"there are {HERRINGS} in all")
        require((phase == "over") == (state.herrings == 0), "phase", "the last herring ends it (H2)")

    def census(self, state: Barrel) -> dict[str, int]:
        return {"herrings": state.herrings + sum(state.taken)}

    def contents(self, seats: int) -> dict[str, int]:
        return {"herrings": HERRINGS}

    def outcome(self, state: Barrel) -> Outcome | None:
        if state.herrings:
            return None
        winner = 1 - state.turn
        return Outcome([winner], list(state.taken), "H2", Line("end-last", {"who": seat_name(winner)}, "H2"))

    def score(self, state: Barrel) -> list[Tally]:
        return [Tally(seat, Line("score-taken", {}, "H2"), state.taken[seat]) for seat in (0, 1)]


SIGN: Final = Sign("herring", 1, (2, 2), 2, 1, "H", [], Herring)
