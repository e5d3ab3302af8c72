"""What one seat may know, and what it can imagine from it.

The only secret in this game is a sealed bid: everything else lies open (T4), even what the deck can still hold.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from criee.engine.bits import count
from criee.games.tsukiji.box import COLOURS
from criee.games.tsukiji.flow import BID_PHASE, REVEAL_PHASE
from criee.games.tsukiji.score import pile_points, pile_value, pile_wasabi, points
from criee.games.tsukiji.state import END, NO_CARD, TsukijiState


class Worth(TypedDict):
    """What one pile is worth as it lies (T27): twice its values if wasabi doubles them."""

    values: int
    wasabi: int
    points: int


class TsukijiView(TypedDict):
    """One name everywhere: these keys are also those of a position and of the browser's table."""

    phase: str
    notches: int  # on each side of the balance
    barrel: int  # below 0 on seat 0's side, above on seat 1's
    face: Literal["night", "day"]  # of the barrel
    balance: list[str]  # left and right; "" where no card lies
    top: str  # the visible face of the deck
    deck: list[str]  # faces that may lie below the top: both sides of a card until the deck is rebuilt
    deck_cards: int
    discard: list[str]
    emptied: int
    last: bool
    piles: list[dict[str, list[str]]]  # per seat: colour -> faces
    bids: list[int]  # 0: none, or not for these eyes
    has_bid: list[bool]
    tied: bool
    picker: int
    waiting: int
    held: str
    end_bonus: bool  # the effects under way come from the end of the balance (T24, T31)
    by_speciality: bool  # what is stolen, discarded or drawn now is the bonus of a colour (T19-T21)
    owed: int
    back: str  # what goes on when the next card has been turned up
    worth: list[dict[str, Worth]]  # per seat: colour -> what its pile is worth
    points: list[int]  # as the table stands
    knives: list[int]
    knife_winner: int


# shown, but not part of a position
DERIVED = ("notches", "deck_cards", "has_bid", "worth", "points", "knives")
BACKS = ("layout", "held", "draw")
NIGHT_DAY = ("night", "day")


def label(s: TsukijiState, face: int) -> str:
    return "" if face == NO_CARD else s.box.labels[face]


def worth(s: TsukijiState, seat: int, colour: int) -> Worth:
    return {
        "values": int(pile_value(s, seat, colour)),
        "wasabi": int(pile_wasabi(s, seat, colour)),
        "points": int(pile_points(s, seat, colour)),
    }


def look(s: TsukijiState, phase: str, seat: int) -> TsukijiView:
    """The table as one seat sees it. Bids are shown once the house has revealed them; one's own always."""
    box = s.box
    sealed = s.phase == BID_PHASE or s.phase == REVEAL_PHASE
    return {  # a literal: compiled, a call of the type would build it twice
        "phase": phase,
        "notches": int(box.notches),
        "barrel": int(s.barrel),
        "face": "day" if s.day else "night",
        "balance": [label(s, int(s.left)), label(s, int(s.right))],
        "top": label(s, int(s.top)),
        "deck": box.label_list(s.deck),
        "deck_cards": int(count(s.deck)) // (2 if s.emptied == 0 else 1),
        "discard": box.label_list(s.discard),
        "emptied": int(s.emptied),
        "last": s.last,
        "piles": [{box.names[c]: box.label_list(s.pile(p, c)) for c in range(COLOURS)} for p in range(2)],
        "bids": [int(s.bid0) if not sealed or seat == 0 else 0, int(s.bid1) if not sealed or seat == 1 else 0],
        "has_bid": [s.bid0 != 0, s.bid1 != 0],
        "tied": s.tied,
        "picker": int(s.picker),
        "waiting": int(s.waiting),
        "held": label(s, int(s.held)),
        "end_bonus": s.chain == END,
        "by_speciality": s.by_speciality,
        "owed": int(s.owed),
        "back": BACKS[s.back],
        "worth": [{box.names[c]: worth(s, p, c) for c in range(COLOURS)} for p in range(2)],
        "points": [int(points(s, 0)), int(points(s, 1))],
        "knives": [int(s.knives(0)), int(s.knives(1))],
        "knife_winner": int(s.knife_winner),
    }
