"""`criee ladder`: every opponent against the one below, for docs/ladder.md."""

from __future__ import annotations

from pathlib import Path

import typer

from criee.bots.ladder import read_ladder
from criee.cli.common import Lang, whole_number
from criee.cli.contest import check
from criee.cli.measuring import Out, RayAddress, Seed, Workers, can_be_written, crew, played, rounds_for, tell_damaged
from criee.cli.saying import language, note
from criee.games import sign, signs
from criee.lab.contest import report
from criee.lab.crew import Crew
from criee.lab.ladder import Line, Pairing, folder_of, page, pairings
from criee.words import Words


def ladder(
    games: list[str] = typer.Argument(None, metavar="[GAME]...", help="Some games; all of them if not given."),
    matches: int = typer.Option(
        400, parser=whole_number("--matches", 1), metavar="NUMBER", help="Matches for each pair, at each table."
    ),
    seed: Seed = 1,
    to: Out = None,
    write: Path | None = typer.Option(None, metavar="FILE", help="Write the page here; print it if not given."),
    workers: Workers = None,
    ray: RayAddress = "",
    lang: Lang = "",
) -> None:
    """Measure the ladder of opponents: each rung against the one below, at the smallest and the largest table."""
    words = Words("", language(lang), [])
    can_be_written(write)
    plan = [pairing for found in ([sign(name) for name in games or []] or signs()) for pairing in planned(found.name)]
    for pairing in plan:
        check(pairing.contest(seed))  # all of them before the first one: it may take hours to get to the last
    with crew(workers, ray, to is not None, words) as hired:
        lines = [climbed(pairing, i, len(plan), matches, seed, to, hired, words) for i, pairing in enumerate(plan, 1)]
    text = page(lines, matches, seed)
    if write is None:
        typer.echo(text)
    else:
        write.write_text(text, encoding="utf-8")
        note(words.text("ladder-written", file=str(write)))


def planned(game: str) -> list[Pairing]:
    return pairings(game, sign(game).seats, rungs_of(game))


def rungs_of(game: str) -> list[str]:
    """The opponents of a game, each with the walks it may take and no clock: only so can the page be made again.

    Nobody gets more than the game's ladder is measured with, and who plays by reflex takes none."""
    found = read_ladder(game)
    return [rung.name if rung.reflex else f"{rung.name}@{min(rung.nodes, found.measured)}" for rung in found.rungs]


def climbed(
    pairing: Pairing, number: int, of: int, matches: int, seed: int, to: Path | None, hired: Crew, words: Words
) -> Line:
    contest = pairing.contest(seed)
    folder = None if to is None else contest.folder(folder_of(to, contest))
    title = f"{number}/{of} {pairing.game} {pairing.seats}: {pairing.first} – {pairing.rest}"
    standing = played(contest, rounds_for(matches, pairing.seats), hired, folder, title)
    tell_damaged(folder, words)
    return Line(pairing, report(standing, None))
