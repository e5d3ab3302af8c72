"""The terminal table of Wasabi!."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee import games
from criee.games.wasabi.catalogue import Catalogue, Token
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
    return Group(counter(table, words), depths(table, words), supply(table, words), *players)


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


def depths(view: WasabiView, words: Words) -> RenderableType:
    """W21, W26: what anybody may look at: below the tops of stacks, and under Wasabi! cards."""
    covered = covered_squares(view)
    grid = Table.grid(padding=(0, 1))
    for title, wanted in (
        ("below", {name for name, stack in view["board"].items() if len(stack) > 1 and name not in covered}),
        ("covered", covered),
    ):
        found = [pile(words, name, view["board"][name]) for name in sorted(wanted) if name in view["board"]]
        if found:
            grid.add_row(Text(words.text(f"table-{title}"), style="bold"), Text("   ").join(found))
    return grid


def pile(words: Words, square: str, stack: list[str]) -> Text:
    return Text(f"{square} ") + Text(" + ", style="dim").join([tile(words, name) for name in stack])


# --- around the counter ----------------------------------------------------------------------------


def supply(view: WasabiView, words: Words) -> RenderableType:
    """The pantry by category, the recipe piles and their tokens, the kitchen, and how this turn stands."""
    grid = Table.grid(padding=(0, 1))
    rows = [("pantry", shelf) for shelf in shelves(view, words)]
    rows += [("piles", Text(" · ".join(recipe_pile(view, words, token)))) for token in printed()["tokens"]]
    rows += [("kitchen", Text(does(words, name, count))) for name, count in view["kitchen"].items()]
    if view["phase"] not in ("first", "over") and standing(view, words):
        rows.append(("turn", Text(", ".join(standing(view, words)))))
    last = ""
    for title, text in rows:
        grid.add_row(Text("" if title == last else words.text(f"table-{title}"), style="bold"), text)
        last = title
    return grid


@cache
def printed() -> Catalogue:
    """What never changes: categories, and what tokens are worth."""
    return cast(Catalogue, games.open_game("wasabi").catalogue())


def shelves(view: WasabiView, words: Words) -> list[Text]:
    """W4: a starting hand is chosen by category, and some may not be in it."""
    found = []
    for category in printed()["categories"]:
        shelf = Text(words.text("table-of", name=f"@category-{category}"), style="dim")
        for name, about in printed()["ingredients"].items():
            if about["category"] == category:
                shelf += Text(" ") + tile(words, name) + Text(f"\u00a0{view['pantry'][name]} ", style="dim")
        if view["phase"] == "give" and category in printed()["barred"]:
            shelf += Text(f" ({words.text('table-barred')})", style="dim")
        found.append(shelf)
    return found


def recipe_pile(view: WasabiView, words: Words, token: Token) -> list[str]:
    """How many are left, what one brings, and those put back below, named where this seat can name them (W8)."""
    length = str(token["length"])
    found = [words.text("table-pile", length=token["length"], left=view["piles"][length])]
    found.append(words.text("table-token", points=token["points"], cubes=token["style"]))
    below = [key(name) if name != "?" else "table-unknown" for name in view["under"].get(length, [])]
    if below:
        found.append(words.text("table-under", recipes=", ".join(words.text(name) for name in below)))
    return found


def does(words: Words, name: str, count: int) -> str:
    return f"{count} × {words.text('table-of', name=f'@card-{name}')} {words.text('does-' + name)}"


def standing(view: WasabiView, words: Words) -> list[str]:
    """What has happened in this turn and counts on."""
    found = []
    if view["played"]:
        found.append(words.text("table-played", card=f"@card-{view['played']}"))
    if view["laid"]:
        found.append(words.text("table-laid", laid=view["laid"]))
    if view["held"]:
        found.append(words.text("table-held", tile=f"@{view['held']}"))
    if view["owed"]:
        found.append(words.text("table-owed", rewards=view["owed"]))
    if view["passes"]:
        found.append(words.text("table-passes", passes=view["passes"]))
    return found


# --- the players -----------------------------------------------------------------------------------


def player(view: WasabiView, words: Words, names: list[str], seat: int) -> RenderableType:
    hidden = view["hidden_hands"] and seat != view["seat"]
    hand, cards = Text(words.text("table-hidden"), style="dim"), Text(words.text("table-hidden"), style="dim")
    if not hidden:
        hand = Text(", ").join([tile(words, name) for name in view["hands"][seat]]) or Text(words.text("table-empty"))
        cards = Text(", ".join(words.text(f"card-{name}") for name in view["cards"][seat]) or words.text("table-none"))
    recipes = Text("\n").join([strip(view, words, name) for name in view["recipes"][seat]])
    served = ", ".join(dish(view, words, seat, name) for name in view["served"][seat])
    tokens = [words.text("table-pile", length=int(n), left=left) for n, left in view["tokens"][seat].items()]
    rows = (
        ("hand", hand),
        ("cards", cards),
        ("recipes", recipes or Text(words.text("table-none"))),
        ("served", Text(served or words.text("table-none"))),
        ("tokens", Text(", ".join(tokens))),
    )
    grid = Table.grid(padding=(0, 1))
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
    return Text(words.text("table-of", name=f"@{key(name)}") + " ", style="bold") + ingredients


def dish(view: WasabiView, words: Words, seat: int, name: str) -> str:
    return words.text(key(name)) + (f" ({words.text('table-style')})" if name in view["styled"][seat] else "")
