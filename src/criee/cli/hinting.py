"""`criee hint`: the chef is asked about a record or a position."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.text import Text

from criee.bots.ladder import MOST_NODES
from criee.cli.chef import as_data, asked_of, show
from criee.cli.common import Lang, read_position, whole_number
from criee.cli.playing import resumed
from criee.cli.saying import Mistake, language, out
from criee.cli.seating import player_names
from criee.engine import record
from criee.engine.match import Match
from criee.words import Words


def hint(
    game: str = typer.Argument("", help="The game; the one of the file if not given."),
    from_record: Path | None = typer.Option(None, "--record", help="A record: the position where it stops."),
    from_position: Path | None = typer.Option(None, "--position", help="A position file (TOML)."),
    seat: int | None = typer.Option(
        None,
        parser=whole_number("--seat", 1),
        metavar="NUMBER",
        help="For whom: 1 is p1 of a record; everybody who has to decide if not given.",
    ),
    nodes: int | None = typer.Option(
        None,
        parser=whole_number("--nodes", 1, MOST_NODES),
        metavar="NUMBER",
        help="How many ways are followed; as many as the strongest bot follows if not given.",
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the advice as JSON."),
    lang: Lang = "",
) -> None:
    """Ask the chef: the two or three best moves of a seat, its chance to win with each, and why."""
    match = opened(game, from_record, from_position, language(lang))
    words = Words(match.game.name, language(lang), match.names)
    acting = [one for one in match.to_act() if one >= 0]
    if not acting:
        raise Mistake("cli-hint-nobody")
    if seat is not None and seat - 1 not in acting:
        raise Mistake("cli-hint-seat", text=str(seat), known=", ".join(str(one + 1) for one in acting))
    asked = acting if seat is None else [seat - 1]
    if as_json:
        typer.echo(json.dumps([as_data(match, one, nodes or 0, words) for one in asked], ensure_ascii=False, indent=2))
        return
    for one in asked:
        prompt = words.line(match.game.prompt(match.state, one))
        out.print(Text.assemble((record.seat_word(one), "bold"), f"  {prompt}"))
        show(match, one, asked_of(match, one, nodes or 0), words)


def opened(game: str, from_record: Path | None, from_position: Path | None, lang: str) -> Match:
    if (from_record is None) == (from_position is None):
        raise Mistake("cli-hint-source")
    if from_record is not None:
        match = resumed(from_record, game)
    else:
        assert from_position is not None
        found, state = read_position(from_position, game)
        match = Match(found, int(state.seats), 0, start=state)
        match.names = player_names(match.seats, lang)
    match.settle()
    return match
