"""Effects that ask for a choice, and the end of a round (T9, T16-T24, T31)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import bit, has, members
from criee.engine.line import Refused
from criee.engine.phase import ForcedPhase
from criee.games.tsukiji import cites
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.flow import OVER_PHASE, cleared, end_bonus, enter, enter_held, resolved
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.phases.choice import Choice
from criee.games.tsukiji.phases.round import wrong_colour
from criee.games.tsukiji.state import NO_CARD, TsukijiState


class Steal(Choice):
    """T19, T24: any one card from the rival's piles; it keeps its colour (T10) and its effects apply."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "steal", "T19", "steal")

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return [self.codes.steal + face for face in members(state.cards_of(1 - seat))]

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        face = move - self.codes.steal
        colour = remove(state, 1 - seat, face)
        enter(state, seat, face, colour)

    def rule_in(self, state: TsukijiState) -> str:
        return cites.stealing(state)

    def asks(self, state: TsukijiState) -> str:
        """What made it so: the barrel was at his end, or a pile has grown."""
        return "prompt-steal" if state.by_speciality else "prompt-steal-end"

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused | None:
        return not_the_rivals(state, seat, move - self.codes.steal, self.rule_in(state))


class Discard(Choice):
    """T21: any one card of the rival's piles goes to the discard pile and forgets its colour (T10)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "discard", "T21", "discard")

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return [self.codes.discard + face for face in members(state.cards_of(1 - seat))]

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        face = move - self.codes.discard
        remove(state, 1 - seat, face)
        state.discard |= bit(face)
        resolved(state)

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused | None:
        return not_the_rivals(state, seat, move - self.codes.discard, self.rule)


def not_the_rivals(state: TsukijiState, seat: i64, face: i64, rule: str) -> Refused | None:
    """Only what lies in the rival's piles can be taken from there."""
    if has(state.cards_of(1 - seat), face):
        return None
    return Refused(rule, "refuse-own" if has(state.cards_of(seat), face) else "refuse-rival")


def remove(state: TsukijiState, seat: i64, face: i64) -> i64:
    """Takes a card out of a player's piles; returns the colour it was played for."""
    colour = state.colour_of(seat, face)
    state.piles[seat * COLOURS + colour] &= ~bit(face)
    return colour


class Choose(Choice):
    """T9: a drawn bicolour card is played for one of its colours."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "choose", "T9", "play")

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return [self.codes.play + colour for colour in self.codes.box.colours[state.held]]

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        enter_held(state, move - self.codes.play)

    def why_not(self, state: TsukijiState, seat: i64, move: i64) -> Refused | None:
        return wrong_colour(self.codes.box, int(state.held), int(move) - self.codes.play)


class Clear(ForcedPhase[TsukijiState]):
    """T8, T11, T13: what is left on the balance is discarded."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("clear", "T8", codes.house + m.CLEAR, ("clear",))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        if state.left != NO_CARD:
            state.discard |= bit(state.left)
            state.left = NO_CARD
        if state.right != NO_CARD:
            state.discard |= bit(state.right)
            state.right = NO_CARD
        cleared(state)

    def rule_in(self, state: TsukijiState) -> str:
        return cites.clearing(state)


class Recentre(ForcedPhase[TsukijiState]):
    """T24: the barrel goes from an end to the centre; the player at that end has the bonus."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("recentre", "T24", codes.house + m.RECENTRE, ("recentre",))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        state.picker = state.side()
        state.barrel = 0
        end_bonus(state)


class Score(ForcedPhase[TsukijiState]):
    """T26: the market closes and the piles are counted."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("score", "T27", codes.house + m.SCORE, ("score",))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        state.phase = OVER_PHASE
