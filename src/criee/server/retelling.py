"""Retelling: the past of a table as one viewer may know it, encoded once and kept on a shelf.

People come back more often than matches grow: a page that was hidden, a line that broke, a spectator who looks in.
Telling a long match from its first step costs as much as a hundred moves, so it is done once and then added to.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from msgspec import Raw

from criee.engine.ending import Ending, is_ending
from criee.engine.game import Game
from criee.engine.match import Told
from criee.engine.phase import State
from criee.server.telling import PLAIN, UNDO, Note, undo_line

MOST_BYTES: Final = 64 * 1024 * 1024  # on the shelf, of all tables together


class Retelling:
    """One viewer's past of one table."""

    def __init__(self, game: Game[Any], first: State, viewer: int) -> None:
        self.game = game
        self.state = first
        self.viewer = viewer
        self.steps: list[bytes] = []
        self.size = 0

    def catch_up(self, journal: list[Note]) -> bool:
        """Retells what is new. False: that goes back behind what was told, and all has to be told again."""
        begin = len(self.steps)
        goals = {int(text[len(UNDO) :]) for _, text in journal[begin:] if text.startswith(UNDO)}
        if goals and min(goals) < begin:
            return False
        past = {begin: self.state}  # the moments that somebody goes back to
        for number, (seat, text) in enumerate(journal[begin:], begin + 1):
            told = self.follow(seat, text, past)
            if number in goals:
                past[number] = self.state
            self.steps.append(PLAIN.encode(told.data()))
            self.size += len(self.steps[-1])
        return True

    def follow(self, seat: int, text: str, past: dict[int, State]) -> Told:
        if text.startswith(UNDO):
            self.state = past[int(text[len(UNDO) :])]
            return Told(seat, text, [undo_line(seat)])
        if is_ending(text):
            return Told(seat, text, [Ending(seat).line()])
        game, before = self.game, self.state
        move = game.parse(text)
        self.state = before.clone()
        game.play(self.state, seat, move)
        seen = game.seen(before, seat, move, self.viewer)
        return Told(seat, seen, game.voice.story(before, self.state, seat, move, self.viewer))

    def since(self, number: int) -> Raw:
        return Raw(b"[" + b",".join(self.steps[number:]) + b"]")


class Shelf:
    """The retellings that were asked for last."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[tuple[int, int], Retelling] = OrderedDict()

    def take(self, table: int, game: Game[Any], first: State, journal: list[Note], viewer: int) -> Retelling:
        """A table's past up to now. Put back at once, as the newest; the oldest make room."""
        told = self.drop(table, viewer) or Retelling(game, first, viewer)
        if len(told.steps) > len(journal) or not told.catch_up(journal):
            told = Retelling(game, first, viewer)
            told.catch_up(journal)
        self.kept[table, viewer] = told
        self.size += told.size
        while self.size > self.most and len(self.kept) > 1:
            self.size -= self.kept.popitem(last=False)[1].size
        return told

    def drop(self, table: int, viewer: int) -> Retelling | None:
        told = self.kept.pop((table, viewer), None)
        if told is not None:
            self.size -= told.size
        return told

    def forget(self, table: int, seats: int) -> None:
        """What was told of this table does not hold any more, or nobody will ask for it."""
        for viewer in range(-2, seats):
            self.drop(table, viewer)
