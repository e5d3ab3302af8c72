"""A bot's head: a process of its own that answers one question a line. Started by bot_pool.py, spoken to in JSON."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from criee.bots import seat_bot
from criee.bots.bot import Bot
from criee.engine.rng import Rng
from criee.games import open_game

BOTS_KEPT = 16  # games with their options; each takes more than half a megabyte


class Question(msgspec.Struct):
    """What one seat sees, and its legal moves in notation. Nothing else is known here."""

    game: str
    options: dict[str, bool | int | str]
    bot: str
    seat: int
    view: dict[str, Any]
    moves: list[str]
    seed: int


class Answer(msgspec.Struct):
    move: str


@lru_cache(maxsize=BOTS_KEPT)
def bot_for(name: str, game: str, options: tuple[tuple[str, bool | int | str], ...]) -> Bot:
    return seat_bot(name, open_game(game, dict(options)))


def think(question: Question) -> Answer:
    bot = bot_for(question.bot, question.game, tuple(sorted(question.options.items())))
    view: Mapping[str, object] = question.view
    moves = [bot.game.parse(text) for text in question.moves]
    return Answer(bot.game.describe(bot.choose(view, question.seat, moves, Rng(question.seed))))


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)  # people at the tables come first
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
