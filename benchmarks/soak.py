"""Thousands of short matches on one server: does its memory stay where it was?

    python -m benchmarks.soak [--matches 20000] [--at-once 12] [--seed 1]

People and bots play positions near the end of every game, over HTTP and websockets, each match to its end: against a
bot, two people on two lines, or two at one screen. Some are watched, some left half-way by a line that breaks, some
played again; some tables are opened for somebody to join, played for a while and left to a bot. Tables are forgotten
after a second without anybody. Exit 1 if memory at the end is more than a tenth above that after the first 2,000.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from benchmarks.storm.hall import Hall
from websockets.asyncio.client import ClientConnection, connect

from criee.engine.match import Match
from criee.games import open_game, packages, sign

LIMITS: Final = {
    "tables_at_once": 1e9,
    "requests_at_once": 1e9,
    "frames_per_second": 1e9,
    "frames_at_once": 1e9,
    "work_per_second": 1e9,
    "work_at_once": 1e9,
    "work_per_turn": 1e9,
    "idle_seconds": 1.0,
    "bot_pause": 0.0,
}
WARM: Final = 2_000  # matches after which memory should have found its level
REPORT: Final = 1_000
MOST: Final = 1.10
LAST_MOVES: Final = 6  # a match is taken up so many moves before its end
ENDINGS: Final = 12  # different ones of each game
FEW: Final = 8  # moves at a table that is not played to its end
Wish = dict[str, Any]


def endings(luck: Random) -> list[Wish]:
    """Tables shortly before the end, of every game and with few and many seats."""
    wishes: list[Wish] = []
    for name in packages():
        game = open_game(name)
        for number in range(ENDINGS):
            match = Match(game, sign(name).seats[number % 2], luck.getrandbits(32))
            match.settle()
            positions = []
            while not match.over():
                positions.append(game.position(match.state))
                seat = luck.choice(match.to_act())
                match.play(seat, luck.choice(match.moves(seat)))
            wishes.append({"game": name, "seats": match.seats, "position": positions[-LAST_MOVES]})
    return wishes


class Line:
    """One connection to a table; knows the newest message of each of its seats."""

    def __init__(self, socket: ClientConnection, secrets: list[str]) -> None:
        self.socket = socket
        self.secrets = secrets
        self.last: dict[int, dict[str, Any]] = {}

    async def sit(self) -> None:
        await self.socket.send(json.dumps({"type": "sit", "secrets": self.secrets, "since": 0}))
        while len(self.last) < max(1, len(self.secrets)):
            await self.hear()

    async def hear(self) -> None:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        if message["type"] == "steps":
            self.last[message["seat"]] = message
        assert message["type"] not in ("refused", "error"), message

    def over(self) -> bool:
        return any(message["outcome"] is not None for message in self.last.values())

    async def play(self, luck: Random, moves: int) -> None:
        """Plays what is offered, and listens while others are to move; until the end or so many moves."""
        made = 0
        while not self.over() and made < moves:
            acting = [seat for seat, message in self.last.items() if message["moves"]]
            if acting:
                made += 1
                await self.move(luck.choice(acting), luck)
            else:
                await self.hear()

    async def move(self, seat: int, luck: Random) -> None:
        last = self.last[seat]
        said = {"type": "move", "seat": seat, "count": last["count"], "move": luck.choice(last["moves"])["move"]}
        await self.socket.send(json.dumps(said))
        while self.last[seat]["count"] == last["count"]:
            await self.hear()


class Club:
    """Those who play: so many tables at once, one after the other."""

    def __init__(self, hall: Hall, seed: int, matches: int) -> None:
        self.hall = hall
        self.luck = Random(seed)
        self.endings = endings(self.luck)
        self.matches = matches
        self.numbers = count()
        self.done = 0
        self.memory: dict[int, float] = {}
        self.started = time.monotonic()

    async def run(self, at_once: int) -> None:
        base = f"http://127.0.0.1:{self.hall.port}"
        async with httpx.AsyncClient(base_url=base, timeout=30) as self.http:
            await asyncio.gather(*(self.evening() for _ in range(at_once)))

    async def evening(self) -> None:
        kinds = (self.against_a_bot, self.two_lines, self.one_screen, self.watched, self.played_again)
        while (number := next(self.numbers)) < self.matches:
            if number % 10 == 9:
                await (self.left, self.joined)[number // 10 % 2]()
            else:
                await kinds[number % len(kinds)]()
            self.finished()

    def finished(self) -> None:
        self.done += 1
        if self.done % REPORT == 0:
            own, bots = self.hall.memory(), self.hall.bots_memory()
            self.memory[self.done] = own
            passed = time.monotonic() - self.started
            print(f"{self.done:6} matches {passed:6.0f} s   server {own:6.1f} MB   bots {bots:6.1f} MB", flush=True)

    # --- what happens at tables ------------------------------------------------------------------

    async def open(self, kind: str, **more: Any) -> tuple[str, list[str]]:
        wish = {**self.luck.choice(self.endings), "nickname": "Ana", **more}
        wish["seats"] = [{"kind": "me"}] + [{"kind": kind}] * (wish["seats"] - 1)
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], [seat["secret"] for seat in made["seats"] if seat["secret"]]

    def at(self, table: str) -> connect:
        return connect(f"ws://127.0.0.1:{self.hall.port}/api/tables/{table}/ws", compression=None)

    async def alone(self, table: str, secrets: list[str], moves: int = 10_000) -> None:
        async with self.at(table) as socket:
            line = Line(socket, secrets)
            await line.sit()
            await line.play(self.luck, moves)

    async def against_a_bot(self) -> None:
        await self.alone(*await self.open("bot", clock_minutes=self.luck.choice((0, 5))))

    async def one_screen(self) -> None:
        await self.alone(*await self.open("same"))

    async def two_lines(self) -> None:
        table, secrets = await self.open("same")
        await asyncio.gather(self.alone(table, secrets[:1]), self.alone(table, secrets[1:]))

    async def watched(self) -> None:
        table, secrets = await self.open("same")
        await asyncio.gather(self.alone(table, secrets), self.alone(table, []))
        await self.http.get(f"/api/tables/{table}/frames")

    async def played_again(self) -> None:
        """The match is played to its end; now and then once more from the beginning."""
        table, secrets = await self.open("same")
        await self.alone(table, secrets)
        if self.luck.random() < 0.1:
            made = [await self.again(table, secret) for secret in secrets]
            await self.alone(
                made[0]["table"], [seat["secret"] for one in made for seat in one["seats"] if seat["secret"]], FEW
            )

    async def again(self, table: str, secret: str) -> dict[str, Any]:
        made: dict[str, Any] = (await self.http.post(f"/api/tables/{table}/rematch", json={"secret": secret})).json()
        return made

    async def left(self) -> None:
        """A line that breaks half-way, at a table with the bell."""
        table, secrets = await self.open("same", live=True)
        socket = await self.at(table)
        await Line(socket, secrets).sit()
        socket.transport.abort()

    async def joined(self) -> None:
        """Opened for somebody, begun, and left to a bot."""
        wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await self.http.post("/api/tables", json=wish)).json()
        table = made["table"]
        other = (await self.http.post(f"/api/tables/{table}/join", json={"nickname": "Bo"})).json()
        await self.alone(table, [made["seats"][0]["secret"], other["secret"]], FEW)
        async with self.at(table) as socket:
            line = Line(socket, [other["secret"]])
            await line.sit()
            await socket.send(json.dumps({"type": "leave", "seat": other["seat"]}))
            await line.hear()


def judge(memory: dict[int, float]) -> int:
    warm, last = memory.get(WARM), max(memory, default=0)
    if warm is None or last <= WARM:
        print(f"too short to judge: at least {WARM + REPORT} matches")
        return 0
    ratio = memory[last] / warm
    print(f"after {WARM}: {warm:.1f} MB; after {last}: {memory[last]:.1f} MB; ratio {ratio:.3f} (at most {MOST})")
    return int(ratio > MOST)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--at-once", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        hall = Hall(Path(folder), LIMITS)
        try:
            club = Club(hall, said.seed, said.matches)
            asyncio.run(club.run(said.at_once))
            print(hall.log.read_text()[-2000:] or "the server's log is empty")
        finally:
            hall.stop()
    raise SystemExit(judge(club.memory))


if __name__ == "__main__":
    main()
