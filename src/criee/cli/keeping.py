"""Where the record of a match is kept: in one file, whole at every moment, and never in somebody else's."""

from __future__ import annotations

import os
from pathlib import Path

from criee.cli.saying import Mistake
from criee.engine import record
from criee.engine.match import Match


class Keeper:
    """Writes a record again and again. Unless the file is `ours` it is made new, under a free name if `any_name`."""

    def __init__(self, file: Path, ours: bool, any_name: bool = False) -> None:
        self.file = file
        self.ours = ours
        self.any_name = any_name
        self.kept = ""  # what the file holds, as far as we wrote it

    def keep(self, match: Match) -> None:
        text = record.write(match)
        if text == self.kept or not match.steps:
            return
        if not self.ours:
            self.file = claim(self.file, self.any_name)
            self.ours = True
        write_whole(self.file.resolve(), text)
        self.kept = text


def keeper_of(match: Match, resume: Path | None, save: Path | None) -> Keeper:
    """A match that is resumed goes on in its own file; a new one never takes the place of another."""
    if resume is not None and (save is None or save.resolve() == resume.resolve()):
        found = Keeper(resume, True)
        found.kept = record.write(match)
        return found
    if save is None:
        return Keeper(Path(f"{match.game.name}-{match.seed}.match"), False, True)
    if save.exists():
        raise Mistake("cli-exists", file=str(save))
    if not save.parent.is_dir():
        raise Mistake("cli-no-folder", file=str(save.parent))
    return Keeper(save, False)


def claim(file: Path, any_name: bool) -> Path:
    """Makes the file, and fails where there is one: then the next free name is taken, if any will do."""
    number = 1
    while True:
        name = file if number == 1 else file.with_stem(f"{file.stem}-{number}")
        try:
            name.open("x").close()
            return name
        except FileExistsError:
            if not any_name:
                raise Mistake("cli-exists", file=str(file)) from None
            number += 1


def write_whole(file: Path, text: str) -> None:
    """Beside the old file first, then in its place: whoever interrupts finds the old one or the new one, whole."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as draft:
            draft.write(text)
            draft.flush()
            os.fsync(draft.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
