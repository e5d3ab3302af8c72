"""A watcher: one connection to one table. Checks what comes in, bounds how much, and passes it on."""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from criee.engine.phase import NOBODY
from criee.server import messages as m
from criee.server.limits import Bucket, Limits
from criee.server.purse import Purse
from criee.server.referee import RoundTrips
from criee.server.wire import Wire, frame

if TYPE_CHECKING:
    from criee.server.table import Table

log = logging.getLogger("criee.watcher")

DECODE: Final = msgspec.json.Decoder(m.FromClient)
ENCODE: Final = msgspec.json.Encoder()
SIT_COST: Final = 5.0  # retelling a match costs more than a move
PATIENCE: Final = 200  # frames too many before the connection is closed
LONGEST_SILENCE: Final = 60.0  # seconds that are announced
PING_EVERY: Final = 5.0  # seconds


def encoded(message: Any) -> bytes:
    return frame(ENCODE.encode(message))


class Watcher:
    def __init__(self, wire: Wire, table: Table, limits: Limits, purse: Purse) -> None:
        self.wire = wire
        self.table = table
        self.seats: tuple[int, ...] = ()
        self.eyes: tuple[int, ...] = ()  # whose views are sent: () until it sits, (NOBODY,) for a spectator
        self.behind = False
        self.trips = RoundTrips()
        self.bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.purse = purse
        self.too_many = 0
        self.unheard = 0  # frames since the last one that was heard
        self.standing_since = monotonic()  # if it does not sit
        wire.purse = purse
        wire.listener = self.hear
        wire.drained = self.caught_up

    # --- out -------------------------------------------------------------------------------------

    def tell(self, data: bytes) -> None:
        """A finished frame. A reader who is too far behind misses it, and is asked to sit again later."""
        if not self.behind and not self.wire.tell(data):
            self.behind = True

    def caught_up(self) -> None:
        if self.behind:
            self.behind = False
            self.table.forget(self)
            self.tell(encoded(m.Resync()))

    def error(self, code: str, message: str) -> None:
        self.tell(encoded(m.ErrorNews(code, message)))

    def ping(self) -> None:
        self.wire.ping(self.trips.add)

    # --- in --------------------------------------------------------------------------------------

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
        try:
            self.obey(DECODE.decode(data))
        except msgspec.DecodeError as error:
            self.error("bad-frame", str(error)[:200])
        except UnicodeDecodeError:
            self.error("bad-frame", "not UTF-8")
        except RecursionError:
            self.error("bad-frame", "too deep")
        except Exception:
            log.exception("a frame was not handled")
            self.error("internal", "something went wrong here; nothing was changed")

    def slow_down(self, cost: float = 1.0) -> None:
        """Says so whenever silence begins, and how long it will last: nobody waits for an answer that will not come."""
        self.too_many += 1
        self.unheard += 1
        if self.unheard % 20 == 1:
            wait = min(LONGEST_SILENCE, max(self.bucket.wait(cost), self.purse.bucket.wait()))
            self.tell(encoded(m.ErrorNews("slow-down", "too many frames", round(wait * 1000))))
        if self.too_many > PATIENCE:
            self.wire.hang_up(1008, "too many frames")

    def obey(self, said: m.FromClient) -> None:
        if isinstance(said, m.Sit):
            self.sit(said)
        elif isinstance(said, m.Ping):
            self.tell(encoded(m.Pong(said.t)))
        elif not self.eyes:
            self.error("sit-first", "the first frame must be sit")
        elif said.seat not in self.seats:
            self.error("not-yours", f"seat {said.seat} is not yours")
        else:
            self.table.obey(self, said)

    def sit(self, said: m.Sit) -> None:
        if not self.bucket.take(SIT_COST):
            self.slow_down(SIT_COST)
            return
        secrets = [*said.secrets, *([said.secret] if said.secret else [])]
        seats = [self.table.seat_of(secret) for secret in secrets]
        if None in seats:
            self.error("wrong-secret", "this secret opens no seat at this table")
            return
        self.seats = tuple(sorted({seat for seat in seats if seat is not None}))
        self.table.sit(self, self.seats or (NOBODY,), said.since)
