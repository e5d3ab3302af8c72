"""The notation is tried: every move parses, every position opens, the record replays, and nothing is left out.

What all games share is in docs/notation.md, the rest in a NOTATION.md in each game's folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from criee.engine import position, record
from criee.engine.game import Game
from criee.engine.match import Match
from criee.games import game_file, open_game, packages, sign
from criee.words import rules

ROOT = Path(__file__).parent.parent.parent
GAMES = list(packages())
SPAN = re.compile(r"`([^`]+)`")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROPER = re.compile(r"\b[A-Z][\w']*(?: [A-Z][\w']*)*")  # a recipe is one word, however many it has


def notation(game: str) -> str:
    return game_file(game, "NOTATION.md")


def rows(game: str) -> list[tuple[list[str], str, str]]:
    """The moves of each row of a game's table, who makes them, and what they mean."""
    cells = [row.strip("|").split("|") for row in notation(game).splitlines() if row.startswith("| `")]
    return [(SPAN.findall(moves), who.strip(), meaning) for moves, who, meaning in cells]


def shape(game: Game[Any], move: int) -> tuple[str, int]:
    """The kind of a move and the number of its words: `sell eel` and `sell ship 3` are written differently."""
    return game.verb(move), len(PROPER.sub("X", game.describe(move)).split())


@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_a_move(name: str) -> None:
    assert rows(name), f"{name}/NOTATION.md has no table of moves"
    game = open_game(name)
    for moves, _, _ in rows(name):
        for text in moves:
            assert game.describe(game.parse(text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_move_has_an_example(name: str) -> None:
    game = open_game(name)
    shown = {shape(game, game.parse(text)) for moves, _, _ in rows(name) for text in moves}
    kinds = {shape(game, move): game.describe(move) for move in range(game.space)}
    missing = {text for kind, text in kinds.items() if kind not in shown}
    assert not missing, f"{name}: nothing is said of moves such as {sorted(missing)}"


@pytest.mark.parametrize("name", GAMES)
def test_it_is_said_who_makes_a_move_and_by_which_rule(name: str) -> None:
    game = open_game(name)
    known = rules(name, "en")
    for moves, who, meaning in rows(name):
        for text in moves:
            only_house = game.verb(game.parse(text)) in game.house_rules
            assert who == ("house" if only_house else "player"), f"{text}: {who}"
        cited = re.findall(rf"\b{game.sign.prefix}\d+\b", meaning)
        assert cited and set(cited) <= set(known), f"{moves}: {meaning}"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_in_the_notation(name: str) -> None:
    for option in sign(name).options:
        assert f"`{option.key}`" in notation(name), f"{name}: option {option.key} is not documented"


@pytest.mark.parametrize("name", GAMES)
def test_the_position_opens_and_is_played(name: str) -> None:
    blocks = [text for kind, text in BLOCK.findall(notation(name)) if kind == "toml"]
    assert blocks, f"{name} has no example of a position"
    for text in blocks:
        game, state = position.read(text, open_game)
        assert game.name == name
        match = Match(game, int(state.seats), 0, start=state)
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat)[0])
        assert match.steps


def test_the_record_replays() -> None:
    page = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    (text,) = [text for kind, text in BLOCK.findall(page) if kind == ""]
    match = record.read(text, open_game)
    assert match.names == ["Ana", "Bo"]
    assert record.write(match).strip() == text.strip()
