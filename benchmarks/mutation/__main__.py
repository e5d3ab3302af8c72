"""Breaks the rules of each game, one operator at a time, and sees whether a test notices.

    python -m benchmarks.mutation [--game tsukiji] [--mutants 300] [--seed 1] [--jobs 1] [--markdown]

Exit 1 if a mutant survives that docs/mutation.md does not explain. --markdown writes the table into that document.
--match TEXT tries every mutant whose name contains TEXT, such as a file or a function, and draws no lots.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import pytest
from benchmarks.mutation import report, trial
from benchmarks.mutation.bench import Bench
from benchmarks.mutation.mutants import Mutant, mutants_in, sample
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ROOT / "src" / "criee" / "games"
DOCUMENT: Final = ROOT / "docs" / "mutation.md"
# What reads the rules rather than being one: wording, what the terminal shows, how well the bot plays.
ELSEWHERE: Final = ("test_terminal", "test_words", "test_wrong_words", "test_labels", "test_bot")


def bench_of(game: str, longest: float) -> Bench:
    """A game's own tests, and those of the engine that are run on every game."""

    def wanted(test: pytest.Item) -> bool:
        if test.path.stem in ELSEWHERE or test.get_closest_marker("slow"):
            return False
        if test.path.parent.name == game:
            return True
        return isinstance(test, pytest.Function) and hasattr(test, "callspec") and game in test.callspec.params.values()

    return Bench((f"tests/{game}", "tests/engine"), wanted, longest)


def judged(game: str, bench: Bench, chosen: list[Mutant], jobs: int, progress: Progress) -> list[trial.Verdict]:
    """The verdicts on a game's mutants; whoever survives is named at once."""
    bar = progress.add_task(f"{game}: measuring its tests", total=len(chosen), left=0)
    trial.measure(bench)
    for name in bench.broken:
        progress.console.print(f"left out, it fails without any mutant: {name}", markup=False)
    progress.update(bar, description=game)
    verdicts: list[trial.Verdict] = []
    for verdict in trial.tried(bench, chosen, jobs):
        verdicts.append(verdict)
        progress.update(bar, advance=1, left=sum(one.fate == "survived" for one in verdicts))
        if verdict.fate == "survived":
            progress.console.print(f"survived: {verdict.mutant.name()}", markup=False, highlight=False, soft_wrap=True)
    return verdicts


def options() -> argparse.Namespace:
    games = sorted(path.parent.name for path in GAMES.glob("*/game.py"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games, action="append", help="only this game; may be given several times")
    parser.add_argument("--mutants", type=int, default=300, help="at most so many of a game, by lot (300)")
    parser.add_argument("--seed", type=int, default=1, help="of the lots (1)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants on trial at once (1)")
    parser.add_argument(
        "--longest", type=float, default=10.0, help="leave out tests that compute longer, in seconds (10)"
    )
    parser.add_argument("--match", default="", help="every mutant whose name contains this, no lots")
    parser.add_argument("--markdown", action="store_true", help="write the table into docs/mutation.md")
    given = parser.parse_args()
    given.game = given.game or games
    if given.markdown and given.match:
        parser.error("a table of chosen mutants says nothing: --match or --markdown")
    return given


def main() -> int:
    given = options()
    trial.prepare(ROOT)
    document = DOCUMENT.read_text(encoding="utf-8")
    known = report.explained(document)
    everything: list[Mutant] = []
    results: list[report.Result] = []
    console = Console()
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]} survived"), TimeRemainingColumn())
    with trial.kept_elsewhere(), Progress(TextColumn("{task.description}"), *columns, console=console) as progress:
        for game in given.game:
            possible = mutants_in(GAMES / game, f"criee.games.{game}")
            everything += possible
            chosen = [mutant for mutant in possible if given.match in mutant.name()]
            chosen = chosen if given.match else sample(chosen, given.mutants, given.seed)
            bench = bench_of(game, given.longest)
            verdicts = judged(game, bench, chosen, given.jobs, progress)
            results.append(report.Result(game, len(possible), len(bench.order), verdicts))
    for name in report.outdated(document, given.game, everything):
        console.print(f"explained, but no longer there: {name}", markup=False, highlight=False, soft_wrap=True)
    for result in results:
        console.print(report.row(result, known), markup=False, highlight=False, soft_wrap=True)
    if given.markdown:
        command = f"python -m benchmarks.mutation --mutants {given.mutants} --seed {given.seed}"
        DOCUMENT.write_text(report.rewritten(document, results, command), encoding="utf-8")
    return int(any(mutant.name() not in known for result in results for mutant in result.survivors()))


if __name__ == "__main__":
    raise SystemExit(main())
