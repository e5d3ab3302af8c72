"""`criee play` and `criee moves`: a table in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import typer
from rich.markup import escape

from criee.bots import seat_bot
from criee.bots.bot import Bot
from criee.cli.board import board, explain, numbered, told, winner_line
from criee.cli.common import chosen, complain, language, out, read_text
from criee.cli.replaying import score_table
from criee.engine import position, record
from criee.engine.game import Game, State
from criee.engine.line import Impossible
from criee.engine.match import Match
from criee.engine.rng import Rng
from criee.games import open_game
from criee.words import Words


class Quit(Exception):
    """Somebody leaves the table."""


def play(
    game: str = typer.Argument("tsukiji", help="The game; `criee games` lists them."),
    seats: int = typer.Option(0, help="How many players; the fewest the game allows if not given."),
    people: int = typer.Option(1, min=0, help="How many of them are people at this screen; 0 watches bots play."),
    bot: str = typer.Option("greedy", help="Who takes the other seats: random or greedy."),
    seed: int = typer.Option(-1, help="The same seed deals the same match."),
    lang: str = typer.Option("", help="fr or en; the system's language if not given."),
    option: list[str] = typer.Option([], help="A house rule, key=value; as often as you like."),
    from_position: Path = typer.Option(None, "--position", help="Start from a position file (TOML)."),
    resume: Path = typer.Option(None, help="Go on with an unfinished record."),
    save: Path = typer.Option(None, help="Where to keep the record; a file in this folder if not given."),
) -> None:
    """Play in the terminal, against bots or with friends at the same screen."""
    match = set_up(game, seats, seed, chosen(option), from_position, resume)
    match.names = names_of(match, people, language(lang))
    words = Words(match.game.name, language(lang), match.names)
    bots = [None if seat < people else seat_bot(bot, match.game) for seat in range(match.seats)]
    file = save or Path(f"{match.game.name}-{match.seed}.match")
    try:
        Sitting(match, bots, words).run()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
    finally:
        if match.steps:
            file.write_text(record.write(match), encoding="utf-8")
            out.print(words.text("cli-saved", file=str(file)), style="dim", highlight=False)
    if not match.over():
        out.print(words.text("cli-resume", game=match.game.name, file=str(file)), style="dim", highlight=False)


def set_up(
    name: str, seats: int, seed: int, options: dict[str, object], from_position: Path | None, resume: Path | None
) -> Match:
    """A match from nothing, from a position, or from a record."""
    if resume is not None:
        return record.read(read_text(resume), open_game)
    number = seed if seed >= 0 else secrets.randbelow(2**31)
    if from_position is not None:
        game, state = load_position(name, from_position)
        return Match(game, int(state.seats), number, start=state)
    opened = open_game(name, options)
    return Match(opened, seats or opened.sign.seats[0], number)


def load_position(name: str, path: Path) -> tuple[Game[Any], State]:
    game, state = position.read(read_text(path), open_game, str(path))
    if game.name != name:
        raise Impossible(str(path), f"is a position of {game.name}, not of {name}")
    return game, state


def names_of(match: Match, people: int, lang: str) -> list[str]:
    words = Words("", lang, [])
    players = [words.text("player", number=i + 1) for i in range(match.seats)]
    return [name if seat < people else f"{name} (bot)" for seat, name in enumerate(players)]


def moves(
    game: str = typer.Argument(..., help="The game."),
    from_position: Path = typer.Option(..., "--position", help="A position file (TOML)."),
    lang: str = typer.Option("", help="fr or en; the system's language if not given."),
) -> None:
    """List the legal moves of every seat to act in a position."""
    opened, state = load_position(game, from_position)
    match = Match(opened, int(state.seats), 0, start=state)
    words = Words(game, language(lang), names_of(match, match.seats, language(lang)))
    for seat in match.to_act():
        out.print(
            f"[bold]{record.seat_word(seat)}[/]  {escape(words.line(opened.prompt(state, seat)) if seat >= 0 else '')}"
        )
        numbered(match, seat, match.moves(seat), words)
    if match.over():
        out.print(words.text("prompt-over"))


class Sitting:
    """People and bots around one terminal."""

    def __init__(self, match: Match, bots: list[Bot | None], words: Words) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.rng = Rng(match.seed + 1)
        self.heard: State = match.state.clone()  # up to here the log has been told
        self.told = len(match.steps)
        self.last_person = -1

    def run(self) -> None:
        match = self.match
        match.settle()
        while not match.over():
            seat = match.to_act()[0]
            bot = self.bots[seat]
            moves = match.moves(seat)
            if bot is None:
                self.ask(seat, moves)
            elif len(moves) == 1:
                match.play(seat, moves[0])
            else:
                match.play(seat, bot.choose(match.game.view(match.state, seat), seat, moves, self.rng))
        self.tell(self.viewer())
        out.print(board(match.game, match.state, self.viewer(), self.words))
        out.print(score_table(match, self.words))
        out.print(f"[bold]{winner_line(match, self.words)}[/]")

    def viewer(self) -> int:
        """Whose eyes the log is told to: the person at the screen, or a spectator's."""
        return self.last_person if self.last_person >= 0 else -2

    def tell(self, viewer: int) -> None:
        """What has happened since the log was last told."""
        steps = self.match.steps[self.told :]
        for line in told(self.match.game, self.heard, steps, viewer, self.words):
            out.print(f"  {line}", highlight=False)
        self.heard = self.match.state.clone()
        self.told = len(self.match.steps)

    def ask(self, seat: int, moves: list[int]) -> None:
        """Shows a person the table and the moves, and waits for one of them."""
        words, match = self.words, self.match
        if self.last_person not in (-1, seat):
            out.clear()
            out.input(words.text("cli-pass-screen", who=match.names[seat]))
        self.last_person = seat
        self.tell(seat)
        out.print(board(match.game, match.state, seat, words))
        prompt = match.game.prompt(match.state, seat)
        out.print(f"[bold]{match.names[seat]}[/] · {escape(words.line(prompt))} [dim]{prompt.rule}[/]", highlight=False)
        numbered(match, seat, moves, words)
        out.print(words.text("cli-help"), style="dim", highlight=False)
        while not self.answer(seat, moves, prompt.rule, out.input("[bold]> [/]").strip()):
            pass

    def answer(self, seat: int, moves: list[int], rule: str, typed: str) -> bool:
        """Does what was typed. True once a move is made."""
        match, words = self.match, self.words
        if typed == "q":
            raise Quit
        if typed.startswith("?"):
            explain(match.game, typed[1:], rule, words)
        elif typed == "l":
            for line in told(match.game, match.first_state(), match.steps, seat, words):
                out.print(f"  {line}", highlight=False)
        elif typed.isdecimal() and 1 <= int(typed) <= len(moves):
            match.play(seat, moves[int(typed) - 1])
            return True
        else:
            return self.notation(seat, moves, typed)
        return False

    def notation(self, seat: int, moves: list[int], typed: str) -> bool:
        """A move typed out, such as `bid 3`; an illegal one is refused with its rule."""
        match, words = self.match, self.words
        try:
            move = match.game.parse(typed)
        except ValueError:
            complain(words.text("cli-unknown", text=escape(typed), example=match.game.describe(moves[0])))
            return False
        if move not in moves:
            refused = match.game.why_not(match.state, seat, move)
            complain(f"{refused.rule} {escape(words.line(refused.line()))}".strip())
            return False
        match.play(seat, move)
        return True
