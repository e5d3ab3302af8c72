"""The bots. They are given views, never the truth: what they do not see they have to imagine."""

from __future__ import annotations

from typing import Any

from criee.bots.bot import Bot, RandomBot
from criee.bots.greedy import GreedyBot
from criee.engine.game import Game
from criee.engine.line import Impossible, Line, shown

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def seat_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name; Impossible names the bots there are."""
    if name not in BOTS:
        there = ", ".join(BOTS)
        line = Line("wrong-bot", {"text": shown(name), "known": there})
        raise Impossible(f"bot {shown(name)!r}", f"does not exist; there are: {there}", line)
    return BOTS[name](game)
