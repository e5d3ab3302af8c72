"""Who sits where at a terminal, and by what name: a record keeps the names, and with them who the bots are."""

from __future__ import annotations

import re
from typing import Final

from criee.bots import GENTLEST, PLAIN, find_rung, seat_bot
from criee.bots.bot import Bot
from criee.bots.ladder import called, ladder, read_ladder
from criee.engine.match import Match
from criee.words import Words

USUAL_BOT: Final = GENTLEST
BOT_MARK: Final = " (bot)"  # behind a name, in records too: so a match that is resumed knows who the bots are
NUMBER: Final = re.compile(r" [0-9]+$")  # behind the name of somebody who sits there twice


def seat_people(match: Match, people: int | None, keeps_names: bool, lang: str, bot: str) -> None:
    """Names the players. A record's names stay, but for bots that others take the place of.

    The mark behind a name says who is a bot now. `bot` is empty where nobody named one.
    """
    if keeps_names and people is None and not bot:
        return
    names = [name.removesuffix(BOT_MARK) for name in match.names] if keeps_names else player_names(match.seats, lang)
    first = 1 if people is None else people
    if keeps_names and people is None:
        first = next((seat for seat, name in enumerate(match.names) if name.endswith(BOT_MARK)), match.seats)
    if bot or not keeps_names:
        names[first:] = bot_names_for(bot or USUAL_BOT, match.game.name, match.seats - first)
    match.names = [name if seat < first else f"{name}{BOT_MARK}" for seat, name in enumerate(names)]


def bot_names_for(bot: str, game: str, count: int) -> list[str]:
    """A bot that is somebody goes by that name, and brings friends where it has several seats."""
    rung = find_rung(bot.partition("@")[0], game)
    seated: list[str] = []
    for i in range(count):
        name = bot.capitalize() if rung is None else called(rung, game, seated)
        seated.append(name if name not in seated else f"{name} {i + 1}")
    return seated


def player_names(seats: int, lang: str) -> list[str]:
    words = Words("", lang, [])
    return [words.text("player", number=i + 1) for i in range(seats)]


def seated_bots(match: Match, player: Bot | None) -> list[Bot | None]:
    """Who plays each seat: nobody where a person sits, this bot where one is given, else whom the name says."""
    known: dict[str, Bot] = {}
    found: list[Bot | None] = []
    who = USUAL_BOT
    for name in match.names:
        if not name.endswith(BOT_MARK):
            found.append(None)
            continue
        who = recognised(name, match.game.name, who)
        if who not in known:
            known[who] = seat_bot(who, match.game)
        found.append(player or known[who])
    return found


def recognised(name: str, game: str, came_with: str) -> str:
    """The bot behind a name in a record; friends play as the one they came with."""
    alone = NUMBER.sub("", name.removesuffix(BOT_MARK))
    if alone.lower() in PLAIN:
        return alone.lower()
    if any(friend.shown == alone for friend in read_ladder(game).friends):
        return came_with
    return next((rung.name for rung in ladder(game) if rung.shown == alone), USUAL_BOT)
