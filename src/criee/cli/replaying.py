"""`criee replay`: step through a record, or just add up its score."""

from __future__ import annotations

import sys
from pathlib import Path

import typer
from rich.table import Table

from criee.cli.board import board, told, winner_line
from criee.cli.common import language, out, read_text
from criee.engine import record
from criee.engine.game import NOBODY
from criee.engine.match import Match
from criee.games import open_game
from criee.words import Words


def replay(
    file: Path = typer.Argument(..., help="A record, as `criee play` and the hall save them."),
    score: bool = typer.Option(False, "--score", help="Only the score sheet of the end."),
    every: bool = typer.Option(False, "--all", help="Show all steps at once, without waiting for Enter."),
    lang: str = typer.Option("", help="fr or en; the system's language if not given."),
) -> None:
    """Replay a record: every move is checked against the rules as it is played."""
    match = record.read(read_text(file), open_game)
    words = Words(match.game.name, language(lang), match.names)
    if not score:
        step_through(match, words, waits=not every and sys.stdin.isatty())
    out.print(score_table(match, words))
    line = winner_line(match, words)
    if line:
        out.print(f"[bold]{line}[/]")


def step_through(match: Match, words: Words, waits: bool) -> None:
    game = match.game
    state = match.first_state()
    for number, step in enumerate(match.steps, 1):
        text = f"[dim]{number:4}[/] [bold]{record.seat_word(step.seat)} {game.describe(step.move)}[/]"
        lines = told(game, state, [step], NOBODY, words)
        game.play(state, step.seat, step.move)
        out.print(text + "  " + " ".join(lines), highlight=False)
        if waits and step.seat >= 0:
            out.print(board(game, state, NOBODY, words))
            answer = out.input("[dim]Enter: next, a: all, q: quit[/] ")
            if answer.strip() == "q":
                return
            waits = answer.strip() != "a"


def score_table(match: Match, words: Words) -> Table:
    """Who has how much, and for what."""
    table = Table(title=words.text("cli-score"))
    for title in ("", "", "", words.text("cli-total")):
        table.add_column(title)
    sums = [0] * match.seats
    for tally in match.game.score(match.state):
        sums[tally.seat] += tally.points
        table.add_row(match.names[tally.seat], words.line(tally.line), f"[dim]{tally.line.rule}[/]", str(tally.points))
    for seat, total in enumerate(sums):
        table.add_row(f"[bold]{match.names[seat]}[/]", "", "", f"[bold]{total}[/]")
    return table
