"""A watcher: one connection to one table. Checks what comes in, bounds how much, and sends each frame on its way.

Nothing that it calls knows it. What a table has to say goes out through the crowd, to screens.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from criee.engine.phase import NOBODY
from criee.server import leaving, requests
from criee.server import messages as m
from criee.server.limits import Bucket, Limits
from criee.server.purse import Purse
from criee.server.screen import Screen, encoded
from criee.server.table import Table
from criee.server.wire import Wire

log = logging.getLogger("criee.watcher")

DECODE: Final = msgspec.json.Decoder(m.FromClient)
SIT_COST: Final = 5.0  # retelling a match costs more than a move
PATIENCE: Final = 200  # frames too many before the connection is closed
LONGEST_SILENCE: Final = 60.0  # seconds that are announced


class Watcher:
    def __init__(self, wire: Wire, table: Table, limits: Limits, purse: Purse) -> None:
        self.wire = wire
        self.table = table
        self.screen = Screen(wire, purse)
        self.bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.purse = purse
        self.too_many = 0
        self.unheard = 0  # frames since the last one that was heard
        wire.purse = purse
        wire.listener = self.hear
        wire.drained = self.caught_up

    def came(self) -> None:
        """From here on the table stays in memory."""
        self.table.came(self.screen)

    def left(self) -> None:
        self.table.left(self.screen)

    def caught_up(self) -> None:
        """Somebody who was too far behind has read everything: what was missed is told when it sits again."""
        screen = self.screen
        if screen.behind:
            screen.behind = False
            self.table.forget(screen)
            screen.tell(encoded(m.Resync()))

    def hear(self, data: bytes) -> None:
        """A frame from outside, heard now or when its address has its turn again."""
        if not self.bucket.take() or not self.purse.good():
            self.slow_down()
        elif self.purse.has_turn():
            self.unheard = 0
            self.listen(data)
        elif self.purse.stand_in_line(self.listen, data):
            self.unheard = 0
        else:
            self.slow_down()

    def listen(self, data: bytes) -> None:
        """Whatever a frame holds, the answer is a message, never an exception."""
        if self.wire.disconnected:
            return
        screen = self.screen
        try:
            self.obey(DECODE.decode(data))
        except msgspec.DecodeError as error:
            screen.error("bad-frame", str(error)[:200])
        except UnicodeDecodeError:
            screen.error("bad-frame", "not UTF-8")
        except RecursionError:
            screen.error("bad-frame", "too deep")
        except Exception:
            log.exception("a frame was not handled")
            screen.error("internal", "something went wrong here; nothing was changed")

    def slow_down(self, cost: float = 1.0) -> None:
        """Says so whenever silence begins, and how long it will last: nobody waits for an answer that will not come."""
        self.too_many += 1
        self.unheard += 1
        if self.unheard % 20 == 1:
            wait = min(LONGEST_SILENCE, max(self.bucket.wait(cost), self.purse.bucket.wait()))
            self.screen.tell(encoded(m.ErrorNews("slow-down", "too many frames", round(wait * 1000))))
        if self.too_many > PATIENCE:
            self.wire.hang_up(1008, "too many frames")

    def obey(self, said: m.FromClient) -> None:
        """Every frame there is, and who answers it."""
        table, screen = self.table, self.screen
        if isinstance(said, m.Sit):
            self.sit(said)
        elif isinstance(said, m.Ping):
            screen.tell(encoded(m.Pong(said.t)))
        elif not screen.eyes:
            screen.error("sit-first", "the first frame must be sit")
        elif said.seat not in screen.seats:
            screen.error("not-yours", f"seat {said.seat} is not yours")
        elif isinstance(said, m.Move):
            requests.move(table, screen, said)
        elif isinstance(said, m.Why):
            requests.why(table, screen, said)
        elif isinstance(said, m.AskHint):
            requests.hint(table, screen, said.seat)
        elif isinstance(said, m.Ring):
            requests.ring(table, screen, said)
        elif isinstance(said, m.React):
            requests.react(table, screen, said)
        elif table.stuck:
            screen.error("not-written", "nothing can be written down now; it goes on by itself")
        elif isinstance(said, m.AskUndo):
            requests.ask_undo(table, screen, said.seat)
        elif isinstance(said, m.Grant):
            requests.answer_undo(table, screen, said)
        elif isinstance(said, (m.Leave, m.Back)):
            requests.swap(table, screen, said)
        else:
            table.when_written(lambda: leaving.decide(table, screen, said), screen)

    def sit(self, said: m.Sit) -> None:
        if not self.bucket.take(SIT_COST):
            self.slow_down(SIT_COST)
            return
        secrets = [*said.secrets, *([said.secret] if said.secret else [])]
        seats = [self.table.seat_of(secret) for secret in secrets]
        if None in seats:
            self.screen.error("wrong-secret", "this secret opens no seat at this table")
            return
        self.screen.seats = tuple(sorted({seat for seat in seats if seat is not None}))
        self.screen.pause = None if said.pause is None else said.pause / 1000
        self.screen.holds = said.hold
        self.table.sit(self.screen, self.screen.seats or (NOBODY,), said.since)
