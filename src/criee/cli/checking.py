"""`criee check`: the promises of every game, on random matches."""

from __future__ import annotations

import time
from typing import NamedTuple

import typer

from criee.cli.common import complain, in_parallel, out, shares
from criee.cli.hall import version_line
from criee.engine.check import Broken, check_game
from criee.engine.game import Sign
from criee.engine.options import Option
from criee.games import open_game, sign, signs

PIECES = 40  # how finely the work is cut: the grain of the progress bar


class Job(NamedTuple):
    game: str
    seats: int
    options: dict[str, object]
    first: int
    matches: int


def check(
    game: str = typer.Argument("", help="A game; all of them if not given."),
    matches: int = typer.Option(1000, min=1, help="Random matches for each number of players."),
    seats: int = typer.Option(0, help="Only this number of players."),
    seed: int = typer.Option(1, min=0, help="The seed of the first match."),
) -> None:
    """Check the promises that every game keeps: no leak, no lost component, exact replay, and so on."""
    out.print(version_line(), style="dim")
    failed = False
    for found in [sign(game)] if game else signs():
        low, high = found.seats
        for players in [seats] if seats else range(low, high + 1):
            failed |= not check_one(found, players, matches, seed)
    if failed:
        raise typer.Exit(1)


def check_one(found: Sign, seats: int, matches: int, seed: int) -> bool:
    """The asked number of matches with the usual rules, and a tenth as many spread over all other house rules."""
    jobs = [Job(found.name, seats, {}, seed + first, count) for first, count in shares(matches, PIECES)]
    others = [(option.key, value) for option in found.options for value in other_values(option)]
    for key, value in others:
        jobs.append(Job(found.name, seats, {key: value}, seed, max(1, matches // 10 // len(others))))
    started = time.perf_counter()
    results = in_parallel(run, jobs, lambda job: job.matches, f"{found.name}, {seats} players")
    broken = [result for result in results if isinstance(result, str)]
    if broken:
        complain(f"{found.name}, {seats} players: {broken[0]}")
        return False
    steps = sum(result for result in results if isinstance(result, int))
    played = sum(job.matches for job in jobs)
    seconds = time.perf_counter() - started
    what = f"{found.name}, {seats} players: {played} matches, {steps} steps"
    out.print(f"[green]✓[/] {what}, all promises kept ({seconds:.0f} s)")
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
