"""If somebody leaves, gives up or will not come: what people decide about seats and about the end of a match.

Everything here is asked when all that happened before has been written; a refusal goes to the screen that asked.
"""

from __future__ import annotations

from criee.engine.ending import RESIGN
from criee.server import alarms
from criee.server import messages as m
from criee.server.company import bots, wanted
from criee.server.people import News
from criee.server.requests import WARM, settle_pleas
from criee.server.screen import Screen, encoded
from criee.server.table import Table


def decide(table: Table, screen: Screen, said: m.Resign | m.Draw | m.Replace | m.Fill) -> None:
    if table.stuck:  # since it was asked
        screen.error("not-written", "nothing can be written down now; it goes on by itself")
    elif isinstance(said, m.Fill):
        fill(table, screen, said)
    elif table.status() != "playing":
        screen.error("not-playing", "no match is under way at this table")
    elif table.people.is_bot(said.seat):
        screen.error("away", WARM)
    elif isinstance(said, m.Resign):
        resign(table, screen, said.seat)
    elif isinstance(said, m.Draw):
        draw(table, screen, said)
    else:
        replace(table, screen, said)


def resign(table: Table, screen: Screen, seat: int) -> None:
    """Who has several people around does not end the match for them."""
    if table.match.seats > 2 and table.people.persons() != {seat}:
        screen.error("resign-people", "the others want to play on: let a bot have your seat instead")
    else:
        table.end(seat, RESIGN)


def draw(table: Table, screen: Screen, said: m.Draw) -> None:
    """An offer, or the answer to one. Asked again, it is looked whether somebody has been gone for long by now."""
    offer = table.offer
    if said.yes:
        if offer.agree(said.seat, screen.seats):
            table.crowd.tell_all(encoded(m.DrawNews(said.seat, "offered")))
        table.settle_draw()
    elif offer.seat is None:
        screen.error("not-asked", "nobody waits for your answer")
    else:
        table.refuse_draw()


def replace(table: Table, screen: Screen, said: m.Replace) -> None:
    """A bot for somebody who has been gone for long; whoever comes back takes the seat back."""
    people = table.people
    gone = people.gone(said.absent, alarms.now()) if said.absent < len(people.seats) else 0.0
    if not gone:
        screen.error("no-swap", "only the seat of somebody whose line is lost can be given to a bot")
    elif gone < table.patience:
        left = table.patience - gone
        message = f"not yet: {left / 1000:.0f} s are left to come back in"
        screen.tell(encoded(m.ErrorNews("too-soon", message, round(left) + 1)))
    else:
        table.note(News("leave", said.absent))
        settle_pleas(table, said.absent)


def fill(table: Table, screen: Screen, said: m.Fill) -> None:
    bot = wanted(said.bot, table.setup.game) if said.bot else ""
    if table.status() != "open":
        screen.error("no-open-seat", "no seat is open at this table")
    elif said.bot and not bot:
        screen.error("no-bot", f"there are: {', '.join(bots(table.setup.game))}")
    else:
        table.fill(bot)
