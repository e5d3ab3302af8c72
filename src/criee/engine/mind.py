"""Mind: what a game knows about playing it well. Bots climb it; no rule rests on it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from criee.engine.phase import S
from criee.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """What a position is worth to a seat; greedy bots climb it. Higher is better, 0 is even."""

    def shortlist(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """The moves worth thinking about; all of them unless a game knows better."""
        return moves

    def instinct(self, state: S, seat: int, rng: Rng) -> int:
        """A move that a game's own bot plays at once, without looking ahead; -1: look ahead."""
        return -1

    # --- what a search asks besides -------------------------------------------------------------------

    def legend(self) -> list[str]:
        """What each of the features is, in order; none: `worth` is all that this game has to say."""
        return []

    def features(self, state: S, seat: i64, into: vec[float]) -> None:
        """One seat's side of the table in numbers of about -1 to 1, for the learned judgement.

        Every place of `into` is written. What rivals have belongs here only as far as it touches this seat: everybody
        is asked, and the answers are compared.
        """

    def spread(self) -> float:
        """The `worth` that makes three of four matches a win; only asked where nothing was learned."""
        return 10.0

    def reopen(self, state: S, seat: i64) -> None:
        """In a sealed choice: what others have chosen, unseen by this seat, is taken back, so that they choose again.

        Nobody can know what was chosen, only who has; so a bot thinks as if all were choosing now.
        """

    def reflex(self, state: S, seat: int, rng: Rng) -> int:
        """A fast move for positions that are only imagined: instinct, unless a game has something faster; -1: any."""
        return self.instinct(state, seat, rng)

    def obvious(self, state: S) -> bool:
        """Whether a reflex decides this as well as thinking would: a search then leaves it to that."""
        return False

    def glance(self, state: S, seat: int, moves: list[int]) -> list[int]:
        """The moves that come to mind in positions that are only imagined: the shortlist, unless a game is quicker."""
        return self.shortlist(state, seat, moves)

    def quiet(self, state: S) -> bool:
        """Whether this is a good moment for a judgement: until then reflexes are followed, as far as a plan allows."""
        return False

    def news(self, state: S) -> int:
        """What luck has just shown to whoever decides, as a number below 64: decisions about other news are others."""
        return 0

    # --- where all lies open but what is being chosen ---------------------------------------------------

    def footprint(self, state: S) -> tuple[int, ...]:
        """All that decides what can still happen and who then wins, as few numbers: equal ones, equal futures.

        Only for games of two that hide nothing but a sealed choice while it is made. Empty: positions are not
        recognised, and neither solved exactly nor searched as positions.
        """
        return ()

    def rest(self, state: S) -> float:
        """About how many positions can still follow; they are solved exactly if a budget allows so many."""
        return 1e18
