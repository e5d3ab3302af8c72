"""The command line: play, replay, check, simulate, list, serve."""

from __future__ import annotations

import sys

import typer

from criee.cli import checking, hall, playing, replaying, serving, simulating
from criee.cli.common import complain, language
from criee.engine.line import Impossible, Refused
from criee.engine.record import Damaged
from criee.words import Words

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    help="Criée: one hall for five fish-market board games. Play them here, or open the hall in a browser with "
    "[bold]criee serve[/bold].",
)
app.command("play")(playing.play)
app.command("serve")(serving.serve)
app.command("games")(hall.games)
app.command("moves")(playing.moves)
app.command("replay")(replaying.replay)
app.command("simulate")(simulating.simulate)
app.command("check")(checking.check)


@app.callback(invoke_without_command=True)
def version(
    show: bool = typer.Option(False, "--version", help="Say which version this is, and whether it is compiled."),
) -> None:
    if show:
        typer.echo(hall.version_line())
        raise typer.Exit


def main() -> None:
    """Runs a command; what people did wrong is explained, not traced."""
    try:
        app()
    except Refused as refused:
        complain(Words("", language(""), []).line(refused.line()))
        sys.exit(2)
    except (Impossible, Damaged, OSError) as error:
        complain(str(error))
        sys.exit(2)
