"""`criee train`: a game plays itself and learns what its positions are worth."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from criee.bots.judgement import LEARNED
from criee.bots.ladder import Lessons, read_ladder
from criee.cli.common import Lang, progress, whole_number
from criee.cli.measuring import RayAddress, Seed, Workers, can_be_written, crew, tell_damaged
from criee.cli.saying import Mistake, language, note
from criee.cli.simulating import decimal
from criee.games import open_game, packages, sign
from criee.words import Words

if TYPE_CHECKING:
    from criee.lab.training import Grade

INSTALL = "pip install 'criee[lab]'"


def train(
    game: str = typer.Argument(..., help="The game, for example tsukiji."),
    seats: str = typer.Option(
        "", metavar="2,3,4", help="Tables of these sizes; as the game's folder says if not given."
    ),
    nodes: int | None = typer.Option(
        None,
        parser=whole_number("--nodes", 0),
        metavar="NUMBER",
        help="Walks through the tree for each decision; 0: by reflex.",
    ),
    matches: int | None = typer.Option(
        None, parser=whole_number("--matches", 10), metavar="NUMBER", help="Matches of each size in each generation."
    ),
    generations: int | None = typer.Option(
        None, parser=whole_number("--generations", 1, 100), metavar="NUMBER", help="How often it learns from itself."
    ),
    hidden: int | None = typer.Option(
        None, parser=whole_number("--hidden", 0, 64), metavar="NUMBER", help="Units of the network's hidden layer."
    ),
    seed: Seed = 1,
    to: Path | None = typer.Option(
        None,
        "--out",
        metavar="FOLDER",
        help="Keep the matches here; the same command, with the same numbers, then goes on with it.",
    ),
    write: Path | None = typer.Option(None, metavar="FILE", help="Write here instead of into the game's folder."),
    workers: Workers = None,
    ray: RayAddress = "",
    lang: Lang = "",
) -> None:
    """Teach the bots a game: it plays itself, and learns from who wins what a position is worth."""
    usual = read_ladder(sign(game).name).lessons
    words = Words(game, language(lang), [])
    sizes = read_sizes(game, seats) or usual.seats
    lessons = Lessons(
        sizes,
        usual.nodes if nodes is None else nodes,
        matches or usual.matches,
        generations or usual.generations,
        usual.hidden if hidden is None else hidden,
        usual.quiet,
        usual.stray,
    )
    if not open_game(game).mind.legend():
        raise Mistake("train-no-features", game=game)
    if find_spec("numpy") is None:
        raise Mistake("train-no-numpy", text=INSTALL)
    from criee.lab.training import Course
    from criee.lab.training import train as learn

    course = Course(game, lessons, seed)
    folder = None if to is None else course.folder(to)
    target = write or Path(str(files(packages()[game]))) / LEARNED
    can_be_written(target)
    with crew(workers, ray, to is not None, words) as hired, progress() as bar:
        task = bar.add_task(game, total=sum(len(course.shards(i, "")) for i in range(lessons.generations)))
        found = learn(course, hired, folder, lambda: bar.advance(task), lambda grade: tell(grade, words))
    tell_damaged(folder, words)
    target.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    note(words.text("train-written", file=str(target)))


def read_sizes(game: str, typed: str) -> list[int]:
    """`--seats 2,3`: sizes of tables that the game allows."""
    low, high = sign(game).seats
    sizes = [part.strip() for part in typed.split(",") if part.strip()]
    if not all(size.isascii() and size.isdecimal() and low <= int(size) <= high for size in sizes):
        raise Mistake("train-seats" if low < high else "train-seats-exactly", low=low, high=high, found=typed)
    return sorted({int(size) for size in sizes})


def tell(grade: Grade, words: Words) -> None:
    """How much of what could be foretold is foretold now."""
    known = 100 * (1 - grade.loss / grade.even)
    note(
        words.text(
            "train-grade",
            count=grade.generation + 1,
            positions=grade.positions,
            found=decimal(grade.loss, 4, words),
            even=decimal(grade.even, 4, words),
            percent=round(known),
        )
    )
