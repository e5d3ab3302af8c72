"""The logbook: what the server has to say, and never more of it than a disk can bear.

Strangers can make a server complain as often as they like. Each kind of line is written a few times a minute; the rest
of them are counted, and when the minute is over one line says how many there were. Everything together is bounded too:
less than 50 MB a day, whatever happens.
"""

from __future__ import annotations

import logging
import time
from asyncio import CancelledError
from collections import Counter
from collections.abc import Callable
from typing import Final, TextIO

MINUTE: Final = 60.0
EACH: Final = 3  # lines of one kind in a minute
KINDS: Final = 12  # in a minute; what comes after them is of no kind
ROOM: Final = 16_000  # bytes in a minute
LONGEST: Final = 6_000  # characters of one entry: of a long traceback the beginning and the end
SHORT: Final = 160  # characters by which a kind is told from others, and named
OTHERS: Final = ("criee.logbook", "lines of other kinds", "")
# What uvicorn says when strangers send rubbish, or send nothing more at closing time. They are answered, or hung up on.
STRANGERS: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
    "Cancel %s running task(s), timeout graceful shutdown exceeded",
)

Kind = tuple[str, str, str]


class Logbook(logging.Handler):
    """Writes to a stream. The time is handed in; `turn` is called now and then, or the last minute would stay open."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(logging.WARNING)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self.stream = stream
        self.clock = clock
        self.began = clock()
        self.room = ROOM
        self.seen: Counter[Kind] = Counter()
        self.silenced: Counter[Kind] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg in STRANGERS or record.exc_info and isinstance(record.exc_info[1], CancelledError):
            return
        self.turn()
        kind = kind_of(record)
        if kind not in self.seen and len(self.seen) >= KINDS:
            kind = OTHERS
        self.seen[kind] += 1
        text = self.entry(record) if self.seen[kind] <= EACH else ""
        size = len(text.encode(errors="replace"))
        if not text or size > self.room:
            self.silenced[kind] += 1
            return
        self.room -= size
        self.write(text)

    def entry(self, record: logging.LogRecord) -> str:
        """As it stands in the book: of bounded length, and without anything that steers a terminal."""
        try:
            text = self.format(record)
        except Exception:  # arguments that do not fit their text: still better than nothing
            text = f"{record.name}: {record.msg}"
        if len(text) > LONGEST:
            text = f"{text[: LONGEST // 2]}\n[…]\n{text[-LONGEST // 2 :]}"
        return "".join(c if c.isprintable() or c in "\n\t" else "\N{REPLACEMENT CHARACTER}" for c in text)

    def turn(self, closing: bool = False) -> None:
        """Begins a new page if the minute is over, or if this is the last one."""
        self.acquire()
        try:
            if self.clock() - self.began < MINUTE and not closing:
                return
            self.began = self.clock()
            self.room = ROOM
            silenced, self.silenced = self.silenced, Counter()
            self.seen.clear()
            for (name, text, where), times in silenced.items():
                said = f"… and {times} more like this: {text} {where[-SHORT:]}".rstrip()
                self.write(self.entry(logging.LogRecord(name, logging.WARNING, "", 0, said, None, None)))
        finally:
            self.release()

    def write(self, text: str) -> None:
        try:
            self.stream.write(f"{text}\n")
            self.stream.flush()
        except (OSError, ValueError):
            pass  # the log's own disk is full, or nobody listens any more: play goes on


def kind_of(record: logging.LogRecord) -> Kind:
    """Lines from one place in the code with one text, whatever its arguments; of errors, those raised at one place."""
    where = ""
    if record.exc_info and record.exc_info[1] is not None:
        trace = record.exc_info[2]
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = f" {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
        where = f"({type(record.exc_info[1]).__name__}{place})"
    return record.name, str(record.msg).strip().partition("\n")[0][:SHORT], where


def keep_log(stream: TextIO) -> Logbook:
    """From now on everything that this process logs goes into one book."""
    book = Logbook(stream)
    root = logging.getLogger()
    root.addHandler(book)
    root.setLevel(logging.WARNING)
    return book
