"""What the arguments of Tsukiji's texts are where neither the texts nor random matches tell: see tests/kinds.py."""

from __future__ import annotations

from criee.engine.line import Arg

NUMBERS: list[Arg] = [0, 1, 2, 5]
KINDS: dict[tuple[str, str, str], list[Arg]] = {
    ("tsukiji", "refuse-bid", "low"): [1],
    ("tsukiji", "refuse-bid", "high"): [4],
    ("tsukiji", "board-knives", "knives"): NUMBERS,
    ("tsukiji", "board-knives", "wanted"): [4],
    ("tsukiji", "", "rival"): ["#0", "#1"],
    ("tsukiji", "board-reach-me", "bids"): ["4", "2, 3, 4"],
    ("tsukiji", "board-reach-rival", "bids"): ["1"],
    ("tsukiji", "", "worth"): NUMBERS,
    ("tsukiji", "", "before"): NUMBERS,
    ("tsukiji", "", "after"): NUMBERS,
}
