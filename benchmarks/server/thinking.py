"""How long people wait for bots: so many tables against the strongest, at a human pace, on a hall of its own.

    PYTHONPATH=build/compiled python benchmarks/server/thinking.py [--tables 20] [--seconds 60] [--pace 4]

Each table has one person, who takes about `pace` seconds for a decision and then makes a random legal move; every game
has its share of the tables, with as few players as it allows. A wait is the time from the acknowledgement of a person's
move, or from a bot's move before, to the frame in which a bot has moved; the pause that a hall makes for the eye is
off. A turn is all of one bot's moves in a row. Prints waits and turns (p50, p99, longest), by game and in all, and how
busy the machine was before and after: on one that is busy with other things the numbers say little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from criee.games import signs

LIMITS = {"bot_pause": 0.0, "tables_at_once": 1e6, "work_at_once": 1e6, "work_per_second": 1e3}
Times = dict[str, list[float]]


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "criee.server.run", "--port", "0", "--data", str(folder / "data")]
    server = subprocess.Popen([*command, "--limits", json.dumps(LIMITS)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, f"127.0.0.1:{server.stdout.readline().strip().rpartition(':')[2]}"


def open_table(where: str, game: str, seats: int, bot: str) -> tuple[str, str]:
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (seats - 1)], "nickname": "Ana"}
    request = Request(f"http://{where}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    made = json.load(urlopen(request, timeout=30))
    return made["table"], made["seats"][0]["secret"]


class Person:
    """One person at one table after the other, until time is up."""

    def __init__(self, where: str, game: str, seats: int, said: argparse.Namespace, until: float) -> None:
        self.where, self.game, self.seats = where, game, seats
        self.said, self.until = said, until
        self.luck = random.Random(f"{game} {id(self)}")
        self.waits: list[float] = []
        self.turns: list[float] = []

    async def play(self) -> None:
        await asyncio.sleep(self.luck.uniform(0, self.said.pace))
        while perf_counter() < self.until:
            table, secret = await asyncio.to_thread(open_table, self.where, self.game, self.seats, self.said.bot)
            async with connect(f"ws://{self.where}/api/tables/{table}/ws", max_size=None) as line:
                await line.send(json.dumps({"type": "sit", "secret": secret, "since": 0}))
                await self.sit(line)

    async def sit(self, line: Any) -> None:
        since, turn, mover, waits = perf_counter(), 0.0, -1, True
        while (left := self.until - perf_counter()) > 0:
            try:
                told = json.loads(await asyncio.wait_for(line.recv(), left))
            except TimeoutError:
                return
            if told["type"] != "steps":
                continue
            now = perf_counter()
            for seat in [step["seat"] for step in told["steps"] if step["seat"] > 0 and waits]:
                self.waits.append(now - since)
                turn = now - since + (turn if seat == mover else 0.0)
                if seat == mover:
                    self.turns.pop()
                self.turns.append(turn)
                mover = seat
            if any(step["seat"] == 0 for step in told["steps"]):
                mover = -1
            since, waits = now, not told["moves"]  # who has to decide does not wait for those who decide as well
            if told["outcome"] is not None:
                return
            if told["moves"]:
                await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.said.pace)
                move = self.luck.choice(told["moves"])["move"]
                await line.send(json.dumps({"type": "move", "seat": 0, "count": told["count"], "move": move}))


def row(name: str, times: list[float]) -> str:
    if not times:
        return f"{name:24} nothing was measured"
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    usual, longest = ordered[len(ordered) // 2], ordered[-1]
    return f"{name:24} {len(ordered):6}  p50 {usual:6.2f} s  p99 {p99:6.2f} s  longest {longest:6.2f} s"


async def measure(where: str, said: argparse.Namespace) -> tuple[Times, Times]:
    until = perf_counter() + said.seconds
    games = [sign for sign in signs() if not said.game or sign.name in said.game]
    people = [
        Person(where, games[i % len(games)].name, games[i % len(games)].seats[0], said, until)
        for i in range(said.tables)
    ]
    await asyncio.gather(*(one.play() for one in people))
    waits: Times = defaultdict(list)
    turns: Times = defaultdict(list)
    for one in people:
        waits[one.game] += one.waits
        turns[one.game] += one.turns
    return waits, turns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=4.0)
    parser.add_argument("--bot", default="strongest")
    parser.add_argument("--game", action="append", default=[])
    said = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="thinking-"))
    server, where = start(folder)
    print(f"{said.tables} tables, {os.cpu_count()} cores, load before: {os.getloadavg()[0]:.1f}")
    try:
        waits, turns = asyncio.run(measure(where, said))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
        shutil.rmtree(folder)
    for title, times in (("one move of a bot", waits), ("one turn of a bot", turns)):
        print(title)
        for game in sorted(times):
            print("  " + row(game, times[game]))
        print("  " + row("all", [one for found in times.values() for one in found]))
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
