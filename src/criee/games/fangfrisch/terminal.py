"""The terminal table of Fangfrisch."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee.games.fangfrisch.box import FACES, SLOT_NAMES
from criee.games.fangfrisch.view import FangfrischView, Slot
from criee.words import Words

STYLES = {
    "eel": "green3",
    "shark": "grey74",
    "plaice": "tan",
    "crab": "orange1",
    "tuna": "dodger_blue1",
    "lobster": "red1",
    "octopus": "magenta",
    "thief": "bold white on dark_red",
    "can": "bold black on grey62",
}

JOKER_MARK = "*"  # among the cards of a species


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(FangfrischView, view)
    stalls = [stall(table, words, names, seat) for seat in range(len(names))]
    return Group(
        auction(table, words, names),
        Columns(stalls, equal=True),
        Text(f"{JOKER_MARK} {words.text('octopus')}", style=STYLES["octopus"]),
        prices(table, words),
        counted(table["deck"], words.text("table-left"), words),
        counted(table["discard"], words.text("table-discard"), words),
    )


def species_of(label: str) -> str:
    return label.rstrip("123")


def card(label: str, words: Words) -> Text:
    return Text(words.text(label), style=STYLES[species_of(label)])


def row(labels: list[str], words: Words, gap: str = " · ") -> Text:
    return Text(gap).join([card(label, words) for label in labels])


def auction(view: FangfrischView, words: Words, names: list[str]) -> Panel:
    """The lot sorted by species, the deck, and who is still thinking about the bell."""
    lot = Text(words.text("table-lot-empty"), style="dim")
    if view["lot"]:
        rows = sorted(view["lot"], key=species_of)
        lot = Text("   ").join([row(list(group), words, " + ") for _, group in groupby(rows, species_of)])
    parts: list[RenderableType] = [lot, deck(view, words)]
    if view["hand"]:
        parts.append(Text(f"{words.text('table-hand')}  ", style="bold") + row(view["hand"], words))
    if view["thieves"]:
        parts.append(Text(words.text("table-thieves", thieves=view["thieves"]), style="bold"))
    if view["tins"]:
        parts.append(Text(words.text("table-tins", cards=view["tins"]), style="bold"))
    if view["phase"] == "ring":
        parts.append(bell(view, words, names))
    title = words.text("table-lot", euro=view["lot_price"]) + f" · {words.text('table-cards', cards=len(view['lot']))}"
    return Panel(Group(*parts), title=title, border_style="yellow")


def deck(view: FangfrischView, words: Words) -> Text:
    text = Text(f"{words.text('table-deck')} · {words.text('table-cards', cards=view['deck_cards'])}", style="dim")
    if view["closed"]:
        return text.append(f" · {words.text('table-closed')}", style="bold red")
    if view["ending"]:
        text.append(f" · {words.text('table-ending')}", style="bold red")
    else:
        text.append(f" · {words.text('table-end-in', cards=view['end_in'])}")
    first, last = view["close_in"]
    return text.append(f" · {words.text('table-close-in', first=first, last=last)}")


def bell(view: FangfrischView, words: Words, names: list[str]) -> Text:
    said = [
        f"{names[seat]} {words.text('table-decided' if seat in view['decided'] else 'table-undecided')}"
        for seat in view["may_ring"]
    ]
    return Text(f"{words.text('table-bell')} · {' · '.join(said)}", style="dim")


def stall(view: FangfrischView, words: Words, names: list[str], seat: int) -> Panel:
    """Two crates, tub and bin of one player; the top card of a pile stands last."""
    grid = Table.grid(padding=(0, 1))
    piles = cast(Mapping[str, list[str]], view["stalls"][seat])
    for name, slot in zip(SLOT_NAMES, view["slots"][seat], strict=True):
        grid.add_row(Text(words.text(name), style="dim"), slot_text(slot, piles[name], words))
    thrown = Text(words.text("table-cards", cards=view["bin_cards"][seat]), style="dim")
    if not view["closed_bins"] and piles["bin"]:
        thrown.append(f", −{view['bin_cost'][seat]} € (").append_text(row(piles["bin"], words, ", ")).append(")")
    grid.add_row(Text(words.text("bin"), style="dim"), thrown)
    roles = [words.text(f"table-{role}") for role in ("seller", "buyer") if view[role] == seat]
    title = " · ".join([names[seat], words.text("table-money", euro=view["money"][seat]), *roles])
    return Panel(grid, title=title, title_align="left", width=49, border_style="cyan" if roles else "blue")


def slot_text(slot: Slot, pile: list[str], words: Words) -> Text:
    if not pile:
        return Text(words.text("table-empty"), style="dim")
    name = slot["species"] or "octopus"
    title = words.text(slot["species"] or "table-wild")
    text = Text(f"{title} {slot['fish']} ({slot['price']} €) ", style=f"bold {STYLES[name]}")
    for label in pile:
        mark = JOKER_MARK if slot["species"] and species_of(label) == "octopus" else ""
        text.append(f" {label[-1]}{mark}", style=STYLES[species_of(label)])
    return text


def prices(view: FangfrischView, words: Words) -> RenderableType:
    """F5, F26: the price list, full and half; its last column is for all larger lots."""
    last = len(view["full"]) - 1
    grid = Table.grid(padding=(0, 1))
    grid.add_column()
    for _ in range(last):
        grid.add_column(justify="right")
    fish = [f"{n}+" if n == last else f"{n}" for n in range(1, last + 1)]
    for key, row in (("table-number", fish), ("table-full", view["full"][1:]), ("table-half", view["half"][1:])):
        grid.add_row(Text(words.text(key), style="dim"), *[str(cell) for cell in row])
    return grid


def counted(cards: Mapping[str, int], title: str, words: Words) -> RenderableType:
    """F29: how many cards of each kind lie somewhere; of fish, those that show one, two and three."""
    counts: dict[str, list[int]] = {}
    for label, number in cards.items():
        faces = counts.setdefault(species_of(label), [0] * FACES)
        faces[int(label[-1]) - 1 if label[-1].isdigit() else 0] = number
    text = Text(f"{title} " if cards else f"{title} · {words.text('table-empty')}", style="dim")
    for name, faces in counts.items():
        if name in ("thief", "can"):
            text.append(f" {words.text(f'table-{name}')} {faces[0]} ", style=STYLES[name])
        else:
            text.append(f" {words.text(name)} {'/'.join(str(number) for number in faces)} ", style=STYLES[name])
    return text
