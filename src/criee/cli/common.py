"""What several commands share: reading options, speaking to people, working with all cores."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from criee.engine.line import Impossible

out = Console()
err = Console(stderr=True)
T = TypeVar("T")
J = TypeVar("J")


def complain(message: str) -> None:
    err.print(f"[bold red]✗[/] {message}", highlight=False)


def language(asked: str) -> str:
    """The language asked for, or the system's."""
    if asked:
        return asked
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return "fr" if system.lower().startswith("fr") else "en"


def chosen(pairs: list[str]) -> dict[str, object]:
    """`--option key=value`, as often as given."""
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Impossible(f"--option {pair}", "write it as key=value, for example --option kind_fish=yes")
        options[key.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Impossible(str(path), f"cannot be read: {error}") from None


def shares(total: int, parts: int) -> Iterator[tuple[int, int]]:
    """A range cut into about so many pieces: (first, count)."""
    size = max(1, -(-total // parts))
    for first in range(0, total, size):
        yield first, min(size, total - first)


def in_parallel(work: Callable[[J], T], jobs: Iterable[J], weigh: Callable[[J], int], title: str) -> list[T]:
    """Runs the jobs on all cores with a progress bar on the error channel; results in the order of the jobs."""
    todo = list(jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: dict[int, T] = {}
    with Progress(*columns, console=err, transient=True) as bar, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = bar.add_task(title, total=sum(weigh(job) for job in todo))
        running = {pool.submit(work, job): i for i, job in enumerate(todo)}
        for done in as_completed(running):
            results[running[done]] = done.result()
            bar.advance(task, weigh(todo[running[done]]))
    return [results[i] for i in range(len(todo))]
