"""A sixth game, as somebody else would write one: who takes the last herring wins. It has no table of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from criee.engine.components import Components
from criee.engine.game import ONLY, Game, Outcome, Over, Phase, Sign, State, View
from criee.engine.line import Line, Refused, Tally, seat_name
from criee.engine.options import Options
from criee.engine.rng import Rng

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


class Herring(Game[Barrel]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        phases: list[Phase[Barrel]] = [Take("take", "H1", ("take",)), Over("over", "H2")]
        super().__init__(sign, options, components, phases, MOST)

    def new(self, seats: int) -> Barrel:
        return Barrel(12)

    def describe(self, move: int) -> str:
        return f"take {move + 1}"

    def parse(self, text: str) -> int:
        words = text.split()
        if len(words) != 2 or words[0] != "take" or words[1] not in ("1", "2", "3"):
            raise ValueError("expected 'take 1' to 'take 3'")
        return int(words[1]) - 1

    def view(self, state: Barrel, seat: int) -> View:
        return self.position(state)

    def imagine(self, view: View, seat: int, rng: Rng) -> Barrel:
        return self.from_position(view)

    def position(self, state: Barrel) -> dict[str, object]:
        phase = "take" if state.herrings else "over"
        return {"phase": phase, "herrings": state.herrings, "turn": state.turn, "taken": list(state.taken)}

    def from_position(self, data: Mapping[str, object]) -> Barrel:
        herrings, turn, taken = data["herrings"], data["turn"], data["taken"]
        assert isinstance(herrings, int) and isinstance(turn, int) and isinstance(taken, list)
        state = Barrel(herrings)
        state.turn, state.taken, state.phase = turn, list(taken), TAKE if herrings else OVER
        return state

    def census(self, state: Barrel) -> dict[str, int]:
        return {"herrings": state.herrings + sum(state.taken)}

    def label(self, state: Barrel, seat: int, move: int) -> Line:
        return Line("move-take", {"count": move + 1}, "H1")

    def story(self, before: Barrel, after: Barrel, seat: int, move: int, viewer: int) -> list[Line]:
        return [Line("log-take", {"who": seat_name(seat), "count": move + 1}, "H1")]

    def outcome(self, state: Barrel) -> Outcome | None:
        if state.herrings:
            return None
        winner = 1 - state.turn
        return Outcome([winner], list(state.taken), "H2", Line("end-last", {"who": seat_name(winner)}, "H2"))

    def score(self, state: Barrel) -> list[Tally]:
        return [Tally(seat, Line("score-taken", {}, "H2"), state.taken[seat]) for seat in (0, 1)]

    def worth(self, state: Barrel, seat: int) -> float:
        return 1.0 if (state.herrings % (MOST + 1) == 0) == (state.turn != seat) else -1.0


SIGN: Final = Sign("herring", 1, (2, 2), 2, 1, "H", [], Herring)
