"""Floods against a real server with the shipped limits: what an attacker spends, and what another visitor still gets.

    python -m benchmarks.floods [--flood NAME ...] [--list] [--seconds 3.5] [--markdown]

For each flood a server of its own is started. One attacker, a process at 127.0.0.2, does its worst. Meanwhile a visitor
from 127.0.0.1, in a process of his own, plays ten moves a second at a table, fetches twenty pages and sits down on five
fresh lines a second, and notes how long every answer takes. Exit 1 if for any flood his 99th percentile is above 250 ms
or anything of his failed. Everything stays on the loopback interface.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import tempfile
import time
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.storm import at_tables, at_the_door, on_the_wire, over_http
from benchmarks.storm.attack import FLOODS, Attack, Flood
from benchmarks.storm.grounds import GROUNDS, Friend
from benchmarks.storm.hall import Hall
from benchmarks.storm.report import Row, heading, line_of
from benchmarks.storm.visitor import Got, Visitor

LONGEST: Final = 60.0  # seconds that preparing one flood may take
KINDS: Final = (at_the_door, at_tables, on_the_wire, over_http)  # importing them fills FLOODS


class Meeting(NamedTuple):
    """What attacker and visitor know of each other: when both are there, and where the visitor sits."""

    seated: Event
    begun: Event
    table: Any  # an array of bytes shared by both processes


def attacker(flood: str, port: int, seconds: float, meeting: Meeting, back: Connection) -> None:
    """The attacker's process. Gives way to the server and the visitor: it stands for another machine."""
    os.nice(10)
    wanted = FLOODS[flood]

    def ready() -> None:
        meeting.seated.wait(LONGEST)
        meeting.begun.set()

    attack = Attack(port, seconds + 0.3, {}, lambda: meeting.table.value.decode(), ready)
    try:
        attack.ground = GROUNDS[wanted.ground](Friend(port))
        wanted.act(attack)
        back.send(attack.end())
    except Exception as error:
        meeting.begun.set()
        back.send(f"{type(error).__name__}: {error}")
        raise


def visitor(port: int, seconds: float, meeting: Meeting, back: Connection) -> None:
    """The visitor's process: sits down in peace, then goes on while the flood comes."""

    async def visit() -> Got:
        guest = Visitor(port)
        await guest.take_table()
        meeting.table.value = guest.table.encode()
        meeting.seated.set()
        await asyncio.to_thread(meeting.begun.wait, LONGEST)
        return await guest.visit(seconds)

    back.send(asyncio.run(visit()))


def measure(flood: Flood, seconds: float) -> Row:
    context = multiprocessing.get_context("spawn")
    meeting = Meeting(context.Event(), context.Event(), context.Array("c", 40))
    with tempfile.TemporaryDirectory(prefix="flood-") as folder:
        hall = Hall(Path(folder), descriptors=flood.descriptors)
        heard, told = zip(*(context.Pipe(False) for _ in range(2)), strict=True)
        processes = [
            context.Process(target=visitor, args=(hall.port, seconds, meeting, told[0])),
            context.Process(target=attacker, args=(flood.name, hall.port, seconds, meeting, told[1])),
        ]
        try:
            for process in processes:
                process.start()
            meeting.begun.wait(LONGEST)
            started, before, log = time.monotonic(), hall.cpu(), hall.log.stat().st_size
            hall.forget_peak()
            time.sleep(seconds)
            spent = (hall.cpu() - before) / (time.monotonic() - started)
            peak = hall.peak()
            got = heard[0].recv() if heard[0].poll(LONGEST) else Got(failed=["the visitor never came back"])
            attack = heard[1].recv() if heard[1].poll(LONGEST) else "the attacker never came back"
            return Row(flood, attack, spent, peak, hall.log.stat().st_size - log, got)
        finally:
            for process in processes:
                process.kill()
                process.join()
            hall.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--flood", action="append", metavar="NAME", help="only this one; may be given several times")
    parser.add_argument("--list", action="store_true", help="names the floods and stops")
    parser.add_argument("--seconds", type=float, default=3.5, help="how long each flood lasts")
    parser.add_argument("--markdown", action="store_true", help="the table as it stands in docs/floods.md")
    said = parser.parse_args()
    names = said.flood or list(FLOODS)
    if unknown := [name for name in names if name not in FLOODS]:
        raise SystemExit(f"there is no flood {', '.join(unknown)}; --list names them")
    if said.list:
        for name in names:
            print(f"{name:14} {FLOODS[name].what}")
        return
    print(heading(said.markdown), flush=True)
    rows = []
    for name in names:
        rows.append(measure(FLOODS[name], said.seconds))
        print(line_of(rows[-1], said.markdown), flush=True)
    bad = [row.flood.name for row in rows if row.flood.judged and not row.stood()]
    print(f"\n{len(rows) - len(bad)} of {len(rows)} stood" + (f"; not: {', '.join(bad)}" if bad else ""))
    raise SystemExit(bool(bad))


if __name__ == "__main__":
    main()
