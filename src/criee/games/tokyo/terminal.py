"""The terminal table of Tokyo Tsukiji Market: the moment on top, then the markets, then one panel per port.

Everything that lies open is told in words and numbers; colours only help to find it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import cast

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from criee.games import open_game
from criee.games.tokyo.game import Tokyo
from criee.games.tokyo.markets.dealer import ShipDealer
from criee.games.tokyo.pieces import DOCKS, FISH, MARKETS
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
PORT_WIDTH = 49  # two ports side by side in 100 columns
OFFERS = ("offer", "accept")
SPOKEN = (*OFFERS, "raise", "hammer")  # phases in which a bid of nothing is a pass
GAP = " · "
MUCH = 1_000_000


def draw(view: Mapping[str, object], words: Words, names: list[str]) -> RenderableType:
    table = cast(TokyoView, view)
    ports = [port(table, words, names, seat) for seat in range(table["seats"])]
    markets = (fish_markets(table, words), "", outer_markets(table, words), "")
    return Group(head(table, words, names), *markets, Columns(ports))


# --- printed numbers -------------------------------------------------------------------------------------


@cache
def printed() -> Tokyo:
    """The box and its markets: what stands on the tiles, the same for every table in the terminal."""
    return cast(Tokyo, open_game("tokyo"))


def number(market: str, key: str) -> int:
    return printed().components.table(market).number(key, 0, MUCH)


def numbers(market: str, key: str) -> list[int]:
    return printed().components.table(market).numbers(key, 0, MUCH)


# --- words for small things ------------------------------------------------------------------------------


def yen(amount: int, words: Words) -> str:
    return words.text("table-cash", yen=amount)


def species_of(kind: str) -> str:
    """The species a token belongs to: tuna-15 is a tuna, old-salmon a salmon."""
    return "salmon" if kind == "old-salmon" else kind.partition("-")[0]


def token(kind: str, words: Words) -> str:
    """A token by name, with its printed value if it has one."""
    name, _, value = kind.partition("-")
    return f"{words.text(name)} {value}" if value.isdigit() else words.text(kind)


def counted(tokens: Mapping[str, int], words: Words) -> list[Text]:
    return [Text(f"{token(k, words)} ×{n}", style=COLOURS[species_of(k)]) for k, n in tokens.items()]


class Row:
    """A heading and its parts one beside the other, broken between parts only: a price stays with its thing."""

    def __init__(self, heading: str, parts: Iterable[Text | str], gap: str = GAP) -> None:
        self.heading = Text(f"{heading}  " if heading else "", style="dim")
        self.gap = gap
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts] or [Text("–")]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts]
        whole = self.heading.cell_len + sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(min(max([self.heading.cell_len, *widths]), options.max_width), min(whole, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line, gap = Text.assemble(self.heading), ""
        for part in self.parts:
            if line and line.cell_len + len(gap) + part.cell_len > options.max_width:
                yield line
                line, gap = Text("  " if self.heading else ""), ""
            line.append(gap).append(part)
            gap = self.gap
        yield line


# --- the moment ------------------------------------------------------------------------------------------


def head(view: TokyoView, words: Words, names: list[str]) -> RenderableType:
    text = Text(f"{words.text('table-round', round=view['round'])}{GAP}", style="bold")
    text.append(names[view["turn"]], style=f"bold {SEATS[view['turn']]}")
    text.append(GAP + words.text("table-actions", actions=view["actions"]))
    if view["market"]:
        text.append(GAP + words.text("table-inside", market=f"@market-{view['market']}"))
    if view["token"]:
        name, _, value = view["token"].partition("-")
        text.append(GAP + words.text("table-auction", token=f"@{name}", value=int(value)), style="bold")
    if view["ender"] >= 0:
        text.append(GAP + words.text("table-last"), style="bold red")
        text.append(f" ({words.text('table-ender', who=names[view['ender']])})")
    box = printed().box
    end = {"yen": int(box.goal_yen), "resources": int(box.goal_resources), "rounds": int(box.rounds)}
    return Group(text, *passing(view, words), Text(words.text("table-goal", **end), style="dim"), "")


def passing(view: TokyoView, words: Words) -> list[Row]:
    """What lies open only for a while: a lot, barrels on the quay, what may not be done again."""
    rows: list[Row] = []
    if view["lot"]:
        lot = [*counted(view["lot"], words), Text(words.text("table-lot-worth", worth=view["lot_value"]))]
        if view["market"] == "auction":
            fee = int(printed().hall.auction.fee(view["lot_value"]))
            lot.append(Text(words.text("table-fee", yen=fee), style="bold"))
        rows.append(Row(words.text("table-lot"), lot))
    for key, pieces in (("quay", view["quay"]), ("waiting", view["waiting"]), ("came-back", view["came_back"])):
        if pieces:
            rows.append(Row(words.text(f"table-{key}"), counted(pieces, words)))
    if view["landed"]:
        rows.append(Row(words.text("table-landed"), [words.text("table-barrel-count", barrels=view["landed"])]))
    if view["returned"]:
        rows.append(Row(words.text("table-returned"), [words.text(fish) for fish in view["returned"]]))
    return rows


# --- the markets -----------------------------------------------------------------------------------------


def entry(name: str, words: Words) -> Row:
    """K26: what it costs to go in."""
    market = printed().hall.markets[MARKETS.index(name)]
    ways: list[str] = []
    if market.entry_actions:
        ways.append(words.text("table-entry-action" if market.entry_actions == 1 else "table-entry-actions"))
    if market.entry_yen:
        ways.append(yen(int(market.entry_yen), words))
    if market.entry_token >= 0:
        ways.append(words.text("table-entry-token", token=f"@{printed().box.kinds[market.entry_token]}"))
    ways = ways or [words.text("table-entry-free")]
    return Row("", [ways[0], *(f"{words.text('table-or')} {way}" for way in ways[1:])], gap=" ")


def fish_markets(view: TokyoView, words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("market", "entry", "permits", "barrels", "tokens", "worth", "sells"):
        grid.add_column(words.text(f"table-{key}"), max_width=18 if key == "entry" else None)
    for name in view["markets"]:
        if name in FISH:
            gone = f" ({words.text('table-overfished')})" if name in view["overfished"] else ""
            permit = printed().box.permit_price[FISH.index(name)]
            grid.add_row(
                Text(words.text(name) + gone, style=f"bold {COLOURS[name]}"),
                entry(name, words),
                words.text("table-left-at", count=view["permits"].get(name, 0), yen=permit),
                str(view["barrels"].get(name, 0)),
                Row("", supply(name, view, words), gap=" " if name in ("tuna", "crab") else GAP),
                worth(name, view, words),
                sells(name, view, words),
            )
    return grid


def kinds_of(name: str) -> list[str]:
    """The kinds of tokens of a market; takoyaki lie on that of the octopus."""
    box = printed().box
    return [kind for number, kind in enumerate(box.kinds) if FISH[box.species_of[number]] == name]


def supply(name: str, view: TokyoView, words: Words) -> list[str]:
    """The tokens of a market by number, those in a bag by their printed values."""
    left = {kind: view["supply"].get(kind, 0) for kind in kinds_of(name) if kind != "old-salmon"}
    if name in ("tuna", "crab"):
        return [value for kind, n in left.items() for value in [kind.partition("-")[2]] * n]
    return [f"×{n}" if kind == name else f"{words.text(kind)} ×{n}" for kind, n in left.items()]


def worth(name: str, view: TokyoView, words: Words) -> Row:
    """What a token is worth in resources now."""
    if name in ("tuna", "crab", "fugu"):
        return Row("", [words.text("table-worth-square" if name == "fugu" else "table-worth-printed")])
    names = {name: "", "old-salmon": words.text("table-old") + " "}
    return Row("", [names.get(kind, words.text(kind) + " ") + str(view["values"][kind]) for kind in kinds_of(name)])


def sells(name: str, view: TokyoView, words: Words) -> str:
    """What the market itself gives for tokens."""
    unit = int(printed().box.resource)
    if name == "mackerel":
        return words.text("table-sells-pair", count=number(name, "pair"), yen=number(name, "pair_pays"))
    if name == "squid":
        return words.text("table-sells-each", yen=number(name, "sells"))
    if name in ("tuna", "crab"):
        return words.text("table-sells-value", yen=unit, extra=number(name, "extra"))
    if name == "octopus":
        return words.text("table-sells-exchange", count=number(name, "takoyaki_each"))
    if name == "eel":
        return words.text("table-sells-each", yen=view["values"][name] * unit)
    return words.text("table-sells-square", yen=unit) if name == "fugu" else words.text("table-sells-no")


def outer_markets(view: TokyoView, words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("outer", "entry", "offers"):
        grid.add_column(words.text(f"table-{key}"))
    for name in view["markets"]:
        if name not in FISH:
            grid.add_row(Text(words.text(name), style="bold"), entry(name, words), offers(name, view, words))
    return grid


def offers(name: str, view: TokyoView, words: Words) -> RenderableType:
    """What an outer market has, wants and pays."""
    if name in ("ships", "used"):
        return ship_prices(name, view, words)
    if name == "rentals":
        tiles = words.text("table-tiles", refrigerators=view["refrigerators"], carts=view["carts"])
        return Row("", [tiles, words.text("table-rent", yen=number(name, "price"))])
    if name == "government":
        return state_prices(view, words)
    if name == "trading":
        return Group(*(trading_case(number, case, words) for number, case in enumerate(view["cases"])))
    if name == "bank":
        loan, owed = number(name, "loan"), number(name, "loan") + number(name, "interest")
        loans = words.text("table-loans", loans=view["loans"])
        terms = words.text("table-loan-terms", yen=loan, owed=owed)
        shares = words.text("table-shares", shares=view["shares"])
        return Row("", [f"{loans} ({terms})", f"{shares} {words.text('table-at', yen=number(name, 'share'))}"])
    if name == "aquarium":
        return Row(words.text("table-buys"), demand(view, words))
    return Row(words.text("table-fees"), fees(words)) if name == "auction" else Text(words.text("table-barter"))


def ship_prices(name: str, view: TokyoView, words: Words) -> Group:
    """K40, K46: what is for sale here, and what one gets for one's own."""
    box, dealer = printed().box, printed().hall.markets[MARKETS.index(name)]
    assert isinstance(dealer, ShipDealer)
    here = [box.kind_of_ship[ship["number"] - 1] for ship in view["ships"] if ship["place"] == name]
    sizes = [words.text("a-size", cells=n + 1, barge="no") for n in range(int(box.sizes))]
    sizes.append(words.text("a-size", cells=box.cells[box.barge], barge="yes"))
    asks, pays = ([words.text("table-at", yen=price) for price in prices] for prices in (dealer.asks, dealer.pays))
    sold = [f"{size} ×{here.count(kind)} {asks[kind]}" for kind, size in enumerate(sizes) if kind in here]
    buys = [f"{size} {price}" for size, price in zip(sizes, pays, strict=True)]
    return Group(Row(words.text("table-for-sale"), sold), Row(words.text("table-buys"), buys))


