"""Which mutants there are, and which of them are tried."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType
from typing import Final

from benchmarks.mutation.operators import edits

# Where the rules of a game are written, in its folder; the rest reads, tells or imagines.
RULES: Final = ("phases", "markets", "flow", "score", "view", "stock", "ports", "lines", "shelving")


@dataclass(frozen=True)
class Mutant:
    """One change of one function. Its name holds no line, so that what is said about it outlives other changes."""

    path: Path
    module: str
    number: int  # among the changes of its file
    where: str  # file within the game's folder
    function: str
    change: str  # the code before and after

    def name(self) -> str:
        return f"`{self.where}` `{self.function}`: {self.change}"

    def code(self) -> CodeType:
        """The module with this change."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        for number, edit in enumerate(edits(tree)):
            if number == self.number:
                edit.put(edit.new)
                break
        return compile(ast.fix_missing_locations(tree), str(self.path), "exec", dont_inherit=True)


def mutants_of(path: Path, module: str, where: str) -> Iterator[Mutant]:
    """All mutants of a file; a second one of the same name in the same function is numbered."""
    met: Counter[tuple[str, str]] = Counter()
    for number, edit in enumerate(edits(ast.parse(path.read_text(encoding="utf-8")))):
        before, after = edit.shown()
        change = f"`{before}` → `{after}`"
        met[edit.function, change] += 1
        again = met[edit.function, change]
        yield Mutant(path, module, number, where, edit.function, change + (f" ({again})" if again > 1 else ""))


def mutants_in(folder: Path, package: str) -> list[Mutant]:
    """All mutants of a game's rules."""
    found: list[Mutant] = []
    for part in RULES:
        for file in sorted([*folder.glob(f"{part}.py"), *folder.glob(f"{part}/[!_]*.py")]):
            inside = file.relative_to(folder)
            module = ".".join((package, *inside.with_suffix("").parts))
            found += mutants_of(file, module, f"{folder.name}/{inside.as_posix()}")
    return found


def sample(mutants: list[Mutant], most: int, seed: int) -> list[Mutant]:
    """So many of them, by lot. A mutant's lot hangs on its name alone: a change elsewhere leaves the others in."""

    def lot(mutant: Mutant) -> str:
        return sha256(f"{seed} {mutant.name()}".encode()).hexdigest()

    chosen = set(sorted(mutants, key=lot)[:most])
    return [mutant for mutant in mutants if mutant in chosen]
