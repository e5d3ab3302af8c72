"""What is in the box: a game's components.toml, every value with its source and how sure we are of it.

Each table says ``sure`` (printed, known, inferred, ours) and ``source``; a table inside another inherits both.
A second file can be laid over the first: a variant, or a correction by somebody who owns the box.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Final, cast

from criee.engine.fields import Fields
from criee.engine.line import Impossible, Line

SURE: Final = ("printed", "known", "inferred", "ours")
LONGEST: Final = 100_000  # characters of a TOML file; the largest of ours has some twenty thousand
MOST_DOTS: Final = 200  # in one line: the time to read a key grows with the square of its dots


class Components:
    """The typed content of one components.toml."""

    def __init__(self, data: Mapping[str, object], where: str = "components.toml") -> None:
        self.data = data
        self.where = where
        self.counts: dict[str, int] = dict.fromkeys(SURE, 0)
        self._weigh(data, "", where)
        canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
        self.hash: str = hashlib.sha256(canonical.encode()).hexdigest()[:12]

    def table(self, key: str) -> Fields:
        """One table, its provenance already taken off."""
        table = Fields(self.data, self.where).table(key)
        table.asked.update(("sure", "source"))
        return table

    def share_of_ours(self) -> int:
        """Per cent of all values that we reconstructed ourselves."""
        total = sum(self.counts.values())
        return 0 if total == 0 else round(100 * self.counts["ours"] / total)

    def _weigh(self, value: object, sure: str, where: str) -> None:
        """Counts the values below by how sure they are; a value without provenance is an error."""
        if isinstance(value, Mapping):
            table = cast(Mapping[str, object], value)
            sure = self._provenance(table, sure, where)
            for key, inner in table.items():
                if key not in ("sure", "source"):
                    self._weigh(inner, sure, f"{where}.{key}")
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                self._weigh(inner, sure, f"{where}[{i}]")
        elif sure == "":
            raise Impossible(where, "has no provenance; write sure = and source = in its table")
        else:
            self.counts[sure] += 1

    def _provenance(self, table: Mapping[str, object], inherited: str, where: str) -> str:
        sure = table.get("sure", inherited)
        if sure == "":
            return ""
        if not isinstance(sure, str) or sure not in SURE:
            raise Impossible(f"{where}.sure", f"must be one of {', '.join(SURE)}; found {sure!r}")
        if "sure" in table and not isinstance(table.get("source"), str):
            raise Impossible(f"{where}.source", "is missing: say where the values come from")
        return sure


def read_toml(text: str, where: str) -> dict[str, object]:
    """Parses TOML; a syntax error says in which file."""
    if len(text) > LONGEST:
        raise not_toml(where, f"longer than {LONGEST} characters")
    if any(row.count(".") > MOST_DOTS for row in text.split("\n")):
        raise not_toml(where, f"more than {MOST_DOTS} dots in a line")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers of thousands of digits, and endless nesting
        raise not_toml(where, str(error)) from None


def not_toml(where: str, reason: str) -> Impossible:
    return Impossible(where, f"is not valid TOML: {reason}", Line("wrong-toml", {"file": where, "text": reason}))


def overlay(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    """`above` laid over `below`: tables are merged, everything else is replaced."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(value, Mapping) and isinstance(old, Mapping):
            merged[key] = overlay(cast(Mapping[str, object], old), cast(Mapping[str, object], value))
        else:
            merged[key] = value
    return merged
