"""The box: components.toml as flat tables that compiled code reads fast. Shared by all states, never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from criee.engine.bits import bit
from criee.engine.components import Components
from criee.engine.fields import Fields
from criee.engine.options import Options
from criee.games.bigfish.sea import (
    BIRTH,
    CELLS,
    LETTERS,
    OCEAN,
    PLACES,
    PLANKTON,
    SIDE,
    TILE,
    Sea,
    quarter_turn,
    tile_cells,
)

SMALL: Final = 0
MEDIUM: Final = 1
BIG: Final = 2
SIZES: Final = ("small", "medium", "big")

SURPRISES: Final = ("fisher", "plankton", "birth", "whirlpool")
FISHER: Final = 0
GROWTH: Final = 1
NEWBORN: Final = 2
WHIRLPOOL: Final = 3

COLOURS: Final = 4
TURNS: Final = 4
CORNERS: Final = (0, 2, 6, 8)


class Box:
    """A layout is four bits per place: the tile's number times four, plus its quarter turns clockwise."""

    def __init__(self, components: Components, options: Options) -> None:
        self._read_colours(components)
        self._read_tiles(components)
        self._read_first_game(components)
        self._read_numbers(components)
        self.first_game: bool = options.flag("first_game")
        self.stops: bool = options.flag("stops")
        self.safeguard: bool = options.flag("safeguard")
        self.seas: dict[int, Sea] = {}  # made when a layout first occurs
        self.open_sea: Sea = Sea([OCEAN] * CELLS)  # before the tiles lie
        self.tile: list[int] = []  # the cells of each place
        self.turned: list[list[int]] = []  # [place * 2 + clockwise] where each cell goes
        for place in range(PLACES):
            cells: i64 = 0
            for cell in tile_cells(place):
                cells |= bit(cell)
            self.tile.append(int(cells))
            self.turned += [quarter_turn(place, False), quarter_turn(place, True)]
        self.rows: list[int] = [int(bit(SIDE) - 1), int((bit(SIDE) - 1) << (CELLS - SIDE))]  # B3: rows 1 and 6

    def _read_colours(self, components: Components) -> None:
        plankton = components.table("plankton")
        self.colours: list[str] = plankton.texts("tokens")
        plankton.done()
        self.letters: str = "".join(name[:1] for name in self.colours)
        if len(set(self.letters)) != COLOURS:
            raise plankton.wrong("tokens", "there are four colours with different first letters")
        players = components.table("players")
        self.teams: list[str] = players.texts("colours")
        players.done()
        if len(self.teams) != 2:
            raise players.wrong("colours", "there are two players")

    def _read_tiles(self, components: Components) -> None:
        tiles = components.table("tiles")
        self.names: list[str] = [name for name in tiles.data if name not in ("sure", "source")]
        self.faces: list[list[int]] = []  # of each tile: its nine cells as drawn, bottom row first
        for name in self.names:
            if not (name.isascii() and name.isalpha() and name.islower()):
                raise tiles.wrong(name, "a tile's name is one word in small letters")
            self.faces.append(self._read_face(tiles, name))
        tiles.done()
        if len(self.names) != PLACES:
            raise tiles.wrong("blue", f"there are four tiles, found {len(self.names)}")

    def _read_face(self, tiles: Fields, name: str) -> list[int]:
        drawn = tiles.texts(name)
        letters = LETTERS + self.letters
        if len(drawn) != TILE or any(len(row) != TILE or not set(row) <= set(letters) for row in drawn):
            raise tiles.wrong(name, f"a tile is three rows of three letters of {letters}, found {drawn!r}")
        face = [letters.index(letter) for row in reversed(drawn) for letter in row]
        if any(face[corner] for corner in CORNERS):
            raise tiles.wrong(name, "every corner of a tile is ocean: fish are set up there (B3)")
        if face.count(BIRTH) != 1:
            raise tiles.wrong(name, "a tile has one birth cell")
        return face

    def _read_first_game(self, components: Components) -> None:
        table = components.table("first_game")
        tiles = table.texts("tiles")
        turns = table.numbers("turns", 0, TURNS - 1)
        table.done()
        if sorted(tiles) != sorted(self.names) or len(turns) != PLACES:
            raise table.wrong("tiles", f"needs each of {', '.join(self.names)} once, and a turn for each (B1)")
        self.first_layout: i64 = self.layout([self.names.index(tile) for tile in tiles], turns)

    def _read_numbers(self, components: Components) -> None:
        figures = components.table("figures")
        self.figures: list[int] = [figures.number(size, 1, 12) for size in SIZES]
        figures.done()
        surprise = components.table("surprise")
        self.tokens: list[int] = [surprise.number(kind, 0, 15) for kind in SURPRISES]
        surprise.done()
        self.all_tokens: i64 = sum(self.tokens)
        if self.all_tokens == 0:
            raise surprise.wrong("fisher", "there must be a surprise token")
        goals = components.table("goals")
        self.lonely: i64 = goals.number("lonely", 0, 3)
        self.start: i64 = goals.number("start", int(self.lonely) + 1, min(4, self.figures[SMALL]))
        self.goal: i64 = goals.number("eaten", 1, 12)
        goals.done()
        safeguard = components.table("safeguard")
        self.repeats: i64 = safeguard.number("repeats", 2, 100)
        self.quiet_turns: i64 = safeguard.number("quiet_turns", 1, 10_000)
        safeguard.done()

    def layout(self, tiles: list[int], turns: list[int]) -> int:
        """The number of an arrangement, by place."""
        return sum((tiles[p] * TURNS + turns[p]) << (4 * p) for p in range(PLACES))

    def sea(self, layout: i64) -> Sea:
        """The sea of a layout, made once."""
        key = int(layout)
        sea = self.seas.get(key)
        if sea is None:
            sea = Sea(self._kinds(key))
            self.seas[key] = sea
        return sea

    def _kinds(self, layout: int) -> list[int]:
        kinds = [0] * CELLS
        for place in range(PLACES):
            tile, turns = divmod(layout >> (4 * place) & 15, TURNS)
            cells = tile_cells(place)
            for i, kind in enumerate(self.faces[tile]):
                row, column = divmod(i, TILE)
                for _ in range(turns):
                    row, column = TILE - 1 - column, row
                kinds[cells[row * TILE + column]] = kind
        return kinds

    def kind_letter(self, kind: int) -> str:
        return LETTERS[kind] if kind < PLANKTON else self.letters[kind - PLANKTON]
