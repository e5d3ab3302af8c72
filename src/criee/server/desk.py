"""The desk: all that the driver knows of a table. What it may ask, and what it may order."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from random import SystemRandom
from typing import Any, Protocol

import msgspec

from criee.engine.game import Game, View
from criee.engine.window import Window
from criee.server.bot_process import Question
from criee.server.crowd import Crowd
from criee.server.people import Setup

DICE = SystemRandom()
BELL = 250  # milliseconds to think while a bell is open: whoever thinks longer is not the first to ring


class Desk(Protocol):
    """A table is one. Nothing that happens at the desk changes a match but by one of the orders."""

    # --- what may be asked -----------------------------------------------------------------------

    @property
    def setup(self) -> Setup: ...

    @property
    def game(self) -> Game[Any]: ...

    @property
    def crowd(self) -> Crowd: ...

    @property
    def seq(self) -> int: ...

    def must_wait(self) -> bool:
        """Nothing can happen now: a seat is open, or the store cannot be written."""

    def to_act(self) -> tuple[int, ...]: ...

    def moves(self, seat: int) -> list[int]: ...

    def view(self, seat: int) -> View: ...

    def window(self) -> Window | None:
        """The decision against the clock that is open, in live play."""

    def rests(self) -> bool:
        """The bell waits for who is not ready: nobody's time runs."""

    def has_begun(self) -> bool:
        """Somebody has moved."""

    def persons(self) -> set[int]:
        """The seats that people have, whether they are here or not."""

    def bot_of(self, seat: int) -> str:
        """Which bot plays for a seat; "": a person does."""

    def line_of(self, seat: int) -> str:
        """What a seat plays in a lesson, as long as that is kept to; "": whatever it likes."""

    def stamp(self, seat: int) -> tuple[int, int, int]:
        """What makes an answer of this seat out of date when it changes."""

    # --- what may be ordered ---------------------------------------------------------------------

    def when_written(self, act: Callable[[], None]) -> None: ...

    def begin(self) -> None: ...

    def play(self, seat: int, code: int) -> None: ...

    def play_bell(self, moves: dict[int, int], award: int, told: bytes) -> None:
        """What each did at a bell, and, if several rang, what the house says; -1: it draws."""

    def flag(self, seat: int) -> None:
        """A seat's time is up."""

    def tell_people(self) -> None:
        """Who sits where, once more to all."""


def luck(desk: Desk, seat: int) -> int:
    """What a bot draws from: of this table and this step, so that a match with a chosen seed can be played again."""
    said = f"{desk.setup.seed} {desk.seq} {seat}".encode()
    return int.from_bytes(blake2b(said, digest_size=8).digest(), "big")


def question(desk: Desk, seat: int) -> Question:
    """What a bot is asked: it gets what the seat sees, and nothing else."""
    describe = desk.game.describe
    return Question(
        desk.setup.game,
        desk.setup.options,
        desk.bot_of(seat),
        seat,
        msgspec.to_builtins(desk.view(seat)),
        [describe(move) for move in desk.moves(seat)],
        luck(desk, seat),
        0 if desk.window() is None else BELL,
    )
