"""The terminal table of The Last Herring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from criee.words import Words

from .view import HerringView

FISH = "><)> "
STYLES = ("cyan", "magenta")


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(HerringView, view)
    left = table["herrings"]
    barrel = Panel(Text(FISH * left, style="bold bright_blue"), title=words.text("table-left", left=left))
    return Group(barrel, *(player(table, words, name, seat) for seat, name in enumerate(names)))


def player(view: HerringView, words: Words, name: str, seat: int) -> Text:
    taken = view["taken"][seat]
    mark = "▸ " if view["turn"] == seat and view["phase"] != "over" else "  "
    return Text(f"{mark}{name} · {words.text('table-taken', count=taken)}  {FISH * taken}", style=STYLES[seat])
