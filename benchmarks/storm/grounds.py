"""What a flood needs before it begins: tables and matches, opened in peace from a third address."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from criee.engine import record
from criee.engine.match import Match
from criee.games import open_game

FRIEND: Final = "127.0.0.3"
Ground = dict[str, Any]


class Friend:
    """Opens and plays what is needed, at a pace that no limit minds."""

    def __init__(self, port: int) -> None:
        self.port = port
        transport = httpx.HTTPTransport(local_address=FRIEND)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=20)

    def ask(self, path: str, **body: Any) -> Ground:
        answer = self.http.post(path, json=body)
        if answer.status_code >= 300:
            raise RuntimeError(f"{path}: {answer.text}")
        made: Ground = answer.json()
        return made

    def table(self, game: str, seats: int, **more: Any) -> Ground:
        """A table whose seats are all one's own."""
        made = self.ask("/api/tables", game=game, seats=[{"kind": "me"}] + [{"kind": "same"}] * (seats - 1), **more)
        return {"table": made["table"], "secrets": [seat["secret"] for seat in made["seats"]]}

    def play(self, ground: Ground, moves: int) -> Ground:
        """Plays so many moves with all seats; adds the last of them, and one that could be made now."""
        luck = Random(1)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{ground['table']}/ws"
        with connect(address, compression=None, source_address=(FRIEND, 0)) as socket:
            socket.send(json.dumps({"type": "sit", "secrets": ground["secrets"], "since": 0}))
            last = hear(socket, {}, len(ground["secrets"]))
            for _ in range(moves):
                seat = luck.choice([seat for seat, message in last.items() if message["moves"]])
                move = luck.choice(last[seat]["moves"])["move"]
                socket.send(json.dumps({"type": "move", "seat": seat, "count": last[seat]["count"], "move": move}))
                last = hear(socket, last, len(ground["secrets"]))
                ground |= {"seat": seat, "move": move}
        acting = next(seat for seat, message in last.items() if message["moves"])
        return ground | {"acting": acting, "choices": [choice["move"] for choice in last[acting]["moves"]]}


def hear(socket: ClientConnection, last: dict[int, Ground], seats: int) -> dict[int, Ground]:
    """Until every seat has been told of something new."""
    told: dict[int, Ground] = {}
    while len(told) < seats:
        message = json.loads(socket.recv(20))
        if message["type"] in ("error", "refused"):
            raise RuntimeError(str(message))
        if message["type"] == "steps" and message["seq"] > last.get(message["seat"], {"seq": -1})["seq"]:
            told[message["seat"]] = message
    return told


def random_match(name: str, seats: int, seed: int, moves: int = 10_000) -> Match:
    match, luck = Match(open_game(name), seats, seed), Random(seed)
    match.settle()
    while not match.over() and moves:
        moves -= 1
        seat = luck.choice(match.to_act())
        match.play(seat, luck.choice(match.moves(seat)))
    return match


# --- the grounds --------------------------------------------------------------------------------


def long_match(friend: Friend) -> Ground:
    """A finished match of six at Tokyo, more than a thousand steps."""
    text = record.write(random_match("tokyo", 6, 3))
    return {"table": friend.ask("/api/records", text=text)["table"], "record": text}


def tokyo(friend: Friend) -> Ground:
    """Six seats at Tokyo in the middle of a match, all one's own; one move made."""
    match = random_match("tokyo", 6, 3, 400)
    position = match.game.position(match.state)
    return friend.play(friend.table("tokyo", 6, position=position), 1)


def wasabi(friend: Friend) -> Ground:
    """How to open a table in the middle of a match of Wasabi!, all four seats one's own."""
    match = random_match("wasabi", 4, 3, 150)
    seats = [{"kind": "me"}] + [{"kind": "same"}] * 3
    return {"wish": {"game": "wasabi", "seats": seats, "position": match.game.position(match.state)}}


def pair(friend: Friend) -> Ground:
    """A table for two, both seats one's own."""
    return friend.table("tsukiji", 2)


GROUNDS: Final[dict[str, Callable[[Friend], Ground]]] = {
    "": lambda friend: {},
    "long match": long_match,
    "tokyo": tokyo,
    "wasabi": wasabi,
    "pair": pair,
}
