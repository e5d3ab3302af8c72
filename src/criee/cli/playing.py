"""`criee play` and `criee moves`: a table in the terminal."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Final

import typer
from rich.text import Text

from criee.bots import meant, seat_bot
from criee.cli.board import numbered
from criee.cli.common import HIGHEST_SEED, Lang, chosen, read_position, read_record, whole_number
from criee.cli.keeping import Keeper, keeper_of
from criee.cli.saying import Mistake, as_is, language, note, out
from criee.cli.seating import USUAL_BOT, player_names, seat_people, seated_bots
from criee.cli.sitting import Quit, Sitting
from criee.engine import record
from criee.engine.match import Match
from criee.games import open_game, sign
from criee.words import Words

FIRST_GAME: Final = "tsukiji"  # what a newcomer is offered


def play(
    game: str = typer.Argument("", help=f"The game; `criee games` lists them.  [default: {FIRST_GAME}]"),
    seats: int | None = typer.Option(
        None,
        parser=whole_number("--seats", 1),
        metavar="NUMBER",
        help="How many players; the fewest the game allows if not given.",
    ),
    people: int | None = typer.Option(
        None,
        parser=whole_number("--people", 0),
        metavar="NUMBER",
        help="How many of them are people at this screen; 0 watches bots play.  [default: 1]",
    ),
    bot: str = typer.Option(
        "",
        help="Who takes the other seats: anybody of `criee opponents`, strongest, greedy or random. "
        f"[default: {USUAL_BOT}; when resuming, whoever sat there]",
    ),
    seed: int | None = typer.Option(
        None,
        parser=whole_number("--seed", 0, HIGHEST_SEED),
        metavar="NUMBER",
        help="The same seed deals the same match.",
    ),
    lang: Lang = "",
    option: list[str] = typer.Option([], help="A house rule, key=value; as often as you like."),
    from_position: Path | None = typer.Option(None, "--position", help="Start from a position file (TOML)."),
    resume: Path | None = typer.Option(None, help="Go on with an unfinished record, in its own file."),
    save: Path | None = typer.Option(None, help="Where to keep the record; a new file in this folder if not given."),
) -> None:
    """Play in the terminal, against bots or with friends at the same screen."""
    given = {"seats": seats is not None, "seed": seed is not None, "option": bool(option)}
    if resume is not None:
        refuse_beside("cli-beside-resume", {**given, "position": from_position is not None})
        match = resumed(resume, game)
    elif from_position is not None:
        refuse_beside("cli-beside-position", {**given, "seed": False})
        opened, state = read_position(from_position, game)
        match = Match(opened, int(state.seats), some_seed(seed), start=state)
    else:
        opened = open_game(game or FIRST_GAME, chosen(option))
        match = Match(opened, opened.sign.seats[0] if seats is None else seats, some_seed(seed))
    if people is not None and people > match.seats:
        raise Mistake("cli-people", text=str(people), count=match.seats)
    bot = meant(bot, match.game.name)
    player = seat_bot(bot or USUAL_BOT, match.game)
    seat_people(match, people, resume is not None, language(lang), bot)
    words = Words(match.game.name, language(lang), match.names)
    bots = seated_bots(match, player if bot or resume is None else None)
    keeper = keeper_of(match, resume, save)
    again = [] if people is None else ["--people", str(people)]
    again += ["--bot", bot] if "@" in bot else []  # who plays is in the record, for how long is not
    sit_down(Sitting(match, bots, words, keeper), keeper, again)


def sit_down(sitting: Sitting, keeper: Keeper, more: list[str]) -> None:
    """Plays until the end or until somebody leaves; either way the record is kept."""
    match, words = sitting.match, sitting.words
    before = keeper.kept
    try:
        sitting.run()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
    finally:
        keeper.keep(match)
    if keeper.kept != before:
        note(words.text("cli-saved", file=as_is(str(keeper.file))))
    if keeper.kept and not match.over():  # nothing was kept of a match without a step: there is nothing to resume
        command = shlex.join(["criee", "play", "--resume", str(keeper.file), *more])
        note(words.text("cli-resume", text=as_is(command)))


def refuse_beside(key: str, given: dict[str, bool]) -> None:
    """A record and a position say some things themselves: a flag that says them again is refused, not overheard."""
    for other, is_given in given.items():
        if is_given:
            raise Mistake(key, what=other)


def resumed(file: Path, asked: str) -> Match:
    if asked:
        sign(asked)  # a game that is not in the hall is refused before anything else
    match = read_record(file)
    if asked and asked != match.game.name:
        raise Mistake("cli-other-record", file=str(file), game=match.game.name, text=asked)
    return match


def some_seed(asked: int | None) -> int:
    return secrets.randbelow(2**31) if asked is None else asked


def moves(
    game: str = typer.Argument("", help="The game; the one of the position if not given."),
    from_position: Path = typer.Option(..., "--position", help="A position file (TOML)."),
    lang: Lang = "",
) -> None:
    """List the legal moves of every seat to act in a position."""
    opened, state = read_position(from_position, game)
    match = Match(opened, int(state.seats), 0, start=state)
    words = Words(opened.name, language(lang), player_names(match.seats, language(lang)))
    for seat in match.to_act():
        prompt = words.line(opened.prompt(state, seat)) if seat >= 0 else words.text("cli-house-moves")
        out.print(Text.assemble((record.seat_word(seat), "bold"), f"  {prompt}"))
        numbered(match, seat, match.moves(seat), words)
    if match.over():
        out.print(words.text("prompt-over"))
