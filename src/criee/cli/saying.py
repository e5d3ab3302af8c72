"""Speaking to people: what they did wrong is explained in their language, not traced; their own texts are shown as is.

Nothing that comes from a file, a name or the keyboard is ever taken for markup: it is put into a rich `Text`.
"""

from __future__ import annotations

import errno
import locale
import os
import unicodedata
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from criee.engine.line import Arg, Impossible, Line, Refused
from criee.engine.record import Damaged
from criee.words import Verbatim, Words

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)
P = ParamSpec("P")
OFTEN: Final = {
    errno.ENOENT: "cli-no-file",
    errno.EISDIR: "cli-is-folder",
    errno.EACCES: "cli-not-allowed",
    errno.EPERM: "cli-not-allowed",
    errno.ENOSPC: "cli-no-space",
}
LONGEST: Final = 600  # characters of somebody's own text; Fluent takes no more than a thousand


class Mistake(Exception):
    """Something on the command line that does not go: the key of its text and what was typed."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.line = Line(key, args)


class InFile(Exception):
    """What is wrong in a file that was named on the command line."""

    def __init__(self, path: Path, error: Damaged | Impossible) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.error = error


class Unread(Exception):
    """A file that cannot be read at all."""

    def __init__(self, path: Path, error: OSError | UnicodeDecodeError) -> None:
        super().__init__(f"{path}: {error}")
        self.path = path
        self.error = error


def language(asked: str) -> str:
    """The language asked for, or the system's."""
    if asked:
        return asked.lower()
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return "fr" if system.lower().startswith("fr") else "en"


def plainly(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with every mistake of the person who typed it said in one sentence."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            raise
        except (Mistake, InFile, Unread, Refused, Impossible, OSError) as error:
            complain(in_words(error, language(str(kwargs.get("lang") or ""))))
            raise typer.Exit(2) from None

    return run


def in_words(error: Exception, lang: str, game: str = "", names: list[str] | None = None) -> str:
    """An error in people's own language; what has no text of its own is said as the engine says it."""
    words = Words(game, lang, [] if names is None else names)
    if isinstance(error, Mistake):
        return as_typed(words, error.line)
    if isinstance(error, InFile):
        return f"{words.text('cli-in-file', file=as_is(str(error.path)))} {in_words(error.error, lang)}"
    if isinstance(error, Unread):
        return words.text("cli-cannot-read", file=as_is(str(error.path)), text=as_is(system_words(error.error, words)))
    if isinstance(error, OSError) and error.filename:
        return f"{words.text('cli-in-file', file=as_is(str(error.filename)))} {system_words(error, words)}"
    if isinstance(error, Damaged):
        return damage(error, words)
    if isinstance(error, Refused):
        return with_rule(words, error.line())
    if isinstance(error, Impossible):
        return impossible(error, words)
    return str(error)


def impossible(error: Impossible, words: Words) -> str:
    """What cannot be, in a sentence; the engine's own prose, which is English, stands in a sentence too."""
    if error.line is None or not words.has(error.line.key):
        key = "cli-impossible-position" if error.where.partition(".")[0] == "position" else "cli-impossible"
        return words.text(key, text=as_is(str(error)))
    text = as_typed(words, error.line)
    return f"O{text[1:]}" if text.startswith("option ") else text


def system_words(error: OSError | UnicodeDecodeError, words: Words) -> str:
    """Why a file is out of reach: what people often meet in their language, the rest as the system says it."""
    if isinstance(error, UnicodeDecodeError):
        return words.text("cli-not-text")
    key = OFTEN.get(error.errno or 0)
    return words.text(key) if key else error.strerror or str(error)


def damage(error: Damaged, words: Words) -> str:
    """Where a record is damaged, how, and what lies behind it."""
    parts = [] if error.said is None else [as_typed(words, error.said)]
    if error.because is not None:
        parts.append(in_words(error.because, words.lang, error.game, error.names))
    text = " ".join(parts) or error.reason
    return f"{words.text('damaged-line', line=str(error.line))} {text}" if error.line else text


def as_typed(words: Words, line: Line) -> str:
    """A line about what somebody typed: none of its arguments is looked at for marks."""
    args: dict[str, Arg] = {k: as_is(v) if isinstance(v, str) else v for k, v in line.args.items()}
    return words.text(line.key, **args)


def as_is(text: str) -> Verbatim:
    """Somebody's own text as an argument: no marks in it, in one line, and no longer than an argument may be."""
    line = text.replace("\n", " ")
    return Verbatim(line if len(line) <= LONGEST else f"{line[:LONGEST]}…")


def with_rule(words: Words, line: Line) -> str:
    return f"{line.rule} {words.line(line)}".strip()


def plain(text: str) -> str:
    """Without characters that would steer the terminal."""
    steers = {c for c in text if unicodedata.category(c)[0] == "C" and c != "\n"}
    return "".join("\N{REPLACEMENT CHARACTER}" if c in steers else c for c in text)


def complain(message: str) -> None:
    err.print(Text.assemble(("✗ ", "bold red"), plain(message)), soft_wrap=True)


def note(message: str) -> None:
    """Something said in passing."""
    out.print(Text(plain(message), style="dim"), soft_wrap=True)


def ask(prompt: Text) -> str:
    return out.input(prompt).strip()
