"""The box: components.toml as flat tables that compiled code reads fast. Shared by all states, never changed.

What only one market needs is read by that market (see markets/).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit
from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.line import Impossible, Line
from criee.engine.options import Options
from criee.games.tokyo.pieces import (
    AQUARIUM,
    BANK,
    COLUMNS,
    CRAB,
    EEL,
    FISH,
    FUGU,
    MACKEREL,
    MARKETS,
    MOST_SEATS,
    OCTOPUS,
    SALMON,
    SHIPS,
    SNAPPER,
    SPECIES,
    SQUID,
    TUNA,
)

FEWEST_SEATS: Final = 2
COUNTS: Final = MOST_SEATS - FEWEST_SEATS + 1  # lists by number of players
MOST_BARRELS: Final = 31  # of one species: a column of a port counts them in five bits

# Token kinds. A salmon token is FRESH_SALMON on its market and takes a side when it is bought (K21).
MACKEREL_TOKEN: Final = 0
SNAPPER_TOKEN: Final = 1
FRESH_SALMON: Final = 2
OLD_SALMON: Final = 3
OCTOPUS_TOKEN: Final = 4
TAKOYAKI_TOKEN: Final = 5
EEL_TOKEN: Final = 6
FUGU_TOKEN: Final = 7
FIRST_BAG_TOKEN: Final = 8  # tuna and crab by printed value; squid comes last (a lot is never begun with it by chance)
PLAIN_KINDS: Final = ("mackerel", "snapper", "salmon", "old-salmon", "octopus", "takoyaki", "eel", "fugu")
PLAIN_SPECIES: Final = (MACKEREL, SNAPPER, SALMON, SALMON, OCTOPUS, OCTOPUS, EEL, FUGU)

DRAWN: Final = "drawn"
ALWAYS: Final = "always"
NEVER: Final = "never"
FIRST_GAME: Final = {TUNA: NEVER, EEL: ALWAYS, CRAB: ALWAYS, SNAPPER: ALWAYS}  # K1: what *beginner* makes of chance


class Box:
    def __init__(self, components: Components, options: Options) -> None:
        self.components = components
        self._read_table(components)
        self._read_fish(components)
        self._read_tokens(components)
        self._read_ships(components)
        self._read_options(options)

    def _read_table(self, components: Components) -> None:
        table = components.table("table")
        self.unit: i64 = table.number("unit", 1, 1000)
        self.cash: i64 = self.yen(table, "cash")
        self.actions: i64 = table.number("actions", 1, 9)
        self.slots: i64 = table.number("slots", 1, 20)
        self.dock: i64 = self.yen(table, "dock")
        self.income: i64 = self.yen(table, "income")
        self.landing_barrels: i64 = table.number("landing_barrels", 1, 99)
        self.landing_pay: i64 = self.yen(table, "landing_pay")
        self.goal_yen: i64 = self.yen(table, "goal_yen")
        self.goal_resources: i64 = table.number("goal_resources", 1, 999)
        self.most_resources: i64 = self.yen(table, "most_resources")
        self.fewest_resources: i64 = self.yen(table, "fewest_resources")
        self.resource: i64 = self.yen(table, "resource")
        self.fish_markets: list[int] = self.by_players(table, "fish_markets", 0, SPECIES - 1)
        self.outer_markets: list[int] = self.by_players(table, "outer_markets", 0, len(MARKETS) - SPECIES - 1)
        table.done()
        port = components.table("port")
        self.prices: list[int] = port.numbers("prices", 0, 99999)
        if len(self.prices) != COLUMNS - 1:
            raise port.wrong("prices", f"a port has {COLUMNS - 1} priced columns, found {len(self.prices)}")
        port.done()
        named = components.table("named_price")
        low, high = self.yen(named, "lowest"), self.yen(named, "highest")
        self.named: list[int] = list(range(low, high + 1, int(self.unit)))
        self.all_prices: list[int] = self.prices + self.named
        named.done()
        guards = components.table("safeguards")
        self.rounds: i64 = guards.number("rounds", 1, 999)
        self.highest_bid: i64 = self.yen(guards, "highest_bid")
        guards.done()

    def yen(self, fields: Fields, key: str) -> int:
        """An amount of money: whole hundreds, as the sheet says of all money."""
        amount = fields.number(key, 0, 1_000_000)
        if amount % int(self.unit):
            raise fields.wrong(key, f"all money is a multiple of {int(self.unit)}, found {amount}")
        return amount

    def by_players(self, fields: Fields, key: str, low: int, high: int) -> list[int]:
        """One number per number of players, padded so that it can be indexed by that number."""
        numbers = fields.numbers(key, low, high)
        if len(numbers) != COUNTS:
            raise fields.wrong(key, f"needs one number each for {FEWEST_SEATS} to {MOST_SEATS} players")
        return [0] * FEWEST_SEATS + numbers

    def _read_fish(self, components: Components) -> None:
        """Barrels, tokens, permits of the nine fish markets: index species * 7 + players."""
        self.barrels: list[int] = []
        self.stock: list[int] = []  # tokens on the market; those of tuna and crab are in their bags
        self.permits: list[int] = []
        self.permit_price: list[int] = []
        for name in FISH:
            fields = components.table(name)
            self.permit_price.append(self.yen(fields, "permit"))
            self.permits += self.by_players(fields.table("permits"), "by_players", 0, 99)
            stock = fields.table("stock")
            self.barrels += self.by_players(stock, "barrels", 1, MOST_BARRELS)
            self.stock += self.by_players(stock, "tokens", 1, 99) if stock.has("tokens") else [0] * (MOST_SEATS + 1)
        self.takoyaki: i64 = components.table("octopus").table("stock").number("takoyaki", 0, MOST_BARRELS)

    def _read_tokens(self, components: Components) -> None:
        """The kinds of tokens: name, species, printed resources (0 where the table decides)."""
        octopus = components.table("octopus")
        fixed = {
            "mackerel": components.table("mackerel").number("worth", 0, 99),
            "octopus": octopus.number("worth", 0, 99),
            "takoyaki": octopus.number("takoyaki_worth", 0, 99),
            "old-salmon": components.table("salmon").number("old", 0, 99),
        }
        self.kinds: list[str] = list(PLAIN_KINDS)
        self.species_of: list[int] = list(PLAIN_SPECIES)
        self.printed: list[int] = [fixed.get(name, 0) for name in PLAIN_KINDS]
        self.bag: list[int] = [0] * len(PLAIN_KINDS)  # how many of a kind are in a full bag
        self._read_bag(TUNA, components.table("tuna").numbers("values", 1, 99))
        self._read_bag(CRAB, components.table("crab").table("bag").numbers("values", 1, 99))
        self.kinds.append("squid")
        self.species_of.append(SQUID)
        self.printed.append(components.table("squid").number("worth", 0, 99))
        self.bag.append(0)
        self.kind_count: i64 = len(self.kinds)
        self.squid_token: i64 = self.kind_count - 1
        squid = int(self.squid_token)
        # the token that a market hands out for a barrel; tuna and crab are drawn instead
        self.token_of: list[int] = [MACKEREL_TOKEN, squid, -1, SNAPPER_TOKEN, FRESH_SALMON, OCTOPUS_TOKEN, EEL_TOKEN]
        self.token_of += [FUGU_TOKEN, -1, TAKOYAKI_TOKEN]
        self.lot_of: list[int] = [0] * SPECIES  # K32, K33: barrels that start an auction
        for species in (TUNA, CRAB):
            self.lot_of[species] = components.table(FISH[species]).number("lot", 1, MOST_BARRELS)
        snapper = components.table("snapper")
        self.snapper_share: i64 = snapper.number("share", 1, 99)
        self.snapper_overfished: i64 = snapper.number("overfished", 0, 99)
        self.salmon_aboard: i64 = components.table("salmon").number("aboard", 1, MOST_BARRELS)
        eel = components.table("eel")
        self.eel_lowest: i64 = eel.number("lowest", 0, 99)
        self.eel_highest: i64 = eel.number("highest", int(self.eel_lowest), 99)
        bank = components.table(MARKETS[BANK])
        self.loans: i64 = bank.number("loans", 0, 99)
        self.loan: i64 = self.yen(bank, "loan")
        self.interest: i64 = self.yen(bank, "interest")
        self.shares: i64 = bank.number("shares", 1, 99)
        rentals = components.table("rentals")
        self.refrigerators: i64 = rentals.number("refrigerators", 0, 20)
        self.carts: i64 = rentals.number("carts", 0, 20)
        self.cases: i64 = len(components.table("trading").numbers("values", 0, 999))
        self.demand: list[int] = components.table(MARKETS[AQUARIUM]).numbers("demand", 0, 99)

    def _read_bag(self, species: int, values: list[int]) -> None:
        for value in sorted(set(values)):
            self.kinds.append(f"{FISH[species]}-{value}")
            self.species_of.append(species)
            self.printed.append(value)
            self.bag.append(values.count(value))

    def _read_ships(self, components: Components) -> None:
        """Ships by number: first every player's own, then those for sale; the barge is the last one."""
        ships = components.table("ships")
        start = ships.number("start_cells", 1, 9)
        rows = [self._row(ships, row) for row in ships.items("by_players")]
        table = [ships.whole("by_players", n, 0, 20) for row in rows for n in row]
        self.sizes: i64 = len(table) // COUNTS - 1  # sizes of ships; the barge has the next number
        sizes = int(self.sizes)
        barge_cells = ships.table("barge_cells").number("cells", 1, MOST_BARRELS)
        self.cells: list[int] = [start] * MOST_SEATS
        self.kind_of_ship: list[int] = [start - 1] * MOST_SEATS  # cells - 1; the barge has the number `sizes`
        self.for_sale: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]  # by players: numbers of ships
        for size in range(sizes + 1):
            column = [table[i * (sizes + 1) + size] for i in range(COUNTS)]
            for copy in range(max(column)):
                number = len(self.cells)
                self.cells.append(size + 1 if size < sizes else barge_cells)
                self.kind_of_ship.append(size)
                for i in range(COUNTS):
                    if copy < column[i]:
                        self.for_sale[FEWEST_SEATS + i].append(number)
        self.ships: i64 = len(self.cells)
        self.barge: i64 = self.ships - 1
        everywhere = all(int(self.barge) in row for row in self.for_sale[FEWEST_SEATS:])
        if not everywhere or self.kind_of_ship.count(sizes) != 1 or self.ships > 60:
            raise ships.wrong("by_players", "the last number of each row is the one barge; at most 60 ships in all")

    def _row(self, ships: Fields, row: object) -> list[int]:
        if not isinstance(row, list) or len(row) < 2:
            raise ships.wrong("by_players", "needs a row of ship counts for each number of players")
        return row

    def _read_options(self, options: Options) -> None:
        self.hidden_money: bool = options.flag("hidden_money")
        self.any_barrel: bool = options.flag("any_barrel")
        self.free_fugu: bool = options.flag("free_fugu")
        self.more_fish: i64 = options.number("more_fish")
        self.more_outer: i64 = options.number("more_outer")
        self.beginner: bool = options.flag("beginner")
        always, never = bit(MACKEREL) | bit(SHIPS), bit(MACKEREL) | bit(SHIPS)
        for number in range(len(MARKETS)):
            if number in (MACKEREL, SHIPS):
                continue
            wish = self._wish(options, number)
            if wish == ALWAYS:
                always |= bit(number)
            elif wish == NEVER:
                never |= bit(number)
        self.always: i64 = always
        self.never: i64 = never  # never drawn; mackerel and ships are not drawn but placed

    def _wish(self, options: Options, number: int) -> str:
        """K1: a market left to chance is put in or kept out by a first game; the contrary cannot be asked for."""
        name = MARKETS[number]
        said = options.word(name)
        if not self.beginner or number not in FIRST_GAME:
            return said
        wish = FIRST_GAME[number]
        if said not in (DRAWN, wish):
            where = f"option {name}"
            key = "wrong-beside-always" if wish == ALWAYS else "wrong-beside-never"
            line = Line(key, {"text": "beginner=yes", "where": name, "rule": "K1", "found": said})
            raise Impossible(
                where, f"must be {DRAWN} or {wish} in a first game (option beginner); found {said!r}", line
            )
        return wish
