"""What several commands share: options, reading files, working with all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from criee.cli.saying import InFile, Mistake, as_is, err, language
from criee.engine import position, record
from criee.engine.game import Game, State
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.games import open_game
from criee.words import LANGUAGES, Words

T = TypeVar("T")
J = TypeVar("J")
HIGHEST_SEED: Final = 2**64 - 1  # the hall draws its own seeds from as many


def spoken_here(asked: str) -> str:
    if asked and asked.lower() not in LANGUAGES:
        known = ", ".join(sorted(LANGUAGES, reverse=True))
        raise typer.BadParameter(Words("", language(""), []).text("cli-lang", text=as_is(asked), known=known))
    return asked


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
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Mistake("cli-cannot-read", file=str(path), text=why) from None


def read_record(path: Path) -> Match:
    text = read_text(path)
    try:
        return record.read(text, open_game)
    except record.Damaged as error:
        raise InFile(path, error) from None


def read_position(path: Path, asked: str) -> tuple[Game[Any], State]:
    """Game and state of a position file; of the game asked for, if one was."""
    text = read_text(path)
    try:
        game, state = position.read(text, open_game, path.name)
    except Impossible as error:
        raise InFile(path, error) from None
    if asked and asked != game.name:
        raise Mistake("cli-other-position", file=str(path), game=game.name, text=asked)
    return game, state


def shares(total: int, parts: int) -> Iterator[tuple[int, int]]:
    """A range cut into about so many pieces: (first, count)."""
    size = max(1, -(-total // parts))
    for first in range(0, total, size):
        yield first, min(size, total - first)


def in_parallel(work: Callable[[J], T], jobs: Iterable[J], weigh: Callable[[J], int], title: str) -> list[T]:
    """Runs the jobs on all cores with a progress bar on the error channel; results in the order of the jobs."""
    todo = list(jobs)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: dict[int, T] = {}
    with Progress(*columns, console=err, transient=True) as bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task(title, total=sum(weigh(job) for job in todo))
        running = {pool.submit(work, job): i for i, job in enumerate(todo)}
        for done in as_completed(running):
            results[running[done]] = done.result()
            bar.advance(task, weigh(todo[running[done]]))
    return [results[i] for i in range(len(todo))]
