"""Imports point one way: engine <- games <- bots <- words <- server, research, lab <- cli."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import criee
from imports import origin

ROOT = Path(criee.__file__).parent
LAYERS = ["engine", "games", "bots", "words", "server", "research", "lab", "cli"]
LEVEL = {"engine": 0, "games": 1, "bots": 2, "words": 2, "server": 3, "research": 3, "lab": 3, "cli": 4}
# A game draws its terminal table with the texts: the one file of a game that is not rules.
SPEAKS = "terminal.py"
OPENS = "open_game"  # ... and there a game may open its own box, for what is printed on it


def layer(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "criee" else ""


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    module = ".".join(["criee", *path.relative_to(ROOT).with_suffix("").parts])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            known = origin(node, module)
            found |= {known} | {f"{known}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("criee.")}


FILES = sorted(path for path in ROOT.rglob("*.py") if path.parent != ROOT or path.name == "words.py")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_down(path: Path) -> None:
    own = path.relative_to(ROOT).parts[0].removesuffix(".py")
    for name in imports(path):
        other = layer(name)
        if other not in LEVEL or other == own or (path.name == SPEAKS and other == "words"):
            continue
        assert LEVEL[other] < LEVEL[own], f"{path.relative_to(ROOT)} ({own}) imports {name} ({other})"


@pytest.mark.parametrize("path", sorted((ROOT / "lab").glob("*.py")), ids=lambda p: p.name)
def test_the_lab_speaks_no_language_and_serves_nobody(path: Path) -> None:
    """It plays and counts: it knows engine, games and bots, and only the command line knows it."""
    assert {layer(name) for name in imports(path)} <= {"", "lab", "engine", "games", "bots", "__version__"}


@pytest.mark.parametrize("path", [p for p in FILES if "games" in p.parts], ids=lambda p: str(p.relative_to(ROOT)))
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if len(parts) < 3:
        return
    for name in imports(path):
        bits = name.split(".")
        if bits[1] == "games" and len(bits) > 2:
            if path.name == SPEAKS and bits[2] == OPENS:
                continue
            assert bits[2] == parts[1], f"{path.relative_to(ROOT)} imports {name}"


def test_no_game_is_named_outside_its_folder() -> None:
    games = [folder.name for folder in (ROOT / "games").iterdir() if (folder / "game.py").exists()]
    assert games
    for path in ROOT.rglob("*.py"):
        if "games" in path.relative_to(ROOT).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.id] if isinstance(node, ast.Name) else []
            names += [a.name for a in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert not any(game in name.split(".") for game in games), f"{path.relative_to(ROOT)} names {name}"
