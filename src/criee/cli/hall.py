"""`criee games` and `criee --version`: what is in the hall."""

from __future__ import annotations

import platform

import typer
from rich.table import Table
from rich.text import Text

import criee.engine.game
from criee import __version__
from criee.cli.common import Lang
from criee.cli.saying import language, out
from criee.engine.game import Sign
from criee.engine.options import Option
from criee.games import components, sign, signs
from criee.words import Words


def is_compiled() -> bool:
    return not str(criee.engine.game.__file__).endswith(".py")


def version_line(words: Words) -> str:
    how = words.text("cli-compiled" if is_compiled() else "cli-interpreted")
    return f"criee {__version__}, {how}, Python {platform.python_version()}"


def games(
    game: str = typer.Argument("", help="One game, with what each of its options does; all of them if not given."),
    lang: Lang = "",
) -> None:
    """List the games: players, options, and how much of the component data is our reconstruction."""
    common = Words("", language(lang), [])
    table = Table(show_lines=True)
    for key in ("game", "players", "minutes", "options", "ours"):
        table.add_column(common.text(f"cli-column-{key}"))
    for found in [sign(game)] if game else signs():
        words = Words(found.name, language(lang), [])
        low, high = found.seats
        options = Text("\n").join([option_text(option, words, bool(game)) for option in found.options])
        table.add_row(
            title(found, words),
            str(low) if low == high else f"{low}–{high}",
            str(found.minutes),
            options if found.options else "–",
            f"{components(found.name).share_of_ours()}\N{NO-BREAK SPACE}%",
        )
    out.print(table)


def title(found: Sign, words: Words) -> Text:
    return Text.assemble((words.text("name"), "bold"), "\n", (found.name, "dim"), f"\n{words.text('blurb')}")


def option_text(option: Option, words: Words, with_help: bool) -> Text:
    """How an option is typed, its usual value and what else it may be; with `with_help` also what it does."""
    usual = shown(option.default, words)
    text = Text.assemble((option.key, "bold"), f" = {usual}  ({allowed(option, words)} · {option.rule})")
    if with_help:
        name, help_text = words.text(f"option-{option.key}"), words.text(f"option-{option.key}.help")
        text.append(f"\n{name}. {help_text}\n", style="dim")
    return text


def allowed(option: Option, words: Words) -> str:
    if isinstance(option.default, bool):
        return words.text("cli-yes-no")
    if option.choices:
        return ", ".join(option.choices)
    return words.text("cli-from-to", low=option.low, high=option.high)


def shown(value: object, words: Words) -> str:
    return words.text("cli-yes" if value else "cli-no") if isinstance(value, bool) else str(value)
