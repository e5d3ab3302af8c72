"""The command line with typed input, in this process; what it prints can be read without its line breaks."""

from __future__ import annotations

import contextlib
from pathlib import Path

from typer.testing import CliRunner

from criee.cli import app


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def flat(self) -> str:
        """What was printed, as one line: a screen breaks lines where it likes."""
        return " ".join(self.out.split())

    @property
    def wrong(self) -> str:
        return " ".join(self.err.replace("│", " ").split())


def criee(folder: Path, *arguments: str, typed: str = "", lang: str = "en") -> Said:
    """Runs a command in a folder. Whatever is typed comes one line after another, then the input ends."""
    system = {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}[lang]
    with contextlib.chdir(folder):
        done = CliRunner().invoke(app, arguments, input=typed, env={"LANG": system, "LC_ALL": system})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception  # a trace is never an answer
    return Said(done.exit_code, done.stdout, done.stderr)


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)
