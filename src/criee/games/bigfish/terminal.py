"""The terminal table of Little Big Fish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from criee.games.bigfish.view import FIGURES, FishView
from criee.words import Words

TEAMS = ("bold white on deep_pink4", "bold black on orange1")  # pink and orange, told apart by capitals too
FISH = ("><>", "><))>", "><(((°>")
PLANKTON = {"r": "red", "b": "bright_blue", "y": "yellow", "g": "green"}
CELL = 9
COLUMNS = "abcdef"
MARKS = {"O": "", "W": "▒▒▒▒▒", "N": "◇", "?": "?"}


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(FishView, view)
    top = 1 - max(table["first"], 0)
    return Group(
        player(table, words, names, top),
        board(table),
        player(table, words, names, 1 - top),
        surprises(table, words),
        legend(words),
    )


def board(view: FishView) -> RenderableType:
    """Row 6 at the top; tiles are set apart by a double line."""
    lines = Text()
    rule = "   +" + ("-" * (3 * CELL + 2) + "+") * 2 + "\n"
    for i, row in enumerate(view["board"]):
        if i % 3 == 0:
            lines.append(rule, style="dim")
        sea = view["sea"][i] if view["sea"] else " " * len(row)
        for part in (fish_part, sea_part):
            lines.append(f" {6 - i} " if part is fish_part else "   ", style="bold")
            for column, letter in enumerate(row):
                lines.append("|" if column % 3 == 0 else " ", style="dim")
                lines.append_text(part(letter, sea[column]))
            lines.append("|\n", style="dim")
    lines.append(rule, style="dim")
    lines.append("    " + "".join(f"{name:^{CELL + 1}}" for name in COLUMNS), style="bold")
    return lines


def fish_part(letter: str, printed: str) -> Text:
    """The upper line of a cell: the fish on it."""
    for seat, figures in enumerate(FIGURES):
        if letter in figures:
            drawn = f"{letter} {FISH[figures.index(letter)]}"
            return Text(drawn.center(CELL), style=TEAMS[seat])
    return Text(MARKS["W"].center(CELL) if printed == "W" else " " * CELL, style="grey50")


def sea_part(letter: str, printed: str) -> Text:
    """The lower line: what is printed on the cell."""
    if printed in PLANKTON:
        return Text(f"∴ {printed} ∴".center(CELL), style=f"bold {PLANKTON[printed]}")
    style = {"N": "bold magenta", "?": "bold cyan", "W": "grey50"}.get(printed, "dim blue")
    return Text(MARKS.get(printed, "").center(CELL), style=style)


def player(view: FishView, words: Words, names: list[str], seat: int) -> RenderableType:
    """One player's side: who began, whose turn it is, plankton tokens, reserve, what he has eaten."""
    tokens = Text(f"{words.text('table-plankton')} ")
    for colour in view["plankton"][seat]:
        tokens.append(f"● {words.text(colour)} ", style=f"bold {PLANKTON[colour[0]]}")
    if not view["plankton"][seat]:
        tokens.append(words.text("table-none"), style="dim")
    reserve = Text(f"{words.text('table-reserve')} " + counts(view["reserve"][seat], words))
    eaten = Text(f"{words.text('table-eaten')} " + counts(view["eaten"][seat], words), style="bold")
    title = Text(f" {names[seat]} {' '.join(FIGURES[seat])} ", style=TEAMS[seat])
    if view["first"] == seat:
        title.append_text(Text(f" · {words.text('table-first')}"))
    if view["turn"] == seat and view["phase"] not in ("setup", "over"):
        title.append_text(Text(f" · {words.text('table-steps', count=view['left'])}"))
    return Panel(Columns([tokens, reserve, eaten], padding=(0, 3)), title=title, title_align="left", width=100)


def counts(sizes: Mapping[str, int], words: Words) -> str:
    shown = [words.text(f"table-{size}", count=count) for size, count in sizes.items() if count]
    return ", ".join(shown) or words.text("table-none")


def surprises(view: FishView, words: Words) -> Text:
    """The tokens, and under them what a turn under way and the safeguard of B27 remember."""
    seen = [f"{words.text('token-' + kind)} ×{count}" for kind, count in view["discard"].items() if count]
    text = Text(f"{words.text('table-surprises')} {', '.join(seen) or words.text('table-no-surprise')}")
    text.append(f" · {words.text('table-pile', count=view['pile'])}")
    said = under_way(view, words)
    if said:
        text.append("\n" + " · ".join(said), style="bold")
    if view["quiet_turns"]:
        quiet = 0 if view["progress"] else view["quiet"]
        text.append("\n" + words.text("table-quiet", quiet=quiet, limit=view["quiet_turns"]), style="dim")
    if view["past"]:
        text.append(" · " + words.text("table-stood", stood=view["stood"], repeats=view["repeats"]), style="dim")
    return text


def under_way(view: FishView, words: Words) -> list[str]:
    """The cell and the token being resolved; the fish that makes the second step, or does not (B7)."""
    said: list[str] = []
    if view["held"]:
        said.append(words.text("table-held", cell=view["at"], token=f"@token-{view['held']}"))
    elif view["at"]:
        said.append(words.text("table-at", cell=view["at"]))
    if view["running"]:
        said.append(words.text("table-running", cell=view["running"]))
    if view["resting"]:
        said.append(words.text("table-resting", cell=view["resting"]))
    return said


def legend(words: Words) -> Text:
    parts = [("▒", "table-wreck"), ("◇", "table-birth"), ("?", "table-surprise"), ("∴", "token-plankton")]
    return Text("   ".join(f"{mark} {words.text(key)}" for mark, key in parts), style="dim")