def state_prices(view: TokyoView, words: Words) -> Group:
    """K42: how many tokens it still buys at which price, and which it has."""
    first, then = number("government", "first"), number("government", "then")
    taken = sum(view["government"].values())
    left = [max(first - taken, 0), min(first + then - taken, then)]
    pays = [number("government", "first_pays"), number("government", "then_pays")]
    wants = [words.text("table-left-at", count=n, yen=price) for n, price in zip(left, pays, strict=True)]
    holds = counted(view["government"], words)
    return Group(Row(words.text("table-buys"), wants), Row(words.text("table-holds"), holds))


def trading_case(case: int, tokens: Mapping[str, int], words: Words) -> Row:
    """K43: an empty case pays yen, an occupied one the tokens in it."""
    asks = words.text("table-case", case=case + 1, worth=numbers("trading", "values")[case])
    return Row(asks, counted(tokens, words) or [yen(numbers("trading", "pays")[case], words)])


def demand(view: TokyoView, words: Words) -> list[Text]:
    """K45: what the aquarium still wants of each species."""
    wants: list[Text] = []
    for fish, most, pays in zip(FISH, numbers("aquarium", "demand"), numbers("aquarium", "pays"), strict=True):
        left = most - sum(n for kind, n in view["aquarium"].items() if species_of(kind) == fish)
        wants.append(Text(f"{words.text(fish)} ×{left} {words.text('table-at', yen=pays)}", style=COLOURS[fish]))
    return wants


