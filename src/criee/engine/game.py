"""Game: what a game is, and what it promises to everything that plays it.

A game is its rules (phases, a notation, positions), a voice (what it says) and a mind (how to play it well).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr

from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.line import Line, Refused, Tally, seat_name
from criee.engine.mind import Mind
from criee.engine.notation import Notation
from criee.engine.options import Option, Options
from criee.engine.phase import HOUSE, NOBODY, Phase, S, house_rules
from criee.engine.rng import Rng
from criee.engine.voice import Voice

View = Mapping[str, object]  # plain data, built from nothing for one seat


class Outcome:
    """How a match ended: the winners, everyone's score, the rule that decided it, and a sentence that says why."""

    def __init__(self, winners: list[int], scores: list[int], rule: str, why: Line | None = None) -> None:
        self.winners = winners  # several share the win; all of them is a draw
        self.scores = scores
        self.rule = rule
        self.why = Line("", {}, rule) if why is None else why

    def share(self, seat: int) -> float:
        """What a seat got of the win, which may be shared."""
        return 1.0 / float(len(self.winners)) if seat in self.winners else 0.0

    def data(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "rule": self.rule,
            "why": self.why.data(),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, with its options chosen and its box unpacked. Holds no match: it never changes."""

    def __init__(
        self,
        sign: Sign,
        options: Options,
        components: Components,
        phases: list[Phase[S]],
        codes: Notation,
        voice: Voice[S],
        mind: Mind[S],
    ) -> None:
        self.sign = sign
        self.name = sign.name
        self.options = options
        self.components = components
        self.phases = phases
        self.phase_names = [phase.name for phase in phases]
        self.codes = codes
        self.space = codes.space()  # moves are the codes 0 .. space-1
        self.voice = voice
        self.mind = mind
        self.house_rules = house_rules(phases)
        self.open_score = False  # whether the score sheet rests on nothing hidden, so that all may always see it
        self.derived: tuple[str, ...] = ()  # what a view tells besides the position, because it follows from it

    # --- playing ---------------------------------------------------------------------------------

    @abstractmethod
    def new(self, seats: int) -> S:
        """A match before its first move."""

    def phase(self, state: S) -> Phase[S]:
        return self.phases[state.phase]

    def to_act(self, state: S) -> tuple[int, ...]:
        return self.phases[state.phase].to_act(state)

    def moves(self, state: S, seat: i64) -> list[int]:
        """All legal moves; empty for a seat that is not to act."""
        phase = self.phases[state.phase]
        for acting in phase.to_act(state):
            if acting == seat:
                return phase.moves(state, seat)
        return []

    def play(self, state: S, seat: i64, move: i64) -> None:
        self.phases[state.phase].play(state, seat, move)

    def draw(self, state: S, rng: Rng) -> i64:
        return self.phases[state.phase].draw(state, rng)

    def settle(self, state: S, rng: Rng) -> None:
        """Lets the house act until a player has to, or the match is over."""
        while True:
            phase = self.phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) == 0 or acting[0] != HOUSE:
                return
            phase.play(state, HOUSE, phase.draw(state, rng))

    def ask(self, state: S, rng: Rng) -> list[int]:
        """Lets the house act, then lists what the next to decide (the first of `to_act`) may do; empty when it is over.

        With `step`, one call a decision for whoever plays many matches from Python:
        ``moves = game.ask(state, rng)``, then ``moves = game.step(state, chosen, rng)`` while there are any.
        """
        while True:
            phase = self.phases[state.phase]
            acting = phase.to_act(state)
            if len(acting) == 0:
                return []
            seat: i64 = acting[0]
            if seat != HOUSE:
                return phase.moves(state, seat)
            phase.play(state, HOUSE, phase.draw(state, rng))

    def step(self, state: S, move: i64, rng: Rng) -> list[int]:
        """Plays a legal move of the first of `to_act`, then asks as `ask` does."""
        phase = self.phases[state.phase]
        phase.play(state, phase.to_act(state)[0], move)
        return self.ask(state, rng)

    # --- refusing --------------------------------------------------------------------------------

    def why_not(self, state: S, seat: i64, move: i64) -> Refused | None:
        """Why a seat may not make a move: the first reason that holds; None: it may."""
        phase = self.phases[state.phase]
        acting = phase.to_act(state)
        if len(acting) == 0:
            return Refused("", "refuse-over")
        if seat not in acting:
            return phase.why_not_asked(state, seat)
        if seat == HOUSE:
            return None if int(move) in phase.moves(state, seat) else Refused(phase.rule_in(state), "refuse-house-now")
        verb = self.verb(int(move))
        if verb in self.house_rules:
            return Refused(self.house_rules[verb], "refuse-house")
        if verb not in phase.verbs:
            return phase.not_now(state, seat, move)
        return phase.why_not(state, seat, move)

    # --- notation --------------------------------------------------------------------------------

    def describe(self, move: int) -> str:
        """The notation of a move: records, logs, command line and protocol all use it."""
        return self.codes.describe(move)

    def parse(self, text: str) -> int:
        """The move behind a notation; ValueError says what is wrong with it, Refused which rule never allows it."""
        return self.codes.parse(text)

    def verb(self, move: int) -> str:
        """What kind of move this is."""
        return self.codes.verb(move)

    def seen(self, state: S, seat: int, move: int, viewer: int) -> str:
        """The notation as far as this viewer may know it; `?` stands for what is hidden."""
        return self.describe(move)

    # --- knowledge -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """What one seat may know (NOBODY: what is public), built from nothing."""

    def fill(self, view: View, seat: int, rng: Rng) -> Mapping[str, object]:
        """A position that this view allows, hidden things drawn at random; a view that hides nothing is one."""
        return view

    @abstractmethod
    def secrets(self, state: S, viewer: int, rng: Rng) -> dict[str, object]:
        """What a viewer may not know: the places in the position, each with another value it could as well have.

        ``{"bids.1": 3}``. All of them together make another true position. A secret of which nothing else can be has
        its own value here. Empty: the viewer sees everything.
        """

    def imagine(self, view: View, seat: int, rng: Rng) -> S:
        """A full state that this view allows, hidden things drawn at random."""
        filled = self.fill(view, seat, rng)
        return self.read_all({key: value for key, value in filled.items() if key not in self.derived})

    # --- positions -------------------------------------------------------------------------------

    def write(self, state: S) -> dict[str, object]:
        """The full state as readable plain data: what is public without what follows from it, and what is hidden."""
        return {key: value for key, value in self.view(state, NOBODY).items() if key not in self.derived}

    @abstractmethod
    def read(self, fields: Fields, phase: str) -> S:
        """The state behind a position: every value is of its kind. What is left out has its usual value."""

    def check(self, state: S, phase: str) -> None:
        """Whether play can lead here; Impossible says what cannot be and why."""

    def position(self, state: S) -> dict[str, object]:
        """The full state as readable plain data."""
        return {"phase": self.phase_names[state.phase], **self.write(state)}

    def from_position(self, data: Mapping[str, object]) -> S:
        """The state behind a position; Impossible says what cannot be and why."""
        state = self.read_all(data)
        self.check(state, self.phase_names[state.phase])
        return state

    def read_all(self, data: Mapping[str, object]) -> S:
        """The state behind a position that we made ourselves; nobody asks whether play can lead there."""
        fields = Fields(data, "position")
        phase = fields.choice("phase", self.phase_names)
        state = self.read(fields, phase)
        state.phase = self.phase_names.index(phase)
        fields.done()
        return state

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Where every component is, counted: the same at every moment of a match."""

    @abstractmethod
    def contents(self, seats: int) -> dict[str, int]:
        """What the box holds for so many players, by its printed numbers: what `census` must find."""

    def catalogue(self) -> Mapping[str, object]:
        """What a client needs to draw the table and that never changes: faces, names, printed numbers."""
        return {}

    # --- asking ----------------------------------------------------------------------------------

    def prompt(self, state: S, viewer: int) -> Line:
        """Whose turn it is and what is asked, in one sentence."""
        phase = self.phases[state.phase]
        acting = phase.to_act(state)
        if not acting:
            return Line("prompt-over")
        if viewer in acting:
            return Line(phase.asks(state), {}, phase.rule_in(state))
        who = [seat_name(s) if s != HOUSE else "@house" for s in acting]
        return Line("prompt-wait", {"who": who}, phase.rule_in(state))

    # --- the end ---------------------------------------------------------------------------------

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def score(self, state: S) -> list[Tally]:
        """The score sheet as it stands now, line by line in the rulebook's order."""


class Sign:
    """What hangs over a stall: everything about a game that can be said before it is opened."""

    def __init__(
        self,
        name: str,
        version: int,
        seats: tuple[int, int],
        minutes: int,
        weight: int,
        prefix: str,
        options: list[Option],
        unpack: Callable[[Sign, Options, Components], Game[Any]],
        table: str = "",
    ) -> None:
        self.name = name
        self.version = version  # bumped when an old record would no longer replay
        self.seats = seats
        self.minutes = minutes
        self.weight = weight  # 1 light .. 5 heavy
        self.prefix = prefix  # the letter of its rule numbers
        self.options = options
        self.unpack = unpack
        self.table = table  # a built table (an ES module) inside the game's package, for games that are not ours
