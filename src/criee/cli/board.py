"""The terminal table: a game's own drawing, the log in words, the moves with numbers, rules on demand."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.pretty import Pretty

from criee.cli.common import out
from criee.engine.game import Game, State
from criee.engine.match import Match, Step, tell
from criee.games import packages
from criee.words import Words, rules


def board(game: Game[Any], state: State, viewer: int, words: Words) -> RenderableType:
    """The table as one viewer sees it; a game without a drawing of its own shows its view."""
    view = game.view(state, viewer)
    try:
        drawing = import_module(f"{packages()[game.name]}.terminal")
    except ModuleNotFoundError:
        return Pretty(view)
    drawn: RenderableType = drawing.draw(view, words, words.names)
    return drawn


def told(game: Game[Any], before: State, steps: list[Step], viewer: int, words: Words) -> list[str]:
    """The steps in words, each sentence with the rule it rests on."""
    found: list[str] = []
    for step in tell(game, before, steps, viewer):
        for line in step.lines:
            rule = f" [dim]{line.rule}[/]" if line.rule else ""
            found.append(escape(words.line(line)) + rule)
    return found


def numbered(match: Match, seat: int, moves: list[int], words: Words) -> None:
    """The legal moves, numbered from 1, each also in notation."""
    for number, move in enumerate(moves, 1):
        label = escape(words.line(match.game.label(match.state, seat, move)))
        out.print(f"  [bold]{number:2}[/]  {label}  [dim]{match.game.describe(move)}[/]", highlight=False)


def explain(game: Game[Any], asked: str, current: str, words: Words) -> None:
    """`?` tells the rule of the moment, `?T9` one rule, `??` all of them."""
    known = rules(game.name, words.lang)
    wanted = asked.strip().upper() or current
    if asked.strip() == "?":
        section = ""
        for rule in known.values():
            if rule.section != section:
                section = rule.section
                out.print(f"\n[bold]{section}[/]")
            out.print(f"[bold]{rule.number}[/] {rule.text}", highlight=False)
    elif wanted in known:
        out.print(f"[bold]{words.text('rule', rule=wanted)}[/] {known[wanted].text}", highlight=False)
    else:
        out.print(words.text("cli-no-rule", rule=wanted))


def winner_line(match: Match, words: Words) -> str:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return ""
    who = words.join([match.names[w] for w in outcome.winners])
    if len(outcome.winners) == match.seats:
        return words.text("cli-draw")
    return words.text("cli-won" if len(outcome.winners) == 1 else "cli-shared", who=who)
