"""The terminal table of Tokyo Tsukiji Market: markets on top, then one panel per port."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee.games.tokyo.pieces import FISH
from criee.games.tokyo.view import Goods, PlayerView, ShipView, TokyoView
from criee.words import Words

COLOURS = {
    "mackerel": "bright_white",
    "squid": "magenta",
    "tuna": "bright_blue",
    "snapper": "orange3",
    "salmon": "salmon1",
    "octopus": "dark_goldenrod",
    "eel": "grey70",
    "fugu": "wheat1",
    "crab": "red",
    "takoyaki": "yellow",
}
SEATS = ("cyan", "magenta", "green", "yellow", "blue", "red")
PORT_WIDTH = 48  # two ports side by side in 100 columns


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(TokyoView, view)
    ports = [port(table, words, names, seat) for seat in range(table["seats"])]
    return Group(head(table, words, names), fish_markets(table, words), outer_markets(table, words), Columns(ports))


def species_of(kind: str) -> str:
    """The species a token belongs to: tuna-15 is a tuna, old-salmon a salmon."""
    return "salmon" if kind == "old-salmon" else kind.partition("-")[0]


def token(kind: str, words: Words) -> str:
    """A token by name, with its printed value if it has one."""
    name, _, value = kind.partition("-")
    return f"{words.text(name)} {value}" if value.isdigit() else words.text(kind)


def counted(tokens: Mapping[str, int], words: Words) -> Text:
    text = Text()
    for kind, count in tokens.items():
        text.append(f"{token(kind, words)}×{count} ", style=COLOURS[species_of(kind)])
    return text


def head(view: TokyoView, words: Words, names: list[str]) -> Text:
    text = Text(f"{words.text('table-round', round=view['round'])} · ", style="bold")
    text.append(names[view["turn"]], style=f"bold {SEATS[view['turn']]}")
    text.append(f" · {words.text('table-actions', actions=view['actions'])}")
    if view["ender"] >= 0:
        text.append(f" · {words.text('table-last')}", style="bold red")
    if view["token"]:
        name, _, value = view["token"].partition("-")
        text.append(" · " + words.text("table-auction", token=f"@{name}", value=int(value)), style="bold")
    if view["lot"]:
        text.append(f" · {words.text('table-lot')} ").append_text(counted(view["lot"], words))
    return text


def fish_markets(view: TokyoView, words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2), header_style="dim")
    for key in ("market", "barrels", "permits", "tokens", "worth"):
        grid.add_column(words.text(f"table-{key}"))
    for name in view["markets"]:
        if name in FISH:
            kinds = {
                k: n for k, n in view["supply"].items() if species_of(k) == name or (name, k) == ("octopus", "takoyaki")
            }
            worth = [
                f"{token(k, words)} {view['values'][k]}"
                for k in view["values"]
                if species_of(k) == name and "-" not in k
            ]
            gone = f" ({words.text('table-overfished')})" if name in view["overfished"] else ""
            grid.add_row(
                Text(words.text(name) + gone, style=f"bold {COLOURS[name]}"),
                str(view["barrels"].get(name, 0)),
                str(view["permits"].get(name, 0)),
                counted(kinds, words),
                ", ".join(worth),
            )
    return grid


def outer_markets(view: TokyoView, words: Words) -> Text:
    """Ships for sale, what the other markets hold."""
    text = Text(f"{words.text('table-outer')}  ", style="dim")
    for name in view["markets"]:
        if name in FISH:
            continue
        text.append(words.text(name), style="bold")
        if name in ("ships", "used"):
            text.append(" " + " ".join(hull(s) for s in view["ships"] if s["place"] == name), style="dim")
        if name == "rentals":
            numbers = {"refrigerators": view["refrigerators"], "carts": view["carts"]}
            text.append(f" ({words.text('table-tiles', **numbers)})", style="dim")
        if name == "bank":
            text.append(f" ({words.text('table-bank', loans=view['loans'], shares=view['shares'])})", style="dim")
        if name in ("government", "aquarium"):
            held = view["government"] if name == "government" else view["aquarium"]
            text.append(" ").append_text(counted(held, words))
        if name == "trading":
            for number, case in enumerate(view["cases"], 1):
                text.append(f" {number}:", style="dim").append_text(counted(case, words))
        text.append(" · ")
    return text


def hull(ship: ShipView) -> str:
    """A ship as its cells: full, empty; the barge in angle brackets."""
    full = sum(ship["cargo"].values())
    cells = "●" * full + "○" * (ship["cells"] - full)
    return f"«{cells}»" if ship["barge"] else f"({cells})"


def port(view: TokyoView, words: Words, names: list[str], seat: int) -> Panel:
    player = view["players"][seat]
    body = Group(
        row(player["fresh"], words.text("table-fresh"), words),
        row(player["old"], words.text("table-old"), words),
        fleet(view, words, seat),
        slots(player, words),
        counted(player["tokens"], words),
    )
    return Panel(
        body, title=title(player, words, names[seat]), title_align="left", border_style=SEATS[seat], width=PORT_WIDTH
    )


def title(player: PlayerView, words: Words, name: str) -> str:
    cash = words.text("table-cash", yen=player["cash"]) if player["cash"] >= 0 else words.text("table-hidden")
    parts = [name, cash, words.text("table-resources", resources=player["resources"])]
    if player["bid"] > 0:
        parts.append(words.text("table-bid", yen=player["bid"]))
    elif player["has_bid"]:
        parts.append(words.text("table-sealed"))
    return " · ".join(parts)


def row(goods: list[Goods], name: str, words: Words) -> Text:
    text = Text(f"{name}  ", style="dim")
    for piece in goods:
        text.append(f"{words.text(piece['item'])}×{piece['count']}", style=COLOURS[piece["item"]])
        text.append(f"@{piece['price']} ", style="bold")
    return text


def fleet(view: TokyoView, words: Words, seat: int) -> Text:
    docks = words.text("table-docks", docks=view["players"][seat]["docks"])
    text = Text(f"{words.text('table-ships')} ({docks})  ", style="dim")
    for ship in view["ships"]:
        if ship["owner"] == seat:
            style = COLOURS[ship["permit"]] if ship["permit"] else "white"
            where = words.text("table-sea") if ship["place"] == "sea" else "⚓"
            text.append(f"{ship['number']}{hull(ship)}{where} ", style=style)
    return text


def slots(player: PlayerView, words: Words) -> Text:
    """Permits, tiles, loans and shares."""
    text = Text(f"{words.text('table-permits')}  ", style="dim").append_text(counted(player["permits"], words))
    fridges, carts = player["refrigerators_1"] + player["refrigerators_2"], player["carts_1"] + player["carts_2"]
    if fridges or carts:
        text.append(words.text("table-tiles", refrigerators=fridges, carts=carts) + " ", style="dim")
    if player["loans"] or player["shares"]:
        text.append(words.text("table-bank", loans=player["loans"], shares=player["shares"]), style="dim")
    return text
