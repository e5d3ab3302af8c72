"""What one card set off as it entered a pile, read off the table before and after: the log and forecasts tell it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import count
from criee.games.tsukiji.box import BARREL, COLOURS, PUSH
from criee.games.tsukiji.flow import earns_speciality, effects_apply
from criee.games.tsukiji.state import TsukijiState

NO_BONUS: Final = -1


class Arrival:
    """T23: in this order: the knife that wins, the barrel icon, the speciality of the colour."""

    def __init__(self, before: TsukijiState, after: TsukijiState, seat: i64, face: i64, colour: i64) -> None:
        box = before.box
        self.wins = after.knife_winner == seat
        quiet = self.wins or not effects_apply(before)
        self.has_barrel = not quiet and box.icon[face * COLOURS + colour] == BARREL
        moved = abs(int(after.barrel - before.barrel))
        self.barrel_rolled = self.has_barrel and moved > 0  # T7: at the end it has nowhere to go
        cards = count(after.pile(seat, colour))
        earned = not quiet and earns_speciality(before, colour, cards)
        self.bonus: i64 = box.speciality[colour] if earned else NO_BONUS
        rolled_by_bonus = moved > (1 if self.has_barrel else 0)
        made = rolled_by_bonus if self.bonus == PUSH else after.by_speciality
        self.lost = earned and not made  # T7, T23: nothing to act on
