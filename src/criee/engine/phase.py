"""State and Phase: the truth of one moment, and one kind of decision.

Exactly one phase is open at a time; it says who acts, what is legal and what a move does. Anything that happens is a
move: players' choices, and what the house does (deal, reveal, clear, score).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from criee.engine.line import Refused
from criee.engine.rng import Rng
from criee.engine.window import Window

HOUSE: Final = -1  # the seat of the house: dealing, revealing, refilling, scoring
NOBODY: Final = -2  # the seat of a spectator: knows only what is public

ONLY_HOUSE: Final[tuple[int, ...]] = (HOUSE,)
NO_SEAT: Final[tuple[int, ...]] = ()
ONLY: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth of one match at one moment. Mutable; `clone` shares nothing that can change."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.phase: i64 = 0  # index into the game's phases

    def clone(self) -> Self:
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of decision. `name` is its key in texts and positions, `rule` the rule it comes from.

    `verbs` are the kinds of moves it can ever offer (see `Notation.verb`): only another verb is refused with "not now".
    """

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...] = ()) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.sealed = False  # several seats choose at once, unseen by each other
        self.midway = False  # an action has been begun and not finished: whoever thinks better of it takes it back
        self.chance = False  # chance may have a say here: what a player did before is then not taken back
        self.formal = ""  # the verb that, when nothing else is left, is no choice at all: a client need not ask for it

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

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(name, rule, verbs)
        self.chance = True

    def to_act(self, state: S) -> tuple[int, ...]:
        return ONLY_HOUSE


@mypyc_attr(allow_interpreted_subclasses=True)
class ForcedPhase(HousePhase[S]):
    """A phase in which the house can do only one thing. It is still a step of its own: logged, told, drawn."""

    def __init__(self, name: str, rule: str, move: int, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(name, rule, verbs)
        self.chance = False
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


def in_order(*phases: tuple[int, Phase[S]]) -> list[Phase[S]]:
    """The phases of a game by the numbers that its flow knows them by: 0, 1, 2 ..., none left out, none twice."""
    numbers = [number for number, _ in phases]
    names = [phase.name for _, phase in phases]
    if numbers != list(range(len(numbers))):
        raise ValueError(f"phases are numbered 0, 1, 2 ... in the order of the list, found {numbers}")
    if len(set(names)) < len(names):
        raise ValueError(f"every phase has a name of its own, found {names}")
    return [phase for _, phase in phases]


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
