"""What people ask of a table, frame by frame: checked here, then ordered there; answers go to the screen that asked."""

from __future__ import annotations

from typing import Final

from criee.engine.line import Line, Refused, seat_name
from criee.server import messages as m
from criee.server import telling
from criee.server.people import News
from criee.server.plea import MOST_UNDONE
from criee.server.screen import Screen, encoded
from criee.server.table import Table
from criee.server.wire import frame

WARM: Final = "a bot keeps your seat warm: take it back first"


def move(table: Table, screen: Screen, said: m.Move) -> None:
    seat, made = said.seat, table.counts[said.seat]
    if said.count < made:  # sent again: it has been played, so it is only told again
        table.tell_again(screen)
    elif said.count > made:
        screen.error("ahead", f"seat {seat} has made {made} moves")
    elif table.status() != "playing":
        refuse(table, screen, seat, Refused("", "refuse-over" if table.match.over() else "refuse-turn"))
    elif table.stuck:
        refuse(table, screen, seat, Refused("", "refuse-store"))
    elif table.people.is_bot(seat):
        screen.error("away", WARM)
    else:
        try:
            code = table.game.parse(said.move)
        except ValueError as error:
            screen.error("bad-move", str(error)[:200])
        except Refused as error:
            refuse(table, screen, seat, error)
        else:
            play(table, screen, seat, code)


def play(table: Table, screen: Screen, seat: int, code: int) -> None:
    try:
        if not table.driver.took(screen, seat, code):
            table.play(seat, code)
    except Refused as error:
        refuse(table, screen, seat, error)


def refuse(table: Table, screen: Screen, seat: int, refused: Refused) -> None:
    line = refused.line()
    screen.tell(encoded(m.RefusedMove(seat, table.counts[seat], m.Line(line.key, line.args, line.rule))))


def why(table: Table, screen: Screen, said: m.Why) -> None:
    """Answers by the rules alone; nothing is played."""
    table.when_written(lambda: because(table, screen, said), screen)


def because(table: Table, screen: Screen, said: m.Why) -> None:
    try:
        screen.tell(frame(telling.because(table.match, table.seq, said.seat, said.move)))
    except ValueError as error:
        screen.error("bad-move", str(error)[:200])


def hint(table: Table, screen: Screen, seat: int) -> None:
    """What the chef would do, for somebody who plays against bots alone: nobody else is at a disadvantage."""
    if table.people.is_bot(seat):
        screen.error("away", WARM)
    elif sum([person.kind != "bot" for person in table.people.seats]) > 1:
        screen.error("hint-people", "hints are off in matches between people")
    else:
        table.when_written(lambda: counsel(table, screen, seat), screen)


def counsel(table: Table, screen: Screen, seat: int) -> None:
    if table.must_wait() or seat not in table.to_act() or table.window() is not None:
        screen.error("hint-turn", "there is nothing to think about now")
    else:
        table.driver.chef.ask(screen, seat)


def ring(table: Table, screen: Screen, said: m.Ring) -> None:
    if table.people.is_bot(said.seat):
        screen.error("away", WARM)
    else:
        table.driver.rang(screen, said)


def react(table: Table, screen: Screen, said: m.React) -> None:
    if said.kind in m.REACTIONS:
        table.crowd.tell_all(encoded(m.Reaction(said.seat, said.kind)))
    else:
        screen.error("unknown-reaction", f"there are: {', '.join(m.REACTIONS)}")


def swap(table: Table, screen: Screen, said: m.Leave | m.Back) -> None:
    """A bot takes a seat over, or gives it back."""
    person = table.people.seats[said.seat]
    leaving = isinstance(said, m.Leave)
    if person.kind != ("person" if leaving else "away") or person.flagged or table.status() != "playing":
        screen.error("no-swap", "the seat cannot change hands now")
    else:
        table.note(News("leave" if leaving else "back", said.seat))
        settle_pleas(table, said.seat)


# --- taking back --------------------------------------------------------------------------------


def ask_undo(table: Table, screen: Screen, seat: int) -> None:
    table.when_written(lambda: plead(table, screen, seat), screen)


def plead(table: Table, screen: Screen, seat: int) -> None:
    if table.plea.seat == seat:  # asked again: whoever has to answer may not have seen it
        table.crowd.tell_all(encoded(m.UndoNews(seat, "asked")))
        return
    plea, kept = table.plea, back_to(table, seat)
    if isinstance(kept, Refused):
        line = kept.line()
        screen.tell(encoded(m.UndoNews(seat, "refused", m.Line(line.key, line.args, line.rule))))
        return
    begun = table.game.phase(table.match.state).midway  # nothing is done yet: whoever thinks again asks nobody
    plea.ask(seat, kept, set() if begun else table.people.persons().difference(screen.seats))
    table.crowd.tell_all(encoded(m.UndoNews(seat, "asked")))
    grant(table)


def back_to(table: Table, seat: int) -> int | Refused:
    """How many steps remain if it is granted, or the reason against asking: the one that holds."""
    if table.setup.live:
        return Refused("", "undo-live")
    if table.status() != "playing":
        return Refused("", "refuse-over" if table.match.over() else "undo-nothing")
    if table.plea.seat is not None:
        return Refused("", "undo-pending")
    if table.undone >= MOST_UNDONE:
        return Refused("", "undo-often")
    return table.plea.back_to(table.match, (table.epoch, table.seq), seat)


def answer_undo(table: Table, screen: Screen, said: m.Grant) -> None:
    table.when_written(lambda: answer(table, screen, said), screen)


def answer(table: Table, screen: Screen, said: m.Grant) -> None:
    if not table.plea.waits_for(said.seat):
        screen.error("not-asked", "nobody waits for your answer")
    elif said.yes:
        table.plea.allow(said.seat)
        grant(table)
    else:
        table.refuse_plea(Line("undo-declined", {"who": seat_name(said.seat)}))


def settle_pleas(table: Table, seat: int) -> None:
    """Nobody waits for the answer of a seat that a bot keeps: it minds neither a draw nor a move that is taken back."""
    table.settle_draw()
    if table.people.is_bot(seat):
        table.plea.allow(seat)
        table.when_written(lambda: grant(table))


def grant(table: Table) -> None:
    seat = table.plea.granted()
    if seat is not None:
        table.take_back(seat, table.plea.kept, encoded(m.UndoNews(seat, "granted")))
