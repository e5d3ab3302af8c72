"""`criee check`: the promises of every game, on random matches."""

from __future__ import annotations

import time
from typing import NamedTuple

import typer
from rich.text import Text

from criee.cli.common import HIGHEST_SEED, Lang, in_parallel, shares, whole_number
from criee.cli.hall import version_line
from criee.cli.saying import Mistake, complain, language, note, out
from criee.engine.check import check_game
from criee.engine.game import Sign
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.options import Option
from criee.engine.promise import Broken
from criee.games import built_table, open_game, sign, signs
from criee.words import Words

PIECES = 40  # how finely the work is cut: the grain of the progress bar


class Job(NamedTuple):
    game: str
    seats: int
    options: dict[str, object]
    first: int
    matches: int


def check(
    game: str = typer.Argument("", help="A game; all of them if not given."),
    matches: int = typer.Option(
        1000,
        parser=whole_number("--matches", 1),
        metavar="NUMBER",
        help="Random matches for each number of players; a tenth as many more, and at least one for each, are played "
        "with other house rules.",
    ),
    seats: int | None = typer.Option(
        None, parser=whole_number("--seats", 1), metavar="NUMBER", help="Only this number of players."
    ),
    seed: int = typer.Option(
        1, parser=whole_number("--seed", 0, HIGHEST_SEED), metavar="NUMBER", help="The seed of the first match."
    ),
    lang: Lang = "",
) -> None:
    """Check the promises that every game keeps: no leak, no lost component, exact replay, and so on."""
    words = Words("", language(lang), [])
    note(version_line(words))
    tables = [
        (found, players)
        for found in ([sign(game)] if game else signs())
        for players in range(found.seats[0], found.seats[1] + 1)
        if seats is None or players == seats
    ]
    if not tables:
        raise Mistake("cli-no-table", count=0 if seats is None else seats)
    kept = [check_one(found, players, matches, seed, words) for found, players in tables]
    if not all(kept):
        raise typer.Exit(1)


def check_one(found: Sign, seats: int, matches: int, seed: int, words: Words) -> bool:
    """The asked number of matches with the usual rules, and a tenth as many spread over all other house rules."""
    if found.table:
        built_table(found.name)  # it must be where the sign says
    jobs = [Job(found.name, seats, {}, seed + first, count) for first, count in shares(matches, PIECES)]
    others: list[dict[str, object]] = [{o.key: value} for o in found.options for value in other_values(o)]
    others = [options for options in others if goes(found.name, seats, options)]
    jobs += [Job(found.name, seats, options, seed, max(1, matches // 10 // len(others))) for options in others]
    started = time.perf_counter()
    table = words.text("cli-check-table", game=found.name, count=seats)
    results = in_parallel(run, jobs, lambda job: job.matches, table)
    broken = [result for result in results if isinstance(result, str)]
    if broken:
        complain(f"{table} · {broken[0]}")
        return False
    steps = sum(result for result in results if isinstance(result, int))
    played = words.text("cli-matches", count=sum(job.matches for job in jobs))
    if others:
        more = sum(job.matches for job in jobs if job.options)
        played += f" ({words.text('cli-other-matches', count=more)})"
    kept = words.text("cli-kept", seconds=f"{time.perf_counter() - started:.0f}")
    done = f"{table} · {played}, {words.text('cli-steps', count=steps)} · {kept}"
    out.print(Text.assemble(("✓ ", "green"), done), soft_wrap=True)
    return True


def goes(game: str, seats: int, options: dict[str, object]) -> bool:
    """Whether a house rule goes with so many players."""
    try:
        Match(open_game(game, options), seats, 0)
    except Impossible:
        return False
    return True


def other_values(option: Option) -> list[object]:
    if isinstance(option.default, bool):
        return [not option.default]
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    return [value for value in (option.low, option.high) if value != option.default]


def run(job: Job) -> int | str:
    """One piece of the work, in a process of its own: steps looked at, or what is broken."""
    try:
        return check_game(open_game(job.game, job.options), job.seats, job.matches, job.first)
    except Broken as broken:
        return f"{broken}\noptions: {job.options or 'none'}\n{broken.record}"
    except Exception as error:  # not every exception finds its way between processes; its words do
        return f"{type(error).__name__}: {error}\noptions: {job.options or 'none'}"
