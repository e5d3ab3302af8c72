"""The company at the tables: which bots a game has, who they are, how fast they reach a bell."""

from __future__ import annotations

import logging
from typing import Final

from criee.bots import GENTLEST, PLAIN, STRONGEST, bot_names, find_rung, meant
from criee.bots.ladder import Rung, called, ladder, read_ladder
from criee.engine.line import Impossible
from criee.server import messages as m

log = logging.getLogger("criee.company")

STAND_IN: Final = "greedy"  # for a bot that is no more, and for the ends of a ladder that is not there
BOT_REACTION: Final = (320, 120)  # milliseconds: what a bot needs to reach the bell, and how much that varies


def bots(game: str) -> list[str]:
    """The names that a wish for a table may use. A ladder that cannot be read is as none: the game is played on."""
    try:
        return bot_names(game)
    except Impossible as error:
        log.warning("%s: the ladder is left out", error)
        return [STRONGEST, GENTLEST, *PLAIN]


def rung_of(bot: str, game: str) -> Rung | None:
    """Who a bot is; None for one that is nobody in particular."""
    try:
        return find_rung(bot, game)
    except Impossible:
        return None


def opponents(game: str) -> list[m.Opponent]:
    """The people of a game's ladder, the gentlest first."""
    try:
        return [introduced(rung) for rung in ladder(game)]
    except Impossible:
        return []


def introduced(rung: Rung) -> m.Opponent:
    return m.Opponent(rung.name, rung.shown, rung.style, rung.character, m.Face(*rung.face))


def friends(game: str) -> list[m.Friend]:
    """Who comes along with any of them."""
    try:
        return [m.Friend(friend.shown, m.Face(*friend.face)) for friend in read_ladder(game).friends]
    except Impossible:
        return []


def wanted(asked: str, game: str) -> str:
    """The bot that somebody asks for, by the name a table keeps; "": there is no such bot.

    Only names: what `criee arena` understands besides, a budget of one's own, would be a stranger's budget here.
    """
    bot = meant(asked, game)
    return own_name(bot, game) if bot in bots(game) else ""


def own_name(bot: str, game: str) -> str:
    """The name a table keeps: who is strongest may change, who played does not."""
    rung = rung_of(bot, game)
    if rung is not None:
        return rung.name
    return STAND_IN if bot in (STRONGEST, GENTLEST) else bot


def seat_name(bot: str, seat: int, game: str, taken: list[str]) -> str:
    """What a bot is called at the table where these bots sit already."""
    rung = rung_of(bot, game)
    return f"{bot.capitalize()} {seat + 1}" if rung is None else called(rung, game, taken)


def still_here(bot: str, game: str) -> str:
    """The bot that a stored table names, or who plays for one that the game no longer has."""
    if bot in bots(game):
        return bot
    log.warning("the bot %r of %s is no more: %s plays", bot, game, STAND_IN)
    return STAND_IN


def reaction_of(bot: str, game: str) -> tuple[int, int]:
    """Milliseconds to the bell, and how much they vary: a matter of who it is."""
    rung = rung_of(bot, game)
    return BOT_REACTION if rung is None else rung.reaction
