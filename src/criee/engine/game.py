"""Game, Phase, State: what a game is, and what it promises to everything that plays it.

A game is a list of phases. Exactly one phase is open at a time; it says who acts, what is legal and what a move
does. Anything that happens is a move: players' choices, and what the house does (deal, reveal, clear, score).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from criee.engine.components import Components
from criee.engine.line import Line, Refused, Tally, seat_name
from criee.engine.options import Option, Options
from criee.engine.rng import Rng
from criee.engine.window import Window

HOUSE: Final = -1  # the seat of the house: dealing, revealing, refilling, scoring
NOBODY: Final = -2  # the seat of a spectator: knows only what is public

ONLY_HOUSE: Final[tuple[int, ...]] = (HOUSE,)
NO_SEAT: Final[tuple[int, ...]] = ()
ONLY: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))

View = Mapping[str, object]  # plain data, built from nothing for one seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth of one match at one moment. Mutable; `clone` shares nothing that can change."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.phase: i64 = 0  # index into the game's phases

    def clone(self) -> Self:
        raise NotImplementedError


S = TypeVar("S", bound=State)


class Outcome:
    """How a match ended: the winners, everyone's score, the rule that decided it, and a sentence that says why."""

    def __init__(self, winners: list[int], scores: list[int], rule: str, why: Line | None = None) -> None:
        self.winners = winners  # several share the win; all of them is a draw
        self.scores = scores
        self.rule = rule
        self.why = Line("", {}, rule) if why is None else why

    def data(self) -> dict[str, object]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "rule": self.rule,
            "why": self.why.data(),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of decision. `name` is its key in texts and positions, `rule` the rule it comes from.

    `verbs` are the kinds of moves it can ever offer (see `Game.verb`): only another verb is refused with "not now".
    """

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.sealed = False  # several seats choose at once, unseen by each other

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """Who decides: one seat, several at once (sealed), the house, or nobody (the match is over)."""

    @abstractmethod
    def moves(self, state: S, seat: i64) -> list[int]:
        """All legal moves of this seat, always in the same order. The only place where legality is written."""

    @abstractmethod
    def play(self, state: S, seat: i64, move: i64) -> None:
        """Applies a legal move. It is not checked again."""

    def odds(self, state: S) -> list[int]:
        """How likely each of the house's moves is, as whole weights; empty: all alike."""
        return []

    def draw(self, state: S, rng: Rng) -> i64:
        """The house's move, drawn here and nowhere else. Override only for speed, never for other odds."""
        outcomes = self.moves(state, HOUSE)
        if len(outcomes) == 1:
            return outcomes[0]
        odds = self.odds(state)
        return outcomes[rng.weighted(odds)] if odds else rng.pick(outcomes)

    def pick(self, state: S, seat: i64, rng: Rng) -> i64:
        """One of a seat's moves, all alike: random play. Override only for speed, never for another choice."""
        return rng.pick(self.moves(state, seat))

    def rule_in(self, state: S) -> str:
        """The rule that opened this phase here, where several can."""
        return self.rule

    def asks(self, state: S) -> str:
        """The text that asks for this decision; a phase may know that less is left to decide here."""
        return f"prompt-{self.name}"

    def why_not(self, state: S, seat: i64, move: i64) -> Refused | None:
        """Why this seat, which is asked, may not make this move of one of this phase's verbs; None: it may.

        The first reason that *holds*, in the order a referee would give them. There is no last resort: a chain of
        reasons is complete when exactly the moves of `moves` come through it, and `check.py` holds it to that.
        It looks only at what this seat may know.
        """
        return None

    def why_not_asked(self, state: S, seat: i64) -> Refused:
        """Why this seat is not to act now. A phase that knows a reason of the rules gives it."""
        return Refused("", "refuse-turn")

    def not_now(self, state: S, seat: i64, move: i64) -> Refused:
        """Why a move of a verb that this phase never offers cannot be made; a phase may know a closer rule."""
        return Refused(self.rule_in(state), "refuse-now", {"asked": f"@{self.asks(state)}"})

    def window(self, state: S) -> Window | None:
        """In live play: the real-time window of this phase, if it is one (see Fangfrisch's bell)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class HousePhase(Phase[S]):
    """A phase in which the house acts."""

    def to_act(self, state: S) -> tuple[int, ...]:
        return ONLY_HOUSE


@mypyc_attr(allow_interpreted_subclasses=True)
class ForcedPhase(HousePhase[S]):
    """A phase in which the house can do only one thing. It is still a step of its own: logged, told, drawn."""

    def __init__(self, name: str, rule: str, move: int, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(name, rule, verbs)
        self.move: i64 = move

    def moves(self, state: S, seat: i64) -> list[int]:
        return [int(self.move)]

    def draw(self, state: S, rng: Rng) -> i64:
        return self.move


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[S]):
    """The match is over: nobody acts any more."""

    def to_act(self, state: S) -> tuple[int, ...]:
        return NO_SEAT

    def moves(self, state: S, seat: i64) -> list[int]:
        return []

    def play(self, state: S, seat: i64, move: i64) -> None:
        raise Refused("", "refuse-over")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, with its options chosen and its box unpacked. Holds no match: it never changes."""

    def __init__(
        self, sign: Sign, options: Options, components: Components, phases: list[Phase[S]], space: int
    ) -> None:
        self.sign = sign
        self.name = sign.name
        self.options = options
        self.components = components
        self.phases = phases
        self.space = space  # moves are the codes 0 .. space-1
        self.house_rules = house_rules(phases)

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

    @abstractmethod
    def describe(self, move: int) -> str:
        """The notation of a move: records, logs, command line and protocol all use it."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move behind a notation; ValueError says what is wrong with it.

        What is well said but what the rules never allow (a bid of five fingers) is Refused with its rule.
        """

    def verb(self, move: int) -> str:
        """What kind of move this is: the first word of its notation, unless a game says otherwise."""
        return self.describe(move).split(" ", 1)[0]

    def seen(self, state: S, seat: int, move: int, viewer: int) -> str:
        """The notation as far as this viewer may know it; `?` stands for what is hidden."""
        return self.describe(move)

    # --- knowledge -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """What one seat may know (NOBODY: what is public), built from nothing."""

    @abstractmethod
    def imagine(self, view: View, seat: int, rng: Rng) -> S:
        """A full state that this view allows, hidden things drawn at random."""

    @abstractmethod
    def position(self, state: S) -> dict[str, object]:
        """The full state as readable plain data."""

    @abstractmethod
    def from_position(self, data: Mapping[str, object]) -> S:
        """The state behind a position; Impossible says what cannot be and why."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """Where every component is, counted: the same at every moment of a match."""

    def catalogue(self) -> Mapping[str, object]:
        """What a client needs to draw the table and that never changes: faces, names, printed numbers."""
        return {}

    # --- words -----------------------------------------------------------------------------------

    @abstractmethod
    def label(self, state: S, seat: int, move: int) -> Line:
        """A legal move in plain words, for buttons and lists."""

    def foresee(self, state: S, seat: int, move: int) -> Mapping[str, object]:
        """What a legal move is sure to do, as plain data for a client to draw before the choice is final.

        Found by playing it on a clone, never by a second copy of the rules; it rests on what the seat may know.
        """
        return {}

    @abstractmethod
    def story(self, before: S, after: S, seat: int, move: int, viewer: int) -> list[Line]:
        """What one step did, told to one viewer."""

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

    def open_score(self) -> bool:
        """Whether the score sheet rests on nothing hidden, so that all may see it while the match goes on."""
        return False

    # --- bots ------------------------------------------------------------------------------------

    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """What a position is worth to a seat; greedy bots climb it. Higher is better, 0 is even."""

    def shortlist(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """The moves worth thinking about; all of them unless a game knows better."""
        return moves

    def instinct(self, state: S, seat: int, rng: Rng) -> int:
        """A move that a game's own bot plays at once, without looking ahead; -1: look ahead."""
        return -1


def house_rules(phases: list[Phase[S]]) -> dict[str, str]:
    """The verbs that only the house says, each with the rule of the phase that says it."""
    found: dict[str, str] = {}
    players: set[str] = set()
    for phase in phases:
        if isinstance(phase, HousePhase):
            for verb in phase.verbs:
                found.setdefault(verb, phase.rule)
        else:
            players.update(phase.verbs)
    return {verb: rule for verb, rule in found.items() if verb not in players}


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
    ) -> None:
        self.name = name
        self.version = version  # bumped when an old record would no longer replay
        self.seats = seats
        self.minutes = minutes
        self.weight = weight  # 1 light .. 5 heavy
        self.prefix = prefix  # the letter of its rule numbers
        self.options = options
        self.unpack = unpack
