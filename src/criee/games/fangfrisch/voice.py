"""What Fangfrisch says: labels and the log by story.py, and what a move is sure to do.

Forecast are what a sale brings and spoils, what a slot or the bin becomes, and (prospect.py) what the lot on the table
would make of a stall and of a bin. A move is played on a clone, and what has changed is read off it; the rules are not
written a second time.
"""

from __future__ import annotations

from collections.abc import Mapping

from criee.engine.line import Line
from criee.engine.voice import Voice
from criee.games.fangfrisch import moves as m
from criee.games.fangfrisch import prospect, story
from criee.games.fangfrisch.box import SLOT_NAMES, SLOTS
from criee.games.fangfrisch.flow import SELL_PHASE, STOW_PHASE, closes_unsold
from criee.games.fangfrisch.phases.putting import Stow
from criee.games.fangfrisch.shelving import in_hand
from criee.games.fangfrisch.state import FangfrischState
from criee.games.fangfrisch.story import spoilt
from criee.games.fangfrisch.view import slots


class FangfrischVoice(Voice[FangfrischState]):
    def label(self, state: FangfrischState, seat: int, move: int) -> Line:
        return story.label(state, seat, move)

    def story(self, before: FangfrischState, after: FangfrischState, seat: int, move: int, viewer: int) -> list[Line]:
        return story.story(before, after, seat, move)

    def foresee(self, state: FangfrischState, seat: int, move: int) -> Mapping[str, object]:
        if move == m.RING:  # it is not sure who gets the lot; what it would be is
            return prospect.told(state, seat)
        return changed(state, self.after(state, seat, move), seat)

    def warning(self, state: FangfrischState, seat: int, move: int) -> Line | None:
        if move == m.RING:
            return prospect.ringing(state, seat)
        if state.phase == STOW_PHASE and m.BIN <= move < m.TIN:
            return binning(state, seat, move)
        if state.phase == SELL_PHASE and move == m.DONE and closes_unsold(state):
            return closing(state, seat)
        return None


def binning(s: FangfrischState, seat: int, move: int) -> Line | None:
    """F18, F27: what is thrown away costs money, which is no question where all of the hand has to go."""
    if all(m.BIN <= other < m.CLEAR for other in Stow().moves(s, seat)):
        return None
    fish = in_hand(s, move - m.BIN) if move < m.CLEAR else s.fish[seat * SLOTS + move - m.CLEAR]
    euro = int(s.box.bin_price)
    return Line("warn-bin", {"euro": euro, "cost": int(fish) * euro}, "F27")


def closing(s: FangfrischState, seat: int) -> Line:
    """F14, F26: to sell nothing may close the market, with all that could still be sold at its full price."""
    euro, half = int(s.box.lot_price), int(s.half_value(seat))
    full = sum([int(s.box.price(s.fish[seat * SLOTS + slot])) for slot in range(SLOTS)])
    return Line("warn-close", {"euro": euro, "half": half, "full": full}, "F14")


def changed(before: FangfrischState, after: FangfrischState, seat: int) -> dict[str, object]:
    """What has become of one's own side of the table, and what has spoilt on the others'."""
    found: dict[str, object] = {
        "euro": after.money[seat] - before.money[seat],
        "slots": slots(after, seat),
        "spoils": spoils(before, after, seat),
        "bin_cards": int(after.bin_cards(seat)),
    }
    if not before.box.closed_bins:  # F23: what a closed bin costs is for memory
        found["bin_cost"] = int(after.bin_fish(seat) * after.box.bin_price)
    return found


def spoils(before: FangfrischState, after: FangfrischState, seat: int) -> list[dict[str, object]]:
    names = before.box.labels
    return [
        {"seat": place // SLOTS, "slot": SLOT_NAMES[place % SLOTS], "card": names[before.piles[place][-1]]}
        for place in spoilt(before, after, seat)
    ]
