"""A bot of your own in thirty lines: joins a table and plays over the websocket, as a browser does.

pip install websockets;  python docs/example_bot.py http://localhost:8765 TABLE [NICKNAME]
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def join(hall: str, table: str, nickname: str) -> dict:
    body = json.dumps({"nickname": nickname}).encode()
    request = urllib.request.Request(f"{hall}/api/tables/{table}/join", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)  # {"seat": 1, "secret": "..."}


def choose(view: dict, moves: list[dict]) -> str:
    """Your idea goes here: `view` is all that you may know, `moves` is all that you may do."""
    return random.choice(moves)["move"]


def play(hall: str, table: str, nickname: str = "Example") -> dict:
    seat = join(hall, table, nickname)
    with connect(f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/ws") as socket:
        socket.send(json.dumps({"type": "sit", "secret": seat["secret"], "since": 0}))
        for frame in socket:
            told = json.loads(frame)
            if told["type"] == "steps" and told["outcome"]:
                return told["outcome"]
            if told["type"] == "steps" and told["moves"]:
                move = {"move": choose(told["view"], told["moves"]), "seat": told["seat"], "count": told["count"]}
                socket.send(json.dumps({"type": "move", **move}))
    raise SystemExit("the connection was lost")


if __name__ == "__main__":
    print(play(*sys.argv[1:4]))
