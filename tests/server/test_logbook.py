"""The logbook: strangers cannot fill a disk with it, and what is really wrong still stands in it."""

from __future__ import annotations

import logging
import socket
from io import StringIO
from pathlib import Path

import pytest

from criee.server.logbook import EACH, KINDS, LONGEST, ROOM, Logbook
from server.guests import FREELY, HallProcess


class Day:
    """A logbook, the time it is told, and a logger that writes into it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.stream = StringIO()
        self.book = Logbook(self.stream, lambda: self.now)

    def log(self, text: str, *args: object, name: str = "criee.test", error: BaseException | None = None) -> None:
        trace = (type(error), error, error.__traceback__) if error is not None else None
        self.book.handle(logging.LogRecord(name, logging.ERROR, "", 0, text, args, trace))

    def lines(self) -> list[str]:
        return [line.partition(": ")[2] for line in self.stream.getvalue().splitlines()]


@pytest.fixture
def day() -> Day:
    return Day()


def test_each_kind_is_written_a_few_times_a_minute_and_the_rest_is_counted(day: Day) -> None:
    for match in range(EACH + 512):
        day.log("match %d could not be written", match)
    day.log("something else")
    shown = [f"match {match} could not be written" for match in range(EACH)]
    assert day.lines() == [*shown, "something else"]
    day.now += 61
    day.book.turn()
    counted = "… and 512 more like this: match %d could not be written"
    assert day.lines() == [*shown, "something else", counted]
    day.book.turn()
    day.log("match %d could not be written", 7)
    assert day.lines()[-2:] == [counted, "match 7 could not be written"]


def test_the_next_line_turns_the_page_too_and_so_does_closing_time(day: Day) -> None:
    for _ in range(EACH + 1):
        day.log("a")
    day.now += 61
    day.log("b")
    assert day.lines()[EACH:] == ["… and 1 more like this: a", "b"]
    for _ in range(EACH + 2):
        day.log("c")
    day.book.turn(closing=True)
    assert day.lines()[-1] == "… and 2 more like this: c"


def test_a_day_of_the_worst_stays_small(day: Day) -> None:
    """No two lines alike, and long ones, a hundred a second: an hour of it."""
    for second in range(3600):
        day.now += 1
        for i in range(100):
            day.log(f"{second} {i} " + "é" * 300)
    size = len(day.stream.getvalue().encode())
    assert 10_000 < size < 50_000_000 / 24
    assert size < 61 * (ROOM + (KINDS + 1) * 1000)


def raised(depth: int) -> BaseException:
    try:
        if depth:
            raise raised(depth - 1)
        raise ValueError("odd")
    except ValueError as error:
        return error


def other() -> BaseException:
    try:
        raise KeyError("even")
    except KeyError as error:
        return error


def test_what_is_unexpected_is_traced_and_one_error_does_not_hide_another(day: Day) -> None:
    for _ in range(100):
        day.log("Exception in ASGI application\n", error=raised(0), name="uvicorn.error")
    day.log("Exception in ASGI application\n", error=other(), name="uvicorn.error")
    written = day.stream.getvalue()
    assert written.count("Traceback") == EACH + 1
    assert written.count("ValueError: odd") == EACH and "KeyError: 'even'" in written


def test_long_traces_are_shortened_in_the_middle_and_nothing_steers_a_terminal(day: Day) -> None:
    day.log("x" * LONGEST + "\x1b[2J the end")
    written = day.stream.getvalue()
    assert (
        len(written) < LONGEST + 50 and "[…]" in written and written.endswith("\N{REPLACEMENT CHARACTER}[2J the end\n")
    )


def test_wrong_arguments_and_a_full_disk_stop_nothing(day: Day) -> None:
    day.log("%d of %d", "one")
    assert "%d of %d" in day.stream.getvalue()
    day.stream.close()
    day.log("nobody hears this")


def test_rubbish_from_strangers_is_not_logged(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FREELY)
    for words in (
        b"\x16\x03\x01 this is no HTTP\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: rubbish\r\n\r\n",
    ):
        for _ in range(10):
            with socket.create_connection(("127.0.0.1", hall.port)) as stranger:
                stranger.sendall(words)
                assert stranger.recv(100).startswith(b"HTTP/1.1 ")
    hall.stop()
    assert hall.errors() == ""
