"""`criee games` and `criee --version`: what is in the hall."""

from __future__ import annotations

import platform

import typer
from rich.table import Table
from rich.text import Text

from criee import __version__
from criee.cli.common import Lang
from criee.cli.saying import language, note, out
from criee.engine import is_compiled
from criee.engine.game import Sign
from criee.engine.options import Option
from criee.games import components, sign, signs
from criee.words import Words


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
        options = Text("\n").join([option_text(alike, words, bool(game)) for alike in grouped(found.options, words)])
        table.add_row(
            title(found, words),
            str(low) if low == high else f"{low}–{high}",
            str(found.minutes),
            options if found.options else "–",
            f"{components(found.name).share_of_ours()}\N{NO-BREAK SPACE}%",
        )
    out.print(table)
    if not game:
        note(common.text("cli-games-more"))


def title(found: Sign, words: Words) -> Text:
    return Text.assemble((words.text("name"), "bold"), "\n", (found.name, "dim"), f"\n{words.text('blurb')}")


def grouped(options: list[Option], words: Words) -> list[list[Option]]:
    """Options that are written alike stand together: some games have a row of them."""
    found: list[list[Option]] = []
    for option in options:
        if found and values(found[-1][0], words) == values(option, words):
            found[-1].append(option)
        else:
            found.append([option])
    return found


def option_text(alike: list[Option], words: Words, with_help: bool) -> Text:
    """How options are typed, their usual value and what else they may be; with `with_help` also what they do."""
    keys = ", ".join(option.key for option in alike)
    text = Text.assemble((keys, "bold"), f" = {values(alike[0], words)}")
    for option in alike if with_help else []:
        name, help_text = words.text(f"option-{option.key}"), words.text(f"option-{option.key}.help")
        text.append(f"\n{name}. {help_text}", style="dim")
    return text


def values(option: Option, words: Words) -> str:
    """The usual value, what else is allowed, and the rule."""
    return f"{shown(option.default, words)}  ({allowed(option, words)} · {option.rule})"


def allowed(option: Option, words: Words) -> str:
    if isinstance(option.default, bool):
        return words.text("cli-yes-no")
    if option.choices:
        return ", ".join(option.choices)
    return words.text("cli-from-to", low=option.low, high=option.high)


def shown(value: object, words: Words) -> str:
    return words.text("cli-yes" if value else "cli-no") if isinstance(value, bool) else str(value)
