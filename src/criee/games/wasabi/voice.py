"""The voice: what the game says, put together."""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.phase import HOUSE, ONLY_HOUSE, Phase
from criee.engine.voice import Voice
from criee.games.wasabi import foresee, labels, story
from criee.games.wasabi.flow import TURN_PHASE
from criee.games.wasabi.moves import Codes
from criee.games.wasabi.state import WasabiState


class WasabiVoice(Voice[WasabiState]):
    def __init__(self, phases: list[Phase[WasabiState]], codes: Codes) -> None:
        super().__init__(phases)
        self.codes = codes

    def label(self, state: WasabiState, seat: int, move: int) -> Line:
        return labels.label(state, self.codes.describe(move))

    def story(self, before: WasabiState, after: WasabiState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, self.codes.describe(move), viewer)

    def foresee(self, state: WasabiState, seat: int, move: int) -> Mapping[str, object]:
        """What can be claimed after a move, what it brings, and whether it ends the match.

        The house goes on for the sake of that end; which recipe it deals makes no difference to it, and is not told.
        """
        then = self.after(state, seat, move)
        while self.phases[then.phase].to_act(then) == ONLY_HOUSE:
            then = self.after(then, HOUSE, self.phases[then.phase].moves(then, HOUSE)[0])
        return foresee.tell(state, then, seat)

    def warning(self, state: WasabiState, seat: int, move: int) -> Line | None:
        """W12: whoever is done leaves what he has completed and not claimed. W9: a recipe that is drawn needs a token.

        Nobody is asked where no pile has a recipe that is of use.
        """
        verb = self.codes.verb(move)
        if verb == "done" and state.phase == TURN_PHASE:
            left = foresee.claims(state, seat)
            return Line("warn-unclaimed", {"recipe": labels.named(state, left[0])}, "W12") if left else None
        if verb == "draw":
            piles = self.phases[state.phase].moves(state, seat)
            useful = [pile for pile in piles if state.tokens_left(seat, pile - self.codes.draw) > 0]
            if useful and move not in useful:
                return Line("warn-spent", {"length": state.box.lengths[move - self.codes.draw]}, "W9")
        return None
