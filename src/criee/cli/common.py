"""What several commands share: options, reading files, working with all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from criee.cli.saying import InFile, Mistake, Unread, err
from criee.engine import position, record
from criee.engine.game import Game
from criee.engine.line import Impossible, shown
from criee.engine.match import Match
from criee.engine.phase import State
from criee.games import open_game, sign
from criee.lab.crew import Processes
from criee.words import LANGUAGES

T = TypeVar("T")
J = TypeVar("J")
MOST_DIGITS: Final = 20  # of a number behind a flag: as many as the highest seed has
HIGHEST_SEED: Final = 2**64 - 1  # the hall draws its own seeds from as many


def spoken_here(asked: str) -> str:
    if asked and asked.lower() not in LANGUAGES:
        raise Mistake("cli-lang", text=asked, known=", ".join(sorted(LANGUAGES, reverse=True)))
    return asked


def whole_number(flag: str, low: int, high: int | None = None) -> Callable[[str], int]:
    """Reads the number behind a flag; typer would refuse what is none in English alone."""

    def number(typed: str) -> int:
        digits = str(typed).strip().removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS:
            value = int(typed)
            if value >= low and (high is None or value <= high):
                return value
        if high is None:
            raise Mistake("cli-number-least", where=flag, low=str(low), found=shown(typed))
        raise Mistake("cli-number", where=flag, low=str(low), high=str(high), found=shown(typed))

    return number


Lang = Annotated[
    str, typer.Option("--lang", callback=spoken_here, help="fr or en; the system's language if not given.")
]


def chosen(pairs: list[str]) -> dict[str, object]:
    """`--option key=value`, as often as given, but each key once."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not key:
            raise Mistake("cli-pair", text=f"--option {pair}")
        if options.get(key, value) != value:
            raise Mistake("cli-two-values", text=key)
        options[key] = value
    return options


def read_text(path: Path) -> str:
    """A whole file; of one that is too long to be of ours only so much that this can be seen."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(record.LONGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise Unread(path, error) from None


def read_record(path: Path) -> Match:
    text = read_text(path)
    try:
        return record.read(text, open_game)
    except record.Damaged as error:
        raise InFile(path, error) from None


def read_position(path: Path, asked: str) -> tuple[Game[Any], State]:
    """Game and state of a position file; of the game asked for, if one was."""
    if asked:
        sign(asked)  # a game that is not in the hall is refused before anything else
    text = read_text(path)
    try:
        game, state = position.read(text, open_game, str(path))
    except Impossible as error:
        if error.where == str(path):
            raise  # it names the file itself
        raise InFile(path, error) from None
    if asked and asked != game.name:
        raise Mistake("cli-other-position", file=str(path), game=game.name, text=asked)
    return game, state


def shares(total: int, parts: int) -> Iterator[tuple[int, int]]:
    """A range cut into about so many pieces: (first, count)."""
    size = max(1, -(-total // parts))
    for first in range(0, total, size):
        yield first, min(size, total - first)


def progress() -> Progress:
    """A bar on the error channel that goes when all is done."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def in_parallel(work: Callable[[J], T], jobs: Iterable[J], weigh: Callable[[J], int], title: str) -> list[T]:
    """Runs the jobs on all cores with a progress bar; results in the order of the jobs."""
    todo = list(jobs)
    results: dict[int, T] = {}
    with progress() as bar:
        task = bar.add_task(title, total=sum(weigh(job) for job in todo))
        for i, result in Processes().completed(work, todo):
            results[i] = result
            bar.advance(task, weigh(todo[i]))
    return [results[i] for i in range(len(todo))]
