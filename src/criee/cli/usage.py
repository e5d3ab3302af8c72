"""What typer itself refuses, such as an option that does not exist: said in people's own language too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer.core import TyperGroup

from criee.cli.saying import Mistake, complain, in_words, language
from criee.engine.line import shown
from criee.words import LANGUAGES, Words

USAGE_ERROR: Final = typer.BadParameter.__mro__[1]  # typer gives only its child a public name
TYPED: Final = re.compile(r" \((.*)\)$|'(.*)'")  # where typer repeats what was typed


class Commands(TyperGroup):
    """All commands. Whatever is wrong with what was typed is one sentence, as everywhere else."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:
        self.lang = asked_language(args)
        with self.plainly():
            return super().make_context(info_name, args, *more, **extra)

    def invoke(self, ctx: Any) -> Any:
        with self.plainly():
            return super().invoke(ctx)

    @contextmanager
    def plainly(self) -> Iterator[None]:
        try:
            yield
        except Mistake as mistake:
            complain(in_words(mistake, self.lang))
            raise typer.Exit(2) from None
        except Exception as error:
            mistake_made = self.understood(error) if isinstance(error, USAGE_ERROR) else None
            if mistake_made is None:
                raise
            name = str(getattr(getattr(error, "cmd", None), "name", ""))
            asked = f"criee {name} --help" if name in self.commands else "criee --help"
            more = Words("", self.lang, []).text("cli-more", text=asked)
            complain(f"{in_words(mistake_made, self.lang)} {more}")
            raise typer.Exit(2) from None

    def understood(self, error: Any) -> Mistake | None:
        """What is wrong, by the kind of the error; None leaves it to typer, in English."""
        kind, command = type(error).__name__, error.cmd
        message = str(error.message)
        if kind == "NoSuchOption":
            return Mistake("cli-no-option", text=shown(error.option_name), known=flags(command or self))
        if kind == "MissingParameter":
            return Mistake("cli-missing", text=name_of(error.param))
        if kind == "BadOptionUsage":
            key = "cli-has-no-value" if "not take" in message else "cli-no-value"
            return Mistake(key, text=shown(error.option_name))
        if kind != "UsageError" or not (typed := TYPED.search(message)):
            return None
        if command is self:
            return Mistake("cli-no-command", text=shown(typed[1] or typed[2]), known=", ".join(self.commands))
        return Mistake("cli-too-much", text=shown(typed[1] or typed[2]))


def asked_language(args: list[str]) -> str:
    """The language that is asked for among the arguments, before they are understood; else the system's."""
    for i, word in enumerate(args):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang":
            asked = args[i + 1] if i + 1 < len(args) else ""
        if asked.lower() in LANGUAGES:
            return asked.lower()
    return language("")


def flags(command: Any) -> str:
    return ", ".join(word for param in command.params for word in param.opts if word.startswith("--"))


def name_of(param: Any) -> str:
    """An option as it is typed, an argument by its name in capitals."""
    return next((word for word in param.opts if word.startswith("--")), str(param.name).upper())
