"""The terminal table of Wasabi!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee.games.wasabi.score import key
from criee.games.wasabi.view import WasabiView
from criee.words import Words

LOOKS = {
    "rice": "white",
    "maki": "grey70",
    "tuna": "red",
    "salmon": "orange3",
    "snapper": "light_coral",
    "shrimp": "salmon1",
    "crab": "indian_red",
    "squid": "plum2",
    "avocado": "green",
    "cucumber": "bright_green",
    "pickle": "dark_olive_green2",
    "tempura": "gold3",
    "egg": "yellow",
    "roe": "dark_orange",
}
UNIQUE = "bold magenta"
WIDTH = 10  # of a square; seven of them stay within 100 columns
COLOURS = ("cyan", "magenta", "green", "yellow")


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(WasabiView, view)
    players = [player(table, words, names, seat) for seat in range(table["players"])]
    return Group(counter(table, words), supply(table, words), *players)


def counter(view: WasabiView, words: Words) -> RenderableType:
    """The board, row 1 at the bottom; squares changed this turn are underlined, covered ones green."""
    grid = Table(show_header=True, show_lines=True, padding=0)
    grid.add_column("", width=1)
    letters = [chr(ord("a") + column) for column in range(view["columns"])]
    for letter in letters:
        grid.add_column(letter, width=WIDTH, justify="center")
    covered = covered_squares(view)
    for row in range(view["rows"], 0, -1):
        grid.add_row(str(row), *[square(view, words, f"{c}{row}", covered) for c in letters])
    return grid


def covered_squares(view: WasabiView) -> set[str]:
    """The four squares of every Wasabi! card on the board."""
    found: set[str] = set()
    for block in view["wasabi"]:
        low, high = block.split()
        found.update(f"{column}{row}" for column in (low[0], high[0]) for row in (low[1], high[1]))
    return found


def square(view: WasabiView, words: Words, name: str, covered: set[str]) -> Text:
    stack = view["board"].get(name, [])
    if name in covered:
        text = Text("▒▒▒▒▒▒▒", style="green")
        return text + Text("\n" + words.text(stack[-1])[:WIDTH], style="dim") if stack else text
    if not stack:
        return Text("·", style="dim")
    text = tile(words, stack[-1], WIDTH)
    if name in view["fresh"] or name in view["swapped"]:
        text.stylize("underline")
    if len(stack) > 1:
        text.append(f"\n+{len(stack) - 1}", style="dim")
    return text


def tile(words: Words, name: str, width: int = 0) -> Text:
    word = words.text(name)
    return Text(word[:width] if width else word, style=LOOKS.get(name, UNIQUE))


def supply(view: WasabiView, words: Words) -> RenderableType:
    """Pantry, kitchen and recipe piles."""
    pantry = Text()
    for name, count in view["pantry"].items():
        pantry += tile(words, name) + Text(f"\u00a0{count}  ", style="dim")
    kitchen = Text(", ".join(f"{words.text('card-' + name)} ×{n}" for name, n in view["kitchen"].items() if n))
    piles = Text("  ".join(f"{words.text('table-length', length=n)}: {count}" for n, count in view["piles"].items()))
    grid = Table.grid(padding=(0, 1))
    for title, text in (("pantry", pantry), ("kitchen", kitchen), ("piles", piles)):
        grid.add_row(Text(words.text(f"table-{title}"), style="bold"), text)
    return grid


def player(view: WasabiView, words: Words, names: list[str], seat: int) -> RenderableType:
    hidden = view["hidden_hands"] and seat != view["seat"]
    grid = Table.grid(padding=(0, 1))
    hand, cards = Text(words.text("table-hidden"), style="dim"), Text(words.text("table-hidden"), style="dim")
    if not hidden:
        hand = Text(", ").join([tile(words, name) for name in view["hands"][seat]])
        cards = Text(", ".join(words.text(f"card-{name}") for name in view["cards"][seat]) or words.text("table-none"))
    recipes = Text("\n").join([strip(view, words, name) for name in view["recipes"][seat]])
    served = ", ".join(dish(view, words, seat, name) for name in view["served"][seat]) or words.text("table-none")
    tokens = "  ".join(f"{length}×{count}" for length, count in view["tokens"][seat].items())
    rows = (("hand", hand), ("cards", cards), ("recipes", recipes), ("served", Text(served)), ("tokens", Text(tokens)))
    for title, text in rows:
        grid.add_row(Text(words.text(f"table-{title}"), style="dim"), text)
    points = words.text("table-points", points=view["points"][seat])
    cubes = words.text("table-cubes", cubes=view["cubes"][seat])
    mark = "▶ " if seat == view["actor"] and view["phase"] not in ("first", "over") else ""
    title = f"{mark}{names[seat]} · {points} · {cubes}"
    return Panel(grid, title=title, title_align="left", border_style=COLOURS[seat])


def strip(view: WasabiView, words: Words, name: str) -> Text:
    """A recipe: its name and ingredients in order, or its length if it is not for these eyes."""
    if name.startswith("?"):
        return Text(words.text("table-length", length=int(name[1:])), style="dim")
    ingredients = Text(" – ", style="dim").join([tile(words, item) for item in view["strips"][name]])
    return Text(words.text(key(name)) + ": ", style="bold") + ingredients


def dish(view: WasabiView, words: Words, seat: int, name: str) -> str:
    return words.text(key(name)) + (" ★" if name in view["styled"][seat] else "")
