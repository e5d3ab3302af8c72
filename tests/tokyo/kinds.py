"""What the arguments of Tokyo's texts are where neither the texts nor random matches tell (tests/kinds.py)."""

from __future__ import annotations

from criee.engine.line import Arg

NUMBERS: list[Arg] = [0, 1, 2, 5]
KINDS: dict[tuple[str, str, str], list[Arg]] = {
    ("tokyo", "ice-worth", "end"): NUMBERS,
    ("tokyo", "warn-no-berth", "yen"): [0, 500],
    ("tokyo", "warn-no-catch", "fish"): [["@mackerel"], ["@eel", "@snapper"]],
    ("tokyo", "warn-no-barrel", "yen"): [100],
    ("tokyo", "stall-square", "some"): [3],
    ("tokyo", "stall-square", "worth"): [9],
    ("tokyo", "stall-sells-some", "some"): [2, 3],
}
