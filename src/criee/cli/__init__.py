"""The command line: play, replay, check, simulate, measure, list, serve."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

from criee.cli import (
    checking,
    climbing,
    company,
    contest,
    hall,
    hinting,
    learning,
    playing,
    replaying,
    serving,
    simulating,
)
from criee.cli.saying import language, plainly
from criee.cli.usage import Commands
from criee.words import Words

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    help="Criée: one hall for five fish-market board games. Play them here, or open the hall in a browser with "
    "[bold]criee serve[/bold].",
)
app.command("play")(plainly(playing.play))
app.command("serve")(plainly(serving.serve))
app.command("games")(plainly(hall.games))
app.command("opponents")(plainly(company.opponents))
app.command("moves")(plainly(playing.moves))
app.command("hint")(plainly(hinting.hint))
app.command("replay")(plainly(replaying.replay))
app.command("simulate")(plainly(simulating.simulate))
app.command("arena")(plainly(contest.arena))
app.command("ladder")(plainly(climbing.ladder))
app.command("train")(plainly(learning.train))
app.command("check")(plainly(checking.check))


@app.callback(invoke_without_command=True)
def version(
    show: bool = typer.Option(False, "--version", help="Say which version this is, and whether it is compiled."),
) -> None:
    if show:
        typer.echo(hall.version_line(Words("", language(""), [])))
        raise typer.Exit


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may have no é, and none of the lines around a table
    app()
