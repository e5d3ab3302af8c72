"""The terminal table of Tsukiji Market."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee.games import open_game
from criee.games.tsukiji.view import NIGHT_DAY, TsukijiView
from criee.words import Words

LETTERS = {"R": ("tuna", "red"), "O": ("salmon", "orange3"), "B": ("mackerel", "bright_blue"), "Y": ("bream", "yellow")}
STYLES = dict(LETTERS.values())
ICONS = {"W": "wasabi", "K": "knife", "B": "barrel"}
MARKS = {"wasabi": "≈", "knife": "†", "barrel": "◍"}
LEGEND = (("wasabi", "wasabi"), ("knife", "knives"), ("barrel", "barrel"))
MOONS = {"night": "☾", "day": "☀"}


def card(label: str, words: Words, colour: str = "") -> Text:
    """A face in its colours: name, value and a mark for its icon. With `colour`, only that half is bright."""
    text = Text()
    if not label:
        return Text("  ·  ", style="dim")
    for i, half in enumerate(label.partition("#")[0].split("/")):
        fish, style = LETTERS[half[0]]
        mark = MARKS[ICONS[half[2]]] if half[2:] else ""
        if i:
            text.append(" / ", style="dim")
        dull = " dim" if colour and colour != fish else ""
        text.append(f"{words.text(fish)} {half[1]}{mark}", style=f"bold {style}{dull}")
    return text


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(TsukijiView, view)
    return Group(
        player(table, words, names, 1),
        balance(table, words, names),
        player(table, words, names, 0),
        specialities(table, words),
        legend(words),
    )


def balance(view: TsukijiView, words: Words, names: list[str]) -> RenderableType:
    """The balance with its notches; the barrel stands on the side of the player it is shown next to."""
    rail = Text()
    for notch in range(-view["notches"], view["notches"] + 1):
        here = notch == view["barrel"]
        face = MOONS[view["face"]]
        rail.append(f"[{face}]" if here else " ╎ " if notch else " ┃ ", style="bold reverse" if here else "dim")
    ends = Text(f"{names[0]} ◂ ", style="bold cyan") + rail + Text(f" ▸ {names[1]}", style="bold magenta")
    ends.append(f"   {words.text('table-notches', notches=view['notches'])}", style="dim")
    cards = Columns([Panel(card(face, words), width=32) for face in view["balance"]])
    title = f"{words.text('table-balance')} · {words.text('table-' + view['face'])}"
    return Panel(Group(ends, cards, deck(view, words), discard(view, words), bids(view, words, names)), title=title)


def deck(view: TsukijiView, words: Words) -> Text:
    """The deck with its visible top, and a card that was drawn and waits."""
    text = Text(f"{words.text('table-deck')}  ", style="dim") + card(view["top"], words)
    text.append(f" · {words.text('table-left', cards=view['deck_cards'])}", style="dim")
    if view["held"]:
        text.append(f" · {words.text('board-held', who='#' + str(view['picker']))} ", style="bold")
        text += card(view["held"], words)
    if view["last"]:
        text.append(f" · {words.text('table-last')}", style="bold red")
    return text


def discard(view: TsukijiView, words: Words) -> Text:
    """T4: the discard pile is open, cards and sides."""
    text = Text(f"{words.text('table-discard')} ({len(view['discard'])})  ", style="dim")
    for i, face in enumerate(view["discard"]):
        text.append(", " if i else "", style="dim")
        text += card(face, words)
    return text


def bids(view: TsukijiView, words: Words, names: list[str]) -> Text:
    shown = "  ".join(f"{names[i]} {bid_text(view, i)}" for i in range(2))
    return Text(f"{words.text('table-bids')}  {shown}", style="dim")


def bid_text(view: TsukijiView, seat: int) -> str:
    return str(view["bids"][seat]) if view["bids"][seat] else "?" if view["has_bid"][seat] else "–"


def player(view: TsukijiView, words: Words, names: list[str], seat: int) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for colour, faces in view["piles"][seat].items():
        if faces:
            worth = words.text("table-points", points=view["worth"][seat][colour]["points"])
            counted = Text(f"{words.text(colour)} ×{len(faces)}") + Text(f" · {worth}", style="dim")
            grid.add_row(counted, *[card(face, words, colour) for face in faces])
    if not any(view["piles"][seat].values()):
        grid.add_row(Text(words.text("table-empty"), style="dim"))
    points = words.text("table-points", points=view["points"][seat])
    knives = "†" * view["knives"][seat] or "0"
    title = f"{names[seat]} · {points} · {words.text('table-knives')} {knives}"
    return Panel(grid, title=title, title_align="left", border_style="cyan" if seat == 0 else "magenta")


def specialities(view: TsukijiView, words: Words) -> RenderableType:
    """T17: how many cards of a colour earn which bonus, by night and by day; the face that is up is bright."""
    shown: list[RenderableType] = []
    box = printed()
    for place, (colour, kind) in enumerate(zip(box["colours"], box["specialities"], strict=True)):
        text = Text(words.text(colour), style=f"bold {STYLES[colour]}")
        for face in NIGHT_DAY:
            style = "bold default" if face == view["face"] else "dim default"
            text.append(f" {MOONS[face]}{box[face][place]}", style=style)
        text.append(f" {words.text('table-speciality', kind=kind)}", style="dim default")
        shown.append(text)
    return Columns(shown, padding=(0, 3), title=words.text("table-specialities"))


@cache
def printed() -> Mapping[str, Any]:
    """What never changes and so is not in a view: which colour earns what, and when."""
    return open_game("tsukiji").catalogue()


def legend(words: Words) -> Text:
    marks = [f"{MARKS[icon]} {words.text('table-' + name)}" for icon, name in LEGEND]
    moons = [f"{MOONS[face]} {words.text('table-' + face)}" for face in NIGHT_DAY]
    return Text("   ".join(marks + moons), style="dim")
