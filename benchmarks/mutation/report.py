"""What came of it: the table of docs/mutation.md, and which survivors somebody has looked at.

The document is the only memory. A survivor is explained by a line `- <its name>` under a heading that gives the
reason; the table and the list of those not yet explained stand between two marks and are written anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.mutation.bench import cites
from benchmarks.mutation.mutants import Mutant
from benchmarks.mutation.trial import Verdict

BEGIN: Final = "<!-- written by `python -m benchmarks.mutation --markdown`: do not edit -->"
END: Final = "<!-- end of what is written -->"
HEAD: Final = (
    "| game | possible | tried | killed | of these by a cited rule | by time | survived, equivalent "
    "| survived | share killed | tests | seconds a mutant |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
)
LINE: Final = re.compile(r"^- (`[^`]+` `[^`]+`: .+?)\s*$", re.M)
NONE_LEFT: Final = "Survivors that nobody has explained yet: none."


@dataclass(frozen=True)
class Result:
    game: str
    possible: int
    tests: int
    verdicts: Sequence[Verdict]

    def survivors(self) -> list[Mutant]:
        return [verdict.mutant for verdict in self.verdicts if verdict.fate == "survived"]


def explained(document: str) -> set[str]:
    """The names of all mutants that the document explains: everything but what the command itself has written."""
    by_hand = document if BEGIN not in document else document.partition(BEGIN)[0] + document.partition(END)[2]
    return set(LINE.findall(by_hand))


def row(result: Result, known: set[str]) -> str:
    """A game's line of the table. The share is of those that could be killed: an equivalent mutant is the same game."""
    tried = len(result.verdicts)
    survivors = result.survivors()
    equivalent = sum(mutant.name() in known for mutant in survivors)
    killed = tried - len(survivors)
    cited = sum(cites(verdict.test) for verdict in result.verdicts)
    seconds = sum(verdict.seconds for verdict in result.verdicts)
    by_time = sum(verdict.fate == "time" for verdict in result.verdicts)
    share = f"{killed / (tried - equivalent):.1%}" if tried > equivalent else "-"
    cells: list[object] = [result.game, result.possible, tried, killed, cited, by_time, equivalent]
    cells += [len(survivors) - equivalent, share, result.tests, f"{seconds / max(tried, 1):.1f}"]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def rewritten(document: str, results: Sequence[Result], command: str) -> str:
    """The document with new lines for the games that were run; those of other games stay."""
    before, _, rest = document.partition(BEGIN)
    written, _, after = rest.partition(END)
    known = explained(document)
    games = {result.game for result in results}
    rows = {line.split("|")[1].strip(): line for line in written.splitlines() if line.startswith("| ")}
    rows.pop("game", None)
    rows |= {result.game: row(result, known) for result in results}
    left = [line for line in LINE.findall(written) if line[1:].split("/")[0] not in games]
    left += [mutant.name() for result in results for mutant in result.survivors() if mutant.name() not in known]
    unexplained = "Survivors that nobody has explained yet:\n\n" + "\n".join(f"- {name}" for name in left)
    parts = [f"`{command}`", "\n".join([HEAD, *rows.values()]), unexplained if left else NONE_LEFT]
    return before + BEGIN + "\n" + "\n\n".join(parts) + "\n" + END + after


def outdated(document: str, games: Sequence[str], mutants: Sequence[Mutant]) -> list[str]:
    """Explanations of mutants that no longer exist, in the games that were run."""
    there = {mutant.name() for mutant in mutants}
    return sorted(name for name in explained(document) - there if name[1:].split("/")[0] in games)
