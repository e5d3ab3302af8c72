"""What a position is worth: fish eaten, fish on the board and their size, how far they reach, who threatens whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from criee.engine.bits import count, lowest
from criee.engine.mind import Mind
from criee.games.bigfish import features
from criee.games.bigfish.box import BIG, MEDIUM, SIZES, SMALL
from criee.games.bigfish.flow import targets
from criee.games.bigfish.hunt import hunted
from criee.games.bigfish.score import outcome
from criee.games.bigfish.state import STEPS, FishState

WIN: Final = 1000.0
EATEN: Final = 8.0  # a fish eaten is a fifth of a win, and it never comes back
HURRY: Final = 1.5  # each one more than the last
FEW = [0.0, -40.0, -14.0, -5.0, -1.5]  # so few fish that a single loss may be the last (B26)
FIGURE = [2.0, 4.0, 5.5]  # a fish on the board, by size
REACH: Final = 0.08  # a cell that can be entered next
HUNTED: Final = 0.75  # of what a fish is worth, if the rival can eat it in the turn that comes
HUNTED_TOO: Final = 0.3  # two steps seldom eat two, never three
HUNTING: Final = 0.12  # threats of the player who has just moved are slow


class FishMind(Mind[FishState]):
    def worth(self, state: FishState, seat: int) -> float:
        result = outcome(state)
        if result is not None:
            if len(result.winners) == 2:
                return 0.0
            soon = float(state.left)  # a win with the first step is a win nothing can spoil
            return WIN + soon if result.winners[0] == seat else -WIN - soon
        rival = 1 - seat
        return side(state, seat) - side(state, rival) - danger(state, seat) + danger(state, rival)

    def legend(self) -> list[str]:
        return list(features.LEGEND)

    def features(self, state: FishState, seat: i64, into: vec[float]) -> None:
        features.read(state, seat, into)

    def spread(self) -> float:
        return 12.0


def side(s: FishState, seat: i64) -> float:
    """Material and reach."""
    eaten = float(s.eaten_in_all(seat))
    fish = count(s.fish(seat))
    total = eaten * (EATEN + HURRY * eaten) + REACH * float(count(entered(s, seat, s.fish(seat))))
    if fish < len(FEW):
        total += FEW[fish]
    for size in range(len(SIZES)):
        total += FIGURE[size] * float(count(s.of_size(seat, size)))
    return total


def entered(s: FishState, seat: i64, fish: i64) -> i64:
    """All cells that one step of these fish can end on."""
    mine = s.fish(seat)
    larger = s.fish(1 - seat) & (s.medium | s.big)
    found: i64 = 0
    while fish:
        found |= targets(s, s.sea, lowest(fish), mine, larger)
        fish &= fish - 1
    return found


def danger(s: FishState, seat: i64) -> float:
    """What the rival's threats against this seat's fish cost it."""
    rival = 1 - seat
    at_once = s.turn == rival
    steps: i64 = s.left if at_once else STEPS
    prey = hunted(s, rival, steps)
    if prey == 0:
        return 0.0
    small = count(prey & s.of_size(seat, SMALL))
    medium = count(prey & s.of_size(seat, MEDIUM))
    big = count(prey & s.of_size(seat, BIG))
    dearest = FIGURE[BIG] if big else FIGURE[MEDIUM] if medium else FIGURE[SMALL]
    loss = dearest + EATEN + HURRY * float(2 * s.eaten_in_all(rival) + 1)
    fish = count(s.fish(seat))
    if fish < len(FEW):
        loss += FEW[fish] - FEW[fish - 1]
    if s.eaten_in_all(rival) + 1 >= s.box.goal or fish - 1 <= s.box.lonely:
        loss = WIN / 4.0 if at_once else loss + EATEN
    more = float(small + medium + big - 1)
    if at_once:
        return loss * (HUNTED + (HUNTED_TOO if more > 0.0 and steps > 1 else 0.0))
    return loss * HUNTING * (1.0 + 0.3 * more)