def fees(words: Words) -> list[str]:
    """K48: the fee of a lot by its worth."""
    lowest, pays = numbers("auction", "from_value"), numbers("auction", "fees")
    ends = [f"–{up - 1}" if up - 1 > low else "" for low, up in zip(lowest, lowest[1:], strict=False)]
    spans = [f"{low}{end}" for low, end in zip(lowest, [*ends, "+"], strict=True)]
    return [words.text("table-fee-of", worth=span, yen=fee) for span, fee in zip(spans, pays, strict=True)]


# --- a port ----------------------------------------------------------------------------------------------


def port(view: TokyoView, words: Words, names: list[str], seat: int) -> Panel:
    player = view["players"][seat]
    body = Group(
        Row("", means(view, player, words)),
        Row(words.text("table-fresh"), row(player["fresh"], words)),
        Row(words.text("table-old"), row(player["old"], words)),
        *fleet(view, words, seat),
        *slots(player, words),
        Row(words.text("table-tokens"), counted(player["tokens"], words)),
    )
    return Panel(body, title=Text(names[seat]), title_align="left", border_style=SEATS[seat], width=PORT_WIDTH)


def means(view: TokyoView, player: PlayerView, words: Words) -> list[Text]:
    """Cash and resources, and what was bid."""
    cash = yen(player["cash"], words) if player["cash"] >= 0 else words.text("table-hidden")
    parts = [cash, words.text("table-resources", resources=player["resources"])]
    if player["bid"] == 0 and view["phase"] in SPOKEN:
        parts.append(words.text("table-passed"))
    elif player["bid"] >= 0:
        parts.append(words.text("table-offer" if view["phase"] in OFFERS else "table-bid", yen=player["bid"]))
    elif player["has_bid"]:
        parts.append(words.text("table-sealed"))
    return [Text(part, style="bold") for part in parts]


