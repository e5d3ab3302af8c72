"""What the arguments of the lab's texts are."""

from __future__ import annotations

from criee.engine.line import Arg

KINDS: dict[tuple[str, str, str], list[Arg]] = {
    ("common", "arena-hypotheses", "low"): ["50.0 %"],
    ("common", "arena-hypotheses", "high"): ["55.0 %"],
    ("common", "arena-hypotheses", "percent"): [5],
}
