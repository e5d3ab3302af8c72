"""What measurements share: who does the work, where it is kept, and what is said when it stops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from criee.cli.common import HIGHEST_SEED, progress, whole_number
from criee.cli.saying import Mistake, complain, err
from criee.lab.cluster import Cluster
from criee.lab.contest import Contest, Standing, play_rounds
from criee.lab.crew import Crew, Processes
from criee.lab.folder import RunFolder
from criee.lab.shard import ShardFailed
from criee.lab.sprt import Sprt
from criee.words import Words

INTERRUPTED = 130  # what a shell expects of a command that was stopped with Ctrl-C

Seed = Annotated[
    int,
    typer.Option(
        "--seed",
        parser=whole_number("--seed", 0, HIGHEST_SEED),
        metavar="NUMBER",
        help="The seed of the first round; equal seeds give equal results.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="FOLDER", help="Keep what is done here; the same command then goes on with it."),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        parser=whole_number("--workers", 1, 4096),
        metavar="NUMBER",
        help="How many processes; as many as there are cores if not given. The numbers do not depend on it.",
    ),
]
RayAddress = Annotated[
    str, typer.Option("--ray", metavar="ADDRESS", help="Work on the Ray cluster at this address, for example auto.")
]


@contextmanager
def crew(workers: int | None, address: str, keeps: bool, words: Words) -> Iterator[Crew]:
    """Whoever does the work; when it stops early, it is said whether the same command can go on."""
    if address and workers is not None:
        raise Mistake("lab-ray-workers")
    hired = Cluster(address) if address else Processes(workers)
    try:
        yield hired
    except KeyboardInterrupt:
        complain(words.text("lab-stopped" if keeps else "lab-stopped-lost"))
        raise typer.Exit(INTERRUPTED) from None
    except ShardFailed as failed:
        err.print(Text(str(failed)), soft_wrap=True)
        complain(words.text("lab-shard-failed"))
        raise typer.Exit(1) from None
    finally:
        hired.leave()


def played(
    contest: Contest, rounds: int, hired: Crew, folder: RunFolder | None, title: str, sprt: Sprt | None = None
) -> Standing:
    """Plays a contest to its end, or until the test has decided, with a progress bar."""
    standing = Standing(contest.teams)
    with progress() as bar:
        task = bar.add_task(title, total=rounds * contest.seats)
        for standing in play_rounds(contest, rounds, hired, sprt, folder):
            bar.update(task, completed=standing.matches)
    return standing


def can_be_written(file: Path | None) -> None:
    """Work that takes minutes or hours does not begin if nothing can be written at its end; the file stays as it is."""
    if file is None:
        return
    there = file.exists()
    try:
        with file.open("ab"):
            pass
    except FileNotFoundError:
        if file.parent.is_dir():
            raise
        raise Mistake("cli-no-folder", file=str(file.parent)) from None
    if not there:
        file.unlink()


def tell_damaged(folder: RunFolder | None, words: Words) -> None:
    """Files that were no good are no reason to stop, but one to look at the disk."""
    if folder is not None and folder.damaged:
        err.print(Text(words.text("lab-damaged", count=len(folder.damaged)), style="dim"), soft_wrap=True)


def rounds_for(matches: int, seats: int) -> int:
    """Whole rounds only: as many as it takes."""
    return -(-matches // seats)
