"""What the arguments of Fangfrisch's texts are where neither the texts nor random matches tell (tests/kinds.py)."""

from __future__ import annotations

from criee.engine.line import Arg

NUMBERS: list[Arg] = [0, 1, 2, 5]
SPECIES: list[Arg] = ["@eel", "@shark", "@plaice", "@crab", "@tuna", "@lobster"]
KINDS: dict[tuple[str, str, str], list[Arg]] = {
    ("fangfrisch", "warn-bin", "cost"): NUMBERS,
    ("fangfrisch", "warn-close", "half"): NUMBERS,
    ("fangfrisch", "warn-close", "full"): NUMBERS,
    ("fangfrisch", "tip-worth-now", "gain"): NUMBERS,
    ("fangfrisch", "tip-worth-now", "net"): NUMBERS,
    ("fangfrisch", "warn-ring", "gain"): NUMBERS,
    ("fangfrisch", "warn-ring", "loss"): NUMBERS,
    ("fangfrisch", "board-waste", "gain"): NUMBERS,
    ("fangfrisch", "tip-prospect", "gain"): NUMBERS,
    ("fangfrisch", "tip-no-room", "cost"): NUMBERS,
    ("fangfrisch", "tip-prospect", "fish"): SPECIES,
    ("fangfrisch", "tip-no-room", "fish"): SPECIES,
}
