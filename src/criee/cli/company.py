"""`criee opponents`: who sits down against you."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from criee.bots import GENTLEST, PLAIN, STRONGEST
from criee.bots.ladder import Rung, ladder
from criee.cli.common import Lang
from criee.cli.saying import language, note, out
from criee.games import sign, signs
from criee.words import Verbatim, Words


def opponents(
    game: str = typer.Argument("", help="One game; all of them if not given."),
    lang: Lang = "",
) -> None:
    """List the opponents: who they are, how strong, and how they play. Their names go behind `play --bot`."""
    common = Words("", language(lang), [])
    for found in [sign(game)] if game else signs():
        rungs = ladder(found.name)
        out.print(Text(Words(found.name, language(lang), []).text("name"), style="bold"))
        if rungs:
            out.print(listed(rungs, common))
    note(common.text("cli-ends-of-ladder", low=GENTLEST, high=STRONGEST))
    note(common.text("cli-plain-bots", known=", ".join(PLAIN)))
    note(common.text("cli-budgets", example=Verbatim(f"{STRONGEST}@400"), text=Verbatim(f"{STRONGEST}@50ms")))


def listed(rungs: list[Rung], words: Words) -> Table:
    table = Table(show_lines=True)
    for key in ("bot", "strength", "style", "character"):
        table.add_column(words.text(f"cli-column-{key}"))
    for i, rung in enumerate(rungs):
        marks = Text("●" * (i + 1) + "○" * (len(rungs) - i - 1), no_wrap=True)
        table.add_row(named(rung), marks, words.text(f"style-{rung.style}"), rung.character[words.lang])
    return table


def named(rung: Rung) -> Text:
    """As the table says it, and as it is typed where that differs by more than a capital."""
    typed = "" if rung.shown.lower() == rung.name else f"\n{rung.name}"
    return Text.assemble((rung.shown, "bold"), (typed, "dim"))
