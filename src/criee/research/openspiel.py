"""A game of ours as a game of OpenSpiel, thin enough that its algorithms written in Python play it.

    game = SpielGame(open_game("bigfish"), seats=2)
    state = game.new_initial_state()

Sealed choices are made one after the other, unseen by the rest: the engine works like that already, and what the
others chose is in no view. Steps of the house with one outcome are made at once, those with several are chance nodes.
The C++ algorithms of OpenSpiel want games that are written in C++: on ours they crash.
"""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from criee.engine.game import Game
from criee.engine.phase import HOUSE, State
from criee.engine.rng import Rng

LONGEST: Final = 100_000  # decisions of a match, at most; no search of OpenSpiel rests on it
OUTCOMES: Final = 64  # of one chance node, at most: a card turned up


def game_type(game: Game[Any]) -> pyspiel.GameType:
    least, most = game.sign.seats
    return pyspiel.GameType(
        short_name=f"criee_{game.name}",
        long_name=f"Criée: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is C++ and has no types
    """`inner` is our game. A match between so many seats."""

    def __init__(self, inner: Game[Any], seats: int) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=inner.space,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(inner), info, {})
        self.inner = inner
        self.seats = seats

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.inner.new(self.seats))

    def at(self, state: State) -> SpielState:
        """A state of ours as one of theirs; ours is copied and stays as it is."""
        return SpielState(self, state.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The house never has to be asked here unless it is really luck."""

    def __init__(self, game: SpielGame, truth: State) -> None:
        super().__init__(game)
        self.game = game
        self.truth: Any = truth
        self.acting = pyspiel.PlayerId.TERMINAL
        self.told: dict[int, str] = {}  # who sees what: written once for each state
        self._settle()

    def _settle(self) -> None:
        """Makes the steps of the house that are no luck; who is next."""
        inner, truth = self.game.inner, self.truth
        while True:
            acting = inner.to_act(truth)
            if not acting:
                self.acting = pyspiel.PlayerId.TERMINAL
            elif acting[0] != HOUSE:
                self.acting = acting[0]
            else:
                outcomes = inner.moves(truth, HOUSE)
                if len(outcomes) == 1:
                    inner.play(truth, HOUSE, outcomes[0])
                    continue
                self.acting = pyspiel.PlayerId.CHANCE
            return

    # --- what OpenSpiel asks of a state ---------------------------------------------------------------

    def current_player(self) -> int:
        return int(self.acting)

    def is_terminal(self) -> bool:
        return bool(self.acting == pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return bool(self.acting == pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        """In rising order, as OpenSpiel wants them."""
        return sorted(self.game.inner.moves(self.truth, player))

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same without the way through C++."""
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()]
        return [] if self.is_terminal() else self._legal_actions(self.acting if player is None else player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        phase = self.game.inner.phase(self.truth)
        outcomes = phase.moves(self.truth, HOUSE)
        odds = phase.odds(self.truth) or [1] * len(outcomes)
        total = sum(odds)
        return [(move, weight / total) for move, weight in zip(outcomes, odds, strict=True) if weight]

    def _apply_action(self, action: int) -> None:
        seat = HOUSE if self.is_chance_node() else self.acting
        self.game.inner.play(self.truth, seat, int(action))
        self.told = {}
        self._settle()

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.game.inner.describe(action))

    def returns(self) -> list[float]:
        """1 for the only winner; what all get adds up to 0, so a win that all share is worth nothing."""
        outcome = self.game.inner.outcome(self.truth)
        seats = self.game.seats
        if outcome is None:
            return [0.0] * seats
        shares = [outcome.share(seat) for seat in range(seats)]
        return [(share * seats - 1) / (seats - 1) for share in shares]

    def clone(self) -> SpielState:
        """Without the history that OpenSpiel keeps: no search asks for it, and copying it costs more than the match."""
        return SpielState(self.game, self.truth.clone())

    # --- what a seat knows ----------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """The view. What was seen before and is not in it decides nothing that is still hidden, where all that is
        hidden is a sealed choice; in games that keep cards in hand it is an observation and forgets.
        """
        seat = self.acting if player is None else player
        if seat not in self.told:
            self.told[seat] = str(self.game.inner.view(self.truth, seat))
        return self.told[seat]

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another truth that this seat cannot tell from this one. `sampler` gives numbers from 0 to 1."""
        inner = self.game.inner
        rng = Rng(int(sampler() * 2**32))
        return SpielState(self.game, inner.imagine(inner.view(self.truth, player), player, rng))

    def __str__(self) -> str:
        return str(self.game.inner.position(self.truth))
