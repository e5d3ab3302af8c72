"""`criee replay`: step through a record, or just add up its score."""

from __future__ import annotations

import sys
from pathlib import Path

import typer
from rich.text import Text

from criee.cli.board import board, end_lines, score_table, sentence, told
from criee.cli.common import Lang, read_record
from criee.cli.saying import ask, language, out
from criee.engine import record
from criee.engine.match import Match
from criee.engine.phase import NOBODY
from criee.words import Words


def replay(
    file: Path = typer.Argument(..., help="A record, as `criee play` and the hall save them."),
    score: bool = typer.Option(False, "--score", help="Only the score sheet of the end."),
    every: bool = typer.Option(False, "--all", help="Show all steps at once, without waiting for Enter."),
    lang: Lang = "",
) -> None:
    """Replay a record: every move is checked against the rules as it is played."""
    match = read_record(file)
    words = Words(match.game.name, language(lang), match.names)
    if not score:
        step_through(match, words, waits=not every and at_a_keyboard())
    out.print(score_table(match, words))
    for line in end_lines(match, words):
        out.print(line)


def at_a_keyboard() -> bool:
    return sys.stdin.isatty()


def step_through(match: Match, words: Words, waits: bool) -> None:
    game = match.game
    state = match.first_state()
    for number, step in enumerate(match.steps, 1):
        lines = told(game, state, [step], NOBODY, words)
        game.play(state, step.seat, step.move)
        who = f"{record.seat_word(step.seat)} {game.describe(step.move)}"
        out.print(told_step(number, who, Text(" ").join(lines)))
        if waits and step.seat >= 0:
            out.print(board(game, state, NOBODY, words))
            answer = ask(Text(words.text("cli-replay-keys") + " ", style="dim")).lower()
            if answer == "q":
                return
            waits = answer != "a"
    if match.ended is not None:
        who = f"{record.seat_word(match.ended.seat)} {match.ended.text}"
        out.print(told_step(len(match.steps) + 1, who, sentence(words, match.ended.line())))


def told_step(number: int, who: str, lines: Text) -> Text:
    return Text.assemble((f"{number:4} ", "dim"), (who, "bold"), "  ", lines)
