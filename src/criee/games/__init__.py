"""The games. Each is a folder that exports its SIGN; nothing here or elsewhere knows which ones there are.

A game outside this package joins through the entry point group `criee.games` (see docs/adding-a-game.md).
"""

from __future__ import annotations

import logging
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from criee.engine.components import Components, overlay, read_toml
from criee.engine.game import Game, Sign
from criee.engine.line import Impossible, Line, shown
from criee.engine.options import Options

log = logging.getLogger("criee.games")
MODULE: Final = re.compile(r"[\w-][\w./-]*\.m?js")  # a file name, or a path downwards


@cache
def packages() -> dict[str, str]:
    """Where each game lives: its name and its package, in alphabetical order."""
    found = {entry.name: f"{__name__}.{entry.name}" for entry in pkgutil.iter_modules(__path__) if entry.ispkg}
    for entry in entry_points(group="criee.games"):
        if entry.name in found:
            log.warning("%s wants to be the game %s, which is there already: left out", entry.value, entry.name)
        else:
            found[entry.name] = entry.value
    return dict(sorted(found.items()))


def sign(name: str) -> Sign:
    """The sign of one game; Impossible names the games there are."""
    if name not in packages():
        there = ", ".join(packages())
        line = Line("wrong-game", {"game": shown(name), "known": there})
        raise Impossible(f"game {shown(name)!r}", f"is not in the hall; there are: {there}", line)
    return hung_out(name)


@cache
def hung_out(name: str) -> Sign:
    """The sign that a package hangs out; Impossible says what is wrong with the package."""
    try:
        found = import_module(packages()[name]).SIGN
    except Exception as error:  # somebody else's package: whatever it is
        raise Impossible(f"game {name!r}", f"cannot be opened: {type(error).__name__}: {error}") from error
    if not isinstance(found, Sign) or found.name != name:
        raise Impossible(f"game {name!r}", f"the SIGN of {packages()[name]} is not a Sign of that name")
    return found


@cache
def signs() -> list[Sign]:
    """The signs of all games; one that cannot be opened is left out, and the log says why."""
    found: list[Sign] = []
    for name in packages():
        try:
            found.append(hung_out(name))
        except Impossible as error:
            log.warning("%s: left out", error)
    return found


@cache
def game_file(name: str, path: str) -> str:
    """A text file of a game's folder, such as RULES.md or texts/fr.ftl."""
    return files(packages()[name]).joinpath(path).read_text(encoding="utf-8")


@cache
def built_table(name: str) -> bytes:
    """The ES module that a game's sign names as its table; Impossible says why there is none."""
    table = sign(name).table
    if not table:
        raise Impossible(f"game {name!r}", "brings no built table")
    try:
        return module_in(Path(str(files(packages()[name]))).resolve(), table).read_bytes()
    except OSError:
        line = Line("wrong-module", {"game": name, "file": shown(table)})
        raise Impossible(f"table {shown(table)!r}", f"is no .js file in the package of {name}", line) from None


def module_in(package: Path, name: str) -> Path:
    """A module in a package's folder; neither a name nor a link leads out of it."""
    module = (package / name).resolve() if MODULE.fullmatch(name) else package
    if module == package or not module.is_relative_to(package):
        raise FileNotFoundError(name)
    return module


def components(name: str, variant: Mapping[str, object] | None = None) -> Components:
    """What is in the box of a game, with a variant laid over it."""
    data = read_toml(game_file(name, "components.toml"), f"{name}/components.toml")
    return Components(overlay(data, variant) if variant else data)


def open_game(
    name: str, options: Mapping[str, object] | None = None, variant: Mapping[str, object] | None = None
) -> Game[Any]:
    """A game ready to be played: `open_game("tsukiji", {"kind_fish": True})`."""
    found = sign(name)
    return found.unpack(found, Options(found.options, options or {}), components(name, variant))
