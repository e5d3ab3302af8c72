"""The box: components.toml as flat tables that compiled code reads fast. Shared by all states, never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit, lowest, of
from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.line import Impossible
from criee.engine.options import Options

CARDS: Final = ("stack", "chop", "spicy", "switch", "wasabi")
STACK: Final = 0
CHOP: Final = 1
SPICY: Final = 2
SWITCH: Final = 3
WASABI: Final = 4
KINDS: Final = 5  # of action cards
SEATS: Final = 4  # at most
MOST_TYPES: Final = 20  # a hand packs a count of each into the bits of one integer (see state.py)
MOST_RECIPES: Final = 60  # a set of recipes is the bits of one integer
MOST_SQUARES: Final = 60
MOST_HAND: Final = 6


def tile(name: str) -> str:
    """The mark that stands for an ingredient inside a line, with its article, which French needs."""
    return f"@the-{name}"


def card(kind: int) -> str:
    """The mark that stands for the name of a kind of action card inside a line."""
    return f"@card-{CARDS[kind]}"


class Box:
    """Squares are numbered row by row from a1; recipes by length, shortest first; ingredients by category."""

    def __init__(self, components: Components, options: Options) -> None:
        self.hidden_hands: bool = options.flag("hidden_hands")
        self._read_board(components)
        self.types: list[str] = []
        self.category: list[int] = []  # of each ingredient
        self.copies: list[int] = []
        self._read_ingredients(components)
        self._read_tokens(components)
        self._read_cards(components)
        self._read_limits(components)
        self.recipes: list[str] = []
        self.length: list[int] = []  # of each recipe: its place in `lengths`
        self.mask: list[int] = []  # its ingredients, as bits
        self.sequence: list[list[int]] = []  # its ingredients in order, each as one bit
        self._read_recipes(components)
        self.square_number: dict[str, int] = {name: i for i, name in enumerate(self.squares)}
        self.block_number: dict[str, int] = {name: i for i, name in enumerate(self.blocks)}
        self.type_number: dict[str, int] = {name: i for i, name in enumerate(self.types)}
        self.recipe_number: dict[str, int] = {name: i for i, name in enumerate(self.recipes)}

    def _read_board(self, components: Components) -> None:
        board = components.table("board")
        self.rows: i64 = board.number("rows", 2, 9)
        self.columns: i64 = board.number("columns", 2, 26)
        board.done()
        zones = components.table("zones")
        self.zones: list[int] = zones.numbers("columns", 2, int(self.columns))
        zones.done()
        if self.rows * self.columns > MOST_SQUARES or len(self.zones) != SEATS - 1:
            raise Impossible("components.toml.board", f"at most {MOST_SQUARES} squares, and a zone for 2, 3, 4 players")
        rows, columns = range(int(self.rows)), range(int(self.columns))
        self.squares: list[str] = [f"{chr(97 + c)}{r + 1}" for r in rows for c in columns]
        self._lay_out(int(self.columns))

    def _lay_out(self, columns: int) -> None:
        """W24, W25: neighbouring squares, and blocks of two by two, named by their lower left and upper right ones."""
        size, last = len(self.squares), columns - 1
        below = range(size - columns)  # all but the top row
        self.pairs: list[list[int]] = [[a, a + 1] for a in range(size) if a % columns < last]
        self.pairs += [[a, a + columns] for a in below]
        self.pair_bits: list[int] = [int(of(pair)) for pair in self.pairs]
        blocks = [[a, a + 1, a + columns, a + columns + 1] for a in below if a % columns < last]
        self.block_bits: list[int] = [int(of(block)) for block in blocks]
        self.blocks: list[str] = [f"{self.squares[block[0]]} {self.squares[block[3]]}" for block in blocks]

    def zone(self, columns: i64) -> i64:
        """The squares in the first columns, as bits."""
        return of([r * int(self.columns) + c for r in range(int(self.rows)) for c in range(int(columns))])

    def _read_ingredients(self, components: Components) -> None:
        named = components.table("ingredients")
        known: list[str] = []
        for part in ("book", "others"):
            inner = named.table(part)
            inner.asked.update(("sure", "source"))
            known += inner.texts("names")
            inner.done()
        named.done()
        table = components.table("categories")
        self.categories: list[str] = [key for key in table.data if key not in ("sure", "source")]
        for category, key in enumerate(self.categories):
            inner = table.table(key)
            for name in inner.data:
                if name not in known or name in self.types:
                    raise inner.wrong(name, "is not a named ingredient, or stands here twice")
                self.types.append(name)
                self.category.append(category)
                self.copies.append(inner.number(name, 0, 99))
        table.done()
        total = components.table("tiles").number("total", 1, 999)
        if len(self.types) != len(known) or len(known) > MOST_TYPES or sum(self.copies) != total:
            raise Impossible("components.toml.categories", f"at most {MOST_TYPES} ingredients, {total} tiles in all")
        self._read_start(components)

    def _read_start(self, components: Components) -> None:
        """W4: what may be in a starting hand. Enough of it, so that the last giver still has a choice."""
        start = components.table("start")
        self.barred: list[str] = start.texts("barred")
        start.done()
        self.may_start: list[bool] = [self.categories[c] not in self.barred for c in self.category]
        tiles = [0] * len(self.categories)
        for kind, category in enumerate(self.category):
            tiles[category] += self.copies[kind] if self.may_start[kind] else 0
        if sum(1 for count in tiles if count >= SEATS) < components.table("limits").number("hand", 1, MOST_HAND):
            raise start.wrong("barred", "leaves too few categories for the starting hands (W4)")

    def _read_tokens(self, components: Components) -> None:
        self.lengths: list[int] = components.table("lengths").numbers("lengths", 2, 9)
        self.tokens: list[int] = components.table("tokens").numbers("counts", 0, 50)
        self.points: list[int] = components.table("points").numbers("points", 0, 99)
        style = components.table("style")
        self.style_cubes: list[int] = style.table("short").numbers("cubes", 0, 99)
        self.style_cubes += style.table("long").numbers("cubes", 0, 99)
        if not len(self.lengths) == len(self.tokens) == len(self.points) == len(self.style_cubes):
            raise Impossible("components.toml.tokens", "every length needs a count, points and cubes")
        if self.lengths != sorted(set(self.lengths)):
            raise Impossible("components.toml.lengths", "must rise")
        self.all_tokens: i64 = sum(self.tokens)

    def _read_cards(self, components: Components) -> None:
        cards = components.table("cards")
        if cards.texts("kinds") != list(CARDS):
            raise cards.wrong("kinds", f"must be {', '.join(CARDS)}")
        self.all_cards: list[int] = cards.numbers("all", 0, 9)
        self.kitchens: list[list[int]] = [cards.numbers(key, 0, 9) for key in ("two", "three", "four")]
        cards.done()
        for kitchen in self.kitchens:
            if not len(kitchen) == len(self.all_cards) == KINDS or any(
                kitchen[i] > self.all_cards[i] for i in range(KINDS)
            ):
                raise cards.wrong("all", "a kitchen cannot hold more cards than there are")

    def _read_limits(self, components: Components) -> None:
        limits = components.table("limits")
        self.hand: i64 = limits.number("hand", 1, MOST_HAND)
        self.recipes_held: i64 = limits.number("recipes", 1, 9)
        self.cards_held: i64 = limits.number("cards", 1, 9)
        self.wasabi_cubes: i64 = limits.number("wasabi_cubes", 0, 9)
        self.spicy_tiles: i64 = limits.number("spicy_tiles", 2, 9)
        limits.done()
        self.passes: i64 = components.table("safeguard").number("passes_per_player", 1, 99)

    def _read_recipes(self, components: Components) -> None:
        table = components.table("recipes")
        found: list[tuple[int, str, list[str]]] = []
        for key in ("book", "named", "ours"):
            inner = table.table(key)
            for strip in inner.texts("strips"):
                name, _, words = strip.partition(": ")
                found.append(self._strip(inner, name, words.split()))
        table.done()
        for length in range(len(self.lengths)):  # shortest first, otherwise as written
            for place, title, ingredients in found:
                if place == length:
                    self._add_recipe(length, title, ingredients)
        if len(self.recipes) > MOST_RECIPES or len(set(self.recipes)) != len(self.recipes):
            raise table.wrong("ours", f"at most {MOST_RECIPES} recipes, each name once")
        self.all_recipes: i64 = bit(len(self.recipes)) - 1
        self.of_length: list[int] = [
            int(of([r for r in range(len(self.recipes)) if self.length[r] == n])) for n in range(len(self.lengths))
        ]

    def _strip(self, fields: Fields, name: str, words: list[str]) -> tuple[int, str, list[str]]:
        if len(words) not in self.lengths or len(set(words)) != len(words) or any(w not in self.types for w in words):
            raise fields.wrong("strips", f"{name!r} must be different known ingredients, as many as a token allows")
        return self.lengths.index(len(words)), name, words

    def strip(self, recipe: int) -> list[str]:
        """The ingredients of a recipe, in the order that has style."""
        return [self.types[lowest(ingredient)] for ingredient in self.sequence[recipe]]

    def _add_recipe(self, length: int, name: str, words: list[str]) -> None:
        self.recipes.append(name)
        self.length.append(length)
        sequence = [int(bit(self.types.index(word))) for word in words]
        self.sequence.append(sequence)
        self.mask.append(sum(sequence))
