"""An attacker: one process, one address, and what it spends."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.storm.line import Line, handshake, post, said

ATTACKER: Final = "127.0.0.2"
Act = Callable[["Attack"], None]


@dataclass
class Flood:
    """One way to hurt: its name, what is sent, who sends it, and where it is prepared."""

    name: str
    what: str
    act: Act
    ground: str = ""
    descriptors: int = 0  # of the server; 0: as the system has them
    judged: bool = True


@dataclass
class Spent:
    """What the attacker needed."""

    sockets: int = 0
    sent: int = 0
    count: int = 0  # frames or requests
    processor: float = 0.0
    seconds: float = 1.0


FLOODS: Final[dict[str, Flood]] = {}


def flood(name: str, what: str, ground: str = "", descriptors: int = 0, judged: bool = True) -> Callable[[Act], Act]:
    def note(act: Act) -> Act:
        FLOODS[name] = Flood(name, what, act, ground, descriptors, judged)
        return act

    return note


@dataclass
class Attack:
    """What a flood has in its hands: lines, ticks, and the ground that was prepared for it."""

    port: int
    seconds: float
    ground: dict[str, Any]
    where: Callable[[], str]  # the table at which the visitor sits
    ready: Callable[[], None]  # says that all stand in place, and waits until the visitor does too
    lines: list[Line] = field(default_factory=list)
    spent: Spent = field(default_factory=Spent)
    until: float = 0.0
    old_sent: int = 0  # on lines that are gone

    def line(self) -> Line:
        line = Line(self.port, ATTACKER)
        self.lines.append(line)
        self.spent.sockets = max(self.spent.sockets, len(self.lines))
        return line

    def websocket(self, table: str, *secrets: str, since: int = 0) -> Line:
        """A line that has shaken hands and sat; waits until the hands are shaken."""
        line = self.line()
        line.said = said(type="sit", secrets=list(secrets), since=since)
        line.begin(handshake(self.port, table), line.said)
        patience = time.monotonic() + 5
        while line.greeting and line.open and time.monotonic() < patience:
            line.unread = line.drain()
            time.sleep(0.0005)
        return line

    def ask(self, path: str, **body: Any) -> dict[str, Any]:
        """One POST on a line of its own; {} if it was refused or not answered."""
        line = Line(self.port, ATTACKER)
        line.pour(post(self.port, path, json.dumps(body).encode()))
        head, got, patience = b"", b"", time.monotonic() + 5
        while line.open and time.monotonic() < patience:
            got += line.drain()
            head, _, text = got.partition(b"\r\n\r\n")
            size = re.search(rb"content-length: (\d+)", head)
            if size is not None and len(text) >= int(size[1]):
                break
            line.flush()
            time.sleep(0.0005)
        line.close()
        self.spent.count += 1
        self.old_sent += line.sent
        made: dict[str, Any] = json.loads(text) if head.startswith(b"HTTP/1.1 201") else {}
        return made

    def websockets(self, count: int, table: str, *secrets: str, since: int = 0) -> list[Line]:
        return [self.websocket(table, *secrets, since=since) for _ in range(count)]

    def begin(self) -> None:
        self.ready()
        self.began = time.monotonic()
        self.until = self.began + self.seconds
        self.processor = time.process_time()

    def end(self) -> Spent:
        spent = self.spent
        spent.seconds = time.monotonic() - self.began
        spent.processor = time.process_time() - self.processor
        spent.sent = self.old_sent + sum(line.sent for line in self.lines)
        for line in self.lines:
            line.close()
        return spent

    def drop(self, line: Line) -> None:
        """Leaves a line behind; what it cost stays counted."""
        line.close()
        self.lines.remove(line)
        self.old_sent += line.sent

    def ticks(self, per_second: float) -> Iterator[None]:
        """So many turns a second until the time is up, and never more than can be kept up with."""
        due = time.monotonic()
        while (now := time.monotonic()) < self.until:
            if now < due:
                time.sleep(min(due - now, self.until - now))
                continue
            due = max(due + 1 / per_second, now - 0.1)
            yield None

    def turns(self) -> Iterator[None]:
        """As fast as it goes, until the time is up."""
        while time.monotonic() < self.until:
            yield None

    def hold(self) -> None:
        """Nothing more is sent; the lines stay."""
        for _ in self.ticks(20):
            for line in self.lines:
                line.drain()

    def pour(self, line: Line, data: bytes, count: int = 1) -> bool:
        """Sends something that counts."""
        taken = line.pour(data)
        if taken:
            self.spent.count += count
        return taken

    def still(self, lines: list[Line]) -> Iterator[Line]:
        """All these lines; one that was closed comes again, with the words it began with."""
        for number, line in enumerate(lines):
            if not line.open:
                self.drop(line)
                lines[number] = self.line()
                lines[number].said = line.said
                lines[number].begin(line.opening, line.said)
            elif line.greeting:
                line.drain()
            yield lines[number]

    def paced(self, lines: list[Line], data: bytes, per_second: float) -> None:
        """The same frame on each line, so many times a second, with everything read that comes back."""
        for _ in self.ticks(per_second):
            for line in self.still(lines):
                self.pour(line, data)
                line.drain()


@flood("calm", "nothing: for comparison")
def calm(attack: Attack) -> None:
    attack.begin()
    attack.hold()
