"""What can be: every position that play cannot lead to is refused, with the place and the rule it breaks."""

from __future__ import annotations

from criee.engine.fields import require

from .state import Barrel


def check(s: Barrel, phase: str) -> None:
    full = int(s.box.herrings)
    require(s.herrings + sum(s.taken) == full, "herrings", f"there are {full} in all (H1)")
    require((phase == "over") == (s.herrings == 0), "phase", "the last herring ends it (H3)")
    check_turns(s)


def check_turns(s: Barrel) -> None:
    """H2: the first player has made as many moves as the second, or one more if it is the second's turn."""
    most, more = int(s.box.most), int(s.turn)
    first, second = s.taken
    fewest = max(-(-first // most), -(-second // most) + more)
    require(fewest <= min(first, second + more), "taken", f"players take in turn, one to {most} at a time (H2)")
