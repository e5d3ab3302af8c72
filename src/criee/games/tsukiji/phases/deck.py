"""Setup and supply: laying cards out, turning the deck's top card up, rebuilding the deck (T2-T4, T25, T26)."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.bits import count, members, nth
from criee.engine.phase import ForcedPhase, HousePhase
from criee.engine.rng import Rng
from criee.games.tsukiji import cites
from criee.games.tsukiji import moves as m
from criee.games.tsukiji.flow import both_sides, go_back, rebuild, top_is_gone
from criee.games.tsukiji.moves import Codes
from criee.games.tsukiji.state import BACK_TO_DRAW, BACK_TO_HELD, BACK_TO_LAYOUT, NO_CARD, TsukijiState


class TopCard(HousePhase[TsukijiState]):
    """The deck's top card goes somewhere; T26: if a card is needed and the deck is empty, it is rebuilt first."""

    def __init__(self, codes: Codes, name: str, rule: str, word: int) -> None:
        super().__init__(name, rule, (m.HOUSE_WORDS[word], m.HOUSE_WORDS[m.REBUILD]))
        self.codes = codes
        self.word: i64 = word

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return [int(self.only_move(state))]

    def draw(self, state: TsukijiState, rng: Rng) -> i64:
        return self.only_move(state)

    def only_move(self, state: TsukijiState) -> i64:
        return self.codes.house + (self.word if state.top != NO_CARD else m.REBUILD)


class Layout(TopCard):
    """T3, T8: to the balance."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "layout", "T3", m.LAY)

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        if state.top == NO_CARD:
            rebuild(state, BACK_TO_LAYOUT)
            return
        if state.left == NO_CARD:
            state.left = state.top
        else:
            state.right = state.top
        top_is_gone(state, BACK_TO_LAYOUT)

    def rule_in(self, state: TsukijiState) -> str:
        return cites.laying(state) if state.top != NO_CARD else cites.rebuilding(state)


class Turn(HousePhase[TsukijiState]):
    """T2, T4: the next card of the deck shows its upper face. This is where the shuffle is drawn."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("turn", "T4", ("turn",))
        self.codes = codes

    def moves(self, state: TsukijiState, seat: i64) -> list[int]:
        return [self.codes.turn + face for face in members(state.deck)]

    def draw(self, state: TsukijiState, rng: Rng) -> i64:
        return self.codes.turn + nth(state.deck, rng.below(count(state.deck)))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        state.top = move - self.codes.turn
        state.deck &= ~both_sides(state.top)
        go_back(state)


class Rebuild(ForcedPhase[TsukijiState]):
    """T25: the discard pile is turned over to be the new deck."""

    def __init__(self, codes: Codes) -> None:
        super().__init__("rebuild", "T25", codes.house + m.REBUILD, ("rebuild",))

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        rebuild(state, state.back)


class Draw(TopCard):
    """T20, T31: to a player; the next one is turned up before its effect (T25)."""

    def __init__(self, codes: Codes) -> None:
        super().__init__(codes, "draw", "T20", m.DRAW)

    def play(self, state: TsukijiState, seat: i64, move: i64) -> None:
        if state.top == NO_CARD:
            rebuild(state, BACK_TO_DRAW)
            return
        state.held = state.top
        top_is_gone(state, BACK_TO_HELD)

    def rule_in(self, state: TsukijiState) -> str:
        return cites.drawing(state) if state.top != NO_CARD else cites.rebuilding(state)
