"""The bots. They are given views, never the truth: what they do not see they have to imagine."""

from __future__ import annotations

import re
from typing import Any, Final

from criee.bots.bot import Bot, RandomBot
from criee.bots.greedy import GreedyBot
from criee.bots.ladder import Rung, ladder, seat_rung
from criee.engine.game import Game
from criee.engine.line import Arg, Impossible, Line, shown

PLAIN: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}  # for measuring
STRONGEST: Final = "strongest"
GENTLEST: Final = "gentlest"
BUDGET: Final = re.compile(r"([a-z]+)@([1-9][0-9]{0,5})(ms)?")


def bot_names(game: str) -> list[str]:
    """Everybody who can be asked to play a game, the gentlest first, then the ends of the ladder and the plain ones."""
    return [*(rung.name for rung in ladder(game)), STRONGEST, GENTLEST, *PLAIN]


def find_rung(name: str, game: str) -> Rung | None:
    """The opponent of this name; "strongest" and "gentlest" are the ends of the ladder."""
    rungs = ladder(game)
    if rungs and name in (STRONGEST, GENTLEST):
        return rungs[-1 if name == STRONGEST else 0]
    return next((rung for rung in rungs if rung.name == name), None)


def meant(typed: str, game: str) -> str:
    """The name of the bot that somebody means: as it is shown at the table, with capitals or without."""
    name, at, budget = typed.strip().partition("@")
    name = name.lower()
    rung = next((rung for rung in ladder(game) if name in (rung.name, rung.shown.lower())), None)
    return f"{name if rung is None else rung.name}{at}{budget.lower()}"


def seat_bot(name: str, game: Game[Any]) -> Bot:
    """A bot by its name; Impossible names the bots there are.

    ``strongest@400`` thinks for 400 walks through its tree, ``strongest@50ms`` for so long: for measuring. Where a game
    has no ladder, both of its ends are greedy.
    """
    if name in PLAIN:
        return PLAIN[name](game)
    asked = BUDGET.fullmatch(name)
    known, amount, unit = asked.groups() if asked else (name, "0", None)
    rung = find_rung(known, game.name)
    if rung is not None:
        return seat_rung(rung, game, 0 if unit else int(amount), int(amount) if unit else 0)
    if known in (STRONGEST, GENTLEST) and not asked:
        return GreedyBot(game)
    name_alone, at, _ = name.partition("@")
    if at and name_alone in bot_names(game.name):
        raise wrong_budget(name, name_alone in PLAIN)
    there = ", ".join(bot_names(game.name))
    line = Line("wrong-bot", {"text": shown(name), "known": there})
    raise Impossible(f"bot {shown(name)!r}", f"does not exist; there are: {there}", line)


def wrong_budget(name: str, plain: bool) -> Impossible:
    if plain:
        why, line = "thinks neither shorter nor longer", Line("wrong-budget-plain", {"text": shown(name)})
    else:
        why = "takes 1 to 999999 walks, or a time such as 50ms"
        examples: dict[str, Arg] = {"example": f"{STRONGEST}@400", "found": f"{STRONGEST}@50ms"}
        line = Line("wrong-budget", {"text": shown(name), **examples})
    return Impossible(f"bot {shown(name)!r}", why, line)
