"""Games that count, copy, write or end wrongly."""

from __future__ import annotations

from typing import Any

from browser.herring.box import Box
from browser.herring.flow import TAKE_PHASE
from browser.herring.game import Herring
from browser.herring.phases.take import Take
from browser.herring.state import Barrel
from criee.engine.game import Game, Outcome
from criee.engine.line import Line
from criee.games.tsukiji.game import Tsukiji
from criee.games.tsukiji.state import TsukijiState
from engine.broken import Case, barrel, opened, taking


class Losing(Tsukiji):
    """Loses a card whenever the discard pile has some."""

    def census(self, state: TsukijiState) -> dict[str, int]:
        return {"cards": super().census(state)["cards"] - (1 if state.discard else 0)}


class Blind(Tsukiji):
    """Never counts one of the cards: the same at every moment, and still wrong."""

    def census(self, state: TsukijiState) -> dict[str, int]:
        return {"cards": super().census(state)["cards"] - 1}


class Miscounting(Tsukiji):
    def score(self, state: TsukijiState) -> list[Any]:
        return super().score(state)[1:]


class Silent(Tsukiji):
    """Does not say why the match ended."""

    def outcome(self, state: TsukijiState) -> Any:
        outcome = super().outcome(state)
        if outcome is not None:
            outcome.why = Line("", {}, outcome.rule)
        return outcome


class Forgetful(Barrel):
    """A clone that forgets whose turn it is."""

    def clone(self) -> Forgetful:
        copy = Forgetful(self.box)
        copy.phase, copy.herrings, copy.taken = self.phase, self.herrings, self.taken.copy()
        return copy


class Sharing(Barrel):
    """A clone that shares the list of what was taken."""

    def clone(self) -> Sharing:
        copy = Sharing(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken
        return copy


class Secretive(Barrel):
    """Keeps something that no position tells and a clone forgets."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.grudge = 0

    def clone(self) -> Secretive:
        copy = Secretive(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken.copy()
        return copy


class GrudgingTake(Take):
    def play(self, state: Barrel, seat: int, move: int) -> None:
        assert isinstance(state, Secretive)
        state.grudge += 1
        super().play(state, seat, move)
        if state.grudge == 3 and state.herrings > 1:
            state.herrings, state.taken[seat] = state.herrings - 1, state.taken[seat] + 1


def kept_in(state: type[Barrel], take: Take | None = None) -> Game[Any]:
    class Kept(Herring):
        def new(self, seats: int) -> Barrel:
            return state(self.box)

    return barrel(Kept, take)


class Scribbling(Herring):
    """Writes a position that reads as another."""

    def write(self, state: Barrel) -> dict[str, object]:
        return {**super().write(state), "turn": 0}


class Endless(Take):
    """Fills the barrel again before it is empty."""

    def play(self, state: Barrel, seat: int, move: int) -> None:
        super().play(state, seat, move)
        if state.herrings <= state.box.most:
            state.herrings, state.taken, state.turn, state.phase = state.box.herrings, [0, 0], 0, TAKE_PHASE


class Amnesiac(Barrel):
    """Keeps something that decides and that no position tells; its clones remember it."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.grudge = 0

    def clone(self) -> Amnesiac:
        copy = Amnesiac(self.box)
        copy.phase, copy.herrings, copy.turn, copy.taken = self.phase, self.herrings, self.turn, self.taken.copy()
        copy.grudge = self.grudge
        return copy


class ChangingTake(Take):
    """From the second move on, another number of herrings is taken."""

    def play(self, state: Barrel, seat: int, move: int) -> None:
        changed = isinstance(state, Amnesiac) and state.grudge and state.herrings > 3
        if isinstance(state, Amnesiac):
            state.grudge = 1
        super().play(state, seat, (move + 1) % 3 if changed else move)


class Stumbling(Take):
    def play(self, state: Barrel, seat: int, move: int) -> None:
        if state.herrings < 9:
            raise IndexError("no such herring")
        super().play(state, seat, move)


class Crowded(Herring):
    """Somebody who is not there has won."""

    def outcome(self, state: Barrel) -> Any:
        found = super().outcome(state)
        return None if found is None else Outcome([7], found.scores, found.rule, found.why)


class Early(Herring):
    """Has a winner before the end."""

    def outcome(self, state: Barrel) -> Any:
        return super().outcome(state) if not state.herrings else Outcome([0], [0, 0], "H3")


class Undecided(Herring):
    def outcome(self, state: Barrel) -> Any:
        return None


class Drifting(Take):
    """Plays otherwise the second time."""

    plays = 0

    def play(self, state: Barrel, seat: int, move: int) -> None:
        Drifting.plays += 1
        super().play(state, seat, (move + 1) % 3 if Drifting.plays == 1 else move)


BROKEN: list[Case] = [
    ("losing", lambda: opened(Losing), "components are conserved"),
    ("blind", lambda: opened(Blind), "components are conserved"),
    ("miscounting", lambda: opened(Miscounting), "the score sheet adds up"),
    ("silent", lambda: opened(Silent), "an outcome says why"),
    ("forgetful", lambda: kept_in(Forgetful), "a clone is the same"),
    ("secretive", lambda: kept_in(Secretive, GrudgingTake()), "a clone is the same"),
    ("sharing", lambda: kept_in(Sharing), "clones share nothing"),
    ("scribbling", lambda: barrel(Scribbling), "positions read back"),
    ("amnesiac", lambda: kept_in(Amnesiac, ChangingTake()), "positions read back"),
    ("stumbling", taking(Stumbling), "nothing stumbles"),
    ("crowded", lambda: barrel(Crowded), "a match that is over has an outcome"),
    ("early", lambda: barrel(Early), "a match that goes on has no outcome"),
    ("undecided", lambda: barrel(Undecided), "a match that is over has an outcome"),
    ("drifting", taking(Drifting), "replay equals live"),
    ("endless", taking(Endless), "play ends"),
]
