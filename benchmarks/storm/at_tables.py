"""Floods at tables: what a player or a spectator may send, as often as the shipped limits let him."""

from __future__ import annotations

import re
from typing import Any, Final

from benchmarks.storm.attack import Attack, flood
from benchmarks.storm.line import said

SITS: Final = 6.5  # a second and line: what the shipped limits allow
FRAMES: Final = 39.0
FULL: Final = 99  # watchers of a table
ALL_SEEN: Final = 100_000  # since: nothing is to be told again
OFFER: Final = re.compile(rb'"seat":(\d+),"view":.*?"moves":\[{"move":"([^"]+)".*?"count":(\d+),"hash"')


@flood("sit-20", "20 websockets, `sit` six times a second at a Tokyo match of 1,109 steps", "long match")
def sit_20(attack: Attack) -> None:
    lines = attack.websockets(20, attack.ground["table"])
    attack.begin()
    attack.paced(lines, said(type="sit", since=0), 6)


@flood("sit-200", "200 websockets, `sit` as often as allowed at that match", "long match")
def sit_200(attack: Attack) -> None:
    lines = attack.websockets(200, attack.ground["table"], since=ALL_SEEN)
    attack.begin()
    attack.paced(lines, said(type="sit", since=0), SITS)


@flood("crowd", "150 spectators at the visitor's own table, who sit down again as often as allowed")
def crowd(attack: Attack) -> None:
    attack.begin()
    lines = attack.websockets(150, attack.where())
    attack.paced(lines, said(type="sit", since=0), SITS)


@flood("again", "99 websockets with six seats at Tokyo repeat a move that was made", "tokyo")
def again(attack: Attack) -> None:
    ground = attack.ground
    lines = attack.websockets(FULL, ground["table"], *ground["secrets"], since=ALL_SEEN)
    attack.begin()
    attack.paced(lines, said(type="move", seat=ground["seat"], count=0, move=ground["move"]), FRAMES)


@flood("why", "99 websockets ask `why` at Tokyo", "tokyo")
def why(attack: Attack) -> None:
    ground = attack.ground
    lines = attack.websockets(FULL, ground["table"], *ground["secrets"], since=ALL_SEEN)
    attack.begin()
    for number, _ in enumerate(attack.ticks(FRAMES)):
        data = said(type="why", seat=ground["acting"], move=ground["choices"][number % len(ground["choices"])])
        for line in attack.still(lines):
            attack.pour(line, data)
            line.drain()


@flood("undo", "20 players of Tokyo ask for a move back, 20 others refuse it at once", "tokyo")
def undo(attack: Attack) -> None:
    """Nothing is ever taken back, so it can be asked for ever."""
    ground = attack.ground
    mine, other = ground["seat"], (ground["seat"] + 1) % 6
    asking = attack.websockets(20, ground["table"], ground["secrets"][mine], since=ALL_SEEN)
    refusing = attack.websockets(20, ground["table"], ground["secrets"][other], since=ALL_SEEN)
    attack.begin()
    for _ in attack.ticks(FRAMES):
        for one, two in zip(attack.still(asking), attack.still(refusing), strict=True):
            attack.pour(one, said(type="undo", seat=mine))
            attack.pour(two, said(type="grant", seat=other, yes=False))
            one.drain()
            two.drain()


@flood("undo-alone", "10 tables of Wasabi!: a move, and back, and again, as fast as allowed", "wasabi")
def undo_alone(attack: Attack) -> None:
    players = [Player(attack, **attack.ground["wish"]) for _ in range(10)]
    attack.begin()
    for _ in attack.ticks(FRAMES / 2):
        for player in players:
            player.move(undo=True)


@flood("react", "99 websockets clap at one table, and each is told of all", "pair")
def react(attack: Attack) -> None:
    lines = attack.websockets(FULL, attack.ground["table"], *attack.ground["secrets"])
    attack.begin()
    attack.paced(lines, said(type="react", seat=0, kind="clap"), FRAMES)


@flood("leave", "50 websockets leave their seat to a bot, 49 take it back, and all are told", "pair")
def leave(attack: Attack) -> None:
    lines = attack.websockets(FULL, attack.ground["table"], *attack.ground["secrets"])
    attack.begin()
    words = (said(type="leave", seat=0), said(type="back", seat=0))
    for _ in attack.ticks(FRAMES):
        for number, line in enumerate(attack.still(lines)):
            attack.pour(line, words[number % 2])
            line.drain()


@flood("flap", "a player comes and goes as fast as it goes, before 99 watchers", "pair")
def flap(attack: Attack) -> None:
    ground = attack.ground
    watchers = attack.websockets(FULL, ground["table"])
    attack.begin()
    for number, _ in enumerate(attack.turns()):
        line = attack.websocket(ground["table"], *ground["secrets"])
        attack.spent.count += 1
        watchers[number % len(watchers)].drain()
        attack.drop(line)


@flood("deaf", "60 spectators of a Tokyo table never read, while 39 players clap and sit as often as allowed", "tokyo")
def deaf(attack: Attack) -> None:
    ground = attack.ground
    attack.websockets(60, ground["table"], since=ALL_SEEN)
    noisy = attack.websockets(39, ground["table"], *ground["secrets"], since=ALL_SEEN)
    attack.begin()
    data = said(type="sit", secrets=ground["secrets"], since=0)
    for number, _ in enumerate(attack.ticks(FRAMES)):
        for line in attack.still(noisy):
            attack.pour(line, said(type="react", seat=0, kind="clap") if number % 6 else data)
            line.drain()


@flood("play", "100 tables of one's own, played as fast as allowed")
def play(attack: Attack) -> None:
    players = [Player(attack, game="bigfish", seats=[{"kind": "me"}, {"kind": "same"}]) for _ in range(100)]
    attack.begin()
    for _ in attack.ticks(FRAMES):
        for player in players:
            player.move()


class Player:
    """Plays all seats of a table with the first move that is offered."""

    def __init__(self, attack: Attack, **wish: Any) -> None:
        self.attack = attack
        made = attack.ask("/api/tables", **wish)
        secrets = [seat["secret"] for seat in made.get("seats", ())]
        self.line = attack.websocket(made["table"], *secrets) if made else None
        self.known: set[tuple[bytes, bytes]] = set()

    def move(self, undo: bool = False) -> None:
        if self.line is None:
            return
        for message in self.line.drain().split(b'{"type":"steps"'):
            offer = OFFER.search(message)
            if offer is None or (offer[1], offer[3]) in self.known:
                continue
            seat, move, count = offer.groups()
            self.known.add((seat, count))
            data = said(type="move", seat=int(seat), count=int(count), move=move.decode())
            self.attack.pour(self.line, data + said(type="undo", seat=int(seat)) if undo else data, 1 + undo)
            return
