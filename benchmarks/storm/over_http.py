"""Floods over HTTP: requests that are dear to answer, as often as they are taken."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final
from urllib.parse import urlencode

from benchmarks.storm.attack import Attack, flood
from benchmarks.storm.grounds import random_match
from benchmarks.storm.line import post, request

from criee.games import signs

RATE: Final = 49.0  # requests a second: what the shipped limits allow in the long run
SEATS: Final = [{"kind": "me"}, {"kind": "same"}]
LARGE: Final = 1_450_000


def asking(attack: Attack, requests: Iterator[bytes], lines: int = 20, at_once: int = 300) -> None:
    """Ever new requests on so many lines: at first as many as are taken at once, then as many a second."""
    used = [attack.line() for _ in range(lines)]
    attack.begin()
    started = time.monotonic()
    for _ in attack.turns():
        idle = True
        for line in attack.still(used):
            heard = line.drain()
            allowed = at_once + RATE * (time.monotonic() - started)
            if (heard or not line.sent) and attack.spent.count < allowed:
                idle &= not attack.pour(line, next(requests))
            elif line.left:
                line.flush()
        if idle:
            time.sleep(0.001)


def getting(attack: Attack, path: str) -> Iterator[bytes]:
    for number in count():
        yield request(attack.port, path.replace("NUMBER", str(number)))


@flood("frames", "GET /frames of a finished Tokyo match on 20 lines", "long match")
def frames(attack: Attack) -> None:
    asking(attack, getting(attack, f"/api/tables/{attack.ground['table']}/frames"))


@flood("frames-seats", "the same, as ever another seat saw it", "long match")
def frames_seats(attack: Attack) -> None:
    paths = [f"/api/tables/{attack.ground['table']}/frames?seat={seat}" for seat in range(6)]
    asking(attack, (request(attack.port, paths[number % 6]) for number in count()))


@flood("frames-deaf", "60 lines ask for /frames and never read the answer", "long match")
def frames_deaf(attack: Attack) -> None:
    data = request(attack.port, f"/api/tables/{attack.ground['table']}/frames")
    for _ in range(60):
        attack.line()
    attack.begin()
    for _ in attack.ticks(2):
        for line in attack.lines:
            if not line.sent:
                attack.pour(line, data)


@flood("qr", "QR codes of 400 characters, all different")
def qr(attack: Attack) -> None:
    asking(attack, getting(attack, "/api/qr?text=NUMBER" + "x" * 390))


@flood("options", "GET /api/games/... with ever new options")
def options(attack: Attack) -> None:
    wishes = option_sets()
    asking(attack, (request(attack.port, f"/api/games/{name}?{query(wish)}") for name, wish in wishes))


@flood("query", "GET /api/games/tokyo with 3,000 options in its address (27 KB)")
def long_query(attack: Attack) -> None:
    path = "/api/games/tokyo?" + "&".join(f"o{number}=1" for number in range(3_000))
    asking(attack, getting(attack, path))


def option_sets() -> Iterator[tuple[str, dict[str, Any]]]:
    """Ever new sets of options that the games take, as far as they have so many."""
    luck = Random(1)
    while True:
        for sign in signs():
            wish: dict[str, Any] = {}
            for option in sign.options:
                if isinstance(option.default, bool):
                    wish[option.key] = luck.random() < 0.5
                elif option.choices:
                    wish[option.key] = luck.choice(option.choices)
                else:
                    wish[option.key] = luck.randint(option.low, option.high)
            yield sign.name, wish


def query(wish: dict[str, Any]) -> str:
    return urlencode({key: str(value).lower() for key, value in wish.items()})


# --- opening tables -----------------------------------------------------------------------------


@flood("tables", "tables opened with ever new options")
def tables(attack: Attack) -> None:
    wishes = option_sets()
    seats = {sign.name: sign.seats[0] for sign in signs()}
    opened = (
        {"game": name, "options": wish, "seats": [{"kind": "me"}] + [{"kind": "same"}] * (seats[name] - 1)}
        for name, wish in wishes
    )
    asking(attack, (post(attack.port, "/api/tables", json.dumps(wish).encode()) for wish in opened))


@flood("positions", "tables opened from positions of 1.4 MB: the same ships of Tokyo, thousands of times")
def positions(attack: Attack) -> None:
    match = random_match("tokyo", 6, 3, 100)
    position = dict(match.game.position(match.state))
    ships = position["ships"]
    assert isinstance(ships, list)
    position["ships"] = ships * (1_400_000 // len(json.dumps(ships)))
    seats = [{"kind": "me"}] + [{"kind": "same"}] * 5
    repeated(attack, "/api/tables", {"game": "tokyo", "seats": seats, "position": position})


@flood("bodies", "bodies of 1.5 MB: half a million empty lists")
def bodies(attack: Attack) -> None:
    wish = {"game": "tsukiji", "seats": SEATS, "position": {"x": [[]] * (LARGE // 4)}}
    repeated(attack, "/api/tables", wish)


@flood("records", "records of a Tokyo match of 1,109 steps", "long match")
def records(attack: Attack) -> None:
    repeated(attack, "/api/records", {"text": attack.ground["record"]})


@flood("damaged", "records of 200 KB whose last line is wrong", "long match")
def damaged(attack: Attack) -> None:
    text = attack.ground["record"].rpartition("result:")[0]
    repeated(attack, "/api/records", {"text": text + "# padding\n" * ((199_000 - len(text)) // 10) + "p1 nothing\n"})


def repeated(attack: Attack, path: str, wish: dict[str, Any]) -> None:
    data = post(attack.port, path, json.dumps(wish, separators=(",", ":")).encode())
    asking(attack, (data for _ in count()))


@flood("bots", "60 tables with bots at every game, all watched")
def bots(attack: Attack) -> None:
    attack.begin()
    made = []
    for number, sign in zip(range(60), [*signs()] * 12, strict=True):
        seats = [{"kind": "bot"}] * sign.seats[1]
        opened = attack.ask("/api/tables", game=sign.name, seats=seats, seed=number)
        made += [opened["table"]] if opened else []
    for table in made:
        attack.websocket(table)
    attack.hold()
