"""The sixth game brought in, both ways: laid into a copy of the tree, or installed as somebody else's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from browser.quay import ROOT

HERRING = Path(__file__).parent / "herring"
# What is not of the tree: what was built, installed or remembered, here or by what a test does in the copy.
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "data", "node_modules", "static", "*.so")
NO_CACHE = shutil.ignore_patterns("__pycache__")


class Annex:
    """A copy of the tree with the game in it: its folder, the folder of its tests, and nothing else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = root / "src/criee/games/herring"
        self.tests = root / "tests/herring"
        shutil.copytree(ROOT, root, ignore=LEFT_OUT)
        (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.before = self.prints()
        shutil.copytree(HERRING, self.game, ignore=NO_CACHE)
        (self.game / "tests").rename(self.tests)
        self.brought = {path.relative_to(root) for folder in (self.game, self.tests) for path in folder.rglob("*")}
        self.shelf = str(root / "src")  # before the installed package, as PYTHONPATH

    def prints(self) -> dict[Path, str]:
        """Every file of the tree with its fingerprint."""
        found: dict[Path, str] = {}
        for folder, inside, names in os.walk(self.root):
            beside = LEFT_OUT(folder, [*inside, *names])
            inside[:] = [name for name in inside if name not in beside]
            paths = [Path(folder, name) for name in names if name not in beside]
            found.update({path.relative_to(self.root): sha256(path.read_bytes()).hexdigest() for path in paths})
        return found

    def touched(self) -> set[Path]:
        """What is another file than it was, is gone or is new, besides what the game brought."""
        after = self.prints()
        everything = self.before.keys() | after.keys()
        return {path for path in everything if self.before.get(path) != after.get(path)} - self.brought

    def run(self, *command: str) -> str:
        """What a Python program says when it is run in the copy; it must do what it is asked."""
        there = {**os.environ, "PYTHONPATH": self.shelf, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
        there.pop("PYTEST_ADDOPTS", None)
        full = [sys.executable, *command]
        done = subprocess.run(full, cwd=self.root, env=there, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
        return done.stdout


def vite(root: Path, *arguments: str, **variables: str) -> None:
    """What `npm run build` runs, in the web/ of a tree."""
    command = [str(ROOT / "web/node_modules/.bin/vite"), "build", "--logLevel", "warn", *arguments]
    there = {**os.environ, **variables}
    done = subprocess.run(command, cwd=root / "web", env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def lay_card(shelf: Path, name: str) -> None:
    """Writes what pip would: that a package lies here, and brings a game of its name."""
    card = shelf / f"{name}-1.dist-info"
    card.mkdir()
    (card / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (card / "entry_points.txt").write_text(f"[criee.games]\n{name} = {name}\n")


def install(shelf: Path, table: str = "") -> Path:
    """Lays the game into a folder as pip would do, its sign naming a built table or none; the folder of the game."""
    game = shelf / "herring"
    shutil.copytree(HERRING, game, ignore=NO_CACHE)
    lay_card(shelf, "herring")
    if table:
        code = (game / "game.py").read_text(encoding="utf-8")
        assert code.endswith("OPTIONS, Herring)\n")
        (game / "game.py").write_text(code.removesuffix(")\n") + f", table={table!r})\n", encoding="utf-8")
    return game
