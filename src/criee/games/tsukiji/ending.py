"""Positions that are recognised, and how many may still follow: for solving the end of a match exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import count
from criee.games.tsukiji.flow import BID_PHASE, REVEAL_PHASE
from criee.games.tsukiji.state import NO_CARD, TsukijiState

ROUND: Final = 22.0  # positions to which a round leads, luck apart: who wins by how much, and what he takes
BIDS: Final = 7.0  # of these: who wins by how much
DISCARDED: Final = 0.6  # of the cards that are laid out come again (T25)
MANY: Final = 24.0  # faces
FAR: Final = 1e18


def footprint(s: TsukijiState) -> tuple[int, ...]:
    """Bids count while they are made; afterwards only whether they were equal (T11)."""
    piles = s.piles
    round_: i64 = s.phase
    round_ = round_ * 64 + s.barrel + 20
    round_ = round_ * 64 + s.top + 1
    round_ = round_ * 64 + s.left + 1
    round_ = round_ * 64 + s.right + 1
    round_ = round_ * 64 + s.held + 1
    if s.phase == BID_PHASE or s.phase == REVEAL_PHASE:
        round_ = (round_ * 32 + s.bid0) * 32 + s.bid1
    else:
        round_ = round_ * 1024 + (1 if s.bid0 == s.bid1 else 0)
    flags: i64 = s.emptied * 8 + s.owed + 8 * 64
    flags = flags * 4 + s.picker + 1
    flags = flags * 4 + s.waiting + 1
    flags = flags * 4 + s.back
    flags = flags * 2 + s.chain
    flags = flags * 2 + (1 if s.day else 0)
    flags = flags * 2 + (1 if s.last else 0)
    flags = flags * 2 + (1 if s.tied else 0)
    flags = flags * 2 + (1 if s.by_speciality else 0)
    return (
        int(round_),
        int(flags),
        int(s.deck),
        int(s.discard),
        piles[0],
        piles[1],
        piles[2],
        piles[3],
        piles[4],
        piles[5],
        piles[6],
        piles[7],
    )


def rest(s: TsukijiState) -> float:
    """Of the rounds to come: who wins how, times the faces that luck may turn up, two a round."""
    faces, sides = float(count(s.deck)), 2.0 if s.emptied == 0 else 1.0
    top = s.top != NO_CARD
    again = 0.0
    if s.emptied == 0:
        again = float(count(s.discard)) + DISCARDED * (faces / sides + float(s.on_balance()) + (1.0 if top else 0.0))
    if faces + again > MANY:
        return FAR
    found = ROUND if s.phase == BID_PHASE else ROUND / BIDS
    while top or faces > 0.0:
        if faces >= 2.0 * sides:
            found *= ROUND * faces * (faces - sides)
            faces -= 2.0 * sides
        else:
            found *= ROUND * (faces if faces > 1.0 else 1.0)
            faces, top = 0.0, False
    while again > 1.0:
        found *= ROUND * again * (again - 1.0)
        again -= 2.0
    return found
