"""Reasons against a move that several phases and markets give: each holds when it is given, with its own rule."""

from __future__ import annotations

from mypy_extensions import i64

from criee.engine.line import Refused
from criee.games.tokyo.state import TokyoState
from criee.games.tokyo.stock import has_slot


def too_dear(s: TokyoState, seat: i64, yen: i64) -> Refused | None:
    """K58: nobody spends more than his cash. Told to this seat only: it knows its own purse."""
    if s.cash[seat] >= yen:
        return None
    return Refused("K58", "refuse-cash", {"yen": int(yen), "cash": s.cash[seat]})


def no_slot(s: TokyoState, seat: i64) -> Refused | None:
    """K3: permits and rented tiles share the slots."""
    return None if has_slot(s, seat) else Refused("K3", "refuse-slots", {"slots": int(s.box.slots)})


def all_gone() -> Refused:
    """K56: what is not there cannot be taken."""
    return Refused("K56", "refuse-gone")


def no_player(seat: i64, rule: str) -> Refused:
    """The notation knows six players, the table perhaps fewer. The rule is that of what was tried."""
    return Refused(rule, "refuse-no-player", {"number": int(seat) + 1})
