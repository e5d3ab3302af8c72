"""Which rule is at work, where a phase or a move can come from several. Refusals, prompts and the log ask here."""

from __future__ import annotations

from criee.games.tsukiji.flow import REBUILD_PHASE
from criee.games.tsukiji.state import TsukijiState


def laying(s: TsukijiState) -> str:
    """T3: the first two cards of a match; later ones come with the round (T8)."""
    first = s.emptied == 0 and s.discard == 0 and s.cards_of(0) == 0 and s.cards_of(1) == 0
    return "T3" if first else "T8"


def rebuilding(s: TsukijiState) -> str:
    """T25: at once, when the deck is empty for the first time; later only when a card is needed (T26)."""
    return "T25" if s.phase == REBUILD_PHASE else "T26"


def taking(s: TsukijiState) -> str:
    """T8: the winner of the bid; T12: one after the other."""
    return "T12" if s.tied else "T8"


def stealing(s: TsukijiState) -> str:
    """T19: a speciality; T24: the end of the balance."""
    return "T19" if s.by_speciality else "T24"


def drawing(s: TsukijiState) -> str:
    """T20: a speciality; T31: the end of the balance with kind fish."""
    return "T20" if s.by_speciality else "T31"


def clearing(s: TsukijiState) -> str:
    """T8: what the winner left; T11, T13: what nobody gets, by night and by day on the centre."""
    if s.bid0 != s.bid1:
        return "T8"
    return "T13" if s.day else "T11"
