"""A foreign game with a bell, in words of its own: who strikes the gong first has the eel. Three eels."""

from __future__ import annotations

from typing import Final

from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.game import Game, Outcome, Sign, View
from criee.engine.line import Line, Tally, seat_name
from criee.engine.mind import Mind
from criee.engine.notation import Notation
from criee.engine.options import Options
from criee.engine.phase import HOUSE, HousePhase, Over, Phase, State
from criee.engine.voice import Voice
from criee.engine.window import Window

EELS: Final = 3
OPEN: Final = 60_000  # milliseconds: what is tested never waits for them
NEAR: Final = 40_000  # the last seat is so near that it is first whenever it strikes, on the slowest machine too
HOLD, STRIKE, UNSOLD, HAMMER = 0, 1, 2, 3  # hammer SEAT
WORDS: Final = ("hold", "strike", "unsold", "hammer p1", "hammer p2", "hammer p3")
GONG, FALL, OVER = 0, 1, 2


class Stage(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.eels = EELS
        self.held: list[int] = []
        self.struck: list[int] = []
        self.won = [0] * seats

    def clone(self) -> Stage:
        copy = Stage(int(self.seats))
        copy.phase, copy.eels, copy.won = self.phase, self.eels, list(self.won)
        copy.held, copy.struck = list(self.held), list(self.struck)
        return copy


class Gong(Phase[Stage]):
    def to_act(self, state: Stage) -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if seat not in state.held + state.struck)

    def moves(self, state: Stage, seat: int) -> list[int]:
        return [HOLD, STRIKE]

    def play(self, state: Stage, seat: int, move: int) -> None:
        (state.struck if move == STRIKE else state.held).append(seat)
        if not self.to_act(state):
            state.phase = FALL

    def window(self, state: Stage) -> Window:
        seats = self.to_act(state)
        lead = tuple(NEAR if seat == state.seats - 1 else 0 for seat in seats)
        return Window(seats, OPEN, STRIKE, HOLD, tuple(HAMMER + seat for seat in seats), lead=lead)


class Fall(HousePhase[Stage]):
    def moves(self, state: Stage, seat: int) -> list[int]:
        return [HAMMER + striker for striker in sorted(state.struck)] or [UNSOLD]

    def play(self, state: Stage, seat: int, move: int) -> None:
        if move != UNSOLD:
            state.won[move - HAMMER] += 1
        state.held, state.struck = [], []
        state.eels -= 1
        state.phase = GONG if state.eels else OVER

    def window(self, state: Stage) -> Window | None:
        seats = tuple(sorted(state.struck))
        return Window(seats, 0, STRIKE, HOLD, tuple(map(HAMMER.__add__, seats))) if len(seats) > 1 else None


class Words(Notation):
    def __init__(self) -> None:
        super().__init__(["strike"])
        self.add("gong", WORDS)


class Crier(Voice[Stage]):
    def label(self, state: Stage, seat: int, move: int) -> Line:
        return Line(f"move-{WORDS[move]}", {}, "G1")

    def story(self, before: Stage, after: Stage, seat: int, move: int, viewer: int) -> list[Line]:
        return [Line("log-hammer", {"who": seat_name(move - HAMMER)}, "G2")] if move >= HAMMER else []


class Greed(Mind[Stage]):
    def worth(self, state: Stage, seat: int) -> float:
        return float(state.won[seat])


class GongGame(Game[Stage]):
    def __init__(self, sign: Sign, options: Options, components: Components) -> None:
        gong, fall = Gong("gong", "G1", ("hold", "strike")), Fall("fall", "G2", ("hammer", "unsold"))
        gong.sealed = True
        phases: list[Phase[Stage]] = [gong, fall, Over("over", "G3")]
        super().__init__(sign, options, components, phases, Words(), Crier(phases), Greed())

    def new(self, seats: int) -> Stage:
        return Stage(seats)

    def seen(self, state: Stage, seat: int, move: int, viewer: int) -> str:
        return WORDS[move] if seat in (HOUSE, viewer) else "gong ?"

    def view(self, state: Stage, seat: int) -> View:
        return {"phase": self.phase(state).name, **self.write(state)}

    def write(self, state: Stage) -> dict[str, object]:
        """All that is open; what was struck under cover a bot needs not imagine."""
        return {"eels": state.eels, "won": list(state.won)}

    def read(self, fields: Fields, phase: str) -> Stage:
        won = fields.numbers("won", 0, EELS)
        state = Stage(len(won))
        state.eels, state.won = fields.number("eels", 0, EELS), won
        return state

    def census(self, state: Stage) -> dict[str, int]:
        return {}

    def outcome(self, state: Stage) -> Outcome | None:
        best = [seat for seat, won in enumerate(state.won) if won == max(state.won)]
        return None if state.eels else Outcome(best, list(state.won), "G3")

    def score(self, state: Stage) -> list[Tally]:
        return [Tally(seat, Line("score-eels", {}, "G3"), won) for seat, won in enumerate(state.won)]


SIGN: Final = Sign("gong", 1, (2, 3), 2, 1, "G", [], GongGame)