def row(goods: list[Goods], words: Words) -> list[Text]:
    """What lies in one row of a port; the column ??? is marked, since all of it has one price (K15)."""
    last = len(printed().box.prices)
    pieces: list[Text] = []
    for piece in goods:
        text = Text(f"{words.text(piece['item'])} ×{piece['count']} ", style=COLOURS[piece["item"]])
        text.append(words.text("table-at", yen=piece["price"]), style="bold")
        pieces.append(text.append(" (???)" if piece["column"] == last else ""))
    return pieces


def fleet(view: TokyoView, words: Words, seat: int) -> list[Row]:
    """Ship by ship: those at sea, then dock by dock; what is closed, and what opening the next costs (K9)."""
    mine = [ship for ship in view["ships"] if ship["owner"] == seat]
    rows = [Row(words.text("table-at-sea"), aboard(view, ship, words)) for ship in mine if ship["place"] == "sea"]
    opened = view["players"][seat]["docks"]
    for at, dock in enumerate(DOCKS):
        name = words.text("a-dock", dock=dock)
        moored = [aboard(view, ship, words) for ship in mine if ship["place"] == dock]
        if at == opened:
            rows.append(Row(name, [words.text("table-dock-next", yen=int(printed().box.dock))]))
        elif not moored:
            rows.append(Row(name, [words.text("table-dock-closed" if at > opened else "table-dock-free")]))
        rows += [Row(name, ship) for ship in moored]
    return rows


def aboard(view: TokyoView, ship: ShipView, words: Words) -> list[Text]:
    """A ship with its permit and cargo."""
    barge = "yes" if ship["barge"] else "no"
    parts = [Text(words.text("a-ship", ship=ship["number"], cells=ship["cells"], barge=barge))]
    if ship["permit"]:
        parts.append(Text(words.text("table-permit-of", fish=f"@{ship['permit']}"), style=COLOURS[ship["permit"]]))
    if ship["place"] == "sea":
        parts += counted(ship["cargo"], words) or [Text(words.text("table-empty"))]
    if ship["number"] in view["acted"]:
        parts.append(Text(words.text("table-acted"), style="dim"))
    return parts


def slots(player: PlayerView, words: Words) -> list[Row]:
    """Permits, tiles with the uses they have left, loans and shares."""
    held = (
        ("refrigerator", 2, player["refrigerators_2"]),
        ("refrigerator", 1, player["refrigerators_1"]),
        ("cart", 2, player["carts_2"]),
        ("cart", 1, player["carts_1"]),
    )
    tiles = [words.text(f"table-{tile}", uses=uses) for tile, uses, count in held for _ in range(count)]
    used, most = sum(player["permits"].values()) + len(tiles), int(printed().box.slots)
    rows = [Row(words.text("table-slots", used=used, slots=most), counted(player["permits"], words))]
    if tiles:
        rows.append(Row(words.text("table-rented"), tiles))
    if player["loans"] or player["shares"]:
        paper = words.text("table-loans", loans=player["loans"])  # nobody holds both (K44)
        rows.append(Row("", [paper if player["loans"] else words.text("table-shares", shares=player["shares"])]))
    return rows
