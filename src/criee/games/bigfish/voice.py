"""What Little Big Fish says: labels and the log by story.py, and what a move is sure to do.

A forecast is found by making the move on a copy, and told as the log will tell it. Nothing is hidden in this game but
the order of the pile (B28), so only what the house draws is not sure; where it has a single thing to do (a turn that
passes, a pile of one kind only), that is sure too.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from criee.engine.bits import has
from criee.engine.line import Line
from criee.engine.phase import HOUSE
from criee.engine.voice import Voice
from criee.games.bigfish import moves as m
from criee.games.bigfish import story
from criee.games.bigfish.box import SIZES
from criee.games.bigfish.sea import CELLS, cell_name
from criee.games.bigfish.state import FishState

Data = dict[str, object]


class FishForecast(TypedDict):
    start: str  # of a step: where from; "" for any other move
    end: str  # and where to
    eats: str  # the size of the fish that is eaten
    grows: str  # what size the fish has at the end, if it has grown
    spends: str  # the colour of the plankton token that is spent
    lines: list[Data]  # what follows from the move itself, as the log will say it
    next: str  # the phase that comes then: birth, draw (a surprise), choice, ...


class FishVoice(Voice[FishState]):
    def label(self, state: FishState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def story(self, before: FishState, after: FishState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def foresee(self, state: FishState, seat: int, move: int) -> FishForecast:
        after, lines = self.made(state, seat, move)
        rest = [line.data() for line in lines[said_by_label(state, seat, move) :]]
        seen = FishForecast(
            start="", end="", eats="", grows="", spends="", lines=rest, next=self.phases[after.phase].name
        )
        if move < m.PLACE:
            start, end = divmod(move, CELLS)
            seen["start"], seen["end"] = cell_name(start), cell_name(end)
            seen["eats"] = newly_eaten(state, after, seat)
            seen["grows"] = grown(state, after, seat, start, end)
            seen["spends"] = spent(state, after, seat)
        return seen

    def made(self, s: FishState, seat: int, move: int) -> tuple[FishState, list[Line]]:
        """The move and all that the house has to do then: where it leads, and the log of it."""
        lines: list[Line] = []
        doer: i64 = seat
        doing: i64 = move
        while True:
            after = self.after(s, doer, doing)
            lines += story.story(s, after, int(doer), int(doing))
            phase = self.phases[after.phase]
            choices = phase.moves(after, HOUSE) if phase.to_act(after) == (HOUSE,) else []
            if len(choices) != 1:
                return after, lines
            s, doer, doing = after, HOUSE, choices[0]


def said_by_label(s: FishState, seat: int, move: int) -> int:
    """How many lines only repeat what the move's own label says: that it is made, and what is eaten."""
    return 2 if move < m.PLACE and has(s.fish(1 - seat), move % CELLS) else 1


def newly_eaten(s: FishState, after: FishState, seat: int) -> str:
    for i, size in enumerate(SIZES):
        if after.eaten(seat, i) > s.eaten(seat, i):
            return size
    return ""


def grown(s: FishState, after: FishState, seat: int, start: int, end: int) -> str:
    """A fish that the fisher has taken has not grown."""
    if not has(after.fish(seat), end) or after.size_at(end) == s.size_at(start):
        return ""
    return SIZES[after.size_at(end)]


def spent(s: FishState, after: FishState, seat: int) -> str:
    gone = s.tokens(seat) & ~after.tokens(seat)
    for i, colour in enumerate(s.box.colours):
        if has(gone, i):
            return colour
    return ""
