"""Notation: every move of a game as a small code and as words, from one table of ranges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from criee.engine.line import shown

EXAMPLES: Final = 3  # shown to whoever wrote no move
RESERVED: Final = ("resign", "agreed", "undo")  # the first words of what any match may have between its moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """The words of every code. They are made once, for all codes: what can be described can be parsed.

    A game adds one range for each kind of move: ``self.steal = self.add("steal", [f"steal {face}" for ...])``. The
    code of a range's nth text is its start plus n.
    """

    def __init__(self, examples: list[str]) -> None:
        self.examples = examples
        self.texts: list[str] = []
        self.verbs: list[str] = []  # of every code
        self.starts: list[int] = []
        self.names: list[str] = []  # of the ranges
        self.code_of: dict[str, int] = {}

    def add(self, name: str, texts: Iterable[str], verb: str = "", at: int = -1) -> int:
        """The next codes, one for each text; returns the first.

        `verb` is the kind of these moves where their first word does not say it. `at` is where a game's constants say
        that the range begins.
        """
        start = len(self.texts)
        if at not in (-1, start):
            raise ValueError(f"the moves {name!r} begin at {start}, but are numbered from {at}")
        self.names.append(name)
        self.starts.append(start)
        for text in texts:
            if text.split(" ", 1)[0] in RESERVED:
                raise ValueError(f"the move {text!r} begins with a word that means something in every match")
            self.code_of[text] = len(self.texts)
            self.texts.append(text)
            self.verbs.append(verb if verb else text.split(" ", 1)[0])
        return start

    def space(self) -> int:
        """Moves are the codes 0 .. space-1."""
        return len(self.texts)

    def known(self, move: int) -> int:
        if move < 0 or move >= len(self.texts):
            raise ValueError(f"there is no move {move}")
        return move

    def describe(self, move: int) -> str:
        return self.texts[self.known(move)]

    def verb(self, move: int) -> str:
        """What kind of move this is."""
        return self.verbs[self.known(move)]

    def range_of(self, move: int) -> tuple[str, int]:
        """The name of the range a code is in, and its place there."""
        self.known(move)
        at = len(self.starts) - 1
        while self.starts[at] > move:
            at -= 1
        return self.names[at], move - self.starts[at]

    def parse(self, text: str) -> int:
        """The move behind a notation; ValueError says what is wrong with it.

        What is well said but what the rules never allow (a bid of five fingers) is Refused with its rule.
        """
        words = text.split()
        code = self.code_of.get(" ".join(words), -1)
        if code < 0:
            code = self.otherwise(words)
        if code < 0:
            like = ", ".join(repr(example) for example in self.like(words))
            raise ValueError(f"expected a move such as {like}; found {shown(text)!r}")
        return code

    def otherwise(self, words: list[str]) -> int:
        """The code of a move that may be said in other words as well; -1: it is no move.

        Here a game refuses, with the rule, what is well said but never allowed.
        """
        return -1

    def like(self, words: list[str]) -> list[str]:
        """Some moves that begin as this one did; else the game's examples."""
        if words:
            same = [text for text in self.texts if text.split(" ", 1)[0] == words[0]]
            if same:
                return same[:EXAMPLES]
        return self.examples
