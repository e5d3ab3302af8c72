"""Which code a number comes from: a digest of everything that can change how a match of one game goes.

The version alone does not tell: while bots are being made it stays the same, and a folder of old results would pass
for one of the new bot. Texts and documents do not count, nor whether the code is compiled: that changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from criee.engine.line import Impossible
from criee.games import packages

SHARED: Final = ("criee.engine", "criee.bots")
ROUNDS: Final = "rounds.py"  # of the lab: how a round is played
FOLDERS_LEFT_OUT: Final = ("__pycache__", "texts", "web", "records")
ENDINGS_LEFT_OUT: Final = (".md", ".so", ".pyd", ".pyc")


@cache
def code_of(game: str, left_out: str = "") -> str:
    """Sixteen hex digits for engine, bots and one game with all that it learned.

    Training leaves out what was learned before: it begins anew, and its result must not hang on the last one.
    """
    whole = sha256()
    for package in (*SHARED, packages()[game]):
        for path, file in counted(files(package), package):
            if file.name == left_out:
                continue
            whole.update(path.encode() + b"\0" + sha256(file.read_bytes()).digest())
    whole.update(files("criee.lab").joinpath(ROUNDS).read_bytes())
    return whole.hexdigest()[:16]


def counted(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inside = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name not in FOLDERS_LEFT_OUT:
                yield from counted(entry, inside)
        elif not entry.name.endswith(ENDINGS_LEFT_OUT) and not entry.name.startswith("."):
            yield inside, entry


def expect(code: str, game: str, left_out: str = "") -> None:
    """Impossible if this machine has other code than the run was begun with."""
    here = code_of(game, left_out)
    if code != here:
        raise Impossible(
            game,
            f"the run was begun with code {code}, this machine has {here}: install the same version everywhere",
        )
