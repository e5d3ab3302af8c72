"""Games whose moves, refusals or draws are not what they say."""

from __future__ import annotations

from typing import Any

from browser.herring.phases.take import Take
from browser.herring.state import Barrel
from criee.engine.game import Game
from criee.engine.line import Refused
from criee.engine.phase import HOUSE, Phase
from criee.engine.rng import Rng
from criee.games.tsukiji.game import Tsukiji
from criee.games.tsukiji.state import TsukijiState
from engine.broken import Case, barrel, opened, taking


class Stuck(Take):
    def moves(self, state: Barrel, seat: int) -> list[int]:
        return [] if state.herrings < 6 else super().moves(state, seat)


class Hurried(Tsukiji):
    """Whoever seals first moves the barrel."""

    def play(self, state: TsukijiState, seat: int, move: int) -> None:
        if self.verb(move) == "bid" and seat >= 0 and not (state.bid0 or state.bid1) and abs(int(state.barrel)) < 3:
            state.barrel += 1 if seat else -1
        super().play(state, seat, move)


class Mute(Take):
    """Refuses without knowing why."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return None


class Grudging(Take):
    """Has something to say against a legal move."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        if move == 2:
            return Refused("H2", "refuse-few", {"left": state.herrings})
        return super().why_not(state, seat, move)


class Lawless(Take):
    """Names no rule."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return Refused("", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


class Foreign(Take):
    """Cites another game's rule."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        return Refused("T5", "refuse-few", {"left": state.herrings}) if move >= state.herrings else None


class Touchy(Take):
    """A question takes a herring."""

    def why_not(self, state: Barrel, seat: int, move: int) -> Refused | None:
        found = super().why_not(state, seat, move)
        if found is not None and state.herrings > 1:
            state.herrings, state.taken[seat] = state.herrings - 1, state.taken[seat] + 1
        return found


class Grabbing(Take):
    """Offers what it does not name."""

    def __init__(self) -> None:
        super().__init__()
        self.verbs = ("grab",)


class Cheating(Phase[Any]):
    """The house draws what is not on offer."""

    def __init__(self, honest: Phase[Any]) -> None:
        super().__init__(honest.name, honest.rule, honest.verbs)
        self.honest = honest

    def to_act(self, state: Any) -> tuple[int, ...]:
        return self.honest.to_act(state)

    def moves(self, state: Any, seat: int) -> list[int]:
        return self.honest.moves(state, seat)[:1]

    def play(self, state: Any, seat: int, move: int) -> None:
        self.honest.play(state, seat, move)

    def draw(self, state: Any, rng: Rng) -> int:
        return self.honest.moves(state, HOUSE)[-1]


def cheating() -> Game[Any]:
    game = opened(Tsukiji)
    game.phases[1] = Cheating(game.phases[1])
    return game


BROKEN: list[Case] = [
    ("stuck", taking(Stuck), "a seat to act has moves, each once"),
    ("hurried", lambda: opened(Hurried), "sealed moves commute"),
    ("mute", taking(Mute), "a refusal has a reason that holds"),
    ("grudging", taking(Grudging), "a legal move has no reason against it"),
    ("lawless", taking(Lawless), "a refusal names its rule"),
    ("foreign", taking(Foreign), "a refusal names its rule"),
    ("touchy", taking(Touchy), "illegal moves are refused"),
    ("verbless", lambda: barrel(take=Grabbing()), "a phase names its verbs"),
    ("cheating", cheating, "the house draws one of its moves"),
]
