"""`criee games` and `criee --version`: what is in the hall."""

from __future__ import annotations

import platform

import typer
from rich.table import Table

import criee.engine.game
from criee import __version__
from criee.cli.common import language, out
from criee.games import components, signs
from criee.words import Words


def is_compiled() -> bool:
    return not str(criee.engine.game.__file__).endswith(".py")


def version_line() -> str:
    how = "compiled" if is_compiled() else "interpreted (no compiled modules: everything works, but slower)"
    return f"criee {__version__}, {how}, Python {platform.python_version()}"


def games(lang: str = typer.Option("", help="fr or en; the system's language if not given.")) -> None:
    """List the games: players, options, and how much of the component data is our reconstruction."""
    table = Table(show_lines=True)
    for title in ("game", "players", "minutes", "options", "our data"):
        table.add_column(title)
    for sign in signs():
        words = Words(sign.name, language(lang), [])
        low, high = sign.seats
        options = "\n".join(f"{o.key} = {shown(o.default)}  ({o.allowed()}; {o.rule})" for o in sign.options)
        table.add_row(
            f"[bold]{words.text('name')}[/]\n[dim]{sign.name}[/]\n{words.text('blurb')}",
            str(low) if low == high else f"{low}-{high}",
            str(sign.minutes),
            options or "–",
            f"{components(sign.name).share_of_ours()} %",
        )
    out.print(table)


def shown(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
