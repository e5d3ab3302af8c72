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
from criee.bots.advice import Adviser
from criee.bots.bot import Bot
from criee.bots.thinker import Thinker
from criee.engine.rng import Rng
from criee.games import open_game
from criee.server.messages import Advised, Line

BOTS_KEPT = 16  # games with their options; each takes more than half a megabyte
NICE = 5  # people come first: there is a head for every core, and the hall needs one of them now and then

Chosen = tuple[tuple[str, bool | int | str], ...]  # options, sorted


class Question(msgspec.Struct):
    """What one seat sees, and its legal moves in notation. Nothing else is known here."""

    game: str
    options: dict[str, bool | int | str]
    bot: str
    seat: int
    view: dict[str, Any]
    moves: list[str]
    seed: int
    millis: int = 0  # to think, at most; 0: as long as the bot would
    hint: bool = False  # not what to play is asked, but what could be played, and why


class Answer(msgspec.Struct):
    move: str = ""
    advice: list[Advised] = []


@lru_cache(maxsize=BOTS_KEPT)
def bot_for(name: str, game: str, options: Chosen) -> tuple[Bot, float]:
    """A bot, and how long it may think by itself; 0: for as many walks as it likes."""
    bot = seat_bot(name, open_game(game, dict(options)))
    return bot, bot.seconds if isinstance(bot, Thinker) else 0.0


@lru_cache(maxsize=BOTS_KEPT)
def adviser_for(game: str, options: Chosen) -> Adviser:
    return Adviser(open_game(game, dict(options)))


def think(question: Question) -> Answer:
    return advice(question) if question.hint else choice(question)


def choice(question: Question) -> Answer:
    bot, own = bot_for(question.bot, question.game, chosen(question))
    if isinstance(bot, Thinker):
        bot.seconds = shorter(own, question.millis / 1000)
    view: Mapping[str, object] = question.view
    moves = [bot.game.parse(text) for text in question.moves]
    return Answer(bot.game.describe(bot.choose(view, question.seat, moves, Rng(question.seed))))


def advice(question: Question) -> Answer:
    adviser = adviser_for(question.game, chosen(question))
    game = adviser.game
    moves = [game.parse(text) for text in question.moves]
    found = adviser.advise(question.view, question.seat, moves, Rng(question.seed), seconds=question.millis / 1000)
    return Answer(
        "",
        [
            Advised(
                game.describe(one.move),
                round(one.chance, 4),
                round(one.share, 4),
                Line(one.why.key, one.why.args, one.why.rule),
            )
            for one in found
        ],
    )


def chosen(question: Question) -> Chosen:
    return tuple(sorted(question.options.items()))


def shorter(own: float, asked: float) -> float:
    """The shorter of two times, of which 0 is no bound."""
    return min(own, asked) if own and asked else own or asked


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
